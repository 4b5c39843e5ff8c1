"""Courtiers, gardeners and warriors."""

from __future__ import annotations

from engine.games.white_castle.components import FREE, Colour
from engine.games.white_castle.courtiers import CourtierAction
from engine.games.white_castle.events import ActionLeft, CardStays, HallEntered, RoomRefilled
from engine.games.white_castle.gardeners import PlaceGardener
from engine.games.white_castle.state import Die
from engine.games.white_castle.warriors import SendWarrior
from tests.games.white_castle.tables import ask, laid_out, play, refusal, sensible, told


def test_a_warrior_pays_the_iron_of_its_yard():
    """WC-66: any number of warriors stands there."""
    for yard, iron in (("yard_5", 5), ("yard_3", 3), ("yard_1", 1)):
        state = play(ask(laid_out(iron=7, yards=(2, 2, 2)), SendWarrior(0)), f"train {yard}")
        assert state.domains[0].iron == 7 - iron
        assert state.domains[0].home == (5, 5, 4)
        assert sum(state.domains[0].yards) == 7


def test_a_yard_that_is_too_dear_is_refused():
    """WC-66."""
    state = ask(laid_out(iron=2), SendWarrior(0))
    assert sensible(state) == ["train yard_1"]
    assert refusal(state, "train yard_5") == "WC-66 cannot_pay resource=iron need=5 have=2"


def test_both_tiles_of_the_dear_yard_act_in_any_order():
    """WC-67."""
    state = play(ask(laid_out(iron=5), SendWarrior(0)), "train yard_5")
    assert sensible(state) == ["use yt06.blue", "use yt02.beige"]
    play(state, "use yt02.beige", "use yt06.blue", "use st04.middle")
    assert state.domains[0].influence == 2
    assert state.is_over


def test_a_gardener_pays_food_and_uses_the_garden():
    """WC-69: others on the card do not matter."""
    state = laid_out(food=2)
    state.domains[1].gardens = ("sg03",)
    play(ask(state, PlaceGardener(0)), "plant sg03", "use sg03")
    domain = state.domains[0]
    assert (domain.food, domain.seals, domain.gardens) == (0, 2, ("sg03",))
    assert domain.home == (5, 4, 5)


def test_a_second_own_gardener_on_a_card_is_refused():
    """WC-69."""
    state = ask(laid_out(food=3, gardens=("sg03",)), PlaceGardener(0))
    assert refusal(state, "plant sg03") == "WC-69 own_gardener_there garden=sg03"
    assert refusal(state, "plant pg01") == "WC-69 cannot_pay resource=food need=5 have=3"


def test_both_halves_in_either_order_with_the_same_or_another_courtier():
    """WC-71."""
    start = {"coins": 2, "pearl": 2, "levels": (0, 1, 0, 0)}
    state = ask(laid_out(**start), CourtierAction(0))
    play(state, "audience", "climb gate steward_left", "use st02.bottom")
    assert state.domains[0].levels == (0, 2, 0, 0)
    state = ask(laid_out(**start), CourtierAction(0))
    play(state, "climb level_1 diplomat_left", "use dp03.bottom", "audience")
    assert state.domains[0].levels == (1, 0, 1, 0)
    assert state.is_over


def test_each_half_happens_once():
    """WC-71."""
    state = play(ask(laid_out(coins=9, pearl=7), CourtierAction(0)), "audience")
    assert refusal(state, "audience") == "WC-71 already_done half=audience"
    play(state, "climb gate steward_left", "use st02.bottom")
    assert state.is_over


def test_one_half_is_enough():
    """WC-71."""
    state = play(ask(laid_out(coins=9, pearl=7), CourtierAction(0)), "audience", "decline")
    assert state.is_over


def test_an_audience_costs_two_coins_and_the_gate_has_no_limit():
    """WC-72."""
    state = play(ask(laid_out(coins=2, levels=(4, 0, 0, 0)), CourtierAction(0)), "audience")
    assert (state.domains[0].coins, state.domains[0].levels[0]) == (0, 5)
    state = ask(laid_out(coins=1, pearl=2, levels=(1, 0, 0, 0)), CourtierAction(0))
    assert refusal(state, "audience") == "WC-72 cannot_pay resource=coin need=2 have=1"


def test_a_climb_costs_two_or_five_pearl_and_is_never_split():
    """WC-73."""
    state = ask(laid_out(pearl=4, levels=(1, 0, 0, 0)), CourtierAction(0))
    level_1 = [f"climb gate steward_{side}" for side in ("left", "middle", "right")]
    assert sensible(state) == level_1
    enough = ask(laid_out(pearl=5, seals=2, levels=(1, 0, 0, 0)), CourtierAction(0))
    assert "exchange pearl" not in sensible(enough), "five are all that a climb can cost"
    why = "WC-73 cannot_pay resource=pearl need=5 have=4"
    assert refusal(state, "climb gate diplomat_left") == why
    assert refusal(state, "climb gate hall") == "WC-73 one_or_two_levels start=0 target=3"
    state = ask(laid_out(pearl=7, levels=(1, 0, 0, 0)), CourtierAction(0))
    play(state, "climb gate diplomat_right", "use dp05.bottom", "gain 3 food")
    assert state.domains[0].pearl == 2
    assert state.domains[0].levels == (0, 0, 1, 0)
    assert state.cards[:3] == ("st02", "st07", "st04"), "the skipped level has no effect"


def test_a_courtier_on_level_three_cannot_climb_and_rooms_have_no_limit():
    """WC-74."""
    state = ask(laid_out(pearl=7, levels=(0, 4, 0, 1)), CourtierAction(0))
    assert refusal(state, "climb level_3 hall") == "WC-74 already_on_top level=3"
    assert "climb level_1 diplomat_left" in sensible(state)


def test_arriving_turns_the_old_card_takes_the_new_one_acts_once_and_refills():
    """WC-75; K2: exactly one light action."""
    state = ask(laid_out(pearl=2, levels=(1, 0, 0, 0)), CourtierAction(0))
    play(state, "climb gate steward_left")
    assert state.domains[0].lantern == ("sr08", "sa01")
    assert state.domains[0].card == "st02"
    assert sensible(state) == ["use st02.middle", "use st02.bottom"]
    play(state, "use st02.bottom")
    assert told(state, RoomRefilled) == [RoomRefilled("steward_left", "st09")]
    assert state.cards[0] == "st09"
    assert state.stewards[0] == "st10"
    assert state.is_over


def test_with_an_empty_deck_no_card_moves_but_a_light_action_is_done():
    """WC-76; K3: the own card stays too."""
    state = laid_out(pearl=2, levels=(1, 0, 0, 0))
    state.stewards = ()
    play(ask(state, CourtierAction(0)), "climb gate steward_left")
    assert told(state, CardStays) == [CardStays(0, "st02", "steward_left")]
    play(state, "use st02.bottom")
    assert (state.domains[0].card, state.domains[0].lantern) == ("sa01", ("sr08",))
    assert state.cards[0] == "st02"
    assert state.domains[0].iron == 2


def test_only_the_level_of_a_courtier_counts_and_dice_do_not_block():
    """WC-77."""
    state = laid_out(pearl=2, levels=(0, 1, 0, 0))
    state.spaces = ((Die(Colour.RED, 6),),) * 7
    ask(state, CourtierAction(0))
    assert sensible(state) == ["climb level_1 diplomat_left", "climb level_1 diplomat_right"]


def test_the_hall_gives_the_lantern_then_a_space_of_choice():
    """WC-78."""
    state = ask(laid_out(pearl=2, levels=(0, 0, 1, 0)), CourtierAction(0))
    play(state, "climb level_2 hall")
    assert state.domains[0].food == 1
    assert sensible(state) == ["sit 1", "sit 2", "sit 3"]
    play(state, "sit 3")
    assert told(state, HallEntered) == [HallEntered(0, 2)]
    assert state.domains[0].seals == 2
    assert state.hall == (FREE, FREE, 0)
    assert state.domains[0].card == "sa01"


def test_a_taken_space_of_the_daimyo_is_refused():
    """WC-78."""
    state = laid_out(pearl=2, levels=(0, 0, 1, 0))
    state.hall = (1, FREE, FREE)
    play(ask(state, CourtierAction(0)), "climb level_2 hall")
    assert refusal(state, "sit 1") == "WC-78 occupied by=1"


def test_a_full_hall_gives_only_the_lantern():
    """WC-78."""
    state = laid_out(pearl=2, levels=(0, 0, 1, 0))
    state.hall = (1, 1, 0)
    play(ask(state, CourtierAction(0)), "climb level_2 hall")
    assert state.is_over
    assert state.domains[0].food == 1
    assert state.domains[0].levels == (0, 0, 0, 1)


def test_the_last_free_space_of_the_daimyo_is_taken_without_a_question():
    """WC-78."""
    state = laid_out(pearl=2, levels=(0, 0, 1, 0))
    state.hall = (1, 1, FREE)
    play(ask(state, CourtierAction(0)), "climb level_2 hall")
    assert state.hall == (1, 1, 0)
    assert state.domains[0].seals == 2


def test_a_light_action_of_the_daimyo_uses_a_card_in_the_castle():
    """WC-78 and WC-80."""
    state = laid_out(pearl=2, levels=(0, 0, 1, 0))
    state.daimyo = "dy05"
    play(ask(state, CourtierAction(0)), "climb level_2 hall", "sit 1", "use st07.bottom")
    assert state.domains[0].food == 1 + 2
    assert state.is_over


def test_seals_become_what_a_clan_action_costs():
    """WC-83: iron for a warrior, food for a gardener, coins and pearl for a courtier."""
    state = play(ask(laid_out(seals=2), SendWarrior(0)), "exchange iron", "train yard_1")
    assert state.domains[0].seals == 0
    state = play(ask(laid_out(seals=2), PlaceGardener(0)), "exchange food", "plant sg01")
    assert state.domains[0].gardens == ("sg01",)
    state = ask(laid_out(seals=5, coins=1, pearl=0), CourtierAction(0))
    play(state, "exchange coin", "audience", "exchange pearl", "exchange pearl")
    play(state, "climb gate steward_left")
    assert (state.domains[0].seals, state.domains[0].levels) == (0, (0, 1, 0, 0))


def test_a_clan_action_can_be_declined():
    """WC-43: nothing is paid then."""
    deeds = {"warrior": SendWarrior(0), "gardener": PlaceGardener(0), "courtier": CourtierAction(0)}
    for deed, task in deeds.items():
        state = play(ask(laid_out(coins=2, food=5, iron=5), task), "decline")
        assert told(state, ActionLeft) == [ActionLeft(0, (deed,))]
        mine = state.domains[0]
        assert (mine.home, mine.coins, mine.food, mine.iron) == ((5, 5, 5), 2, 5, 5)
        assert state.is_over
