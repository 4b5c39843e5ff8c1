"""A lesson on a table: its tasks one after the other, and what is kept of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.keep.learning import MOST_STARS, Learning
from desktop_app.lobby.seating import usual_name
from desktop_app.look import language
from desktop_app.play.players import HUMAN, NOBODY
from engine import catalog
from engine.core.game import Game
from engine.core.table import Table
from engine.lessons.lesson import Exercise, Lesson, lessons_of
from engine.lessons.wording import LessonWords, TaskWords, words_of
from engine.saving.save import Seat

SLIPS_FOR_TWO = 2
"""With so many answers more than needed there are still two stars."""
_SEED = 1


def words_in(game_id: str) -> Mapping[str, LessonWords]:
    """Return the words of a game's lessons in the language that is spoken."""
    return words_of(game_id, language.spoken()) or words_of(game_id, "en")


class Teaching:
    """Where somebody stands in one lesson; tasks are counted through steps and exercises."""

    def __init__(self, game_id: str, lesson_id: str, learning: Learning) -> None:
        self.game: Game[Any] = catalog.load(game_id)
        self.lesson: Lesson = lessons_of(game_id)[lesson_id]
        self.words = words_in(game_id)[lesson_id]
        self._learning = learning
        self.number = 0
        self.over = 0
        """How many answers more than needed were given in the steps so far."""

    # Where one stands ---------------------------------------------------------

    @property
    def task(self) -> Exercise:
        """The task of now."""
        return self.lesson.tasks[self.number]

    @property
    def task_words(self) -> TaskWords:
        """What is said to the task of now."""
        return self.words.tasks[self.task.id]

    @property
    def is_step(self) -> bool:
        """Whether it is a step; else it is an exercise."""
        return self.lesson.is_step(self.number)

    @property
    def is_last(self) -> bool:
        """Whether it is the last step, or the last exercise."""
        return self.number + 1 in (len(self.lesson.steps), len(self.lesson.tasks))

    @property
    def stars(self) -> int:
        """The best so far."""
        return self._learning.of(self.game.id, self.lesson.id).stars

    @property
    def solved(self) -> int:
        """How many exercises were solved."""
        return len(self._learning.of(self.game.id, self.lesson.id).solved)

    @property
    def following(self) -> str:
        """The id of the lesson that comes next; empty after the last."""
        ids = [*lessons_of(self.game.id), ""]
        return ids[ids.index(self.lesson.id) + 1]

    # Going on -----------------------------------------------------------------

    def begin(self) -> None:
        """Begin with the first step, or where somebody left."""
        progress = self._learning.of(self.game.id, self.lesson.id)
        is_begun = progress.at < len(self.lesson.steps)
        self.number = progress.at if is_begun else 0
        self.over = progress.over if is_begun else 0

    def begin_exercises(self) -> None:
        """Begin with the first exercise that was not solved yet, or with the first."""
        done = self._learning.of(self.game.id, self.lesson.id).solved
        first = len(self.lesson.steps)
        open_ones = [
            number
            for number, task in enumerate(self.lesson.exercises, first)
            if task.id not in done
        ]
        self.number = min(open_ones, default=first)

    def note_solved(self, over: int) -> int:
        """Keep that the task is solved; return the stars if the lesson is done, else none."""
        game, lesson = self.game.id, self.lesson
        if not self.is_step:
            done = self._learning.of(game, lesson.id).solved
            solved = (*done, *[self.task.id] * (self.task.id not in done))
            self._learning.change(game, lesson.id, solved=solved)
            return 0
        self.over += over
        if not self.is_last:
            self._learning.change(game, lesson.id, at=self.number + 1, over=self.over)
            return 0
        stars = stars_for(self.over)
        self._learning.change(game, lesson.id, at=0, over=0, stars=max(stars, self.stars))
        return stars

    def go_on(self) -> None:
        """Turn to the next task."""
        self.number += 1

    # Its table ----------------------------------------------------------------

    def table(self) -> Table:
        """Return the table of the task of now."""
        return Table.from_position(self.game, self.lesson.position(self.game, self.number), _SEED)

    def seats(self) -> tuple[Seat, ...]:
        """Return who sits there: one who learns, and nobody who answers."""
        count = self.table().record.seats
        kinds = [HUMAN if seat == self.lesson.seat else NOBODY for seat in range(count)]
        return tuple([Seat(usual_name(seat, kinds), kind) for seat, kind in enumerate(kinds)])


def stars_for(over: int) -> int:
    """Return the stars for so many answers more than needed."""
    if over == 0:
        return MOST_STARS
    return MOST_STARS - 1 if over <= SLIPS_FOR_TWO else 1
