"""What a file named on the command line holds: a save, a record, a position as text or in JSON."""

from __future__ import annotations

import json
import re
import sys
from codecs import BOM_UTF8
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine import catalog
from engine.core.errors import PositionError, RecordError, SaveError
from engine.core.game import Game
from engine.core.record import Record
from engine.core.state import State
from engine.core.table import Table
from engine.saving import save
from engine.saving.files import read_plain_file

STANDARD_INPUT = "-"
_BEGINS_A_TEXT = re.compile(rb"\s*(#|[A-Za-z])")


def raw_of(file: str) -> bytes:
    """Return what lies in *file*; a dash stands for what is piped in."""
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(save.BIGGEST + 1).removeprefix(BOM_UTF8)
    return read_plain_file(Path(file)).removeprefix(BOM_UTF8)


# Plays ------------------------------------------------------------------------


def is_save(raw: bytes) -> bool:
    """Whether this should be a save; what does not begin like one is a record."""
    return raw.lstrip()[:1] == b"{"


def record_in(raw: bytes, file: str) -> Record:
    """Return a record that can be replayed today."""
    try:
        record = Record.from_text(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"{file} is neither a record nor a save.") from error
    game = catalog.load(record.game)
    if record.edition != game.edition:
        raise RecordError(
            f"The record follows edition {record.edition} of {game.title}, this is {game.edition}."
        )
    return record


def moment_in(file: str, at: int | None) -> tuple[Record, State]:
    """Return the record of a play, and its state after *at* answers: all, if none is named."""
    raw = raw_of(file)
    if not is_save(raw):
        record = record_in(raw, file)
        shortened = replace(record, moves=record.moves[: _number_of(record, at)])
        return record, Table.replay(catalog.load(record.game), shortened).state
    table = save.from_bytes(raw).table
    number = _number_of(table.record, at)
    states = table.states
    lost = len(table.record.moves) + 1 - len(states)
    if number < lost:
        raise RecordError("The save follows an older edition: only its last position is left.")
    return table.record, states[number - lost]


def _number_of(record: Record, at: int | None) -> int:
    answers = len(record.moves)
    if at is not None and at > answers:
        raise RecordError(f"The play has {answers} answers, so nothing is known after {at}.")
    return answers if at is None else at


# Positions --------------------------------------------------------------------


def position_in(game: Game[Any], file: str) -> State:
    """Return the position that a file says in words, or raise PositionError with line and word."""
    return _in_words(game, _raw_position(file), file)


def position_or_json(game: Game[Any], file: str) -> State | object:
    """Return the position that a file says in words, or whatever else it says in JSON."""
    raw = _raw_position(file)
    return _in_words(game, raw, file) if _BEGINS_A_TEXT.match(raw) else _in_json(raw, file)


def json_in(file: str) -> object:
    """Return what a file says in JSON, or raise PositionError with one sentence."""
    return _in_json(_raw_position(file), file)


def _raw_position(file: str) -> bytes:
    try:
        return raw_of(file)
    except SaveError as error:
        raise PositionError(str(error)) from error


def _in_words(game: Game[Any], raw: bytes, file: str) -> State:
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise PositionError(f"{file} is no position: it is not written in UTF-8.") from error
    position: State = game.position(text)
    return position


def _in_json(raw: bytes, file: str) -> object:
    try:
        return json.loads(raw, object_pairs_hook=_each_name_once, parse_constant=_no_constant)
    except PositionError:
        raise
    except json.JSONDecodeError as error:
        raise PositionError(f"{file} is not JSON, from line {error.lineno} on.") from error
    except UnicodeDecodeError as error:
        raise PositionError(f"{file} is not JSON: it is not written in UTF-8.") from error
    except (ValueError, RecursionError) as error:  # thousands of digits, or of brackets
        raise PositionError(f"{file} is longer or deeper than any position.") from error


def _no_constant(name: str) -> object:
    raise PositionError(f"The position says {name}, which is no number.")


def _each_name_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Refuse what JSON would drop without a word: the same name twice."""
    known: dict[str, object] = {}
    for name, part in pairs:
        if name in known:
            raise PositionError(f"The position names {name[:80]!r} twice.")
        known[name] = part
    return known
