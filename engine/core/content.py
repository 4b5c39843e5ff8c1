"""Component facts from ``resources/games/<id>/*.json``, checked once, then frozen values.

The ``@value`` classes of a game are the schema: pydantic checks the file against their fields, so
no component is described twice.
"""

from __future__ import annotations

import json
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from engine.core.errors import ContentError

T = TypeVar("T")


def read(game_id: str, file: str, kind: type[T], *, root: Traversable | None = None) -> T:
    """Return what *file* of the game says, as a value of type *kind*.

    *kind* is usually ``tuple[Card, ...]``. A field the values do not have, a missing one or one of
    the wrong type is a ContentError that names file, record and field.
    """
    from pydantic import TypeAdapter, ValidationError  # takes a tenth of a second to import

    place = (root or files("resources")) / "games" / game_id / file
    named = f"resources/games/{game_id}/{file}"
    try:
        text = place.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError(f"{named} cannot be read: {error}.") from error
    try:
        return TypeAdapter(kind).validate_json(text, strict=True)
    except ValidationError as error:
        raise ContentError(_told(named, text, error.errors()[0])) from error


def _told(named: str, text: str, problem: Any) -> str:
    """Say in one sentence where the file is wrong."""
    if problem["type"] == "json_invalid":
        return f"{named} is not JSON: {problem['ctx']['error']}."
    steps = [step for step in problem["loc"] if not _is_tag(step)]
    record, field = _nearest_record(json.loads(text), steps)
    return f"{named}, record {record}, field {field or 'itself'}: {problem['msg']}."


def _is_tag(step: int | str) -> bool:
    """Whether pydantic added this step to say which kind of value it tried."""
    return isinstance(step, str) and ("[" in step or step[:1].isupper())


def _nearest_record(raw: Any, steps: list[int | str]) -> tuple[str, str]:
    """Follow *steps* into *raw*; name the last thing that has an id, and the rest of the way."""
    record, rest = "of the whole file", steps
    for depth, step in enumerate(steps):
        try:
            raw = raw[step]
        except (KeyError, IndexError, TypeError):
            break
        if isinstance(raw, dict) and "id" in raw:
            record, rest = repr(raw["id"]), steps[depth + 1 :]
        elif isinstance(step, int) and record == "of the whole file":
            record, rest = f"number {step + 1}", steps[depth + 1 :]
    return record, ".".join(map(str, rest))
