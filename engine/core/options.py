"""Options of a game as people write them: ``side=moon``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, Literal, get_args, get_origin, get_type_hints

from engine.core.errors import OptionError, shown
from engine.core.value import goes_without_saying, value


@value
class OptionInfo:
    """One option: its name, the values it can have and the usual one, all as text."""

    name: str
    values: tuple[str, ...]
    default: str


def described(options: type) -> tuple[OptionInfo, ...]:
    """List the options of a game in the order it names them."""
    hints = get_type_hints(options)
    return tuple(
        OptionInfo(field.name, tuple(_values(hints[field.name])), _text(field.default))
        for field in fields(options)
    )


def parsed(options: type, texts: Mapping[str, str]) -> Any:
    """Return the options that *texts* ask for; what they leave out stays usual.

    A game may know an option by a second name: ``also = {"rival": "difficulty"}``.
    """
    hints = get_type_hints(options)
    names = [field.name for field in fields(options)]
    second_names: Mapping[str, str] = getattr(options, "also", {})
    chosen = {}
    for given, text in texts.items():
        name = second_names.get(given, given)
        if name not in names:
            known = f"it has {', '.join(names)}" if names else "it has none"
            raise OptionError(f"There is no option '{shown(name)}'; {known}.")
        values = _values(hints[name])
        if text not in values:
            raise OptionError(f"Option {name} is one of {', '.join(values)}, not '{shown(text)}'.")
        chosen[name] = values[text]
    return options(**chosen)


def as_text(options: Any) -> dict[str, str]:
    """Write *options* down, also usual ones, so that a later default changes no old record.

    Those that were added later go without saying while they are as usual; theirs never changes.
    """
    said = [field for field in fields(options) if not goes_without_saying(field, options)]
    return {field.name: _text(getattr(options, field.name)) for field in said}


def _values(hint: Any) -> dict[str, Any]:
    """Return every value an option can have, by its text."""
    if hint is bool:
        return {"true": True, "false": False}
    if get_origin(hint) is Literal:
        return {_text(choice): choice for choice in get_args(hint)}
    assert issubclass(hint, Enum), "an option is a bool, a Literal or an enum"
    return {_text(member): member for member in hint}


def _text(choice: object) -> str:
    if isinstance(choice, bool):
        return "true" if choice else "false"
    return str(choice.value if isinstance(choice, Enum) else choice)
