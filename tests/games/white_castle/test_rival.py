"""What the figures of the rival do (WC-123, WC-128 to WC-131)."""

from __future__ import annotations

import pytest

from engine.games.white_castle.components import FREE
from engine.games.white_castle.events import CardStays, Gained, HallEntered
from engine.games.white_castle.events.solo import CardRemoved, RivalFailed
from engine.games.white_castle.rival import PLAYER, RIVAL
from engine.games.white_castle.solo import RivalAct
from engine.games.white_castle.state import WhiteCastle
from tests.games.white_castle.tables import ask, laid_out, play, refusal, sensible, told


def acts(card: str, number: int, state: WhiteCastle | None = None, **rival: object) -> WhiteCastle:
    """Let the rival do one symbol of a card."""
    state = state or laid_out(1)
    for name, held in rival.items():
        setattr(state.domains[RIVAL], name, held)
    return ask(state, RivalAct(card, number))


def test_figures_of_the_rival_use_no_garden_yard_or_hall_space():
    """WC-123 and K12: a warrior in the dear yard and a courtier in the hall bring nothing."""
    state = acts("so09", 0)
    assert state.domains[RIVAL].yards == (1, 0, 0)
    assert not told(state, Gained)
    state = acts("so05", 1, levels=(0, 0, 1, 0))
    assert told(state, HallEntered) == [HallEntered(RIVAL, 0)]
    assert not told(state, Gained)


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_what_cannot_be_done_scores_the_round(round_number: int):
    """WC-128: no courtier to climb, nobody left at home, no influence beyond 20."""
    for card, number, without in (
        ("so05", 1, {}),
        ("so01", 0, {"home": (0, 5, 5)}),
        ("so04", 0, {"home": (5, 0, 5)}),
        ("so06", 0, {"home": (5, 5, 0)}),
        ("so01", 1, {"influence": 20}),
        ("so02", 0, {"gardens": ("sg01", "sg02", "sg03")}),
    ):
        state = laid_out(1)
        state.round = round_number
        acts(card, number, state, **without)
        assert told(state, RivalFailed) == [RivalFailed(card, number, round_number)]
        assert state.domains[RIVAL].points == round_number


def test_a_step_before_the_end_of_the_track_is_an_action_done():
    """K20: what goes beyond the last space is lost, and that brings nothing."""
    state = acts("so01", 1, influence=19)
    assert state.domains[RIVAL].influence == 20
    assert not told(state, RivalFailed)
    assert told(acts("so01", 1, influence=20), RivalFailed)


def test_symbols_move_figures_and_give_points_influence_and_coins():
    """WC-129: trees are free."""
    assert acts("so01", 0).domains[RIVAL].levels == (1, 0, 0, 0)
    assert acts("so08", 0).domains[RIVAL].yards == (0, 1, 0)
    assert acts("so03", 1).domains[RIVAL].points == 2
    assert acts("so02", 1).domains[RIVAL].coins == 4
    rival = acts("so01", 1, influence=14).domains[RIVAL]
    assert (rival.influence, rival.seals) == (16, 0)


def test_a_gardener_goes_to_the_cheapest_card_of_its_kind():
    """WC-129: plants pg05 (5), pg03 (7), pg01 (9)."""
    assert acts("so04", 0).domains[RIVAL].gardens == ("pg05",)
    assert acts("so04", 0, gardens=("pg05",)).domains[RIVAL].gardens == ("pg05", "pg03")


def test_the_player_chooses_between_equal_gardens():
    """WC-129: every other garden is refused with its reason."""
    state = acts("so02", 0)
    assert sensible(state) == ["rival plants sg01", "rival plants sg02"]
    assert refusal(state, "rival plants pg05") == "WC-129 wrong_kind need=stone have=plant"
    assert refusal(state, "rival plants sg03") == "WC-129 not_the_fewest_points points=3 fewest=1"
    state = acts("so07", 0, gardens=("sg03",))
    assert refusal(state, "rival plants sg03") == "WC-129 rival_gardener_there garden=sg03"


def test_the_lowest_courtier_climbs():
    """WC-129: the gate before level 1."""
    state = acts("so05", 1, levels=(1, 1, 0, 0))
    play(state, "rival enters steward_left")
    assert state.domains[RIVAL].levels == (0, 2, 0, 0)
    state = acts("so03", 0, levels=(1, 1, 0, 0))
    play(state, "rival enters diplomat_left")
    assert state.domains[RIVAL].levels == (0, 1, 1, 0)


def test_the_player_chooses_the_room_and_its_card_leaves_the_game():
    """WC-130."""
    state = acts("so05", 1, levels=(1, 0, 0, 0))
    assert refusal(state, "rival enters diplomat_left") == "WC-130 wrong_level need=1 have=2"
    play(state, "rival enters steward_right")
    assert told(state, CardRemoved) == [CardRemoved("st04", "steward_right")]
    assert state.removed == ("st04",)
    assert state.cards == ("st02", "st07", "st09", "dp03", "dp05")


def test_with_an_empty_deck_the_card_stays():
    """WC-130: nothing is asked, for the room does not matter."""
    state = laid_out(1)
    state.stewards = ()
    acts("so05", 1, state, levels=(1, 0, 0, 0))
    assert state.is_over
    assert len(told(state, CardStays)) == 1
    assert state.cards[:3] == ("st02", "st07", "st04")


def test_in_the_hall_the_rival_takes_the_first_free_space_or_stands_beside():
    """WC-130."""
    state = laid_out(1)
    state.hall = (PLAYER, FREE, FREE)
    acts("so05", 1, state, levels=(0, 0, 1, 0))
    assert state.hall == (PLAYER, RIVAL, FREE)
    state.hall = (PLAYER, RIVAL, RIVAL)
    acts("so05", 1, state, levels=(0, 0, 1, 0))
    assert told(state, HallEntered) == [HallEntered(RIVAL, FREE)]
    assert state.domains[RIVAL].levels == (0, 0, 0, 1)


def test_up_two_from_level_two_ends_in_the_hall():
    """WC-131: it fails only if nobody can climb at all."""
    assert acts("so03", 0, levels=(0, 0, 1, 0)).domains[RIVAL].levels == (0, 0, 0, 1)
    assert told(acts("so03", 0, levels=(0, 0, 0, 1)), RivalFailed)
