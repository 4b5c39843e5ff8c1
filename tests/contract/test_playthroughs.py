"""Golden plays: what is chosen of what is offered, and what happens then, move by move.

Each line of an answer ends with a fingerprint of all that was offered and of what every seat saw.
A new one starts as the header of a record in ``tests/games/<id>/playthroughs/*.txt``;
``pytest --update-playthroughs`` plays it and writes the rest. Read it like a rulebook, then commit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import catalog
from engine.core import options as options_text
from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.record import Record
from engine.core.table import Table
from tests.contract.cases import assert_lawful

FOLDER = Path(__file__).parent.parent / "games"
FILES = sorted(FOLDER.glob("*/playthroughs/*.txt"))
SHOWN_OFFERS = 5


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
    for seat, move in searched(table, header.seed):
        lines.extend(f"  {event}" for event in table.state.news)
        lines.append(f"{seat} {move}  {offered(table, seat)}  {fingerprint(table)}")
    lines.extend(f"  {event}" for event in table.state.news)
    lines.extend(f"  {standing}" for standing in table.standings)
    lines.append(f"  digest {table.state.digest()}")
    return "\n".join(lines) + "\n"


def searched(table: Table, seed: int) -> Iterator[tuple[int, Move]]:
    """Yield what is chosen by chance of what is sensible; odd moves are left to other tests."""
    chance = Chance(seed).branch(77)
    while not table.state.is_over:
        waiting = sorted(table.state.waiting)
        index, chance = chance.draw(len(waiting))
        moves = table.game.brain.sensible(table.state, waiting[index])
        number, chance = chance.draw(len(moves))
        yield waiting[index], moves[number]
        assert_lawful(table.game, table.state)
        table.play(waiting[index], moves[number])


def offered(table: Table, seat: int) -> str:
    """Tell how many answers a seat has, and the first of them."""
    texts = [str(move) for move in table.game.brain.sensible(table.state, seat)]
    more = " | …" if len(texts) > SHOWN_OFFERS else ""
    return f"(of {len(texts)}: {' | '.join(texts[:SHOWN_OFFERS])}{more})"


def fingerprint(table: Table) -> str:
    """Return a short digest of everybody's offers and everybody's views."""
    state = table.state
    known = [
        str(move)
        for seat in sorted(state.waiting)
        for move in table.game.brain.sensible(state, seat)
    ]
    known += [state.seen_by(seat).digest() for seat in range(table.record.seats)]
    return hashlib.sha256("\n".join(known).encode()).hexdigest()[:8]
