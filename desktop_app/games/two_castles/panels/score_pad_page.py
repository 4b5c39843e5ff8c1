"""The score pad: put a castle together from everything in the box and read its score."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Slot
from PySide6.QtGui import QKeySequence, QPainter, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.board.close_up import close_up
from desktop_app.board.items import PieceItem, PlaceItem
from desktop_app.board.scene import BoardScene
from desktop_app.board.view import BoardView
from desktop_app.games.two_castles.panels.pad import Pad, read_file, written_down
from desktop_app.games.two_castles.panels.pad_paper import as_image, paint_paper
from desktop_app.games.two_castles.panels.pad_picture import (
    TABS,
    after,
    change_note,
    pad_picture,
    pad_reach,
)
from desktop_app.games.two_castles.panels.pad_words import how_to_begin, pad_words, where_it_goes
from desktop_app.games.two_castles.words import TwoCastlesWording
from desktop_app.games.two_castles.words.refusals import sentence
from desktop_app.hands import accessible
from desktop_app.keep import places
from desktop_app.kit.gestures import Gesture, Spot
from desktop_app.kit.picture import Note
from desktop_app.kit.tabletop import ScorePad, Words
from desktop_app.look import art, theme
from desktop_app.look.announcing import announce
from desktop_app.look.parts import Scrolled, label, name, panel
from desktop_app.look.save_dialog import ask_where, free_name
from engine.core.errors import PositionError
from engine.games.two_castles import castle_of_twenty
from engine.games.two_castles.content import ROOM_NUMBERS
from engine.games.two_castles.scoring import CATEGORIES
from engine.games.two_castles.spaces import space_at

PICTURE_WIDTH = 1920
"""Pixels of an exported picture."""


class ScorePadPage(ScorePad):
    """A board with a palette and one castle, and its sheet beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pad = Pad()
        self._tab = TABS[0]
        self._before: list[Pad] = []
        accessible.install()  # before the board gets a name, which may be told at once
        self.scene = BoardScene(self)
        self.board = BoardView(self.scene)
        self.scene.highlights = False  # everything can be picked up, so nothing need glow
        self.board.setAccessibleName(self.tr("Score pad"))
        self.figures: dict[str, QLabel] = {}
        self.total = label("", "heading")
        self.problems = label("", "soft")
        self.problems.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.notice = label("", "refusal")
        self._arrange()
        self._connect()
        self.show_pad(moving=False)

    # What is shown ------------------------------------------------------------

    def show_pad(self, *, moving: bool = True) -> None:
        """Show the castle, its points, and every rule that it breaks."""
        self.scene.show_picture(pad_picture(self.pad, self._tab), moving=moving)
        self.scene.set_reach(pad_reach(self.pad, self._tab), self._note_of)
        sheet = self.pad.sheet
        for category, points in zip(CATEGORIES, sheet.categories, strict=True):
            self.figures[category.value].setText(str(points))
        self.total.setText(str(sheet.total))
        told = [f"{sentence(problem)} {problem.rule}" for problem in self.pad.problems]
        self.problems.setText("\n".join(told) or self._all_is_well())
        name(self.problems, "refusal" if told else "soft")
        self.undo.setEnabled(bool(self._before))

    def _all_is_well(self) -> str:
        return self.tr("This castle breaks no rule.") if self.pad.rooms else how_to_begin()

    def change(self, pad: Pad) -> None:
        """Show another castle; the one before can be had back."""
        if pad != self.pad:
            self._before.append(self.pad)
            self.pad = pad
            self.notice.clear()
        self.show_pad()

    def show_example(self) -> None:
        """Show a castle of many kinds of rooms, one of them where it must not be."""
        castle = castle_of_twenty()
        rooms = tuple(zip(castle.spaces, castle.rooms, strict=True))
        self.pad = Pad(castle.throne, rooms, castle.attendants, castle.cards)
        self.pad = self.pad.put(ROOM_NUMBERS["terrace"], space_at(-2, -1))
        self.show_pad(moving=False)

    def made_again(self) -> ScorePadPage:
        """Return a page with the same castle, in the current words, sizes and colours."""
        page = ScorePadPage()
        page.pad, page._tab, page._before = self.pad, self._tab, self._before
        page.show_pad(moving=False)
        return page

    # What hands do ------------------------------------------------------------

    @Slot(object)
    def _on_gesture(self, gesture: Gesture) -> None:
        if self.scene.reach.paths(gesture):
            self.change(after(self.pad, gesture))
        elif gesture.target and (text := where_it_goes(gesture.source)):
            self._tell(text)
            announce(self.board, text)

    @Slot(str)
    def _open_tab(self, tab: str) -> None:
        self._tab = tab
        self.show_pad()

    @Slot()
    def _undo(self) -> None:
        if self._before:
            self.pad = self._before.pop()
            self.show_pad()

    def _note_of(self, gesture: Gesture) -> Note | None:
        return change_note(self.pad, after(self.pad, gesture))

    @Slot(object)
    def _on_hovered(self, thing: PlaceItem | PieceItem | None) -> None:
        spot = thing.piece.spot if isinstance(thing, PieceItem) else thing and thing.place.spot
        words = self._words_of(spot) if spot else Words("")
        picture = close_up(thing.face if thing else None)
        self.board.setToolTip(f"{picture}<br><b>{words.name}</b><br>{words.text}" if spot else "")

    def _words_of(self, spot: Spot) -> Words:
        return pad_words(spot, self.pad)

    # Files and paper ----------------------------------------------------------

    @Slot()
    def ask_to_open(self) -> None:
        """Ask for a file and show its castle."""
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a castle"), str(places.documents_folder()), _kinds()
        )
        if path:
            self.load(Path(path))

    def load(self, path: Path) -> None:
        """Show the castle of a file, or say in one sentence why not."""
        try:
            self.change(read_file(path))
        except PositionError as error:
            self._tell(self.tr("This file cannot be used. {why}").format(why=error))

    @Slot()
    def ask_to_save(self) -> None:
        """Ask for a file and write the castle to it."""
        title = self.tr("Save the castle")
        if path := ask_where(self, title, _proposal("castle.json"), _kinds()):
            self.save(path)

    def save(self, path: Path) -> None:
        """Write the castle as ``python -m engine score two_castles`` reads it."""
        try:
            path.write_text(written_down(self.pad), encoding="utf-8")
        except OSError as error:
            self._tell_unwritten(error.strerror or str(error))
        else:
            self._tell_written(path)

    @Slot()
    def ask_to_export(self) -> None:
        """Ask for a file and paint castle and sheet into it."""
        title = self.tr("Export a picture")
        if path := ask_where(self, title, _proposal("castle.png"), "PNG (*.png)"):
            self.export(path)

    def export(self, path: Path) -> None:
        """Write castle and sheet as a picture."""
        if as_image(self.pad, PICTURE_WIDTH).save(str(path), "PNG"):  # type: ignore[call-overload]
            self._tell_written(path)
        else:
            self._tell_unwritten(path.name)

    @Slot()
    def ask_to_print(self) -> None:
        """Ask for a printer and print castle and sheet."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if QPrintDialog(printer, self).exec() == QDialog.DialogCode.Accepted:
            self.print_to(printer)

    def print_to(self, printer: QPrinter) -> None:
        """Print castle and sheet on one page."""
        painter = QPainter(printer)
        page = printer.pageRect(QPrinter.Unit.DevicePixel)
        paint_paper(painter, QRectF(0, 0, page.width(), page.height()), self.pad)
        painter.end()

    def _tell_unwritten(self, why: str) -> None:
        self._tell(self.tr("The file could not be written: {why}.").format(why=why))

    def _tell_written(self, path: Path) -> None:
        self._tell(self.tr("Saved as {name}").format(name=path.name), "soft")

    def _tell(self, text: str, look: str = "refusal") -> None:
        self.notice.setText(text)
        name(self.notice, look)

    # How it is put together ---------------------------------------------------

    def _arrange(self) -> None:
        side = panel()
        beside = Scrolled(side)
        beside.setFixedWidth(theme.size("side_panel"))
        layout = side.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.addWidget(label(self.tr("Score pad"), "heading"))
        layout.addLayout(self._sheet())
        layout.addWidget(self.notice)
        layout.addWidget(Scrolled(self.problems), 1)
        self.problems.setAutoFillBackground(False)  # the paper shows through
        layout.addLayout(self._buttons())
        whole = QHBoxLayout(self)
        step = 2 * theme.size("step")
        whole.setContentsMargins(step, step, step, step)
        whole.addWidget(self.board, 1)
        whole.addWidget(beside)

    def _sheet(self) -> QGridLayout:
        grid, words = QGridLayout(), TwoCastlesWording()
        grid.setVerticalSpacing(theme.size("step") // 2)
        grid.setColumnStretch(0, 1)
        right = Qt.AlignmentFlag.AlignRight
        for number, category in enumerate(CATEGORIES):
            figure = self.figures[category.value] = QLabel()
            grid.addWidget(QLabel(words.category(category.value)), number, 0)
            grid.addWidget(figure, number, 1, right)
        grid.addWidget(label(self.tr("Total"), "heading"), len(CATEGORIES), 0)
        grid.addWidget(self.total, len(CATEGORIES), 1, right)
        return grid

    def _buttons(self) -> QGridLayout:
        self.undo = self._button("undo", self.tr("Undo"), self._undo)
        self.new = self._button("new", self.tr("New castle"), lambda: self.change(Pad()))
        grid = QGridLayout()
        made = (
            self.new,
            self.undo,
            self._button("open", self.tr("Open …"), self.ask_to_open),
            self._button("save", self.tr("Save …"), self.ask_to_save),
            self._button("print", self.tr("Print …"), self.ask_to_print),
            self._button("export", self.tr("Picture …"), self.ask_to_export),
            self._button("back", self.tr("Back"), self.left.emit),
        )
        for number, one in enumerate(made):
            grid.addWidget(one, number // 2, number % 2)
        return grid

    def _button(self, icon: str, text: str, then: object) -> QPushButton:
        made = QPushButton(art.qicon(icon), f" {text}")  # else the icon touches the word
        made.setObjectName("narrow")
        made.setAccessibleName(text)
        made.clicked.connect(then)
        return made

    def _connect(self) -> None:
        self.board.words_of = self._words_of
        self.board.keys.name_of = lambda spot: self._words_of(spot).name
        self.scene.gesture_made.connect(self._on_gesture)
        self.scene.opened.connect(self._open_tab)
        self.scene.hovered.connect(self._on_hovered)
        QShortcut(QKeySequence.StandardKey.Undo, self).activated.connect(self._undo)


def _proposal(name: str) -> Path:
    """Return where a file is proposed to be: where people look for their own."""
    return free_name(places.documents_folder() / name)


def _kinds() -> str:
    return "JSON (*.json)"
