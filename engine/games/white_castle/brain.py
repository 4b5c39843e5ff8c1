"""What this game tells its machine players: the points a clan can expect at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.combinators import DECLINE
from engine.core.value import value
from engine.games.white_castle.actions import Perform
from engine.games.white_castle.components import FIGURES, MOST_OF_A_RESOURCE, ROUNDS, TURNS
from engine.games.white_castle.content import ACTIONS, BOARD, GARDEN
from engine.games.white_castle.courtiers import CourtierAction
from engine.games.white_castle.dice import PlaceDie, TakeDie
from engine.games.white_castle.gardeners import PlaceGardener
from engine.games.white_castle.means import wished
from engine.games.white_castle.moves import (
    EXCHANGE_COIN,
    EXCHANGES,
    SPLITS,
    Exchange,
    Use,
)
from engine.games.white_castle.rewards import SplitResources
from engine.games.white_castle.scoring import courtier_points, total
from engine.games.white_castle.seals import OwnChoice, within_reach
from engine.games.white_castle.state import Domain, WhiteCastle
from engine.games.white_castle.warriors import SendWarrior

_ALL_TURNS = ROUNDS * TURNS
_YARD_POINTS = tuple(yard.points for yard in BOARD.yards)


@value
class Weights:
    """What things that do not score yet are worth, in points; found by playing (``league``)."""

    food: float = 0.55
    iron: float = 0.3
    pearl: float = 1.1
    coin: float = 0.35
    seal: float = 0.2
    influence: float = 0.12
    gate: float = 1.4
    """A courtier at the gate, who can still climb; then one on level 1."""
    level_1: float = 1.0
    garden: float = 0.35
    """A gardener, for each end of a round at which the garden may wake."""
    lantern: float = 1.4
    """A card in the lantern area, and a bonus of a row, for each turn still to come."""
    bonus: float = 0.45
    inside: float = 2.0
    """Courtiers that a clan with all turns before it will bring into the castle yet."""


WEIGHTS = Weights()


class WhiteCastleBrain(Brain[WhiteCastle]):
    """Counts what stands, and what stock, cards and figures bring in the turns that are left."""

    def sensible(self, state: WhiteCastle, seat: int) -> Sequence[Move]:
        """Leave out exchanges that make nothing possible, doing without, and what wastes a gain."""
        choice = state.choice_of(seat)
        find = _SENSIBLE.get(type(choice))
        if find:
            return find(state, choice)
        return choice.answers(state) if isinstance(choice, OwnChoice) else state.moves(seat)

    def value(self, state: WhiteCastle, seat: int) -> float:
        """Return the points *seat* can expect; exactly its points once the game is over."""
        if state.is_over or state.is_rival(seat):
            return float(total(state, seat))
        domain, turns = state.domains[seat], turns_left(state, seat)
        if turns == 0 and state.round == ROUNDS:
            return float(total(state, seat))
        left = turns / _ALL_TURNS
        inside = sum(domain.levels[1:]) + WEIGHTS.inside * left
        worth = sum([n * each for n, each in zip(domain.yards, _YARD_POINTS, strict=True)])
        stands = domain.points + courtier_points(domain.levels) + worth * min(inside, FIGURES)
        stands += sum([GARDEN[garden].points for garden in domain.gardens])
        stands += BOARD.season_points[domain.influence]
        return stands + _stock(domain, turns) + _growth(state, domain, turns)


def _spaces(state: WhiteCastle, choice: PlaceDie) -> list[Move]:
    """Return the spaces that can be paid, and the exchange for dearer ones."""
    domain = state.domains[choice.seat]
    coins, most = domain.coins, domain.coins + domain.seals
    moves: list[Move] = []
    wish: list[Move] = []
    for place, price in choice.priced(state):
        if price <= coins:
            moves.append(place)
        elif price <= most:
            wish = [EXCHANGE_COIN]
    return moves + wish


def _actions(state: WhiteCastle, choice: Perform) -> list[Move]:
    """Do without only where every action has its price."""
    moves = choice.answers(state)
    if all(isinstance(move, Use) and ACTIONS[move.source].then for move in moves):
        moves.append(DECLINE)
    if state.domains[choice.seat].seals:
        for source in choice.sources:
            if wished(state, choice.seat, ACTIONS[source]):
                moves.append(EXCHANGE_COIN)
                break
    return moves


def _halves(state: WhiteCastle, choice: CourtierAction) -> list[Move]:
    """Leave it at one half only if the other was done."""
    moves, wishes = _answers_and_wishes(state, choice)
    if not (moves and choice.audience and choice.climb):
        moves.append(DECLINE)
    return moves + wishes


def _targets(state: WhiteCastle, choice: OwnChoice) -> list[Move]:
    """Do without only if nothing can be paid."""
    moves, wishes = _answers_and_wishes(state, choice)
    return (moves or [DECLINE]) + wishes


def _splits(state: WhiteCastle, choice: SplitResources) -> list[Move]:
    """Lose nothing for which there is room."""
    domain, full = state.domains[choice.seat], MOST_OF_A_RESOURCE
    food, iron, pearl = full - domain.food, full - domain.iron, full - domain.pearl
    kept = min(choice.amount, food + iron + pearl)
    return [
        split
        for split in SPLITS[choice.amount]
        if min(food, split.food) + min(iron, split.iron) + min(pearl, split.pearl) >= kept
    ]


def _answers_and_wishes(state: WhiteCastle, choice: OwnChoice) -> tuple[list[Move], list[Move]]:
    """Return the legal answers, and the exchanges after which there would be more of them."""
    domain = state.domains[choice.seat]
    answers: list[Move] = []
    helping: list[Exchange | None] = []
    for alike, against in choice.bids(state):
        if against is None:
            answers += alike
        elif domain.seals:
            helping.append(within_reach(domain, against))
    return answers, [exchange for exchange in EXCHANGES if exchange in helping] if helping else []


_SENSIBLE: dict[type, Callable[[WhiteCastle, Any], list[Move]]] = {
    PlaceDie: _spaces,
    Perform: _actions,
    CourtierAction: _halves,
    PlaceGardener: _targets,
    SendWarrior: _targets,
    SplitResources: _splits,
}
"""What is worth a thought where it is less than every answer, or an exchange as well."""


def turns_left(state: WhiteCastle, seat: int) -> int:
    """Return how many dice *seat* will still take or place."""
    turns = TURNS * (ROUNDS - state.round)
    for task in state.agenda:
        if isinstance(task, TakeDie | PlaceDie) and task.seat == seat:
            turns += 1
    return turns


def _stock(domain: Domain, turns: int) -> float:
    """Value what can be spent; with few turns left not all of it will be."""
    stock = WEIGHTS.food * domain.food + WEIGHTS.iron * domain.iron + WEIGHTS.pearl * domain.pearl
    stock += WEIGHTS.coin * domain.coins + WEIGHTS.seal * domain.seals
    return stock * (0.3 + 0.7 * min(turns, TURNS) / TURNS)


def _growth(state: WhiteCastle, domain: Domain, turns: int) -> float:
    """Value what pays again in later turns and at the ends of rounds."""
    left = turns / _ALL_TURNS
    climbing = WEIGHTS.gate * domain.levels[0] + WEIGHTS.level_1 * domain.levels[1]
    gone = 3 * FIGURES - sum(domain.home)
    repeated = WEIGHTS.lantern * len(domain.lantern) + WEIGHTS.bonus * gone
    waking = WEIGHTS.garden * len(domain.gardens) * (ROUNDS - state.round)
    return (climbing + WEIGHTS.influence * domain.influence) * left + repeated * turns + waking
