"""A position is text: what is written down is read back, and gives nothing away."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.errors import PositionError
from engine.core.game import Game
from engine.core.options import described, parsed
from engine.core.table import Table
from tests.contract.cases import EACH_COUNT, EACH_GAME, finish, moments, random_play


@pytest.mark.parametrize(("game", "seats"), EACH_COUNT)
class TestAtEveryMoment:
    def test_a_state_is_read_back_from_its_text(self, game, seats):
        for number, options in enumerate(each_way(game)):
            table = Table(game, seats, number, options)
            for _ in random_play(table, number):
                assert game.state.notation().read(game, str(table.state)) == table.state

    def test_a_view_is_read_back_from_its_text(self, game, seats):
        for table, _, _ in moments(game, seats, 3, 25):
            for seat in range(seats):
                view = table.state.seen_by(seat)
                again = game.position(str(view))
                assert again == view
                assert again.guess(Chance(5)).seen_by(seat) == view

    def test_a_position_says_no_secret_of_another_seat(self, game, seats):
        for table, _, _ in moments(game, seats, 4, 20):
            for seat in range(seats):
                words = set(re.findall(r"\S+", str(table.state.seen_by(seat))))
                for other in set(range(seats)) - {seat}:
                    for secret in table.state.secrets_of(other):
                        assert secret not in words

    def test_one_line_says_the_same_as_many(self, game, seats):
        for table, _, _ in moments(game, seats, 5, 5):
            line = table.state.notation().write_line(table.state)
            assert "\n" not in line
            assert game.position(line) == table.state

    def test_what_is_asked_is_asked_again(self, game, seats):
        for table, seat, move in moments(game, seats, 6, 10):
            again = game.position(str(table.state))
            assert again.moves(seat) == table.state.moves(seat)
            assert again.after(seat, move) == table.state.after(seat, move)

    def test_the_end_of_a_play_is_read_back(self, game, seats):
        state = finish(game, Table(game, seats, 7).state, 7)
        assert game.position(str(state)) == state
        assert repr(state) == str(state)


def each_way(game: Game[Any]) -> list[Any]:
    """Return options so that every value of each comes once, the usual ones first."""
    infos = described(game.options)
    most = max([len(info.values) for info in infos], default=1)
    usual = {info.name: info.default for info in infos}
    ways = [
        {
            info.name: [v for v in info.values if v != info.default][
                (n - 1) % (len(info.values) - 1)
            ]
            for info in infos
        }
        for n in range(1, most)
    ]
    return [parsed(game.options, way) for way in (usual, *ways)]


@pytest.mark.parametrize("game", EACH_GAME)
class TestBadText:
    @pytest.mark.parametrize(
        ("text", "says"),
        [
            ("", "This position is empty"),
            ("# only a note\n\n", "This position is empty"),
            ("chess 2", "Line 1, word 'chess': this is no position of"),
            ("{id}", "Line 1, after '{id}': a number is missing."),
            ("{id} 99", "Line 1, word '99'"),
            ("{id} 3 sideways", "Line 1, word 'sideways': the game has no such option"),
            ("{id} 3\nlunch noon", "Line 2, word 'lunch': no line begins so"),
            ("{id} 3 · \n lunch noon", "Line 3, word 'lunch'"),
            ("{id} 3\nask", "Line 2, after 'ask': a task is missing."),
            ("{id} 3\nask dance 0", "Line 2, word 'dance': there is no such question"),
            ("{id} 3\nask deciding 9", "Line 2, word '9': the last seat at this table is"),
            ("{id} 3\nask deciding 0 0", "Line 2, word '0': nothing more is expected"),
            ("{id} 3\nask sequence [nothing]", "belongs behind then"),
            ("{id} 3\ntogether ready | ready", "at least one should"),
            ("{id} 3\nseed 1\nseed 2", "Line 3, word 'seed': this was said before"),
            ("{id} 3\nseed -1", "Line 2, word '-1'"),
            ("{id} 3\nseed 99999999999999999999", "Line 2, word '99999999999999999999'"),
            ("{id} 3\nseed " + "9" * 5000, "Line 2, word '999"),
            ("{id} 3\nthen " + "(" * 5000, "Line 2, after '(': a task"),
            ("{id} 3\nthen " + "together " * 5000, "this stands in parentheses"),
            ("{id} 3\nthen sequence [" + "(sequence [" * 40, "nested deeper than any position"),
            ("{id} 3\nseen_by 7", "Line 2, word '7'"),
            ("{id} 3\n\x00", "Line 2, word '\\x00'"),
            ("x" * 100_001, "longer than any"),
        ],
    )
    def test_each_mistake_gets_its_sentence(self, game, text, says):
        with pytest.raises(PositionError) as error:
            game.position(text.replace("{id}", game.id))
        told = str(error.value)
        assert says.replace("{id}", game.id) in told
        assert told.endswith(".")
        assert "\n" not in told
        assert len(told) < 300

    def test_a_word_too_few_or_too_many_is_never_an_accident(self, game):
        """Whatever is struck out of a text, it is read or refused in one sentence."""
        table, _, _ = list(moments(game, game.seats[-1], 8, 3))[-1]
        words = re.findall(r"\S+\s*", str(table.state))
        for n in range(0, len(words), max(1, len(words) // 60)):
            for mended in (words[n + 1 :], [words[n], "7 ", *words[n + 1 :]], words[n + 1 :][::-1]):
                told = refused(game, "".join([*words[:n], *mended]))
                assert told is None or told.endswith(".")


def refused(game: Game[Any], text: str) -> str | None:
    """Return what is said against a text; None if it is a position."""
    try:
        game.position(text)
    except PositionError as error:
        return str(error)
    return None
