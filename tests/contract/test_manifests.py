"""Each game introduces itself in one place, and nobody else in the house knows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.kit import catalog as desktop
from desktop_app.look import art
from engine import catalog
from engine.core.options import described

ROOT = Path(__file__).parents[2]
EACH = pytest.mark.parametrize("game_id", catalog.GAME_IDS)


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
