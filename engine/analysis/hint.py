"""A hint in three stages: where to look, what to do, and why."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from engine import catalog
from engine.ai.levels import adviser_of
from engine.analysis.judging import Judge
from engine.core.brain.thought import Line, Reason, Thought
from engine.core.errors import PositionError
from engine.core.game import Game
from engine.core.state import State
from engine.core.value import value
from engine.reading import is_save, moment_in, raw_of
from engine.reporting import Report

NOTABLE = 0.5
"""Points by which two answers differ enough to talk about."""


@value
class Hint:
    """What a strong player would do."""

    seat: int
    where: str
    """Where to look first: what kind of answer it is."""
    line: Line
    instead: Line | None
    """The best line that is notably worse; if there is none, the next best one."""
    why: tuple[Reason, ...]
    """What the line has beyond the other."""
    as_good: Line | None = None
    """Another line that is worth nearly the same, if there is one."""

    @property
    def more(self) -> float:
        """Return the points the line is worth beyond the other."""
        return self.line.value - self.instead.value if self.instead else 0.0


def hint_for(game: Game[Any], view: State, seat: int) -> Hint:
    """Return what the adviser of the game thinks about a question."""
    return hint_of(Judge(game, adviser_of(game)).thought(view, seat), seat)


def hint_of(thought: Thought, seat: int) -> Hint:
    """Return what *seat* should know of a thought that has come to its end."""
    best, *others = thought.lines
    where = str(best.moves[0]).partition(" ")[0]
    if not others:
        return Hint(seat, where, best, None, ())
    instead = instead_of(best, others)
    as_good = others[0] if best.value - others[0].value < NOTABLE / 5 else None
    told, other = thought.explained(best), thought.explained(instead)
    return Hint(seat, where, told, other, told.reasons(other), as_good)


def instead_of(best: Line, others: Sequence[Line]) -> Line:
    """Return what is worth comparing: plans that are nearly the same tell nothing."""
    return next((line for line in others if best.value - line.value >= NOTABLE), others[0])


def hint_command(asked: Namespace) -> Report:
    """Give a hint for a position, or for the moment a record or a save leads to."""
    game, state = _moment(asked.file)
    seats = [seat for seat in state.waiting if asked.seat in (None, seat)]
    if state.viewer is not None:
        seats = [seat for seat in seats if seat == state.viewer]
    if not seats:
        raise PositionError("Nobody is asked here who could use a hint.")
    view = state if state.viewer is not None else state.seen_by(seats[0])
    hint = hint_for(game, view, seats[0])
    document = {
        "game": game.id,
        "seat": hint.seat,
        "where": hint.where,
        "moves": [str(move) for move in hint.line.moves],
        "value": round(hint.line.value, 2),
        "instead": [str(move) for move in hint.instead.moves] if hint.instead else [],
        "why": [
            {"feature": reason.feature, "difference": round(reason.difference, 2)}
            for reason in hint.why
        ],
    }
    return Report(document, _as_text(hint))


def _moment(file: str) -> tuple[Game[Any], State]:
    raw = raw_of(file)
    if is_save(raw) or raw.lstrip().startswith(b"kastellan record"):
        record, state = moment_in(file, None)
        return catalog.load(record.game), state
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise PositionError(f"{file} is no position: it is not written in UTF-8.") from error
    game = catalog.of_position(text)
    return game, game.position(text)


def _as_text(hint: Hint) -> str:
    lines = [
        f"Look at: {hint.where}",
        f"Seat {hint.seat} could play: {', '.join(map(str, hint.line.moves))}",
    ]
    if hint.instead:
        more = hint.line.value - hint.instead.value
        lines.append(
            f"About {more:.1f} points more than {', '.join(map(str, hint.instead.moves))}:"
        )
        lines += [f"  {reason.difference:+.1f} {reason.feature}" for reason in hint.why[:6]]
    return "\n".join(lines)
