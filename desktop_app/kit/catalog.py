"""Finds what a game brings to the screen, by naming convention."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from desktop_app.kit.tabletop import ScorePad, Tabletop

SCORE_PADS = ("two_castles",)
"""Games with a score pad, named here so that the start page need not load their boards."""


def score_pad(game_id: str) -> ScorePad:
    """Return the page that scores a position of a real game, by naming convention."""
    assert game_id in SCORE_PADS, f"{game_id} has no score pad"
    page = import_module(f"desktop_app.games.{game_id}.panels.score_pad_page").ScorePadPage()
    assert isinstance(page, ScorePad)
    return page


def load(game_id: str) -> Tabletop | None:
    """Return the tabletop of a game; None if it is played in words only."""
    name = f"desktop_app.games.{game_id}"
    if find_spec("desktop_app.games") is None or find_spec(name) is None:
        return None
    tabletop: Tabletop | None = getattr(import_module(name), "TABLETOP", None)
    return tabletop
