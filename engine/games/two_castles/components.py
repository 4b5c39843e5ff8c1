"""The pieces of the game: spaces, rooms, throne rooms, attendants, bonus cards."""

from __future__ import annotations

from enum import StrEnum

from engine.core.value import value


class Kind(StrEnum):
    """What sort of room a tile is; the first seven are the regular ones."""

    FOOD = "food"
    LIVING = "living"
    UTILITY = "utility"
    OUTDOOR = "outdoor"
    SLEEPING = "sleeping"
    CORRIDOR = "corridor"
    DOWNSTAIRS = "downstairs"
    FOUNTAIN = "fountain"
    TOWER = "tower"
    GRAND_FOYER = "grand_foyer"


REGULAR = tuple(Kind)[:7]
SPECIAL = tuple(Kind)[7:]


class Hanging(StrEnum):
    """What hangs on the wall of a room (BC-6)."""

    TORCH = "torch"
    SWORDS = "swords"
    PAINTING = "painting"
    MIRROR = "mirror"


class Wanted(StrEnum):
    """What a room, an attendant or a card counts: a type, a wall hanging, or any room."""

    FOOD = "food"
    LIVING = "living"
    UTILITY = "utility"
    OUTDOOR = "outdoor"
    SLEEPING = "sleeping"
    CORRIDOR = "corridor"
    DOWNSTAIRS = "downstairs"
    SPECIAL = "special"
    TORCH = "torch"
    SWORDS = "swords"
    PAINTING = "painting"
    MIRROR = "mirror"
    ANY = "any"


class Level(StrEnum):
    """On which levels a kind of room may stand (BC-24)."""

    GROUND_OR_ABOVE = "ground_or_above"
    UNDERGROUND = "underground"
    ANYWHERE = "anywhere"


class Bonus(StrEnum):
    """What the third or fifth room of a type brings; the first six can be chosen (BC-42)."""

    EXTRA_ROOM = "extra_room"
    BONUS_CARD = "bonus_card"
    ATTENDANT = "attendant"
    FOUNTAIN = "fountain"
    TOWER = "tower"
    GRAND_FOYER = "grand_foyer"
    ANY_OTHER = "any_other"
    SPECIAL_ROOM = "special_room"


THIRD_ROOM_BONUSES = tuple(Bonus)[:6]


class Rule(StrEnum):
    """How a room finds the rooms that it scores for."""

    POSITIONS = "positions"
    CONNECTED = "connected"
    ANYWHERE = "anywhere"
    COLUMN = "column"
    FIXED = "fixed"
    ALL_OTHER_TYPES = "all_other_types"


class Directions(StrEnum):
    """Which part of its column a room looks at."""

    UP = "up"
    DOWN = "down"
    BOTH = "both"


class CardCount(StrEnum):
    """What a bonus card counts (BC-58)."""

    ROOMS_OF_TYPE = "rooms_of_type"
    DISTINCT_ROOM_TYPES = "distinct_room_types"
    ATTENDANTS = "attendants"
    ROOMS_UNDERGROUND = "rooms_underground"
    HIGH_ROOMS = "rooms_two_or_more_above_ground"
    ROWS = "rows"
    COLUMNS = "columns"
    FULLY_SURROUNDED = "rooms_fully_surrounded"
    ORTHOGONALLY_SURROUNDED = "rooms_orthogonally_surrounded"
    TYPES_NEXT_TO_THRONE = "distinct_regular_types_orthogonal_to_throne"
    SPACES_AROUND_THRONE = "occupied_spaces_around_throne"
    TYPES_WITH_AT_LEAST = "regular_types_with_at_least"


class Category(StrEnum):
    """One line of the score sheet (BC-45)."""

    FOOD = "food"
    LIVING = "living"
    UTILITY = "utility"
    OUTDOOR = "outdoor"
    SLEEPING = "sleeping"
    CORRIDOR = "corridor"
    DOWNSTAIRS = "downstairs"
    TOWERS = "towers"
    FOUNTAINS = "fountains"
    FOYERS = "foyers"
    BONUS_CARDS = "bonus_cards"
    ATTENDANTS = "attendants"
    THRONE = "throne"


@value
class Scoring:
    """What a room scores: points for each wanted room that its rule finds."""

    rule: Rule
    points: int
    wanted: Wanted = Wanted.ANY
    pattern: str | None = None
    directions: Directions = Directions.BOTH
    otherwise: int = 0


@value
class Pattern:
    """The spaces that tiles mark, seen from the room itself."""

    id: str
    offsets: tuple[tuple[int, int], ...]


@value
class Room:
    """A tile that takes one space."""

    id: str
    name_en: str
    name_de: str | None
    kind: Kind
    hanging: Hanging | None
    scoring: Scoring
    count: int = 1


@value
class KindOfRoom:
    """What the rules say about all rooms of one kind."""

    id: Kind
    name_en: str
    name_de: str
    level: Level
    open_to_sky: bool
    third: Bonus | None
    fifth: Bonus | None
    verified: bool = True
    reason: str = ""


@value
class ThroneRoom:
    """The tile every castle starts from; two spaces wide (BC-3)."""

    id: str
    name_en: str
    name_de: str
    hanging: Hanging
    wanted: tuple[Kind, Kind]
    spaces: tuple[tuple[int, int], ...]
    points: int


@value
class Attendant:
    """A servant of the king, who likes one wall hanging (BC-57)."""

    id: str
    name_en: str
    name_de: str
    hanging: Hanging
    points: int
    count: int


@value
class BonusCard:
    """A card that scores at the end of the game."""

    id: str
    name_en: str
    points: int
    count: CardCount
    wanted: Wanted = Wanted.ANY
    threshold: int = 0
