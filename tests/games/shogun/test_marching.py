"""Where armies may go (SH-59 to SH-67)."""

from __future__ import annotations

from engine.games.shogun.events.fights import BattleBegan
from engine.games.shogun.moves import MARCH, STAY
from tests.games.shogun.scenes import EVENT, TEMPLE, P, order, own, quiet, special, void


def test_armies_join_others_in_an_own_province():
    """SH-59."""
    state = quiet()
    order(state, 0, "move_attack_a", "yamato")
    state.play(0, MARCH[P["kii"]][3])
    assert (state.armies[P["yamato"]], state.armies[P["kii"]]) == (2, 5)


def test_entering_any_other_province_is_a_fight():
    """SH-59, SH-70."""
    for target in ("ise", "owari"):
        state = quiet()
        own(state, 0, "ise" if target == "owari" else "yamato", 5)
        home = "ise" if target == "owari" else "yamato"
        order(state, 0, "move_attack_b", home)
        events = state.play(0, MARCH[P[target]][4])
        assert any(isinstance(event, BattleBegan) for event in events)


def test_who_can_must_move():
    """SH-59, AMB-9 and the option for groups that play otherwise."""
    state = quiet()
    own(state, 0, "shima", 2)
    own(state, 0, "ise", 2)
    own(state, 1, "izu", 2)
    order(state, 0, "move_attack_b", "shima")
    assert {str(move) for move in state.moves(0)} == {"march 1 ise", "march 1 izu"}
    assert state.why_not(0, STAY).reason == "must_move"
    state = quiet(allow_decline=True)
    order(state, 0, "move_attack_b", "yamato")
    state.play(0, STAY)
    assert state.armies[P["yamato"]] == 5


def test_armies_may_move_again():
    """SH-60, AMB-10."""
    state = quiet()
    own(state, 0, "mino", 4)
    own(state, 0, "hida", 1)
    own(state, 1, "etchu", 1)
    order(state, 0, "move_attack_a", "mino")
    state.play(0, MARCH[P["hida"]][3])
    order(state, 0, "move_attack_b", "hida")
    assert MARCH[P["etchu"]][3] in state.moves(0)
    assert MARCH[P["etchu"]][4] not in state.moves(0)


def test_land_and_sea_count_alike():
    """SH-65."""
    state = quiet()
    own(state, 0, "izu", 3)
    order(state, 0, "move_attack_a", "izu")
    targets = {move.target for move in state.moves(0)}
    assert {P["shima"], P["awa_boso"], P["sagami"], P["suruga"]} == targets
    assert state.why_not(0, MARCH[P["kai"]][1]).rule == "SH-65"


def test_one_army_stays():
    """SH-66."""
    state = quiet()
    own(state, 0, "noto", 1)
    assert void(order(state, 0, "move_attack_a", "noto")).why.rule == "SH-66"
    order(state, 0, "move_attack_a", "yamato")
    refusal = state.why_not(0, MARCH[P["kii"]][5])
    assert (refusal.rule, refusal.fact("have")) == ("SH-66", 5)


def test_temples_are_safe_in_their_round_but_own_ones_may_be_entered():
    """SH-67."""
    state = quiet()
    state.event = EVENT["temple_peace_3"]
    own(state, 0, "shima", 4)
    own(state, 1, "ise", 2, [TEMPLE])
    own(state, 2, "izu", 2, [TEMPLE])
    assert void(order(state, 0, "move_attack_a", "shima")).why.rule == "SH-59"
    own(state, 0, "ise", 2, [TEMPLE])
    order(state, 0, "move_attack_a", "shima")
    assert {move.target for move in state.moves(0)} == {P["ise"]}
    assert state.why_not(0, MARCH[P["izu"]][1]).rule == "SH-67"


def test_nobody_enters_a_province_that_is_out_of_play():
    """SH-11."""
    state = quiet(3)
    order(state, 2, "move_attack_a", "bingo")
    assert P["izumo"] not in {move.target for move in state.moves(2)}
    assert state.why_not(2, MARCH[P["izumo"]][1]).rule == "SH-11"


def test_no_bonus_when_moving_into_an_own_province():
    """AMB-22."""
    state = quiet()
    special(state, 0, "attack_plus_1")
    supply = state.houses[0].supply
    order(state, 0, "move_attack_a", "yamato")
    state.play(0, MARCH[P["kii"]][1])
    assert state.houses[0].supply == supply
    assert state.armies[P["kii"]] == 3
