"""What lies in the box: colours, resources, actions, cards and tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from engine.core.named import Named
from engine.core.value import value

FACE_DOWN = "?"
"""Stands in a view for a card nobody can see."""
EMPTY = ""
"""Stands for a room whose card was just taken."""
FREE = -1
"""Stands for a space of the Daimyo card without a courtier."""
GATE = "gate"
HALL = "hall"
WELL = "well"
MOST_OF_A_RESOURCE = 7
MOST_SEALS = 5
LAST_INFLUENCE = 20
FIGURES = 5
ROUNDS = 3
TURNS = 3


class Colour(Named):
    """Of a die, a bridge or a die tile; ``row`` counts bridges and domain rows from the top."""

    RED = "red"
    BLACK = "black"
    WHITE = "white"

    def __init__(self, word: str) -> None:
        self.row = len(type(self).__members__)
        self.space = f"domain_{word}"


class End(Named):
    """Where a die lies on its bridge; the left end has the lantern."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


class Resource(Named):
    """What can be gained, or paid."""

    FOOD = "food"
    IRON = "iron"
    PEARL = "pearl"
    COIN = "coin"
    SEAL = "seal"
    POINT = "clan_point"
    INFLUENCE = "influence"
    ANY = "any_resource"


class Deed(Named):
    """An action that goes beyond gaining something."""

    COURTIER = "courtier"
    GARDENER = "gardener"
    WARRIOR = "warrior"
    DOMAIN = "domain"
    LIGHT = "light"
    TILE_ANY = "tile_any"
    TILE_RED = "tile_red"
    TILE_BLACK = "tile_black"
    TILE_WHITE = "tile_white"


@value
class Options:
    """How to play: the rival's strength, the fixed first castle, the Italian seal scoring."""

    difficulty: Literal["easy", "medium", "hard"] = "easy"
    first_game: bool = False
    """The castle of WC-27; which cards lie where is our reconstruction."""
    simple_seals: bool = False
    """Left-over seals only count as coins (K1)."""
    also: ClassVar[Mapping[str, str]] = {"rival": "difficulty"}


@value
class Gain:
    """A black number: so much of a resource."""

    resource: Resource
    amount: int


@value
class Action:
    """What a card, tile or space lets a player do: gain things, or pay for a deed."""

    gains: tuple[Gain, ...] = ()
    lantern: bool = False
    well: bool = False
    price: Gain | None = None
    then: Deed | None = None


@value
class Block:
    """One action of a card: its row in a room, its rows in a domain, light or dark."""

    part: str
    rows: tuple[int, ...]
    light: bool
    action: Action


@value
class Card:
    """A level-1, level-2 or starting action card (level 0)."""

    id: str
    level: int
    diamond: bool
    blocks: tuple[Block, ...]
    back: Gain
    verified: bool
    note: str = ""


@value
class StartingResource:
    """What a player starts with; its back is a lantern bonus, like that of its decree."""

    id: str
    gains: tuple[Gain, ...]
    decree: str | None
    back: Gain
    verified: bool
    note: str = ""


@value
class Decree:
    """A lantern bonus that comes with a starting resource card."""

    id: str
    back: Gain
    verified: bool
    note: str = ""


@value
class Daimyo:
    """The card of the top floor: three spaces, each for one courtier."""

    id: str
    spaces: tuple[Action, ...]
    verified: bool
    note: str = ""


@value
class Garden:
    """A garden below a bridge."""

    id: str
    kind: Literal["stone", "plant"]
    food: int
    points: int
    action: Action
    verified: bool
    note: str = ""


@value
class YardTile:
    """What a training yard offers, on two sides."""

    id: str
    blue: Action
    beige: Action
    verified: bool
    note: str = ""


@value
class DieTile:
    """A colour in the castle, a reward at the well."""

    id: str
    colour: Colour
    back: Gain
    verified: bool
    note: str = ""


@value
class SoloAction:
    """One symbol on the action side of a solo card."""

    kind: Literal["gate", "climb", "warrior", "gardener", "clan_point", "influence", "coin"]
    amount: int = 0
    target: str = ""


@value
class SoloCard:
    """Which die the rival takes and where it goes; on the other side, what its clan does."""

    id: str
    bridge: Colour
    end: End
    space: str
    actions: tuple[SoloAction, ...]
    verified: bool
    note: str = ""
