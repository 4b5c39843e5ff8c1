"""Which answers are worth searching: what only rearranges is left to people."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import Move
from engine.games.two_castles.draft import KeepTwo, PutDown
from engine.games.two_castles.moves import DONE, KEEP
from engine.games.two_castles.placing import LeaveTiles, PlaceTiles
from engine.games.two_castles.state import Builder, TwoCastles


def sensible_moves(state: TwoCastles, seat: int) -> Sequence[Move]:
    """Leave out what only rearranges, and all but one order of the tiles that are kept."""
    choice = state.choice_of(seat)
    if isinstance(choice, PlaceTiles):
        return choice.answers(state)
    if isinstance(choice, KeepTwo):
        return [KEEP[room] for room in _in_order(state.builders[seat])]
    if isinstance(choice, LeaveTiles | PutDown):
        return (DONE,)
    return state.moves(seat)


def _in_order(builder: Builder) -> tuple[int, ...]:
    """Return the tiles that go on with a pair in ascending order, as far as there are any."""
    if not builder.chosen:
        return builder.hand[:-1]
    return tuple([room for room in builder.hand if room > builder.chosen[0]]) or builder.hand
