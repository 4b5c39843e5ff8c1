"""Actions of rooms, domains and symbols."""

from __future__ import annotations

from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import Colour
from engine.games.white_castle.domain import ChooseDomainRow, UseRow
from engine.games.white_castle.events import ActionLeft, ActionUsed, TrackLapped
from tests.games.white_castle.tables import (
    ask,
    die,
    laid_out,
    legal,
    play,
    refusal,
    sensible,
    told,
)

RED, BLACK, WHITE = Colour


def test_the_player_orders_the_actions_of_a_room():
    """WC-43 and WC-52: before or after, both next to a white tile."""
    for order in (("st02.top", "st02.bottom"), ("st02.bottom", "st02.top")):
        state = play(die(laid_out(coins=2, seals=1), WHITE, 3), "place steward_left")
        assert sensible(state) == ["use st02.top", "use st02.bottom"]
        for source in order:
            play(state, f"use {source}")
            assert told(state, ActionUsed) == [ActionUsed(0, source)]
            if source == "st02.top":
                play(state, "audience")
        assert (state.domains[0].iron, state.domains[0].levels[0]) == (2, 1)


def test_every_action_can_be_declined():
    """WC-43."""
    state = play(die(laid_out(), WHITE, 3), "place steward_left")
    assert "decline" in legal(state)
    play(state, "decline")
    assert state.domains[0].iron == 0
    assert told(state, ActionLeft)[0].missing == ()


def test_only_the_matching_block_of_a_level_two_card_acts():
    """WC-53: upper tile, upper block."""
    state = play(die(laid_out(coins=9), BLACK, 6), "place diplomat_left")
    assert sensible(state) == ["use dp03.top", "decline"]
    state = play(die(laid_out(), WHITE, 6), "place diplomat_left")
    assert sensible(state) == ["use dp03.bottom"]


def test_the_second_action_is_that_of_the_card_the_die_was_placed_on():
    """WC-52, K19: the courtier may carry the card away between the two actions."""
    state = laid_out(coins=0, seals=1, pearl=2, levels=(1, 0, 0, 0))
    play(die(state, WHITE, 3), "place steward_left", "use st02.top", "climb gate steward_left")
    play(state, "use st02.middle", "use st02.bottom")
    assert state.domains[0].iron == 2
    assert state.domains[0].card == "st02"


def test_a_dark_action_without_its_seal_is_refused():
    """WC-44 and WC-79."""
    state = play(die(laid_out(coins=9), WHITE, 3), "place steward_left")
    assert refusal(state, "use st02.top") == "WC-44 cannot_pay resource=seal need=1 have=0"


def test_red_fans_score_at_once():
    """WC-45."""
    state = ask(laid_out(), Offer(0, ("dp03.bottom",)))
    play(state, "use dp03.bottom")
    assert state.domains[0].points == 2


def test_passing_40_and_80_points_is_told():
    """WC-46."""
    for points, tiles in ((39, [40]), (78, [80]), (37, []), (40, [])):
        state = ask(laid_out(points=points), Offer(0, ("dp03.bottom",)))
        play(state, "use dp03.bottom")
        assert told(state, TrackLapped) == [TrackLapped(0, tile) for tile in tiles]


def test_the_well_action_needs_no_die():
    """WC-59."""
    state = play(ask(laid_out(), Offer(0, ("sg05",))), "use sg05")
    domain = state.domains[0]
    assert (domain.coins, domain.seals, domain.pearl, domain.iron) == (0, 1, 1, 1)


def test_a_row_pays_its_visible_bonuses_before_the_card_acts():
    """WC-62 and WC-63: two coins under the third courtier pay the audience."""
    state = ask(laid_out(home=(2, 5, 5)), UseRow(0, 0))
    assert (state.domains[0].food, state.domains[0].coins) == (3, 2)
    assert sensible(state) == ["use sa01.all", "decline"]


def test_the_lantern_in_a_row_is_lit():
    """WC-62: the third gardener uncovers it."""
    state = ask(laid_out(home=(5, 2, 5)), UseRow(0, 1))
    assert (state.domains[0].iron, state.domains[0].food) == (3, 1)


def test_each_row_uses_its_part_of_the_own_card():
    """WC-63: a block that spans two rows serves both."""
    for row, source in enumerate(("dp02.top", "dp02.bottom", "dp02.bottom")):
        state = ask(laid_out(card="dp02", coins=2), UseRow(0, row))
        assert f"use {source}" in sensible(state)


def test_a_domain_action_uses_any_row_even_an_occupied_one():
    """WC-64: no die, no coins."""
    state = ask(laid_out(dice=(1, 1, 1)), ChooseDomainRow(0))
    assert sensible(state) == ["row red", "row black", "row white"]
    play(state, "row white")
    assert state.domains[0].pearl == 1
    assert state.domains[0].coins == 0


def test_an_action_nobody_can_perform_is_not_asked_for():
    """WC-79."""
    state = ask(laid_out(home=(0, 5, 5)), Offer(0, ("courtier",)))
    assert state.is_over
    assert told(state, ActionLeft) == [ActionLeft(0, ("courtier",), ("courtier",))]


def test_a_light_action_is_one_of_the_five_open_cards():
    """WC-80: not of the own card, not of the Daimyo."""
    state = play(ask(laid_out(card="st10"), Offer(0, ("sg04",))), "use sg04")
    assert sensible(state) == [
        "use st02.middle",
        "use st02.bottom",
        "use st07.top",
        "use st07.bottom",
        "use st04.middle",
        "use st04.bottom",
        "use dp03.bottom",
        "use dp05.bottom",
    ]
    play(state, "use st07.bottom")
    assert state.domains[0].food == 2
    assert state.is_over


def test_a_die_tile_action_stands_next_to_such_a_tile_and_costs_its_seal():
    """WC-81."""
    state = laid_out(food=1, iron=1, seals=1)
    play(ask(state, Offer(0, ("yt06.blue",))), "use yt06.blue")
    tiles = ["use st07.top", "use st04.middle", "use dp05.top"]
    assert [offer for offer in sensible(state) if "use" in offer] == tiles
    play(ask(laid_out(coins=2, seals=1), Offer(0, ("yt05.blue",))), "use yt05.blue")
    state = play(ask(laid_out(coins=2, seals=1), Offer(0, ("yt05.blue",))), "use yt05.blue")
    play(state, "use st02.top")
    assert state.domains[0].seals == 0
    assert "audience" in sensible(state)


def test_resources_of_choice_can_be_split():
    """WC-82."""
    state = play(ask(laid_out(), Offer(0, ("dp05.bottom",))), "use dp05.bottom")
    assert len(sensible(state)) == 10
    play(state, "gain 2 food 1 pearl")
    assert (state.domains[0].food, state.domains[0].pearl) == (2, 1)


def test_full_resources_are_only_wasted_by_hand():
    """WC-82 and WC-5."""
    state = play(ask(laid_out(food=7), Offer(0, ("sg01",))), "use sg01")
    assert sensible(state) == ["gain 2 iron", "gain 1 iron 1 pearl", "gain 2 pearl"]
    assert "gain 2 food" in legal(state)


def test_what_fits_is_gained_without_a_question():
    """WC-82: with room for one of two, nothing is left to choose."""
    state = play(ask(laid_out(food=7, iron=7, pearl=6), Offer(0, ("sg01",))), "use sg01")
    assert state.domains[0].pearl == 7
    assert state.is_over
