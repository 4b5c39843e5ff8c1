"""What groups play differently: declining, deploying what is left, towers, looking inside."""

from __future__ import annotations

import pytest

from engine.__main__ import main
from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.games.shogun import GAME, content
from engine.games.shogun.components import Options, Side
from engine.games.shogun.moves import STAY
from engine.games.shogun.state import Tower
from tests.games.shogun.scenes import EVENT, P, opening, order, own, quiet


def test_without_options_the_rulebook_is_played():
    """AMB-8, AMB-9."""
    assert Options() == Options(Side.SUN, "draft", "two_shelf", False, False, False)


@pytest.mark.parametrize("action", ["move_attack_a", "move_attack_b"])
def test_declining_is_offered_only_with_its_option(action):
    """AMB-9."""
    for allowed in (False, True):
        state = quiet(allow_decline=allowed)
        order(state, 0, action, "yamato")
        assert (STAY in state.moves(0)) == allowed
        assert (state.why_not(0, STAY) is None) == allowed


def test_declining_leaves_everything_as_it_was():
    """AMB-9."""
    state = quiet(allow_decline=True)
    order(state, 0, "move_attack_a", "yamato")
    armies, tower = state.armies, state.tower
    state.play(0, STAY)
    assert (state.armies, state.tower) == (armies, tower)
    assert not state.waiting


@pytest.mark.parametrize(
    ("supply", "strict", "partial"), [(0, 0, 0), (1, 0, 1), (4, 0, 4), (5, 5, 5), (9, 5, 5)]
)
def test_a_short_supply_deploys_nothing_or_what_is_left(supply, strict, partial):
    """SH-57, AMB-8: the price is the same whatever comes."""
    for option, deployed in ((False, strict), (True, partial)):
        state = quiet(partial_deploy=option)
        state.houses[0].supply = supply
        order(state, 0, "deploy_5", "yamato")
        assert state.armies[P["yamato"]] == 5 + deployed
        assert state.houses[0].supply == supply - deployed
        assert state.houses[0].chests == (12 if deployed else 15)


def test_a_lean_levy_needs_only_what_it_brings():
    """SH-57: three armies are enough for the five-army action under that event."""
    state = quiet()
    state.event, state.houses[0].supply = EVENT["lean_levy_1"], 3
    order(state, 0, "deploy_5", "yamato")
    assert state.armies[P["yamato"]] == 8


def test_each_tower_falls_in_its_own_way():
    """SH-19: the same chance, three presets, three towers."""
    towers = {opening(tower=name).tower for name in content.TOWERS}
    assert len(towers) == 3


@pytest.mark.parametrize("show", [False, True])
def test_views_and_guesses_agree_about_the_tower(show):
    """SH-3, AMB-24: a closed tower is seen empty, an open one is seen; a guess has its numbers."""
    state = quiet(show_tower=show)
    own(state, 0, "yamato", 4)
    for seat in range(4):
        view = state.seen_by(seat)
        assert view.tower.tray == state.tower.tray
        assert (view.tower.shelves == state.tower.shelves) == show
        for number in range(5):
            guess = view.guess(Chance(number))
            assert guess.seen_by(seat) == view
            for colour in range(6):
                assert guess.tower.held(colour) == state.tower.held(colour)


def test_a_closed_tower_gives_nothing_away_by_its_shelves():
    """SH-3: two towers that differ only inside look alike."""
    one, two = quiet(), quiet()
    upper, lower = one.tower.shelves
    two.tower = Tower((lower, upper), one.tower.tray)
    assert one.tower != two.tower
    assert one.seen_by(2).digest() == two.seen_by(2).digest()


def test_a_prescribed_start_is_an_option_of_the_sun_side():
    """SH-16."""
    assert opening().is_planning
    with pytest.raises(OptionError, match="Only the Sun side has a prescribed start"):
        GAME.options_from({"side": "moon", "start": "prescribed"})
    assert GAME.options_from({"side": "moon"}) == Options(side=Side.MOON)
    # What was played before this was refused was a draft, and replays as one.
    assert not GAME.new(4, Chance(1), Options(side=Side.MOON, start="prescribed")).is_planning


@pytest.mark.parametrize("command", ["simulate", "perft", "league"])
def test_the_command_line_refuses_a_prescribed_start_on_the_moon_side(
    command: str, capsys: pytest.CaptureFixture[str]
):
    """SH-16."""
    more = {"simulate": (), "perft": ("--depth", "1"), "league": ("--players", "random")}[command]
    wanted = ("--seats", "4", "--option", "side=moon", "--option", "start=prescribed")
    assert main([command, "shogun", *wanted, *more]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Only the Sun side has a prescribed start" in said.err
