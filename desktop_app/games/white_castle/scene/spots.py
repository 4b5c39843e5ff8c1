"""The names of all places on the board; the seat comes first where every clan has one."""

from __future__ import annotations

from desktop_app.kit.gestures import Spot
from engine.games.white_castle.components import Colour, Deed, End, Resource

GATE = Spot("gate")
RIVER = Spot("river")
CASTLE = Spot("castle")
WELL = Spot("well")
WELL_SEAL = Spot("well_seal")
WELL_VALUE = Spot("well_value")
OUTSIDE = Spot("outside_walls")
TIME = Spot("passage")
HALL = Spot("hall")
GIFT = Spot("gift")
"""Resources of any kind that wait to be chosen."""
ROUND = Spot("round")
DECK = Spot("solo_deck")
NOTICE = Spot("notice")
FIRST_GAME = Spot("first_game")


def bridge(colour: Colour, end: End) -> Spot:
    """Return one end of a bridge, or its middle."""
    return Spot("bridge", f"{colour.value} {end.value}")


def bridge_of(colour: Colour) -> Spot:
    """Return a whole bridge."""
    return Spot("bridge_of", colour.value)


def space(name: str) -> Spot:
    """Return a die space of the board: a room, outside the walls, the well."""
    return Spot("space", name)


def room(name: str) -> Spot:
    """Return a room of the castle."""
    return Spot("room", name)


def tile(name: str) -> Spot:
    """Return a die tile in a room or at the well."""
    return Spot("tile", name)


def part(source: str) -> Spot:
    """Return one action of a card, wherever the card lies."""
    return Spot("part", source)


def hall_space(number: int) -> Spot:
    """Return a space of the Daimyo card, counted from 0."""
    return Spot("hall_space", str(number))


def level(number: int, seat: int) -> Spot:
    """Return where the courtiers of *seat* stand: 0 at the gate, 1 to 3 inside."""
    return Spot("level", f"{seat} {number}")


def floor(level: int) -> Spot:
    """Return the floor of a level, where all clans stand."""
    return Spot("floor", str(level))


def garden(card: str) -> Spot:
    """Return a garden card."""
    return Spot("garden", card)


def yard(name: str) -> Spot:
    """Return a training yard."""
    return Spot("yard", name)


def yard_tile(source: str) -> Spot:
    """Return a tile of a training yard."""
    return Spot("yard_tile", source)


def outside(place: str, deed: Deed) -> Spot:
    """Return one of the two actions of a space outside the walls."""
    return Spot("outside", f"{place} {deed.value}")


def before_walls(place: str) -> Spot:
    """Return a place outside the walls, with its die space and its actions."""
    return Spot("before_walls", place)


def season(number: int) -> Spot:
    """Return a season of the passage of time, counted from 1."""
    return Spot("season", str(number))


def step(number: int) -> Spot:
    """Return a space of the passage of time."""
    return Spot("time", str(number))


def tree(number: int) -> Spot:
    """Return the tree after a space of the passage of time."""
    return Spot("tree", str(number))


def heron(seat: int) -> Spot:
    """Return where the heron of *seat* stands, with its points."""
    return Spot("heron", str(seat))


def deck(level: int) -> Spot:
    """Return the face-down deck of a level."""
    return Spot("deck", str(level))


def pair(resources: str) -> Spot:
    """Return a starting pair, named after its resource card."""
    return Spot("pair", resources)


def domain(seat: int) -> Spot:
    """Return the whole domain of *seat*."""
    return Spot("domain", str(seat))


def row(seat: int, colour: Colour) -> Spot:
    """Return a row of a domain."""
    return Spot("row", f"{seat} {colour.value}")


def row_space(seat: int, colour: Colour) -> Spot:
    """Return the die space of a domain row."""
    return Spot("row_space", f"{seat} {colour.value}")


def figure(seat: int, deed: Deed) -> Spot:
    """Return where the figure stands that leaves its row next."""
    return Spot("figure", f"{seat} {deed.value}")


def stock(seat: int, resource: Resource) -> Spot:
    """Return where *seat* keeps a resource, coins or seals."""
    return Spot("stock", f"{seat} {resource.value}")


def lantern(seat: int) -> Spot:
    """Return the lantern area of *seat*."""
    return Spot("lantern", str(seat))


def lantern_card(seat: int, number: int) -> Spot:
    """Return a card in the lantern area."""
    return Spot("lantern_card", f"{seat} {number}")


def clan(seat: int) -> Spot:
    """Return name and points of *seat* beside its domain."""
    return Spot("clan", str(seat))


def bonus(seat: int, colour: Colour, number: int) -> Spot:
    """Return a bonus of a domain row; number 0 is always visible."""
    return Spot("bonus", f"{seat} {colour.value} {number}")


def solo_card(card: str) -> Spot:
    """Return a card of the rival."""
    return Spot("solo_card", card)
