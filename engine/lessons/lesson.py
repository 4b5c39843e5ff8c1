"""What a lesson is made of: tasks, each a position and the answers that are wanted there.

A lesson is a file in ``resources/games/<id>/lessons``. Its ``table`` says how positions of this
lesson lie, a line of a position for each entry; a task names only the lines that differ, and a task
that names none goes on where the one before it ended::

    {
      "id": "buying", "begins": "some_game 3", "seat": 0, "rules": ["SG-4"],
      "table": {"seat 0": "coins 5", "ask": "buy 0"},
      "steps": [
        {"id": "cheap", "lies": {"market": "hen cow"},
         "answers": [["buy hen"]],
         "tries": [{"move": "buy cow", "say": "dear"}],
         "leads_to": ["seat 0 coins 3"]}
      ],
      "exercises": []
    }

Answers are notations in which ``*`` stands for anything. What is said to a step, an exercise or a
try stands in ``lessons/words/<language>.json`` under the same names; ``wording.py`` reads that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from engine.core import content
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.errors import ContentError
from engine.core.game import Game
from engine.core.state import State
from engine.core.value import value

_CHANCE = Chance(1)
Line = tuple[str, ...]
"""Answers of one seat, one after the other, as patterns."""


@value
class Try:
    """A likely other answer, or the rule that refuses one, and the name of what is said to it."""

    move: str
    say: str


@value
class Exercise:
    """A position, and what is wanted there; a step of a lesson is one at which somebody points."""

    id: str
    answers: tuple[Line, ...]
    """Each of them is right; the first is the one that is shown."""
    lies: dict[str, str | None] | None = None
    """What differs from the table of the lesson; nothing goes on where the task before ended."""
    tries: tuple[Try, ...] = ()
    allows: tuple[str, ...] | None = None
    """What is offered besides answers and tries; nothing at all in a step that does not say."""
    leads_to: tuple[str, ...] = ()
    """Lines of the position to which the first answers lead, or the beginnings of lines."""

    @property
    def par(self) -> int:
        """How many answers are needed."""
        return min(len(line) for line in self.answers)

    def fits(self, notations: Sequence[str]) -> bool:
        """Whether *notations* begin a line of answers, or are one."""
        return any(_begins(line, notations) for line in self.answers)

    def is_solved_by(self, notations: Sequence[str]) -> bool:
        """Whether *notations* are a whole line of answers."""
        return any(
            len(line) == len(notations) and _begins(line, notations) for line in self.answers
        )

    def said_to(self, notations: Sequence[str]) -> str:
        """Return the name of what is said to a try; empty if it is not foreseen."""
        named = (
            one.say for one in self.tries if any(fnmatchcase(text, one.move) for text in notations)
        )
        return next(named, "")

    def offers(self, notation: str) -> bool:
        """Whether it offers a further answer, beside those that are right."""
        wide = self.allows or ()
        return any(fnmatchcase(notation, one) for one in (*wide, *[t.move for t in self.tries]))


def _begins(line: Line, notations: Sequence[str]) -> bool:
    return len(notations) <= len(line) and all(map(fnmatchcase, notations, line))


@value
class Lesson:
    """Steps that teach one thing, and exercises with it."""

    id: str
    begins: str
    """The first line of its positions: game, seats, options."""
    table: dict[str, str]
    """The other lines, by their first words."""
    steps: tuple[Exercise, ...]
    exercises: tuple[Exercise, ...]
    seat: int = 0
    """Who learns."""
    rules: tuple[str, ...] = ()
    """The numbers of the rules it teaches."""

    @property
    def tasks(self) -> tuple[Exercise, ...]:
        """Steps and exercises, in order."""
        return self.steps + self.exercises

    @property
    def par(self) -> int:
        """How many answers its steps need."""
        return sum(step.par for step in self.steps)

    def is_step(self, number: int) -> bool:
        """Whether task *number* is a step of the lesson, not an exercise."""
        return number < len(self.steps)

    def goes_on(self, number: int) -> bool:
        """Whether task *number* begins where the one before it ends."""
        return self.tasks[number].lies is None

    def position(self, game: Game[Any], number: int) -> State:
        """Return the position of task *number*, or raise an error that says what is wrong."""
        task = self.tasks[number]
        if task.lies is None:
            return self.solved(game, number - 1)
        lines = {**self.table, **task.lies}
        said = [f"{words} {rest}".rstrip() for words, rest in lines.items() if rest is not None]
        state: State = game.position("\n".join([self.begins, *said]))
        if state.chance == Chance(0):
            state.chance = _CHANCE  # what falls is the same whenever the lesson is played
        return state

    def solved(self, game: Game[Any], number: int) -> State:
        """Return the position to which the first answers of task *number* lead."""
        state = self.position(game, number)
        for pattern in self.tasks[number].answers[0]:
            state = state.after(self.seat, self.move(state, pattern))
        return state

    def move(self, state: State, pattern: str) -> Move:
        """Return the first legal answer that *pattern* means."""
        for move in state.moves(self.seat) if self.seat in state.waiting else ():
            if fnmatchcase(str(move), pattern):
                return move
        raise ContentError(f"'{pattern}' cannot be answered there.")


def lessons_of(game_id: str) -> Mapping[str, Lesson]:
    """Return the lessons of a game by their ids, in the order in which they are taught."""
    return _lessons(game_id)


@cache
def _lessons(game_id: str) -> dict[str, Lesson]:
    found: dict[str, Lesson] = {}
    for name in _names(files("resources") / "games" / game_id / "lessons"):
        lesson = content.read(game_id, f"lessons/{name}", Lesson)
        _assert_whole(lesson, found, f"resources/games/{game_id}/lessons/{name}")
        found[lesson.id] = lesson
    return found


def _names(folder: Traversable) -> list[str]:
    inside = folder.iterdir() if folder.is_dir() else ()
    return sorted(file.name for file in inside if file.name.endswith(".json"))


def _assert_whole(lesson: Lesson, before: Mapping[str, Lesson], named: str) -> None:
    """Refuse what cannot be a lesson, whatever the rules of its game are."""
    ids = [task.id for task in lesson.tasks]
    if lesson.id in before or len(set(ids)) < len(ids):
        raise ContentError(f"{named} uses an id twice.")
    if not lesson.steps or lesson.steps[0].lies is None:
        raise ContentError(f"{named} does not begin with a step that says how the table lies.")
    for task in lesson.tasks:
        if not task.answers or not all(task.answers):
            raise ContentError(f"{named}: {task.id} wants no answer.")
