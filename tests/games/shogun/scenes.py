"""Tables set up for one rule: a prescribed start whose agenda was cleared."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.tuples import put
from engine.games.shogun import GAME, content
from engine.games.shogun.actions import CarryOut
from engine.games.shogun.components import FREE, NO_EVENT, PEASANT, SPACES, Building, Options
from engine.games.shogun.events import ActionVoid
from engine.games.shogun.ownership import give
from engine.games.shogun.state import Shogun, Tower

ACTION = {action.id: number for number, action in enumerate(content.ACTIONS)}
EVENT = {event.id: number for number, event in enumerate(content.EVENTS)}
SPECIAL = {special.id: number for number, special in enumerate(content.SPECIALS)}
P = content.PROVINCE_NUMBER
CASTLE, TEMPLE, THEATRE = Building.CASTLE, Building.TEMPLE, Building.THEATRE


def chest(worth: int) -> int:
    return content.CHEST_CARDS[worth]


def opening(seats: int = 4, seed: int = 1, **options) -> Shogun:
    """Return the first planning after a prescribed start."""
    return GAME.new(seats, Chance(seed), Options(start="prescribed", **options))


def quiet(seats: int = 4, seed: int = 1, **options) -> Shogun:
    """Return a table after a prescribed start with nothing left to do, no special in use."""
    state = opening(seats, seed, **options)
    state.agenda, state.event, state.actions = (), NO_EVENT, tuple(range(10))
    state.places = (*range(seats), *(FREE,) * (5 - seats))
    state.specials = state.news = ()
    return state


def own(state: Shogun, seat: int, name: str, armies: int, buildings=(), unrest: int = 0) -> int:
    """Give a province with armies to a seat, whoever had it."""
    number = P[name]
    former = state.owners[number]
    if former >= 0:
        state.houses[former].supply += state.armies[number]
    if former != seat:
        give(state, number, seat)
    if seat >= 0:
        state.houses[seat].supply -= armies
        state.houses[seat].fresh = ()
    state.armies = put(state.armies, number, armies)
    state.buildings = put(state.buildings, number, tuple(buildings))
    state.unrest = put(state.unrest, number, unrest)
    return number


def empty_tower(state: Shogun) -> None:
    """Take all cubes out of the tower, for figures that can be foreseen."""
    for shelf in state.tower.shelves:
        for cube in shelf:
            if cube == PEASANT:
                state.peasants += 1
            else:
                state.houses[cube].supply += 1
    state.tower = Tower()


def special(state: Shogun, seat: int, name: str) -> None:
    """Let a seat hold a special card."""
    others = [n for n in range(5) if n != SPECIAL[name]]
    place = state.places.index(seat)
    state.specials = (*others[:place], SPECIAL[name], *others[place:])


def order(state: Shogun, seat: int, action: str, name: str) -> tuple:
    """Let a seat carry out an action in a province now; return the news."""
    house = state.houses[seat]
    plan = [chest(0)] * SPACES
    plan[ACTION[action]] = P[name]
    house.plan = tuple(plan)
    state.push(CarryOut(seat, ACTION[action]))
    state.start()
    return state.news


def void(news: tuple) -> ActionVoid | None:
    """Return the news that an action did not happen, if it did not."""
    return next((event for event in news if isinstance(event, ActionVoid)), None)


def cubes(state: Shogun, colour: int) -> int:
    """Count every cube of a colour wherever it is."""
    inside = state.tower.held(colour) + state.tower.tray[colour]
    if colour == PEASANT:
        return inside + state.peasants
    armies = sum(n for n, owner in zip(state.armies, state.owners, strict=True) if owner == colour)
    return inside + armies + state.houses[colour].supply
