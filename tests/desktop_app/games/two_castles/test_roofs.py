"""Roofs grow by themselves: over every row of closed rooms on which nothing stands."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.two_castles.faces.drawings import BOARD
from desktop_app.games.two_castles.faces.roofs import Roof, roofs_over
from desktop_app.look.materials.daylight import shape_of
from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.content import IS_OPEN_TO_SKY, ROOM_NUMBERS
from engine.games.two_castles.spaces import THRONE, space_at, x_of, y_of
from engine.playing import playout

FOYER, GARDEN, TOWER = (ROOM_NUMBERS[name] for name in ("grand_foyer", "terrace", "tower"))


def over(*rooms: tuple[int, int, int]) -> list[Roof]:
    return list(roofs_over([room for room, _, _ in rooms], [space_at(x, y) for _, x, y in rooms]))


def test_a_throne_hall_alone_has_one_long_roof() -> None:
    assert over() == [Roof(0, 2, 0, left_wall=False, right_wall=False)]


def test_a_higher_room_is_a_wall_for_the_roof_beside_it() -> None:
    assert over((FOYER, 0, 1)) == [
        Roof(0, 1, 1, left_wall=False, right_wall=False),
        Roof(1, 1, 0, left_wall=True, right_wall=False),
    ]


def test_gardens_and_towers_have_no_roof_and_cellars_neither() -> None:
    found = over((GARDEN, -1, 0), (TOWER, 0, 1), (FOYER, 1, -1))
    assert found == [Roof(1, 1, 0, left_wall=True, right_wall=False)]


def test_a_gap_ends_a_roof() -> None:
    found = over((FOYER, -2, -1), (FOYER, -1, -1), (FOYER, -2, 0))
    assert [(roof.x, roof.wide) for roof in found] == [(-2, 1), (0, 2)]


def test_a_very_long_row_has_two_roofs() -> None:
    found = over(*((FOYER, x, 0) for x in range(2, 9)))
    assert [(roof.x, roof.wide) for roof in found] == [(0, 6), (6, 3)]


@pytest.mark.parametrize("seed", range(6))
def test_every_closed_room_below_the_sky_is_roofed_once(seed: int, qapp: Any) -> None:
    state = GAME.new(5, Chance(seed))
    playout(GAME, state, Chance(seed))
    for castle in state.castles:
        taken = {(x_of(space), y_of(space)) for space in (*castle.spaces, *THRONE)}
        wanted = {(x, y) for x, y in taken if y >= 0 and (x, y + 1) not in taken}
        for room, space in zip(castle.rooms, castle.spaces, strict=True):
            if IS_OPEN_TO_SKY[room]:
                wanted.discard((x_of(space), y_of(space)))
        roofed = []
        for roof in roofs_over(castle.rooms, castle.spaces):
            roofed += [(roof.x + n, roof.level) for n in range(roof.wide)]
            assert shape_of(BOARD, roof.drawing).width() == roof.wide * 140 + 40
        assert sorted(roofed) == sorted(wanted)
