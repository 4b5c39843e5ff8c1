"""What a room brings its castle rises from it, as it was written there before."""

from __future__ import annotations

from desktop_app.games.two_castles.gestures import note
from engine.core.agenda import Event
from engine.games.two_castles.events import RoomBuilt
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
