"""Learning by playing: round after round, each kept only if it plays no worse than the last."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.ai.learned import Learned, Provenance, learned_in, write
from engine.ai.outside import TRAINED
from engine.core.errors import OptionError
from engine.core.game import Game
from engine.league.command import Ending, compare
from engine.league.figures import Sprt
from engine.league.modes import Found, One
from engine.reporting import Report, progress, table
from engine.training.self_play import Row, learn_from_play, lessons_of
from engine.work import Kept, Workers

_WINDOW = 6
"""The last rounds that are learned from, but of all so far only the later two thirds: the first
were played too badly."""
_TEST = Sprt(0.0, 40.0)
_FRESH = 1 << 50
"""Deals for judging begin here, far from those that were learned from."""


def train_command(asked: Namespace) -> Report:
    """Play, learn, compare, and keep what is better; write the values with where they come from."""
    game: Game[Any] = asked.game
    if game.brain.subject is None:
        raise OptionError(f"{game.title} has nothing to learn yet.")
    if asked.seats not in (None, *game.seats):
        raise OptionError(f"{game.title} is not played by {asked.seats}.")
    school = _School(asked, game)
    told = [school.round(number) for number in range(asked.rounds)]
    best = school.best
    if best is None:
        raise OptionError("Nothing that was learned was better; let it play more.")
    file = asked.write or Path(str(files("resources"))) / "games" / game.id / "brain"
    write(best, file / game.brain.subject.file)
    rows = [[t["round"], t["positions"], t["wrong"], t["wins"], t["kept"]] for t in told]
    head = ["round", "positions", "wrong by", "wins", "kept"]
    return Report({"game": game.id, "rounds": told}, table(head, rows))


class _School:
    """Where everything of one training run is kept."""

    def __init__(self, asked: Namespace, game: Game[Any]) -> None:
        assert game.brain.subject, "there is something to learn"
        self._asked, self._game, self._subject = asked, game, game.brain.subject
        self._folder: Path = asked.keep or Path("build") / "training" / game.id
        self._workers = Workers(asked.jobs, asked.cluster or "")
        self.best: Learned | None = learned_in(asked.start) if asked.start else None

    def round(self, number: int) -> dict[str, Any]:
        """Do one round, or remember how it went."""
        done = self._folder / f"round_{number}.json"
        if done.exists():
            told: dict[str, Any] = json.loads(done.read_text(encoding="utf-8"))
        else:
            told = self._learn(number)
            done.write_text(json.dumps(told), encoding="utf-8")
        if told["kept"]:
            self.best = learned_in(self._values(number))
        return told

    def _learn(self, number: int) -> dict[str, Any]:
        self._play(number)
        plays = [play for past in self._recent(number) for play in self._plays(past)]
        learned, wrong = self._fitted(number, plays)
        write(learned, self._values(number))
        found = self._judged(number)
        kept = self.best is None or _TEST.verdict(found.wins) != "not stronger"
        against = "the best before" if self.best else "greedy"
        league = f"wins {found.a.wins.mean:.3f} of {found.games} against {against}"
        learned = replace(learned, provenance=replace(learned.provenance, league=league))
        write(learned, self._values(number))
        return {
            "round": number,
            "positions": learned.provenance.positions,
            "wrong": round(wrong, 3),
            "games": found.games,
            "wins": round(found.a.wins.mean, 4),
            "points": round(found.a.points.mean, 2),
            "kept": kept,
        }

    def _play(self, number: int) -> None:
        asked = self._asked
        lessons = lessons_of(
            self._game, number, asked.seed, asked.games, self.best, asked.steps, asked.seats
        )
        kept = self._kept(number)
        left = lessons[len(kept.known) :]
        results = self._workers.results(learn_from_play, left)
        for rows in progress(results, len(lessons), len(kept.known)):
            kept.add(rows)

    def _kept(self, number: int) -> Kept:
        asked = self._asked
        run = {"game": self._game.id, "seed": asked.seed, "games": asked.games, "round": number}
        measures = list(self._subject.measures)
        file = self._folder / f"plays_{number}.jsonl"
        start = str(asked.start or "")
        described = {**run, "steps": asked.steps, "seats": asked.seats, "start": start}
        return Kept(file, {**described, "measures": measures})

    def _plays(self, number: int) -> Sequence[list[Row]]:
        return self._kept(number).known

    def _recent(self, number: int) -> range:
        return range(max((number + 1) // 3, number + 1 - _WINDOW), number + 1)

    def _fitted(self, number: int, plays: list[list[Row]]) -> tuple[Learned, float]:
        from engine.training.fit import fitted  # numpy is only needed here

        subject = self._subject
        sorts = dict.fromkeys(row[0] for play in plays for row in play)
        found = {sort: fitted(sort, plays, subject.stages) for sort in sorts}
        tables = tuple(table for table, _ in found.values())
        where = Provenance(
            _told(self._asked, self._game),
            self._asked.seed,
            self._asked.games * (number + 1),
            sum(map(len, plays)),
            datetime.now(UTC).date().isoformat(),
            "",
        )
        learned = Learned(self._game.id, subject.measures, tables, where)
        return learned, max(wrong for _, wrong in found.values())

    def _judged(self, number: int) -> Found:
        """Let the new values play the best so far on fresh deals."""
        kept_rounds = [n for n in range(number) if self._was_kept(n)]
        start = f"{TRAINED}{self._asked.start}" if self._asked.start else "greedy"
        other = f"{TRAINED}{self._values(kept_rounds[-1])}" if kept_rounds else start
        names = (f"{TRAINED}{self._values(number)}", other)
        mode = One(self._game.id, max(2, self._asked.seats or self._game.seats[0]), names, ())
        ending = Ending(self._asked.judged, _TEST)
        seed = _FRESH + self._asked.seed * 1_000_000 + number * 10_000
        return compare(mode, seed, ending, self._workers, Kept(None, None))

    def _was_kept(self, number: int) -> bool:
        told = json.loads((self._folder / f"round_{number}.json").read_text(encoding="utf-8"))
        return bool(told["kept"])

    def _values(self, number: int) -> Path:
        return self._folder / f"values_{number}.json"


def _told(asked: Namespace, game: Game[Any]) -> str:
    seats = f" --seats {asked.seats}" if asked.seats else ""
    start = f" --start {asked.start}" if asked.start else ""
    return (
        f"python -m engine train {game.id}{seats}{start} --rounds {asked.rounds}"
        f" --games {asked.games} --steps {asked.steps} --judged {asked.judged} --seed {asked.seed}"
    )
