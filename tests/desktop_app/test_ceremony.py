"""Moments shine and hang up ribbons one after the other; deeds of others stay marked."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.board.garnish import Traveller
from desktop_app.board.items import FURNITURE, PieceItem
from desktop_app.board.scene import BoardScene
from desktop_app.hands.deeds import Deeds
from desktop_app.kit.gestures import Gesture, Reach, Spot
from desktop_app.kit.picture import Box, Deed, Face, Flight, Moment, Picture, Piece, Place
from desktop_app.play.entries import News
from engine.core.agenda import Event, Move
from engine.core.state import State
from engine.core.value import value

pytestmark = pytest.mark.usefixtures("qapp")
HALL, YARD = Spot("hall"), Spot("yard")
ROUND, WINTER = Moment("Round 2", "time"), Moment("Winter", "time")
PLACES = (Place(HALL, Box(10, 10, 40, 40)), Place(YARD, Box(200, 100, 40, 40)))


@pytest.fixture
def scene() -> Iterator[BoardScene]:
    made = BoardScene()
    made.show_picture(Picture((300, 200), places=PLACES), moving=False)
    yield made
    made.motion.finish()


def test_only_one_ribbon_hangs_at_a_time_and_the_next_waits(scene: BoardScene) -> None:
    scene.ceremonies.celebrate(ROUND)
    scene.ceremonies.celebrate(WINTER)
    assert scene.ceremonies.hanging is ROUND
    scene.motion.finish()
    assert scene.ceremonies.hanging is WINTER
    scene.motion.finish()
    assert scene.ceremonies.hanging is None


def test_who_skips_sees_no_ribbon_that_still_waits(scene: BoardScene) -> None:
    scene.ceremonies.celebrate(ROUND)
    scene.ceremonies.celebrate(WINTER)
    scene.ceremonies.forget()
    scene.motion.finish()
    assert scene.ceremonies.hanging is None


def test_what_happened_somewhere_shines_there_without_words(scene: BoardScene) -> None:
    taken = Moment(spot=HALL)
    scene.ceremonies.celebrate(taken)
    assert scene.ceremonies.shining == [taken]
    assert scene.ceremonies.hanging is None
    scene.motion.finish()
    assert scene.ceremonies.shining == []


def test_without_motion_there_is_no_ceremony(scene: BoardScene) -> None:
    scene.motion.speed = 0
    scene.ceremonies.celebrate(Moment("Round 2", "time", HALL))
    scene.garnish.fly(Flight(Face(), HALL, YARD, 20))
    assert scene.ceremonies.hanging is None
    assert scene.ceremonies.shining == []
    assert not scene.garnish.travelling


def test_what_flies_goes_from_the_middle_of_one_spot_to_another(scene: BoardScene) -> None:
    scene.garnish.fly(Flight(Face(), HALL, YARD, 20))
    (flying,) = scene.garnish.travelling
    assert isinstance(flying, Traveller)
    assert (flying.pos().x(), flying.pos().y()) == (20, 20)
    scene.garnish.fly(Flight(Face(), HALL, Spot("nowhere"), 20))
    assert scene.garnish.travelling == [flying]


def test_nothing_that_travels_flies_behind_a_badge(scene: BoardScene) -> None:
    def lying_on(spot: Spot, box: Box) -> Picture:
        return Picture((300, 200), places=PLACES, pieces=(Piece("die", spot, box, Face()),))

    scene.show_picture(lying_on(HALL, Box(10, 10, 20, 20)), moving=False)
    scene.show_picture(lying_on(YARD, Box(210, 110, 20, 20)))
    (die,) = [item for item in scene.items() if isinstance(item, PieceItem)]
    assert die.zValue() > FURNITURE
    scene.motion.finish()
    assert die.zValue() < FURNITURE


def test_what_rides_on_its_ground_goes_with_it_at_once(scene: BoardScene) -> None:
    def room_at(x: float, *, rides: bool) -> Picture:
        piece = Piece("room", HALL, Box(x, 10, 20, 20), Face(), rides=rides)
        return Picture((300, 200), places=PLACES, pieces=(piece,))

    scene.show_picture(room_at(10, rides=True), moving=False)
    scene.show_picture(room_at(30, rides=True))
    assert scene.pieces_on(HALL)[0].pos().x() == 30
    scene.show_picture(room_at(60, rides=False))
    assert scene.pieces_on(HALL)[0].pos().x() == 30, "it is on its way"


def test_deeds_are_marked_as_long_as_nothing_is_in_the_hand(scene: BoardScene) -> None:
    deed = Deed(YARD, 2)
    scene.lights.mark((deed, Deed(Spot("elsewhere"), 1)))
    assert scene.lights.marked == [deed]
    scene.set_reach(Reach([(Gesture(HALL, YARD), (Move(),))]))
    scene.pick_up(HALL)
    assert scene.lights.marked == []
    scene.put_back()
    assert scene.lights.marked == [deed]


def test_what_makes_room_for_the_hand_is_faint_and_what_is_steady_stays_clear() -> None:
    scene = BoardScene()
    spots = [Spot("space", name) for name in "abc"]
    roofs = Place(Spot("roofs"), Box(0, 0, 9, 9), yields=True)
    places = tuple(Place(spot, Box(9, 9, 9, 9), is_steady=spot.key == "b") for spot in spots)
    scene.show_picture(Picture((40, 40), places=(roofs, *places)), moving=False)
    scene.set_reach(Reach([(Gesture(Spot("roofs"), spots[0]), (Move(),))]))
    assert scene.place(Spot("roofs")).opacity() == 1
    scene.held = Spot("roofs")
    scene.lights.renew()
    clear = [scene.place(spot).opacity() for spot in spots]
    assert scene.place(Spot("roofs")).opacity() < clear[2] < clear[1] == clear[0] == 1
    scene.put_back()
    assert scene.place(Spot("roofs")).opacity() == 1


@value
class Built(Event):
    """A toy."""

    seat: int
    where: str


def deeds_of(event: Event, view: State) -> Iterator[Deed]:
    if isinstance(event, Built):
        yield Deed(Spot("at", event.where), event.seat)


def told(moment: int, mover: int, *wheres: str) -> tuple[News, ...]:
    return tuple(News(moment, mover, Built(mover, where)) for where in wheres)


def where(deeds: Deeds, seat: int) -> list[str]:
    return [deed.spot.key for deed in deeds.unseen_by(seat)]


def test_deeds_of_all_others_stay_until_one_acts_oneself() -> None:
    deeds, view = Deeds(deeds_of, 3), State.__new__(State)
    deeds.take_up(told(1, 1, "gate"), view)
    deeds.take_up(told(2, 2, "well", "hall"), view)
    assert where(deeds, 0) == ["gate", "well", "hall"]
    assert where(deeds, 1) == ["well", "hall"]
    assert where(deeds, 2) == []
    deeds.take_up(told(3, 0, "yard"), view)
    assert where(deeds, 0) == []
    assert where(deeds, 1) == ["well", "hall", "yard"]


def test_whoever_only_looks_on_has_nothing_marked() -> None:
    deeds = Deeds(deeds_of, 2)
    deeds.take_up(told(1, 1, "gate"), State.__new__(State))
    assert deeds.unseen_by(5) == ()
