"""What is in the box: provinces, cards, buildings, cubes."""

from __future__ import annotations

from typing import Literal, NewType, TypeGuard

from engine.core.named import Named
from engine.core.value import value

CardId = NewType("CardId", int)
"""A card for a tableau: those of the provinces from 0, then the chest cards 0 to 4."""
FIRST_CHEST = 45
CARDS = 50
BLANK, FACE_DOWN, NOTHING, LOST = CardId(-1), CardId(-2), CardId(-3), CardId(-4)
"""A space still to plan, a card one may not see, a space left empty, a card handed over."""

ProvinceId = NewType("ProvinceId", CardId)
"""A province, by the number of its card."""

Owner = NewType("Owner", int)
"""Whose a province is: a seat, or one of the two below."""
NOBODY, OUT_OF_PLAY = Owner(-1), Owner(-2)
"""Owners of a province that has no armies, and of one that three players do without."""

PEASANT = 5
"""The colour of the green cubes; armies have the number of their seat."""
COLOURS = 6

SPACES = 11
BID = 10
"""The last space of a tableau; the ten before it are the actions in the order of their cards."""

FREE = -1
"""A place in the turn order that nobody took."""
NO_EVENT = -1


def is_seat(owner: Owner) -> bool:
    """Whether a province has an owner, and is neither neutral nor out of play."""
    return owner >= 0


def is_province(card: CardId) -> TypeGuard[ProvinceId]:
    """Whether a card orders something in a province; chest cards and markers do not (SH-33)."""
    return 0 <= card < FIRST_CHEST


def is_card(card: CardId) -> bool:
    """Whether a card lies on a space face up, and not one of the marks above."""
    return card >= 0


class Side(Named):
    """The two sides of the map."""

    SUN = "sun"
    MOON = "moon"


class Season(Named):
    """The four rounds of a year."""

    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"


class Building(Named):
    """What can stand on a site."""

    CASTLE = "castle"
    TEMPLE = "temple"
    THEATRE = "theatre"


class Kind(Named):
    """Families of actions."""

    BUILD = "build"
    COLLECT = "collect"
    DEPLOY = "deploy"
    MARCH = "march"


class Goods(Named):
    """What a province yields."""

    RICE = "rice"
    CHESTS = "chests"


class Effect(Named):
    """What an event or a special card changes."""

    THEATRE_CALMS = "theatre_calms"
    NEUTRAL_PEASANTS = "neutral_peasants"
    CASTLE_DEFENCE = "castle_defence"
    TEMPLE_PEACE = "temple_peace"
    TAX_MAX = "tax_max"
    TAX_MIN = "tax_min"
    RICE_MIN = "rice_min"
    RICE_MAX = "rice_max"
    DEPLOY_LESS = "deploy_less"
    TAX_BONUS = "tax_bonus"
    RICE_BONUS = "rice_bonus"
    DEPLOY_TOTAL = "deploy_total"
    ATTACK_BONUS = "attack_bonus"
    DEFENCE_BONUS = "defence_bonus"


@value
class Options:
    """How groups play it; only the Sun side has a prescribed start, the Moon side is drafted."""

    side: Side = Side.SUN
    start: Literal["draft", "prescribed"] = "draft"
    tower: Literal["two_shelf", "loose", "imrihil"] = "two_shelf"
    show_tower: bool = False
    allow_decline: bool = False
    partial_deploy: bool = False


@value
class OnSide:
    """What one side of the map says about a province."""

    region: str
    card: str
    out_with_three: bool


@value
class Province:
    """A province and its card."""

    id: str
    name: str
    name_ja: str
    tax: int
    rice: int
    sites: int
    land: tuple[str, ...]
    sun: OnSide
    moon: OnSide

    def on(self, side: Side) -> OnSide:
        """Return what *side* says about it."""
        return self.sun if side is Side.SUN else self.moon


@value
class Region:
    """Nine provinces that are scored together."""

    id: str
    name: str
    colour: str


@value
class ProvinceCard:
    """One of the 53 cards; eight provinces have a card for each side."""

    id: str
    province: str
    region: str
    sides: tuple[Side, ...]


@value
class SeaRoute:
    """A dashed line between two provinces on one side of the map."""

    a: str
    b: str
    side: Side
    verified: bool
    why_unverified: str


@value
class ActionCard:
    """One of the ten actions of a season."""

    id: str
    name: str
    kind: Kind
    cost: int
    builds: Building | None
    yields: Goods | None
    armies: int
    then_move: bool


@value
class EventCard:
    """An event: what it changes in a season, and the rice it costs in winter."""

    id: str
    effect: Effect
    amount: int
    deploys: tuple[tuple[str, int], ...]
    rice_loss: int
    text: str


@value
class SpecialCard:
    """The card that comes with a place in the turn order."""

    id: str
    effect: Effect
    amount: int
    actions: tuple[str, ...]
    text: str


@value
class StartPosition:
    """Where one seat begins if the start is prescribed."""

    seats: int
    seat: int
    provinces: tuple[tuple[str, int], ...]


@value
class Daimyo:
    """A name and a colour."""

    id: str
    name: str
    colour: str


@value
class BuildingStock:
    """How many tiles there are of a building and what most of them in a region are worth."""

    kind: Building
    stock: int
    majority: int


@value
class SeatsRow:
    """What every player begins with, by number of players."""

    seats: int
    groups: tuple[int, ...]
    chests: int


@value
class WinterRow:
    """What follows from being *short* of so much rice, or more."""

    short: int
    revolts: int
    peasants: int


@value
class TowerPreset:
    """How a tower holds cubes: chances in a thousand of staying on a shelf and of coming loose."""

    id: str
    stay: int
    loosen: int
    verified: bool
    why_unverified: str


@value
class Box:
    """Counts and tables that belong to no card."""

    armies_per_player: int
    peasants: int
    unrest_markers: int
    chest_cards: tuple[int, ...]
    buildings: tuple[BuildingStock, ...]
    points_per_province: int
    points_per_building: int
    tie_penalty: int
    tables: tuple[SeatsRow, ...]
    fill_armies: int
    fill_peasants: int
    events_per_year: int
    actions_face_up: int
    neutral_peasants: int
    winter: tuple[WinterRow, ...]


@value
class Board:
    """One side of the map for a number of players, in numbers."""

    side: Side
    provinces: tuple[ProvinceId, ...]
    """Those in play."""
    neighbours: tuple[tuple[ProvinceId, ...], ...]
    regions: tuple[int, ...]
