"""The board shows what lies above what, as the picture says."""

from __future__ import annotations

import pytest

from desktop_app.board.scene import BoardScene
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Box, Face, Picture, Piece, Place

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
