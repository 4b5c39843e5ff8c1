"""The score sheet of Shogun: which year its rows are of."""

from __future__ import annotations

import pytest

from desktop_app.games.shogun.words import ShogunWording
from desktop_app.games.shogun.words.scores import score
from engine.core.chance import Chance
from engine.games.shogun import GAME
from engine.games.shogun.components import Options
from engine.games.shogun.planning import FillPlan
from engine.games.shogun.state import Shogun
from tests.desktop_app.games.shogun.moments import moment

NAMES = ("Anna", "Ben", "Cleo")


def in_year(year: int) -> Shogun:
    return moment(lambda state, _, choice: isinstance(choice, FillPlan) and state.year == year)


def ended() -> Shogun:
    state = GAME.new(3, Chance(1), Options())
    state.start()
    chance = Chance(101)
    while not state.is_over:
        seat = min(state.waiting)
        moves = GAME.brain.sensible(state, seat)
        number, chance = chance.draw(len(moves))
        state.play(seat, moves[number])
    return state


def rows(state: Shogun) -> list[dict[str, int]]:
    return [dict(column.points) for column in score(state, NAMES)]


def test_in_the_first_year_there_are_no_points_of_another() -> None:
    assert not [name for name in rows(in_year(1))[0] if name.startswith("year")]


@pytest.mark.usefixtures("qapp")
def test_later_the_points_of_the_first_year_are_a_row_of_that_name() -> None:
    assert ShogunWording().category("year 1") == "Points of year 1"
    state = in_year(2)
    assert [row["year 1"] for row in rows(state)] == [house.points for house in state.houses]


def test_in_the_end_all_rows_add_up_to_the_total() -> None:
    state = ended()
    for row, column in zip(rows(state), score(state, NAMES), strict=True):
        assert "year 1" in row
        assert sum(row.values()) == column.total == state.houses[column.seat].points
