"""The faces of the score pad's own furniture: palette, tabs, a bin."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.two_castles.faces.land import paint_land
from desktop_app.games.two_castles.faces.lettering import write_lines
from desktop_app.games.two_castles.faces.walls import paint_walls
from desktop_app.games.two_castles.scene.layout import TINY, Standing
from desktop_app.kit.picture import Box, Face
from desktop_app.look import art, theme
from desktop_app.look.lettering import hollow, plate
from engine.core.value import value


@value
class PadGroundFace(Face):
    """Paper under the palette, and land under the castle."""

    palette: Box
    land: Box
    castle: Standing

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the table, then both."""
        painter.fillRect(rect, theme.colour("table"))
        plate(painter, self.palette.rect, fill="paper", radius=6)
        paint_land(painter, self.land.rect, self.castle.grid.ground)
        paint_walls(painter, self.castle)


@value
class TabFace(Face):
    """A page of the palette."""

    icon: str
    is_open: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Underline the one that is open."""
        if self.is_open:
            plate(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), line="accent")
            bar = QRectF(rect.left() + 6, rect.bottom() - 5, rect.width() - 12, 3)
            painter.fillRect(bar, theme.colour("accent"))
        art.paint_icon(painter, self.icon, rect.adjusted(6, 5, -6, -9))


@value
class BinFace(Face):
    """Where things are dropped that should be removed."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a dashed outline with a bin and a word."""
        hollow(painter, rect.adjusted(1, 1, -1, -1), width=1.5, radius=6)
        art.paint_icon(painter, "delete", QRectF(rect.left() + 8, rect.top() + 20, 36, 36))
        words = QRectF(rect.left() + 52, rect.top() + 8, rect.width() - 60, rect.height() - 16)
        write_lines(painter, words, self.text, TINY, ink="ink_soft", centred=True)


@value
class CardRowFace(Face):
    """Where the bonus cards of the castle lie."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write what it is for while it is empty."""
        hollow(painter, rect.adjusted(1, 1, -1, -1), width=1.5, radius=6)
        if self.text:
            inside = rect.adjusted(12, 8, -12, -8)
            write_lines(painter, inside, self.text, TINY, ink="ink_soft", centred=True)
