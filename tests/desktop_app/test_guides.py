"""Guides narrow what is offered and comment on it; the session knows nothing else of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from desktop_app.board.glow import Glow
from desktop_app.play.entries import Entry, Shown
from desktop_app.play.guides import Guide, Path
from desktop_app.table.game_page import GamePage
from engine.core.game import Game
from engine.core.state import State
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import drag
from tests.desktop_app.lantern_table import DIE, TABLETOP
from tests.desktop_app.test_game_page import ROOM
from tests.desktop_app.whole_plays import dealer
from tests.toys.lantern import PlaceDie, TakeDie


class Lesson(Guide):
    """Teaches to place the high die, and only in room 1."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Entry] = []
        self.words = ""

    def allows(self, view: State, seat: int, offers: Sequence[Path]) -> Sequence[Path]:
        return [path for path in offers if path[0] != TakeDie("low")]

    def judge(self, view: State, seat: int, path: Path) -> str:
        if path[-1] == PlaceDie(1):
            return ""
        return "Look at room 2 again."

    def lights(self) -> Path:
        return () if self.words else (TakeDie("high"), PlaceDie(1))

    def says(self) -> str:
        return self.words

    def hear(self, entry: Entry) -> None:
        self.heard.append(entry)


@pytest.fixture
def page(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> GamePage:
    return dealer(qtbot, open_session, lantern, TABLETOP)("human", "human")


@pytest.fixture
def lesson(page: GamePage) -> Lesson:
    made = Lesson()
    page.session.be_guided_by(made)
    return made


def test_what_a_guide_does_not_allow_neither_glows_nor_can_be_played(
    page: GamePage, lesson: Lesson
) -> None:
    assert page.scene.lights.lit(Glow.SOURCE) == [DIE["high"]]
    drag(page, DIE["low"], ROOM[1])
    assert page.session.moves_played == 0


def test_what_a_guide_objects_to_is_said_and_put_back(page: GamePage, lesson: Lesson) -> None:
    drag(page, DIE["high"], ROOM[0])
    assert page.session.moves_played == 0
    assert page.hands.bubble.text() == "Look at room 2 again."
    drag(page, DIE["high"], ROOM[1])
    assert page.session.moves_played == 2


def test_what_a_guide_lights_is_pointed_at_and_what_it_says_is_said(
    page: GamePage, lesson: Lesson
) -> None:
    assert page.scene.lights.lit(Glow.HINT) == [DIE["high"], ROOM[1]]
    lesson.words = "A lantern burns here."
    lesson.changed.emit()
    assert page.hands.bubble.text() == "A lantern burns here."


def test_a_guide_hears_what_was_performed(page: GamePage, lesson: Lesson) -> None:
    drag(page, DIE["high"], ROOM[1])
    last = lesson.heard[-1]
    assert isinstance(last, Shown)
    assert last.moment == 2
    assert last.question is not None


def test_nobody_is_guided_any_more_when_guides_go(page: GamePage, lesson: Lesson) -> None:
    page.session.be_guided_by()
    drag(page, DIE["low"], ROOM[0])
    assert page.session.moves_played == 2
    lesson.changed.emit()
    assert not page.hands.bubble.isVisible()
