"""A rating over all levels, by plays in mixed company."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.league.sitting import Result, Sitting, as_json, from_json, name_of, play
from engine.reporting import Report, progress, table
from engine.work import Kept, Workers

_WIDTH = 3
"""How many times its uncertainty a rating is lowered, to be sure of it."""


def rating_command(
    asked: Namespace, names: Sequence[str], options: tuple[tuple[str, str], ...]
) -> Report:
    """Let all levels meet in drawn company, and rate them by the places they came to."""
    game = asked.game
    if asked.seats is None or asked.seats < 2 or len(names) < 2:
        raise OptionError("A rating needs --seats, two or more, and as many --players.")
    sittings = [
        Sitting(name_of(game), asked.seats, seed, company, options, 0)
        for seed, company in companies(names, asked.seats, asked.seed, asked.games)
    ]
    described = {"rating": game.id, "players": list(names), "seed": asked.seed}
    kept = Kept(asked.keep, {**described, "seats": asked.seats, "options": dict(options)})
    results = [from_json(told) for told in kept.known][: len(sittings)]
    left = sittings[len(results) :]
    workers = Workers(asked.jobs, asked.cluster or "")
    for result in progress(workers.results(play, left), len(sittings), len(results)):
        kept.add(as_json(result))
        results.append(result)
    return _report(asked, names, list(zip(sittings, results, strict=True)))


def companies(
    names: Sequence[str], seats: int, seed: int, games: int
) -> list[tuple[int, tuple[str, ...]]]:
    """Draw who meets whom; nobody sits out twice as often as another."""
    chance, waiting, found = Chance(seed), list[str](), []
    for number in range(games):
        while len(waiting) < seats:
            order, chance = chance.order(len(names))
            fresh = list(names)
            for last, other in zip(range(len(fresh) - 1, 0, -1), order, strict=True):
                fresh[last], fresh[other] = fresh[other], fresh[last]
            waiting += fresh
        found.append((seed + number, tuple(waiting[:seats])))
        del waiting[:seats]
    return found


def _report(
    asked: Namespace, names: Sequence[str], played: Sequence[tuple[Sitting, Result]]
) -> Report:
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise OptionError("A rating needs the extra 'league': pip install '.[league]'") from error
    model = PlackettLuce()
    ratings: dict[str, Any] = {name: model.rating(name=name) for name in names}
    for sitting, result in played:
        if len(set(sitting.players)) < len(sitting.players):
            continue  # somebody met himself
        teams = [[ratings[name]] for name in sitting.players]
        places = [float(place) for place in result.places[: sitting.seats]]
        for (rated,) in model.rate(teams, ranks=places):
            ratings[str(rated.name)] = rated
    listed = [
        {
            "level": name,
            "mu": round(rating.mu, 2),
            "sigma": round(rating.sigma, 2),
            "strength": round(rating.ordinal(z=_WIDTH), 2),
        }
        for name, rating in ratings.items()
    ]
    listed.sort(key=lambda entry: -float(entry["mu"]))
    document = {"mode": "rating", "game": asked.game.id, "games": len(played), "ratings": listed}
    rows = [[e["level"], e["mu"], e["sigma"], e["strength"]] for e in listed]
    return Report(document, table(["player", "rating", "uncertain by", "at least"], rows))
