"""What can be counted about a clan, as numbers that learned values weigh."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from engine.games.white_castle.components import (
    FIGURES,
    FREE,
    LAST_INFLUENCE,
    ROUNDS,
    TURNS,
    Action,
    Deed,
    Resource,
)
from engine.games.white_castle.content import ACTIONS, BACK, BOARD, CARD, GARDEN, GARDENS, ROW_PART
from engine.games.white_castle.dice import PlaceDie, TakeDie
from engine.games.white_castle.state import Domain, WhiteCastle

Entries = tuple[tuple[int, float], ...]
"""Which numbers of a list are not 0."""

_GAINS = tuple(Resource)
_DEEDS = tuple(Deed)
_ACTION = (
    *(resource.value for resource in _GAINS),
    "lantern",
    "well",
    *(deed.value for deed in _DEEDS),
)
"""What an action can hold, each with a number of its own."""
_YARD_POINTS = tuple(yard.points for yard in BOARD.yards)
_SEASON = BOARD.season_points

_STOCK = (
    ("food", ("food", "food_to_3")),
    ("iron", ("iron", "iron_to_3", "iron_to_5")),
    ("pearls", ("pearl", "pearl_to_2", "pearl_to_5")),
    ("coins", ("coins", "coins_to_2", "coins_to_5")),
    ("seals", ("seals", "seals_to_2")),
)
_FIGURES = (
    ("passage_of_time", ("influence", "season_points", "next_season_points")),
    ("courtiers", ("gate", "level_1", "level_2", "level_3", "courtiers_home", "pearl_climbers")),
    ("warriors", ("yard_5", "yard_3", "yard_1", "worth", "inside", "worth_inside")),
    ("warriors", ("warriors_home", "iron_for_warriors", "inside_warriors_home")),
    ("gardeners", ("gardeners_home", "gardens", "garden_points", "gardens_waking")),
)
_CARDS = (
    ("gardeners", tuple(f"garden_{name}" for name in _ACTION)),
    ("own_card", tuple(f"card_{name}" for name in _ACTION)),
    ("lantern", tuple(f"lantern_{resource.value}" for resource in _GAINS)),
    ("lantern", ("lantern_cards", "lantern_rows")),
)
_TABLE = (
    ("domain", ("red_free", "black_free", "white_free")),
    ("domain", ("red_bonuses", "black_bonuses", "white_bonuses")),
    ("courtiers", ("hall_free", "hall_climbers")),
    ("turn_order", ("order",)),
    ("dice", ("highest_die", "lowest_die")),
    ("turns", ("one", "three_players", "four_players", "solo")),
)
_ALL = (*_STOCK, *_FIGURES, *_CARDS, *_TABLE)
MEASURES = tuple(chain.from_iterable(names for _, names in _ALL))
"""The names of all numbers that ``measured`` returns."""
SOURCES = tuple(source for source, names in _ALL for _ in names)
"""For every measure what it is a part of, in the rulebook's words."""


def turns_left(state: WhiteCastle, seat: int) -> int:
    """Return how many dice *seat* will still take or place."""
    turns = TURNS * (ROUNDS - state.round)
    for task in state.agenda:
        if isinstance(task, TakeDie | PlaceDie) and task.seat == seat:
            turns += 1
    return turns


def measured(state: WhiteCastle, seat: int) -> list[float]:
    """Return what can be counted about the clan of *seat*, in the order of ``MEASURES``."""
    domain = state.domains[seat]
    return [
        *_stock(domain),
        *_figures(state, domain),
        *_cards(domain),
        *_table(state, domain, seat),
    ]


def _stock(domain: Domain) -> Iterable[float]:
    food, iron, pearl, coins, seals = (
        domain.food,
        domain.iron,
        domain.pearl,
        domain.coins,
        domain.seals,
    )
    return (
        food, min(food, 3),
        iron, min(iron, 3), min(iron, 5),
        pearl, min(pearl, 2), min(pearl, 5),
        coins, min(coins, 2), min(coins, 5),
        seals, min(seals, 2),
    )  # fmt: skip


def _figures(state: WhiteCastle, domain: Domain) -> Iterable[float]:
    gate, one, two, three = domain.levels
    five, dear, cheap = domain.yards
    courtiers, gardeners, warriors = domain.home
    inside = one + two + three
    worth = _YARD_POINTS[0] * five + _YARD_POINTS[1] * dear + _YARD_POINTS[2] * cheap
    gardens = domain.gardens
    points = 0
    for garden in gardens:
        points += GARDEN[garden].points
    influence = domain.influence
    return (
        influence, _SEASON[influence], _NEXT_SEASON[influence],
        gate, one, two, three, courtiers, domain.pearl * (gate + one + two),
        five, dear, cheap, worth, inside, worth * inside,
        warriors, domain.iron if warriors else 0, inside * warriors,
        gardeners, len(gardens), points, len(gardens) * (ROUNDS - state.round),
    )  # fmt: skip


def _cards(domain: Domain) -> list[float]:
    counts = [0.0] * _CARD_NUMBERS
    for garden in domain.gardens:
        for place, amount in _GARDEN_ENTRIES[garden]:
            counts[place] += amount
    if domain.card:
        for place, amount in _CARD_ENTRIES[domain.card]:
            counts[place] += amount
    for card in domain.lantern:
        for place, amount in _LANTERN_ENTRIES[card]:
            counts[place] += amount
    number = len(domain.lantern)
    counts[-2] = number
    # The lantern icons of the domain: the fourth bonus of the black row, the last of the white.
    counts[-1] = number * ((domain.home[1] <= 2) + (domain.home[2] == 0))
    return counts


def _table(state: WhiteCastle, domain: Domain, seat: int) -> Iterable[float]:
    red, black, white = (not pips for pips in domain.dice)
    courtiers, gardeners, warriors = domain.home
    free, (_, one, two, _) = state.hall.count(FREE), domain.levels
    return (
        red, black, white,
        red * (FIGURES - courtiers), black * (FIGURES - gardeners), white * (FIGURES - warriors),
        free, free * (one + two),
        state.order.index(seat) if state.order else 0,
        max([bridge.right for bridge in state.bridges], default=0),
        max([bridge.left for bridge in state.bridges], default=0),
        1, state.players == 3, state.players == 4, state.players == 1,
    )  # fmt: skip


# Tables -----------------------------------------------------------------------


def _of_action(action: Action, first: int) -> Entries:
    """Return what an action holds, counted from the number *first* on."""
    found: dict[int, float] = {}
    for gain in action.gains:
        number = first + _GAINS.index(gain.resource)
        found[number] = found.get(number, 0) + gain.amount
    number = first + len(_GAINS)
    if action.lantern:
        found[number] = 1
    if action.well:
        found[number + 1] = 1
    if action.then:
        found[number + 2 + _DEEDS.index(action.then)] = 1
    return tuple(found.items())


def _gap(influence: int) -> int:
    """Return the steps to the next space that is worth more."""
    further = range(influence, LAST_INFLUENCE + 1)
    dearer = (space for space in further if _SEASON[space] > _SEASON[influence])
    return next(dearer, influence) - influence


_CARD_NUMBERS = 2 * len(_ACTION) + len(_GAINS) + 2
_NEXT_SEASON = tuple(_gap(influence) for influence in range(LAST_INFLUENCE + 1))
_GARDEN_ENTRIES = {garden.id: _of_action(garden.action, 0) for garden in GARDENS}
_CARD_ENTRIES = {
    card: tuple(
        chain.from_iterable(_of_action(ACTIONS[part], len(_ACTION)) for part in ROW_PART[card])
    )
    for card in CARD
}
_LANTERN_ENTRIES = {
    card: ((2 * len(_ACTION) + _GAINS.index(back.resource), float(back.amount)),)
    for card, back in BACK.items()
}
