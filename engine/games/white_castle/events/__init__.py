"""What can happen, told finely enough to move every piece and to explain why.

What only the solo rival does is told in ``solo_events``.
"""

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
class RoundEnded(Event):
    """Every clan had its three turns; three dice are left on the bridges (WC-90)."""

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
class PairPutAway(Event):
    """Nobody took this pair, so it leaves the game (WC-26)."""

    resources: str
    action: str


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
    """A seat got something; *lost* did not fit (WC-5).

    *why* names where it comes from: a source such as ``st02.bottom`` or ``domain_red.3``, a card
    in the lantern area, a tile at the well or the ``well`` itself, the rival's card, or ``die``,
    ``failed`` and ``coins``. Only lost resources of any kind are told as such.
    """

    seat: int
    resource: Resource
    amount: int
    why: str
    lost: int = 0


@value
class Paid(Event):
    """A seat paid something: for a source, a room, ``hall``, ``gate``, ``die`` or ``tree``."""

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
    """The influence marker advanced, onto whatever lies there (WC-87, WC-89)."""

    seat: int
    start: int
    end: int
    why: str


@value
class TreeStopped(Event):
    """The marker stays before a tree; *lost* steps are gone (WC-88)."""

    seat: int
    space: int
    need: int
    lost: int


@value
class LanternLit(Event):
    """A seat gets its lantern reward from these cards (WC-85).

    *why* is ``die`` for one from the left end, ``hall``, or the source that shows a lantern.
    """

    seat: int
    cards: tuple[str, ...]
    why: str


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
    missing: tuple[str, ...] = ()
    """What each of them lacks: a resource, a figure or any action; empty if it was possible."""


@value
class RowUsed(Event):
    """A row of the domain pays its visible bonuses (WC-62)."""

    seat: int
    row: int


@value
class CourtierMoved(Event):
    """A courtier went up; -1 is the domain, 0 the gate, then levels; *target* a room or hall.

    *figure* counts those of the row in the domain from the left; -1 if it left it long ago.
    """

    seat: int
    start: int
    end: int
    target: str
    figure: int = -1


@value
class CardTurned(Event):
    """A clan's action card went to its lantern area (WC-75)."""

    seat: int
    card: str


@value
class CardTaken(Event):
    """The card of a room became the action card of a clan (WC-75)."""

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
    """Gardener number *figure* of its row came to a garden card (WC-69)."""

    seat: int
    garden: str
    figure: int


@value
class WarriorPlaced(Event):
    """Warrior number *figure* of its row came to a yard (WC-66)."""

    seat: int
    yard: str
    figure: int


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
class LeftoversExchanged(Event):
    """The best use of left-over seals in final scoring: what they became (WC-101)."""

    seat: int
    seals: int
    coins: int
    food: int
    iron: int
    pearl: int


@value
class Scored(Event):
    """Final scoring of one category (WC-101 to WC-106)."""

    seat: int
    category: str
    points: int
