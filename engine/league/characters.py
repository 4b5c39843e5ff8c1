"""Whether characters can be told apart by what they do, and what their likes cost them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from statistics import fmean, pstdev
from typing import Any

from engine.ai.levels import characters_of, machine
from engine.ai.lots import Lots
from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.league.figures import mean_of
from engine.league.rating import companies
from engine.league.sitting import Sitting, habits_in, name_of
from engine.reporting import Report, progress, table
from engine.work import Kept, Workers

PLAYS = 20
"""So many plays of somebody are looked at to say who it is."""
_DRAWN = 200
"""How often somebody is to be recognised."""
Row = tuple[float, ...]
Habits = Mapping[str, float]
Seen = tuple[str, float, Habits]
"""Who played, the points beyond those of the table, and what was done."""


def characters_command(
    asked: Namespace, names: Sequence[str], options: tuple[tuple[str, str], ...]
) -> Report:
    """Let all characters of a level and the level-headed one meet in drawn company."""
    game = asked.game
    if len(names) != 1 or asked.seats is None or asked.seats < 2 or not characters_of(game):
        raise OptionError("This league is about one level with characters: --players A --seats N.")
    who = [machine(names[0], character) for character in ("", *characters_of(game))]
    sittings = [
        Sitting(name_of(game), asked.seats, seed, company, options, 0)
        for seed, company in companies(who, asked.seats, asked.seed, asked.games)
    ]
    described = {"characters": game.id, "players": who, "seed": asked.seed, "seats": asked.seats}
    kept = Kept(asked.keep, {**described, "options": dict(options)})
    done = len(kept.known)
    workers = Workers(asked.jobs, asked.cluster or "")
    for told in progress(workers.results(habits_in, sittings[done:]), len(sittings), done):
        kept.add(told)
    plays = [_seen(sitting, told) for sitting, told in zip(sittings, kept.known, strict=False)]
    return _report(asked, who, plays)


def told_apart(seen: Sequence[Seen], plays: int, seed: int = 1) -> float:
    """Return how often somebody is recognised by so many plays, as in guessing who it is.

    Half of all plays say what everybody is like on average, and which habits differ; out of the
    other half so many are drawn, and whoever is nearest to their average is named.
    """
    names = sorted({name for name, _, _ in seen})
    scale = _scale([habits for _, _, habits in seen])
    rows = {name: [_scaled(h, scale) for who, _, h in seen if who == name] for name in names}
    known = {name: _middle(own[::2]) for name, own in rows.items()}
    telling = [pstdev(means) for means in zip(*known.values(), strict=True)]
    lots, right = Lots(Chance(seed)), 0
    for number in range(_DRAWN):
        name = names[number % len(names)]
        middle = _middle([lots.one_of(rows[name][1::2]) for _ in range(plays)])
        far = {other: _far(known[other], middle, telling) for other in names}
        right += name == min(names, key=far.__getitem__)
    return right / _DRAWN


def _seen(sitting: Sitting, told: Sequence[tuple[float, Habits]]) -> list[Seen]:
    average = fmean([points for points, _ in told])
    return [
        (name, points - average, habits)
        for name, (points, habits) in zip(sitting.players, told, strict=True)
    ]


def _scale(all_habits: Sequence[Habits]) -> dict[str, tuple[float, float]]:
    """Return mean and spread of every habit; what is always the same tells nothing."""
    counted = {name: [habits[name] for habits in all_habits] for name in all_habits[0]}
    return {name: (fmean(n), pstdev(n)) for name, n in counted.items() if pstdev(n) > 0}


def _scaled(habits: Habits, scale: Mapping[str, tuple[float, float]]) -> Row:
    return tuple([(habits[name] - mean) / spread for name, (mean, spread) in scale.items()])


def _middle(rows: Sequence[Row]) -> Row:
    return tuple(map(fmean, zip(*rows, strict=True)))


def _far(one: Row, other: Row, telling: Sequence[float]) -> float:
    """Return how unlike two are; habits by which all differ more tell more."""
    return sum([w * (a - b) ** 2 for w, a, b in zip(telling, one, other, strict=True)])


def _report(asked: Namespace, who: Sequence[str], plays: Sequence[Sequence[Seen]]) -> Report:
    seen = [one for play in plays for one in play]
    own = {name: [[beyond] for whose, beyond, _ in seen if whose == name] for name in who}
    if min(map(len, own.values())) < 2 * PLAYS:
        raise OptionError(f"Everybody must play {2 * PLAYS} times; let them play more games.")
    neutral = fmean([beyond for (beyond,) in own[who[0]]])
    told = [(name, mean_of([[beyond - neutral] for (beyond,) in own[name]])) for name in who[1:]]
    document: dict[str, Any] = {
        "mode": "characters",
        "game": asked.game.id,
        "seats": asked.seats,
        "games": len(plays),
        "told_apart": {"from_1": told_apart(seen, 1), f"from_{PLAYS}": told_apart(seen, PLAYS)},
        "characters": [{"player": name, "points": mean.told()} for name, mean in told],
    }
    rows = [[name, *(f"{n:+.1f}" for n in (m.mean, m.low, m.high))] for name, m in told]
    text = table(["player", "points beyond the level-headed", "95 % from", "to"], rows)
    shares = ", ".join(f"{name} {share:.0%}" for name, share in document["told_apart"].items())
    return Report(document, f"{len(plays)} games\n{text}\nrecognised: {shares}")
