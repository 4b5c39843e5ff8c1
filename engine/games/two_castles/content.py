"""All components, read once from ``resources/games/two_castles``; rules use their numbers."""

from __future__ import annotations

from engine.core.content import read
from engine.games.two_castles.components import (
    SPECIAL,
    Attendant,
    BonusCard,
    Kind,
    KindOfRoom,
    Level,
    Pattern,
    Room,
    ThroneRoom,
)

GAME_ID = "two_castles"

REGULAR_ROOMS = read(GAME_ID, "regular_rooms.json", tuple[Room, ...])
SPECIAL_ROOMS = read(GAME_ID, "special_rooms.json", tuple[Room, ...])
ROOMS = REGULAR_ROOMS + SPECIAL_ROOMS
"""Every tile that takes one space; its place here is its number."""
THRONE_ROOMS = read(GAME_ID, "throne_rooms.json", tuple[ThroneRoom, ...])
ATTENDANTS = read(GAME_ID, "attendants.json", tuple[Attendant, ...])
BONUS_CARDS = read(GAME_ID, "bonus_cards.json", tuple[BonusCard, ...])
PATTERNS = {p.id: p.offsets for p in read(GAME_ID, "patterns.json", tuple[Pattern, ...])}
KINDS = {kind.id: kind for kind in read(GAME_ID, "kinds.json", tuple[KindOfRoom, ...])}

REGULAR_COUNT = len(REGULAR_ROOMS)
FIRST_SPECIAL = REGULAR_COUNT
"""The number of the first special room; those after it are special too."""
ROOM_NUMBERS = {room.id: number for number, room in enumerate(ROOMS)}
THRONE_NUMBERS = {throne.id: number for number, throne in enumerate(THRONE_ROOMS)}
ATTENDANT_NUMBERS = {attendant.id: number for number, attendant in enumerate(ATTENDANTS)}
CARD_NUMBERS = {card.id: number for number, card in enumerate(BONUS_CARDS)}
SPECIAL_NUMBERS: dict[Kind, int] = {
    kind: next(n for n, room in enumerate(ROOMS) if room.kind is kind) for kind in SPECIAL
}

KIND_OF = tuple(room.kind for room in ROOMS)
IS_OPEN_TO_SKY = tuple(KINDS[room.kind].open_to_sky for room in ROOMS)
GOES_ABOVE = tuple(KINDS[room.kind].level is not Level.UNDERGROUND for room in ROOMS)
GOES_BELOW = tuple(KINDS[room.kind].level is not Level.GROUND_OR_ABOVE for room in ROOMS)
