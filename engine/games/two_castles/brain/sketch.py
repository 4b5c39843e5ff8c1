"""A castle as a machine keeps it in mind: what one more room brings is read off, not counted again.

The plain form, ``castle_points`` of a copy less those before, says the same and takes twenty times
as long; a test compares the two.
"""

from __future__ import annotations

from functools import cache

from engine.games.two_castles.cards import card_points
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import REGULAR, Kind, Rule
from engine.games.two_castles.content import BONUS_CARDS, KIND_OF
from engine.games.two_castles.masks import CENTRE, FIRST_COLUMN, number_of
from engine.games.two_castles.scoring import (
    ATTENDANT_RECIPES,
    RECIPES,
    THRONE_RECIPES,
    WANTED_BY,
    castle_points,
    connected,
    masks_of,
)
from engine.games.two_castles.spaces import ROW

NUMBER_OF_KIND = {kind: number for number, kind in enumerate(Kind)}
KIND_NUMBERS = tuple(NUMBER_OF_KIND[kind] for kind in KIND_OF)
"""The number of the kind of every room; the seven regular kinds come first."""
_REGULAR_KINDS = len(REGULAR)


class Reach:
    """A room that counts its column or what it is connected with: where it would find more."""

    __slots__ = ("at", "points", "region", "wanted")

    def __init__(self, at: int, wanted: int, points: int, region: int) -> None:
        self.at, self.wanted, self.points, self.region = at, wanted, points, region


class Sketch:
    """One castle and what its rooms still wish for, by what is wished for and by space."""

    __slots__ = ("castle", "columns", "counts", "everywhere", "masks", "paths", "points", "wishes")

    def __init__(self, castle: Castle) -> None:
        self.castle = castle.copy()
        self.points = castle_points(castle)
        self.masks = masks_of(castle)
        self.counts = [0] * len(NUMBER_OF_KIND)
        """How many rooms of every kind there are."""
        self.wishes: list[dict[int, int]] = [{} for _ in self.masks]
        """What a room that shows the wanted thing is worth to others, by space."""
        self.everywhere = [0] * len(self.masks)
        """What it is worth to others wherever it stands."""
        self.columns: list[Reach] = []
        self.paths: list[Reach] = []
        first, second, marked, points = THRONE_RECIPES[castle.throne]
        for wanted in {first, second}:
            self._wish(wanted, marked, points)
        for number in castle.attendants:
            wanted, points = ATTENDANT_RECIPES[number]
            self.everywhere[wanted] += points
        for room, space in zip(castle.rooms, castle.spaces, strict=True):
            self._remember(room, space)

    def copy(self) -> Sketch:
        """Return another sketch of the same castle."""
        new = Sketch.__new__(Sketch)
        new.castle, new.points = self.castle.copy(), self.points
        new.masks, new.counts = self.masks[:], self.counts[:]
        new.wishes = [wish.copy() for wish in self.wishes]
        new.everywhere = self.everywhere[:]
        new.columns, new.paths = self.columns[:], self.paths[:]
        return new

    # Asking -------------------------------------------------------------------

    def gain(self, room: int, space: int) -> int:
        """Return how the points would change if *room* stood on *space*."""
        gained = self._own(room, space)
        for wanted in WANTED_BY[room]:
            gained += self.everywhere[wanted] + self.wishes[wanted].get(space, 0)
        for reach in self.columns:
            if reach.region >> space & 1 and reach.wanted in WANTED_BY[room]:
                gained += reach.points
        beside = 1 << space
        beside |= beside << 1 | beside >> 1 | beside << ROW | beside >> ROW
        for reach in self.paths:
            if reach.region & beside and reach.wanted in WANTED_BY[room]:
                gained += reach.points * self._joined(reach, space)
        kind = KIND_NUMBERS[room]
        if kind < _REGULAR_KINDS and not self.counts[kind] and self._types == _REGULAR_KINDS - 1:
            gained += self._complete
        return gained + self._of_cards(room, space) if self.castle.cards else gained

    def gain_of_attendant(self, number: int) -> int:
        """Return how the points would change with one more attendant."""
        wanted, points = ATTENDANT_RECIPES[number]
        cards = [BONUS_CARDS[card] for card in self.castle.cards]
        more = self.castle.copy()
        more.attendants += (number,)
        before = sum([card_points(card, self.castle, self.masks) for card in cards])
        after = sum([card_points(card, more, self.masks) for card in cards])
        return points * number_of(self.masks[wanted]) + after - before

    def gain_of_card(self, number: int) -> int:
        """Return what a bonus card is worth as the castle stands."""
        return card_points(BONUS_CARDS[number], self.castle, self.masks)

    @property
    def free(self) -> int:
        """The spaces open to some room, as a mask."""
        found = 0
        for space in self.castle.open_above + self.castle.open_below:
            found |= 1 << space
        return found

    # Changing -----------------------------------------------------------------

    def build(self, room: int, space: int) -> None:
        """Put *room* on *space*; bonuses are for whoever asked."""
        self.points += self.gain(room, space)
        self.castle.build(room, space)
        for wanted in WANTED_BY[room]:
            self.masks[wanted] |= 1 << space
        self.paths = [
            Reach(r.at, r.wanted, r.points, connected(self.masks[r.wanted], r.at))
            for r in self.paths
        ]
        self._remember(room, space)

    def take_attendant(self, number: int) -> None:
        """Let an attendant move in."""
        self.points += self.gain_of_attendant(number)
        self.castle.attendants += (number,)
        wanted, points = ATTENDANT_RECIPES[number]
        self.everywhere[wanted] += points

    def keep_card(self, number: int) -> None:
        """Put a bonus card under the castle."""
        self.points += self.gain_of_card(number)
        self.castle.cards += (number,)

    # How ----------------------------------------------------------------------

    @property
    def _types(self) -> int:
        return sum([1 for count in self.counts[:_REGULAR_KINDS] if count])

    @property
    def _complete(self) -> int:
        """What the rooms that want all types gain from the last one."""
        recipes = [RECIPES[room] for room in self.castle.rooms]
        return sum([r[3] - r[4] for r in recipes if r[0] is Rule.ALL_OTHER_TYPES])

    def _wish(self, wanted: int, spaces: int, points: int) -> None:
        wishes = self.wishes[wanted]
        for space in spaces_in(spaces):
            wishes[space] = wishes.get(space, 0) + points

    def _remember(self, room: int, space: int) -> None:
        """Note what a room that was built wishes for."""
        self.counts[KIND_NUMBERS[room]] += 1
        rule, _, wanted, points, shape = RECIPES[room]
        if rule is Rule.POSITIONS:
            for marked in marked_by(shape, space):
                self.wishes[wanted][marked] = self.wishes[wanted].get(marked, 0) + points
        elif rule is Rule.ANYWHERE:
            self.everywhere[wanted] += points
        elif rule is Rule.COLUMN:
            self.columns.append(Reach(space, wanted, points, column(space, shape)))
        elif rule is Rule.CONNECTED:
            region = connected(self.masks[wanted], space)
            self.paths.append(Reach(space, wanted, points, region))

    def _own(self, room: int, space: int) -> int:
        """Return what *room* itself would count on *space*."""
        rule, _, wanted, points, shape = RECIPES[room]
        if rule is Rule.FIXED:
            return points
        if rule is Rule.ALL_OTHER_TYPES:
            kind = KIND_NUMBERS[room]
            others = [n for n in range(_REGULAR_KINDS) if n != kind]
            return points if all(self.counts[n] for n in others) else shape
        rooms = self.masks[wanted]
        if wanted in WANTED_BY[room]:
            rooms |= 1 << space
        if rule is Rule.POSITIONS:
            rooms &= shape << space >> CENTRE
        elif rule is Rule.COLUMN:
            rooms &= column(space, shape)
        elif rule is Rule.CONNECTED:
            rooms = connected(rooms, space) & ~(1 << space)
        return points * number_of(rooms)

    def _joined(self, reach: Reach, space: int) -> int:
        """Return how many more rooms a path reaches over a room on *space*."""
        after = connected(self.masks[reach.wanted] | 1 << space, reach.at)
        start = ~(1 << reach.at)
        return number_of(after & start) - number_of(reach.region & start)

    def _of_cards(self, room: int, space: int) -> int:
        after = self.castle.copy()
        after.rooms += (room,)
        after.spaces += (space,)
        masks = self.masks[:]
        for wanted in WANTED_BY[room]:
            masks[wanted] |= 1 << space
        cards = [BONUS_CARDS[card] for card in self.castle.cards]
        before = sum([card_points(card, self.castle, self.masks) for card in cards])
        return sum([card_points(card, after, masks) for card in cards]) - before


def column(space: int, direction: int) -> int:
    """Return the other spaces of a column, or those above or below *space* only."""
    found = (FIRST_COLUMN << space % ROW) & ~(1 << space)
    if direction > 0:
        found &= -1 << space
    elif direction < 0:
        found &= (1 << space) - 1
    return found


@cache
def marked_by(shape: int, space: int) -> tuple[int, ...]:
    """Return the spaces that a pattern marks around *space*."""
    return spaces_in(shape << space >> CENTRE)


def spaces_in(mask: int) -> tuple[int, ...]:
    """Return the spaces of a mask."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tuple(found)
