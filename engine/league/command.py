"""The league: two players on the same deals, or the rating of many."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from engine.ai.outside import named_player
from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.core.game import Game
from engine.core.value import value
from engine.league.characters import characters_command
from engine.league.figures import Sprt
from engine.league.modes import MODES, Deal, Found, Mode, Side
from engine.league.rating import rating_command
from engine.league.sitting import Result, as_json, from_json, name_of, play
from engine.reporting import Report, progress, table
from engine.work import Kept, Workers

_ALL_SEEDS = 1 << 64


@value
class Ending:
    """When a league is over: after so many games, or as soon as a test is sure."""

    games: int
    sprt: Sprt | None = None


def league_command(asked: Namespace) -> Report:
    """Play the asked number of games and compare."""
    game: Game[Any] = asked.game
    options = tuple(dict(asked.options).items())
    game.options_from(dict(options))
    names = names_in(asked.players, game)
    if asked.mode == "rating":
        return rating_command(asked, names, options)
    if asked.mode == "characters":
        return characters_command(asked, names, options)
    seats = 1 if asked.mode == "solo" else asked.seats
    if seats is None or seats not in game.seats or (seats < 2) != (asked.mode == "solo"):
        raise OptionError(f"A league of the mode {asked.mode} needs --seats, of {game.title}.")
    mode = MODES[asked.mode](name_of(game), seats, names, options)
    ending = Ending(asked.games, _sprt(asked.sprt))
    workers = Workers(asked.jobs, asked.cluster or "")
    found = compare(mode, asked.seed, ending, workers, Kept(asked.keep, _described(asked, mode)))
    return _report(asked, mode, found, ending.sprt)


def compare(mode: Mode, seed: int, ending: Ending, workers: Workers, kept: Kept) -> Found:
    """Play deal after deal until the end; what was kept is not played again."""
    deals = [
        mode.deal((seed + number) % _ALL_SEEDS, min(mode.plays, ending.games - first))
        for number, first in enumerate(range(0, ending.games, mode.plays))
    ]
    played: list[list[Result]] = [[from_json(told) for told in deal] for deal in kept.known]
    for results in _played(deals[len(played) :], workers, len(deals)):
        kept.add([as_json(result) for result in results])
        played.append(results)
        if ending.sprt and ending.sprt.verdict(mode.found(played).wins) != "open":
            break
    return mode.found(played)


def play_deal(deal: Deal) -> list[Result]:
    """Play all sittings of a deal; a piece of work."""
    return [play(sitting) for sitting in deal.sittings]


def names_in(text: str, game: Game[Any]) -> list[str]:
    """Return the players named in ``greedy,random``; each must exist."""
    names: list[str] = text.split(",")
    for name in names:
        named_player(name, game, Chance(0))
    return names


def _played(deals: list[Deal], workers: Workers, whole: int) -> Iterator[list[Result]]:
    yield from progress(workers.results(play_deal, deals), whole, whole - len(deals))


def _sprt(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        none, some = map(float, text.split(","))
    except ValueError as error:
        raise OptionError(f"A sequential test is two Elo numbers: 0,40, not {text!r}.") from error
    return Sprt(none, some)


def _described(asked: Namespace, mode: Mode) -> dict[str, object]:
    """Say what is played: results of anything else are of no use."""
    return {
        "league": asked.mode,
        "game": asked.game.id,
        "edition": asked.game.edition,
        "seats": mode.seats,
        "players": list(mode.names),
        "seed": asked.seed,
        "games": asked.games,
        "options": dict(asked.options),
    }


# Telling ----------------------------------------------------------------------


def _report(asked: Namespace, mode: Mode, found: Found, sprt: Sprt | None) -> Report:
    document: dict[str, Any] = {
        "mode": asked.mode,
        "game": asked.game.id,
        "seats": mode.seats,
        "games": found.games,
        "a": _told(mode.names[0], found.a),
    }
    if found.b:
        document["b"] = _told(mode.names[-1], found.b)
    if found.margin:
        document["margin"] = found.margin.told()
    if sprt:
        document["sprt"] = {
            "elo": [sprt.none, sprt.some],
            "evidence": round(sprt.evidence(found.wins), 3),
            "verdict": sprt.verdict(found.wins),
        }
    return Report(document, _as_text(document))


def _told(level: str, side: Side) -> dict[str, Any]:
    return {
        "level": level,
        "wins": side.wins.told("share"),
        "points": side.points.told(),
        **{name: round(figure, 3) for name, figure in side.figures.items()},
        "seconds_per_decision": round(side.seconds, 6),
        "steps_per_decision": round(side.steps, 2),
    }


def _as_text(document: dict[str, Any]) -> str:
    rows = []
    for side in (document[name] for name in ("a", "b") if name in document):
        wins, points = side["wins"], side["points"]
        percent = [f"{100 * wins[name]:.1f} %" for name in ("share", "low", "high")]
        numbers = [f"{points[name]:.1f}" for name in ("mean", "low", "high")]
        pace = [
            f"{1000 * side['seconds_per_decision']:.1f} ms",
            f"{side['steps_per_decision']:.0f}",
        ]
        rows.append([side["level"], *percent, *numbers, *pace])
    head = ["player", "wins", "95 % from", "to", "points", "95 % from", "to", "a decision", "steps"]
    lines = [table(head, rows)]
    if margin := document.get("margin"):
        lines.append("margin {mean:.2f} ({low:.2f} to {high:.2f})".format(**margin))
    if test := document.get("sprt"):
        lines.append(f"sequential test: {test['verdict']} ({test['evidence']})")
    return f"{document['games']} games\n" + "\n".join(lines)
