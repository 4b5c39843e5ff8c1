"""What the solo rival does that no other clan does; its figures and dice move like all others."""

from __future__ import annotations

from engine.core.agenda import Event
from engine.core.value import value
from engine.games.white_castle.components import Colour, End


@value
class SoloShuffled(Event):
    """The rival's cards were shuffled (WC-134)."""

    top: str


@value
class SoloTurned(Event):
    """The rival's top card was turned to its action side (WC-124).

    The first is always turned, each further one because the die it shows is *missing*.
    """

    card: str
    missing: bool


@value
class SoloChose(Event):
    """The top card of the rival's deck chose the die and the space (WC-124)."""

    card: str
    bridge: Colour
    end: End
    space: str


@value
class RivalDiverted(Event):
    """The space the card names is occupied, so the die goes to the well (WC-126)."""

    space: str


@value
class RivalActs(Event):
    """The rival does symbol *number* of one of its last two cards, from the top (WC-127)."""

    card: str
    number: int


@value
class RivalFailed(Event):
    """The rival cannot do this symbol and scores the round's number instead (WC-128)."""

    card: str
    number: int
    points: int


@value
class RivalSoldCoins(Event):
    """The rival turned coins into points: *price* coins for each round's number (WC-132)."""

    coins: int
    price: int
    points: int


@value
class CardRemoved(Event):
    """The rival's courtier removed the card of a room from the game (WC-130)."""

    card: str
    room: str
