"""The news tell everything that moves: whoever only listens knows where every piece lies."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from engine.core.agenda import Event
from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles import events as news
from engine.games.two_castles.components import Bonus
from engine.games.two_castles.content import FIRST_SPECIAL, KIND_OF, REGULAR_COUNT
from engine.games.two_castles.state import FACE_DOWN, TwoCastles
from tests.games.two_castles.scenes import about_to_build, build_anywhere, number, played


@dataclass
class Listener:
    """A table laid out from the news alone."""

    hands: list[list[int]]
    chosen: list[list[int]]
    castles: list[list[tuple[int, int]]]
    attendants: list[list[int]]
    cards: list[list[int]]
    supply: int = REGULAR_COUNT
    discarded: int = 0
    deck: int = 20
    cards_discarded: int = 0
    drawn: list[int] = field(default_factory=list)
    brought: dict[int, int] = field(default_factory=dict, compare=False)
    """Who brought each room that was built; a tile taken up goes back to them."""

    def hear(self, event: Event) -> None:
        match event:
            case news.HandDealt(builder, rooms):
                self.hands[builder] = [*rooms]
                self.supply -= len(rooms)
            case news.TileKept(seat, room, back):
                there, here = self.hands[seat], self.chosen[seat]
                (here if back else there).remove(room)
                (there if back else here).append(room)
            case news.LudwigDrew(_, rooms):
                self.chosen[-1] = [*rooms]
                self.hands[-1] = [room for room in self.hands[-1] if room not in rooms]
            case news.StacksPassed(by):
                self.hands = [
                    self.hands[(n - by) % len(self.hands)] for n in range(len(self.hands))
                ]
            case news.LastTilesPutAway(tiles):
                self.hands = [[] for _ in self.hands]
                self.discarded += tiles
            case news.RoomBuilt(_, builder, castle, room, space):
                self.brought[room] = builder
                if room in self.chosen[builder]:
                    self.chosen[builder].remove(room)
                elif room < FIRST_SPECIAL:
                    self.drawn.remove(room)
                self.castles[castle].append((room, space))
            case news.TileTakenUp(_, castle, room):
                self.castles[castle] = [one for one in self.castles[castle] if one[0] != room]
                self.chosen[self.brought[room]].append(room)
            case news.AttendantTaken(castle, attendant):
                self.attendants[castle].append(attendant)
            case news.TilesDrawn() | news.TilesDiscarded() | news.SupplyRefilled():
                self._tiles(event)
            case news.CardsDrawn() | news.CardKept() | news.CardsRefilled():
                self._cards(event)

    def _tiles(self, event: Event) -> None:
        match event:
            case news.TilesDrawn(_, rooms):
                self.drawn = [*rooms]
                self.supply -= len(rooms)
            case news.TilesDiscarded(rooms):
                self.drawn = [room for room in self.drawn if room not in rooms]
                self.discarded += len(rooms)
            case news.SupplyRefilled(tiles):
                self.supply += tiles
                self.discarded -= tiles

    def _cards(self, event: Event) -> None:
        match event:
            case news.CardsDrawn(_, cards):
                self.deck -= len(cards)
            case news.CardKept(castle, card, discarded):
                self.cards[castle].append(card)
                self.cards_discarded += len(discarded)
            case news.CardsRefilled(cards):
                self.deck += cards
                self.cards_discarded -= cards


def lies_open(state: TwoCastles) -> Listener:
    """Return the table as it is, in the listener's words."""
    castles = state.castles
    return Listener(
        [sorted(builder.hand) for builder in state.builders],
        [sorted(builder.chosen) for builder in state.builders],
        [[*zip(castle.rooms, castle.spaces, strict=True)] for castle in castles],
        [[*castle.attendants] for castle in castles],
        [[*castle.cards] for castle in castles],
        len(state.supply),
        len(state.discards) + len(state.put_away),
        len(state.cards),
        len(state.card_discards),
        [*state.drawn],
    )


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_piece_that_moves_is_in_the_news(seats: int):
    builders = max(seats, 3)
    heard = Listener(*[[[] for _ in range(builders)] for _ in range(5)])
    for state in played(seats, 6):
        for event in state.news:
            heard.hear(event)
        heard.hands = [sorted(hand) for hand in heard.hands]
        heard.chosen = [sorted(tiles) for tiles in heard.chosen]
        assert heard == lies_open(state)


def test_the_news_say_why_a_bonus_comes():
    """BC-30: the third living room, so an attendant; a stranger reads it in one line."""
    state, room = about_to_build("living", 2)
    build_anywhere(state, room)
    built, gained = state.news
    assert isinstance(built, news.RoomBuilt)
    assert built.room == number(room)
    assert gained == news.BonusGained(0, KIND_OF[number(room)], 3, Bonus.ATTENDANT)


def test_hands_are_dealt_face_down_to_others():
    """BC-10."""
    dealt = [e for e in GAME.new(3, Chance(1)).news if isinstance(e, news.HandDealt)]
    for event in dealt:
        for seat in range(3):
            seen = event.seen_by(seat)
            assert isinstance(seen, news.HandDealt)
            assert (seen.rooms == (FACE_DOWN,) * 9) == (seat != event.builder)
