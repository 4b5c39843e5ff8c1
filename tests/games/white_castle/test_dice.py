"""Taking and placing dice."""

from __future__ import annotations

import pytest

from engine.games.white_castle import GAME
from engine.games.white_castle.components import Colour
from engine.games.white_castle.events import ActionLeft, DieSlid, Gained, Paid
from engine.games.white_castle.moves import Place
from engine.games.white_castle.state import Bridge, Die
from tests.games.white_castle.tables import (
    die,
    fresh,
    laid_out,
    play,
    refusal,
    sensible,
    told,
    turn,
)

RED, BLACK, WHITE = Colour


def test_every_clan_takes_three_turns_in_turn_order():
    """WC-30."""
    state = fresh(3)
    turns = [task for task in state.agenda if type(task).__name__ == "TakeDie"]
    assert [task.seat for task in reversed(turns)] == list(state.order) * 3


def test_a_turn_takes_places_settles_lights_and_then_acts():
    """WC-31 and WC-42: the lantern comes after the coins and before the actions."""
    state = laid_out(coins=1)
    state.bridges = (Bridge(), Bridge(), Bridge(2, (), 6))
    play(turn(state), "take white left", "place steward_left")
    kinds = [type(event).__name__ for event in state.news]
    assert kinds == ["DiePlaced", "Paid", "LanternLit", "Gained"]
    assert sensible(state) == ["use st02.bottom"]


def test_the_well_always_takes_the_die():
    """WC-32 and WC-57."""
    state = laid_out(2)
    state.spaces = ((Die(RED, 6),),) * 7
    state.well = (Die(RED, 6),) * 5
    state.domains[0].dice = (1, 1, 1)
    assert sensible(die(state, BLACK, 1)) == ["place well"]


def test_only_ends_of_bridges_can_be_taken():
    """WC-33."""
    state = laid_out(3)
    state.bridges = (Bridge(1, (2, 3), 4), Bridge(), Bridge(0, (), 6))
    assert sensible(turn(state)) == ["take red left", "take red right", "take white right"]
    assert refusal(state, "take red middle") == "WC-33 not_from_the_middle bridge=red"
    assert refusal(state, "take black left") == "WC-33 no_die bridge=black end=left"


def test_the_next_middle_die_moves_to_the_vacated_end():
    """WC-34; K17: the nearest one."""
    state = laid_out(4)
    state.bridges = (Bridge(1, (2, 3, 4), 5),) * 3
    play(turn(state), "take red left")
    assert state.bridges[0] == Bridge(2, (3, 4), 5)
    assert told(state, DieSlid)[0].pips == 2
    play(turn(state), "take black right")
    assert state.bridges[1] == Bridge(1, (2, 3), 4)


def test_the_last_die_keeps_its_end():
    """WC-35."""
    state = laid_out(2)
    state.bridges = (Bridge(2, (4,), 6), Bridge(), Bridge())
    play(turn(state), "take red left", "place well")
    play(turn(state), "take red left", "place well")
    assert state.bridges[0] == Bridge(0, (), 6)
    play(turn(state), "take red right")
    assert not state.waiting[0].lantern


@pytest.mark.parametrize(("pips", "coins"), [(1, -2), (2, -1), (3, 0), (4, 1), (6, 3)])
def test_the_difference_is_gained_or_paid(pips: int, coins: int):
    """WC-36 and WC-37 on a printed 3 (WC-50)."""
    state = play(die(laid_out(coins=5), WHITE, pips), "place steward_left")
    assert state.domains[0].coins == 5 + coins
    assert [event.amount for event in told(state, Gained)] == ([coins] if coins > 0 else [])
    assert [event.amount for event in told(state, Paid)] == ([-coins] if coins < 0 else [])


def test_a_die_that_cannot_be_paid_is_refused_until_seals_are_exchanged():
    """WC-37 and WC-83."""
    state = die(laid_out(coins=1, seals=1), WHITE, 1)
    assert refusal(state, "place steward_left") == "WC-37 cannot_pay resource=coin need=2 have=1"
    play(state, "exchange coin", "place steward_left")
    assert (state.domains[0].coins, state.domains[0].seals) == (0, 0)


def test_the_lantern_cannot_pay_for_its_own_die():
    """WC-37: it comes later."""
    state = die(laid_out(lantern=("st01", "st02")), WHITE, 2, lantern=True)
    assert "place steward_left" not in sensible(state)


@pytest.mark.parametrize(("players", "most"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_board_spaces_hold_one_or_two_dice(players: int, most: int):
    """WC-38 and WC-110; K5: two dice with three or four players."""
    state = laid_out(players, coins=9)
    state.spaces = ((Die(RED, 5),) * (most - 1), *state.spaces[1:])
    assert "place steward_left" in sensible(die(state, WHITE, 6))
    state.spaces = ((Die(RED, 5),) * most, *state.spaces[1:])
    full = f"WC-38 space_full most={most} have={most}"
    assert refusal(die(state, WHITE, 6), "place steward_left") == full


def test_a_second_die_is_compared_with_the_first_whatever_its_colour():
    """WC-38 and WC-52: the colour underneath does not matter."""
    state = laid_out(3, coins=4)
    state.spaces = ((Die(RED, 5),), *state.spaces[1:])
    play(die(state, WHITE, 1), "place steward_left")
    assert state.domains[0].coins == 0


def test_a_domain_row_holds_one_die_and_the_well_any_number():
    """WC-39."""
    state = laid_out(4, coins=9, dice=(3, 0, 0))
    state.well = (Die(RED, 2),) * 9
    assert refusal(die(state, RED, 6), "place domain_red") == "WC-39 row_occupied pips=3"
    assert "place well" in sensible(state)


def test_a_room_takes_only_dice_of_its_tile_colours():
    """WC-51."""
    state = die(laid_out(coins=9), RED, 6)
    assert "place diplomat_left" not in sensible(state)
    assert refusal(state, "place diplomat_left") == "WC-51 no_tile colour=red room=diplomat_left"


def test_rooms_cover_three_and_four_outside_five_rows_six_and_the_well_one():
    """WC-50, WC-55, WC-57, WC-61."""
    wanted = {"steward_left": 3, "diplomat_left": 4, "outside_left": 5, "well": 1}
    for space, printed in (wanted | {"domain_white": 6}).items():
        state = play(die(laid_out(coins=9), WHITE, 3), f"place {space}")
        assert state.domains[0].coins == 9 + 3 - printed


def test_outside_offers_one_of_two_actions():
    """WC-55; K10: the right space has both courtier and warrior."""
    rich = {"coins": 9, "food": 7, "iron": 7, "pearl": 7}
    state = play(die(laid_out(**rich), RED, 5), "place outside_left")
    assert sensible(state) == ["use gardener", "use courtier", "decline"]
    state = play(die(laid_out(**rich), BLACK, 5), "place outside_right")
    assert sensible(state) == ["use courtier", "use warrior", "decline"]
    play(state, "use warrior", "train yard_1", "use yt03.beige")
    assert state.is_over


def test_the_well_gives_a_seal_and_both_tiles():
    """WC-57, WC-58: any colour, compared with 1 whatever lies there."""
    state = laid_out()
    state.well = (Die(RED, 6),)
    play(die(state, BLACK, 3), "place well")
    domain = state.domains[0]
    assert (domain.coins, domain.seals, domain.pearl, domain.iron) == (2, 1, 1, 1)


@pytest.mark.parametrize("colour", [RED, BLACK, WHITE])
def test_each_row_takes_its_own_colour(colour: Colour):
    """WC-61."""
    state = die(laid_out(coins=9), colour, 6)
    for other in Colour:
        if other is colour:
            assert f"place {other.space}" in sensible(state)
        else:
            text = f"WC-61 wrong_colour need={other.value}"
            assert refusal(state, f"place {other.space}") == text


def test_a_space_none_of_whose_actions_can_be_done_is_known_before_the_die_lies_there():
    """WC-79: the well and the own rows always give something."""
    poor = die(laid_out(coins=5), WHITE, 3)
    places = [move for move in poor.moves(0) if isinstance(move, Place)]
    idle = [m.space for m in places if GAME.foretell(poor.seen_by(0), 0, (m,)).warnings]
    assert idle == ["steward_middle"], "there a gardener asks for a seal"
    play(poor, "place steward_middle")
    assert told(poor, ActionLeft)[0].missing == ("seal",)


def test_what_the_lantern_gives_first_may_make_the_action_possible():
    """WC-42: the lantern's food feeds the gardener."""
    for lantern in (False, True):
        state = die(laid_out(coins=5, seals=1), WHITE, 3, lantern=lantern)
        outlook = GAME.foretell(state.seen_by(0), 0, (Place("steward_middle"),))
        assert bool(outlook.warnings) is not lantern
