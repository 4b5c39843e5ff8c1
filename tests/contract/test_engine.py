"""What every game promises, checked at moments of random plays."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from enum import Enum
from itertools import combinations
from typing import Any

import pytest

from engine.core.agenda import Choice, Event, Move, Task, Together
from engine.core.chance import Chance
from engine.core.codec import decoded, encoded, text_of
from engine.core.errors import RuleError
from engine.core.game import Game
from engine.core.record import Record
from engine.core.state import BESIDE
from engine.core.struct import Struct
from engine.core.table import Table
from engine.saving.save import from_bytes, to_bytes
from tests.contract.cases import EACH_COUNT, EACH_GAME, finish, moments, random_play

RULE = re.compile(r"^([A-Z]+-\d+|K\d+|A-\d+|AMB-\d+|table)$")


@pytest.mark.parametrize(("game", "seats"), EACH_COUNT)
class TestAtEveryMoment:
    def test_every_choice_offers_something_in_unique_notation(self, game, seats):
        table = Table(game, seats, seats)
        for _ in random_play(table, seats):
            for seat in table.state.waiting:
                texts = table.offers(seat)
                assert texts, f"seat {seat} has no move in {table.state}"
                assert len(texts) == len(set(texts)), texts
                assert all("\n" not in text and text == text.strip() for text in texts)

    def test_every_attempt_is_legal_or_refused_by_a_rule(self, game, seats):
        for table, _, _ in moments(game, seats, 3, 30):
            for seat, choice in table.state.waiting.items():
                legal = set(table.state.moves(seat))
                attempts = set(choice.attempts(table.state))
                assert legal <= attempts, f"{choice}: legal but never attempted"
                for move in attempts:
                    refusal = table.state.why_not(seat, move)
                    assert table.state.is_legal(seat, move) == (move in legal)
                    if move in legal:
                        assert refusal is None, f"{move} is legal and refused: {refusal}"
                    else:
                        assert refusal is not None, f"{move} meets silence"
                        assert RULE.match(refusal.rule), refusal
                        assert refusal.reason

    def test_a_quick_way_to_the_legal_moves_finds_what_the_plain_one_finds(self, game, seats):
        for table, _, _ in moments(game, seats, 4, 150):
            for choice in table.state.waiting.values():
                quick, plain = choice.moves(table.state), Choice.moves(choice, table.state)
                assert sorted(map(str, quick)) == sorted(map(str, plain)), choice
                assert set(quick) == set(plain)

    def test_what_is_sensible_is_legal(self, game, seats):
        for table, _, _ in moments(game, seats, 7, 300):
            for seat in table.state.waiting:
                sensible = game.brain.sensible(table.state, seat)
                assert sensible, f"nothing is sensible for seat {seat} in {table.state}"
                assert len(set(sensible)) == len(sensible)
                assert all(table.state.is_legal(seat, move) for move in sensible)

    def test_a_move_that_nobody_would_try_is_refused_too(self, game, seats):
        strangers = {move for table, _, move in moments(game, seats, 10, 80)}
        for table, _, _ in moments(game, seats, 11, 20):
            for seat, choice in table.state.waiting.items():
                for move in strangers - set(choice.attempts(table.state)):
                    assert not table.state.is_legal(seat, move)
                    with pytest.raises(RuleError):
                        table.state.copy().play(seat, move)

    def test_whoever_is_not_asked_is_told_so(self, game, seats):
        for table, _, move in moments(game, seats, 3, 5):
            for seat in set(range(seats)) - set(table.state.waiting):
                assert table.state.why_not(seat, move).reason == "not_your_decision"

    def test_copies_are_independent(self, game, seats):
        for table, seat, move in moments(game, seats, 4, 12):
            before, text = table.state.snapshot(), text_of(table.state)
            finish(game, table.state.after(seat, move), 4)
            assert table.state.snapshot() == before
            assert text_of(table.state) == text

    def test_a_state_holds_only_values(self, game, seats):
        for table, _, _ in moments(game, seats, 4, 10):
            assert_values(table.state)

    def test_a_state_survives_being_written_down(self, game, seats):
        for table, _, _ in moments(game, seats, 5, 20):
            raw = json.loads(json.dumps(encoded(table.state)))
            again = decoded(raw, type(table.state))
            assert again == table.state
            assert again.news == table.state.news

    def test_a_save_brings_back_the_table(self, game, seats):
        for table, _, _ in moments(game, seats, 6, 4):
            loaded = from_bytes(to_bytes(table))
            assert loaded.table.state == table.state
            assert loaded.table.record == table.record

    def test_every_guess_agrees_with_the_view(self, game, seats):
        for table, _, _ in moments(game, seats, 7, 30):
            for seat in range(seats):
                view = table.state.seen_by(seat)
                again = view.guess(Chance(99)).seen_by(seat)
                assert again == view
                assert text_of(again, BESIDE) == text_of(view, BESIDE)

    def test_views_offer_their_seat_what_the_state_offers(self, game, seats):
        for table, _, _ in moments(game, seats, 8, 30):
            for seat in table.state.waiting:
                assert table.state.seen_by(seat).moves(seat) == table.state.moves(seat)

    def test_a_guess_can_be_played_to_the_end(self, game, seats):
        for table, seat, move in moments(game, seats, 9, 6):
            guess = table.state.seen_by(seat).guess(Chance(5))
            finish(game, guess.after(seat, move), 9)

    def test_guesses_about_others_vary(self, game, seats):
        for table, _, _ in moments(game, seats, 10, 8):
            view = table.state.seen_by(0)
            for other in range(1, seats):
                if table.state.secrets_of(other):
                    guesses = {view.guess(Chance(n)).secrets_of(other) for n in range(30)}
                    assert len(guesses) > 1, "whoever always guesses right has seen the card"

    def test_no_secret_stands_in_the_view_of_another_seat(self, game, seats):
        for table, _, _ in moments(game, seats, 11, 20):
            for seat in range(seats):
                words = set(re.findall(r'"([^"]*)"', text_of(table.state.seen_by(seat))))
                for other in set(range(seats)) - {seat}:
                    for secret in table.state.secrets_of(other):
                        assert secret not in words, f"seat {seat} reads {secret} of {other}"

    def test_whatever_tells_two_guesses_apart_was_a_reveal(self, game, seats):
        for table, seat, move in moments(game, seats, 12, 40):
            view = table.state.seen_by(seat)
            one, two = (view.guess(Chance(n)).after(seat, move) for n in (1, 2))
            if one.seen_by(seat) != two.seen_by(seat):
                assert one.reveals > view.reveals

    def test_undo_returns_to_the_equal_state(self, game, seats):
        table = Table(game, seats, 13)
        for seat, move in random_play(table, 13):
            before = table.state
            table.play(seat, move)
            freely = not table.can_undo(seat)
            table.undo(seat, freely=freely)
            assert table.state == before

    def test_lanes_commute(self, game, seats):
        for table, _, _ in moments(game, seats, 14, 30):
            for one, two in combinations(table.state.waiting, 2):
                first, second = table.state.moves(one)[0], table.state.moves(two)[-1]
                forth = table.state.after(one, first).after(two, second)
                back = table.state.after(two, second).after(one, first)
                assert forth.snapshot() == back.snapshot()

    def test_a_record_replays_to_the_same_state_and_digest(self, game, seats):
        table = Table(game, seats, 15)
        for _ in random_play(table, 15):
            pass
        again = Table.replay(game, Record.from_text(table.record.to_text()))
        assert again.state == table.state
        assert again.state.digest() == table.state.digest()
        assert again.standings == table.standings

    def test_standings_are_complete(self, game, seats):
        table = Table(game, seats, 16)
        for _ in random_play(table, 16):
            pass
        standings = table.standings
        assert [standing.seat for standing in standings] == list(range(len(standings)))
        assert len(standings) >= seats
        assert min(standing.place for standing in standings) == 1


PLAYS_OF_ALL = """
import sys
from engine import catalog
from engine.core.chance import Chance
from tests.contract.cases import GAMES, finish
for game in GAMES:
    for seats in game.seats:
        print(game.id, seats, finish(game, game.new(seats, Chance(21)), 21).digest())
"""


def test_the_same_seed_gives_the_same_play_in_another_process():
    outputs = [
        subprocess.run(
            [sys.executable, "-W", "error", "-c", PLAYS_OF_ALL],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].count("\n") >= 6


@pytest.mark.parametrize("game", EACH_GAME)
def test_a_game_says_what_it_is(game: Game[Any]):
    assert re.fullmatch(r"[a-z_]+", game.id)
    assert game.title
    assert game.edition >= 1
    assert isinstance(game.brain.value(game.new(game.seats[0], Chance(1)), 0), float | int)


def assert_values(part: object) -> None:
    """Fail if something could be shared between two copies."""
    if isinstance(part, Struct | Move | Event | Task):
        for name in part.__dataclass_fields__:  # type: ignore[union-attr]
            assert_values(getattr(part, name))
    elif isinstance(part, tuple):
        for item in part:
            assert_values(item)
    elif isinstance(part, Together):
        assert_values(part.lanes)
    else:
        known = part is None or isinstance(part, int | str | Enum | Chance)
        assert known or hasattr(part, "__dataclass_fields__"), f"{part!r} is no value"
