"""What is printed on the main board and on a domain board, and the castle of a first game."""

from __future__ import annotations

from typing import Literal

from engine.core.value import value
from engine.games.white_castle.components import Action, Colour, Deed, Gain


@value
class Room:
    """A castle room with one die space and a card."""

    id: str
    level: int
    printed: int
    slots: int


@value
class Outside:
    """A die space outside the walls."""

    id: str
    printed: int
    actions: tuple[Deed, ...]


@value
class Well:
    """The die space that takes everything."""

    id: str
    printed: int
    reward: tuple[Gain, ...]


@value
class Slot:
    """A place for a die tile in a room."""

    room: str
    slot: int


@value
class Yard:
    """A training yard: its price, its worth and the sides of the tiles on it."""

    id: str
    iron: int
    points: int
    sides: tuple[Literal["blue", "beige"], ...]


@value
class Tree:
    """A tree on the influence track, after space *before*."""

    before: int
    seals: int


@value
class Board:
    """All that is printed on the main board."""

    rooms: tuple[Room, ...]
    outside: tuple[Outside, ...]
    well: Well
    capacity: tuple[int, ...]
    dice: tuple[int, ...]
    diamond_slots: tuple[Slot, ...]
    tile_order: tuple[Slot, ...]
    tile_order_verified: bool
    tile_order_note: str
    yards: tuple[Yard, ...]
    trees: tuple[Tree, ...]
    season_points: tuple[int, ...]
    courtier_points: tuple[int, ...]


@value
class DomainRow:
    """A row of the domain board: the bonus always visible, then those under the figures."""

    colour: Colour
    printed: int
    figures: Deed
    bonuses: tuple[Action, ...]


@value
class DomainBoard:
    """All that is printed on a domain board."""

    rows: tuple[DomainRow, ...]
    figures: int
    audience_coins: int
    climb_pearl: tuple[int, ...]
    verified: bool


@value
class FirstGame:
    """The castle recommended for a first game."""

    well_tiles: tuple[str, ...]
    cards: tuple[str, ...]
    tiles: tuple[tuple[Colour, ...], ...]
    verified: bool
    note: str
