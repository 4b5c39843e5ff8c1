"""Each game introduces itself in one place, and nobody else in the house knows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from desktop_app.kit import catalog as desktop
from desktop_app.look import art
from engine import catalog
from engine.core.options import described

ROOT = Path(__file__).parents[2]
EACH = pytest.mark.parametrize("game_id", catalog.GAME_IDS)
SPOKEN_OF_GAMES_ALONE = re.compile(
    r"castle|lantern|himeji|tokugawa|ludwig|heron|daimyo|courtier|gardener|samurai|shogun"
    r"|province|\btowers?\b|\bthrone|\bpearl|\bpeasant|\brice\b|\battendant|\bchests?\b|\bseals?\b",
    re.IGNORECASE,
)
"""Words of the games that the house has no use for."""
HOUSE = ("desktop_app", "engine", "packaging")
THE_ONE_LIST = "engine/catalog.py"


def lines_of_the_house() -> list[tuple[str, int, str]]:
    """Return every line outside the folders of the games, with its file and number."""
    found = []
    for top in HOUSE:
        for path in sorted((ROOT / top).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if "/games/" in name or "__pycache__" in name or not path.is_file():
                continue
            text = path.read_text(encoding="utf-8", errors="replace")
            found += [(name, number, line) for number, line in enumerate(text.splitlines(), 1)]
    return found


def test_no_line_outside_the_folders_of_a_game_knows_the_game() -> None:
    lines = lines_of_the_house()
    assert len(lines) > 10_000
    names = {
        title for game_id in catalog.GAME_IDS for title in (game_id, catalog.load(game_id).title)
    }
    known = [
        f"{name}:{number}: {line.strip()}"
        for name, number, line in lines
        if SPOKEN_OF_GAMES_ALONE.search(line) or any(word in line for word in names)
    ]
    assert [where for where in known if not where.startswith(THE_ONE_LIST)] == []
    assert len(known) == 1, "the one list names each game"


@EACH
def test_a_game_introduces_itself_as_its_rules_have_it(game_id: str) -> None:
    about, game = desktop.about(game_id), catalog.load(game_id)
    assert (about.id, about.seats) == (game_id, game.seats)
    assert about.title() in game.title
    assert about.sentence().endswith(".")
    assert about.minutes
    assert art.has_scene(game_id)


@EACH
def test_a_game_has_words_for_its_own_options_and_no_others(game_id: str) -> None:
    options = {option.name: option for option in described(catalog.load(game_id).options)}
    words = desktop.about(game_id).options()
    assert words.keys() == options.keys()
    for name, said in words.items():
        assert {value for value, _ in said.values} <= set(options[name].values)


@EACH
def test_a_score_pad_is_there_where_a_game_says_so(game_id: str, qapp: object) -> None:
    page = ROOT / "desktop_app" / "games" / game_id / "panels" / "score_pad_page.py"
    assert desktop.about(game_id).has_score_pad == page.is_file()
