"""Final scoring, as pure functions of what a clan owns (WC-101 to WC-108)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core.value import value
from engine.games.white_castle.components import MOST_OF_A_RESOURCE
from engine.games.white_castle.content import BOARD, GARDEN
from engine.games.white_castle.state import Domain, WhiteCastle

CATEGORIES = (
    "during_game",
    "coins_and_seals",
    "resources",
    "passage_of_time",
    "courtiers",
    "warriors",
    "gardeners",
)
COINS_PER_POINT = 5
_YARD_POINTS = tuple(yard.points for yard in BOARD.yards)


@value
class Leftovers:
    """Points for what is left after the best exchange of seals."""

    coins: int
    resources: int
    bought: tuple[int, int, int] = (0, 0, 0)
    """Food, iron and pearl for two seals each; the other seals become coins."""


def total(state: WhiteCastle, seat: int) -> int:
    """Return what *seat* has if the game ends now."""
    return sum(breakdown(state, seat).values())


def breakdown(state: WhiteCastle, seat: int) -> dict[str, int]:
    """Return the points of *seat* by category; the rival's stock counts nothing (WC-135)."""
    simple, rival = state.options.simple_seals, state.is_rival(seat)
    return domain_breakdown(state.domains[seat], simple=simple, rival=rival)


def domain_breakdown(
    domain: Domain, *, simple: bool = False, rival: bool = False
) -> dict[str, int]:
    """Return the points of one clan by category."""
    left = Leftovers(0, 0) if rival else best_leftovers(domain, simple=simple)
    return {
        "during_game": domain.points,
        "coins_and_seals": left.coins,
        "resources": left.resources,
        "passage_of_time": BOARD.season_points[domain.influence],
        "courtiers": courtier_points(domain.levels),
        "warriors": warrior_points(domain.yards, domain.levels),
        "gardeners": sum(GARDEN[garden].points for garden in domain.gardens),
    }


def best_leftovers(domain: Domain, *, simple: bool = False) -> Leftovers:
    """Exchange left-over seals as favourably as possible (WC-107), or only into coins (K1)."""
    stock = (domain.food, domain.iron, domain.pearl)
    coins, best = (domain.coins + domain.seals) // COINS_PER_POINT, (0, 0, 0)
    most = coins + _stock_points(stock, best)
    for units in range(1, 0 if simple else domain.seals // 2 + 1):
        left = (domain.coins + domain.seals - 2 * units) // COINS_PER_POINT
        for bought in _splits(units):
            points = left + _stock_points(stock, bought)
            if points > most:
                most, coins, best = points, left, bought
    return Leftovers(coins, most - coins, best)


def resource_points(amount: int) -> int:
    """Return 1 point for 3 to 6 left, 2 for 7 (WC-102)."""
    if amount >= MOST_OF_A_RESOURCE:
        return 2
    return 1 if amount >= 3 else 0


def courtier_points(levels: Sequence[int]) -> int:
    """Score the gate and each level (WC-104)."""
    return sum(n * each for n, each in zip(levels, BOARD.courtier_points, strict=True))


def warrior_points(yards: Sequence[int], levels: Sequence[int]) -> int:
    """Multiply the worth of the warriors by the courtiers inside the castle (WC-105)."""
    worth = sum(n * each for n, each in zip(yards, _YARD_POINTS, strict=True))
    return worth * sum(levels[1:])


def _stock_points(stock: tuple[int, int, int], bought: tuple[int, int, int]) -> int:
    """Return what food, iron and pearl are worth with what was bought; what is too much is lost."""
    food, iron, pearl = stock
    more_food, more_iron, more_pearl = bought
    return (
        resource_points(food + more_food)
        + resource_points(iron + more_iron)
        + resource_points(pearl + more_pearl)
    )


@cache
def _splits(units: int) -> tuple[tuple[int, int, int], ...]:
    """Return what so many pairs of seals can buy."""
    return tuple(
        (food, iron, units - food - iron)
        for food in range(units + 1)
        for iron in range(units - food + 1)
    )
