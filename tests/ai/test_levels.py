"""Machine players see views and answer with offered moves."""

import pytest

from engine.ai.levels import YARDSTICKS, adviser_of, ladder_of, machine, parted, player_of
from engine.ai.outside import named_player
from engine.catalog import load
from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.core.options import parsed
from engine.league.figures import interval
from engine.playing import play_through, playout
from engine.think import think
from tests.toys import TOYS, lantern


@pytest.mark.parametrize("level", YARDSTICKS)
@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_every_level_plays_every_toy_to_its_end(game, level: str):
    options = parsed(game.options, {})
    play = play_through(game, 3, 5, [level], options)
    again = play_through(game, 3, 5, [level], options)
    assert play == again
    assert play.decisions == len(play.record.moves) > 10


def test_greedy_beats_random():
    wins = 0.0
    for seed in range(60):
        levels = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        play = play_through(lantern.GAME, 2, seed, levels, lantern.Options())
        seat = levels.index("greedy")
        wins += play.standings[seat].place == 1
    assert wins > 33


def test_thinking_needs_only_a_view():
    state = lantern.GAME.new(2, Chance(1))
    move = think("lantern", state.seen_by(0), 0, "greedy", 7, "tests.toys.lantern")
    assert move in state.moves(0)
    assert think("lantern", state.seen_by(0), 0, "random", 7) in state.moves(0)


def test_an_unknown_level_is_refused():
    with pytest.raises(OptionError, match="There is no level 'genius'; there are: random, greedy"):
        player_of("genius", lantern.GAME, Chance(1))


def test_a_machine_is_named_by_its_level_and_its_character():
    assert machine("strong") == "strong"
    assert parted(machine("strong", "warlord")) == ("strong", "warlord")
    assert parted("strong") == ("strong", "")


def test_an_unknown_character_is_refused():
    with pytest.raises(OptionError, match="no character 'warlord'; there are: hermit, courtier"):
        named_player("strong/warlord", load("two_castles"), Chance(1))


def test_where_there_is_no_ladder_people_are_offered_the_yardsticks():
    assert ladder_of(lantern.GAME) == YARDSTICKS
    assert adviser_of(lantern.GAME) == "greedy"


def test_a_player_from_outside_is_named_by_module_and_class():
    player = named_player("tests.ai.own_player:TakesTheFirst", lantern.GAME, Chance(1))
    view = lantern.GAME.new(2, Chance(1)).seen_by(0)
    assert player.choose(view, 0) == view.moves(0)[0]
    for name in ("tests.ai.own_player:Nobody", "no.such.module:X", "tests.ai.own_player:NOT_ONE"):
        with pytest.raises(OptionError, match="player"):
            named_player(name, lantern.GAME, Chance(1))


def test_a_file_cannot_name_a_module():
    with pytest.raises(OptionError, match="There is no level"):
        player_of("tests.ai.own_player:TakesTheFirst", lantern.GAME, Chance(1))


def test_a_playout_ends_and_counts_its_decisions():
    for game in TOYS:
        state = game.new(4, Chance(3))
        assert playout(game, state, Chance(3)) > 10
        assert state.is_over


def test_an_interval_after_wilson():
    low, high = interval(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(0.0, 10)[0] == pytest.approx(0)
    assert interval(1.0, 10)[1] == pytest.approx(1)
