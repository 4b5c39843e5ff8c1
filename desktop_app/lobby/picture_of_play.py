"""Pictures on pages: the drawn scene of a game or what a play looked like, filling its frame."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.keep.plays import KeptPlay
from desktop_app.look import art, theme
from desktop_app.look.drawing import smooth

HEIGHT_BY_WIDTH = 0.7


class Picture(QWidget):
    """Fills its frame with a picture, cut off where the shapes differ; empty if there is none."""

    def __init__(self, least: QSize) -> None:
        super().__init__()
        self.setMinimumSize(least)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def pixmap(self, width: float) -> QPixmap:
        """Return the picture, about so many pixels wide."""
        return QPixmap()

    def sizeHint(self) -> QSize:
        """Return the least size; the layout gives more."""
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        smooth(painter)
        outline = QPainterPath()
        radius = theme.size("radius")
        outline.addRoundedRect(QRectF(self.rect()), radius, radius)
        painter.setClipPath(outline)
        painter.fillRect(self.rect(), theme.colour("table"))
        shape = self.pixmap(self.width()).deviceIndependentSize()
        if not shape.isEmpty():
            target = self._covering(shape)
            picture = self.pixmap(target.width())
            painter.drawPixmap(target, picture, QRectF(picture.rect()))
        painter.end()

    def _covering(self, shape: QSizeF) -> QRectF:
        """Return where a picture of this shape covers the whole frame."""
        whole = QSizeF(self.size())
        size = shape.scaled(whole, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        covering = QRectF(0, 0, size.width(), size.height())
        covering.moveCenter(QRectF(self.rect()).center())
        return covering


class Scene(Picture):
    """The drawn scene of a game, light or dark as everything else; it can be clicked."""

    clicked = Signal()

    def __init__(self, game_id: str, least: QSize) -> None:
        super().__init__(least)
        self._game_id = game_id
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        shape = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        shape.setHeightForWidth(True)
        self.setSizePolicy(shape)

    def heightForWidth(self, width: int) -> int:
        """Return how high a frame is that cuts off little."""
        return round(width * HEIGHT_BY_WIDTH)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the press, so that the release is heard of too."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Be clicked, unless the mouse has left in the meantime."""
        left = event.button() == Qt.MouseButton.LeftButton
        if left and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def pixmap(self, width: float) -> QPixmap:
        """Draw the scene so wide; nothing for a game that has none."""
        if not art.has_scene(self._game_id):
            return QPixmap()
        return art.scene(self._game_id, width, ratio=self.devicePixelRatioF())


class Place(Scene):
    """The large picture of a game; across it hangs a sign while nobody has played it yet."""

    def __init__(self, game_id: str, least: QSize) -> None:
        super().__init__(game_id, least)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._place = art.place(game_id)

    def heightForWidth(self, width: int) -> int:
        """Take what height there is."""
        return self.minimumHeight()

    def pixmap(self, width: float) -> QPixmap:
        """Return the picture; where a game brings none, its scene."""
        return super().pixmap(width) if self._place.isNull() else self._place


class Photograph(Picture):
    """What a play looked like when it was left, or else the scene of its game."""

    def __init__(self, play: KeptPlay, least: QSize) -> None:
        super().__init__(least)
        self._play = play

    def pixmap(self, width: float) -> QPixmap:
        """Return it about so wide."""
        return photograph(self._play, width, self.devicePixelRatioF())


def photograph(play: KeptPlay, width: float, ratio: float) -> QPixmap:
    """Return the picture of *play*; its game's scene if it has none, nothing if it is damaged."""
    picture = QPixmap(str(play.picture)) if play.picture.is_file() else QPixmap()
    if picture.isNull() and play.seen and art.has_scene(play.seen.game.id):
        return art.scene(play.seen.game.id, width, ratio=ratio)
    return picture
