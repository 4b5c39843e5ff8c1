"""Which games there are."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine import running
from engine.core.errors import KastellanError, PositionError, shown
from engine.core.game import Game

GAME_IDS: tuple[str, ...] = ("white_castle", "two_castles", "shogun")
"""The one line to change when a game is added."""

_added: dict[str, Game[Any]] = {}


def load(game_id: str) -> Game[Any]:
    """Return the game with this id, importing its folder when it is first asked for."""
    if game_id in _added:
        return _added[game_id]
    if game_id not in GAME_IDS:
        known = ", ".join((*GAME_IDS, *_added)) or "none yet"
        raise KastellanError(f"There is no game '{shown(game_id)}'; there are: {known}.")
    game: Game[Any] = import_module(f"engine.games.{game_id}").GAME
    return game


def of_position(text: str) -> Game[Any]:
    """Return the game that a position as text is of, or raise PositionError."""
    from engine.core.notation.words import lines_of  # most plays need no text

    names = (*GAME_IDS, *_added)
    for words in lines_of(text):
        name = words.take("the name of a game")
        if name not in names:
            raise words.wrong(f"a position begins with one of {', '.join(names)}")
        return load(name)
    raise PositionError("This position is empty.")


def add(module: str) -> Game[Any]:
    """Add a game that lives elsewhere, such as one in development: the module's ``GAME``.

    Only code and the command line name modules; a file that a user opens never does.
    """
    try:
        _assert_it_fits(module)
        game: Game[Any] = import_module(module).GAME
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise KastellanError(f"There is no game in the module {module!r}.") from error
    _added[game.id] = game
    return game


def _assert_it_fits(module: str) -> None:
    """Refuse a game in plain Python on the compiled engine, whose classes it cannot take up."""
    if running.is_compiled:
        found = find_spec(module)
        if found is not None and (found.origin or "").endswith(".py"):
            raise KastellanError(
                f"The game in {module!r} was not compiled with the engine;"
                f" {running.WISH}=plain plays it."
            )
