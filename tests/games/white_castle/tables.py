"""Small tables to try single rules on."""

from __future__ import annotations

from typing import Any

from engine.core.agenda import Move, Task
from engine.core.chance import Chance
from engine.core.refusal import Refusal
from engine.games.white_castle import GAME
from engine.games.white_castle.components import Options
from engine.games.white_castle.dice import PlaceDie, TakeDie
from engine.games.white_castle.state import Domain, WhiteCastle

ROOM_TILES = (
    ("dt_white_food", "dt_red_food", "dt_white_iron"),
    ("dt_black_food", "dt_white_pearl", "dt_red_iron"),
    ("dt_red_any", "dt_black_any", "dt_white_any"),
    ("dt_black_pearl", "dt_white_coin"),
    ("dt_black_coin", "dt_red_coin"),
)


def fresh(players: int = 2, seed: int = 1, **options: Any) -> WhiteCastle:
    """Return a play at its first turn, the pairs taken as they come."""
    state = GAME.new(players, Chance(seed), Options(**options))
    while state.pairs:
        seat = min(state.waiting)
        state.play(seat, state.moves(seat)[0])
    return state


def laid_out(players: int = 2, *tasks: Task, **domain: Any) -> WhiteCastle:
    """Return a play with a known castle where seat 0 owns *domain* and *tasks* come next."""
    state = fresh(max(players, 1))
    state.cards = ("st02", "st07", "st04", "dp03", "dp05")
    state.stewards = ("st09", "st10", "st12", "st13", "st15", "st05")
    state.diplomats = ("dp02", "dp04", "dp06")
    state.tiles, state.well_tiles = ROOM_TILES, ("dt_red_pearl", "dt_black_iron")
    state.daimyo = "dy01"
    state.gardens = ("sg01", "pg03", "sg03", "pg05", "sg02", "pg01")
    state.yard_tiles = (("yt06.blue", "yt02.beige"), ("yt01.blue",), ("yt03.beige",))
    known = {"card": "sa01", "lantern": ("sr08",)} | domain
    state.domains = (Domain(**known), *(Domain(card="sa03") for _ in state.domains[1:]))
    if tasks:
        ask(state, *tasks)
    return state


def ask(state: WhiteCastle, *tasks: Task) -> WhiteCastle:
    """Put only *tasks* on the agenda and run to the first question."""
    state.agenda = ()
    state.push(*tasks)
    state.start()
    return state


def die(state: WhiteCastle, colour: Any, pips: int, *, lantern: bool = False) -> WhiteCastle:
    """Put a die into the hand of seat 0."""
    return ask(state, PlaceDie(0, colour, pips, lantern))


def turn(state: WhiteCastle, seat: int = 0) -> WhiteCastle:
    """Begin a turn of *seat*."""
    return ask(state, TakeDie(seat))


def play(state: WhiteCastle, *notations: str) -> WhiteCastle:
    """Play the answers of whoever is asked."""
    for notation in notations:
        seat = min(state.waiting)
        state.play(seat, state.find(seat, notation))
    return state


def sensible(state: WhiteCastle) -> list[str]:
    """Return what is worth a thought; nothing if nobody is asked."""
    moves = [move for seat in state.waiting for move in GAME.brain.sensible(state, seat)]
    return [str(move) for move in moves]


def legal(state: WhiteCastle) -> list[str]:
    """Return everything that may be answered."""
    return [str(move) for seat in state.waiting for move in state.moves(seat)]


def refusal(state: WhiteCastle, notation: str) -> str:
    """Return why an attempt is refused, as text."""
    seat, choice = next(iter(state.waiting.items()))
    attempts: list[Move] = [m for m in choice.attempts(state) if str(m) == notation]
    assert attempts, f"{notation} is no attempt"
    told: Refusal | None = state.why_not(seat, attempts[0])
    return str(told)


def told(state: WhiteCastle, kind: type) -> list[Any]:
    """Return the events of one kind from the last answer."""
    return [event for event in state.news if isinstance(event, kind)]
