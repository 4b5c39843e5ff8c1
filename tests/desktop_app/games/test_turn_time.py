"""A normal turn is shown in less than two seconds, by the plan; no clock is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.kit import catalog as boards
from desktop_app.kit.tabletop import Skippable
from desktop_app.table.game_page import GamePage
from engine import catalog
from engine.core.chance import Chance
from tests.desktop_app.conftest import Opener, table_of
from tests.desktop_app.games.moving import answer, keep_machines_quiet
from tests.desktop_app.whole_plays import dealer

LONGEST = 2000
"""Milliseconds at normal speed, from the first answer of a turn until everything lies still."""
ANSWERS = 150


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_a_turn_comes_to_rest_within_two_seconds(
    qtbot: Any, open_session: Opener, game_id: str
) -> None:
    tabletop = boards.load(game_id)
    assert tabletop
    page = dealer(qtbot, open_session, catalog.load(game_id), tabletop)("human", "random", "random")
    keep_machines_quiet(page)
    page.settings.change(animation="normal")
    turns = [planned(turn) for turn in turns_by_chance(page)]
    assert len(turns) > 10
    assert max(turns) > 0
    assert max(turns) < LONGEST


def planned(turn: list[tuple[int, int]]) -> int:
    """Add up a turn: whoever waits for all pieces answers again, what is garnish goes on."""
    return sum(pieces for pieces, _ in turn[:-1]) + turn[-1][1]


def turns_by_chance(page: GamePage) -> Iterator[list[tuple[int, int]]]:
    """Yield the times of each turn: what one seat answers in a row while nobody else is asked.

    Planning in secret is no turn, and a fight in the tower tells of itself how long it takes.
    """
    chance, turn, last = Chance(4), [], -1
    for _ in range(ANSWERS):
        state = table_of(page.session).state
        if state.is_over:
            return
        seat, is_turn = min(state.waiting), len(state.waiting) == 1
        if turn and (seat != last or not is_turn):
            yield turn
            turn = []
        moves = page.session.game.brain.sensible(state, seat)
        number, chance = chance.draw(len(moves))
        times = times_of(page, seat, moves[number])
        if is_turn:
            turn.append(times)
        last = seat


def times_of(page: GamePage, seat: int, move: Any) -> tuple[int, int]:
    """Play a move; return how long pieces move, and how long anything does."""
    page.scene.motion.finish()
    answer(page, seat, move)
    march = page.scene.motion.length()
    while not page.session.playhead.is_at_rest:
        march = max(march, page.scene.motion.length())
        for panel in page.panels:
            if isinstance(panel, Skippable):
                panel.skip()
    motion = page.scene.motion
    return motion.length(garnish=False), max(march, motion.length())
