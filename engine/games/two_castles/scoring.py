"""Points of a castle, as a pure function of it: the score sheet of BC-45.

Rooms are bits of one long integer, one integer for everything that can be wanted. What a room
counts is then a mask laid over it: a pattern moved to the room, its column, the whole castle, or
the rooms it is connected with. The plain form, a dictionary of spaces, took five times as long.
"""

from __future__ import annotations

from engine.core.value import value
from engine.games.two_castles.cards import card_points
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import (
    SPECIAL,
    Category,
    Directions,
    Kind,
    Room,
    Rule,
    Scoring,
    Wanted,
)
from engine.games.two_castles.content import (
    ATTENDANTS,
    BONUS_CARDS,
    PATTERNS,
    ROOMS,
    THRONE_ROOMS,
)
from engine.games.two_castles.masks import (
    ANY,
    CENTRE,
    FIRST_COLUMN,
    REGULAR_MASKS,
    SPECIAL_MASK,
    WANTED_NUMBERS,
    Masks,
    number_of,
    pattern_mask,
)
from engine.games.two_castles.spaces import ROW, THRONE, space_at

CATEGORIES = tuple(Category)
_BONUS_CARDS = CATEGORIES.index(Category.BONUS_CARDS)
_ATTENDANTS = CATEGORIES.index(Category.ATTENDANTS)
_THRONE = CATEGORIES.index(Category.THRONE)


@value
class ScoreSheet:
    """What a castle is worth, line by line and room by room."""

    total: int
    categories: tuple[int, ...]
    """In the order of ``Category``."""
    rooms: tuple[int, ...]
    """In the order in which the rooms were built."""

    def of(self, category: Category) -> int:
        """Return the points in one line of the sheet."""
        return self.categories[CATEGORIES.index(category)]


def score_sheet(castle: Castle) -> ScoreSheet:
    """Return the points of *castle* as it stands."""
    masks = masks_of(castle)
    categories = [0] * len(CATEGORIES)
    rooms = [
        _points_of(RECIPES[room], space, masks, categories)
        for room, space in zip(castle.rooms, castle.spaces, strict=True)
    ]
    for number in castle.attendants:
        wanted, points = ATTENDANT_RECIPES[number]
        categories[_ATTENDANTS] += points * number_of(masks[wanted])
    for number in castle.cards:
        categories[_BONUS_CARDS] += card_points(BONUS_CARDS[number], castle, masks)
    categories[_THRONE] = _throne_points(castle.throne, masks)
    return ScoreSheet(sum(categories), tuple(categories), tuple(rooms))


def castle_points(castle: Castle) -> int:
    """Return the value of *castle*."""
    return score_sheet(castle).total


def points_with(castle: Castle, room: int, space: int) -> int:
    """Return the value of *castle* if *room* stood on *space* as well."""
    rooms, spaces = (*castle.rooms, room), (*castle.spaces, space)
    return castle_points(Castle(castle.throne, rooms, spaces, castle.attendants, castle.cards))


def masks_of(castle: Castle) -> Masks:
    """Return one mask of spaces for everything that can be wanted."""
    masks = list(_THRONE_MASKS[castle.throne])
    for room, space in zip(castle.rooms, castle.spaces, strict=True):
        bit = 1 << space
        for wanted in WANTED_BY[room]:
            masks[wanted] |= bit
    return masks


def _points_of(recipe: _Recipe, space: int, masks: Masks, categories: list[int]) -> int:
    """Return the points of one room and note them in its category."""
    rule, category, wanted, points, shape = recipe
    if rule is Rule.POSITIONS:
        found = masks[wanted] & (shape << space >> CENTRE)
        earned = points * number_of(found)
    elif rule is Rule.ANYWHERE:
        earned = points * number_of(masks[wanted])
    elif rule is Rule.ALL_OTHER_TYPES:
        earned = points if all(masks[n] for n in REGULAR_MASKS) else shape
    elif rule is Rule.COLUMN:
        found = masks[wanted] & (FIRST_COLUMN << space % ROW) & ~(1 << space)
        if shape:  # only what is above, or below
            found &= (-1 << space) if shape > 0 else (1 << space) - 1
        earned = points * number_of(found)
    elif rule is Rule.CONNECTED:
        found = connected(masks[wanted], space) & ~(1 << space)
        earned = points * number_of(found)
    else:
        earned = points
    categories[category] += earned
    return earned


def connected(wanted: int, space: int) -> int:
    """Return the wanted rooms that a path of wanted rooms joins to *space* (BC-48)."""
    reached = found = 1 << space
    while reached:
        reached = (reached << 1 | reached >> 1 | reached << ROW | reached >> ROW) & wanted
        wanted &= ~reached
        found |= reached
    return found


def _throne_points(throne: int, masks: Masks) -> int:
    """Return the points of the throne room: either type on either space (BC-53, A-11)."""
    first, second, marked, points = THRONE_RECIPES[throne]
    return points * ((masks[first] | masks[second]) & marked).bit_count()


_Recipe = tuple[Rule, int, int, int, int]
"""Rule, category, what is wanted, points, and the shape: a pattern around the centre, the direction
in the column, or the points otherwise."""

_CATEGORY_OF = {
    Kind.TOWER: Category.TOWERS,
    Kind.FOUNTAIN: Category.FOUNTAINS,
    Kind.GRAND_FOYER: Category.FOYERS,
}


def _recipe(room: Room) -> _Recipe:
    scoring = room.scoring
    category = _CATEGORY_OF.get(room.kind) or Category(room.kind.value)
    number = CATEGORIES.index(category)
    return scoring.rule, number, WANTED_NUMBERS[scoring.wanted], scoring.points, _shape(scoring)


def _shape(scoring: Scoring) -> int:
    if scoring.pattern is not None:
        return pattern_mask(PATTERNS[scoring.pattern])
    if scoring.rule is Rule.COLUMN:
        return _DIRECTIONS[scoring.directions]
    return scoring.otherwise


_DIRECTIONS = {Directions.UP: 1, Directions.DOWN: -1, Directions.BOTH: 0}


def _wanted_by(room: Room) -> tuple[int, ...]:
    """Return the masks in which *room* is a bit."""
    kind = SPECIAL_MASK if room.kind in SPECIAL else WANTED_NUMBERS[Wanted(room.kind.value)]
    if room.hanging is None:
        return kind, ANY
    return kind, WANTED_NUMBERS[Wanted(room.hanging.value)], ANY


def _masks_of_throne(hanging: Wanted) -> tuple[int, ...]:
    both = (1 << THRONE[0]) | (1 << THRONE[1])
    shown = (Wanted.SPECIAL, Wanted.ANY, hanging)
    return tuple(both if wanted in shown else 0 for wanted in Wanted)


RECIPES = tuple(_recipe(room) for room in ROOMS)
WANTED_BY = tuple(_wanted_by(room) for room in ROOMS)
ATTENDANT_RECIPES = tuple((WANTED_NUMBERS[Wanted(a.hanging.value)], a.points) for a in ATTENDANTS)
_THRONE_MASKS = tuple(_masks_of_throne(Wanted(throne.hanging.value)) for throne in THRONE_ROOMS)
THRONE_RECIPES = tuple(
    (
        *(WANTED_NUMBERS[Wanted(kind.value)] for kind in throne.wanted),
        sum(1 << space_at(x, y) for x, y in throne.spaces),
        throne.points,
    )
    for throne in THRONE_ROOMS
)
