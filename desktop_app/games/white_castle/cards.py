"""Action cards: their blocks, light and dark, and the decks they come from."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle import spots
from desktop_app.games.white_castle.effects import Effect, signs_of
from desktop_app.games.white_castle.layout import TEXT, measure, rows
from desktop_app.kit.picture import Box, Face, Piece, Place
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import plate, write
from engine.core.value import value
from engine.games.white_castle.components import Block
from engine.games.white_castle.content import CARD


def card_blocks(
    card: str, box: Box, *, gap: float, by_row: bool = False, icon: float | None = None
) -> Iterator[Place | Piece]:
    """Lay the blocks of a card below each other; *by_row* beside the rows of a domain."""
    blocks = CARD[card].blocks
    size = measure("icon") if icon is None else icon
    boxes = _by_row(box, blocks, gap) if by_row else rows(box, len(blocks), gap)
    for block, place in zip(blocks, boxes, strict=True):
        source = f"{card}.{block.part}"
        tone = "action_light" if block.light else "action_dark"
        yield Place(spots.part(source), place)
        face = Effect(signs_of(block.action), tone, "ink_soft", size)
        yield Piece(f"block {source}", spots.part(source), place, face)


def _by_row(box: Box, blocks: tuple[Block, ...], gap: float) -> list[Box]:
    lines = rows(box, 3, gap)
    found = []
    for block in blocks:
        first, last = lines[block.rows[0]], lines[block.rows[-1]]
        found.append(Box(first.x, first.y, first.w, last.y + last.h - first.y))
    return found


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
