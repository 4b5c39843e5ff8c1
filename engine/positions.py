"""The commands about positions: show, moves, play, score."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator

from engine.core.agenda import AnyChoice
from engine.core.errors import PositionError, RuleError, shown
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.reading import moment_in, position_in, position_or_json
from engine.reporting import Report

Answer = tuple[int, str]
"""A seat and a notation, as in records."""


def show_command(asked: Namespace) -> Report:
    """Print the position to which some or all answers of a play lead."""
    record, state = moment_in(asked.file, asked.at)
    answers = len(record.moves) if asked.at is None else asked.at
    document = {
        "game": record.game,
        "seats": record.seats,
        "answers": answers,
        "position": str(state),
    }
    return Report(document, str(state))


def moves_command(asked: Namespace) -> Report:
    """List what may be answered in a position, and what stands against all else one could try."""
    state = position_in(asked.game, asked.file)
    choices = _asked_about(state, asked.seat)
    legal = [answer for choice in choices for answer in _legal(state, choice)]
    refused = [entry for choice in choices for entry in _refused(state, choice)]
    document = {
        "moves": [_told(answer) for answer in legal],
        "refused": [
            _told(answer) | {"rule": refusal.rule, "reason": refusal.reason}
            for answer, refusal in refused
        ],
    }
    lines = [_argument(answer) for answer in legal]
    lines += [f"# not {_argument(answer)}: {refusal}" for answer, refusal in refused]
    return Report(document, "\n".join(lines) or "# Nobody is asked.")


def play_command(asked: Namespace) -> Report:
    """Play moves from a position and print where they lead."""
    state = position_in(asked.game, asked.file)
    if state.viewer is not None:
        raise PositionError(f"{_only_seen(state)}; moves need a whole position.")
    for number, text in enumerate(asked.moves, 1):
        try:
            seat, notation = _answer(text)
            state.play(seat, state.find(seat, notation))
        except RuleError as error:
            raise RuleError(f"Move {number}: {error}") from error
    return Report({"position": str(state)}, str(state))


def score_command(asked: Namespace) -> Report:
    """Score a position in words, or in the game's own JSON."""
    position = position_or_json(asked.game, asked.file)
    if isinstance(position, State):
        document = asked.game.score_state(position)
    else:
        document = asked.game.score(position)
    return Report(document, json.dumps(document, indent=2))


def _asked_about(state: State, seat: int | None) -> list[AnyChoice]:
    """Return the open choices that *state* knows enough of: all, or that of *seat*."""
    seats = state.notation().seats(state)
    if seat is not None and seat >= seats:
        raise PositionError(f"There are {seats} seats, the last is {seats - 1}.")
    if state.viewer is not None and seat not in (None, state.viewer):
        raise PositionError(f"{_only_seen(state)}; it does not say what others may do.")
    wanted = state.viewer if seat is None else seat
    return [choice for other, choice in state.waiting.items() if wanted in (None, other)]


def _only_seen(state: State) -> str:
    return f"This position is what seat {state.viewer} sees"


def _legal(state: State, choice: AnyChoice) -> list[Answer]:
    return [(choice.seat, str(move)) for move in state.moves(choice.seat)]


def _refused(state: State, choice: AnyChoice) -> Iterator[tuple[Answer, Refusal]]:
    """Yield every attempt that is not legal, once, with what stands against it."""
    told = {str(move) for move in state.moves(choice.seat)}
    for move in choice.attempts(state):
        refusal = choice.why_not(state, move)
        if refusal and str(move) not in told:
            told.add(str(move))
            yield (choice.seat, str(move)), refusal


def _told(answer: Answer) -> dict[str, object]:
    """Return an answer for programs; its notation is one argument of ``play``."""
    return {"seat": answer[0], "notation": _argument(answer)}


def _argument(answer: Answer) -> str:
    return f"{answer[0]} {answer[1]}"


def _answer(argument: str) -> Answer:
    seat, _, notation = argument.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 2 and notation):
        raise RuleError(f"'{shown(argument, 60)}' is no move: write a seat and a move.")
    return int(seat), notation
