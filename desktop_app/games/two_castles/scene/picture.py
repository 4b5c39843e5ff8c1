"""The board as a picture: you sit below, between your two castles, and the others around."""

from __future__ import annotations

from desktop_app.games.two_castles.faces.furniture import Passing, TableFace
from desktop_app.games.two_castles.scene import tray
from desktop_app.games.two_castles.scene.around import around
from desktop_app.games.two_castles.scene.bench import yours
from desktop_app.games.two_castles.scene.castles import Stood, all_castles, your_castles
from desktop_app.games.two_castles.scene.enlarged import enlarged
from desktop_app.games.two_castles.scene.layout import LAYOUT
from desktop_app.games.two_castles.scene.part import Part
from desktop_app.games.two_castles.scene.plates import plates
from desktop_app.games.two_castles.words.rules import is_choosing
from desktop_app.kit.picture import Eye, Picture
from engine.core.state import State
from engine.games.two_castles.state import TwoCastles

_PANORAMA = 4
"""So many castles can be seen large in one row."""


def picture(view: State, eye: Eye) -> Picture:
    """Show the table from the seat of the eye."""
    assert isinstance(view, TwoCastles)
    if view.is_over:
        return _at_the_end(view, eye)
    stood = your_castles(view, eye)
    parts = [around(view, eye), yours(view, eye), *(one.part for one in stood)]
    parts += [plates(view, eye), tray.tray(view, eye, LAYOUT.hand), enlarged(view, eye)]
    return _together(view, stood, parts, passing=_passing(view, eye))


def _at_the_end(view: TwoCastles, eye: Eye) -> Picture:
    """Show all castles in one row with what each room earned; many of them around, as before."""
    if len(view.castles) <= _PANORAMA:
        stood = all_castles(view, eye)
        return _together(view, stood, [*(one.part for one in stood), enlarged(view, eye)])
    stood = your_castles(view, eye)
    parts = [around(view, eye), *(one.part for one in stood), plates(view, eye)]
    return _together(view, stood, [*parts, enlarged(view, eye)])


def _together(
    view: TwoCastles, stood: tuple[Stood, ...], parts: list[Part], passing: Passing | None = None
) -> Picture:
    site = LAYOUT.end if view.is_over else LAYOUT.play
    castles = tuple(one.standing for one in stood)
    ground = castles[0].grid.ground
    return Picture(
        LAYOUT.size,
        TableFace(site.land, ground, view.round, castles, not view.is_over, passing),
        tuple(place for part in parts for place in part.places),
        tuple(piece for part in parts for piece in part.pieces),
    )


def _passing(view: TwoCastles, eye: Eye) -> Passing | None:
    """Say who gets what is left of the hand."""
    left = len(view.builders[eye.seat].hand)
    if not is_choosing(view, eye.seat) or left < 2:
        return None
    count = len(view.builders)
    to = (eye.seat + 1 if view.round == 1 else eye.seat - 1) % count
    return Passing(to, left, leftwards=view.round == 1, is_ludwig=to >= view.seats)
