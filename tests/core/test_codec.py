"""Values survive being written down; nothing else can be read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal

import pytest

from engine.core.agenda import Deciding, Move, Task, Together
from engine.core.codec import CodecError, decoded, differences, encoded, text_of
from engine.core.combinators import DECLINE, AnyOrder
from engine.core.struct import Struct
from engine.core.value import added_later, value


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@value
class Gem:
    colour: Colour
    size: int
    side: Literal["sun", "moon"] = "sun"


@dataclass(slots=True)
class Box(Struct):
    gems: tuple[Gem, ...]
    pair: tuple[int, str]
    best: Gem | None
    task: Task
    shut: bool


BOX = Box(
    (Gem(Colour.RED, 1),), (1, "a"), None, AnyOrder(0, (Deciding(1), Together(((), ())))), True
)


def test_a_value_comes_back_equal():
    assert decoded(encoded(BOX), Box) == BOX
    assert decoded(encoded(DECLINE), Move) == DECLINE


def test_the_largest_seed_is_a_number():
    assert decoded(2**64 - 1, int) == 2**64 - 1
    with pytest.raises(CodecError, match="the whole is not int"):
        decoded(2**64, int)


def test_equal_values_have_equal_texts():
    assert text_of(BOX) == text_of(BOX.copy())
    assert '"gems"' not in text_of(BOX, leave_out=("gems",))


@value
class Cut(Gem):
    facets: int = added_later(8)


def test_a_field_that_was_added_later_is_written_only_where_it_is_not_as_usual():
    """So the fingerprint of a play that was kept before stays what it was."""
    old = encoded(Cut(Colour.RED, 1))
    assert "facets" not in old
    assert decoded(old, Cut) == Cut(Colour.RED, 1, "sun", 8)
    new = encoded(Cut(Colour.RED, 1, "sun", 16))
    assert new["facets"] == 16
    assert decoded(new, Cut).facets == 16


def with_changed(path: tuple[Any, ...], new: object) -> Any:
    raw = encoded(BOX)
    inner = raw
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = new
    return raw


@pytest.mark.parametrize(
    ("path", "new"),
    [
        (("gems",), "red"),
        (("gems",), {}),
        (("gems", 0), 7),
        (("gems", 0, "colour"), "green"),
        (("gems", 0, "colour"), ["red"]),
        (("gems", 0, "size"), "1"),
        (("gems", 0, "size"), True),
        (("gems", 0, "size"), 1.0),
        (("gems", 0, "size"), 10**30),
        (("gems", 0, "side"), "left"),
        (("gems", 0, "extra"), 1),
        (("gems", 0, "is"), "os:system"),
        (("gems", 0, "is"), 5),
        (("pair",), [1]),
        (("pair", 1), None),
        (("best",), 5),
        (("shut",), 1),
        (("task",), None),
        (("task", "is"), "core.combinators:Decline"),
        (("task", "tasks", 0, "seat"), None),
    ],
)
def test_what_does_not_fit_the_type_is_refused(path: tuple[Any, ...], new: object):
    with pytest.raises(CodecError):
        decoded(with_changed(path, new), Box)


def test_a_missing_field_is_refused():
    raw = encoded(BOX)
    del raw["shut"]
    with pytest.raises(CodecError, match="the fields of Box"):
        decoded(raw, Box)


def test_a_difference_is_told_by_its_place():
    other = with_changed(("gems", 0, "size"), 2)
    assert list(differences(encoded(BOX), other)) == [".gems[0].size: 1, not 2"]
    assert list(differences(encoded(BOX), encoded(BOX))) == []
    assert list(differences([1], [1, 2])) == ["the whole: [1], not [1, 2]"]
