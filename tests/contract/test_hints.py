"""Whatever a brain names as a reason has words, and every question has a hint that can be told."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.advice.hint_words import HintWords
from desktop_app.kit import catalog as boards
from engine import catalog
from engine.analysis.hint import hint_for
from engine.core.game import Game
from engine.core.table import Table
from tests.contract.cases import moments

GAMES = [catalog.load(game_id) for game_id in catalog.GAME_IDS]
EACH = pytest.mark.parametrize("game", GAMES, ids=catalog.GAME_IDS)
CANCELS_OUT = {"always", "of_three", "of_five"}
"""What is the same whatever one does."""


def features_of(game: Game[Any], table: Table, seat: int) -> set[str]:
    """Return every name by which reasons for an answer of *seat* may be called."""
    view = table.state.seen_by(seat)
    hint = hint_for(game, view, seat)
    named = {name for name, _ in hint.line.features}
    return named | {*game.brain.features(table.state, seat)}


@EACH
def test_every_feature_a_brain_names_has_words(game: Game[Any]) -> None:
    tabletop = boards.load(game.id)
    assert tabletop
    wording = tabletop.wording()
    named: set[str] = set()
    for table, seat, _ in moments(game, game.seats[1], 8, 12):
        named |= features_of(game, table, seat)
    assert named
    assert [name for name in sorted(named - CANCELS_OUT) if not wording.reason(name)] == []


@EACH
def test_every_hint_can_be_told(game: Game[Any]) -> None:
    tabletop = boards.load(game.id)
    assert tabletop
    for table, seat, _ in moments(game, game.seats[1], 8, 12):
        wording = tabletop.wording()
        wording.names = tuple(f"Seat {n}" for n in range(game.seats[1]))
        view = table.state.seen_by(seat)
        hint = hint_for(game, view, seat)
        words = HintWords(wording, lambda path, t=table, s=seat: t.look_ahead(s, *path))
        assert words.what(hint.line)
        assert words.why(hint, len(view.moves(seat))).endswith(".")
        where = tabletop.where(hint.line.moves, view, wording.names)
        assert where is None or where.text
