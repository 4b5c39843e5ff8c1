"""Speed of each game beside a yardstick measured in the same run, plain and compiled.

These machines are shared and noisy: seconds say little, ratios inside one run say more. Yardstick,
games and engines take turns, several times, and the median of each counts.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from engine import catalog, running
from engine.core.errors import KastellanError
from engine.core.game import Game
from engine.measuring import YARDSTICK, Engine, seats_of
from engine.reporting import Report, progress, table

BASELINE = Path(__file__).parents[1] / "tests" / "bench_baseline.json"
"""The ratios as they were; renewed by hand, with a reason in the message of the commit."""
NOISE = 0.1
"""A loss up to this part of a ratio is none."""
ONE_OF = {
    "decisions": "decision",
    "steps": "step",
    "copies": "copy",
    "views": "view",
    "guesses": "guess",
}
Speeds = Mapping[tuple[str, str], float]


def bench_command(asked: Namespace) -> Report:
    """Measure everything in turns and compare with the yardstick and with what once was."""
    if find_spec("chess") is None:
        raise KastellanError(
            "The yardstick is missing: install it with pip install 'kastellan[bench]'."
        )
    games = asked.games or [catalog.load(game_id) for game_id in catalog.GAME_IDS]
    speeds = _measured(games, asked.repeats, asked.seconds)
    yardstick = speeds["plain"]["", YARDSTICK]
    listed = {game.id: {"seats": seats_of(game)} | _figures(game, speeds) for game in games}
    document = {
        "yardstick": {"name": YARDSTICK, "decisions_per_second": round(yardstick, 1)},
        "games": listed,
    }
    if asked.write:
        asked.write.parent.mkdir(parents=True, exist_ok=True)
        asked.write.write_text(json.dumps(document, indent=1), encoding="utf-8")
    return Report(document, "\n".join([_table(listed, yardstick), *losses(listed)]))


def _measured(games: Sequence[Game[Any]], repeats: int, seconds: float) -> dict[str, Speeds]:
    """Let the engines that are there take turns; return the median of every speed."""
    names = tuple(_name(game) for game in games)
    wishes = ["plain", "compiled"] if _can_be_compiled(games) else ["plain"]
    with ExitStack() as stack:
        engines = {wish: Engine(wish, names) for wish in wishes}
        for engine in engines.values():
            stack.callback(engine.close)
        works = engines["plain"].works
        runs: dict[str, dict[tuple[str, str], list[float]]] = {
            wish: {work: [] for work in works} for wish in wishes
        }
        for work in progress([work for _ in range(repeats) for work in works]):
            for wish, engine in engines.items():
                if wish == "plain" or work[0]:  # one yardstick for both
                    runs[wish][work].append(engine.speed(work, seconds))
    return {
        wish: {work: median(found) for work, found in speeds.items() if found}
        for wish, speeds in runs.items()
    }


def _name(game: Game[Any]) -> str:
    return game.id if game.id in catalog.GAME_IDS else type(game).__module__


def _can_be_compiled(games: Sequence[Game[Any]]) -> bool:
    is_ours = all(game.id in catalog.GAME_IDS for game in games)
    return is_ours and not running.what_stands_against(running.FOLDER, running.HOME)


def _figures(game: Game[Any], speeds: Mapping[str, Speeds]) -> dict[str, Any]:
    """Return what is told of a game: the plain engine's figures, and within the compiled one's."""
    yardstick = speeds["plain"]["", YARDSTICK]
    found: dict[str, dict[str, Any]] = {}
    for wish, all_speeds in speeds.items():
        own = {name: speed for (game_id, name), speed in all_speeds.items() if game_id == game.id}
        found[wish] = {f"{name}_per_second": round(speed, 1) for name, speed in own.items()}
        for name, speed in own.items():
            found[wish][f"{ONE_OF.get(name, name)}_ratio"] = round(speed / yardstick, 3)
        found[wish]["copy_in_decisions"] = round(own["decisions"] / own["copies"], 3)
    compiled = {"compiled": found["compiled"]} if "compiled" in found else {}
    return found["plain"] | compiled


def _table(listed: Mapping[str, Mapping[str, Any]], yardstick: float) -> str:
    rows: list[list[object]] = [[YARDSTICK, "decisions", yardstick, 1.0, "", "", ""]]
    for game_id, plain in listed.items():
        compiled = plain.get("compiled")
        for key in plain:
            if key.endswith("_per_second"):
                name = key.removesuffix("_per_second")
                ratio = f"{ONE_OF.get(name, name)}_ratio"
                row: list[object] = [game_id, name, plain[key], plain[ratio], "", "", ""]
                if compiled:
                    row[4:] = [compiled[key], compiled[ratio], compiled[key] / plain[key]]
                rows.append(row)
    head = ["what", "a second", "plain", "to chess", "compiled", "to chess", "times plain"]
    return table(head, rows)


def losses(listed: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """Name every ratio that has lost more than noise since the baseline was written."""
    if not BASELINE.exists():
        return
    was = json.loads(BASELINE.read_text(encoding="utf-8"))["games"]
    for game_id in listed.keys() & was.keys():
        old, new = was[game_id], listed[game_id]
        yield from _lost(f"{game_id}, plain", old, new)
        yield from _lost(f"{game_id}, compiled", old.get("compiled", {}), new.get("compiled", {}))


def _lost(who: str, old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[str]:
    for key in sorted(old.keys() & new.keys()):
        left = new[key] / old[key] if key.endswith("_ratio") else 1.0
        if left < 1 - NOISE:
            yield f"{who}: {key} has lost {1 - left:.0%}: {new[key]}, not {old[key]}."
