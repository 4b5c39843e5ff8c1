"""The named places of this board."""

from __future__ import annotations

from desktop_app.kit.gestures import Spot
from engine.games.two_castles.components import Bonus
from engine.games.two_castles.content import ATTENDANTS, BONUS_CARDS, ROOMS
from engine.games.two_castles.spaces import THRONE, space_at, written

FAN = Spot("fan")
"""Your hand as a whole: where a tile goes back to."""
KEPT = Spot("kept")
"""Where the two tiles lie that you keep."""
LUDWIG = Spot("ludwig")
"""Where Ludwig's tile lies for the castle that you build with him."""
TRAY = Spot("tray")
"""What a bonus lays open."""
ENLARGED = Spot("enlarged")


def tile(room: int) -> Spot:
    """Return where a tile lies that is not built yet, wherever that is."""
    return Spot("tile", ROOMS[room].id)


def space(castle: int, number: int) -> Spot:
    """Return a space of a castle; both halves of the throne room are one place."""
    if number in THRONE:
        return throne(castle)
    return Spot("space", f"{castle} {written(number)}")


def throne(castle: int) -> Spot:
    """Return the throne room of a castle, where its attendants serve."""
    return Spot("throne", str(castle))


def castle(number: int) -> Spot:
    """Return the name plate of a castle; of a far one, all that is seen of it."""
    return Spot("castle", str(number))


def roofs(number: int) -> Spot:
    """Return the roofs of a castle, which are only to be looked at."""
    return Spot("roofs", str(number))


def cards(number: int) -> Spot:
    """Return where the bonus cards of a castle lie."""
    return Spot("cards", str(number))


def builder(number: int) -> Spot:
    """Return the seat of somebody else, with the tiles kept there."""
    return Spot("builder", str(number))


def attendant(number: int) -> Spot:
    """Return a kind of attendant that can be summoned."""
    return Spot("attendant", ATTENDANTS[number].id)


def card(number: int) -> Spot:
    """Return a bonus card that was drawn."""
    return Spot("card", BONUS_CARDS[number].id)


def bonus(which: Bonus) -> Spot:
    """Return a bonus that can be claimed."""
    return Spot("bonus", which.value)


def castle_and_space(spot: Spot) -> tuple[int, int]:
    """Return what the key of a space says."""
    number, _, where = spot.key.partition(" ")
    x, _, y = where.partition(",")
    return int(number), space_at(int(x), int(y))
