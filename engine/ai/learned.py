"""Values that were learned by playing: what each measure of a position is worth, as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from json import dumps
from operator import mul
from pathlib import Path
from typing import Any

from engine.core.brain.subject import Subject
from engine.core.content import read
from engine.core.errors import ContentError
from engine.core.value import value


@value
class Provenance:
    """Where learned values come from."""

    command: str
    seed: int
    games: int
    positions: int
    date: str
    league: str
    """How they did against what they were learned from."""


@value
class Table:
    """What the measures of one sort of seat are worth, in points still to come."""

    sort: str
    weights: tuple[tuple[float, ...], ...]
    """By stage of the play, then by measure."""
    spread: tuple[float, ...]
    """By stage: by how many points such a value is usually wrong."""


@value
class Learned:
    """A file of learned values."""

    game: str
    measures: tuple[str, ...]
    tables: tuple[Table, ...]
    provenance: Provenance


class LearnedValue:
    """Judges positions by learned values."""

    def __init__(self, subject: Subject, learned: Learned) -> None:
        assert learned.measures == subject.measures, "these values count something else"
        self._subject = subject
        self.learned = learned
        self._tables = {table.sort: table for table in learned.tables}

    def worth(self, state: Any, seat: int) -> float:
        """Return the points *seat* can expect at the end."""
        subject = self._subject
        standing = subject.standing(state, seat)
        stage = subject.stage(state, seat)
        if not stage:
            return standing
        weights = self._weights(subject.sort_of(state, seat), stage)
        to_come: float = sum(map(mul, weights, subject.measure(state, seat)))
        return standing + to_come

    def spread(self, state: Any, seat: int) -> float:
        """Return by how many points that is usually wrong."""
        stage = self._subject.stage(state, seat)
        table = self._tables[self._subject.sort_of(state, seat)]
        return table.spread[min(stage, len(table.spread) - 1)] if stage else 0.0

    def parts(self, state: Any, seat: int, sources: Sequence[str]) -> dict[str, float]:
        """Return the points still to come by *sources*, which name what each measure is part of."""
        stage = self._subject.stage(state, seat)
        parts: dict[str, float] = {}
        if stage:
            weights = self._weights(self._subject.sort_of(state, seat), stage)
            counted = self._subject.measure(state, seat)
            for source, weight, count in zip(sources, weights, counted, strict=True):
                parts[source] = parts.get(source, 0.0) + weight * count
        return parts

    def weights_of(self, state: Any, seat: int) -> tuple[float, ...]:
        """Return what each measure of *seat* is worth at the stage of *state*."""
        subject = self._subject
        return self._weights(subject.sort_of(state, seat), subject.stage(state, seat))

    def _weights(self, sort: str, stage: int) -> tuple[float, ...]:
        weights = self._tables[sort].weights
        return weights[min(stage, len(weights) - 1)]


def values_of(game_id: str, subject: Subject) -> LearnedValue:
    """Return the values a game is delivered with."""
    return LearnedValue(subject, read(game_id, f"brain/{subject.file}", Learned))


def learned_in(file: Path) -> Learned:
    """Return the values that a file of ``train`` holds."""
    from pydantic import TypeAdapter, ValidationError  # takes a tenth of a second to import

    try:
        return TypeAdapter(Learned).validate_json(file.read_text(encoding="utf-8"))
    except (ValidationError, UnicodeDecodeError) as error:
        raise ContentError(f"{file} holds no learned values.") from error


def write(learned: Learned, file: Path) -> None:
    """Write values as JSON, a line for each stage."""
    file.parent.mkdir(parents=True, exist_ok=True)
    tables = [_table_text(table) for table in learned.tables]
    provenance = asdict(learned.provenance)
    text = (
        f'{{"game": {dumps(learned.game)},\n"provenance": {dumps(provenance, indent=1)},\n'
        f'"measures": {dumps(learned.measures)},\n"tables": [{",".join(tables)}]}}\n'
    )
    file.write_text(text, encoding="utf-8")


def _table_text(table: Table) -> str:
    lines = ",\n".join(dumps(weights) for weights in table.weights)
    spread = dumps(table.spread)
    return f'\n{{"sort": {dumps(table.sort)}, "spread": {spread}, "weights": [\n{lines}]}}'
