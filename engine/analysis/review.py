"""The review of a play: every decision, every event of chance, and what each seat made of it."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from engine import catalog
from engine.ai.levels import adviser_of, levels_of
from engine.analysis.judging import Judge, Judgement
from engine.analysis.luck import Luck, luck_of
from engine.core.errors import OptionError, RecordError
from engine.core.game import Game
from engine.core.state import State
from engine.core.table import Table
from engine.core.value import value
from engine.reading import is_save, raw_of, record_in
from engine.reporting import Report, progress, table
from engine.saving import save

_FORGIVING = 0.75
"""A mean loss of one point leaves such a share of a perfect accuracy."""


@value
class Reviewed:
    """A play and what was found in it; numbers count answers from 1."""

    decisions: tuple[tuple[int, Judgement], ...]
    luck: tuple[tuple[int, Luck], ...]
    results: tuple[int, ...]

    def accuracy(self, seat: int) -> float:
        """Return 100 for somebody who lost nothing; hard decisions count more."""
        own = [judged for _, judged in self.decisions if judged.seat == seat and not judged.forced]
        weight = sum(judged.difficulty for judged in own)
        if not weight:
            return 100.0
        lost: float = sum(judged.difficulty * judged.points_lost for judged in own) / weight
        accuracy: float = 100 * _FORGIVING**lost
        return accuracy

    def points_lost(self, seat: int) -> float:
        """Return all points this seat lost."""
        return sum(judged.points_lost for _, judged in self.decisions if judged.seat == seat)

    def luck_of(self, seat: int) -> float:
        """Return the points chance gave this seat beyond what it takes from all alike."""
        return sum(luck.points[seat] for _, luck in self.luck)


def review_command(asked: Namespace) -> Report:
    """Review a record or a save."""
    played = _table_in(asked.file)
    game = played.game
    level = asked.level or adviser_of(game)
    if level not in levels_of(game):
        known = ", ".join(levels_of(game))
        raise OptionError(f"There is no level {level!r}; there are: {known}.")
    reviewed = review(game, played.states, played.record.moves, level)
    document = _document(reviewed, played.record.seats)
    return Report(document, _as_text(document))


def review(
    game: Game[Any], states: Sequence[State], moves: Sequence[tuple[int, str]], level: str
) -> Reviewed:
    """Judge every answer that led from one of *states* to the next."""
    judge = Judge(game, level)
    decisions: list[tuple[int, Judgement]] = []
    luck: list[tuple[int, Luck]] = []
    first = len(moves) - (len(states) - 1)  # a save of an older edition has lost the others
    steps = list(zip(states, states[1:], moves[first:], strict=False))
    for number, (before, after, (seat, notation)) in enumerate(progress(steps), first + 1):
        move = before.find(seat, notation)
        decisions.append((number, judge.judge(before, seat, move)))
        if event := luck_of(game, before, seat, move, after):
            luck.append((number, event))
    points = tuple([standing.points for standing in game.standings(states[-1])])
    return Reviewed(tuple(decisions), tuple(luck), points)


def _table_in(file: str) -> Table:
    raw = raw_of(file)
    if is_save(raw):
        return save.from_bytes(raw).table
    record = record_in(raw, file)
    played = Table.replay(catalog.load(record.game), record)
    if not record.moves:
        raise RecordError("Nothing was played yet.")
    return played


# Telling ----------------------------------------------------------------------


def _document(reviewed: Reviewed, seats: int) -> dict[str, Any]:
    return {
        "decisions": [_told(number, judged) for number, judged in reviewed.decisions],
        "luck": [
            {
                "number": number,
                "chances": [round(change, 2) for change in luck.chances],
                "points": [round(change, 2) for change in luck.points],
            }
            for number, luck in reviewed.luck
        ],
        "seats": [
            {
                "accuracy": round(reviewed.accuracy(seat), 1),
                "points_lost": round(reviewed.points_lost(seat), 2),
                "luck": round(reviewed.luck_of(seat), 2),
                "result": reviewed.results[seat],
                "luck_adjusted": round(reviewed.results[seat] - reviewed.luck_of(seat), 2),
            }
            for seat in range(seats)
        ],
    }


def _told(number: int, judged: Judgement) -> dict[str, Any]:
    return {
        "number": number,
        "seat": judged.seat,
        "played": str(judged.played),
        "best": [str(move) for move in judged.best.moves],
        "points_lost": round(judged.points_lost, 2),
        "chance_lost": round(judged.chance_lost, 2),
        "band": judged.band,
        "forced": judged.forced,
        "why": [
            {"feature": reason.feature, "difference": round(reason.difference, 2)}
            for reason in judged.why
        ],
    }


def _as_text(document: dict[str, Any]) -> str:
    rows = [
        [told["number"], told["seat"], told["played"], told["band"], told["points_lost"]]
        for told in document["decisions"]
        if told["band"] != "excellent"
    ]
    text = [table(["answer", "seat", "played", "was", "points lost"], rows)]
    for told in document["decisions"]:
        if told["band"] not in ("excellent", "good"):
            why = ", ".join(f"{w['feature']} {w['difference']:+.1f}" for w in told["why"][:4])
            text.append(f"{told['number']}: better was {', '.join(told['best'])} ({why})")
    head = ["seat", "accuracy", "points lost", "luck", "result", "without luck"]
    text.append(table(head, [[n, *seat.values()] for n, seat in enumerate(document["seats"])]))
    return "\n\n".join(text)
