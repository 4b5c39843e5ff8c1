"""The lantern area: cards that show what a lantern gives."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle import spots
from desktop_app.games.white_castle.effects import Effect, sign_of
from desktop_app.games.white_castle.layout import inset, measure, right_of
from desktop_app.kit.picture import Box, Face, Place
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import plate
from engine.core.value import value
from engine.games.white_castle.content import BACK
from engine.games.white_castle.state import WhiteCastle


def lantern_area(view: WhiteCastle, seat: int, box: Box) -> Iterator[Place]:
    """Lay the cards side by side, closer if there are many."""
    yield Place(spots.lantern(seat), box, LanternFace())
    width = measure("lantern_card")
    cards = view.domains[seat].lantern
    inner = inset(right_of(box, box.h - 6), 3)
    step = min(width + 4, (inner.w - width) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        place = Box(inner.x + number * step, inner.y, width, inner.h)
        face = Effect((sign_of(BACK[card]),), "card", "ink_soft", measure("icon") + 2)
        yield Place(spots.lantern_card(seat, number), place, face)


@value
class LanternFace(Face):
    """The lantern area."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the lantern at its left end."""
        plate(painter, rect, fill="side_beige")
        side = rect.height() - 12
        paint_icon(painter, "lantern", QRectF(rect.left() + 4, rect.top() + 6, side, side))
