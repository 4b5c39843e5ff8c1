"""Opens a lesson: a session that nobody keeps, and its page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.kit import catalog
from desktop_app.learn.lesson_page import LessonPage
from desktop_app.learn.teaching import Teaching
from desktop_app.lobby.open_play import OpenPlay
from desktop_app.look.sound import Sounds
from desktop_app.table.table_sounds import TableSounds

if TYPE_CHECKING:
    from desktop_app.shell.main_window import MainWindow


def open_lesson(
    window: MainWindow, game_id: str, lesson_id: str, *, exercises: bool
) -> tuple[OpenPlay, LessonPage]:
    """Return the play of a lesson, where somebody left it or at its *exercises*, and its page."""
    tabletop = catalog.load(game_id)
    assert tabletop, "lessons are taught on a board"
    teaching = Teaching(game_id, lesson_id, window.learning)
    if exercises:
        teaching.begin_exercises()
    else:
        teaching.begin()
    play = OpenPlay(teaching.table(), teaching.seats(), window)
    page = LessonPage(play.session, tabletop, window.settings, teaching)
    _let_be_heard(page, window.sounds)
    return play, page


def _let_be_heard(page: LessonPage, sounds: Sounds) -> None:
    heard = TableSounds(page.session, sounds, page)
    page.desk.scene.picked_up.connect(heard.pick_up)
    page.desk.hands.refused.connect(heard.refuse)
