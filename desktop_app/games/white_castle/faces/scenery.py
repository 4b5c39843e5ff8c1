"""The castle's grounds in the light of the hour, and the desk before them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle.faces.sizes import LAYOUT
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.materials.daylight import paint_prop, paint_scenery
from engine.core.value import value

_BOARD = "white_castle"
_BY_DAY = ("dawn", "day", "evening")
_BY_NIGHT = ("first_light", "dusk", "night")
_LIT = frozenset({"evening", *_BY_NIGHT})
"""Lights in which lamps burn in the castle."""


def light_of(round: int) -> str:
    """Return the light of a round; windows that are dark have a darker one."""
    lights = _BY_NIGHT if theme.is_dark() else _BY_DAY
    return lights[round - 1]


@value
class SceneFace(Face):
    """All that never changes during a round."""

    round: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw land, water and castle, and the desk below."""
        light = light_of(self.round)
        scene = LAYOUT.panels["scene"].rect
        paint_scenery(painter, scene, _BOARD, "scene", light)
        if light in _LIT:
            paint_scenery(painter, scene, _BOARD, "lamps", light)
        paint_scenery(painter, LAYOUT.panels["desk"].rect, _BOARD, "desk", light)


def stand(painter: QPainter, rect: QRectF, name: str, round: int) -> None:
    """Let a garden or a lantern stand in *rect*, in the light of the round."""
    paint_prop(painter, rect, _BOARD, name, light_of(round))
