"""What partners would do for a shared castle: each by its own reckoning, on what all can see."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.agenda import AnyChoice, Move
from engine.core.brain.thought import Line, Reason
from engine.core.value import value
from engine.games.two_castles.brain.bonus_worth import BONUS_CHOICES
from engine.games.two_castles.brain.explaining import parts_of
from engine.games.two_castles.brain.joint import Desk
from engine.games.two_castles.brain.ladder import rung
from engine.games.two_castles.moves import builds
from engine.games.two_castles.placing import PlaceTiles, tiles_for
from engine.games.two_castles.state import TwoCastles

LITTLE = 1.0
"""A partner agrees to what loses no more points than that."""


@value
class Wish:
    """What a partner would do in the place of whoever decides."""

    partner: int
    castle: int
    move: Move
    why: tuple[Reason, ...]
    """What the castle gains by it."""


@value
class Opinion:
    """What a partner thinks of a suggestion."""

    agrees: bool
    points: float
    """What is lost beside what it would do itself."""
    better: Wish


def wishes(view: TwoCastles, seat: int, level: str = "strong") -> tuple[Wish, ...]:
    """Return what each partner would do where *seat* builds or chooses for a shared castle."""
    found = []
    for partner, castle in _shared(view, seat):
        ranked = _ranked(view, seat, partner, castle, level)
        if ranked:
            found.append(_wish(view, seat, partner, castle, ranked[0], level))
    return tuple(found)


def opinion(
    view: TwoCastles, seat: int, partner: int, move: Move, level: str = "strong"
) -> Opinion | None:
    """Say what *partner* thinks of *move* of *seat*; None if it is no business of its own."""
    for other, castle in _shared(view, seat):
        ranked = _ranked(view, seat, partner, castle, level) if other == partner else []
        worth = next((line.value for line in ranked if line.moves[0] == move), None)
        if worth is not None:
            lost = ranked[0].value - worth
            best = _wish(view, seat, partner, castle, ranked[0], level)
            return Opinion(lost <= LITTLE, lost, best)
    return None


def _shared(view: TwoCastles, seat: int) -> Iterator[tuple[int, int]]:
    """Yield partners that somebody plays, and the castles in question."""
    choice = view.choice_of(seat)
    castles: tuple[int, ...] = ()
    if isinstance(choice, PlaceTiles):
        castles = tuple([c for c in view.castles_of(seat) if c in view.builders[seat].owes])
    elif isinstance(choice, BONUS_CHOICES):
        castles = (choice.castle,)
    for castle in castles:
        partner = view.partner(seat, castle)
        if partner < view.seats:
            yield partner, castle


def _ranked(view: TwoCastles, seat: int, partner: int, castle: int, level: str) -> list[Line]:
    """Return what can be done for a castle, the best for *partner* first."""
    prospects = _desk(view, partner, level).prospects[castle]
    choice = _choice(view, seat)
    found: list[tuple[Move, float]]
    if isinstance(choice, PlaceTiles):
        found = [
            (builds(castle, room)[place.space], place.worth)
            for room in tiles_for(view, seat, castle, choice.waited)
            for place in prospects.places(room)
        ]
    else:
        found = prospects.answers(choice)
    return sorted([Line((move,), worth) for move, worth in found], key=lambda line: -line.value)


def _wish(view: TwoCastles, seat: int, partner: int, castle: int, line: Line, level: str) -> Wish:
    desk = _desk(view, partner, level)
    parts = parts_of(desk, _choice(view, seat), line.moves, line.value)
    nothing = Line((), 0.0, tuple([(name, 0.0) for name in parts]))
    why = Line(line.moves, line.value, tuple(parts.items())).reasons(nothing)
    return Wish(partner, castle, line.moves[0], why)


def _desk(view: TwoCastles, partner: int, level: str) -> Desk:
    return Desk(view, partner, rung(level).weights)


def _choice(view: TwoCastles, seat: int) -> AnyChoice:
    choice = view.choice_of(seat)
    assert choice is not None, "somebody decides"
    return choice
