"""The own domain: rows, bonuses and the own card."""

from __future__ import annotations

import pytest

from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import Colour
from engine.games.white_castle.domain import UseRow
from engine.games.white_castle.events import RowUsed
from tests.games.white_castle.tables import ask, die, laid_out, legal, play, sensible, told

RED, BLACK, WHITE = Colour
SEALS_AND_COINS = {"food": 0, "iron": 0, "pearl": 0, "coins": 0, "seals": 0}
ROWS = [
    # What the row pays with so many figures gone; the lantern of sr08 is a food.
    (0, [{"food": 1}, {"food": 2}, {"food": 3}, {"food": 3, "coins": 2}]),
    (1, [{"iron": 1}, {"iron": 2}, {"iron": 3}, {"iron": 3, "food": 1}]),
    (2, [{"pearl": 1}, {"pearl": 2}, {"pearl": 3}, {"pearl": 3, "seals": 1}]),
]
ALL_GONE = [
    (0, {"food": 4, "coins": 2, "seals": 1}),
    (1, {"iron": 4, "food": 1, "coins": 2}),
    (2, {"pearl": 4, "seals": 1, "food": 1}),
]


def paid(row: int, gone: int) -> dict[str, int]:
    """Return what a row pays after so many figures left it."""
    home = [5, 5, 5]
    home[row] -= gone
    state = ask(laid_out(home=tuple(home)), UseRow(0, row))
    mine = state.domains[0]
    return {name: getattr(mine, name) for name in SEALS_AND_COINS if getattr(mine, name)}


@pytest.mark.parametrize(("row", "by_gone"), ROWS)
def test_every_figure_that_leaves_uncovers_a_bonus(row: int, by_gone: list[dict[str, int]]):
    """WC-62."""
    assert [paid(row, gone) for gone in range(4)] == by_gone


@pytest.mark.parametrize(("row", "wanted"), ALL_GONE)
def test_an_empty_row_pays_six_bonuses(row: int, wanted: dict[str, int]):
    """WC-62: one printed and five uncovered."""
    assert paid(row, 5) == wanted


def test_a_die_in_a_row_pays_the_bonuses_and_then_the_card_acts():
    """WC-61 to WC-63: what the row pays may buy the action."""
    state = play(die(laid_out(iron=0, card="sa03"), BLACK, 6), "place domain_black")
    assert told(state, RowUsed) == [RowUsed(0, 1)]
    play(state, "use sa03.all", "train yard_1", "use yt03.beige")
    assert state.domains[0].dice == (0, 6, 0)
    assert state.domains[0].iron == 0


def test_a_starting_card_serves_every_row():
    """WC-63."""
    for row in range(3):
        state = ask(laid_out(card="sa05", food=5), UseRow(0, row))
        assert "use sa05.all" in sensible(state)


def test_a_bought_domain_action_costs_its_coins_and_no_die():
    """WC-64: the garden pg05 asks four coins; the row may hold a die."""
    state = laid_out(coins=4, dice=(0, 0, 3), card="st12", seals=1, food=1)
    play(ask(state, Offer(0, ("pg05",))), "use pg05")
    assert "decline" in legal(state)
    play(state, "row white", "use st12.bottom", "plant sg01")
    mine = state.domains[0]
    assert (mine.coins, mine.pearl, mine.seals, mine.dice) == (0, 1, 0, (0, 0, 3))


def test_a_row_can_be_used_twice_in_a_turn():
    """WC-64: no rulebook limits it."""
    state = laid_out(coins=9, iron=5)
    state.yard_tiles = (("yt08.blue", "yt02.beige"), *state.yard_tiles[1:])
    state.domains[0].card = "sa03"
    play(die(state, WHITE, 6), "place domain_white", "use sa03.all", "train yard_5")
    play(state, "use yt08.blue", "row white")
    assert state.domains[0].pearl == 1 + 2, "a warrior left meanwhile"
