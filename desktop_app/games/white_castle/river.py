"""The river: three bridges with their dice, and two gardens below each."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app.games.white_castle import spots
from desktop_app.games.white_castle.dice import LyingDie, lay
from desktop_app.games.white_castle.effects import Sign, paint_signs, signs_of
from desktop_app.games.white_castle.figures import gardener
from desktop_app.games.white_castle.layout import (
    below,
    columns,
    in_line,
    inset,
    left,
    measure,
    middle,
    panel,
    right_of,
    rows,
    top,
)
from desktop_app.kit.picture import Box, Face, Piece, Place
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import plate
from engine.core.value import value
from engine.games.white_castle.components import Colour, End
from engine.games.white_castle.content import BOARD, GARDEN
from engine.games.white_castle.state import WhiteCastle

_RISE = 6.0
"""How far a bridge is arched."""


def river(view: WhiteCastle, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    """Lay out bridges, dice, gardens and gardeners."""
    yield Place(spots.RIVER, panel("river"), River())
    bands = rows(inset(panel("river"), measure("gap")), len(Colour), measure("gap"))
    for colour, band in zip(Colour, bands, strict=True):
        deck = top(band, measure("bridge_height"))
        ends = _ends(view, deck)
        yield Place(spots.bridge_of(colour), deck, BridgeFace(colour.value))
        for end, box in ends.items():
            yield Place(spots.bridge(colour, end), box)
        yield from _dice(colour, ends, dice)
        gardens = view.gardens[2 * colour.row : 2 * colour.row + 2]
        boxes = columns(below(band, measure("bridge_height") + 2), 2, measure("gap"))
        for card, box in zip(gardens, boxes, strict=True):
            yield from _garden(view, card, box)


def _ends(view: WhiteCastle, deck: Box) -> dict[End, Box]:
    """Return where the dice lie: one at each end of the bridge, the others in its middle."""
    die, step = measure("die"), measure("die") + 2
    inner = BOARD.dice[view.players - 1] - 2
    planks = inset(right_of(deck, measure("icon") + 8), 6)
    return {
        End.LEFT: middle(left(planks, die), die),
        End.MIDDLE: middle(planks, inner * step, die),
        End.RIGHT: middle(right_of(planks, planks.w - die), die),
    }


def _dice(colour: Colour, ends: dict[End, Box], dice: tuple[LyingDie, ...]) -> Iterator[Piece]:
    side = measure("die")
    for end, box in ends.items():
        spot = spots.bridge(colour, end)
        for die in dice:
            if die.spot == spot:
                place = in_line(box, side, side + 2, die.number)
                yield lay(die, place)


def _garden(view: WhiteCastle, card: str, box: Box) -> Iterator[Place | Piece]:
    yield Place(spots.garden(card), box, GardenFace(card))
    side = measure("figure")
    stand = Box(box.x + 2, box.y + box.h - side - 1, box.w - 4, side)
    number = 0
    for seat, domain in enumerate(view.domains):
        if card in domain.gardens:
            place = in_line(stand, side, side, number)
            yield gardener(seat, domain.gardens.index(card), spots.garden(card), place)
            number += 1


@value
class River(Face):
    """Water with a few quiet waves."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Fill it and draw the waves."""
        plate(painter, rect, fill="water")
        painter.setPen(QPen(theme.colour("water_line"), 2, Qt.PenStyle.SolidLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setClipRect(rect.adjusted(1, 1, -1, -1))
        for line in range(1, 13):
            path = QPainterPath(QPointF(rect.left() - 40 + line % 3 * 25, rect.top() + line * 24))
            for _ in range(8):
                here = path.currentPosition()
                path.quadTo(here + QPointF(12, -5), here + QPointF(24, 0))
                path.quadTo(here + QPointF(36, 5), here + QPointF(48, 0))
            painter.drawPath(path)


@value
class BridgeFace(Face):
    """An arched bridge in the colour of its dice; the lantern hangs at the left end."""

    colour: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the deck, its rails and the lantern."""
        painter.setPen(QPen(theme.colour("die_rim"), 1.2))
        painter.setBrush(theme.colour("wood"))
        painter.drawPath(_deck(rect))
        for end in (rect.left() + measure("icon") + 12, rect.right() - measure("die") - 8):
            end_plate = QRectF(end, rect.top() + 4, measure("die") + 4, rect.height() - 8)
            plate(painter, end_plate.adjusted(0.5, 0.5, -0.5, -0.5), fill="die_space", line="")
        rail = _rail(rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tone, width in (("die_rim", 5.0), (f"die_{self.colour}", 3.5)):
            painter.setPen(QPen(theme.colour(tone), width))
            painter.drawPath(rail)
        icon = measure("icon") + 4
        sign = QRectF(rect.left() + 3, rect.center().y() - icon / 2 + 2, icon, icon)
        paint_icon(painter, "lantern", sign)


def _deck(rect: QRectF) -> QPainterPath:
    x, rise = rect.center().x(), _RISE
    deck = QPainterPath(rect.bottomLeft())
    deck.lineTo(rect.left(), rect.top() + rise)
    deck.quadTo(QPointF(x, rect.top() - rise), QPointF(rect.right(), rect.top() + rise))
    deck.lineTo(rect.bottomRight())
    deck.quadTo(QPointF(x, rect.bottom() - 2 * rise), rect.bottomLeft())
    return deck


def _rail(rect: QRectF) -> QPainterPath:
    y = rect.top() + _RISE
    rail = QPainterPath(QPointF(rect.left(), y))
    rail.quadTo(QPointF(rect.center().x(), y - 2 * _RISE), QPointF(rect.right(), y))
    return rail


@value
class GardenFace(Face):
    """A garden card: what it costs, what it is worth, what it does."""

    card: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write the figures above, the action in the middle; gardeners stand below."""
        garden = GARDEN[self.card]
        plate(painter, rect, fill=f"garden_{garden.kind}")
        icon = measure("icon") - 4
        head = QRectF(rect.left() + 3, rect.top() + 2, rect.width() - 6, icon + 2)
        half = head.width() / 3
        cost = QRectF(head.left(), head.top(), half, head.height())
        worth = QRectF(head.right() - half, head.top(), half, head.height())
        kind = QRectF(head.center().x() - icon / 2, head.top(), icon, icon)
        paint_signs(painter, cost, (Sign("food", garden.food, pays=True),), icon)
        paint_icon(painter, garden.kind, kind)
        paint_signs(painter, worth, (Sign("final_point", garden.points, told=True),), icon)
        body = QRectF(rect.right() - 70, head.bottom() + 2, 67, rect.bottom() - head.bottom() - 4)
        paint_signs(painter, body, signs_of(garden.action), measure("icon"))
