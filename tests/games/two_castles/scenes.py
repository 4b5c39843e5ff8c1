"""Castles and moments for the tests, written with ids and coordinates."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core.agenda import Task
from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.building import why_not_there
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import (
    ATTENDANT_NUMBERS,
    CARD_NUMBERS,
    REGULAR_ROOMS,
    ROOM_NUMBERS,
    THRONE_NUMBERS,
)
from engine.games.two_castles.moves import DONE, Build, Hold, TakeUp, Wait
from engine.games.two_castles.placing import CallOn, LeaveTiles, PlaceTiles
from engine.games.two_castles.scoring import ScoreSheet, score_sheet
from engine.games.two_castles.spaces import space_at, written
from engine.games.two_castles.state import TwoCastles
from tests.contract.cases import Restless

THRONE = "throne_utility_food"
ONE_OF_EACH = {
    "-1,0": "kitchen",
    "0,1": "library",
    "1,1": "game_storage",
    "2,0": "aviary",
    "0,-1": "great_hall",
    "1,-1": "crypt",
}
"""A castle with all types but sleeping rooms."""


def at(text: str) -> int:
    """Return the space that is written ``x,y``."""
    x, y = text.split(",")
    return space_at(int(x), int(y))


def castle(
    rooms: Mapping[str, str] = {},
    throne: str = THRONE,
    attendants: Sequence[str] = (),
    cards: Sequence[str] = (),
) -> Castle:
    """Build a legal castle, each room as soon as it may stand where it should."""
    made = Castle(THRONE_NUMBERS[throne])
    left = {at(where): ROOM_NUMBERS[room] for where, room in rooms.items()}
    while left:
        ready = [s for s, room in left.items() if why_not_there(made, room, s) is None]
        assert ready, f"no legal order for {[written(s) for s in left]}"
        made.build(left.pop(ready[0]), ready[0])
    made.attendants = tuple(ATTENDANT_NUMBERS[name] for name in attendants)
    made.cards = tuple(CARD_NUMBERS[name] for name in cards)
    return made


def points(made: Castle, where: str) -> int:
    """Return the points of the room at ``x,y``."""
    return score_sheet(made).rooms[made.spaces.index(at(where))]


def sheet(made: Castle) -> ScoreSheet:
    return score_sheet(made)


def some(kind: str, count: int, start: int = 0) -> list[str]:
    """Return the ids of some rooms of a kind."""
    return [room.id for room in REGULAR_ROOMS if room.kind == kind][start : start + count]


def number(room: str) -> int:
    return ROOM_NUMBERS[room]


def with_kinds(**counts: int) -> Castle:
    """Build a castle with so many rooms of each kind, wherever they fit."""
    made = castle()
    for kind, count in counts.items():
        for room in some(kind, count):
            made.build(number(room), made.open_to(number(room))[0])
    return made


def placing(
    *,
    chosen: Sequence[str] = ("kitchen", "library"),
    left: Castle | None = None,
    right: Castle | None = None,
    seats: int = 3,
    agenda: tuple[Task, ...] | None = None,
) -> TwoCastles:
    """Return the placing step of seat 0, which builds castle 0 on its left and the last one."""
    state: TwoCastles = GAME.new(seats, Chance(5))
    state.castles = (left or castle(), *state.castles[1:-1], right or castle())
    for seat, builder in enumerate(state.builders):
        builder.hand, builder.chosen = builder.hand[2:], builder.hand[:2]
        builder.owes = state.castles_of(seat)
    state.builders[0].chosen = tuple(number(room) for room in chosen)
    owed = sum(len(builder.owes) for builder in state.builders)
    calls = tuple(PlaceTiles(seat) for seat in range(seats))
    state.agenda = agenda if agenda is not None else (CallOn(owed), *calls[::-1])
    state.news = ()
    return state


def build(state: TwoCastles, room: str, where: str, in_castle: int = 0, seat: int = 0) -> None:
    """Let a seat build, checked."""
    state.play(seat, Build(in_castle, number(room), at(where)))


def build_anywhere(state: TwoCastles, room: str, in_castle: int = 0, seat: int = 0) -> None:
    """Let a seat build on the first space that is open."""
    space = state.castles[in_castle].open_to(number(room))[0]
    state.play(seat, Build(in_castle, number(room), space))


def build_all(state: TwoCastles, seat: int, *, done: bool = True) -> None:
    """Let a seat build whatever it has, wherever that may go, with what it brings."""
    while not isinstance(state.waiting[seat], LeaveTiles):
        state.play(seat, next(m for m in state.moves(seat) if not isinstance(m, Wait)))
    if done:
        state.play(seat, DONE)


def until_placing(state: TwoCastles) -> TwoCastles:
    """Play the first offer of everybody until tiles are built."""
    while not isinstance(state.agenda[-1], PlaceTiles):
        seat = min(state.waiting)
        state.apply(seat, state.moves(seat)[0])
    return state


def about_to_build(kind: str, have: int, **more: int) -> tuple[TwoCastles, str]:
    """Return a placing step of seat 0 with one more room of *kind*, and that room."""
    room = some(kind, 1, have)[0]
    other = "turtle_pond" if kind != "outdoor" else "tasso_room"
    return placing(chosen=(room, other), left=with_kinds(**more | {kind: have})), room


def after_building(kind: str, have: int, **more: int) -> TwoCastles:
    state, room = about_to_build(kind, have, **more)
    build_anywhere(state, room)
    return state


def asked(state: TwoCastles) -> str:
    """Return the question that is open."""
    return type(state.agenda[-1]).__name__


def refused(state: TwoCastles, move: Build | Wait | TakeUp | Hold, seat: int = 0) -> str:
    """Return ``rule reason`` of a refusal; fails if the move is legal."""
    refusal = state.why_not(seat, move)
    assert refusal is not None, f"{move} is legal"
    assert not state.is_legal(seat, move)
    return f"{refusal.rule} {refusal.reason}"


def events(state: TwoCastles) -> list[str]:
    """Return the names of what the last move brought."""
    return [type(event).__name__ for event in state.news]


def offers(state: TwoCastles, seat: int = 0) -> list[str]:
    return [str(move) for move in state.moves(seat)]


def played(seats: int, seed: int) -> Iterator[TwoCastles]:
    """Yield every moment of a random game, played by several seats out of order."""
    hand = Restless(GAME, Chance(seed).branch(1))
    state = GAME.new(seats, Chance(seed))
    yield state
    while not state.is_over:
        seat = hand.seat_of(state)
        state.apply(seat, hand.choose(state, seat))
        yield state
