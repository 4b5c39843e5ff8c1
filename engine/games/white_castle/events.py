"""What can happen, told finely enough to move every piece and to explain why."""

from __future__ import annotations

from engine.core.agenda import Event
from engine.core.value import value
from engine.games.white_castle.components import Colour, End, Resource
from engine.games.white_castle.state import Bridge


@value
class RoundBegan(Event):
    """The round marker moved."""

    round: int


@value
class DiceRolled(Event):
    """All dice were rolled and laid on their bridges (WC-20)."""

    bridges: tuple[Bridge, ...]


@value
class PairTaken(Event):
    """A seat took its starting cards (WC-26)."""

    seat: int
    resources: str
    action: str
    decree: str


@value
class DieTaken(Event):
    """A die left its bridge (WC-33)."""

    seat: int
    bridge: Colour
    end: End
    pips: int


@value
class DieSlid(Event):
    """A middle die moved to the vacated end (WC-34)."""

    bridge: Colour
    end: End
    pips: int


@value
class DiePlaced(Event):
    """A die came to a space; *covers* is the value it was compared with (WC-36)."""

    seat: int
    colour: Colour
    pips: int
    space: str
    covers: int


@value
class Gained(Event):
    """A seat got something; *lost* did not fit (WC-5). *why* names a source or a rule's word."""

    seat: int
    resource: Resource
    amount: int
    why: str
    lost: int = 0


@value
class Paid(Event):
    """A seat paid something."""

    seat: int
    resource: Resource
    amount: int
    why: str


@value
class Exchanged(Event):
    """Seals became a coin or a resource (WC-83, WC-84)."""

    seat: int
    seals: int
    resource: Resource


@value
class TrackLapped(Event):
    """The point marker passed 40 or 80 (WC-46)."""

    seat: int
    tile: int


@value
class InfluenceMoved(Event):
    """The influence marker advanced (WC-87)."""

    seat: int
    start: int
    end: int


@value
class TreeStopped(Event):
    """The marker stays before a tree; *lost* steps are gone (WC-88)."""

    seat: int
    space: int
    need: int
    lost: int


@value
class LanternLit(Event):
    """A seat gets its lantern reward from these cards (WC-85)."""

    seat: int
    cards: tuple[str, ...]


@value
class ActionUsed(Event):
    """A seat performs the action of a card, tile or space."""

    seat: int
    source: str


@value
class ActionLeft(Event):
    """A seat does without these actions, or cannot perform them (WC-43, WC-79)."""

    seat: int
    sources: tuple[str, ...]
    possible: bool


@value
class RowUsed(Event):
    """A row of the domain pays its visible bonuses (WC-62)."""

    seat: int
    row: int


@value
class CourtierMoved(Event):
    """A courtier went up; -1 is the domain, 0 the gate, then levels; *target* a room or hall."""

    seat: int
    start: int
    end: int
    target: str


@value
class CardTurned(Event):
    """The own action card went to the lantern area (WC-75)."""

    seat: int
    card: str


@value
class CardTaken(Event):
    """The card of a room became the own action card (WC-75)."""

    seat: int
    card: str
    room: str


@value
class CardStays(Event):
    """The deck of that level is empty, so no card moves (WC-76)."""

    seat: int
    card: str
    room: str


@value
class CardRemoved(Event):
    """The rival's courtier removed the card of a room from the game (WC-130)."""

    card: str
    room: str


@value
class RoomRefilled(Event):
    """A new card was turned up in a room (WC-75)."""

    room: str
    card: str


@value
class HallEntered(Event):
    """A courtier took a space of the Daimyo card, or -1: stands beside it (WC-78)."""

    seat: int
    space: int


@value
class GardenerPlaced(Event):
    """A gardener came to a garden card (WC-69)."""

    seat: int
    garden: str


@value
class WarriorPlaced(Event):
    """A warrior came to a yard (WC-66)."""

    seat: int
    yard: str


@value
class OrderSet(Event):
    """The herons were set by influence (WC-91)."""

    order: tuple[int, ...]


@value
class GardensWake(Event):
    """A seat may use these gardens again (WC-92)."""

    seat: int
    gardens: tuple[str, ...]


@value
class DiceCollected(Event):
    """All dice went back to the bridges' owner, to be rolled (WC-94)."""


@value
class SoloShuffled(Event):
    """The rival's cards were shuffled (WC-134)."""

    top: str


@value
class SoloTurned(Event):
    """The rival's card was turned to its action side (WC-124)."""

    card: str


@value
class SoloChose(Event):
    """The top card of the rival's deck chose the die and the space (WC-124)."""

    card: str


@value
class RivalFailed(Event):
    """The rival could not do this and scores instead (WC-128)."""

    kind: str
    points: int


@value
class RivalSoldCoins(Event):
    """The rival turned coins into points (WC-132)."""

    coins: int
    points: int


@value
class Scored(Event):
    """Final scoring of one category (WC-101 to WC-106)."""

    seat: int
    category: str
    points: int
