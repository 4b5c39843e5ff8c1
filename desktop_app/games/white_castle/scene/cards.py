"""Action cards with their blocks, light and dark, and the starting pairs."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.cards import PairFace
from desktop_app.games.white_castle.faces.effects import Effect, signs_of
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.layout import columns, rows
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.actions import Perform
from engine.games.white_castle.components import Block
from engine.games.white_castle.content import CARD
from engine.games.white_castle.state import WhiteCastle

_MOST_PAIRS = 5


def card_blocks(
    view: WhiteCastle,
    card: str,
    box: Box,
    *,
    gap: float,
    by_row: bool = False,
    icon: float | None = None,
) -> Iterator[Place | Piece]:
    """Lay the blocks of a card below each other; *by_row* beside the rows of a domain."""
    blocks = CARD[card].blocks
    size = measure("icon") if icon is None else icon
    boxes = _by_row(box, blocks, gap) if by_row else rows(box, len(blocks), gap)
    for block, place in zip(blocks, boxes, strict=True):
        source = f"{card}.{block.part}"
        tone = "row_light" if block.light else "row_dark"
        yield Place(spots.part(source), place)
        face = Effect(signs_of(block.action), tone, icon=size, is_quiet=is_quiet(view, source))
        yield Piece(f"block {source}", spots.part(source), place, face)


def is_quiet(view: WhiteCastle, source: str) -> bool:
    """Whether an action is asked for, and this one is not among those that can be chosen."""
    choice = view.agenda[-1] if view.agenda else None
    return isinstance(choice, Perform) and source not in choice.sources


def _by_row(box: Box, blocks: tuple[Block, ...], gap: float) -> list[Box]:
    lines = rows(box, 3, gap)
    found = []
    for block in blocks:
        first, last = lines[block.rows[0]], lines[block.rows[-1]]
        found.append(Box(first.x, first.y, first.w, last.y + last.h - first.y))
    return found


def pairs(view: WhiteCastle, box: Box) -> Iterator[Place]:
    """Lay the pairs side by side."""
    for pair, line in zip(view.pairs, columns(box, _MOST_PAIRS, 4), strict=False):
        yield Place(spots.pair(pair.resources), line, PairFace(pair.resources, pair.action))
