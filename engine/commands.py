"""The short commands: games, replay, score, perft."""

from __future__ import annotations

import json
from argparse import Namespace
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

from engine import catalog
from engine.core import options as options_text
from engine.core.chance import Chance
from engine.core.errors import PositionError, RecordError, SaveError
from engine.core.record import Record
from engine.core.table import Table
from engine.perft import perft
from engine.reporting import Report
from engine.saving import save
from engine.saving.files import read_plain_file


def games_command(asked: Namespace) -> Report:
    """List every game of the catalogue."""
    listed = []
    for game in map(catalog.load, catalog.GAME_IDS):
        options = [
            {"name": info.name, "values": list(info.values), "default": info.default}
            for info in options_text.described(game.options)
        ]
        seats = {"min": game.seats[0], "max": game.seats[-1]}
        listed.append({"id": game.id, "title": game.title, "seats": seats, "options": options})
    return Report(listed, "\n".join(map(_told_game, listed)) or "There is no game yet.")


def _told_game(game: dict[str, Any]) -> str:
    lines = [f"{game['id']}: {game['title']}, {game['seats']['min']}-{game['seats']['max']} seats"]
    for option in game["options"]:
        values = "|".join(option["values"])
        lines.append(f"  --option {option['name']}={values} (default {option['default']})")
    return "\n".join(lines)


_OLDER = "The save follows an older edition of the rules: its moves cannot be replayed."


def replay_command(asked: Namespace) -> Report:
    """Replay a file; verify what it says about where it leads."""
    raw = read_plain_file(Path(asked.file)).removeprefix(BOM_UTF8)
    if raw.lstrip()[:1] == b"{":
        loaded = save.from_bytes(raw)
        return _replayed(loaded.table, [_OLDER] if loaded.notice == "older_edition" else [])
    try:
        record = Record.from_text(raw.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"{asked.file} is neither a record nor a save.") from error
    game = catalog.load(record.game)
    if record.edition != game.edition:
        raise RecordError(
            f"The record follows edition {record.edition} of {game.title}, this is {game.edition}."
        )
    table = Table.replay(game, record)
    sealed = table.sealed()
    wrong = [
        f"{name}: the record says {said}, the replay gives {given}"
        for name, said, given in (
            ("digest", record.digest, sealed.digest),
            ("points", record.points, sealed.points),
        )
        if said and said != given
    ]
    return _replayed(table, wrong)


def _replayed(table: Table, wrong: list[str]) -> Report:
    standings = [
        {"seat": standing.seat, "points": standing.points, "place": standing.place}
        for standing in table.standings
    ]
    document = {
        "game": table.record.game,
        "seats": table.record.seats,
        "decisions": len(table.record.moves),
        "over": table.state.is_over,
        "digest": table.state.digest(),
        "standings": standings,
        "differences": wrong,
    }
    places = ", ".join(f"seat {s['seat']}: {s['points']} (place {s['place']})" for s in standings)
    ending = "over" if table.state.is_over else "not over yet"
    text = f"{table.record.game}: {len(table.record.moves)} decisions, {ending}; {places}"
    return Report(document, "\n".join([text, *wrong]), is_good=not wrong)


def score_command(asked: Namespace) -> Report:
    """Score a position from a file, in the game's own format."""
    position = read_position(Path(asked.file))
    document = asked.game.score(position)
    return Report(document, json.dumps(document, indent=2))


def read_position(path: Path) -> object:
    """Return what a file says in JSON; PositionError tells why it cannot."""
    try:
        return json.loads(
            read_plain_file(path), object_pairs_hook=_each_name_once, parse_constant=_no_constant
        )
    except SaveError as error:
        raise PositionError(str(error)) from error
    except PositionError:
        raise
    except json.JSONDecodeError as error:
        raise PositionError(f"{path} is not JSON, from line {error.lineno} on.") from error
    except UnicodeDecodeError as error:
        raise PositionError(f"{path} is not JSON: it is not written in UTF-8.") from error
    except (ValueError, RecursionError) as error:  # thousands of digits, or of brackets
        raise PositionError(f"{path} is longer or deeper than any position.") from error


def _no_constant(name: str) -> object:
    raise PositionError(f"The position says {name}, which is no number.")


def _each_name_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Refuse what JSON would drop without a word: the same name twice."""
    known: dict[str, object] = {}
    for name, part in pairs:
        if name in known:
            raise PositionError(f"The position names {name[:80]!r} twice.")
        known[name] = part
    return known


def perft_command(asked: Namespace) -> Report:
    """Count decision sequences from the start."""
    options = asked.game.options_from(dict(asked.options))
    state = asked.game.new(asked.seats, Chance(asked.seed), options)
    count = perft(asked.game, state, asked.depth)
    document = {
        "game": asked.game.id,
        "seats": asked.seats,
        "seed": asked.seed,
        "depth": asked.depth,
        "count": count,
    }
    return Report(document, str(count))
