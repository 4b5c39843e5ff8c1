"""The command that lists the lessons of a game, and plays them."""

from __future__ import annotations

from argparse import Namespace

from engine.lessons.checking import faults_of
from engine.lessons.lesson import Lesson, lessons_of
from engine.lessons.wording import words_of
from engine.reporting import Report


def lessons_command(asked: Namespace) -> Report:
    """List the lessons of a game; play each to its end if they are to be checked."""
    lessons = lessons_of(asked.game.id)
    faults = {
        name: [*faults_of(asked.game, lesson)] if asked.check else []
        for name, lesson in lessons.items()
    }
    document = [
        {
            "id": name,
            "steps": len(lesson.steps),
            "exercises": len(lesson.exercises),
            "ok": not faults[name],
        }
        for name, lesson in lessons.items()
    ]
    lines = [line for name in lessons for line in _told(asked.game.id, lessons[name], faults[name])]
    text = "\n".join(lines) or "This game has no lessons yet."
    return Report({"lessons": document}, text, is_good=not any(faults.values()))


def _told(game_id: str, lesson: Lesson, faults: list[str]) -> list[str]:
    said = words_of(game_id, "en").get(lesson.id)
    title = said.title if said else "?"
    head = f"{lesson.id}: {title}, {len(lesson.steps)} steps, {len(lesson.exercises)} exercises"
    return [head, *(f"  {fault}" for fault in faults)]
