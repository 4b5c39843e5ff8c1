"""The board of Shogun as a picture: a function of what one seat knows."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.board.picture import Eye, Picture, Piece, Place
from desktop_app.games.shogun import geography
from desktop_app.games.shogun.faces_map import ArmyFace, ProvinceFace, Sea
from desktop_app.games.shogun.layout import LAYOUT, at
from desktop_app.games.shogun.scene_draft import draft
from desktop_app.games.shogun.scene_plan import opened, plan
from desktop_app.games.shogun.scene_strip import strip
from desktop_app.games.shogun.spots import province_spot
from engine.core.state import State
from engine.games.shogun.content import PROVINCES
from engine.games.shogun.state import Shogun


def picture(state: State, eye: Eye) -> Picture:
    """Return the board as *eye* sees it."""
    assert isinstance(state, Shogun)
    is_draft = bool(state.open_cards)
    places, pieces = draft(state, eye) if is_draft else plan(state, eye)
    return Picture(
        LAYOUT.size,
        Sea(),
        (*_provinces(state), *strip(state, eye), *places),
        (*_armies(state), *pieces, *opened(state, eye)),
    )


def _provinces(view: Shogun) -> Iterator[Place]:
    for number in range(len(PROVINCES)):
        face = ProvinceFace(
            number,
            view.options.side,
            view.owners[number],
            tuple(building.value for building in view.buildings[number]),
            view.unrest[number],
        )
        yield Place(province_spot(number), geography.box_of(number), face)


def _armies(view: Shogun) -> Iterator[Piece]:
    for number, count in enumerate(view.armies):
        if count:
            box = at(geography.LANDS[number].army, LAYOUT.army)
            name = f"army {PROVINCES[number].id}"
            yield Piece(name, province_spot(number), box, ArmyFace(view.owners[number], count))
