"""Two players and Ludwig (BC-61 to BC-66)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.table import Table
from engine.games.two_castles import GAME
from engine.games.two_castles.ending import ScoreCastles
from engine.games.two_castles.events import FinalScore
from engine.games.two_castles.moves import DONE, Build, LayOut, Wait
from engine.games.two_castles.placing import PlaceTiles
from engine.games.two_castles.state import FACE_DOWN, TwoCastles
from tests.games.two_castles.scenes import castle, events, refused

LUDWIG = 2


def laid_out(seed: int = 1) -> TwoCastles:
    state = GAME.new(2, Chance(seed))
    state.play(0, state.moves(0)[0])
    return state


def at_placing(seed: int = 1) -> TwoCastles:
    state = laid_out(seed)
    for seat in (0, 1):
        for _ in range(3):
            state.play(seat, state.moves(seat)[0])
    return state


def until_round_2(state: TwoCastles) -> TwoCastles:
    while state.round == 1:
        seat = min(state.waiting)
        state.apply(seat, state.moves(seat)[0])
    return state


def test_the_humans_share_one_castle_and_each_one_with_ludwig():
    """BC-61."""
    state = GAME.new(2, Chance(1))
    assert len(state.castles) == len(state.builders) == 3
    assert state.partner(0, 0) == 1
    assert state.partner(0, 2) == state.partner(1, 1) == LUDWIG


def test_ludwig_gets_nine_tiles_that_nobody_sees():
    """BC-62."""
    state = GAME.new(2, Chance(1))
    ludwig = state.builders[LUDWIG]
    assert len(ludwig.hand + ludwig.chosen) == 9
    for seat in (0, 1):
        assert set(state.seen_by(seat).builders[LUDWIG].hand) == {FACE_DOWN}


def test_in_round_1_the_human_on_his_left_lays_out_two_tiles_before_anybody_chooses():
    """BC-63."""
    state = GAME.new(2, Chance(1))
    assert list(state.waiting) == [0]
    first, second = state.builders[LUDWIG].chosen
    assert state.moves(0) == (LayOut(first), LayOut(second))
    assert state.seen_by(0).builders[LUDWIG].chosen == (first, second)
    assert state.seen_by(1).builders[LUDWIG].chosen == (FACE_DOWN, FACE_DOWN)
    own = state.builders[0].hand[0]
    assert str(state.why_not(0, LayOut(own))).startswith("BC-63 not_drawn")
    state.play(0, LayOut(second))
    ludwig = state.seen_by(1).builders[LUDWIG]
    assert dict(zip(ludwig.owes, ludwig.chosen, strict=True)) == {2: second, 1: first}
    assert sorted(state.waiting) == [0, 1]


def test_a_guess_while_tiles_are_laid_out_leaves_everybody_a_choice():
    """BC-11, BC-63: nobody has begun to choose, so every lane begins again."""
    guess = GAME.new(2, Chance(1)).seen_by(0).guess(Chance(2))
    guess.play(0, guess.moves(0)[0])
    assert sorted(guess.waiting) == [0, 1]
    assert all(guess.moves(seat) for seat in (0, 1))


@pytest.mark.parametrize("which", [0, 1])
def test_what_is_laid_out_stays_beside_its_castle(which: int):
    """BC-63: face up and for good, also when the humans turn up theirs."""
    table = Table(GAME, 2, 1)
    mine = table.state.moves(0)[which]
    table.play(0, mine)
    assert not table.can_undo(0)
    for seat in (0, 1):
        for _ in range(3):
            table.play(seat, table.state.moves(seat)[0])
    ludwig = table.state.builders[LUDWIG]
    assert dict(zip(ludwig.owes, ludwig.chosen, strict=True))[2] == mine.room


def test_in_round_2_the_human_on_his_right_does_it():
    """BC-63."""
    state = until_round_2(laid_out())
    assert list(state.waiting) == [1]
    first, second = state.builders[LUDWIG].chosen
    state.play(1, LayOut(first))
    ludwig = state.builders[LUDWIG]
    assert dict(zip(ludwig.owes, ludwig.chosen, strict=True)) == {1: first, 2: second}


def test_which_tiles_ludwig_brings_is_chance():
    """BC-63: his hand is shuffled, and nobody can tell what will come."""
    for place in (0, 8):
        ends = []
        for seed in range(20):
            ludwig = GAME.new(2, Chance(seed)).builders[LUDWIG]
            ends.append(sorted(ludwig.hand + ludwig.chosen)[place] in ludwig.chosen)
        assert 0 < sum(ends) < 20
    state = GAME.new(2, Chance(1))
    view = state.seen_by(1)
    guesses = {view.guess(Chance(n)).builders[LUDWIG].chosen for n in range(20)}
    assert len(guesses) > 10


@pytest.mark.parametrize(("round_", "by"), [(1, 1), (2, -1)])
def test_all_three_stacks_are_passed_on(round_: int, by: int):
    """BC-64."""
    state = GAME.new(2, Chance(1))
    if round_ == 2:
        until_round_2(state)
    rests = []
    while state.turn == 1 and state.round == round_:
        rests = [set(builder.hand) for builder in state.builders]
        seat = min(state.waiting)
        state.apply(seat, state.moves(seat)[0])
    for number in range(3):
        builder = state.builders[(number + by) % 3]
        assert set(builder.hand) | set(builder.chosen) == rests[number]


def test_the_human_partner_places_both_tiles_in_a_ludwig_castle():
    """BC-65."""
    state = at_placing()
    ludwig = state.builders[LUDWIG]
    his = ludwig.chosen[ludwig.owes.index(2)]
    other = ludwig.chosen[ludwig.owes.index(1)]
    mine = state.builders[0].chosen
    rooms = {m.room for m in state.moves(0) if isinstance(m, Build) and m.castle == 2}
    assert rooms == {his, *mine}
    shared = {m.room for m in state.moves(0) if isinstance(m, Build) and m.castle == 0}
    assert shared == set(mine)
    space = state.castles[0].open_above[0]
    assert refused(state, Build(0, other, space)) == "BC-63 laid_out_elsewhere"
    assert refused(state, Wait(2)) == "BC-65 you_build_for_ludwig"


def test_a_human_is_asked_until_ludwigs_tile_is_built_too():
    """BC-65: in any order with the own tiles."""
    state = at_placing()
    built = 0
    while list(state.waiting) == [0] and isinstance(state.agenda[-1], PlaceTiles):
        move = next(m for m in reversed(state.moves(0)) if isinstance(m, Build))
        state.play(0, move)
        built += 1
    assert built == 3
    assert len(state.castles[2].rooms) == 2
    state.play(0, DONE)
    assert list(state.waiting) == [1]


def test_ludwig_never_decides():
    """BC-65: also a bonus in his castles is chosen by the human partner."""
    for seed in range(5):
        state = GAME.new(2, Chance(seed))
        while not state.is_over:
            assert set(state.waiting) <= {0, 1}
            top = state.agenda[-1]
            castle = getattr(top, "castle", None)
            if castle is not None:
                assert castle in state.castles_of(min(state.waiting))
            seat = min(state.waiting)
            moves = GAME.brain.sensible(state, seat)
            state.apply(seat, moves[(seed * 7 + len(moves)) % len(moves)])
        assert [len(c.rooms) >= 16 for c in state.castles] == [True] * 3


def test_ludwig_scores_his_lower_castle_and_can_win():
    """BC-66: then both humans lose."""
    state = at_placing()
    fountains = {"2,0": "fountain", "3,0": "fountain", "4,0": "fountain"}
    state.castles = (castle({"2,0": "fountain"}), castle(fountains), castle(fountains))
    state.agenda = (ScoreCastles(),)
    state.start()
    assert state.is_over
    told = [(event.points, event.place) for event in state.news if isinstance(event, FinalScore)]
    assert [point for point, _ in told] == [5, 5, 15]
    assert [place for _, place in told] == [2, 2, 1]
    assert GAME.standings(state)[LUDWIG].place == 1


def test_ludwig_is_no_better_off_than_a_human_with_the_same_castles():
    """BC-66: his lower castle counts, and he shares or loses like anybody."""
    state = at_placing()
    state.castles = (castle({"2,0": "fountain"}), castle({"2,0": "fountain"}), castle({}))
    assert [standing.points for standing in GAME.standings(state)] == [0, 5, 0]
    assert [standing.place for standing in GAME.standings(state)] == [2, 1, 2]


def test_the_news_keep_ludwigs_draw_from_the_other_human():
    """BC-63."""
    state = GAME.new(2, Chance(1))
    assert events(state)[-1] == "LudwigDrew"
    told = state.news[-1].seen_by(1)
    assert str(FACE_DOWN) in str(told)
