"""The cards, tiles and boards, read from ``resources/games/white_castle``, and ways to find them.

A *source* is the name of one action that can be used: ``st02.top``, ``sg01``, ``yt06.blue``,
``dy03.1`` or, outside the walls, the plain ``courtier``.
"""

from __future__ import annotations

from typing import TypeVar

from engine.core.content import read
from engine.games.white_castle.boards import Board, DomainBoard, FirstGame
from engine.games.white_castle.components import (
    WELL,
    Action,
    Card,
    Colour,
    Daimyo,
    Decree,
    Deed,
    DieTile,
    Gain,
    Garden,
    SoloCard,
    StartingResource,
    YardTile,
)

T = TypeVar("T")
_ID = "white_castle"

BOARD = read(_ID, "board.json", Board)
DOMAIN = read(_ID, "domain.json", DomainBoard)
FIRST_GAME = read(_ID, "first_game.json", FirstGame)
STEWARDS = read(_ID, "stewards.json", tuple[Card, ...])
DIPLOMATS = read(_ID, "diplomats.json", tuple[Card, ...])
STARTING_ACTIONS = read(_ID, "starting_actions.json", tuple[Card, ...])
STARTING_RESOURCES = read(_ID, "starting_resources.json", tuple[StartingResource, ...])
DECREES = read(_ID, "decrees.json", tuple[Decree, ...])
DAIMYOS = read(_ID, "daimyos.json", tuple[Daimyo, ...])
GARDENS = read(_ID, "gardens.json", tuple[Garden, ...])
YARD_TILES = read(_ID, "yard_tiles.json", tuple[YardTile, ...])
DIE_TILES = read(_ID, "die_tiles.json", tuple[DieTile, ...])
SOLO_CARDS = read(_ID, "solo_cards.json", tuple[SoloCard, ...])

CARD = {card.id: card for card in (*STEWARDS, *DIPLOMATS, *STARTING_ACTIONS)}
RESOURCE_CARD = {card.id: card for card in STARTING_RESOURCES}
DAIMYO = {card.id: card for card in DAIMYOS}
GARDEN = {card.id: card for card in GARDENS}
TILE = {tile.id: tile for tile in DIE_TILES}
TILE_COLOUR: dict[str, Colour] = {tile.id: tile.colour for tile in DIE_TILES}
SOLO_CARD = {card.id: card for card in SOLO_CARDS}
BACK: dict[str, Gain] = {
    **{card.id: card.back for card in CARD.values()},
    **{card.id: card.back for card in STARTING_RESOURCES},
    **{card.id: card.back for card in DECREES},
}
"""What a card in the lantern area gives (WC-85)."""

ROOMS = tuple(room.id for room in BOARD.rooms)
ROOM_NUMBER = {room: number for number, room in enumerate(ROOMS)}
ROOM_LEVEL = tuple(room.level for room in BOARD.rooms)
OUTSIDE = {place.id: place for place in BOARD.outside}
SPACES = (*ROOMS, *OUTSIDE)
"""The die spaces of the board that can be full; the well never is."""
SPACE_NUMBER = {space: number for number, space in enumerate(SPACES)}
PRINTED = (*(room.printed for room in BOARD.rooms), *(place.printed for place in BOARD.outside))
ROWS = DOMAIN.rows
ROW_SPACES = tuple(row.colour.space for row in ROWS)
ALL_SPACES = (*SPACES, WELL, *ROW_SPACES)
YARDS = tuple(yard.id for yard in BOARD.yards)
YARD_NUMBER = {yard: number for number, yard in enumerate(YARDS)}
YARD_IRON = tuple(yard.iron for yard in BOARD.yards)
TREE_SEALS = {tree.before: tree.seals for tree in BOARD.trees}

ACTIONS: dict[str, Action] = {
    **{f"{card.id}.{b.part}": b.action for card in CARD.values() for b in card.blocks},
    **{garden.id: garden.action for garden in GARDENS},
    **{f"{tile.id}.blue": tile.blue for tile in YARD_TILES},
    **{f"{tile.id}.beige": tile.beige for tile in YARD_TILES},
    **{f"{c.id}.{n}": action for c in DAIMYOS for n, action in enumerate(c.spaces, 1)},
    **{deed.value: Action(then=deed) for deed in (Deed.COURTIER, Deed.GARDENER, Deed.WARRIOR)},
}
"""The action of every source."""

PARTS = {card.id: tuple(f"{card.id}.{b.part}" for b in card.blocks) for card in CARD.values()}
"""The sources of a card, from top to bottom: the n-th stands next to the n-th die tile."""
LIGHT_PARTS = {
    card.id: tuple(f"{card.id}.{b.part}" for b in card.blocks if b.light) for card in CARD.values()
}
ROW_PART = {
    card.id: tuple(
        next(f"{card.id}.{b.part}" for b in card.blocks if row in b.rows) for row in range(3)
    )
    for card in CARD.values()
}
"""The source that serves each domain row (WC-63)."""
OUTSIDE_PARTS = {place.id: tuple(deed.value for deed in place.actions) for place in BOARD.outside}
DARK_DEED = {
    card.id: next(b.action.then for b in card.blocks if not b.light)
    for card in (*STEWARDS, *DIPLOMATS)
}
"""The clan action on the dark background (WC-12)."""


def deck(cards: tuple[Card, ...], players: int) -> tuple[str, ...]:
    """Return the ids of the cards in play: no diamonds with one or two players (WC-10)."""
    return tuple(card.id for card in cards if players > 2 or not card.diamond)
