"""The faces of rooms: a scene of the room, its shield and wall hanging, and what it scores."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app.board.close_up import Detailed
from desktop_app.games.two_castles.faces.drawings import draw, draw_scene, in_units, stamp
from desktop_app.games.two_castles.faces.lettering import fitted, write_lines
from desktop_app.games.two_castles.faces.strip import (
    SHARE,
    paint_points,
    paint_strip,
    paint_throne_strip,
)
from desktop_app.games.two_castles.faces.symbols import badge_of, colour_of
from desktop_app.games.two_castles.faces.tags import paint_gains
from desktop_app.games.two_castles.scene.layout import LAYOUT, TINY
from desktop_app.kit.picture import Face
from desktop_app.look import art, theme
from desktop_app.look.drawing import as_seen, paint_kept
from desktop_app.look.lettering import plate
from engine.core.value import value
from engine.games.two_castles.components import Kind
from engine.games.two_castles.content import IS_OPEN_TO_SKY, ROOMS, THRONE_ROOMS

Gains = tuple[int | None, ...]
"""The best change in points in each of one's castles; None where a tile can go nowhere."""

_NAMED_FROM = 126
"""From so many pixels on a room has a band for its name that can be read."""
_BAND = 0.115
_SHIELD = (0, 0, 44, 44)
_HANGING = (89, 4, 54, 54)
"""The light of a torch shines beyond its box of 36."""
_THRONE_HANGING = (227, 3, 48, 48)
_CORNER = 0.028
_READABLE = 13.0


@value
class RoomFace(Detailed):
    """A room as a tile; in a box that is higher than wide, with its name on a tab below it."""

    room: int
    name: str
    dim: bool = False
    lit: bool = False
    wrong: bool = False
    """Whether it breaks a rule where it stands, on the score pad."""
    stands: bool = False
    """Whether it is a part of a castle: without a frame, and under the sky of the board."""
    points: int | None = None
    """What it has earned, shown at the end instead of what it scores."""
    gains: Gains = ()
    """Written above it while it is in the hand."""

    def plain(self) -> Face:
        """Leave out what the board says about it."""
        return RoomFace(self.room, self.name)

    def tile(self, rect: QRectF) -> QRectF:
        """Return where the tile itself is in its box."""
        if not self._has_tab(rect):
            return rect
        side = rect.width()
        return QRectF(rect.left(), rect.bottom() - LAYOUT.tab - side, side, side)

    def shape(self, rect: QRectF) -> QPainterPath:
        """Touch the tile and its name, not what is written above."""
        tile = self.tile(rect)
        path = QPainterPath()
        path.addRoundedRect(QRectF(tile.topLeft(), rect.bottomRight()), 4, 4)
        return path

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the tile from a cache, then what is said about it."""
        tile = self.tile(rect)
        key = replace(self, dim=False, lit=False, wrong=False, gains=())
        whole = QRectF(tile.topLeft(), rect.bottomRight())

        def draw_it(canvas: QPainter) -> None:
            at = QRectF(0, 0, tile.width(), tile.width())
            if self._has_tab(rect):
                _paint_tab(canvas, at, whole.height(), self.name)
            self._draw_tile(canvas, at, is_named=not self._has_tab(rect))

        paint_kept(painter, whole, f"room/{key}", draw_it)
        if self.gains:
            paint_gains(painter, QRectF(rect.topLeft(), tile.topRight()), self.gains)
        if self.dim:
            _veil(painter, whole)
        if self.lit:
            _frame(painter, tile.adjusted(2, 2, -2, -2), "can", 3)
        if self.wrong:
            _cross_out(painter, tile)

    def _has_tab(self, rect: QRectF) -> bool:
        return rect.height() >= rect.width() + LAYOUT.tab

    def _draw_tile(self, painter: QPainter, tile: QRectF, *, is_named: bool) -> None:
        room, side = ROOMS[self.room], tile.width()
        scene = in_units(tile, side, 0, 0, 140, 98)
        draw_scene(painter, scene, self.room, is_open=self.stands)
        if self.stands and IS_OPEN_TO_SKY[self.room]:
            draw(painter, in_units(tile, side, 2, -2, 8, 98), "pole")
        stamp(painter, in_units(tile, side, *_SHIELD), badge_of(room.kind))
        if room.hanging is not None:
            stamp(painter, in_units(tile, side, *_HANGING), f"hanging_{room.hanging.value}")
        strip = tile.adjusted(0, side * (1 - SHARE), 0, 0)
        band = side * _BAND
        if self.points is not None:
            paint_points(painter, _for_points(tile), room.kind, self.points)
        else:
            if is_named and self._name_fits(painter, tile, band):
                _paint_band(painter, QRectF(strip.left(), strip.top(), side, band), room.kind,
                            self.name)  # fmt: skip
                strip.setTop(strip.top() + band)
            paint_strip(painter, strip, room.kind, room.scoring)
        if not self.stands:
            thin = max(1.0, side * 0.017)
            if IS_OPEN_TO_SKY[self.room]:
                _frame(painter, tile.adjusted(thin, thin, -thin, -thin), "open_sky", 2 * thin)
            _frame(painter, tile, "art_outline", thin, side * _CORNER)

    def _name_fits(self, painter: QPainter, tile: QRectF, band: float) -> bool:
        """Whether the name can be written on a band so that it can be read."""
        if as_seen(painter, tile.width()) < _NAMED_FROM:
            return False
        fit = fitted(self.name, tile.width() - 4, band, band * 0.76, bold=True)
        return len(fit.lines) == 1 and as_seen(painter, fit.pixels) >= TINY - 1


@value
class ThroneFace(Detailed):
    """A throne room, two spaces wide, with room for those who serve there."""

    large: ClassVar[tuple[int, int]] = (280, 140)
    throne: int
    lit: bool = False
    points: int | None = None

    def plain(self) -> Face:
        """Leave out what the board says about it."""
        return ThroneFace(self.throne)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the hall from a cache."""
        key = replace(self, lit=False)

        def draw_it(canvas: QPainter) -> None:
            self._draw_hall(canvas, QRectF(0, 0, rect.width(), rect.height()))

        paint_kept(painter, rect, f"throne/{key}", draw_it)
        if self.lit:
            _frame(painter, rect.adjusted(2, 2, -2, -2), "can", 3)

    def _draw_hall(self, painter: QPainter, rect: QRectF) -> None:
        throne, side = THRONE_ROOMS[self.throne], rect.height()
        draw(painter, in_units(rect, side, 0, 0, 280, 98), "room_throne")
        stamp(painter, in_units(rect, side, *_SHIELD), "badge_special")
        hanging = in_units(rect, side, *_THRONE_HANGING)
        stamp(painter, hanging, f"hanging_{throne.hanging.value}")
        strip = rect.adjusted(0, side * (1 - SHARE), 0, 0)
        if self.points is not None:
            paint_points(painter, _for_points(rect), None, self.points)
        else:
            paint_throne_strip(painter, strip, throne)


@value
class BackFace(Face):
    """A tile that lies face down."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Show a castle on blue."""
        side = min(rect.width(), rect.height())
        square = QRectF(rect.left(), rect.bottom() - side, side, side)
        if rect.height() >= rect.width() + LAYOUT.tab:
            square.moveTop(rect.bottom() - LAYOUT.tab - side)
        stamp(painter, square, "tile_back")


def _for_points(tile: QRectF) -> QRectF:
    """Return the strip for what a room has earned: high enough to be read on small rooms too."""
    high = max(tile.height() * SHARE, min(_READABLE, tile.height() / 2))
    return tile.adjusted(0, tile.height() - high, 0, 0)


def _paint_tab(painter: QPainter, tile: QRectF, height: float, name: str) -> None:
    """Write a name on a slip of paper that sticks out below the tile."""
    slip = QRectF(tile.left(), tile.bottom() - 3, tile.width(), height - tile.height() + 3)
    plate(painter, slip, fill="strip", line="wall_line", radius=3)
    words = slip.adjusted(2, 1, -2, -2)  # the ring of what can be used lies on the edge
    write_lines(painter, words, name, TINY, ink="art_outline", centred=True)


def _paint_band(painter: QPainter, band: QRectF, kind: Kind, name: str) -> None:
    painter.fillRect(band.adjusted(0, 0, 0, 1), theme.colour(colour_of(kind)))
    painter.setPen(QPen(theme.colour("art_outline"), max(1.0, band.height() * 0.12)))
    painter.drawLine(band.topLeft(), band.topRight())
    inside = band.adjusted(2, 0, -2, 0)
    size = band.height() * 0.76
    write_lines(painter, inside, name, size, ink="crest", bold=True, centred=True)


def _veil(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.faded("bench", 0.5))
    painter.drawRoundedRect(rect, 3, 3)


def _frame(painter: QPainter, rect: QRectF, colour: str, width: float, radius: float = 3.0) -> None:
    half = width / 2
    painter.setPen(QPen(theme.colour(colour), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def _cross_out(painter: QPainter, tile: QRectF) -> None:
    side = tile.width() * 0.34
    mark = QRectF(0, 0, side, side)
    mark.moveCenter(QPointF(tile.center().x(), tile.top() + tile.height() * 0.34))
    plate(painter, mark, fill="strip", line="refused", radius=side / 2)
    art.paint_icon(painter, "warning", mark.adjusted(3, 3, -3, -3))
    _frame(painter, tile, "refused", 2.5)
