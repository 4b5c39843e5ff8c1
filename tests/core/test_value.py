"""Values never change and are equal when their parts are."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, fields, replace

import pytest

from engine.core.value import value


@value
class Die:
    colour: str
    pips: int = 1


@value
class MarkedDie(Die):
    mark: str = ""

    def __repr__(self) -> str:
        return f"{self.colour} {self.pips}{self.mark}"


@value
class Cup:
    colour: str
    pips: int = 1


@value
class Nothing:
    pass


def test_values_with_equal_parts_are_equal_and_found_again():
    assert Die("red", 3) == Die("red", pips=3)
    assert Die("red", 3) != Die("red", 4)
    assert {Die("red")} == {Die("red", 1)}
    assert Nothing() == Nothing()


def test_values_of_two_kinds_are_never_equal():
    assert Die("red", 3) != Cup("red", 3)
    assert Die("red", 3) != MarkedDie("red", 3)
    assert Die("red", 3) != ("red", 3)


def test_a_value_never_changes():
    die = Die("red", 3)
    for change in (lambda: setattr(die, "pips", 4), lambda: delattr(die, "pips")):
        with pytest.raises(FrozenInstanceError, match=r"Die\.pips"):
            change()
    with pytest.raises(FrozenInstanceError):
        die.owner = 1
    assert die == Die("red", 3)
    assert not hasattr(die, "__dict__")


def test_a_value_must_be_given_its_parts_and_no_others():
    with pytest.raises(TypeError, match="colour"):
        Die()
    with pytest.raises(TypeError, match="size"):
        Die("red", size=2)


def test_a_value_shows_its_parts_unless_it_says_itself_how():
    assert repr(Die("red", 3)) == "Die(colour='red', pips=3)"
    assert repr(MarkedDie("red", 3, "*")) == "red 3*"


def test_values_inherit_replace_match_and_travel_between_processes():
    die = replace(MarkedDie("red", 3), mark="*")
    assert [field.name for field in fields(die)] == ["colour", "pips", "mark"]
    assert pickle.loads(pickle.dumps(die)) == die
    match die:
        case MarkedDie(colour, pips, "*"):
            assert (colour, pips) == ("red", 3)
        case _:
            pytest.fail("a value can be taken apart by its place")
