"""The land that castles stand on: sky and Alps, hills and a lake, earth with roots and stones."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.two_castles.faces.drawings import BOARD, light_of
from desktop_app.look import theme
from desktop_app.look.drawing import paint_layer
from desktop_app.look.materials.daylight import paint_scenery

_WIDE, _HORIZON, _DEEP = 1120.0, 364.0, 660.0
"""How large the scenery was drawn: its width, the ground below its top, its height."""
_EARTH, _TURF = 192.0, 10.0
_NEAREST = 0.85
"""How much of a high sky the scenery fills at least, so that mountains are not stretched much."""


def paint_land(painter: QPainter, land: QRectF, ground: float, round: int = 1) -> None:
    """Paint sky, mountains and hills down to the *ground*, and earth below it."""
    light = light_of(round)

    def draw(canvas: QPainter) -> None:
        canvas.setClipRect(land)
        high = max(1.0, ground - land.top())
        scale = max(land.width() / _WIDE, high / _HORIZON * _NEAREST)
        left, wide = land.center().x() - _WIDE * scale / 2, _WIDE * scale
        sky = QRectF(left, land.top(), wide, high * _DEEP / _HORIZON)
        paint_scenery(canvas, sky, BOARD, "sky_stars" if theme.is_dark() else "sky", light)
        hills = QRectF(left, ground - _HORIZON * scale, wide, _DEEP * scale)
        paint_scenery(canvas, hills, BOARD, "hills", light)
        turf = _TURF * scale
        deep = max(_EARTH * scale, land.bottom() - ground + 2 * turf)
        paint_scenery(canvas, QRectF(left, ground - turf, wide, deep), BOARD, "earth", light)

    key = f"two_castles/land/{light}/{land.getRect()}/{ground:.1f}"
    paint_layer(painter, land, key, draw)
