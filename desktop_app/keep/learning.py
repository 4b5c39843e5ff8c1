"""What was learned: how far somebody came in each lesson, kept in an ini file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from PySide6.QtCore import QSettings

MOST_STARS = 3
Name = Annotated[str, Field(max_length=80)]


class Progress(BaseModel):
    """How far somebody came in one lesson."""

    model_config = ConfigDict(frozen=True)

    stars: Annotated[int, Field(ge=0, le=MOST_STARS)] = 0
    """The best of all times it was done; none before it was."""
    at: Annotated[int, Field(ge=0, le=1000)] = 0
    """The task at which somebody left."""
    over: Annotated[int, Field(ge=0, le=100_000)] = 0
    """How many answers more than needed were given on the way there."""
    solved: Annotated[tuple[Name, ...], Field(max_length=50)] = ()
    """The exercises that were solved."""

    @property
    def is_begun(self) -> bool:
        """Whether somebody is in the middle of it."""
        return self.at > 0


class Learning:
    """The progress in every lesson of every game; ``change`` keeps it at once."""

    def __init__(self, path: Path | None = None) -> None:
        """Read the file at *path*; without one nothing is kept."""
        self._file = QSettings(str(path), QSettings.Format.IniFormat) if path else None
        self._known: dict[tuple[str, str], Progress] = {}

    def of(self, game_id: str, lesson: str) -> Progress:
        """Return the progress in a lesson; what is damaged begins again."""
        key = (game_id, lesson)
        if key not in self._known:
            self._known[key] = self._read(key)
        return self._known[key]

    def change(self, game_id: str, lesson: str, **wanted: object) -> None:
        """Set parts of the progress in a lesson by name."""
        before = self.of(game_id, lesson)
        after = Progress.model_validate(before.model_dump() | wanted)
        self._known[game_id, lesson] = after
        if self._file and after != before:
            self._file.setValue(f"{game_id}/{lesson}", after.model_dump_json())
            self._file.sync()

    def _read(self, key: tuple[str, str]) -> Progress:
        text = self._file.value("/".join(key)) if self._file else None
        try:
            return Progress.model_validate(json.loads(str(text))) if text else Progress()
        except (ValueError, RecursionError):  # pydantic's error is a ValueError too
            return Progress()
