"""The river: three bridges with their dice, and two gardens below each."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.river import BridgeFace, GardenFace, River
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.dice import LyingDie, lay
from desktop_app.games.white_castle.scene.figures import gardener
from desktop_app.games.white_castle.scene.layout import (
    below,
    columns,
    in_line,
    inset,
    left,
    middle,
    panel,
    right_of,
    rows,
    top,
)
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.components import Colour, End
from engine.games.white_castle.content import BOARD
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
