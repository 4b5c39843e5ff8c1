"""Every worked case that came with the specification; SH numbers stand in examples.json."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.core.chance import Chance
from engine.core.tuples import put
from engine.games.shogun import GAME, content, revolts
from engine.games.shogun.actions import armies_deployed, build, deploy, income, why_void
from engine.games.shogun.auction import bid_rank
from engine.games.shogun.battle import Battle, outcome
from engine.games.shogun.components import NOBODY, NOTHING, PEASANT, Building, Side
from engine.games.shogun.events.fights import Result, Thrown
from engine.games.shogun.events.winter import Supplied
from engine.games.shogun.revolts import Revolt
from engine.games.shogun.state import Tower
from engine.games.shogun.winter import Winter
from tests.games.shogun.scenes import ACTION, EVENT, P, chest, order, own, quiet, special

EXAMPLES = json.loads((Path(__file__).parent / "examples.json").read_text())


def of(kind: str):
    """Return the decorator that runs a test for every example of a kind."""
    cases = [example for example in EXAMPLES if example["kind"] == kind]
    assert cases
    return pytest.mark.parametrize(
        ("given", "expect"), [pytest.param(c["given"], c["expect"], id=c["id"]) for c in cases]
    )


def scene(given):
    state = quiet(5)
    if given.get("event"):
        state.event = EVENT[given["event"]]
    if given.get("special"):
        special(state, 0, given["special"])
    return state


@of("income")
def test_income(given, expect):
    card = content.ACTIONS[ACTION[given["action"]]]
    assert income(scene(given), 0, P[given["province"]], card.yields) == expect["gain"]


@of("deploy")
def test_deploy(given, expect):
    state = scene(given)
    house, province = state.houses[0], P["sagami"]
    house.chests, house.supply = given["chests"], given["supply"]
    card = content.ACTIONS[ACTION[given["action"]]]
    before = state.armies[province]
    done = why_void(state, 0, ACTION[given["action"]], province) is None
    if done:
        assert armies_deployed(state, 0, card) == expect["armies"]
        deploy(state, 0, province, card)
    assert done == expect["done"]
    assert state.armies[province] - before == expect["armies"]
    assert house.chests == expect["chests_left"]


@of("build")
def test_build(given, expect):
    state = quiet(5)
    built = [Building(name) for name in given["buildings"]]
    number = own(state, 0, given["province"], 2, built)
    state.houses[0].chests = given["chests"]
    card = content.ACTIONS[ACTION[given["action"]]]
    done = why_void(state, 0, ACTION[given["action"]], number) is None
    assert done == expect["done"]
    if done:
        build(state, 0, number, card)
        free = content.PROVINCES[number].sites - len(state.buildings[number])
        assert free == expect["free_sites_after"]


NAMES = {
    Result.TAKEN: "attacker",
    Result.HELD: "defender",
    Result.DRAWN: "neutral",
    Result.REPELLED: "neutral",
}


@of("battle")
def test_battle(given, expect):
    if given["type"] == "revolt":
        return check_revolt(given, expect)
    a, d, g = given["A"], given["D"], given["G"]
    end = outcome(a, d, g, neutral=given["type"] == "neutral", unrest=given["unrest"])
    assert NAMES[end.result] == expect["result"]
    assert end.armies == expect["armies_in_province"]
    lost = a - end.armies if end.result is Result.TAKEN else a
    assert lost == expect["attacker_lost"]
    assert (0 if end.peasants_fought else g) == expect["peasants_left_in_tray"]
    return None


def check_revolt(given, expect):
    state = quiet(5)
    number = own(state, 0, "sagami", 0, unrest=given["unrest"])
    tray = put(put(state.tower.tray, 0, given["D"]), PEASANT, given["G"])
    state.tower = Tower(state.tower.shelves, tray)
    revolts.settle(state, number)
    assert state.armies[number] == expect["armies_in_province"]
    assert (state.owners[number] == 0) == (expect["result"] == "owner")
    if expect["result"] != "owner":
        assert state.owners[number] == NOBODY


@of("throw")
def test_what_goes_into_the_tower(given, expect):
    state = quiet(5)
    neutral = given["type"] == "neutral"
    castle = [Building.CASTLE] if given["castle"] else []
    number = own(state, NOBODY if neutral else 1, "kai", given["defenders"], castle)
    state.unrest = put(state.unrest, number, given["unrest"])
    if given["event"]:
        state.event = EVENT[given["event"]]
    specials = {0: given["attacker_special"], 1: given["defender_special"]}
    ids = [card.id for card in content.SPECIALS]
    rest = [n for n in range(5) if ids[n] not in specials.values()]
    held = [ids.index(specials[s]) if specials.get(s) else rest.pop() for s in range(2)]
    # Who holds no card here has one without effect on fights.
    tax_first = sorted(rest, key=lambda n: "tax" not in ids[n])
    state.specials = (*held, *tax_first)
    if not specials[0]:
        state.places = (-1, 1, 2, 3, 4)
    if not specials[1]:
        state.places = put(state.places, 1, -1)
    state.peasants -= given["tray"]
    state.tower = Tower(state.tower.shelves, put(state.tower.tray, PEASANT, given["tray"]))
    if given["type"] == "revolt":
        Revolt(number, given["winter_extra"]).run(state)
    else:
        Battle(0, number, given["moved"]).run(state)
    thrown = next(event for event in state.news if isinstance(event, Thrown)).thrown
    assert thrown.count(0) == expect["attacker"]
    assert thrown.count(1) == expect["defender"]
    assert thrown.count(PEASANT) == expect["peasants"] + expect["tray"]


@of("collect_flow")
def test_unrest_after_collecting(given, expect):
    """The first chance that lets fall into the tray what the example says."""
    for seed in range(2000):
        state = quiet(5)
        state.chance = Chance(seed)
        number = own(state, 0, "mikawa", given["armies"], unrest=given["unrest_before"])
        news = order(state, 0, "collect_tax", "mikawa")
        thrown = [event for event in news if isinstance(event, Thrown)]
        trays = [{"D": event.tray[0], "G": event.tray[PEASANT]} for event in thrown]
        if trays == ([given["tray_after"]] if given["tray_after"] else []):
            break
    assert bool(thrown) == expect["revolt"]
    assert sum(event.thrown.count(PEASANT) for event in thrown) == expect["peasants_thrown"]
    assert (state.owners[number] == 0) == expect["kept"]
    assert state.unrest[number] == expect["unrest_after"]
    assert state.armies[number] == expect["armies_after"]
    assert (state.houses[0].chests == 12 + content.PROVINCES[number].tax) == expect["income_kept"]


@of("bid_order")
def test_order_of_bids(given, expect):
    def card(bid):
        if bid is None:
            return NOTHING
        return P["kai"] if bid == "province" else chest(int(bid[-1]))

    ranks = {player: bid_rank(card(bid)) for player, bid in given["bids"].items()}
    classes = sorted(set(ranks.values()), reverse=True)
    assert [[p for p in ranks if ranks[p] == rank] for rank in classes] == expect["order"]


@of("visible_actions")
def test_visible_action_cards(given, expect):
    state = quiet()
    for number, known in zip(given["k"], expect["known"], strict=True):
        state.slot = number - 1
        assert list(range(number, state.actions_known + 1)) == known


@of("winter")
def test_winter_supply(given, expect):
    state = quiet(5)
    kept, *rest = state.houses[0].provinces
    for number in rest:
        own(state, NOBODY, content.PROVINCES[number].id, 0)
    free = [n for n in state.board.provinces if state.owners[n] == NOBODY and n != kept]
    for number in free[: given["provinces"] - 1]:
        own(state, 0, content.PROVINCES[number].id, 1)
    losing = next(n for n, e in enumerate(content.EVENTS) if e.rice_loss == given["loss"])
    state.houses[0].rice, state.events = given["rice"], (losing,)
    state.push(Winter())
    state.start()
    told = next(event for event in state.news if isinstance(event, Supplied))
    assert (told.seat, told.provinces, told.rice) == (0, given["provinces"], expect["rice_after"])
    assert (told.short, told.extra) == (expect["short"], expect["extra"])
    assert len(set(told.risings)) == expect["revolts"]


@of("scoring")
def test_scoring(given, expect):
    players = list(given["holdings"])
    seats = max(4, len(players))
    provinces = {
        name: {"owner": players.index(player), "buildings": built}
        for player, holding in given["holdings"].items()
        for name, built in holding.items()
    }
    told = GAME.score({"side": given["side"], "seats": seats, "provinces": provinces})
    years = {player: told["seats"][n]["year"] for n, player in enumerate(players)}
    assert years == expect["points"]


@of("adjacent")
def test_neighbours(given, expect):
    board = content.board(Side(given["side"]), given["players"])
    a, b = P[given["a"]], P[given["b"]]
    assert (b in board.neighbours[a]) == expect["adjacent"]
    assert (a in board.neighbours[b]) == expect["adjacent"]


@of("final")
def test_who_wins(given, expect):
    state, names = quiet(3), list(given["vp"])
    for house, name in zip(state.houses, names, strict=False):
        house.points, house.chests = given["vp"][name], given["chests"][name]
    winners = [standing.seat for standing in GAME.standings(state) if standing.place == 1]
    assert [names[seat] for seat in winners] == expect["winners"]


def test_every_kind_of_case_is_played_and_every_story_has_its_test():
    """SH-15, SH-42, SH-45, SH-60, SH-66, SH-67: the stories are told by the tests named here."""
    source = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    kinds = {example["kind"] for example in EXAMPLES}
    assert {kind for kind in kinds if f'@of("{kind}")' not in source} == {"narrative"}
    stories = {example["id"] for example in EXAMPLES if example["kind"] == "narrative"}
    assert stories == set(STORIES)
    assert [name for name in STORIES.values() if f"def {name}(" not in source] == []


STORIES = {
    "card_of_lost_province": "test_the_card_of_a_lost_province_leaves_the_tableau",
    "a_then_b": "test_armies_may_move_again",
    "attack_needs_two": "test_one_army_stays",
    "temple_only_target": "test_temples_are_safe_in_their_round_but_own_ones_may_be_entered",
    "forced_move": "test_who_can_must_move",
    "draft_refresh": "test_the_same_two_cards_may_be_renewed_once",
}
