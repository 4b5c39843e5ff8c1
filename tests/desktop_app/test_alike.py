"""What looks alike does not change places."""

from __future__ import annotations

from desktop_app.board.alike import settled
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Box, Face, Piece
from engine.core.value import value


@value
class Plain(Face):
    """A face that only has a name."""

    name: str = "warrior"


def piece(name: str, x: float, *, alike: str = "figure", face: str = "warrior") -> Piece:
    return Piece(name, Spot("place", str(x)), Box(x, 0, 10, 10), Plain(face), alike)


def places(pieces: list[Piece]) -> dict[str, float]:
    return {piece.id: piece.box.x for piece in pieces}


def test_who_stays_keeps_its_name_and_only_the_other_travels() -> None:
    before = {"first": piece("first", 10), "second": piece("second", 20)}
    now = [piece("first", 30), piece("second", 10)]  # numbered from the left of the new picture
    assert places(settled(now, before)) == {"first": 10, "second": 30}


def test_what_differs_in_its_face_keeps_its_own_name() -> None:
    before = {"a": piece("a", 10, face="red"), "b": piece("b", 20, face="blue")}
    now = [piece("a", 20, face="red"), piece("b", 10, face="blue")]
    assert settled(now, before) == now


def test_what_can_be_told_apart_keeps_its_own_name() -> None:
    before = {"a": piece("a", 10, alike=""), "b": piece("b", 20, alike="")}
    now = [piece("a", 20, alike=""), piece("b", 10, alike="")]
    assert settled(now, before) == now


def test_nobody_is_lost_when_there_was_nothing_before() -> None:
    now = [piece("a", 20), piece("b", 10)]
    assert settled(now, {}) == now
