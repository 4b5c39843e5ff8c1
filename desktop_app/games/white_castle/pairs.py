"""The starting pairs, while they are chosen."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle import spots
from desktop_app.games.white_castle.effects import Sign, paint_signs, sign_of, signs_of
from desktop_app.games.white_castle.layout import rows
from desktop_app.kit.picture import Box, Face, Place
from desktop_app.look.lettering import plate
from engine.core.value import value
from engine.games.white_castle.content import BACK, CARD, RESOURCE_CARD
from engine.games.white_castle.state import WhiteCastle

_MOST_PAIRS = 5


def pairs(view: WhiteCastle, box: Box) -> Iterator[Place]:
    """Lay the pairs below each other."""
    for pair, line in zip(view.pairs, rows(box, _MOST_PAIRS, 3), strict=False):
        yield Place(spots.pair(pair.resources), line, PairFace(pair.resources, pair.action))


@value
class PairFace(Face):
    """What a pair gives now, by the lantern, and what its card does."""

    resources: str
    action: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the three parts from left to right."""
        plate(painter, rect, line="ink_soft")
        card = RESOURCE_CARD[self.resources]
        gains = QRectF(rect.left() + 3, rect.top() + 2, rect.width() * 0.56, rect.height() - 4)
        paint_signs(painter, gains, map(sign_of, card.gains), 18)
        lantern = QRectF(gains.right() + 4, rect.top() + 4, rect.width() * 0.25, rect.height() - 8)
        plate(painter, lantern, fill="side_beige")
        backs = [sign_of(card.back)]
        if card.decree:
            backs.append(sign_of(BACK[card.decree]))
        paint_signs(painter, lantern.adjusted(2, 0, -2, 0), (Sign("lantern"), *backs), 16)
        action = QRectF(
            lantern.right() + 3,
            rect.top() + 4,
            rect.right() - lantern.right() - 7,
            rect.height() - 8,
        )
        plate(painter, action, fill="action_dark", line="ink_soft")
        paint_signs(painter, action, signs_of(CARD[self.action].blocks[0].action), 24)
