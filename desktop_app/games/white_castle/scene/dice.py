"""Which die lies where. Dice have no names in the rules, so they get theirs by rank.

All dice of a colour are sorted by their pips, wherever they lie: so a die keeps its name from the
bridge to its space, and only dice that look alike can change names.
"""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.items import DieFace
from desktop_app.games.white_castle.scene import spots
from desktop_app.kit.gestures import HAND, Spot
from desktop_app.kit.picture import Box, Piece
from engine.core.value import value
from engine.games.white_castle.components import WELL, Colour, End
from engine.games.white_castle.content import ROWS, SPACES
from engine.games.white_castle.dice import PlaceDie, TakeDie
from engine.games.white_castle.state import WhiteCastle


@value
class LyingDie:
    """A die on a spot; the lowest of several there is number 0."""

    id: str
    colour: Colour
    pips: int
    spot: Spot
    number: int


def lying_dice(view: WhiteCastle) -> tuple[LyingDie, ...]:
    """Return all dice, those on one spot in the order they lie there."""
    dice = (die for colour in Colour for die in _of_colour(view, colour))
    return tuple(sorted(dice, key=lambda die: die.number))


def in_hand_of(view: WhiteCastle) -> int | None:
    """Return who holds a die in the hand, if anybody does."""
    choice = _placing(view)
    return choice.seat if choice else None


def are_asked_for(view: WhiteCastle) -> bool:
    """Whether a die is to be taken or placed: then rooms are die spaces, else rooms."""
    choice = view.agenda[-1] if view.agenda else None
    return isinstance(choice, TakeDie | PlaceDie)


def lay(die: LyingDie, box: Box) -> Piece:
    """Return a die as it lies in *box*."""
    return Piece(die.id, die.spot, box, DieFace(die.colour.value, die.pips), alike="die")


def _of_colour(view: WhiteCastle, colour: Colour) -> Iterator[LyingDie]:
    bridge = list(_on_bridge(view, colour))
    low, high = (bridge[0][0], bridge[-1][0]) if bridge else (0, 0)
    ranked = [((pips, 1), pips, spot, number) for pips, spot, number in bridge]
    for pips, spot, number in _placed(view, colour):
        # What is as high as the right end was taken there; ties at the left end the same way.
        side = 2 if pips == high > low else 0
        ranked.append(((pips, side), pips, spot, number))
    ranked.sort(key=lambda entry: entry[0])
    for rank, (_, pips, spot, number) in enumerate(ranked):
        yield LyingDie(f"die {colour.value} {rank}", colour, pips, spot, number)


def _on_bridge(view: WhiteCastle, colour: Colour) -> Iterator[tuple[int, Spot, int]]:
    bridge = view.bridges[colour.row]
    if bridge.left:
        yield bridge.left, spots.bridge(colour, End.LEFT), 0
    for number, pips in enumerate(bridge.middle):
        yield pips, spots.bridge(colour, End.MIDDLE), number
    if bridge.right:
        yield bridge.right, spots.bridge(colour, End.RIGHT), 0


def _placed(view: WhiteCastle, colour: Colour) -> Iterator[tuple[int, Spot, int]]:
    for name, dice in (*zip(SPACES, view.spaces, strict=True), (WELL, view.well)):
        for number, die in enumerate(dice):
            if die.colour is colour:
                yield die.pips, spots.space(name), number
    for seat, domain in enumerate(view.domains):
        for row, pips in zip(ROWS, domain.dice, strict=True):
            if pips and row.colour is colour:
                yield pips, spots.row_space(seat, colour), 0
    choice = _placing(view)
    if choice and choice.colour is colour:
        yield choice.pips, HAND, 0


def _placing(view: WhiteCastle) -> PlaceDie | None:
    choice = view.agenda[-1] if view.agenda else None
    return choice if isinstance(choice, PlaceDie) else None
