"""The board shows what lies above what, as the picture says."""

from __future__ import annotations

import pytest

from desktop_app.board.glow import Glow, GlowItem
from desktop_app.board.scene import BoardScene
from desktop_app.kit.gestures import Gesture, Reach, Spot
from desktop_app.kit.picture import Box, Face, Picture, Piece, Place
from engine.core.agenda import Move

pytestmark = pytest.mark.usefixtures("qapp")
TRAY = Spot("tray")
WHOLE = Box(0, 0, 40, 40)


def tray_of(*names: str) -> Picture:
    """Return a picture of pieces on one spot, the lowest first."""
    pieces = tuple(Piece(name, TRAY, WHOLE, Face()) for name in names)
    return Picture((40, 40), places=(Place(TRAY, WHOLE),), pieces=pieces)


def test_what_comes_later_in_the_picture_lies_above_whatever_lay_there_before() -> None:
    scene = BoardScene()
    scene.show_picture(tray_of("red", "black"), moving=False)
    scene.show_picture(tray_of("white", "black", "red"), moving=False)
    assert [item.piece.id for item in scene.pieces_on(TRAY)] == ["white", "black", "red"]
    heights = [item.zValue() for item in scene.pieces_on(TRAY)]
    assert heights == sorted(heights)


def test_what_is_put_back_lies_as_high_as_before() -> None:
    scene = BoardScene()
    scene.show_picture(tray_of("red", "black"), moving=False)
    scene.show_picture(tray_of("black", "red"), moving=False)
    black, red = scene.pieces_on(TRAY)
    height = red.zValue()
    scene.lift(red)
    scene.put_back()
    assert red.zValue() == height > black.zValue()


def test_nothing_is_painted_for_a_place_without_a_face() -> None:
    scene = BoardScene()
    scene.show_picture(tray_of(), moving=False)
    hollow = scene.place(TRAY).GraphicsItemFlag.ItemHasNoContents
    assert scene.place(TRAY).flags() & hollow
    scene.show_picture(Picture((40, 40), places=(Place(TRAY, WHOLE, Face()),)), moving=False)
    assert not scene.place(TRAY).flags() & hollow


def test_the_ring_of_a_place_lies_where_the_picture_says() -> None:
    scene = BoardScene()
    within = Box(10, 10, 8, 8)
    scene.show_picture(Picture((40, 40), places=(Place(TRAY, WHOLE, ring=within),)), moving=False)
    scene.lights.light(TRAY, Glow.TARGET)
    (ring,) = [item for item in scene.items() if isinstance(item, GlowItem)]
    assert ring._shape.boundingRect() == within.rect


def test_what_belongs_to_a_piece_stays_lit_while_it_is_in_the_hand() -> None:
    scene = BoardScene()
    other, bowl = Spot("other"), Spot("bowl")
    places = tuple(Place(spot, WHOLE) for spot in (TRAY, other, bowl))
    scene.show_picture(Picture((40, 40), places=places), moving=False)
    scene.set_reach(Reach([(Gesture(TRAY, bowl), (Move(),))]))
    scene.lights.relate([other])
    scene.pick_up(TRAY)
    assert scene.lights.lit(Glow.RELATED) == [other]
    scene.put_back()
    assert scene.lights.lit(Glow.RELATED) == []
