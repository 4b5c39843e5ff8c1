"""The river: three bridges with their dice, and two gardens below each."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.river import GardenFace, River, garden_action
from desktop_app.games.white_castle.faces.sizes import measure, within
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.dice import LyingDie, lay
from desktop_app.games.white_castle.scene.figures import gardener
from desktop_app.games.white_castle.scene.layout import around, crowd, middle, panel
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.components import Colour, End
from engine.games.white_castle.content import BOARD
from engine.games.white_castle.state import WhiteCastle

_KINDS = ("stone", "plant")
_LAST = 4
"""The number of the place at the right end of a bridge, counted from the left end."""


def river(view: WhiteCastle, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    """Lay out bridges, dice, gardens and gardeners."""
    burning = tuple(bool(bridge.left) for bridge in view.bridges)
    yield Place(spots.RIVER, panel("river"), River(burning, view.round))
    for colour in Colour:
        deck = panel(f"bridge_{colour.value}")
        yield Place(spots.bridge_of(colour), deck)
        yield from _dice(view, colour, deck, dice)
        gardens = view.gardens[2 * colour.row : 2 * colour.row + 2]
        for card, kind in zip(gardens, _KINDS, strict=True):
            yield from _garden(view, card, within(deck, f"garden_{kind}"))


def _dice(
    view: WhiteCastle, colour: Colour, deck: Box, dice: tuple[LyingDie, ...]
) -> Iterator[Place | Piece]:
    """Lay the dice on the arch: one at each end, the others between."""
    inner = BOARD.dice[view.players - 1] - 2
    first = _LAST / 2 - (inner - 1) / 2
    between = [_on_arch(deck, first + number) for number in range(inner)]
    ends = {End.LEFT: [_on_arch(deck, 0)], End.MIDDLE: between, End.RIGHT: [_on_arch(deck, _LAST)]}
    for end, boxes in ends.items():
        spot = spots.bridge(colour, end)
        yield Place(spot, around(boxes))
        for die in dice:
            if die.spot == spot:
                yield lay(die, middle(boxes[die.number], measure("die")))


def _on_arch(deck: Box, number: float) -> Box:
    """Return where a die stands on a bridge that rises towards its middle."""
    side = measure("die")
    along = measure("die_first") + number * measure("die_step")
    part = along / measure("bridge_span")
    rise = 4 * measure("bridge_rise") * part * (1 - part)
    x, y = deck.x + along, deck.y + measure("bridge_deck") - rise
    return Box(x - side / 2, y - side / 2, side, side)


def _garden(view: WhiteCastle, card: str, box: Box) -> Iterator[Place | Piece]:
    isle = within(box, "garden_isle")
    yield Place(spots.garden(card), box, GardenFace(card, view.round), notes=_note(isle))
    owners = [seat for seat, domain in enumerate(view.domains) if card in domain.gardens]
    tight = garden_action(card) == "garden_deal"
    stand = within(box, "garden_tight_stand" if tight else "garden_stand")
    stands = crowd(stand, len(owners), measure("figure"), measure("gardener_step"))
    for seat, place in zip(owners, stands, strict=True):
        number = view.domains[seat].gardens.index(card)
        yield gardener(seat, number, spots.garden(card), place)


def _note(isle: Box) -> Box:
    """Return where a price is written: between the signs, where nothing is told."""
    return Box(isle.x + isle.w / 4, isle.y + 2, isle.w / 2, measure("tile"))
