"""Say what fields a compiled class has, so that ``dataclasses`` knows it like any other."""

from __future__ import annotations

import dataclasses
from typing import Any


def described(*fields: Any) -> dict[str, Any]:
    """Return ``__dataclass_fields__`` from names, hints and usual values."""
    return {name: _field(name, hint, *usual) for name, hint, *usual in fields}


def _field(name: str, hint: str, usual: Any = dataclasses.MISSING) -> Any:
    # A field that was added later comes as a field already, and says so in its metadata.
    made: Any = usual if isinstance(usual, dataclasses.Field) else dataclasses.field(default=usual)
    made.name, made.type = name, hint
    made._field_type = dataclasses._FIELD  # type: ignore[attr-defined]
    return made


def shown(part: Any) -> str:
    """Write a value as ``dataclass`` does."""
    told = [f"{name}={getattr(part, name)!r}" for name in part.__dataclass_fields__]
    return f"{type(part).__qualname__}({', '.join(told)})"


def reduced(part: Any) -> tuple[Any, ...]:
    """Let a copy in another process be made by ``__init__``."""
    return type(part), tuple([getattr(part, name) for name in part.__dataclass_fields__])
