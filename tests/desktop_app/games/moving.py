"""Plays by chance up to a move worth watching, which is then played with motion."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, Qt

from desktop_app.table.game_page import GamePage
from engine.core.agenda import Event, Move
from engine.core.chance import Chance
from tests.desktop_app.conftest import table_of

OWN = Qt.FindChildOption.FindDirectChildrenOnly
Wanted = Callable[[tuple[Event, ...]], bool]


def play_until(page: GamePage, wanted: Wanted, *, seed: int = 3) -> tuple[int, Move]:
    """Play without motion; return the seat and the move that will tell what is *wanted*."""
    chance = Chance(seed)
    keep_machines_quiet(page)
    while not (state := table_of(page.session).state).is_over:
        page.panels.skip()  # whatever is to be read
        seat = min(state.waiting)
        moves = page.session.game.brain.sensible(state, seat)
        number, chance = chance.draw(len(moves))
        if wanted(tuple(state.after(seat, moves[number]).news)):
            return seat, moves[number]
        answer(page, seat, moves[number])
    raise AssertionError("it never happens")


def play_moving(page: GamePage, wanted: Wanted, *, animation: str = "normal") -> None:
    """Play with motion the first move that tells what is *wanted*."""
    seat, move = play_until(page, wanted)
    page.settings.change(animation=animation)
    answer(page, seat, move)
    stand_still(page)


def keep_machines_quiet(page: GamePage) -> None:
    """Let nobody answer for machines but the test, so that no curtain falls between them."""
    page.session.machines.forget()
    page.session.machines.ask = lambda *question: None  # type: ignore[method-assign]


def answer(page: GamePage, seat: int, move: Move) -> None:
    """Answer for a seat, whoever sits there."""
    page.session.machines.answered.emit(seat, move)


def stand_still(page: GamePage, milliseconds: int = 0) -> None:
    """Stop all motion at a moment after it began: no test waits for a clock."""
    for running in page.scene.motion.findChildren(QAbstractAnimation, options=OWN):
        running.pause()
        running.setCurrentTime(milliseconds)
