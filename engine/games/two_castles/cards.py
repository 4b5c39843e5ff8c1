"""What bonus cards count (BC-58)."""

from __future__ import annotations

from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import BonusCard, CardCount
from engine.games.two_castles.content import KIND_OF
from engine.games.two_castles.masks import (
    ANY,
    FIRST_COLUMN,
    FULL_ROW,
    REGULAR_MASKS,
    THRONE_MASK,
    UNDERGROUND,
    WANTED_NUMBERS,
    Masks,
    number_of,
)
from engine.games.two_castles.spaces import ROW, space_at

_HIGH = ~((1 << space_at(-32, 2)) - 1)
_BESIDE_THRONE = sum(
    1 << space_at(x, y) for x, y in ((-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1))
)
_AROUND_THRONE = _BESIDE_THRONE | sum(
    1 << space_at(x, y) for x, y in ((-1, 1), (2, 1), (-1, -1), (2, -1))
)


def card_points(card: BonusCard, castle: Castle, masks: Masks) -> int:
    """Return what *card* is worth under *castle*."""
    return card.points * _counted(card, castle, masks)


def _counted(card: BonusCard, castle: Castle, masks: Masks) -> int:
    rooms = masks[ANY]
    match card.count:
        case CardCount.ROOMS_OF_TYPE:
            return number_of(masks[WANTED_NUMBERS[card.wanted]])
        case CardCount.DISTINCT_ROOM_TYPES:
            return len({KIND_OF[room] for room in castle.rooms})
        case CardCount.ATTENDANTS:
            return len(castle.attendants)
        case CardCount.ROOMS_UNDERGROUND:
            return (rooms & UNDERGROUND).bit_count()
        case CardCount.HIGH_ROOMS:
            return (rooms & _HIGH).bit_count()
        case CardCount.ROWS:
            return sum([bool(rooms >> row * ROW & FULL_ROW) for row in range(ROW)])
        case CardCount.COLUMNS:
            return sum([bool(rooms >> column & FIRST_COLUMN) for column in range(ROW)])
        case CardCount.FULLY_SURROUNDED:
            beside = rooms & rooms << 1 & rooms >> 1
            return _whole(beside & beside << ROW & beside >> ROW)
        case CardCount.ORTHOGONALLY_SURROUNDED:
            return _whole(rooms & rooms << 1 & rooms >> 1 & rooms << ROW & rooms >> ROW)
        case CardCount.TYPES_NEXT_TO_THRONE:
            return sum([bool(masks[n] & _BESIDE_THRONE) for n in REGULAR_MASKS])
        case CardCount.SPACES_AROUND_THRONE:
            return (rooms & _AROUND_THRONE).bit_count()
        case CardCount.TYPES_WITH_AT_LEAST:
            return sum([masks[n].bit_count() >= card.threshold for n in REGULAR_MASKS])


def _whole(rooms: int) -> int:
    """Return how many rooms a mask holds; the throne room only with both its halves."""
    return (rooms & ~THRONE_MASK).bit_count() + (rooms & THRONE_MASK == THRONE_MASK)
