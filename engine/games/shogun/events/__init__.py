"""What can happen at the start and in a season, fine enough to show every piece that moves.

Fights and the tower are told in ``fights``, winter in ``winter``.
"""

from __future__ import annotations

from engine.core.agenda import Event
from engine.core.refusal import Refusal
from engine.core.value import value
from engine.games.shogun.components import FACE_DOWN, Building, CardId, ProvinceId, Season

# The start --------------------------------------------------------------------


@value
class OpenCards(Event):
    """Two province cards lie open beside the deck."""

    cards: tuple[CardId, ...]


@value
class Claimed(Event):
    """A seat took a province card in the draft."""

    seat: int
    province: ProvinceId
    from_deck: bool


@value
class Renewed(Event):
    """A seat put both open cards under the deck; new ones follow (SH-15)."""

    seat: int
    cards: tuple[CardId, ...]


@value
class Settled(Event):
    """A seat put its first armies into a province."""

    seat: int
    province: ProvinceId
    armies: int


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
    card: CardId

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
    card: CardId
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
    """A seat turned up the card on the space of the action that is due.

    The card is NOTHING where the space was left empty, LOST where the province and with it the
    order was lost before its time (SH-45).
    """

    seat: int
    action: int
    card: CardId


@value
class ActionVoid(Event):
    """An ordered action cannot be carried out and does not happen; *why* has rule and figures."""

    seat: int
    action: int
    province: ProvinceId
    why: Refusal


@value
class RoundEnded(Event):
    """Cards went back to their owners."""

    year: int
    season: Season


# Actions ----------------------------------------------------------------------


@value
class Built(Event):
    """A building was paid and put up."""

    seat: int
    province: ProvinceId
    building: Building
    cost: int


@value
class UnrestChanged(Event):
    """Unrest markers were added to or taken from a province."""

    province: ProvinceId
    by: int


@value
class Collected(Event):
    """A province yielded rice or chests."""

    seat: int
    province: ProvinceId
    rice: int
    chests: int


@value
class Deployed(Event):
    """Armies came from the supply into a province."""

    seat: int
    province: ProvinceId
    armies: int
    cost: int


@value
class Marched(Event):
    """Armies left a province for another."""

    seat: int
    home: ProvinceId
    target: ProvinceId
    armies: int


@value
class Stayed(Event):
    """A seat moved nobody."""

    seat: int
    home: ProvinceId
