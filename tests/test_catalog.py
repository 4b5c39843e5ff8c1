"""The catalogue knows its games and says so when it does not."""

import pytest

from engine import catalog
from engine.core.errors import KastellanError


def test_every_game_of_the_catalogue_loads():
    for game_id in catalog.GAME_IDS:
        assert catalog.load(game_id).id == game_id


def test_an_unknown_game_is_named_with_what_there_is():
    with pytest.raises(KastellanError, match="There is no game 'chess'; there are: "):
        catalog.load("chess")


def test_a_game_in_development_can_be_added():
    assert catalog.add("tests.toys.tower") is catalog.load("tower")


@pytest.mark.parametrize("module", ["tests.toys.nothing", "engine.core", "..", ""])
def test_a_module_without_a_game_is_named(module: str):
    with pytest.raises(KastellanError, match="There is no game in the module"):
        catalog.add(module)
