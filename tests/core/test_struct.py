"""Copies are whole."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.core.struct import Struct


@dataclass(slots=True)
class Purse(Struct):
    coins: int = 0


@dataclass(slots=True)
class House(Struct):
    name: str
    rooms: tuple[int, ...] = ()
    purse: Purse | None = None
    cellar: Purse | None = None
    purses: tuple[Purse, ...] = ()
    rows: tuple[tuple[Purse, ...], ...] = ()


@dataclass(slots=True)
class Chaos(Struct):
    pair: tuple[Purse, int] = (Purse(), 0)


def test_a_copy_is_equal_and_shares_nothing_that_changes():
    house = House("a", (1,), Purse(1), None, (Purse(2), Purse(3)), ((Purse(4),), ()))
    copy = house.copy()
    assert copy == house
    copy.purse.coins = copy.purses[1].coins = copy.rows[0][0].coins = 9
    copy.rooms += (2,)
    assert house == House("a", (1,), Purse(1), None, (Purse(2), Purse(3)), ((Purse(4),), ()))


def test_a_struct_in_an_odd_place_is_refused_at_once():
    with pytest.raises(TypeError, match="a struct may stand alone"):
        Chaos().copy()
