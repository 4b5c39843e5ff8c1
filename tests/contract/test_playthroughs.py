"""Golden plays: what is offered, what happens, what each seat sees, move by move.

A new one starts as the header of a record in ``tests/games/<id>/playthroughs/*.txt``;
``pytest --update-playthroughs`` plays it and writes the rest. Read it like a rulebook, then commit.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import catalog
from engine.core import options as options_text
from engine.core.record import Record
from engine.core.table import Table
from tests.contract.cases import random_play

FOLDER = Path(__file__).parent.parent / "games"
FILES = sorted(FOLDER.glob("*/playthroughs/*.txt"))
SHOWN_OFFERS = 8


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_the_play_goes_as_written(file: Path, updating: bool):
    text = played(Record.from_text(file.read_text().split("\n\n")[0] + "\n"))
    if updating:
        file.write_text(text)
    assert text == file.read_text()


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_game_has_golden_plays(game_id: str):
    assert list((FOLDER / game_id / "playthroughs").glob("*.txt"))


def played(header: Record) -> str:
    """Play the game of *header* by chance and tell it."""
    game = catalog.load(header.game)
    options = options_text.parsed(game.options, header.options)
    table = Table(game, header.seats, header.seed, options)
    lines = [table.record.to_text()]
    for seat, move in random_play(table, header.seed):
        lines.extend(f"  {event}" for event in table.state.news)
        lines.extend(f"  {offer}" for offer in offered(table))
        lines.append(f"  seen {' '.join(digests(table))}")
        lines.append(f"{seat} {move}")
    lines.extend(f"  {event}" for event in table.state.news)
    lines.extend(f"  {standing}" for standing in table.standings)
    lines.append(f"  digest {table.state.digest()}")
    return "\n".join(lines) + "\n"


def offered(table: Table) -> list[str]:
    """Tell who is asked and what the first answers are."""
    told = []
    for seat in table.state.waiting:
        texts = [str(move) for move in table.state.moves(seat)]
        more = f" | and {len(texts) - SHOWN_OFFERS} more" if len(texts) > SHOWN_OFFERS else ""
        told.append(f"{seat} may: {' | '.join(texts[:SHOWN_OFFERS])}{more}")
    return told


def digests(table: Table) -> list[str]:
    """Return a short fingerprint of every seat's view."""
    return [table.state.seen_by(seat).digest()[:8] for seat in range(table.record.seats)]
