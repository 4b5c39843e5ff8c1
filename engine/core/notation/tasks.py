"""Tasks in words, read off the fields of their classes, so that a new task needs nothing here.

``ChooseMarch(seat=1, home=17, peaceful=True)`` is ``choose_march 1 kozuke peaceful``: the name of
the class, then what has no default in the order of the fields, then the rest by name where it is
not as usual. Lists stand in ``[ ]``, tasks inside of tasks in ``( )``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from typing import Any, get_args, get_origin, get_type_hints

from engine.core.agenda import Task, Together
from engine.core.codec import known
from engine.core.notation.sorts import NUMBER, SEAT, WORD, Fixed, Many, Sort, members
from engine.core.notation.words import Words

READY = "ready"
"""Stands for the lane of a seat that has decided."""


class Tasks(Sort[Task]):
    """The tasks of one game; *sorts* says how fields of a name are written, such as cards."""

    def __init__(self, home: str, sorts: Mapping[str, Sort[Any]]) -> None:
        self.home = home
        self.sorts = {"seat": SEAT, **sorts}
        self._shapes: dict[type, list[tuple[Field[Any], Sort[Any]]]] = {}

    def write(self, thing: Task) -> str:
        """Write the name of the task and its fields."""
        if isinstance(thing, Together):
            lanes = [self.write_list(lane[::-1]) if lane else READY for lane in thing.lanes]
            return f"together {' | '.join(lanes)}"
        said = [short_name(type(thing))]
        for field, sort in self._shape(type(thing)):
            part = getattr(thing, field.name)
            if _is_named(field):
                if part != _usual(field):
                    said.append(_named(field.name, sort.write(part)))
            else:
                said.append(sort.write(part))
        return " ".join(said)

    def read(self, words: Words) -> Task:
        """Read the name of a task, then its fields."""
        name = words.take("a task")
        if name == "together":
            return self.read_lanes(words)
        kind = self._kinds().get(name)
        if kind is None:
            raise words.wrong("there is no such question or step in this game")
        shape = self._shape(kind)
        given = {f.name: sort.read(words) for f, sort in shape if not _is_named(f)}
        later = {f.name: (f, sort) for f, sort in shape if _is_named(f)}
        while words.ahead.removesuffix("=") in later:
            name = words.take("a word")
            field, sort = later.pop(name.removesuffix("="))
            given[field.name] = sort.read(words) if name.endswith("=") else True
        usual = {name: _usual(field) for name, (field, _) in later.items()}
        task: Task = kind(**given, **usual)
        return task

    def write_list(self, tasks: tuple[Task, ...]) -> str:
        """Write *tasks*, the next one first."""
        return ", ".join(
            [f"({self.write(t)})" if isinstance(t, Together) else self.write(t) for t in tasks]
        )

    def read_list(self, words: Words) -> tuple[Task, ...]:
        """Read tasks up to whatever ends the list; three dots are left to the caller."""
        found: list[Task] = []
        while True:
            if words.ahead == "together":
                raise words.wrong_ahead("inside of a list this stands in parentheses")
            found.append(Inside(self).read(words) if words.ahead == "(" else self.read(words))
            if not words.skip(",") or words.ahead == "...":
                return tuple(found)

    def read_lanes(self, words: Words) -> Together:
        """Read what each seat is doing, the lanes parted by bars."""
        lanes = []
        while True:
            lanes.append(() if words.skip(READY) else self.read_list(words)[::-1])
            if not words.skip("|"):
                break
        return Together(tuple(lanes))

    def _kinds(self) -> dict[str, type]:
        """Return the tasks of the core and of this game by name; some modules come late."""
        found = {}
        for kind in known(Task).values():
            module = kind.__module__
            if module.startswith("engine.core.") or f"{module}.".startswith(f"{self.home}."):
                found[short_name(kind)] = kind
        return found

    def _shape(self, kind: type) -> list[tuple[Field[Any], Sort[Any]]]:
        """Return the fields of a task with their sorts."""
        if kind not in self._shapes:
            hints = get_type_hints(kind)
            self._shapes[kind] = [
                (field, self._sort_of(hints[field.name], self.sorts.get(field.name)))
                for field in fields(kind)
            ]
        return self._shapes[kind]

    def _sort_of(self, hint: Any, leaf: Sort[Any] | None = None) -> Sort[Any]:
        """Return the sort of a type; *leaf* is what its field is known to hold."""
        arguments = get_args(hint)
        if get_origin(hint) is tuple:
            if len(arguments) == 2 and arguments[1] is Ellipsis:
                return _Listed(Many(self._sort_of(arguments[0], leaf)))
            return _Listed(Fixed(*[self._sort_of(argument) for argument in arguments]))
        if leaf is not None:
            return leaf
        if isinstance(hint, type) and issubclass(hint, Enum):
            return members(f"a {hint.__name__.lower()}", hint)
        if isinstance(hint, type) and issubclass(hint, Task):
            return Inside(self)
        if is_dataclass(hint):
            each = get_type_hints(hint)
            sorts = [self._sort_of(each[f.name], self.sorts.get(f.name)) for f in fields(hint)]
            return _Value(hint, Fixed(*sorts))
        if hint is bool:
            return _YESNO
        return WORD if hint is str else NUMBER


class Inside(Sort[Task]):
    """A task in parentheses."""

    def __init__(self, tasks: Tasks) -> None:
        self.tasks = tasks

    def write(self, thing: Task) -> str:
        """Write it in parentheses."""
        return f"({self.tasks.write(thing)})"

    def read(self, words: Words) -> Task:
        """Read what is in them."""
        if not words.open("("):
            raise words.wrong_ahead("a task in parentheses should stand here")
        task = self.tasks.read(words)
        words.close(")")
        return task


class _Listed(Sort[tuple[Any, ...]]):
    """A list in brackets."""

    def __init__(self, of: Sort[tuple[Any, ...]]) -> None:
        self.of = of

    def write(self, thing: tuple[Any, ...]) -> str:
        """Write it in brackets."""
        return f"[{self.of.write(thing)}]"

    def read(self, words: Words) -> tuple[Any, ...]:
        """Read what is in them."""
        if not words.open("["):
            raise words.wrong_ahead("a list in brackets should stand here")
        inside = self.of.read(words)
        words.close("]")
        return inside


class _Value(Sort[Any]):
    """A value inside of a task: its fields in brackets."""

    def __init__(self, kind: Any, each: Fixed) -> None:
        self.kind, self.listed = kind, _Listed(each)

    def write(self, thing: Any) -> str:
        """Write the fields."""
        return self.listed.write(tuple([getattr(thing, f.name) for f in fields(thing)]))

    def read(self, words: Words) -> Any:
        """Read the fields."""
        return self.kind(*self.listed.read(words))


class _YesNo(Sort[bool]):
    """A bool that must be said."""

    def write(self, thing: bool) -> str:  # noqa: FBT001  # a value like any other
        """Write a word."""
        return "yes" if thing else "no"

    def read(self, words: Words) -> bool:
        """Read it."""
        word = words.take("yes or no")
        if word not in ("yes", "no"):
            raise words.wrong("yes or no should stand here")
        return word == "yes"


_YESNO = _YesNo()


def short_name(kind: type) -> str:
    """Return the name of a task in words: ``choose_march`` for ``ChooseMarch``."""
    return re.sub(r"(?<!^)([A-Z])", r"_\1", kind.__name__).lower()


def _is_named(field: Field[Any]) -> bool:
    """Whether a field is written by name: it has a default, or is a bool."""
    return field.default is not MISSING or field.type in (bool, "bool")


def _usual(field: Field[Any]) -> Any:
    return False if field.default is MISSING else field.default


def _named(name: str, said: str) -> str:
    return name if said == "yes" else f"{name}={said}"
