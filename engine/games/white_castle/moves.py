"""What players can answer, and how it is written."""

from __future__ import annotations

from engine.core.agenda import Move
from engine.core.value import value
from engine.games.white_castle.components import HALL, Colour, End, Resource
from engine.games.white_castle.content import ACTIONS, ALL_SPACES, GARDENS, ROOMS, ROWS, YARDS

LEVELS = ("gate", "level_1", "level_2", "level_3")


@value
class Draft(Move):
    """Take a starting pair (WC-26)."""

    resources: str
    action: str

    def __str__(self) -> str:
        return f"draft {self.resources} {self.action}"


@value
class Take(Move):
    """Take a die from a bridge (WC-33)."""

    bridge: Colour
    end: End

    def __str__(self) -> str:
        return f"take {self.bridge.value} {self.end.value}"


@value
class Place(Move):
    """Place the die in hand on a space (WC-36)."""

    space: str

    def __str__(self) -> str:
        return f"place {self.space}"


@value
class Use(Move):
    """Perform the action of a card, tile or space."""

    source: str

    def __str__(self) -> str:
        return f"use {self.source}"


@value
class Exchange(Move):
    """Give seals for a coin or a resource (WC-83)."""

    resource: Resource

    def __str__(self) -> str:
        return f"exchange {self.resource.value}"


@value
class Split(Move):
    """Choose resources of any kind (WC-82)."""

    food: int
    iron: int
    pearl: int

    def __str__(self) -> str:
        named = (("food", self.food), ("iron", self.iron), ("pearl", self.pearl))
        return " ".join(["gain", *(f"{n} {name}" for name, n in named if n)])


@value
class Cross(Move):
    """Pay the seals of the tree and go on (WC-88)."""

    def __str__(self) -> str:
        return "cross"


@value
class Stop(Move):
    """Stay before the tree; the other steps are lost (WC-88)."""

    def __str__(self) -> str:
        return "stop"


@value
class First(Move):
    """Say which of two rewards comes first (WC-85)."""

    resource: Resource

    def __str__(self) -> str:
        return f"first {self.resource.value}"


@value
class Audience(Move):
    """Bring a courtier to the gate (WC-72)."""

    def __str__(self) -> str:
        return "audience"


@value
class Climb(Move):
    """Move a courtier up, into a room or the hall (WC-73); *start* counts levels from the gate."""

    start: int
    target: str

    def __str__(self) -> str:
        return f"climb {LEVELS[self.start]} {self.target}"


@value
class Sit(Move):
    """Put the courtier on a space of the Daimyo card, counted from the left (WC-78)."""

    space: int

    def __str__(self) -> str:
        return f"sit {self.space + 1}"


@value
class Plant(Move):
    """Send a gardener to a garden card (WC-69)."""

    garden: str

    def __str__(self) -> str:
        return f"plant {self.garden}"


@value
class Train(Move):
    """Send a warrior to a yard (WC-66)."""

    yard: str

    def __str__(self) -> str:
        return f"train {self.yard}"


@value
class ChooseRow(Move):
    """Use a row of one's own domain (WC-64)."""

    colour: Colour

    def __str__(self) -> str:
        return f"row {self.colour.value}"


@value
class RivalGarden(Move):
    """Say which of equal gardens the rival's gardener goes to (WC-129)."""

    garden: str

    def __str__(self) -> str:
        return f"rival plants {self.garden}"


@value
class RivalRoom(Move):
    """Say which room the rival's courtier goes to (WC-130)."""

    room: str

    def __str__(self) -> str:
        return f"rival enters {self.room}"


# Every move exists once: making a frozen value takes longer than looking one up.
TAKES = tuple(tuple(Take(row.colour, end) for end in End) for row in ROWS)
PLACE = {space: Place(space) for space in ALL_SPACES}
USE = {source: Use(source) for source in ACTIONS}
CROSS, STOP, AUDIENCE = Cross(), Stop(), Audience()
CLIMB = {(start, to): Climb(start, to) for start in range(4) for to in (*ROOMS, HALL)}
SIT = tuple(Sit(space) for space in range(3))
PLANT = {garden.id: Plant(garden.id) for garden in GARDENS}
TRAIN = tuple(Train(yard) for yard in YARDS)
CHOOSE_ROW = tuple(ChooseRow(row.colour) for row in ROWS)
EXCHANGE_COIN = Exchange(Resource.COIN)
EXCHANGE_FOOD = Exchange(Resource.FOOD)
EXCHANGE_IRON = Exchange(Resource.IRON)
EXCHANGE_PEARL = Exchange(Resource.PEARL)
EXCHANGES = (EXCHANGE_COIN, EXCHANGE_FOOD, EXCHANGE_IRON, EXCHANGE_PEARL)
SPLITS = tuple(
    tuple(
        Split(food, iron, amount - food - iron)
        for food in range(amount, -1, -1)
        for iron in range(amount - food, -1, -1)
    )
    for amount in range(8)
)
"""Every way to choose so many resources."""
