"""The past as those who look may know it."""

from __future__ import annotations

import pytest

from desktop_app.play.past import Past
from engine import catalog
from engine.core.table import Table


@pytest.fixture
def planned() -> Table:
    """Return a table of Shogun where seat 1 has planned in secret between two answers of seat 0."""
    game = catalog.load("shogun")
    table = Table(game, 3, 4, game.options_from({"start": "prescribed"}))
    for seat in (0, 1, 1, 1, 0):
        table.play(seat, table.state.moves(seat)[0])
    return table


def test_who_looks_back_passes_by_what_somebody_planned_in_secret(planned: Table) -> None:
    past = Past(planned, 0)
    assert past.worth_seeing(4, before=5) == 1
    assert past.worth_seeing(2, before=1) == 5
    assert past.worth_seeing(3, before=None) == 1, "as from now"


def test_whoever_planned_sees_each_step_again(planned: Table) -> None:
    past = Past(planned, 1)
    assert [past.worth_seeing(moment, before=0) for moment in (2, 3, 4)] == [2, 3, 4]


def test_the_beginning_is_always_worth_seeing(planned: Table) -> None:
    assert Past(planned, 2).worth_seeing(4, before=5) == 0
