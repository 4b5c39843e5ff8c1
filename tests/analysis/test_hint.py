"""Hints in three stages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.analysis.hint import hint_for
from engine.core.chance import Chance
from engine.core.table import Table
from engine.games.shogun import GAME as SHOGUN
from engine.games.shogun.planning import FillPlan
from engine.games.two_castles import GAME as TWO_CASTLES
from engine.games.two_castles.brain.expected import STILL_TO_COME
from engine.games.two_castles.scoring import CATEGORIES
from engine.games.white_castle import GAME
from engine.saving import files
from tests.contract.cases import EACH_GAME, moments
from tests.games.white_castle.tables import fresh


def hinted(capsys: pytest.CaptureFixture[str], file: Path, *more: str) -> Any:
    assert main(["hint", str(file), *more, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("game", EACH_GAME)
def test_every_game_has_hints_for_every_question(game: Any):
    for table, seat, _ in moments(game, game.seats[0], 51, 6):
        view = table.state.seen_by(seat)
        if len(game.brain.sensible(view, seat)) > 40:
            continue
        hint = hint_for(game, view, seat)
        assert table.state.is_legal(seat, hint.line.moves[0])
        assert str(hint.line.moves[0]).startswith(hint.where)
        if hint.instead:
            assert hint.instead.moves != hint.line.moves
            assert hint.line.value >= hint.instead.value


def test_why_adds_up_to_the_difference():
    view = fresh(2, 5).seen_by(fresh(2, 5).next_choice.seat)
    hint = hint_for(GAME, view, view.viewer or 0)
    assert hint.instead
    difference = hint.line.value - hint.instead.value
    assert sum(reason.difference for reason in hint.why) == pytest.approx(difference, abs=2.5)


@pytest.mark.parametrize("game", EACH_GAME)
def test_what_speaks_for_a_line_adds_up_to_what_it_is_worth_more(game: Any):
    compared = 0
    for table, seat, _ in moments(game, game.seats[1], 12, 12):
        hint = hint_for(game, table.state.seen_by(seat), seat)
        if not hint.instead or sum(dict(hint.line.features).values()) == 0:
            continue
        before, after = (sum(dict(line.features).values()) for line in (hint.instead, hint.line))
        if after == pytest.approx(hint.line.value):
            compared += 1
            # Coins and seals at hand are counted more exactly than the quick value does.
            assert hint.more == pytest.approx(after - before, abs=2.5)
    assert compared


def test_a_plan_of_shogun_is_explained_by_what_the_round_brings():
    state = shogun_table().state
    seat = min(state.waiting)
    hint = hint_for(SHOGUN, state.seen_by(seat), seat)
    assert hint.instead
    assert len(hint.line.moves) > 5
    assert {reason.feature for reason in hint.why}


def test_what_is_kept_in_two_castles_is_explained_by_the_lines_of_the_score_sheet():
    state = TWO_CASTLES.new(3, Chance(3))
    hint = hint_for(TWO_CASTLES, state.seen_by(0), 0)
    known = {category.value for category in CATEGORIES}
    assert {reason.feature for reason in hint.why} <= known | {STILL_TO_COME}
    assert {reason.feature for reason in hint.why} & known


def shogun_table() -> Table:
    """Return a table at which a round is to be planned."""
    table = Table(SHOGUN, 3, 3)
    while not isinstance(next(iter(table.state.waiting.values())), FillPlan):
        seat = min(table.state.waiting)
        table.play(seat, SHOGUN.brain.sensible(table.state, seat)[0])
    return table


def test_a_position_a_record_and_a_save_can_be_asked_about(tmp_path: Path, capsys):
    table = Table(GAME, 2, 7)
    seat = table.state.next_choice.seat
    table.play(seat, table.state.moves(seat)[0])
    position, record = tmp_path / "position.txt", tmp_path / "record.txt"
    position.write_text(str(table.state))
    record.write_text(table.record.to_text())
    files.save(tmp_path / "play.kastellan", table, ())
    told = [hinted(capsys, file) for file in sorted(tmp_path.iterdir())]
    assert told[0] == told[1] == told[2]
    assert told[0]["game"] == "white_castle"
    assert told[0].keys() == {"game", "seat", "where", "moves", "value", "instead", "why"}
    assert main(["hint", str(position)]) == 0
    text = capsys.readouterr().out
    assert text.startswith("Look at: draft\nSeat")
    assert "points more than" in text


def test_of_a_view_only_its_seat_is_advised(tmp_path: Path, capsys):
    state = fresh(2, 5)
    asked = state.next_choice.seat
    for seat in (0, 1):
        file = tmp_path / f"{seat}.txt"
        file.write_text(str(state.seen_by(seat)))
        if seat == asked:
            assert hinted(capsys, file)["seat"] == seat
        else:
            assert main(["hint", str(file)]) == 2
            assert "Nobody is asked" in capsys.readouterr().err
