"""Lessons are played on the real board, by mouse and by keyboard, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from desktop_app.board.glow import Glow
from desktop_app.dialogs.rules_window import RulesWindow
from desktop_app.keep.learning import Learning, Progress
from desktop_app.keep.settings import Settings
from desktop_app.kit.catalog import all_games
from desktop_app.kit.gestures import Gesture
from desktop_app.learn.learn_page import LearnPage
from desktop_app.learn.lesson_page import LessonPage
from desktop_app.learn.teaching import stars_for
from desktop_app.look import language
from desktop_app.shell.main_window import MainWindow
from desktop_app.table.game_page import GamePage
from engine import catalog
from engine.lessons.lesson import lessons_of
from engine.lessons.wording import words_of
from tests.desktop_app.hands import LEFT, do, drag
from tests.desktop_app.whole_plays import by_keyboard

Opened = Callable[[], MainWindow]
WITH_LESSONS = [game_id for game_id in catalog.GAME_IDS if lessons_of(game_id)]
EVERY_LESSON = [(game_id, name) for game_id in WITH_LESSONS for name in lessons_of(game_id)]
FIRST = [(game_id, next(iter(lessons_of(game_id)))) for game_id in WITH_LESSONS]


@pytest.fixture
def unseen(qtbot: Any, tmp_path: Path) -> Iterator[MainWindow]:
    """Return a window that is not shown: nothing need be painted to play a lesson by itself."""
    settings = Settings()
    settings.change(animation="off", sound=False, pace="step")
    made = MainWindow(all_games(), settings, learning=Learning(tmp_path / "learning.ini"))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    yield made
    made.end_play()


@pytest.fixture
def window(unseen: MainWindow) -> MainWindow:
    unseen.show()
    return unseen


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Speak the language that the test is given."""
    language.speak(qapp, None if request.param == "en" else request.param)
    yield request.param
    language.speak(qapp, None)


def lesson(window: MainWindow) -> LessonPage:
    assert isinstance(window.page, LessonPage)
    return window.page


def solve(page: LessonPage, answer: Callable[[LessonPage], None]) -> None:
    """Give the answers of the task that is open."""
    for _ in range(30):
        if page.guide.is_solved:
            return
        answer(page)
    raise AssertionError(f"{page.teaching.task.id} is not solved")


def by_itself(page: LessonPage) -> None:
    page.session.play_path(page.teaching.lesson.seat, page.guide.way_on())
    page.desk.panels.skip()


def with_hands(make: Callable[[GamePage, Gesture], None]) -> Callable[[LessonPage], None]:
    def answer(page: LessonPage) -> None:
        page.desk.panels.skip()
        gesture = page.desk.scene.reach.gesture(page.guide.way_on())
        assert gesture, f"{page.teaching.task.id} offers nothing"
        make(page.desk, gesture)

    return answer


@pytest.mark.parametrize(("game_id", "name"), EVERY_LESSON)
@pytest.mark.parametrize("spoken", ["en", "de", "it"], indirect=True)
def test_a_lesson_and_its_exercises_are_played_to_the_end(
    unseen: MainWindow, game_id: str, name: str, spoken: str
) -> None:
    said = words_of(game_id, spoken)[name]
    unseen.show_lesson(game_id, name)
    page = lesson(unseen)
    for number, task in enumerate(page.teaching.lesson.tasks):
        assert page.teaching.task is task
        words = said.tasks[task.id]
        assert page.column.what.text() == words.what
        assert page.column.why.text() == words.why
        solve(page, by_itself)
        assert page.column.reaction.text() == words.brought
        page.column.next_button.click()
        if number + 1 == len(page.teaching.lesson.steps):
            assert not page.column.exercises_button.isHidden()
            page.column.exercises_button.click()
    progress = unseen.learning.of(game_id, name)
    assert progress.stars == 3
    assert len(progress.solved) == len(page.teaching.lesson.exercises)


@pytest.mark.parametrize(("game_id", "name"), FIRST)
@pytest.mark.parametrize("make", [do, by_keyboard], ids=["mouse", "keyboard"])
def test_the_first_lesson_of_a_game_is_played_with_hands(
    window: MainWindow, game_id: str, name: str, make: Callable[[GamePage, Gesture], None]
) -> None:
    window.show_lesson(game_id, name)
    page = lesson(window)
    for _ in page.teaching.lesson.steps:
        solve(page, with_hands(make))
        assert page.column.next_button.hasFocus()
        QTest.keyClick(page.column.next_button, Qt.Key.Key_Return)
    assert page.column.place.text() == "Done"
    assert window.learning.of(game_id, name).stars == 3


# The White Castle's first lesson ------------------------------------------------------------------


@pytest.fixture
def page(window: MainWindow) -> LessonPage:
    window.show_lesson("white_castle", "difference")
    return lesson(window)


def try_move(page: LessonPage, *patterns: str) -> None:
    """Answer with what *patterns* mean, as one gesture does."""
    state, path = page.session._table.state, ()
    for pattern in patterns:
        move = page.teaching.lesson.move(state, pattern)
        state, path = state.after(0, move), (*path, move)
    page.session.play_path(0, path)


def test_what_is_wanted_glows_and_only_what_the_step_speaks_of_is_offered(
    page: LessonPage,
) -> None:
    hinted = [str(spot) for spot in page.desk.scene.lights.lit(Glow.HINT)]
    assert hinted == ["bridge red right", "room steward_left"]
    offered = {str(path[-1]) for _, path in page.desk.scene.reach.gestures()}
    assert "place outside_left" in offered
    assert "place well" not in offered


def test_a_wrong_try_is_put_back_with_a_sentence_that_helps(page: LessonPage) -> None:
    try_move(page, "take red right", "place outside_left")
    assert page.session.moves_played == 0
    said = words_of("white_castle", "en")["difference"].tasks["earn"].tries
    assert said
    assert page.column.reaction.text() == said["five"]
    assert not page.desk.hands.bubble.isVisible()
    assert page.desk.scene.lights.lit(Glow.HINT)


def test_every_wrong_try_costs_and_two_of_them_cost_one_star(
    window: MainWindow, page: LessonPage
) -> None:
    for _ in range(2):
        try_move(page, "take red right", "place outside_left")
    for _ in page.teaching.lesson.steps:
        solve(page, by_itself)
        page.column.next_button.click()
    assert window.learning.of("white_castle", "difference").stars == 2
    assert [stars_for(over) for over in (0, 1, 2, 3, 50)] == [3, 2, 2, 1, 1]


def test_a_refused_try_gets_the_words_of_the_lesson_too(page: LessonPage) -> None:
    for _ in range(2):
        solve(page, by_itself)
        page.column.next_button.click()
    reach = page.desk.scene.reach
    held = reach.gesture(page.guide.way_on())
    assert held
    room = next(s for s in page.desk.scene.spots if str(s) == "space steward_left")
    drag(page.desk, held.source, room)
    said = words_of("white_castle", "en")["difference"].tasks["pay"].tries
    assert said
    assert page.column.reaction.text() == said["colour"]


def test_what_was_right_can_be_taken_back(page: LessonPage) -> None:
    solve(page, by_itself)
    assert page.column.next_button.isVisible()
    page.session.undo()
    assert not page.guide.is_solved
    assert not page.column.next_button.isVisible()
    solve(page, by_itself)
    assert page.column.next_button.isVisible()


def test_who_leaves_goes_on_there(window: MainWindow, page: LessonPage) -> None:
    for _ in range(2):
        solve(page, by_itself)
        page.column.next_button.click()
    page.column.leave_button.click()
    learn = window.page
    assert isinstance(learn, LearnPage)
    assert learn.cards[0].start_button.text() == "Continue"
    assert window.focusWidget() is learn.cards[0].start_button
    learn.cards[0].start_button.click()
    assert lesson(window).teaching.task.id == "pay"


def test_an_exercise_points_at_nothing_until_it_is_asked_to(page: LessonPage) -> None:
    page.practise()
    assert page.desk.scene.lights.lit(Glow.HINT) == []
    QTest.keyClick(page.desk.board, Qt.Key.Key_H)
    page.hint()
    assert page.desk.scene.lights.lit(Glow.HINT)
    assert page.guide.over == 1


def test_a_lesson_is_kept_among_no_plays_and_follows_a_new_language(
    window: MainWindow, page: LessonPage, qapp: QApplication
) -> None:
    solve(page, by_itself)
    page.column.next_button.click()
    window.settings.change(language="de")
    try:
        again = lesson(window)
        assert again is not page
        assert again.teaching.task.id == "act"
        assert again.column.what.text() == "Nutze die Aktion neben dem roten Plättchen."
    finally:
        window.settings.change(language="en")
        language.speak(qapp, None)


def test_the_end_of_a_lesson_leads_to_the_rules_that_it_taught(
    window: MainWindow, page: LessonPage
) -> None:
    for _ in page.teaching.lesson.steps:
        solve(page, by_itself)
        page.column.next_button.click()
    link = next(b for b in page.column.findChildren(QPushButton) if b.text() == "WC-37")
    QTest.mouseClick(link, LEFT)
    rules = window.dialogs.open
    assert isinstance(rules, RulesWindow)
    assert rules.text.textCursor().selectedText().startswith("WC-37 ")


# The page that offers them ------------------------------------------------------------------------


def test_the_start_page_leads_to_the_lessons_of_a_game(window: MainWindow) -> None:
    window.show_start_page()
    button = window.start_page.learn_buttons["white_castle"]
    QTest.mouseClick(button, LEFT)
    assert isinstance(window.page, LearnPage)
    assert window.page.game_id == "white_castle"
    window.page.leave()
    assert window.page is window.start_page


def test_the_menu_offers_the_lessons_of_the_game_that_is_played(window: MainWindow) -> None:
    window.show_new_game("white_castle")
    window.menus["learn"].trigger()
    assert isinstance(window.page, LearnPage)
    assert window.page.game_id == "white_castle"


def test_the_page_counts_stars_and_begins_with_what_was_not_done(window: MainWindow) -> None:
    window.learning.change("white_castle", "difference", stars=2, solved=("most",))
    window.show_learn("white_castle")
    page = window.page
    assert isinstance(page, LearnPage)
    assert page.stars.text().startswith("2 of ")
    assert page.cards[0].start_button.text() == "Again"
    assert page.cards[0].exercises_button.text() == "1 of 3 exercises"
    QTest.mouseClick(page.cards[0].exercises_button, LEFT)
    assert lesson(window).teaching.task.id == "exactly_two"


# What is kept -------------------------------------------------------------------------------------


def test_what_was_learned_is_kept_and_damage_spoils_one_lesson_only(tmp_path: Path) -> None:
    path = tmp_path / "learning.ini"
    learning = Learning(path)
    learning.change("shogun", "winter", stars=3)
    learning.change("shogun", "plan", at=2, over=1)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('\\"stars\\":3', '\\"stars\\":99'), encoding="utf-8")
    again = Learning(path)
    assert again.of("shogun", "winter") == Progress()
    assert again.of("shogun", "plan") == Progress(at=2, over=1)
    assert again.of("shogun", "never") == Progress()
