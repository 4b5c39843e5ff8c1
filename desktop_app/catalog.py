"""Finds what a game brings to the screen, by naming convention."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from desktop_app.tabletop import Tabletop


def load(game_id: str) -> Tabletop | None:
    """Return the tabletop of a game; None if it is played in words only."""
    name = f"desktop_app.games.{game_id}"
    if find_spec("desktop_app.games") is None or find_spec(name) is None:
        return None
    tabletop: Tabletop | None = getattr(import_module(name), "TABLETOP", None)
    return tabletop
