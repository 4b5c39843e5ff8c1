"""A play in one file, ``.kastellan``: what it says, and how it is checked on the way in.

A save is JSON: who plays what, the record of all moves, a snapshot of the state and a digest over
everything. Loading trusts nothing: size and depth are bounded before parsing, pydantic checks the
outer form, the codec checks every value of the snapshot, and the record is played again.
"""

from __future__ import annotations

import hashlib
import json
import re
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from engine import catalog
from engine.core.chance import Chance
from engine.core.codec import CodecError, decoded, differences, encoded
from engine.core.errors import KastellanError, RecordError, RuleError, SaveError, shown
from engine.core.game import Game
from engine.core.possible import is_playable
from engine.core.record import Record
from engine.core.state import BESIDE, State
from engine.core.table import Table
from engine.core.value import value

if TYPE_CHECKING:
    from engine.saving.model import SaveModel

FORMAT = 1
BIGGEST = 8 * 1024 * 1024
DEEPEST = 64
LARGEST = 1_000_000
"""Larger than any number of a position; only the stream of chance has larger ones."""


@value
class Seat:
    """Who sits there: ``kind`` is ``human`` or the level of a machine player."""

    name: str
    kind: str


@value
class Loaded:
    """A save that was read: the table as it was left, who sat there, and what to tell them."""

    table: Table
    seats: tuple[Seat, ...]
    notice: str | None = None
    """``older_edition`` if the moves could not be replayed, so that only the position is left."""


@value
class Glance:
    """What a list of plays says about a save."""

    game: Game[Any]
    seats: tuple[Seat, ...]
    state: State


def to_bytes(table: Table, seats: tuple[Seat, ...] = ()) -> bytes:
    """Write *table* as the bytes of a save."""
    record = table.record
    sitting = seats or tuple(Seat(f"Seat {n + 1}", "human") for n in range(record.seats))
    content: dict[str, Any] = {
        "format": FORMAT,
        "program": version("kastellan"),
        "game": record.game,
        "edition": record.edition,
        "options": record.options,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in sitting],
        "record": record.to_text(),
        "snapshot": encoded(table.state, leave_out=("heard",)),
    }
    return json.dumps(content | {"digest": _digest(content)}, indent=1).encode()


def from_bytes(raw: bytes) -> Loaded:
    """Read the bytes of a save, or raise SaveError with one sentence that says what is wrong."""
    save, record, seen = _read(raw)
    game, seats, state = seen.game, seen.seats, seen.state
    if save.edition < game.edition:
        # No replay vouches for an old position.
        if not is_playable(game, state, len(seats)):
            raise _damaged("Its position cannot be played on.")
        return Loaded(Table.from_snapshot(game, record, state), seats, "older_edition")
    return Loaded(_replayed(game, record, state), seats)


def glance(raw: bytes) -> Glance:
    """Read who plays what and where it stands; the moves are not played again, so it is quick."""
    _, _, seen = _read(raw)
    return seen


def _read(raw: bytes) -> tuple[SaveModel, Record, Glance]:
    save = _checked(_parsed(raw))
    game = _game(save.game)
    try:
        record = Record.from_text(save.record)
    except RecordError as error:
        raise _damaged(str(error)) from error
    if (record.game, record.edition, record.options) != (save.game, save.edition, save.options):
        raise _damaged("Its record belongs to another play.")
    if save.edition > game.edition:
        raise SaveError(
            "newer_edition",
            f"This game follows newer rules of {game.title}; update Kastellan to open it.",
        )
    seats = tuple(Seat(seat.name, seat.kind) for seat in save.seats)
    return save, record, Glance(game, seats, _snapshot(game, save, record))


def _parsed(raw: bytes) -> dict[str, Any]:
    """Parse JSON that is neither too large nor too deep."""
    if len(raw) > BIGGEST:
        raise SaveError("too_large", f"This file is larger than any save ({len(raw)} bytes).")
    try:
        text = raw.decode("utf-8")
        if _depth(text) > DEEPEST:
            raise SaveError("too_deep", "This file is nested deeper than any save.")
        # Python refuses to read integers of thousands of digits: that is a ValueError too.
        content = json.loads(text, parse_constant=_no_constant)
    except ValueError as error:
        raise SaveError(
            "not_json",
            "This is not a Kastellan save, or it was cut off: it cannot be read as JSON.",
        ) from error
    if not isinstance(content, dict) or "format" not in content:
        raise SaveError("no_save", "This is not a Kastellan save.")
    if type(content["format"]) is int and content["format"] > FORMAT:
        raise SaveError(
            "newer_format", "This save was made by a newer Kastellan; update to open it."
        )
    return content


_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[{]|[\]}]', re.DOTALL)


def _depth(text: str) -> int:
    """Return how deep brackets are nested, strings aside."""
    depth = deepest = 0
    for match in _BRACKETS.finditer(text):
        found = match[0][0]
        if found in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif found in "]}":
            depth -= 1
    return deepest


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is no number of ours")


def _checked(content: dict[str, Any]) -> SaveModel:
    """Check the outer form and the digest."""
    from pydantic import ValidationError

    from engine.saving.model import SaveModel  # pydantic takes a tenth of a second to import

    try:
        save = SaveModel.model_validate(content)
    except ValidationError as error:
        problem = error.errors()[0]
        field = ".".join(map(shown, problem["loc"])) or "the whole"
        raise _damaged(f"Its field {field} is wrong: {problem['msg']}.") from error
    digest = content.pop("digest")
    if digest != _digest(content):
        raise _damaged("Something in it was changed after it was written.")
    return save


def _game(game_id: str) -> Game[Any]:
    try:
        return catalog.load(game_id)
    except KastellanError as error:
        raise SaveError("unknown_game", str(error), game=game_id) from error


def _snapshot(game: Game[Any], save: SaveModel, record: Record) -> State:
    """Return the saved state, every value of it checked."""
    if record.seats != len(save.seats) or record.seats not in game.seats:
        raise _damaged(f"It names {len(save.seats)} seats for a play of {record.seats}.")
    if any(_has_larger_number(part) for name, part in save.snapshot.items() if name != "chance"):
        raise _damaged("Its position holds a number that is larger than any of the game.")
    try:
        state: State = decoded(save.snapshot, State)
    except (CodecError, RecursionError) as error:
        raise _damaged(f"Its position cannot be read: {error}.") from error
    if type(state) is not type(game.new(record.seats, Chance(0))) or state.viewer is not None:
        raise _damaged("Its position belongs to another game.")
    return state


def _has_larger_number(raw: Any) -> bool:
    """Whether a number is so large that rules which count with it would never come to an end."""
    if isinstance(raw, dict):
        return any(map(_has_larger_number, raw.values()))
    if isinstance(raw, list):
        return any(map(_has_larger_number, raw))
    return isinstance(raw, int | float) and not -LARGEST <= raw <= LARGEST


def _replayed(game: Game[Any], record: Record, state: State) -> Table:
    try:
        table = Table.replay(game, record)
    except RecordError as error:
        if isinstance(error.__cause__, RuleError):
            why = str(error)
            raise SaveError(
                "against_the_rules",
                f"This game contains a move that the rules do not allow. {why}",
                why=why,
            ) from error
        raise _damaged(str(error)) from error
    if table.state != state:
        saved, led_to = (encoded(part, leave_out=BESIDE) for part in (state, table.state))
        where = next(differences(saved, led_to))
        raise _damaged(f"Its position is not where its moves lead: {where}.")
    return table


def _digest(content: dict[str, Any]) -> str:
    text = json.dumps(content, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _damaged(why: str) -> SaveError:
    return SaveError("damaged", f"This save is damaged and cannot be opened. {why}", why=why)
