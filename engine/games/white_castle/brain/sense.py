"""What is worth a thought of all that is legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.agenda import Move
from engine.core.combinators import DECLINE
from engine.games.white_castle.actions import Perform
from engine.games.white_castle.components import MOST_OF_A_RESOURCE
from engine.games.white_castle.content import ACTIONS
from engine.games.white_castle.courtiers import CourtierAction
from engine.games.white_castle.dice import PlaceDie
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
from engine.games.white_castle.seals import OwnChoice, within_reach
from engine.games.white_castle.state import WhiteCastle
from engine.games.white_castle.warriors import SendWarrior


def sensible_moves(state: WhiteCastle, seat: int) -> Sequence[Move]:
    """Leave out exchanges that make nothing possible, doing without, and what wastes a gain."""
    choice = state.choice_of(seat)
    find = _SENSIBLE.get(type(choice))
    if find:
        return find(state, choice)
    return choice.answers(state) if isinstance(choice, OwnChoice) else state.moves(seat)


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
