"""Which sign and which colour stands for a type of room or a wall hanging."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.two_castles.faces.drawings import stamp
from desktop_app.look import art, theme
from engine.games.two_castles.components import Hanging, Kind, Wanted

_HANGINGS = frozenset(hanging.value for hanging in Hanging)
_SPECIAL = frozenset({Kind.FOUNTAIN.value, Kind.TOWER.value, Kind.GRAND_FOYER.value})


def icon_of(wanted: Wanted | Kind) -> str:
    """Return the icon of a type or a wall hanging; food is a rice bowl in another game."""
    return {"food": "food_room", "any": "any_room"}.get(wanted.value, wanted.value)


def colour_of(wanted: Wanted | Kind) -> str:
    """Return the colour of the theme that stands for a type; wall hangings are golden."""
    if wanted.value in _HANGINGS:
        return "art_gold"
    return f"room_{_type_of(wanted)}"


def paint_chip(painter: QPainter, box: QRectF, wanted: Wanted | Kind) -> None:
    """Paint the sign of what is wanted: square for types, round for wall hangings."""
    kind = "sign" if wanted.value in _HANGINGS else "chip"
    stamp(painter, box, f"{kind}_{_type_of(wanted)}")


def badge_of(kind: Kind) -> str:
    """Return the drawing of the shield in the corner of a room."""
    return f"badge_{_type_of(kind)}"


def paint_on_plate(painter: QPainter, icon: str, box: QRectF) -> None:
    """Paint an icon on something light, also when all else is dark."""
    art.paint_icon(painter, icon, box, ink=theme.colour("art_outline"))


def _type_of(wanted: Wanted | Kind) -> str:
    return "special" if wanted.value in _SPECIAL else wanted.value
