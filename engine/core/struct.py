"""Cheap, whole copies of the mutable parts of a state."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field
from types import NoneType, UnionType
from typing import Any, ClassVar, Self, Union, get_args, get_origin, get_type_hints


class Struct:
    """A mutable bundle of values; subclasses are ``@dataclass(slots=True)``.

    Fields hold numbers, enums, strings, frozen values, other structs or tuples of these, so a
    field-by-field copy that also copies the structs inside is always a whole copy.
    """

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def copy(self) -> Self:
        """Return an independent copy."""
        copied: Self = _COPIERS[type(self)](self)
        return copied


class _Copiers(dict[type[Struct], Callable[[Any], Any]]):
    """One written-out copy function per class, made when it is first needed."""

    def __missing__(self, cls: type[Struct]) -> Callable[[Any], Any]:
        self[cls] = copier = _write_copier(cls)
        return copier


_COPIERS = _Copiers()


def _write_copier(cls: type[Struct]) -> Callable[[Any], Any]:
    """Write ``new.a = old.a`` for every field; a loop with getattr takes three times as long."""
    hints = get_type_hints(cls)
    lines = [
        f"    new.{name} = {_copy_of(f'old.{name}', hints[name])}"
        for name in cls.__dataclass_fields__
    ]
    scope: dict[str, Any] = {"make": object.__new__, "cls": cls}
    exec("\n".join(["def copier(old):", "    new = make(cls)", *lines, "    return new"]), scope)
    copier: Callable[[Any], Any] = scope["copier"]
    return copier


def _copy_of(source: str, hint: Any) -> str:
    """Return the expression that copies *source*: itself, unless its type holds a struct."""
    if not holds_struct(hint):
        return source
    origin, arguments = get_origin(hint), get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return f"{source}.copy()"
    if origin is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return f"tuple([{_copy_of('item', arguments[0])} for item in {source}])"
    if origin in (Union, UnionType) and NoneType in arguments and len(arguments) == 2:
        inner = arguments[0] if arguments[1] is NoneType else arguments[1]
        return f"None if {source} is None else {_copy_of(source, inner)}"
    raise TypeError(f"a struct may stand alone, in tuple[X, ...] or in X | None, not in {hint}")


def holds_struct(hint: Any) -> bool:
    """Whether a value of this type can contain something that must be copied."""
    if isinstance(hint, type) and not get_args(hint):
        return issubclass(hint, Struct)
    return any(holds_struct(argument) for argument in get_args(hint))
