"""What the player prefers, typed, kept in an ini file and told to everybody who asks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from PySide6.QtCore import QObject, QSettings, Signal

Percent = Annotated[int, Field(ge=0, le=100)]
Name = Annotated[str, Field(max_length=200)]


class SeatWish(BaseModel):
    """Who should sit there."""

    model_config = ConfigDict(frozen=True)

    name: Name = ""
    kind: Annotated[str, Field(min_length=1, max_length=80)] = "human"


class TableWish(BaseModel):
    """How a game was set up the last time."""

    model_config = ConfigDict(frozen=True)

    seats: Annotated[tuple[SeatWish, ...], Field(max_length=12)] = ()
    options: Annotated[dict[str, str], Field(max_length=50)] = {}


class Values(BaseModel):
    """All settings at one moment."""

    model_config = ConfigDict(frozen=True)

    language: Literal["system", "en", "de", "it"] = "system"
    appearance: Literal["system", "light", "dark"] = "system"
    scale: Annotated[int, Field(ge=75, le=300)] = 100
    """Of everything in the windows, in per cent."""
    text_size: Annotated[int, Field(ge=100, le=200)] = 100
    """Of the text, in per cent, on top of the scale."""
    animation: Literal["normal", "fast", "off"] = "normal"
    reduced_motion: bool = False
    """Nothing flies or rolls; what changed is shown in its place."""
    highlight_moves: bool = True
    confirm_turn: bool = False
    """A turn ends when the player says so."""
    pace: Literal["step", "slow", "normal", "fast", "at_once"] = "normal"
    """How quickly machines show their moves."""
    learning: bool = False
    """Undo knows no limits where only machines sit opposite."""
    sound: bool = True
    volume: Percent = 60
    tables: dict[str, TableWish] = {}
    """How each game was set up the last time, by its id."""
    last_game: Annotated[str, Field(max_length=80)] = ""
    """The id of the game for which a table was set last."""
    geometry: Annotated[str, Field(max_length=2000, pattern=r"^[0-9a-f]*$")] = ""
    """Of the window, as Qt writes it, in hexadecimal digits."""


FIRST_GAMES: dict[str, Any] = {"pace": "step", "confirm_turn": True, "learning": True}
"""How somebody's first games are played: all is shown one by one and can be taken back."""
_PRACTISED = {name: Values.model_fields[name].default for name in FIRST_GAMES}


class Settings(QObject):
    """The settings; ``settings.values.scale`` reads, ``settings.change(scale=125)`` writes."""

    changed = Signal(str)  # the name of what changed

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        """Read the file at *path*; without one nothing is kept."""
        super().__init__(parent)
        self._file = QSettings(str(path), QSettings.Format.IniFormat) if path else None
        self.values = _read(self._file) if self._file else Values()

    def change(self, **wanted: Any) -> None:
        """Set values by name, keep them, and tell what changed; a value must be possible."""
        before = self.values
        self.values = Values.model_validate(before.model_dump() | wanted)
        for name in wanted:
            if getattr(before, name) != getattr(self.values, name):
                self._write(name)
                self.changed.emit(name)
        if "last_game" in wanted:  # from now on these are no longer what a newcomer has
            for name in FIRST_GAMES:
                self._write(name)

    def override(self, **wanted: Any) -> None:
        """Set values for this time only; nothing is kept or told."""
        self.values = Values.model_validate(self.values.model_dump() | wanted)

    def table_wish(self, game_id: str) -> TableWish:
        """Return how *game_id* was set up the last time."""
        return self.values.tables.get(game_id, TableWish())

    def remember_table(self, game_id: str, wish: TableWish) -> None:
        """Keep how *game_id* was set up."""
        self.change(tables=self.values.tables | {game_id: wish}, last_game=game_id)

    @property
    def are_for_first_games(self) -> bool:
        """Whether everything is as in somebody's first games."""
        return all(getattr(self.values, name) == worth for name, worth in FIRST_GAMES.items())

    def play_first_games(self, easily: bool) -> None:
        """Let everything be as in somebody's first games, or as usual."""
        self.change(**FIRST_GAMES if easily else _PRACTISED)

    def _write(self, name: str) -> None:
        if not self._file:
            return
        worth = getattr(self.values, name)
        if name == "tables":
            for game_id, wish in worth.items():
                self._file.setValue(f"tables/{game_id}", wish.model_dump_json())
        else:
            self._file.setValue(name, worth)
        self._file.sync()


def _read(file: QSettings) -> Values:
    """Take every value that is possible; what is damaged is as usual and spoils no other.

    Whoever has never set a table begins with what is good for first games.
    """
    raw = {name: file.value(name) for name in Values.model_fields if file.contains(name)}
    raw["tables"] = _tables(file)
    read = Values() if file.contains("last_game") else Values(**FIRST_GAMES)
    for name, worth in raw.items():
        try:
            read = read.model_copy(update={name: getattr(Values(**{name: worth}), name)})
        except ValidationError:
            continue
    return read


def _tables(file: QSettings) -> dict[str, TableWish]:
    tables = {}
    for key in file.allKeys():
        group, _, game_id = key.partition("/")
        if group != "tables":
            continue
        try:
            tables[game_id] = TableWish.model_validate(json.loads(str(file.value(key))))
        except (ValueError, RecursionError):  # pydantic's error is a ValueError too
            continue
    return tables
