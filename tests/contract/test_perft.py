"""Counts of decision sequences; they change only together with the rule that changed them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import catalog
from engine.core import options as options_text
from engine.core.chance import Chance
from engine.perft import perft

FILES = sorted(Path(__file__).parent.parent.glob("games/*/perft.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_the_counts_are_as_written(file: Path, updating: bool):
    lines = [counted(file.parent.name, line) for line in file.read_text().splitlines() if line]
    if updating:
        file.write_text("\n".join(lines) + "\n")
    assert "\n".join(lines) + "\n" == file.read_text()


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_game_has_counts_for_every_number_of_seats(game_id: str):
    text = (Path(__file__).parent.parent / "games" / game_id / "perft.txt").read_text()
    for seats in catalog.load(game_id).seats:
        assert f"seats={seats} " in text


def counted(game_id: str, line: str) -> str:
    """Return the line as it should be: ``seats=4 seed=1 depth=3 count=1234``."""
    words = dict(word.split("=", 1) for word in line.split())
    game = catalog.load(game_id)
    own = {name: words[name] for name in words if name not in ("seats", "seed", "depth", "count")}
    options = options_text.parsed(game.options, own)
    state = game.new(int(words["seats"]), Chance(int(words["seed"])), options)
    words["count"] = str(perft(game, state, int(words["depth"])))
    return " ".join(f"{name}={text}" for name, text in words.items())
