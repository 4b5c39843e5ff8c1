"""The first state and its agenda (WC-10 to WC-27, WC-120, WC-121)."""

from __future__ import annotations

from engine.core.agenda import Task
from engine.core.chance import Chance
from engine.core.tuples import put, without
from engine.games.white_castle.components import Colour, Daimyo, Garden, Options
from engine.games.white_castle.content import (
    BOARD,
    DAIMYOS,
    DARK_DEED,
    DIE_TILES,
    DIPLOMATS,
    FIRST_GAME,
    GARDENS,
    ROOM_NUMBER,
    STARTING_ACTIONS,
    STARTING_RESOURCES,
    STEWARDS,
    TILE_COLOUR,
    YARD_TILES,
    deck,
)
from engine.games.white_castle.draft import ChoosePair, DealPair
from engine.games.white_castle.rival import PLAYER, RIVAL
from engine.games.white_castle.rounds import BeginPlay, roll
from engine.games.white_castle.state import Domain, Pair, WhiteCastle

_RIVAL_START = {"easy": (0, 0), "medium": (3, 1), "hard": (8, 3)}
"""Points and influence of the rival (WC-121)."""
Tiles = tuple[tuple[str, ...], ...]


def set_up(players: int, chance: Chance, options: Options) -> WhiteCastle:
    """Return the table before the first pair is taken."""
    state = WhiteCastle(chance, options=options, players=players)
    state.domains = tuple(Domain() for _ in range(max(players, 2)))
    if options.first_game:
        lay_first_castle(state)
    else:
        deal_castle(state)
        lay_die_tiles(state)
    daimyos: tuple[Daimyo, ...] = state.shuffled(DAIMYOS)
    state.daimyo = daimyos[0].id
    lay_gardens(state)
    lay_yards(state)
    roll(state)
    state.push(*seat_players(state), BeginPlay())
    return state


def deal_castle(state: WhiteCastle) -> None:
    """Open a card in each room, again if all show the same dark action (WC-11, WC-12)."""
    while True:
        stewards = state.shuffled(deck(STEWARDS, state.players))
        diplomats = state.shuffled(deck(DIPLOMATS, state.players))
        cards = (*stewards[:3], *diplomats[:2])
        if not all_dark_alike(cards):
            break
    state.cards, state.stewards, state.diplomats = cards, stewards[3:], diplomats[2:]


def all_dark_alike(cards: tuple[str, ...]) -> bool:
    """Whether the dark actions of all open cards are the same clan action (WC-12)."""
    return len({DARK_DEED[card] for card in cards}) == 1


def lay_die_tiles(state: WhiteCastle) -> None:
    """Lay one tile of each colour on the diamonds, then fill the slots (WC-14 to WC-17).

    If only tiles of one colour are left for a room of that colour, all are laid once more (WC-15).
    """
    while not state.tiles or any(map(is_one_coloured, state.tiles)):
        tiles = state.shuffled([tile.id for tile in DIE_TILES])
        first = [next(t for t in tiles if TILE_COLOUR[t] is colour) for colour in Colour]
        rest = tuple(tile for tile in tiles if tile not in first)
        state.tiles, state.well_tiles = fill_slots(state.shuffled(first), rest)


def fill_slots(diamonds: tuple[str, ...], rest: tuple[str, ...]) -> tuple[Tiles, tuple[str, ...]]:
    """Fill the numbered slots in order; a tile that makes a room one-coloured waits (WC-16).

    A waiting tile goes to the next free slot that it does not make one-coloured, and finally to
    the well. Returns the tiles of the rooms and those of the well.
    """
    rooms: Tiles = tuple(("",) * room.slots for room in BOARD.rooms)
    for slot, tile in zip(BOARD.diamond_slots, diamonds, strict=True):
        rooms = _laid(rooms, ROOM_NUMBER[slot.room], slot.slot, tile)
    for slot in BOARD.tile_order:
        number = ROOM_NUMBER[slot.room]
        fitting = (tile for tile in rest if not _completes_one_colour(rooms[number], tile))
        tile = next(fitting, rest[0])
        # Whoever was passed over stays in front, and so comes to the next slot that takes it.
        rest = without(rest, tile)
        rooms = _laid(rooms, number, slot.slot, tile)
    return rooms, rest


def lay_first_castle(state: WhiteCastle) -> None:
    """Use the castle of the recommended first game, our reconstruction (WC-27)."""
    state.cards = FIRST_GAME.cards
    stewards, diplomats = (deck(kind, state.players) for kind in (STEWARDS, DIPLOMATS))
    state.stewards = state.shuffled([card for card in stewards if card not in state.cards])
    state.diplomats = state.shuffled([card for card in diplomats if card not in state.cards])
    state.well_tiles = FIRST_GAME.well_tiles
    rest = [tile.id for tile in DIE_TILES if tile.id not in FIRST_GAME.well_tiles]
    rooms = []
    for colours in FIRST_GAME.tiles:
        room = []
        for colour in colours:
            tile = next(tile for tile in rest if TILE_COLOUR[tile] is colour)
            rest.remove(tile)
            room.append(tile)
        rooms.append(tuple(room))
    state.tiles = tuple(rooms)


def lay_gardens(state: WhiteCastle) -> None:
    """Deal a stone and a plant card to each bridge (WC-21)."""
    stone: tuple[Garden, ...] = state.shuffled([g for g in GARDENS if g.kind == "stone"])
    plant: tuple[Garden, ...] = state.shuffled([g for g in GARDENS if g.kind == "plant"])
    pairs = zip(stone[:3], plant[:3], strict=True)
    state.gardens = tuple(garden.id for pair in pairs for garden in pair)


def lay_yards(state: WhiteCastle) -> None:
    """Lay a random tile on each yard space, with the side of its colour (WC-22)."""
    tiles = iter(state.shuffled([tile.id for tile in YARD_TILES]))
    state.yard_tiles = tuple(
        tuple(f"{next(tiles)}.{side}" for side in yard.sides) for yard in BOARD.yards
    )


def seat_players(state: WhiteCastle) -> tuple[Task, ...]:
    """Set turn order and influence, deal the pairs, return who takes them when (WC-24 to 26)."""
    resources = state.shuffled([card.id for card in STARTING_RESOURCES])
    actions = state.shuffled([card.id for card in STARTING_ACTIONS])
    number = 1 if state.players == 1 else state.players + 1
    pairs = zip(resources[:number], actions[:number], strict=True)
    state.pairs = tuple(Pair(resource, action) for resource, action in pairs)
    if state.players == 1:
        _seat_rival(state)
        return (DealPair(PLAYER),)
    state.order = state.shuffled(range(state.players))
    state.arrivals = state.order[::-1]
    return tuple(ChoosePair(seat) for seat in state.order[::-1])


def _seat_rival(state: WhiteCastle) -> None:
    """Give the rival its start; the first player's marker lies on top (WC-121)."""
    difficulty = state.options.difficulty
    rival = state.domains[RIVAL]
    rival.points, rival.influence = _RIVAL_START[difficulty]
    state.order = (PLAYER, RIVAL) if difficulty == "easy" else (RIVAL, PLAYER)
    state.arrivals = state.order[::-1]


def is_one_coloured(room: tuple[str, ...]) -> bool:
    """Whether all tiles of a room have the same colour."""
    return len({TILE_COLOUR[tile] for tile in room}) == 1


def _laid(rooms: Tiles, room: int, slot: int, tile: str) -> Tiles:
    return put(rooms, room, put(rooms[room], slot, tile))


def _completes_one_colour(room: tuple[str, ...], tile: str) -> bool:
    """Whether *tile* would fill the room's last slot and leave it with one colour."""
    laid = [other for other in room if other]
    return len(laid) == len(room) - 1 and is_one_coloured((*laid, tile))
