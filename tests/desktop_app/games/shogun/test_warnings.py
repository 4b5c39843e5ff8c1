"""Warnings on planned cards: what cannot work now, never what is forbidden."""

from __future__ import annotations

from desktop_app.games.shogun.gestures import note
from engine.core.tuples import put
from engine.games.shogun.components import BID, FIRST_CHEST, Building
from engine.games.shogun.content import PROVINCES
from engine.games.shogun.foretelling import warnings
from engine.games.shogun.moves import Assign
from engine.games.shogun.planning import FillPlan
from engine.games.shogun.state import Shogun
from tests.desktop_app.games.shogun.moments import asked, moment

CASTLE, TEMPLE, RICE, DEPLOY_5, MARCH_A = 0, 1, 3, 5, 8


def planned(space: int, *, bid: int = -1) -> tuple[Shogun, int]:
    """Return a view in which seat 0 ordered an action in its first province."""
    view = moment(asked(FillPlan)).seen_by(0)
    house = view.houses[0]
    province = house.provinces[0]
    house.plan = put(put(house.plan, space, province), BID, bid)
    return view, province


def reasons(view: Shogun, space: int) -> list[str]:
    return [warning.reason for warning in warnings(view, 0, space)]


def test_a_good_order_is_not_warned_of() -> None:
    view, _ = planned(CASTLE)
    assert reasons(view, CASTLE) == []


def test_the_bid_leaves_too_few_chests_for_a_castle() -> None:
    view, _ = planned(CASTLE, bid=FIRST_CHEST + 4)
    view.houses[0].chests = 6
    (warning,) = warnings(view, 0, CASTLE)
    assert (warning.reason, warning.fact("need"), warning.fact("have")) == ("cannot_pay", 3, 2)


def test_two_orders_that_can_be_paid_one_by_one_may_be_too_dear_together() -> None:
    view, _ = planned(CASTLE)
    house = view.houses[0]
    house.chests = 4
    house.plan = put(house.plan, TEMPLE, house.provinces[1])
    assert reasons(view, CASTLE) == ["cannot_pay_all"]


def test_a_province_without_a_free_site_is_warned_of_whatever_it_costs() -> None:
    view, province = planned(CASTLE)
    built = (Building.TEMPLE, Building.THEATRE)[: PROVINCES[province].sites]
    view.buildings = put(view.buildings, province, built)
    view.houses[0].chests = 0
    assert set(reasons(view, CASTLE)) >= {"cannot_pay"}
    if PROVINCES[province].sites <= len(built):
        assert "no_free_site" in reasons(view, CASTLE)


def test_collecting_where_there_is_unrest_announces_a_revolt() -> None:
    view, province = planned(RICE)
    assert reasons(view, RICE) == []
    view.unrest = put(view.unrest, province, 2)
    (warning,) = warnings(view, 0, RICE)
    assert (warning.reason, warning.fact("unrest")) == ("revolt", 2)


def test_a_lonely_army_cannot_march() -> None:
    view, province = planned(MARCH_A)
    view.armies = put(view.armies, province, 1)
    assert reasons(view, MARCH_A) == ["one_must_stay"]


def test_an_empty_supply_cannot_deploy() -> None:
    view, _ = planned(DEPLOY_5)
    view.houses[0].supply = 2
    assert reasons(view, DEPLOY_5) == ["too_few_armies"]


def test_chest_cards_and_bids_are_never_warned_of() -> None:
    view, _ = planned(CASTLE, bid=FIRST_CHEST + 4)
    view.houses[0].chests = 0
    assert reasons(view, BID) == []
    view.houses[0].plan = put(view.houses[0].plan, CASTLE, FIRST_CHEST + 1)
    assert reasons(view, CASTLE) == []


def test_a_target_says_its_warning_in_words_to_those_who_do_not_see_the_sign(qapp: object) -> None:
    view, province = planned(CASTLE, bid=FIRST_CHEST + 4)
    view.houses[0].chests = 6
    told = note(view, 0, (Assign(CASTLE, province),))
    assert told is not None
    assert told.text == "!"
    assert "3" in told.said
    assert told.said.endswith(".")
