"""Names of the places on this board, and which number of the engine each stands for."""

from __future__ import annotations

from desktop_app.kit.gestures import Spot
from engine.games.shogun import content
from engine.games.shogun.components import CARDS

DECK = Spot("deck")
EMPTY = Spot("empty")
"""The markers for spaces that are left empty."""
CARDS_IN_HAND = Spot("cards")
"""Where a card goes that is taken back from the tableau."""
YEAR = Spot("year")
EVENT = Spot("event")
"""The event of this round."""
TOWER = Spot("tower")
"""The cubes in the tower and in its tray."""
STRIP = Spot("strip")
PLAN = Spot("plan")
SORT = Spot("sort")
CAPTION = Spot("caption")
"""What happened last."""

_CARD_NUMBER = {name: number for number, name in enumerate(content.CARD_NAMES)}


def province_spot(province: int) -> Spot:
    """Return the place of a province on the map."""
    return Spot("province", content.CARD_NAMES[province])


def route_spot(number: int) -> Spot:
    """Return the place of a sea route on the map."""
    return Spot("route", str(number))


def march_spot(home: int, target: int) -> Spot:
    """Return the place of an arrow from one province to another."""
    return Spot("march", f"{content.CARD_NAMES[home]}>{content.CARD_NAMES[target]}")


def ends_of(spot: Spot) -> tuple[int, int]:
    """Return the provinces that an arrow leads from and to."""
    home, _, target = spot.key.partition(">")
    return _CARD_NUMBER[home], _CARD_NUMBER[target]


def card_spot(card: int) -> Spot:
    """Return the place of a card in hand."""
    return Spot("card", content.CARD_NAMES[card])


def open_spot(card: int) -> Spot:
    """Return the place of a card that lies open in the draft."""
    return Spot("open", content.CARD_NAMES[card])


def group_spot(armies: int) -> Spot:
    """Return the place of a group of armies in the draft."""
    return Spot("group", str(armies))


def space_spot(space: int) -> Spot:
    """Return a space of one's own tableau."""
    return Spot("space", content.SPACE_NAMES[space])


def turn_spot(place: int) -> Spot:
    """Return a place in the turn order."""
    return Spot("place", str(place + 1))


def action_spot(slot: int) -> Spot:
    """Return the place of an action card in the round strip."""
    return Spot("action", str(slot + 1))


def open_event_spot(number: int) -> Spot:
    """Return the place of one of the year's open events."""
    return Spot("open_event", str(number + 1))


def region_spot(region: int) -> Spot:
    """Return the plate of a region."""
    return Spot("region", content.REGIONS[region].id)


def house_spot(seat: int) -> Spot:
    """Return the plate with what a seat has."""
    return Spot("house", str(seat))


def tableau_spot(seat: int) -> Spot:
    """Return the small tableau of another seat."""
    return Spot("tableau", str(seat))


def number_of(spot: Spot) -> int:
    """Return which province, card, space, place, slot or seat a spot stands for."""
    match spot.kind:
        case "province" | "card" | "open":
            number = _CARD_NUMBER[spot.key]
            assert number in range(CARDS)
            return number
        case "space":
            return content.SPACE_NAMES.index(spot.key)
        case "region":
            return [region.id for region in content.REGIONS].index(spot.key)
        case "place" | "action" | "open_event":
            return int(spot.key) - 1
        case _:
            return int(spot.key)
