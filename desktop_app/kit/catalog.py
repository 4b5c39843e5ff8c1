"""Finds what a game brings to the screen, by naming convention; each part when it is wanted."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from desktop_app.kit.about import About
from desktop_app.kit.tabletop import ScorePad, Tabletop
from engine import catalog
from engine.core.game import Game

_GAMES = "desktop_app.games"
_added: dict[str, str] = {}


def add(home: str) -> About:
    """Add a game whose screen is the package *home*, such as one in development."""
    about: About = import_module(f"{home}.about").ABOUT
    _added[about.id] = home
    return about


def about(game_id: str) -> About:
    """Return what is to be said of a game; of one without a screen, what its rules say."""
    home = _home(game_id)
    if home is None:
        return _InWords(catalog.load(game_id))
    introduced: About = import_module(f"{home}.about").ABOUT
    return introduced


def all_games() -> tuple[About, ...]:
    """Introduce every game of the catalogue."""
    return tuple(about(game_id) for game_id in catalog.GAME_IDS)


def load(game_id: str) -> Tabletop | None:
    """Return the tabletop of a game; None if it is played in words only."""
    home = _home(game_id)
    if home is None:
        return None
    tabletop: Tabletop = import_module(f"{home}.tabletop").TABLETOP
    return tabletop


def score_pad(game_id: str) -> ScorePad:
    """Return the page that scores a position of a real game."""
    assert about(game_id).has_score_pad, f"{game_id} has no score pad"
    page = import_module(f"{_home(game_id)}.panels.score_pad_page").ScorePadPage()
    assert isinstance(page, ScorePad)
    return page


class _InWords(About):
    """A game without a screen."""

    def __init__(self, game: Game[Any]) -> None:
        self.id, self.seats, self._title = game.id, game.seats, game.title

    def title(self) -> str:
        """Return the name its rules give it."""
        return self._title


def _home(game_id: str) -> str | None:
    """Return the package that brings a game to the screen, if there is one."""
    if game_id in _added:
        return _added[game_id]
    home = f"{_GAMES}.{game_id}"
    return home if find_spec(_GAMES) and find_spec(home) else None
