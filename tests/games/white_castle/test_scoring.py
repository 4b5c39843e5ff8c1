"""Final scoring."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.games.white_castle import GAME
from engine.games.white_castle.components import Options
from engine.games.white_castle.content import BOARD
from engine.games.white_castle.events import LeftoversExchanged, Scored
from engine.games.white_castle.rounds import FinalScoring
from engine.games.white_castle.scoring import (
    CATEGORIES,
    best_leftovers,
    breakdown,
    domain_breakdown,
    resource_points,
    total,
    warrior_points,
)
from engine.games.white_castle.state import Domain
from tests.games.white_castle.tables import ask, laid_out, told


def scored(category: str, **owned: Any) -> int:
    return domain_breakdown(Domain(**owned))[category]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (24, 4)])
def test_five_coins_are_a_point(coins: int, points: int):
    """WC-101."""
    assert scored("coins_and_seals", coins=coins) == points


def test_left_over_seals_become_what_scores_most():
    """WC-101 and K1: coins for the fifth, or iron for the third."""
    assert scored("coins_and_seals", coins=4, seals=1) == 1
    both = best_leftovers(Domain(coins=0, seals=2, iron=2))
    assert (both.coins, both.resources, both.bought) == (0, 1, (0, 1, 0))
    assert best_leftovers(Domain(seals=2, iron=2), simple=True).resources == 0


@pytest.mark.parametrize(("amount", "points"), [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2)])
def test_a_resource_scores_from_three_and_more_at_seven(amount: int, points: int):
    """WC-102."""
    assert resource_points(amount) == points
    assert scored("resources", food=amount, iron=amount, pearl=amount) == 3 * points


def test_the_passage_of_time_scores_the_last_season_only():
    """WC-103."""
    wanted = [0] * 6 + [3] * 5 + [6] * 4 + [10, 11, 12, 13, 14, 15]
    assert [scored("passage_of_time", influence=space) for space in range(21)] == wanted


def test_courtiers_score_by_level():
    """WC-104."""
    assert BOARD.courtier_points == (1, 3, 6, 10)
    assert scored("courtiers", levels=(1, 1, 1, 2)) == 1 + 3 + 6 + 20


def test_warriors_multiply_with_courtiers_inside():
    """WC-105 and K15: one sum or yard by yard is the same; the gate does not count."""
    assert scored("warriors", yards=(1, 1, 1), levels=(2, 1, 1, 1)) == (2 + 1 + 1) * 3
    assert scored("warriors", yards=(1, 1, 1), levels=(5, 0, 0, 0)) == 0
    for yards in product(range(3), repeat=3):
        levels = (1, 2, 0, 1)
        by_yard = sum(n * each * 3 for n, each in zip(yards, (2, 1, 1), strict=True))
        assert warrior_points(yards, levels) == by_yard


def test_gardeners_score_the_points_of_their_cards():
    """WC-106: 1 + 3 + 9."""
    assert scored("gardeners", gardens=("sg02", "sg03", "pg01")) == 13


def by_formula(domain: Domain) -> int:
    """Return the best of WC-107, literally."""
    best = 0
    for food, iron, pearl in product(range(3), repeat=3):
        left = domain.seals - 2 * (food + iron + pearl)
        if left >= 0:
            held = (domain.food + food, domain.iron + iron, domain.pearl + pearl)
            points = sum(2 if min(7, n) == 7 else int(n >= 3) for n in held)
            best = max(best, points + (domain.coins + left) // 5)
    return best


@pytest.mark.parametrize("coins", range(6))
def test_the_best_exchange_is_the_maximum_of_the_formula(coins: int):
    """WC-107: every stock near a threshold, every number of seals."""
    for seals, *stock in product(range(6), (0, 1, 2, 3, 5, 6, 7), (1, 2, 6), (0, 2, 6)):
        domain = Domain(coins=coins, seals=seals, food=stock[0], iron=stock[1], pearl=stock[2])
        best = best_leftovers(domain)
        assert best.coins + best.resources == by_formula(domain)
        assert 2 * sum(best.bought) <= seals


def test_most_points_win_and_ties_go_to_the_earlier_in_turn_order():
    """WC-108."""
    state = laid_out(3, points=5)
    state.agenda, state.order = (), (2, 1, 0)
    state.domains[1].points, state.domains[2].points = 9, 5
    assert [(one.seat, one.place) for one in GAME.standings(state)] == [(0, 3), (1, 1), (2, 2)]


def test_the_simple_option_counts_seals_as_coins_only():
    """K1."""
    state = laid_out(2, seals=2, iron=2)
    assert total(state, 0) == 1
    state.options = Options(simple_seals=True)
    assert total(state, 0) == 0


def test_golden_fans_count_only_at_the_end():
    """WC-45: gardens and courtiers add nothing to the marker."""
    state = laid_out(2, gardens=("sg03",), levels=(0, 0, 0, 1), points=4)
    assert state.domains[0].points == 4
    assert GAME.standings(state)[0].points == 4, "while the game lasts"
    assert total(state, 0) == 4 + 3 + 10


def test_every_category_is_told_and_what_seals_became():
    """WC-101 to WC-106: the log can show the whole sheet."""
    state = ask(laid_out(2, seals=3, iron=2, coins=4), FinalScoring())
    assert told(state, LeftoversExchanged) == [LeftoversExchanged(0, 3, 1, 0, 1, 0)]
    sheet = {event.category: event.points for event in told(state, Scored) if event.seat == 0}
    assert sheet == breakdown(state, 0)
    assert list(sheet) == list(CATEGORIES)
    assert (sheet["coins_and_seals"], sheet["resources"]) == (1, 1)
