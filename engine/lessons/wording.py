"""What is said in lessons: one file of words for each language of a game, for those who translate.

``resources/games/<id>/lessons/words/<language>.json`` says for every lesson::

    "buying": {
      "title": "Buying",
      "sum": ["Three sentences at the end."],
      "tasks": {
        "cheap": {"why": "...", "what": "...", "brought": "...", "tries": {"dear": "..."}}
      }
    }
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from engine.core import content
from engine.core.value import value
from engine.lessons.lesson import Exercise, Lesson

LANGUAGES = ("en", "de", "it")
LONGEST = {"title": 34, "sum": 110, "why": 150, "what": 110, "brought": 170, "try": 170}
"""How long each kind of text may be, so that it is read before one loses heart."""


@value
class TaskWords:
    """What is said beside one task."""

    what: str
    """What to do; in an exercise, the question."""
    brought: str
    """What it brought."""
    why: str = ""
    tries: dict[str, str] | None = None
    """What is said to other answers, by name."""


@value
class LessonWords:
    """What is said in one lesson."""

    title: str
    sum: tuple[str, ...]
    """What was learned, in a few sentences."""
    tasks: dict[str, TaskWords]


def words_of(game_id: str, language: str) -> Mapping[str, LessonWords]:
    """Return the words of a game's lessons by their ids."""
    return _words(game_id, language)


@cache
def _words(game_id: str, language: str) -> dict[str, LessonWords]:
    path = f"lessons/words/{language}.json"
    if not (files("resources") / "games" / game_id / path).is_file():
        return {}
    return content.read(game_id, path, dict[str, LessonWords])


def faults_of_words(lesson: Lesson, said: LessonWords | None) -> Iterator[str]:
    """Say what is missing, left over or too long in the words of one language."""
    if said is None:
        yield "there are no words for it"
        return
    yield from _too_long("title", "title", said.title)
    for line in said.sum:
        yield from _too_long("sum", "sum", line)
    if not 1 <= len(said.sum) <= 4:
        yield f"sum: {len(said.sum)} sentences, not 1 to 4"
    tasks = {task.id: task for task in lesson.tasks}
    for name in tasks.keys() ^ said.tasks.keys():
        yield f"{name}: {'nothing is said' if name in tasks else 'there is no such task'}"
    for number, task in enumerate(lesson.tasks):
        if task.id in said.tasks:
            yield from _faults(task, said.tasks[task.id], is_step=lesson.is_step(number))


def _faults(task: Exercise, said: TaskWords, *, is_step: bool) -> Iterator[str]:
    parts = {"what": said.what, "brought": said.brought} | ({"why": said.why} if is_step else {})
    for kind, text in parts.items():
        yield from _too_long(task.id, kind, text)
    tries = said.tries or {}
    for name in {one.say for one in task.tries} ^ tries.keys():
        yield f"{task.id}: the words '{name}' and its tries do not fit together"
    for text in tries.values():
        yield from _too_long(task.id, "try", text)


def _too_long(where: str, kind: str, text: str) -> Iterator[str]:
    if not 3 <= len(text) <= LONGEST[kind]:
        yield f"{where}: {len(text)} letters as {kind}, not 3 to {LONGEST[kind]}"
