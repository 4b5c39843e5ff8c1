"""What a room brings its castle rises from it, as it was written there before."""

from __future__ import annotations

from desktop_app.games.two_castles.gestures import note
from desktop_app.games.two_castles.motion import deeds, flights, moments
from desktop_app.games.two_castles.scene import spots
from desktop_app.kit.picture import Deed
from engine.core.agenda import Event
from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.components import Bonus, Kind
from engine.games.two_castles.content import ROOM_NUMBERS
from engine.games.two_castles.events import BonusGained, RoomBuilt, RoundBegan, StacksPassed
from engine.games.two_castles.spaces import space_at
from tests.desktop_app.games.moving import answer, play_until, stand_still
from tests.desktop_app.whole_plays import Dealer

BUILT = 7


def test_the_points_that_were_promised_rise_from_the_room(deal: Dealer) -> None:
    page = deal("human", "random", "random")
    built = 0

    def builds_late(told: tuple[Event, ...]) -> bool:
        nonlocal built
        mine = bool(told) and isinstance(told[0], RoomBuilt) and told[0].seat == 0
        built += mine
        return mine and built == BUILT

    seat, move = play_until(page, builds_late)
    promised = note(page.session.view, seat, (move,))
    gesture = page.scene.reach.gesture((move,))
    page.settings.change(animation="normal")
    answer(page, seat, move)
    stand_still(page)
    risen = page.scene.garnish.rising[0]
    assert promised
    assert gesture
    assert (risen.text, risen.tone, risen.spot) == (promised.text, promised.tone, gesture.target)


def test_all_stacks_go_to_the_neighbour_on_the_side_of_the_round() -> None:
    view = GAME.new(4, Chance(1)).seen_by(0)
    ways = [(flight.start, flight.end) for flight in flights(StacksPassed(1), view)]
    assert ways == [
        (spots.FAN, spots.builder(1)),
        (spots.builder(1), spots.builder(2)),
        (spots.builder(2), spots.builder(3)),
        (spots.builder(3), spots.FAN),
    ]
    back = [(flight.start, flight.end) for flight in flights(StacksPassed(-1), view)]
    assert back[0] == (spots.FAN, spots.builder(3))


def test_the_second_round_and_third_and_fifth_rooms_are_celebrated() -> None:
    view = GAME.new(3, Chance(1)).seen_by(0)
    assert list(moments(RoundBegan(1), view, ())) == []
    assert [moment.text for moment in moments(RoundBegan(2), view, ())] != []
    third = BonusGained(2, Kind.FOOD, 3, Bonus.EXTRA_ROOM)
    (moment,) = moments(third, view, ())
    assert moment.text == "Third food room"
    assert moment.spot == spots.castle(2)
    (moment,) = moments(BonusGained(2, Kind.FOOD, 5, Bonus.SPECIAL_ROOM), view, ())
    assert moment.text == "Fifth food room"


def test_what_a_partner_built_is_marked_and_a_far_castle_as_a_whole() -> None:
    view = GAME.new(4, Chance(1)).seen_by(0)
    own = RoomBuilt(1, 1, 0, ROOM_NUMBERS["bakery"], space_at(2, 0))
    assert list(deeds(own, view)) == [Deed(spots.space(0, space_at(2, 0)), 1)]
    far = RoomBuilt(2, 2, 2, ROOM_NUMBERS["bakery"], space_at(2, 0))
    assert list(deeds(far, view)) == [Deed(spots.castle(2), 2)]
