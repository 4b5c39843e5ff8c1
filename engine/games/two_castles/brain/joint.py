"""Which tile goes into which castle: both castles are thought of together.

A seat counts the lower of its two castles, so what is worth a little more there is worth more.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.value import value
from engine.games.two_castles.brain.bonus_worth import Prospects
from engine.games.two_castles.brain.hopes import TURNS, Place, Weights
from engine.games.two_castles.brain.sketch import Sketch
from engine.games.two_castles.placing import tiles_for
from engine.games.two_castles.state import TwoCastles

OFTEN = 0.6
"""How often the partner builds the better of two tiles in the castle that is looked at."""
FEW = 4
"""How many spaces are looked at for each tile when tiles are placed."""


@value
class Pair:
    """Two tiles of a hand, the first for the left castle, and what they are worth there."""

    left: int
    right: int
    worth: float

    @property
    def rooms(self) -> tuple[int, int]:
        """Both in ascending order, as they are kept."""
        return min(self.left, self.right), max(self.left, self.right)


@value
class Placing:
    """Tiles and where they are built: one in each castle that still waits for one."""

    places: tuple[tuple[int, Place], ...]
    """The castle and the place in it, in the order in which they are built."""
    worth: float


class Desk:
    """What one seat looks at: its two castles, and how much each of them matters."""

    def __init__(self, view: TwoCastles, seat: int, weights: Weights) -> None:
        self.view, self.seat, self.weights = view, seat, weights
        self.turns_left = TURNS - ((view.round - 1) * TURNS // 2 + view.turn)
        self.castles = view.castles_of(seat)
        self.prospects = {
            number: Prospects(view, Sketch(view.castles[number]), self.turns_left, weights)
            for number in self.castles
        }
        left, right = [self.prospects[number].castle.points for number in self.castles]
        tilt = max(-1.0, min(1.0, (left - right) / 10)) * weights.lower
        self.matters = dict(zip(self.castles, (1 - tilt, 1 + tilt), strict=True))

    def reply(self, castle: int, place: Place) -> float:
        """Return what is left for the partner's tile in *castle* once *place* is taken.

        Nobody knows which of two tiles it will be: most often, but not always, the better one.
        """
        partner = self.view.builders[self.view.partner(self.seat, castle)]
        if castle not in partner.owes:
            return 0.0
        after = self.prospects[castle].castle.copy()
        after.build(place.room, place.space)
        prospects = Prospects(self.view, after, self.turns_left, self.weights)
        best = [prospects.best(room).worth for room in partner.chosen]
        return OFTEN * max(best) + (1 - OFTEN) * min(best)

    def worth(self, castle: int, room: int) -> float:
        """Return what *room* is worth in *castle*, as much as the castle matters."""
        return self.matters[castle] * self.prospects[castle].best(room).worth


def pairs(desk: Desk, hand: Sequence[int]) -> list[Pair]:
    """Return every two tiles of *hand* with their better way round, the best pair first."""
    left, right = desk.castles
    in_left = {room: desk.worth(left, room) for room in hand}
    in_right = {room: desk.worth(right, room) for room in hand}
    found = []
    for number, one in enumerate(hand):
        for other in hand[number + 1 :]:
            ways = (
                Pair(one, other, in_left[one] + in_right[other]),
                Pair(other, one, in_left[other] + in_right[one]),
            )
            found.append(max(ways, key=_worth))
    return sorted(found, key=_worth, reverse=True)


def placings(desk: Desk, waited: tuple[int, ...] = (), few: int = FEW) -> list[Placing]:
    """Return the ways to build the tiles that lie here, the best first."""
    view, seat = desk.view, desk.seat
    left, right = [
        [
            (castle, place, desk.matters[castle] * (place.worth + desk.reply(castle, place)))
            for room in tiles_for(view, seat, castle, waited)
            for place in _top(desk, castle, room, few)
        ]
        for castle in desk.castles
    ]
    found = [
        Placing((one[:2], other[:2]), one[2] + other[2])
        for one in left
        for other in right
        if one[1].room != other[1].room
    ]
    return sorted(found or _alone(left + right), key=_worth, reverse=True)


def _alone(places: Sequence[tuple[int, Place, float]]) -> list[Placing]:
    """Return ways to build one tile, where only one castle waits for one."""
    return [Placing(((castle, place),), worth) for castle, place, worth in places]


def _top(desk: Desk, castle: int, room: int, few: int) -> list[Place]:
    return sorted(desk.prospects[castle].places(room), key=_worth, reverse=True)[:few]


def _worth(option: Pair | Placing | Place) -> float:
    return option.worth
