"""The board of Shogun as a picture: a function of what one seat knows."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.games.shogun.faces.sea import Sea
from desktop_app.games.shogun.scene.draft import draft
from desktop_app.games.shogun.scene.layout import LAYOUT
from desktop_app.games.shogun.scene.map import (
    armies,
    names,
    provinces,
    regions,
    routes,
    season_on_map,
)
from desktop_app.games.shogun.scene.marches import marches, over_rings
from desktop_app.games.shogun.scene.plan import opened, plan
from desktop_app.games.shogun.scene.strip import strip
from desktop_app.kit.picture import Eye, Picture
from engine.core.state import State
from engine.games.shogun.state import Shogun


def picture(state: State, eye: Eye) -> Picture:
    """Return the board as *eye* sees it."""
    assert isinstance(state, Shogun)
    is_draft = bool(state.open_cards)
    places, pieces = draft(state, eye) if is_draft else plan(state, eye)
    arrows = tuple(marches(state, eye))
    return Picture(
        LAYOUT.size,
        Sea(state.options.side, season_on_map(state)),
        (
            *provinces(state, eye),
            *routes(state),
            *arrows,
            *regions(state),
            *(replace(place, stays=True) for place in (*strip(state, eye), *places)),
        ),
        (
            *names(state),
            *over_rings(arrows),
            *armies(state),
            *(replace(piece, stays=True) for piece in (*pieces, *opened(state, eye))),
        ),
    )
