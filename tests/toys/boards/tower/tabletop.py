"""The toy game *tower* on a board: a ring of provinces, and the own plan below it."""

from __future__ import annotations

from desktop_app.kit.gestures import Gesture, Spot, button
from desktop_app.kit.picture import Box, Eye, Names, Picture, Piece, Place
from desktop_app.kit.plain import PlainWording, Plate, points_of
from desktop_app.kit.tabletop import ScoreColumn, Tabletop
from engine.core.agenda import Move
from engine.core.state import State
from tests.toys import tower

SLOT = tuple(Spot("slot", name) for name in tower.SLOTS)


def land(number: int) -> Spot:
    """Return the spot of a province."""
    return Spot("land", str(number))


def gesture_of(move: Move, view: State) -> Gesture:
    """Drag a card from its province to an action, and the attacking one to where it marches."""
    match move:
        case tower.Assign(slot, card):
            return Gesture(land(card), SLOT[slot])
        case tower.Withdraw(slot):
            return Gesture(SLOT[slot])
        case tower.Attack(target):
            return Gesture(SLOT[-1], land(target))
        case _:
            return button(str(move))


def picture(view: State, eye: Eye) -> Picture:
    """Return the board as *eye* sees it."""
    assert isinstance(view, tower.Tower)
    lands = [
        Place(land(number), _box_of(number), Plate(f"{number}: {armies}", owner))
        for number, (owner, armies) in enumerate(zip(view.owners, view.armies, strict=True))
    ]
    slots = [
        Place(spot, Box(20 + 160 * n, 340, 140, 60), Plate(spot.key)) for n, spot in enumerate(SLOT)
    ]
    return Picture((720, 420), None, (*lands, *slots), (*_cards(view, eye.seat, slots),))


def _cards(view: tower.Tower, seat: int, slots: list[Place]) -> list[Piece]:
    """Return the cards of *seat*: planned ones on their actions, the others on their provinces."""
    planned = [
        Piece(f"card {card}", place.spot, place.box, Plate(f"{place.spot.key} {card}", seat))
        for place, card in zip(slots, view.plans[seat].cards, strict=True)
        if card != tower.BLANK
    ]
    held = [
        Piece(f"card {n}", land(n), _box_of(n), Plate(f"{n}: {view.armies[n]}", seat))
        for n in view.hand(seat)
    ]
    return [*planned, *held]


def _box_of(number: int) -> Box:
    return Box(20 + 85 * (number % 8), 20 + 150 * (number // 8), 75, 100)


def score(view: State, names: Names) -> tuple[ScoreColumn, ...]:
    """Return the points alone."""
    assert isinstance(view, tower.Tower)
    return points_of(names, lambda seat: view.owners.count(seat) + view.plans[seat].rice)


TABLETOP = Tabletop(picture, gesture_of, PlainWording, score)
