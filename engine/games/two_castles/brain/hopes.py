"""What a room on a space is worth: the points it brings now, and what it gives to hope for.

The weights are data: tuned by playing tables of equals against each other.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.value import value
from engine.games.two_castles.brain.sketch import KIND_NUMBERS, Sketch
from engine.games.two_castles.components import REGULAR, Rule, Wanted
from engine.games.two_castles.content import IS_OPEN_TO_SKY, REGULAR_COUNT
from engine.games.two_castles.masks import ANY, CENTRE, SPECIAL_MASK, THRONE_MASK
from engine.games.two_castles.scoring import RECIPES, WANTED_BY
from engine.games.two_castles.spaces import GROUND

TURNS = 8
"""How often everybody chooses two tiles in a game."""
ROOMS_A_TURN = 2
"""How many rooms a castle gets in a turn: one from each of its builders."""


@value
class Weights:
    """How much each hope counts; a hope that comes true counts in full as points."""

    bonus: float
    """What a point counts that a bonus is worth at once."""
    second: float
    """What the second room of a type is worth on the way to a bonus; so with the next two."""
    fourth: float
    first: float
    everywhere: float
    connected: float
    column: float
    marked: float
    marked_later: float
    """Marked spaces that are not open yet, beside those that are."""
    all_types: float
    open_sky: float
    """What it costs that nothing can stand above."""
    in_the_way: float
    """What it costs to take a space on which others wish for something else."""
    lower: float
    """How much more a point counts in the lower castle, if it is ten points behind."""
    drawn_room: float
    """What the best of five tiles brings, and so with cards."""
    drawn_card: float
    attendant: float
    """How much of what an attendant may still find counts."""
    likes: tuple[float, ...] = ()
    """Points a room counts beyond what it is worth, by its kind; nobody likes any in the end."""


@value
class Place:
    """A room on a space of a castle."""

    room: int
    space: int
    gain: int
    worth: float


def places_for(
    castle: Sketch, room: int, turns_left: int, weights: Weights, bonus: float = 0.0
) -> Iterator[Place]:
    """Yield every space open to *room* with what it is worth there.

    The *bonus* is what the third or fifth room of its type would bring.
    """
    free = castle.free
    everywhere = _of_kind(castle, room, turns_left, weights, bonus)
    everywhere += _for_itself(castle, room, turns_left, weights)
    if weights.likes and turns_left:
        everywhere += weights.likes[KIND_NUMBERS[room]]
    for space in castle.castle.open_to(room):
        gain = castle.gain(room, space)
        hope = _of_space(castle, room, space, free, turns_left, weights) if turns_left else 0.0
        yield Place(room, space, gain, gain + everywhere + hope)


def is_to_bring_bonus(castle: Sketch, room: int) -> bool:
    """Whether *room* would be the third or fifth of a regular type."""
    kind = KIND_NUMBERS[room]
    return kind < len(REGULAR) and castle.counts[kind] in (2, 4)


def _of_kind(castle: Sketch, room: int, turns_left: int, weights: Weights, bonus: float) -> float:
    """Return what one more room of its kind is worth on the way to bonuses."""
    kind = KIND_NUMBERS[room]
    if kind >= len(REGULAR):
        return 0.0
    share = turns_left / (TURNS - 1)
    match castle.counts[kind]:
        case 2 | 4:
            return weights.bonus * bonus
        case 1:
            return weights.second * (share + 0.15 if turns_left else 0.0)
        case 3:
            return weights.fourth * (share + 0.15 if turns_left else 0.0)
        case 0:
            return weights.first * share
        case _:
            return 0.0


def _for_itself(castle: Sketch, room: int, turns_left: int, weights: Weights) -> float:
    """Return what *room* will find of what it wants, wherever it stands."""
    rule, _, wanted, points, shape = RECIPES[room]
    coming = points * FREQUENCY[wanted] * ROOMS_A_TURN * turns_left
    match rule:
        case Rule.ANYWHERE:
            return weights.everywhere * coming
        case Rule.CONNECTED:
            return weights.connected * coming
        case Rule.COLUMN:
            return weights.column * coming
        case Rule.ALL_OTHER_TYPES:
            missing = castle.counts[: len(REGULAR)].count(0)
            can_be = missing and turns_left >= missing / 2
            return weights.all_types * (points - shape) * (1 - missing / 8) if can_be else 0.0
        case _:
            return 0.0


def _of_space(
    castle: Sketch, room: int, space: int, free: int, turns_left: int, weights: Weights
) -> float:
    """Return what the space itself gives to hope for, and what it spoils."""
    hope = 0.0
    rule, _, wanted, points, shape = RECIPES[room]
    soon, share = min(1.0, turns_left / 2), turns_left / (TURNS - 1)
    if rule is Rule.POSITIONS:
        marked = (shape << space >> CENTRE) & ~castle.masks[ANY] & ~THRONE_MASK
        open_now = (marked & free).bit_count()
        later = marked.bit_count() - open_now
        promised = open_now * soon * weights.marked + later * share * weights.marked_later
        hope += points * FREQUENCY[wanted] * promised
    if space >= GROUND and IS_OPEN_TO_SKY[room]:
        hope -= 2 * weights.open_sky * share
    spoilt = 0.0
    for other, wishes in enumerate(castle.wishes):
        if space in wishes and other not in WANTED_BY[room]:
            spoilt += wishes[space] * FREQUENCY[other]
    return hope - weights.in_the_way * spoilt * soon


def _frequencies() -> tuple[float, ...]:
    """Return which share of the rooms to come shows each wanted thing."""
    found = [0.0] * len(Wanted)
    for room in range(REGULAR_COUNT):
        for wanted in WANTED_BY[room]:
            found[wanted] += 1 / REGULAR_COUNT
    found[SPECIAL_MASK] = 0.12
    return tuple(found)


FREQUENCY = _frequencies()
