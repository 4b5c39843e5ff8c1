"""The river: three bridges with their dice, and two gardens below each."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop_app import theme
from desktop_app.board.art import paint_icon
from desktop_app.board.picture import Box, Face, Piece, Place
from desktop_app.games.white_castle import spots
from desktop_app.games.white_castle.dice import LyingDie
from desktop_app.games.white_castle.effects import Sign, paint_signs, signs_of
from desktop_app.games.white_castle.figures import gardener
from desktop_app.games.white_castle.items import DieFace, paint_sheet
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
from engine.core.value import value
from engine.games.white_castle.components import Colour, End
from engine.games.white_castle.content import BOARD, GARDEN
from engine.games.white_castle.state import WhiteCastle


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
    """Return where the dice lie: a space at each end, the middle between them."""
    die, number = measure("die"), BOARD.dice[view.players - 1]
    step = die + measure("gap")
    planks = middle(right_of(deck, measure("icon")), step * number, deck.h)
    return {
        End.LEFT: middle(left(planks, step), die),
        End.MIDDLE: middle(
            Box(planks.x + step, planks.y, step * (number - 2), deck.h),
            step * (number - 2) - measure("gap"),
            die,
        ),
        End.RIGHT: middle(Box(planks.x + step * (number - 1), planks.y, step, deck.h), die),
    }


def _dice(colour: Colour, ends: dict[End, Box], dice: tuple[LyingDie, ...]) -> Iterator[Piece]:
    side = measure("die")
    for end, box in ends.items():
        spot = spots.bridge(colour, end)
        for die in dice:
            if die.spot == spot:
                place = in_line(box, side, side + measure("gap"), die.number)
                yield Piece(die.id, spot, place, DieFace(colour.value, die.pips))


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
        paint_sheet(painter, rect, "water", "line")
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
        rise = 7.0
        deck = QPainterPath(QPointF(rect.left(), rect.bottom()))
        deck.lineTo(rect.left(), rect.top() + rise)
        deck.quadTo(
            QPointF(rect.center().x(), rect.top() - rise), QPointF(rect.right(), rect.top() + rise)
        )
        deck.lineTo(rect.right(), rect.bottom())
        deck.quadTo(QPointF(rect.center().x(), rect.bottom() - 2 * rise), rect.bottomLeft())
        painter.setPen(QPen(theme.colour("die_rim"), 1.2))
        painter.setBrush(theme.colour("wood"))
        painter.drawPath(deck)
        for y, width in ((rect.top() + rise, 3.5),):
            rail = QPainterPath(QPointF(rect.left(), y))
            rail.quadTo(QPointF(rect.center().x(), y - 2 * rise), QPointF(rect.right(), y))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("die_rim"), width + 1.5))
            painter.drawPath(rail)
            painter.setPen(QPen(theme.colour(f"die_{self.colour}"), width))
            painter.drawPath(rail)
        icon = measure("icon") + 2
        sign = QRectF(rect.left() + 2, rect.center().y() - icon / 2 + 2, icon, icon)
        paint_icon(painter, "lantern", sign)


@value
class GardenFace(Face):
    """A garden card: what it costs, what it is worth, what it does."""

    card: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write the figures above, the action in the middle; gardeners stand below."""
        garden = GARDEN[self.card]
        paint_sheet(painter, rect, f"garden_{garden.kind}", "line")
        icon = measure("icon") - 4
        head = QRectF(rect.left() + 3, rect.top() + 2, rect.width() - 6, icon + 2)
        half = head.width() / 3
        cost = QRectF(head.left(), head.top(), half, head.height())
        worth = QRectF(head.right() - half, head.top(), half, head.height())
        kind = QRectF(head.center().x() - icon / 2, head.top(), icon, icon)
        paint_signs(painter, cost, (Sign("food", garden.food, pays=True),), icon)
        paint_icon(painter, garden.kind, kind)
        paint_signs(painter, worth, (Sign("clan_point", garden.points),), icon)
        body = QRectF(rect.right() - 70, head.bottom() + 2, 67, rect.bottom() - head.bottom() - 4)
        paint_signs(painter, body, signs_of(garden.action), measure("icon"))
