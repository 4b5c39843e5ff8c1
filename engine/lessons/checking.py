"""Plays lessons to their ends: what no longer fits the rules, or has no words, is named."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

from engine.core.agenda import Move
from engine.core.errors import KastellanError
from engine.core.game import Game
from engine.core.rules import rules_of
from engine.core.state import State
from engine.lessons.lesson import Exercise, Lesson
from engine.lessons.wording import LANGUAGES, faults_of_words, words_of

DEEP = 2
"""How many answers are looked ahead for another way; with more there are too many ways."""


def faults_of(game: Game[Any], lesson: Lesson) -> Iterator[str]:
    """Say in one line each what is wrong with *lesson*; nothing if it can be taught."""
    for rule in lesson.rules:
        if rule not in rules_of(game.id):
            yield f"there is no rule {rule}"
    for number, task in enumerate(lesson.tasks):
        try:
            yield from (f"{task.id}: {fault}" for fault in _faults(game, lesson, number))
        except KastellanError as error:
            yield f"{task.id}: {error}"
    for language in LANGUAGES:
        said = words_of(game.id, language).get(lesson.id)
        yield from (f"{language}: {fault}" for fault in faults_of_words(lesson, said))


def _faults(game: Game[Any], lesson: Lesson, number: int) -> Iterator[str]:
    task, start = lesson.tasks[number], lesson.position(game, number)
    if lesson.seat not in start.waiting:
        yield f"seat {lesson.seat} is asked nothing"
        return
    for line in task.answers:
        state = start
        for pattern in line:
            state = state.after(lesson.seat, lesson.move(state, pattern))
    lines = str(lesson.solved(game, number)).splitlines()
    for wanted in task.leads_to:
        if not any(line.startswith(wanted) for line in lines):
            yield f"it does not lead to '{wanted}'"
    if not lesson.is_step(number) and task.leads_to:
        yield from _other_ways(lesson, task, start)
    known = {*_answers_around(lesson, task, start)}
    for one in task.tries:
        if not any(fnmatchcase(text, one.move) for text in known):
            yield f"nobody can try '{one.move}'"


def _other_ways(lesson: Lesson, task: Exercise, start: State) -> Iterator[str]:
    """Name answers that lead where an exercise asks for, and are said to be wrong."""
    for line in _lines(lesson.seat, start, task.par):
        state = start
        for move in line:
            state = state.after(lesson.seat, move)
        said = [str(move) for move in line]
        lies = str(state).splitlines()
        leads_there = all(any(one.startswith(want) for one in lies) for want in task.leads_to)
        if leads_there and not task.is_solved_by(said):
            yield f"{', '.join(said)} would do it too"


def _lines(seat: int, state: State, length: int) -> Iterator[tuple[Move, ...]]:
    """Yield all answers of *seat* that are so long, as far as they are few enough to look at."""
    if length == 0:
        yield ()
    elif seat in state.waiting and length <= DEEP:
        for move in state.moves(seat):
            for rest in _lines(seat, state.after(seat, move), length - 1):
                yield (move, *rest)


def _answers_around(lesson: Lesson, task: Exercise, start: State) -> Iterator[str]:
    """Yield what can be answered on the way, and after one step aside, and the rules against it."""
    state = start
    for pattern in (*task.answers[0], ""):
        yield from _tried(lesson, state)
        for move in state.moves(lesson.seat) if lesson.seat in state.waiting else ():
            if not task.fits([str(move)]):
                yield from _tried(lesson, state.after(lesson.seat, move))
        if pattern:
            state = state.after(lesson.seat, lesson.move(state, pattern))


def _tried(lesson: Lesson, state: State) -> Iterator[str]:
    if lesson.seat not in state.waiting:
        return
    for move in state.attempts(lesson.seat):
        refusal = state.why_not(lesson.seat, move)
        yield refusal.rule if refusal else str(move)
