"""What rooms and bonuses are worth to a castle, with what is left to take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.agenda import AnyChoice, Move
from engine.games.two_castles.bonuses import BuildDrawn, BuildSpecial, ClaimBonus
from engine.games.two_castles.brain.hopes import (
    FREQUENCY,
    ROOMS_A_TURN,
    Place,
    Weights,
    is_to_bring_bonus,
    places_for,
)
from engine.games.two_castles.brain.sketch import Sketch
from engine.games.two_castles.components import SPECIAL, THIRD_ROOM_BONUSES, Bonus, CardCount, Kind
from engine.games.two_castles.content import (
    BONUS_CARDS,
    FIRST_SPECIAL,
    KIND_OF,
    KINDS,
    SPECIAL_NUMBERS,
)
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.masks import WANTED_NUMBERS
from engine.games.two_castles.moves import KEEP_CARD, TAKE_ATTENDANT, Claim, builds
from engine.games.two_castles.scoring import ATTENDANT_RECIPES
from engine.games.two_castles.state import TwoCastles

BONUS_CHOICES = (BuildDrawn, BuildSpecial, ChooseAttendant, ChooseCard, ClaimBonus)
CARD_GROWS = 0.15
"""Points that a card which counts other things than a type still gains in a turn."""


class Prospects:
    """What each room and each bonus would be worth to one castle now."""

    def __init__(self, view: TwoCastles, castle: Sketch, turns_left: int, weights: Weights) -> None:
        self._view, self.castle = view, castle
        self._turns_left, self._weights = turns_left, weights
        self._known: dict[Bonus, float] = {}

    def places(self, room: int) -> Iterator[Place]:
        """Yield every space open to *room* with what it is worth there."""
        bonus = None
        if is_to_bring_bonus(self.castle, room):
            kind = KINDS[KIND_OF[room]]
            bonus = kind.third if self.castle.castle.number_of(kind.id) == 2 else kind.fifth
        worth = self.worth(bonus) if bonus else 0.0
        return places_for(self.castle, room, self._turns_left, self._weights, worth)

    def best(self, room: int) -> Place:
        """Return where *room* is worth most."""
        return max(self.places(room), key=_place_worth)

    def worth(self, bonus: Bonus) -> float:
        """Return what *bonus* is worth if the best is taken; 0 where nothing is left."""
        if bonus not in self._known:
            self._known[bonus] = self._worth_of(bonus)
        return self._known[bonus]

    def _worth_of(self, bonus: Bonus) -> float:
        match bonus:
            case Bonus.EXTRA_ROOM:
                return self._weights.drawn_room
            case Bonus.BONUS_CARD:
                return self._weights.drawn_card
            case Bonus.ATTENDANT:
                left = [n for n, count in enumerate(self._view.attendants) if count]
                return max([self.of_attendant(number) for number in left], default=0.0)
            case Bonus.ANY_OTHER:
                return max([self.worth(other) for other in THIRD_ROOM_BONUSES])
            case Bonus.SPECIAL_ROOM:
                return self._of_specials(SPECIAL)
            case _:
                return self._of_specials((Kind(bonus.value),))

    def of_attendant(self, number: int) -> float:
        """Return what an attendant is worth, with the rooms to come."""
        wanted, points = ATTENDANT_RECIPES[number]
        coming = points * FREQUENCY[wanted] * ROOMS_A_TURN * self._turns_left
        return self.castle.gain_of_attendant(number) + self._weights.attendant * coming

    def of_card(self, number: int) -> float:
        """Return what a bonus card is worth, with the rooms to come."""
        card = BONUS_CARDS[number]
        coming = CARD_GROWS
        if card.count is CardCount.ROOMS_OF_TYPE:
            coming = card.points * FREQUENCY[WANTED_NUMBERS[card.wanted]] * ROOMS_A_TURN
        return self.castle.gain_of_card(number) + coming * self._turns_left

    def answers(self, choice: AnyChoice) -> list[tuple[Move, float]]:
        """Return what can be answered with what it is worth, the best first."""
        found: list[tuple[Move, float]]
        match choice:
            case ChooseAttendant():
                left = [n for n, count in enumerate(self._view.attendants) if count]
                found = [(TAKE_ATTENDANT[n], self.of_attendant(n)) for n in left]
            case ChooseCard():
                found = [(KEEP_CARD[n], self.of_card(n)) for n in self._view.drawn_cards]
            case ClaimBonus():
                found = [(Claim(bonus), self.worth(bonus)) for bonus in THIRD_ROOM_BONUSES]
            case BuildDrawn():
                found = self._builds(choice.castle, self._view.drawn)
            case BuildSpecial():
                found = self._builds(choice.castle, self._left(choice.kinds))
            case _:
                raise AssertionError(f"{choice} is about no bonus")
        return sorted(found, key=_worth, reverse=True)

    def _builds(self, castle: int, rooms: Sequence[int]) -> list[tuple[Move, float]]:
        return [
            (builds(castle, room)[place.space], place.worth)
            for room in rooms
            for place in self.places(room)
        ]

    def _of_specials(self, kinds: Sequence[Kind]) -> float:
        """Return the best place of one of them; of all kinds where these have run out (BC-44)."""
        rooms = self._left(kinds) or self._left(SPECIAL)
        return max([self.best(room).worth for room in rooms], default=0.0)

    def _left(self, kinds: Sequence[Kind]) -> list[int]:
        rooms = [SPECIAL_NUMBERS[kind] for kind in kinds]
        return [room for room in rooms if self._view.specials[room - FIRST_SPECIAL]]


def _worth(answer: tuple[Move, float]) -> float:
    return answer[1]


def _place_worth(place: Place) -> float:
    return place.worth
