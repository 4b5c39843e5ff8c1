"""Decks and starting pairs as they are painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle.faces.effects import Sign, paint_signs, sign_of, signs_of
from desktop_app.games.white_castle.faces.sizes import TEXT
from desktop_app.kit.picture import Face
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import plate, write
from engine.core.value import value
from engine.games.white_castle.content import BACK, CARD, RESOURCE_CARD


@value
class DeckFace(Face):
    """A face-down deck and how many cards it holds."""

    level: int
    count: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw two cards and the figure."""
        if self.count > 1:
            plate(painter, rect.adjusted(3, 0, 0, -3), fill="action_dark", line="ink_soft")
        card = rect.adjusted(0, 3, -3, 0)
        plate(painter, card, fill="card" if self.count else "die_space", line="ink_soft")
        name = "steward" if self.level == 1 else "diplomat"
        upper = QRectF(card.left(), card.top() + 2, card.width(), card.height() / 2)
        paint_icon(painter, name, upper)
        lower = QRectF(card.left(), card.center().y(), card.width(), card.height() / 2)
        write(painter, lower, str(self.count), TEXT, bold=True)


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
