"""What hangs and stands in the castle: prices, scrolls, and what courtiers are worth."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop_app.games.white_castle.faces.effects import Sign, paint_signs, up
from desktop_app.games.white_castle.faces.sizes import LAYOUT, measure, part_of
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.materials.sheets import honour, scroll, sheet, wooden_sign
from engine.core.value import value
from engine.games.white_castle.content import BOARD, DOMAIN

SILKS = {1: "silk_steward", 2: "silk_diplomat"}
"""The silk of the cards of each level."""


@value
class CastleFace(Face):
    """The stairs, which carry what a climb of one and of two levels costs."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Put up a sign for each climb."""
        for levels, pearls in enumerate(DOMAIN.climb_pearl, start=1):
            sign = LAYOUT.panels[f"stairs_{levels}"].rect
            _price(painter, sign, Sign("pearl", pearls, told=True), up(levels))


@value
class GateFace(Face):
    """The gate: what an audience costs, and what a courtier before it is worth."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Put up the price at the left and the worth at the right."""
        sign = LAYOUT.panels["gate_sign"].rect
        _price(painter, sign, Sign("coin", DOMAIN.audience_coins, told=True))
        paint_worth(painter, part_of(rect, "gate_worth"), BOARD.courtier_points[0])

    def shape(self, rect: QRectF) -> QPainterPath:
        """Touch and light the door only."""
        path = QPainterPath()
        path.addRoundedRect(LAYOUT.panels["gate_door"].rect, 6, 6)
        return path


@value
class FloorFace(Face):
    """The floor of a level, and what a courtier on it is worth in the end."""

    level: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Put up the points at the right."""
        worth = part_of(rect, f"floor_{self.level}_worth")
        paint_worth(painter, worth, BOARD.courtier_points[self.level])


@value
class WorthFace(Face):
    """What a courtier in the hall is worth in the end."""

    points: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Put up the points beside the hall."""
        paint_worth(painter, part_of(rect, "hall_worth"), self.points)


@value
class HallSpace(Face):
    """A space of the Daimyo card: what it gives, beside a cushion."""

    signs: tuple[Sign, ...]

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the sheet; the cushion is part of the hall."""
        action = part_of(rect, "hall_action")
        with theme.on_paper():
            sheet(painter, action, "row_light")
            paint_signs(painter, action.adjusted(2, 1, -2, -1), self.signs, measure("icon"))


@value
class RoomFace(Face):
    """A room: the scroll on its wall carries a card."""

    level: int
    has_card: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Hang up the scroll."""
        if self.has_card:
            scroll(painter, part_of(rect, f"room_{self.level}_card"), SILKS[self.level])

    def shape(self, rect: QRectF) -> QPainterPath:
        """Touch all of it."""
        path = QPainterPath()
        path.addRoundedRect(rect, 6, 6)
        return path


def _price(painter: QPainter, rect: QRectF, *signs: Sign) -> None:
    with theme.on_paper():
        wooden_sign(painter, rect)
        paint_signs(painter, rect.adjusted(2, 0, -2, 0), signs, measure("icon") - 2)


def paint_worth(painter: QPainter, rect: QRectF, points: int, *more: Sign) -> None:
    """Write on a golden plate what something is worth in the end."""
    with theme.on_paper():
        honour(painter, rect)
        signs = (Sign("final_point", points, told=True), *more)
        paint_signs(painter, rect.adjusted(2, 0, -2, 0), signs, measure("icon") - 2)
