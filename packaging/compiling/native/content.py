"""Component facts for the compiled engine, made from files that pydantic has passed.

Pydantic cannot make compiled values. So whoever compiles lets the plain engine read every file
first; here only a file with the very same bytes is made into values, and needs no further question.
Files that make values of the windows go to pydantic, as ever.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import MISSING, fields
from enum import Enum
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.core.passed import PASSED

from engine.core import content_as_it_is
from engine.core.errors import ContentError

T = TypeVar("T")


def read(game_id: str, file: str, kind: type[T], *, root: Traversable | None = None) -> T:
    """Return what *file* of the game says, as a value of type *kind*; it was checked before."""
    passed = PASSED.get(f"{game_id}/{file}")
    if passed is None:
        return content_as_it_is.read(game_id, file, kind, root=root)
    named = f"resources/games/{game_id}/{file}"
    place = (root or resources.files("resources")) / "games" / game_id / file
    try:
        content = place.read_bytes()
    except OSError as error:
        raise ContentError(f"{named} cannot be read: {error}.") from error
    if hashlib.sha256(content).hexdigest() != passed:
        raise ContentError(f"{named} was changed since the engine was compiled and checked it.")
    made: T = _made(json.loads(content), kind)
    return made


class _MisfitError(Exception):
    """What is written is of none of the kinds that fit here; another one of a union may."""


def _made(raw: Any, hint: Any) -> Any:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple:
        each = (arguments[0],) * len(raw) if arguments[1:] == (...,) else arguments
        _expect(type(raw) is list and len(each) == len(raw))
        return tuple([_made(item, kind) for item, kind in zip(raw, each, strict=True)])
    if origin in (Union, UnionType):
        return _first_that_fits(raw, arguments)
    if origin in (dict, Mapping):
        _expect(type(raw) is dict)
        return {_made(key, arguments[0]): _made(raw[key], arguments[1]) for key in raw}
    if origin is Literal:
        _expect(raw in arguments)
        return raw
    if hint is float:
        _expect(type(raw) in (int, float))
        return float(raw)
    if isinstance(hint, type) and issubclass(hint, Enum):
        _expect(raw in _members(hint))
        return _members(hint)[raw]
    if hasattr(hint, "__dataclass_fields__"):
        return _made_value(raw, hint)
    _expect(type(raw) is (NoneType if hint is None else hint))
    return raw


def _made_value(raw: Any, hint: Any) -> Any:
    _expect(type(raw) is dict and raw.keys() <= _hints(hint).keys())
    needed = {field.name for field in fields(hint) if field.default is MISSING}
    _expect(needed <= raw.keys())
    return hint(**{name: _made(raw[name], _hints(hint)[name]) for name in raw})


def _first_that_fits(raw: Any, kinds: tuple[Any, ...]) -> Any:
    for kind in kinds:
        try:
            return _made(raw, kind)
        except _MisfitError:
            continue
    raise _MisfitError


def _expect(fits: bool) -> None:  # noqa: FBT001  # reads like assert
    if not fits:
        raise _MisfitError


@cache
def _members(enum: type[Enum]) -> Mapping[Any, Enum]:
    return {member.value: member for member in enum}


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)
