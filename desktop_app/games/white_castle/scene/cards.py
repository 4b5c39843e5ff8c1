"""Action cards with their blocks, light and dark, and the starting pairs."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.cards import PairFace
from desktop_app.games.white_castle.faces.effects import Effect, signs_of
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.layout import rows
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.components import Block
from engine.games.white_castle.content import CARD
from engine.games.white_castle.state import WhiteCastle


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


_MOST_PAIRS = 5


def pairs(view: WhiteCastle, box: Box) -> Iterator[Place]:
    """Lay the pairs below each other."""
    for pair, line in zip(view.pairs, rows(box, _MOST_PAIRS, 3), strict=False):
        yield Place(spots.pair(pair.resources), line, PairFace(pair.resources, pair.action))
