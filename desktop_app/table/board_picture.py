"""What is kept of a play to be shown: a picture of the board at any moment, or a film of it all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMarginsF, QObject, QSizeF, Qt, QTimer, Slot
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QMessageBox, QProgressDialog, QWidget

from desktop_app.board.film import Film
from desktop_app.board.render import paint_picture, render
from desktop_app.keep import places
from desktop_app.kit.picture import Picture
from desktop_app.look import theme
from desktop_app.look.drawing import smooth
from desktop_app.look.save_dialog import ask_where, free_name

WIDTH = 2560
"""Pixels; enough to print it."""
FILM_WIDTH = 960
MOST_FRAMES = 60
"""A film is no longer, however long the play was."""
_PAPER = QSizeF(297, 0)
"""Millimetres: a sheet as wide as A4 is long, and as high as the board."""
_DOTS = 150
"""An inch; lines and letters are drawn as such, whatever this is."""


def save(window: QWidget, picture: Picture, name: str) -> bool:
    """Let the player choose a file, and write *picture* to it; return whether that was done."""
    title = QCoreApplication.translate("BoardPicture", "Save a picture of the board")
    proposal = free_name(places.documents_folder() / f"{name}.png")
    path = ask_where(window, title, proposal, "PNG (*.png);;PDF (*.pdf)")
    if path is None:
        return False
    if (
        write_pdf(picture, path)
        if path.suffix == ".pdf"
        else render(picture, WIDTH).save(str(path))
    ):
        return True
    _say_unwritten(window, path)
    return False


def write_pdf(picture: Picture, path: Path) -> bool:
    """Write *picture* as a page for a printer, in the colours of paper; return whether it could."""
    wide, high = picture.size
    writer = QPdfWriter(str(path))
    size = QSizeF(_PAPER.width(), _PAPER.width() * high / wide)
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Millimeter)
    writer.setResolution(_DOTS)
    writer.setTitle(path.stem)
    painter = QPainter()
    if not painter.begin(writer):
        return False
    with theme.on_paper():
        smooth(painter)
        scale = writer.width() / wide
        painter.scale(scale, scale)
        paint_picture(painter, picture)
    painter.end()
    return True


def chosen(moments: Sequence[int]) -> list[int]:
    """Return as many of the *moments* as a film has pictures, with the first and the last one."""
    if len(moments) <= MOST_FRAMES:
        return list(moments)
    step = (len(moments) - 1) / (MOST_FRAMES - 1)
    return [moments[round(step * number)] for number in range(MOST_FRAMES)]


def film(window: QWidget, pictures: Iterator[Picture], count: int, name: str) -> Filming | None:
    """Let the player choose a file, and make a film of *count* pictures step by step."""
    title = QCoreApplication.translate("BoardPicture", "Save the game as a film")
    proposal = free_name(places.documents_folder() / f"{name}.png")
    path = ask_where(window, title, proposal, "PNG (*.png)")
    return Filming(window, pictures, count, path) if path else None


class Filming(QObject):
    """Draws one picture after the other while the window lives on; it can be broken off."""

    def __init__(
        self, window: QWidget, pictures: Iterator[Picture], count: int, path: Path
    ) -> None:
        super().__init__(window)
        self._window, self._pictures, self._path = window, pictures, path
        self.film = Film()
        self._taken = 0
        self.progress = QProgressDialog(window)
        self.progress.setLabelText(self.tr("The film is drawn …"))
        self.progress.setRange(0, count)
        self.progress.setMinimumDuration(0)
        self.progress.setWindowModality(Qt.WindowModality.WindowModal)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.go_on)
        self._timer.start(0)
        self.progress.setValue(0)

    @Slot()
    def go_on(self) -> None:
        """Draw one more picture; after the last one write the film."""
        if self.progress.wasCanceled():
            self._timer.stop()
            return
        picture = next(self._pictures, None)
        if picture is not None:
            self.film.add(render(picture, FILM_WIDTH))
            self._taken += 1
            self.progress.setValue(self._taken)
            return
        self._timer.stop()
        self.progress.reset()
        try:
            self.film.write(self._path)
        except OSError:
            _say_unwritten(self._window, self._path)


def _say_unwritten(window: QWidget, path: Path) -> None:
    text = QCoreApplication.translate("BoardPicture", "The picture cannot be written to {path}.")
    QMessageBox.warning(window, "Kastellan", text.format(path=path))
