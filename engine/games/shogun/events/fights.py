"""What can happen in fights and revolts: the tower, who won, and what changes hands."""

from __future__ import annotations

from engine.core.agenda import Event
from engine.core.named import Named
from engine.core.value import value
from engine.games.shogun.components import Building, ProvinceId

NOWHERE = -2
"""The space of a card that lay on none."""


class Result(Named):
    """How a fight ended."""

    TAKEN = "taken"
    """The attacker has the province."""
    HELD = "held"
    """Its owner keeps it."""
    DRAWN = "drawn"
    """Nobody has it any more."""
    REPELLED = "repelled"
    """It was neutral and stays so."""


class Rest(Named):
    """Where a cube can be during a throw; INSIDE is all one sees of a closed tower."""

    FUNNEL = "funnel"
    INSIDE = "inside"
    UPPER = "upper"
    LOWER = "lower"
    TRAY = "tray"


@value
class Hop:
    """The way of one cube between two rests."""

    colour: int
    start: Rest
    end: Rest

    def __repr__(self) -> str:
        return f"{self.colour}:{self.start.value}>{self.end.value}"

    @property
    def falls(self) -> bool:
        """Whether the cube lands in the tray."""
        return self.end is Rest.TRAY


# The tower --------------------------------------------------------------------


@value
class Thrown(Event):
    """Cubes were thrown into the tower: *hops* in the order they happened, *tray* by colour.

    A hop from a shelf is a cube that was knocked out, one that ends there a cube that is held.
    What happens inside can be seen only if the table plays with an open tower; others see all
    cubes go in, then some come out.
    """

    thrown: tuple[int, ...]
    tray: tuple[int, ...]
    hops: tuple[Hop, ...]
    open_tower: bool

    def seen_by(self, seat: int) -> Event | None:
        """Leave out the shelves unless the tower is open."""
        if self.open_tower:
            return self
        came_in = tuple([Hop(cube, Rest.FUNNEL, Rest.INSIDE) for cube in self.thrown])
        fell = tuple([Hop(h.colour, Rest.INSIDE, Rest.TRAY) for h in self.hops if h.falls])
        return Thrown(self.thrown, self.tray, came_in + fell, False)


@value
class Returned(Event):
    """What fell out when the tower was filled went back (SH-19)."""

    cubes: tuple[int, ...]


# Fights -----------------------------------------------------------------------


@value
class BattleBegan(Event):
    """Armies fight for a province; the defender is NOBODY in a neutral one.

    The numbers are what goes into the tower now; the bonus armies among them come from the
    supplies, for special cards and for castles (SH-71). What lies in the tray goes in as well.
    """

    attacker: int
    defender: int
    province: ProvinceId
    attackers: int
    defenders: int
    peasants: int
    attack_bonus: int = 0
    defence_bonus: int = 0


@value
class BattleEnded(Event):
    """What lay in the tray decided: attackers, defenders, peasants, and whether these helped."""

    attacker: int
    defender: int
    province: ProvinceId
    attackers: int
    defenders: int
    peasants: int
    peasants_help: bool
    result: Result
    armies: int


@value
class RevoltBegan(Event):
    """Peasants rise in a province: as many as there is unrest, and *extra* ones in winter.

    There are fewer *peasants* than that if the stock has no more.
    """

    seat: int
    province: ProvinceId
    armies: int
    unrest: int
    extra: int
    peasants: int


@value
class RevoltEnded(Event):
    """What lay in the tray decided the revolt: so many armies are left, or the province is lost."""

    seat: int
    province: ProvinceId
    armies: int
    peasants: int
    kept: bool
    left: int


@value
class CardHandedOver(Event):
    """A province card went to another player or to the stock; *space* is where it lay, if any.

    If it was not yet shown there, the order is lost (SH-45).
    """

    province: ProvinceId
    giver: int
    taker: int
    space: int = NOWHERE
    was_shown: bool = False


@value
class ProvinceCleared(Event):
    """A province became neutral: buildings and unrest were removed."""

    province: ProvinceId
    buildings: tuple[Building, ...]
    unrest: int
