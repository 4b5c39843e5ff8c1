"""Bridges and gardens as they are painted; the water is part of the scenery."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop_app.games.white_castle.faces.effects import Sign, paint_signs, signs_of
from desktop_app.games.white_castle.faces.scenery import stand
from desktop_app.games.white_castle.faces.sizes import LAYOUT, measure, part_of
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.materials.sheets import honour, sheet, wooden_sign
from engine.core.value import value
from engine.games.white_castle.components import Colour
from engine.games.white_castle.content import GARDEN

_DEALS = 2
"""An action with more signs than this needs a wide plate."""


@value
class River(Face):
    """The stone lanterns at the left ends of the bridges: one burns while a die lies there."""

    burning: tuple[bool, ...]
    round: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Let them stand before the bridges, in the light of the round."""
        for colour, burns in zip(Colour, self.burning, strict=True):
            bridge = LAYOUT.panels[f"bridge_{colour.value}"].rect
            name = f"stone_lantern_{'lit' if burns else 'out'}"
            stand(painter, part_of(bridge, "stone_lantern"), name, self.round)


@value
class GardenFace(Face):
    """A garden on its islet: what it costs, what it is worth, what it does."""

    card: str
    round: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the islet; the price hangs at the left, the worth at the right."""
        garden = GARDEN[self.card]
        number = int(self.card[2:])
        stand(painter, part_of(rect, "garden_art"), f"garden_{garden.kind}_{number}", self.round)
        cost, worth = part_of(rect, "garden_cost"), part_of(rect, "garden_worth")
        action = part_of(rect, garden_action(self.card))
        icon = measure("icon") - 2
        with theme.on_paper():
            wooden_sign(painter, cost)
            paint_signs(painter, cost, (Sign("food", garden.food, told=True),), icon)
            honour(painter, worth)
            paint_signs(painter, worth, (Sign("final_point", garden.points, told=True),), icon)
            sheet(painter, action, "row_light")
            paint_signs(painter, action.adjusted(2, 0, -2, 0), signs_of(garden.action), icon)

    def shape(self, rect: QRectF) -> QPainterPath:
        """Touch and light the islet only."""
        path = QPainterPath()
        path.addRoundedRect(part_of(rect, "garden_isle"), 26, 26)
        return path


def garden_action(card: str) -> str:
    """Return the name of the place of its action: what has a price needs more room."""
    many = len(signs_of(GARDEN[card].action)) > _DEALS
    return "garden_deal" if many else "garden_action"
