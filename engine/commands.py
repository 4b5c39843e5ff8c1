"""The short commands: games, replay, perft."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from engine import catalog
from engine.core import options as options_text
from engine.core.chance import Chance
from engine.core.table import Table
from engine.perft import perft
from engine.reading import is_save, raw_of, record_in
from engine.reporting import Report
from engine.saving import save


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
    raw = raw_of(asked.file)
    if is_save(raw):
        loaded = save.from_bytes(raw)
        return _replayed(loaded.table, [_OLDER] if loaded.notice == "older_edition" else [])
    record = record_in(raw, asked.file)
    table = Table.replay(catalog.load(record.game), record)
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
