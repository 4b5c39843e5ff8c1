"""Values and structs as JSON and back, checked against the types of their fields.

A dataclass becomes an object with its class in ``"is"``; a tuple becomes a list; an enum its value.
Only classes that the base classes of the field's type know can be named: a file that a user hands
us can make values of the game, and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from engine.core.errors import shown
from engine.core.value import goes_without_saying

T = TypeVar("T")

BIGGEST_INT = (1 << 64) - 1


class CodecError(ValueError):
    """The JSON does not fit the type; says where."""


def text_of(part: object, leave_out: Collection[str] = ()) -> str:
    """Return *part* as JSON text, the same for equal values on every machine."""
    return json.dumps(encoded(part, leave_out), separators=(",", ":"), sort_keys=True)


def encoded(part: Any, leave_out: Collection[str] = ()) -> Any:
    """Return *part* as what ``json`` can write, without the fields named in *leave_out*."""
    if isinstance(part, Enum):
        return part.value
    if part is None or isinstance(part, int | str | float):
        return part
    if isinstance(part, tuple):
        return [encoded(item) for item in part]
    shape = [field for field in fields(part) if field.name not in leave_out]
    names = [field.name for field in shape if not goes_without_saying(field, part)]
    return {"is": name_of(type(part))} | {name: encoded(getattr(part, name)) for name in names}


def decoded(raw: Any, hint: type[T], leave_out: Collection[str] = ()) -> T:
    """Return the value of type *hint* that *raw* describes, or raise CodecError.

    Fields named in *leave_out* get their default.
    """
    made: T = _decoded(raw, hint, "", leave_out)
    return made


def differences(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """Tell where two encoded values differ: ``.domains[0].coins: 3, not 4``."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            yield from differences(one[name], other[name], f"{where}.{name}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (item, its_other) in enumerate(zip(one, other, strict=True)):
            yield from differences(item, its_other, f"{where}[{index}]")
    elif one != other:
        yield f"{where or 'the whole'}: {shown(one, 60)}, not {shown(other, 60)}"


def name_of(cls: type) -> str:
    """Return the name of a class in files: its module inside the engine, and its own."""
    return f"{cls.__module__.removeprefix('engine.')}:{cls.__qualname__}"


def _decoded(raw: Any, hint: Any, where: str, leave_out: Collection[str] = ()) -> Any:
    while hasattr(hint, "__supertype__"):  # an id is written as the number it is
        hint = hint.__supertype__
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple:
        return _decoded_tuple(raw, arguments, where)
    if origin in (Union, UnionType):
        return _decoded_union(raw, arguments, where)
    if origin is Literal:
        return _expect(raw in arguments and type(raw) in map(type, arguments), raw, hint, where)
    if hint is int:
        fits = type(raw) is int and abs(raw) <= BIGGEST_INT
        return _expect(fits, raw, hint, where)
    if hint in (str, bool):
        return _expect(type(raw) is hint, raw, hint, where)
    if hint in (NoneType, None):
        return _expect(raw is None, raw, hint, where)
    if isinstance(hint, type) and issubclass(hint, Enum):
        known = {member.value: member for member in hint}
        fits = isinstance(raw, int | str) and not isinstance(raw, bool) and raw in known
        return known[_expect(fits, raw, hint, where)]
    return _decoded_object(raw, origin or hint, where, leave_out)


def _decoded_tuple(raw: Any, arguments: tuple[Any, ...], where: str) -> tuple[Any, ...]:
    _expect(type(raw) is list, raw, "a list", where)
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        arguments = (arguments[0],) * len(raw)
    _expect(len(raw) == len(arguments), raw, f"a list of {len(arguments)}", where)
    pairs = enumerate(zip(raw, arguments, strict=True))
    return tuple([_decoded(item, hint, f"{where}[{index}]") for index, (item, hint) in pairs])


def _decoded_union(raw: Any, arguments: tuple[Any, ...], where: str) -> Any:
    for hint in arguments:
        try:
            return _decoded(raw, hint, where)
        except CodecError:
            continue
    raise CodecError(f"{where or 'the whole'} is none of {_told(arguments)}")


def _decoded_object(raw: Any, base: Any, where: str, leave_out: Collection[str]) -> Any:
    _expect(type(raw) is dict and type(raw.get("is")) is str, raw, base, where)
    cls = known(base).get(_without_chapter(raw["is"]))
    if cls is None:
        raise CodecError(f"{where or 'the whole'} is no {_told(base)}: '{shown(raw['is'], 80)}'")
    hints = _field_types(cls)
    wanted = {name for name in hints if name not in leave_out}
    given = raw.keys() - {"is"}
    fits = wanted - _with_default(cls) <= given <= wanted
    _expect(fits, sorted(raw), f"the fields of {cls.__name__}", where)
    return cls(**{name: _decoded(raw[name], hints[name], f"{where}.{name}") for name in given})


def known(base: Any) -> dict[str, type]:
    """Return the classes that may stand for *base*, by name; new ones may appear with a game."""
    return {_without_chapter(name_of(cls)): cls for cls in _family(base) if is_dataclass(cls)}


def _without_chapter(name: str) -> str:
    """Name a class of a game by game alone: its file may have got another name since a save.

    Version 0.1.0 named news by files that have been parted since.
    """
    home, _, own = name.partition(":")
    parts = home.split(".")
    return f"games.{parts[1]}:{own}" if parts[0] == "games" and len(parts) > 1 else name


def _family(cls: type) -> Iterator[type]:
    yield cls
    children: list[type] = type.__subclasses__(cls)
    for child in children:
        yield from _family(child)


@cache
def _with_default(cls: type) -> frozenset[str]:
    """Return what may be missing: a save of an older edition knows no field that came later."""
    return frozenset(field.name for field in fields(cls) if field.default is not MISSING)


@cache
def _field_types(cls: type) -> dict[str, Any]:
    hints = get_type_hints(cls)
    return {field.name: hints[field.name] for field in fields(cls)}


def _expect(fits: bool, raw: T, wanted: Any, where: str) -> T:  # noqa: FBT001  # reads like assert
    if not fits:
        raise CodecError(f"{where or 'the whole'} is not {_told(wanted)}: {shown(raw, 80)}")
    return raw


def _told(hint: Any) -> str:
    return hint if isinstance(hint, str) else getattr(hint, "__name__", str(hint))
