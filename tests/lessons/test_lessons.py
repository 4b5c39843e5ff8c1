"""Every lesson can be played to its end, and has its words in every language."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine import catalog
from engine.__main__ import main
from engine.core.errors import ContentError
from engine.lessons.checking import faults_of
from engine.lessons.lesson import Exercise, Lesson, Try, lessons_of
from engine.lessons.wording import LANGUAGES, LONGEST, words_of
from tests.toys import lantern

EVERY_LESSON = [
    (game_id, lesson) for game_id in catalog.GAME_IDS for lesson in lessons_of(game_id).values()
]
ROOT = Path(__file__).parents[2]
TABLE = {"dice": "2 4", "ask": "choose_die 0"}


def a_lesson(*steps: Exercise, exercises: tuple[Exercise, ...] = ()) -> Lesson:
    return Lesson("lighting", "lantern 2", TABLE, steps, exercises)


def faults(*steps: Exercise, exercises: tuple[Exercise, ...] = ()) -> list[str]:
    """Return what is wrong with a lesson of the toy game, but for its words, which it has none."""
    lesson = a_lesson(*steps, exercises=exercises)
    return [fault for fault in faults_of(lantern.GAME, lesson) if "no words for it" not in fault]


@pytest.mark.parametrize(
    ("game_id", "lesson"), EVERY_LESSON, ids=[f"{g}-{lesson.id}" for g, lesson in EVERY_LESSON]
)
def test_a_lesson_can_be_played_and_is_said_in_every_language(game_id: str, lesson: Lesson):
    assert [*faults_of(catalog.load(game_id), lesson)] == []


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(game_id: str, language: str):
    assert [*words_of(game_id, language)] == [*lessons_of(game_id)]


@pytest.mark.parametrize("language", ["de", "it"])
def test_words_are_translated(language: str):
    for game_id, lesson in EVERY_LESSON:
        english = words_of(game_id, "en")[lesson.id]
        other = words_of(game_id, language)[lesson.id]
        for name, said in english.tasks.items():
            assert other.tasks[name].what != said.what


def test_tasks_go_on_where_the_one_before_ended():
    lesson = a_lesson(
        Exercise("take", (("take high",),), lies={}), Exercise("place", (("place room 1",),))
    )
    assert str(lesson.position(lantern.GAME, 1)) == str(lesson.solved(lantern.GAME, 0))


def test_a_lesson_that_no_longer_fits_the_rules_is_named():
    assert faults(Exercise("fly", (("fly away",),), lies={})) == [
        "fly: 'fly away' cannot be answered there."
    ]


def test_what_a_step_promises_is_held_against_the_rules():
    task = Exercise("take", (("take high",),), lies={}, leads_to=("ask sing_song",))
    assert faults(task) == ["take: it does not lead to 'ask sing_song'"]


def test_words_to_a_try_that_nobody_can_make_are_named():
    task = Exercise("take", (("take high",),), lies={}, tries=(Try("take wings", "wings"),))
    assert faults(task) == ["take: nobody can try 'take wings'"]


def test_an_exercise_in_which_another_answer_does_the_same_is_named():
    step = Exercise("take", (("take high",),), lies={})
    task = Exercise("again", (("take high",),), lies={}, leads_to=("ask choose_room 0",))
    assert faults(step, exercises=(task,)) == ["again: take low would do it too"]


def test_a_task_without_an_answer_or_with_a_second_id_is_refused(tmp_path: Path):
    from engine.lessons.lesson import _assert_whole

    take = Exercise("take", (("take high",),), lies={})
    for wrong, why in (
        (a_lesson(take, take), "an id twice"),
        (a_lesson(replace(take, lies=None)), "how the table lies"),
        (a_lesson(take, replace(take, id="none", answers=())), "wants no answer"),
    ):
        with pytest.raises(ContentError, match=why):
            _assert_whole(wrong, {}, "here")


def test_the_command_lists_lessons_for_programs(capsys: pytest.CaptureFixture[str]):
    assert main(["lessons", "white_castle", "--check", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["lessons"]
    first = lessons_of("white_castle")["difference"]
    assert listed[0] == {
        "id": "difference",
        "steps": len(first.steps),
        "exercises": len(first.exercises),
        "ok": True,
    }
    assert len(listed) == len(lessons_of("white_castle"))


def test_the_command_tells_the_titles_to_people(capsys: pytest.CaptureFixture[str]):
    assert main(["lessons", "white_castle"]) == 0
    assert capsys.readouterr().out.startswith("difference: A die and the difference, 4 steps, 3 ex")


def test_no_text_is_longer_than_it_may_be():
    for game_id, lesson in EVERY_LESSON:
        for language in LANGUAGES:
            said = words_of(game_id, language)[lesson.id]
            assert len(said.title) <= LONGEST["title"]
