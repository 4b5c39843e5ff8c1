"""What can happen, fine enough to show every piece that moves, and who sees what of it."""

from __future__ import annotations

from enum import Enum

from engine.core.agenda import Event
from engine.core.value import value
from engine.games.shogun.components import FACE_DOWN, Building, Season


class Result(Enum):
    """How a fight ended."""

    TAKEN = "taken"
    HELD = "held"
    DRAWN = "drawn"
    REPELLED = "repelled"


class Rest(Enum):
    """Where a cube can be during a throw."""

    FUNNEL = "funnel"
    UPPER = "upper"
    LOWER = "lower"
    TRAY = "tray"


@value
class Hop:
    """The way of one cube between two rests."""

    colour: int
    start: Rest
    end: Rest


# The start --------------------------------------------------------------------


@value
class OpenCards(Event):
    """Two province cards lie open beside the deck."""

    cards: tuple[int, ...]


@value
class Claimed(Event):
    """A seat took a province card in the draft."""

    seat: int
    province: int
    from_deck: bool


@value
class Settled(Event):
    """A seat put its first armies into a province."""

    seat: int
    province: int
    armies: int


@value
class Returned(Event):
    """What fell out when the tower was filled went back (SH-19)."""

    cubes: tuple[int, ...]


# The tower --------------------------------------------------------------------


@value
class Thrown(Event):
    """Cubes were thrown into the tower: *hops* in the order they happened, *tray* by colour.

    What happens inside can be seen only if the table plays with an open tower; others see which
    cubes go in and which come out.
    """

    thrown: tuple[int, ...]
    tray: tuple[int, ...]
    hops: tuple[Hop, ...]
    open_tower: bool

    def seen_by(self, seat: int) -> Event | None:
        """Leave out the shelves unless the tower is open."""
        return self if self.open_tower else Thrown(self.thrown, self.tray, (), False)


# A round ----------------------------------------------------------------------


@value
class YearBegan(Event):
    """The events of a year were turned up."""

    year: int
    events: tuple[int, ...]


@value
class SeasonBegan(Event):
    """Action cards and special cards were laid out for a round; five actions can be seen."""

    year: int
    season: Season
    actions: tuple[int, ...]
    specials: tuple[int, ...]


@value
class Planned(Event):
    """A seat put a card on a space, left it empty or took its card back; nobody else sees it."""

    seat: int
    space: int
    card: int

    def seen_by(self, seat: int) -> Event | None:
        """Keep it from others altogether."""
        return self if seat == self.seat else None


@value
class PlanReady(Event):
    """A seat finished its plan."""

    seat: int


@value
class EventDrawn(Event):
    """An event holds for this round."""

    event: int


@value
class BidShown(Event):
    """A seat's bid was turned up and paid."""

    seat: int
    card: int
    chests: int


@value
class ChoiceOrder(Event):
    """The bids gave this order of choosing places; equal bids were ordered at random."""

    seats: tuple[int, ...]


@value
class PlaceTaken(Event):
    """A seat took a place in the turn order and the special card there."""

    seat: int
    place: int
    special: int


@value
class ActionBegan(Event):
    """An action is due; *turned_up* is the action card that became visible, if any."""

    slot: int
    action: int
    turned_up: int = FACE_DOWN


@value
class CardShown(Event):
    """A seat turned up the card on the space of the action that is due."""

    seat: int
    action: int
    card: int


@value
class ActionVoid(Event):
    """An ordered action cannot be carried out and does not happen."""

    seat: int
    action: int
    province: int
    rule: str
    reason: str


# Actions ----------------------------------------------------------------------


@value
class Built(Event):
    """A building was paid and put up."""

    seat: int
    province: int
    building: Building
    cost: int


@value
class UnrestChanged(Event):
    """Unrest markers were added to or taken from a province."""

    province: int
    by: int


@value
class Collected(Event):
    """A province yielded rice or chests."""

    seat: int
    province: int
    rice: int
    chests: int


@value
class Deployed(Event):
    """Armies came from the supply into a province."""

    seat: int
    province: int
    armies: int
    cost: int


@value
class Marched(Event):
    """Armies left a province for another."""

    seat: int
    home: int
    target: int
    armies: int


@value
class Stayed(Event):
    """A seat moved nobody."""

    seat: int
    home: int


# Fights -----------------------------------------------------------------------


@value
class BattleBegan(Event):
    """Armies fight for a province; the defender is NOBODY in a neutral one."""

    attacker: int
    defender: int
    province: int
    attackers: int
    defenders: int
    peasants: int


@value
class BattleEnded(Event):
    """What lay in the tray decided: attackers, defenders, peasants, and whether these helped."""

    attacker: int
    defender: int
    province: int
    attackers: int
    defenders: int
    peasants: int
    peasants_help: bool
    result: Result
    armies: int


@value
class RevoltBegan(Event):
    """Peasants rise in a province."""

    seat: int
    province: int
    armies: int
    peasants: int


@value
class RevoltEnded(Event):
    """What lay in the tray decided the revolt."""

    seat: int
    province: int
    armies: int
    peasants: int
    result: Result
    left: int


@value
class CardHandedOver(Event):
    """A province card went to another player or to the stock; *space* is where it lay, if any."""

    province: int
    giver: int
    taker: int
    space: int = FACE_DOWN


@value
class ProvinceCleared(Event):
    """A province became neutral: buildings and unrest were removed."""

    province: int
    buildings: tuple[Building, ...]
    unrest: int


# Winter -----------------------------------------------------------------------


@value
class RoundEnded(Event):
    """Cards went back to their owners."""

    year: int
    season: Season


@value
class WinterBegan(Event):
    """The event that was left over says how much rice is lost."""

    year: int
    event: int
    loss: int


@value
class RiceLost(Event):
    """A seat lost rice to the winter."""

    seat: int
    lost: int
    left: int


@value
class Supplied(Event):
    """A seat compared provinces and rice; it is short of so much, and these provinces rise."""

    seat: int
    provinces: int
    rice: int
    short: int
    risings: tuple[int, ...]
    extra: int


@value
class Majority(Event):
    """A seat has most buildings of a kind in a region, alone or with others."""

    seat: int
    region: int
    building: Building
    points: int


@value
class Scored(Event):
    """A seat got the points of a year."""

    seat: int
    provinces: int
    buildings: int
    majorities: int
    total: int
