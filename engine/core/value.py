"""Frozen values: what moves, events, tasks and cards are made of."""

from __future__ import annotations

from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, NoReturn, TypeVar, dataclass_transform

T = TypeVar("T")
LATER = {"later": True}


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make *cls* a frozen dataclass with slots: comparable, hashable, never changing.

    ``dataclass(frozen=True)`` would do it too, but it compiles six methods for every class, one by
    one. There are four hundred values, and a person waits for the board meanwhile.
    """
    made = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    shape = fields(made)  # type: ignore[arg-type]
    setters = {f"set_{field.name}": getattr(made, field.name).__set__ for field in shape}
    defaults = {
        f"default_{field.name}": field.default for field in shape if field.default is not MISSING
    }
    methods: dict[str, Any] = {}
    exec(_methods(shape), setters | defaults, methods)
    methods |= {"__repr__": _repr, "__reduce__": _reduce}
    for name, method in methods.items():
        if name not in cls.__dict__:
            setattr(made, name, method)
    made.__setattr__ = made.__delattr__ = _refuse  # type: ignore[method-assign]
    return made


def added_later(usual: T) -> T:
    """Give a field its usual value, where older plays do not know the field.

    Files leave it out while it is as usual, so that an old play keeps its fingerprint; for a new
    option write ``rich_start: bool = added_later(False)``.
    """
    later: T = field(default=usual, metadata=LATER)
    return later


def goes_without_saying(field: Field[Any], part: object) -> bool:
    """Whether a field that was added later is as usual in *part*, as if it were not there."""
    return bool(field.metadata) and bool(getattr(part, field.name) == field.default)


def _methods(shape: tuple[Field[Any], ...]) -> str:
    """Write out the methods that must be quick."""
    names = [field.name for field in shape]
    taken = [
        f"{field.name}=default_{field.name}" if field.default is not MISSING else field.name
        for field in shape
    ]
    mine, theirs = (f"({''.join(f'{who}.{name},' for name in names)})" for who in ("self", "other"))
    return f"""
def __init__(self, {", ".join(taken)}):
    {"; ".join(f"set_{name}(self, {name})" for name in names) or "pass"}
def __eq__(self, other):
    return {mine} == {theirs} if other.__class__ is self.__class__ else NotImplemented
def __hash__(self):
    return hash({mine})
"""


def _repr(self: Any) -> str:
    told = [f"{field.name}={getattr(self, field.name)!r}" for field in fields(self)]
    return f"{self.__class__.__qualname__}({', '.join(told)})"


def _reduce(self: Any) -> tuple[type[Any], tuple[Any, ...]]:
    """Let a copy in another process be made by ``__init__``, since nothing can be set later."""
    return self.__class__, tuple([getattr(self, field.name) for field in fields(self)])


def _refuse(self: object, name: str, *_: object) -> NoReturn:
    raise FrozenInstanceError(f"{type(self).__name__}.{name} never changes")
