"""The toy game *lantern* on a board: two dice, three rooms, four gardens, the own decree."""

from __future__ import annotations

from desktop_app.kit.gestures import HAND, Gesture, Spot, button
from desktop_app.kit.picture import Box, Eye, Names, Picture, Piece, Place
from desktop_app.kit.plain import PlainWording, Plate, points_of
from desktop_app.kit.tabletop import ScoreColumn, Tabletop
from engine.core.agenda import Move
from engine.core.state import State
from tests.toys import lantern

DIE = {"low": Spot("die", "low"), "high": Spot("die", "high")}
WHERE = {spot: Box(20 + 60 * number, 20, 40, 40) for number, spot in enumerate(DIE.values())}


def gesture_of(move: Move, view: State) -> Gesture:
    """Drag dice to rooms, click gardens; the rest are buttons."""
    match move:
        case lantern.TakeDie(end):
            return Gesture(DIE[end], HAND)
        case lantern.PlaceDie(room):
            return Gesture(HAND, Spot("room", str(room)))
        case lantern.Plant(garden):
            return Gesture(Spot("garden", str(garden)))
        case _:
            return button(str(move))


def picture(view: State, eye: Eye) -> Picture:
    """Return the board as *eye* sees it."""
    assert isinstance(view, lantern.Lantern)
    dice = view.dice and (view.dice[0], view.dice[-1])
    pieces = [
        Piece(f"die {end}", spot, WHERE[spot], Plate(str(pips)))
        for (end, spot), pips in zip(DIE.items(), dice, strict=False)
    ]
    return Picture((480, 320), None, (*_places(view, eye),), (*pieces,))


def _places(view: lantern.Lantern, eye: Eye) -> list[Place]:
    rooms = [
        Place(Spot("room", str(n)), Box(20 + 100 * n, 100, 80, 80), Plate(str(n)), key=str(n + 1))
        for n in range(3)
    ]
    gardens = [
        Place(
            Spot("garden", str(n)), Box(20 + 100 * n, 220, 80, 80), Plate(str(n), by), f"garden {n}"
        )
        for n, by in enumerate(view.gardens)
    ]
    decree = Plate(view.domains[eye.seat].decree)
    hand = Place(HAND, Box(220, 20, 40, 40))
    own = Place(Spot("decree"), Box(340, 20, 100, 40), decree)
    return [*(Place(spot, box) for spot, box in WHERE.items()), *rooms, *gardens, own, hand]


def score(view: State, names: Names) -> tuple[ScoreColumn, ...]:
    """Return the points alone."""
    assert isinstance(view, lantern.Lantern)
    return points_of(names, lambda seat: view.domains[seat].points)


TABLETOP = Tabletop(picture, gesture_of, PlainWording, score)
