"""What holds at every moment of a play: no stock beyond its limits, nothing lost or doubled.

Judges positions from outside too, so it looks at sizes before it looks at anything else, and
takes no id for granted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.games.white_castle.climbing import ChooseHallSpace, EnterHall, RefillRoom
from engine.games.white_castle.components import (
    EMPTY,
    FACE_DOWN,
    FIGURES,
    FREE,
    LAST_INFLUENCE,
    MOST_OF_A_RESOURCE,
    MOST_SEALS,
    ROUNDS,
    Colour,
)
from engine.games.white_castle.content import (
    BOARD,
    CARD,
    DAIMYO,
    DECREES,
    DIPLOMATS,
    GARDEN,
    RESOURCE_CARD,
    SOLO_CARDS,
    SPACES,
    STARTING_ACTIONS,
    STEWARDS,
    TILE_COLOUR,
    YARD_TILES,
    deck,
)
from engine.games.white_castle.dice import PlaceDie
from engine.games.white_castle.seals import ExchangeSurplus
from engine.games.white_castle.state import Bridge, Domain, WhiteCastle

_PIPS = range(1, 7)
_CASTLE_CARDS = {
    players: (*deck(STEWARDS, players), *deck(DIPLOMATS, players)) for players in range(1, 5)
}
_STARTING_ACTIONS = {card.id for card in STARTING_ACTIONS}
_DECREES = {decree.id for decree in DECREES}
_STARTING_CARDS = {*_STARTING_ACTIONS, *RESOURCE_CARD, *_DECREES}
_SOLO_CARDS = tuple(card.id for card in SOLO_CARDS)
_YARD_TILES = {tile.id for tile in YARD_TILES}
_YARD_SIDES = tuple(yard.sides for yard in BOARD.yards)


def broken_laws(state: WhiteCastle) -> Iterator[str]:
    """Name every law that *state* breaks."""
    shapes = [*_shapes(state)]
    yield from shapes
    if shapes:
        return  # figures of a table that is no table mean nothing
    for seat, domain in enumerate(state.domains):
        yield from (f"seat {seat} {law}" for law in (*_stocks(domain), *_figures(state, domain)))
    yield from _dice(state)
    yield from _cards(state)
    yield from _tiles(state)
    yield from _hall(state)
    yield from _tasks(state)


def _shapes(state: WhiteCastle) -> Iterator[str]:
    """Look at the number of everything."""
    for name, number, most in (("players", state.players, 4), ("round", state.round, ROUNDS)):
        if not 1 <= number <= most:
            yield f"{name} {number}, not 1..{most}"
    clans = max(state.players, 2)
    sizes = {
        "domains": (len(state.domains), clans),
        "bridges": (len(state.bridges), len(Colour)),
        "spaces": (len(state.spaces), len(SPACES)),
        "rooms with a card": (len(state.cards), len(BOARD.rooms)),
        "rooms with tiles": (len(state.tiles), len(BOARD.rooms)),
        "gardens": (len(state.gardens), 2 * len(Colour)),
        "yards": (len(state.yard_tiles), len(BOARD.yards)),
        "places in the hall": (len(state.hall), len(Colour)),
    }
    for seat, domain in enumerate(state.domains):
        for name in ("home", "levels", "yards", "dice"):
            sizes[f"seat {seat} {name}"] = len(getattr(domain, name)), 4 if name == "levels" else 3
    yield from (
        f"{name} {have}, not {need}" for name, (have, need) in sizes.items() if have != need
    )
    for name, seats in (("order", state.order), ("arrivals", state.arrivals)):
        if sorted(seats) != [*range(clans)]:
            yield f"{name} {' '.join(map(str, seats))}, not every seat once"


def _stocks(domain: Domain) -> Iterator[str]:
    """No stock is negative or above its cap (WC-5, WC-84, WC-87)."""
    for name, most in (
        ("food", MOST_OF_A_RESOURCE),
        ("iron", MOST_OF_A_RESOURCE),
        ("pearl", MOST_OF_A_RESOURCE),
        ("seals", MOST_SEALS),
        ("influence", LAST_INFLUENCE),
    ):
        have: int = getattr(domain, name)
        if not 0 <= have <= most:
            yield f"{name} {have}, not 0..{most}"
    for name, have in (("coins", domain.coins), ("points", domain.points)):
        if have < 0:
            yield f"{name} {have}, not 0 or more"


def _figures(state: WhiteCastle, domain: Domain) -> Iterator[str]:
    """Five of each kind stand somewhere (WC-3), gardeners on cards of their own (WC-69)."""
    places = {
        "courtiers": (domain.home[0], *domain.levels),
        "gardeners": (domain.home[1], len(domain.gardens)),
        "warriors": (domain.home[2], *domain.yards),
    }
    for kind, numbers in places.items():
        if sum(numbers) != FIGURES:
            yield f"{kind} {sum(numbers)}, not {FIGURES}"
        if min(numbers) < 0:
            yield f"{kind} {min(numbers)} in one place"
    for garden in dict.fromkeys(domain.gardens):
        if garden not in state.gardens:
            yield f"gardener on {garden}, which is not here"
        elif domain.gardens.count(garden) > 1:
            yield f"gardeners on {garden} {domain.gardens.count(garden)}, not 1"


def _dice(state: WhiteCastle) -> Iterator[str]:
    """Every colour has one die more than players, wherever they lie (WC-2, WC-38)."""
    pips: dict[Colour, list[int]] = {
        colour: [*_on(bridge), *(d for domain in state.domains if (d := domain.dice[colour.row]))]
        for colour, bridge in zip(Colour, state.bridges, strict=True)
    }
    for die in (*state.well, *[die for space in state.spaces for die in space]):
        pips[die.colour].append(die.pips)
    for task in state.agenda:
        if isinstance(task, PlaceDie):
            pips[task.colour].append(task.pips)
    need = BOARD.dice[state.players - 1]
    for colour, dice in pips.items():
        if len(dice) != need:
            yield f"{colour.value} dice {len(dice)}, not {need}"
        yield from (f"{colour.value} die {die}, not 1..6" for die in dice if die not in _PIPS)
    most = BOARD.capacity[state.players - 1]
    for name, space in zip(SPACES, state.spaces, strict=True):
        if len(space) > most:
            yield f"{name} dice {len(space)}, not 0..{most}"


def _on(bridge: Bridge) -> tuple[int, ...]:
    """Return the dice of a bridge; an empty end is no die."""
    ends = (bridge.left, bridge.right)
    return (*[end for end in ends if end], *bridge.middle)


def _cards(state: WhiteCastle) -> Iterator[str]:
    """Every card lies in one place (WC-4, WC-10, WC-26, WC-75, WC-122, WC-130)."""
    held = [card for domain in state.domains for card in (domain.card, *domain.lantern) if card]
    starting = [card for card in held if card in _STARTING_CARDS]
    castle = [card for card in held if card not in _STARTING_CARDS]
    castle += [*(card for card in state.cards if card != EMPTY), *state.stewards]
    yield from _each_once((*castle, *state.diplomats, *state.removed), _CASTLE_CARDS[state.players])
    yield from _wrong_floors(state)
    empty = [room for room, card in enumerate(state.cards) if card == EMPTY]
    refilled = [task.room for task in state.agenda if isinstance(task, RefillRoom)]
    if empty != sorted(refilled):
        yield f"rooms without a card {len(empty)}, waiting for one {len(refilled)}"
    # The pair dealt to a single player stays in sight until play begins (WC-120).
    lying = state.pairs if state.players > 1 else ()
    starting += [card for pair in lying for card in (pair.resources, pair.action)]
    for card, number in Counter(starting).items():
        if number > 1 or card not in _STARTING_CARDS:
            yield f"starting card {card} {number} times, not once"
    for seat, domain in enumerate(state.domains[: state.players]):
        if domain.card or domain.lantern or not state.pairs:
            yield from (f"seat {seat} {law}" for law in _starting_cards(domain))
    is_solo = state.players == 1 and not state.pairs
    yield from _each_once(state.solo_deck, _SOLO_CARDS if is_solo else ())


def _each_once(
    lying: Iterable[str], all_cards: tuple[str, ...], what: str = "card"
) -> Iterator[str]:
    """Every one of *all_cards* lies once; in a view those face down may be any of the others."""
    found = Counter(lying)
    if found == Counter(all_cards):
        return
    hidden = found.pop(FACE_DOWN, 0)
    for one, number in found.items():
        if one not in all_cards:
            yield f"{what} {one} is not of this play"
        elif number > 1:
            yield f"{what} {one} {number} times, not once"
    lost = [one for one in all_cards if one not in found]
    if len(lost) != hidden:
        yield f"{what} {' '.join(lost) or FACE_DOWN}: {hidden} face down, {len(lost)} not seen"


def _wrong_floors(state: WhiteCastle) -> Iterator[str]:
    decks = [(1, card) for card in state.stewards] + [(2, card) for card in state.diplomats]
    rooms = [(room.level, card) for room, card in zip(BOARD.rooms, state.cards, strict=True)]
    for level, card in (*decks, *rooms):
        if card in CARD and CARD[card].level != level:
            yield f"card {card} on level {level}, not {CARD[card].level}"


def _starting_cards(domain: Domain) -> Iterator[str]:
    """Say that a player keeps a resource card, its decree and an action card."""
    mine = (domain.card, *domain.lantern)
    resources = [card for card in mine if card in RESOURCE_CARD]
    actions = [card for card in mine if card in _STARTING_ACTIONS]
    for kind, cards in (("resource", resources), ("action", actions)):
        if len(cards) != 1:
            yield f"starting {kind} cards {len(cards)}, not 1"
    decrees = [card for card in mine if card in _DECREES]
    due = [decree for card in resources if (decree := RESOURCE_CARD[card].decree)]
    if sorted(decrees) != sorted(due):
        yield f"decrees {' '.join(decrees) or 'none'}, not {' '.join(due) or 'none'}"
    if domain.card not in CARD:
        yield f"action card {domain.card or 'none'}, not one"


def _tiles(state: WhiteCastle) -> Iterator[str]:
    """Tiles, gardens and the Daimyo card lie as they were laid out (WC-14 to WC-22)."""
    lying = (*[tile for room in state.tiles for tile in room], *state.well_tiles)
    yield from _each_once(lying, tuple(TILE_COLOUR), "tile")
    for room, tiles in zip(BOARD.rooms, state.tiles, strict=True):
        if len(tiles) != room.slots:
            yield f"{room.id} tiles {len(tiles)}, not {room.slots}"
    kinds = [GARDEN[garden].kind if garden in GARDEN else "none" for garden in state.gardens]
    if kinds != ["stone", "plant"] * len(Colour) or len(set(state.gardens)) < len(kinds):
        yield f"gardens {' '.join(state.gardens)}, not a stone and a plant garden below each bridge"
    if state.daimyo not in DAIMYO:
        yield f"daimyo {state.daimyo or 'none'}, not one of {len(DAIMYO)}"
    sources = [source for yard in state.yard_tiles for source in yard]
    tiles_there = {source.partition(".")[0] for source in sources}
    sides = tuple(tuple(s.partition(".")[2] for s in yard) for yard in state.yard_tiles)
    if sides != _YARD_SIDES or len(tiles_there & _YARD_TILES) != len(sources):
        yield f"yard tiles {' '.join(sources)}, not a different tile on every space"


def _hall(state: WhiteCastle) -> Iterator[str]:
    """Who climbs to level 3 takes a place in the hall while one is free (WC-78, WC-130)."""
    seats = range(len(state.domains))
    for owner in state.hall:
        if owner != FREE and owner not in seats:
            yield f"hall seat {owner}, not of this play"
    for seat, domain in enumerate(state.domains):
        if state.hall.count(seat) > domain.levels[3]:
            yield f"seat {seat} in the hall {state.hall.count(seat)}, not 0..{domain.levels[3]}"
    on_top = sum(domain.levels[3] for domain in state.domains)
    arriving = sum(isinstance(task, EnterHall | ChooseHallSpace) for task in state.agenda)
    taken = len(state.hall) - state.hall.count(FREE)
    if taken != min(len(state.hall), on_top - arriving):
        yield f"places in the hall {taken}, level 3 holds {on_top - arriving}"


def _tasks(state: WhiteCastle) -> Iterator[str]:
    """Every task is for somebody who plays, and asks for something."""
    for task in state.agenda:
        if getattr(task, "seat", 0) not in range(len(state.domains)):
            yield f"{task.label} of a seat that does not play"
        if isinstance(task, ExchangeSurplus) and task.surplus < 1:
            yield f"surplus seals {task.surplus}, not 1 or more"
