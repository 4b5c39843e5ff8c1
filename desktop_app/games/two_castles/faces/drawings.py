"""Where the drawings of this board come from: in the light of the round, roofs in their colour."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from desktop_app.look import theme
from desktop_app.look.drawing import mixed
from desktop_app.look.materials.daylight import Tints, paint_prop, paint_scenery
from engine.core.content import read
from engine.core.value import value
from engine.games.two_castles.content import IS_OPEN_TO_SKY, ROOMS

BOARD = "two_castles"
_BY_DAY = ("day", "golden")
_BY_NIGHT = ("dusk", "night")
_ROOFS = ("art_blue", "art_red", "art_green", "art_orange", "art_purple", "art_gold", "art_slate")
"""The roofs of the castles, as one looks around the table: first one's own two."""
_DRAWN_ROOF, _DRAWN_SHADE, _DRAWN_FLAG = "#3F70AB", "#345F94", "#D55E00"
_SHADE = 0.2


@value
class Furnishing:
    """Which drawing shows a room, and whether the other way round."""

    room: str
    scene: str
    mirrored: bool


_FURNISHINGS = {one.room: one for one in read(BOARD, "furnishings.json", tuple[Furnishing, ...])}


def light_of(round: int) -> str:
    """Return the light of a round; windows that are dark have a darker one."""
    lights = _BY_NIGHT if theme.is_dark() else _BY_DAY
    return lights[min(max(round, 1), 2) - 1]


def draw(painter: QPainter, rect: QRectF, name: str, tints: Tints = ()) -> None:
    """Draw something into *rect*; whoever calls this keeps what it is a part of."""
    paint_scenery(painter, rect, BOARD, name, light_of(1), tints)


def stamp(painter: QPainter, rect: QRectF, name: str, tints: Tints = ()) -> None:
    """Paint something that is seen often into *rect*, from a cache."""
    paint_prop(painter, rect, BOARD, name, light_of(1), tints)


def draw_scene(painter: QPainter, rect: QRectF, room: int, *, is_open: bool) -> None:
    """Draw what is seen of a room; if it *is_open*, the sky of the board is its sky."""
    id = ROOMS[room].id
    furnishing = _FURNISHINGS.get(id) or Furnishing(id, id, mirrored=False)
    bare = "_open" if is_open and IS_OPEN_TO_SKY[room] else ""
    painter.save()
    if furnishing.mirrored:
        middle = rect.center().x()
        painter.setTransform(QTransform(-1, 0, 0, 1, 2 * middle, 0), combine=True)
    draw(painter, rect, f"room_{furnishing.scene}{bare}")
    painter.restore()


def roof_colour(order: int) -> str:
    """Return the colour of the roofs of a castle: 0 and 1 are one's own."""
    return _ROOFS[order % len(_ROOFS)]


def roof_tints(order: int, seat: int) -> Tints:
    """Return what becomes of a drawn roof: colours of the castle, and of whose flag it flies."""
    colour = theme.colour(roof_colour(order))
    shade = mixed(colour, theme.colour("art_outline"), _SHADE)
    return (
        (_DRAWN_ROOF, colour.name().upper()),
        (_DRAWN_SHADE, shade.name().upper()),
        (_DRAWN_FLAG, theme.seat_look(seat).colour),
    )


def in_units(rect: QRectF, side: float, x: float, y: float, w: float, h: float) -> QRectF:
    """Return a box of a tile that is drawn 140 units wide, where it lies on one *side* wide."""
    unit = side / 140
    return QRectF(rect.left() + x * unit, rect.top() + y * unit, w * unit, h * unit)
