"""Rounds: roll the dice, three turns each, turn order, gardens, and the end (WC-30, WC-90 ff.)."""

from __future__ import annotations

from typing import ClassVar

from engine.core.agenda import Step, Task
from engine.core.value import value
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import ROUNDS, TURNS
from engine.games.white_castle.content import BOARD, SPACES
from engine.games.white_castle.dice import TakeDie
from engine.games.white_castle.events import (
    DiceCollected,
    DiceRolled,
    GardensWake,
    LeftoversExchanged,
    OrderSet,
    PairPutAway,
    RoundBegan,
    RoundEnded,
    Scored,
)
from engine.games.white_castle.gardeners import waking_gardens
from engine.games.white_castle.scoring import CATEGORIES, best_leftovers, breakdown
from engine.games.white_castle.solo import (
    RivalGardens,
    RivalTurn,
    SellCoins,
    ShuffleSoloCards,
)
from engine.games.white_castle.state import Bridge, WhiteCastle


@value
class BeginPlay(Step[WhiteCastle]):
    """Put the pair nobody took away and begin the first round."""

    def run(self, state: WhiteCastle) -> None:
        """From now on seals can be exchanged."""
        if state.players > 1:
            for pair in state.pairs:
                state.tell(PairPutAway, pair.resources, pair.action)
        state.pairs = ()
        state.push(BeginRound())


@value
class BeginRound(Step[WhiteCastle]):
    """Let every clan take its turns, one after the other (WC-30)."""

    def run(self, state: WhiteCastle) -> None:
        """Put the turns of the round on the agenda."""
        state.tell(RoundBegan, state.round)
        turns = tuple(turn_of(state, seat) for seat in state.order) * TURNS
        if state.players == 1:
            turns = (ShuffleSoloCards(), *turns)
        state.push(*turns, EndRound())


@value
class EndRound(Step[WhiteCastle]):
    """Set the herons by influence, then gardens and dice, or the final scoring (WC-91 to 94)."""

    stands_alone: ClassVar[bool] = True

    def run(self, state: WhiteCastle) -> None:
        """Do not wake gardens or roll after the last round."""
        assert count_dice(state) == TURNS, "three dice are left at the end of a round (WC-90)"
        state.tell(RoundEnded, state.round)
        state.order = new_order(state)
        state.tell(OrderSet, state.order)
        sale: tuple[Task, ...] = (SellCoins(),) if state.players == 1 else ()
        if state.round == ROUNDS:
            state.push(*sale, FinalScoring())
            return
        gardens = [_gardens_of(state, seat) for seat in state.order]
        state.push(*sale, *gardens, NextRound())


@value
class WakeGardens(Step[WhiteCastle]):
    """Offer the gardens below bridges with dice, once each; the set is fixed now (WC-92, 93)."""

    seat: int

    def run(self, state: WhiteCastle) -> None:
        """Offer them in any order."""
        gardens = waking_gardens(state, self.seat)
        if gardens:
            state.tell(GardensWake, self.seat, gardens)
            state.push(Offer(self.seat, gardens, each=True))


@value
class NextRound(Step[WhiteCastle]):
    """Collect all dice, roll them and move the round marker (WC-94)."""

    stands_alone: ClassVar[bool] = True

    def run(self, state: WhiteCastle) -> None:
        """Clear the board and begin."""
        state.spaces, state.well = ((),) * len(SPACES), ()
        for domain in state.domains:
            domain.dice = (0, 0, 0)
        state.tell(DiceCollected)
        roll(state)
        state.round += 1
        state.push(BeginRound())


@value
class FinalScoring(Step[WhiteCastle]):
    """Tell what every clan scores; the points themselves follow from the table (WC-101 ff.)."""

    def run(self, state: WhiteCastle) -> None:
        """Tell what seals became, then every category."""
        for seat in range(len(state.domains)):
            tell_leftovers(state, seat)
            points = breakdown(state, seat)
            for category in CATEGORIES:
                state.tell(Scored, seat, category, points[category])


def tell_leftovers(state: WhiteCastle, seat: int) -> None:
    """Tell what the left-over seals of *seat* become (WC-101)."""
    seals = state.domains[seat].seals
    if seals:
        left = best_leftovers(state.domains[seat], simple=state.options.simple_seals)
        food, iron, pearl = left.bought
        state.tell(LeftoversExchanged, seat, seals, seals - 2 * sum(left.bought), food, iron, pearl)


def roll(state: WhiteCastle) -> None:
    """Roll the dice of each colour and lay them in ascending order (WC-20)."""
    number = BOARD.dice[state.players - 1]
    bridges = []
    for _ in range(3):
        dice = sorted(1 + state.draw(6) for _ in range(number))
        bridges.append(Bridge(dice[0], tuple(dice[1:-1]), dice[-1]))
    state.bridges = tuple(bridges)
    state.tell(DiceRolled, state.bridges)


def new_order(state: WhiteCastle) -> tuple[int, ...]:
    """Return the seats by influence; on the same space the upper marker comes first (WC-91)."""

    def height(seat: int) -> tuple[int, int]:
        return state.domains[seat].influence, state.arrivals.index(seat)

    return tuple(sorted(state.order, key=height, reverse=True))


def count_dice(state: WhiteCastle) -> int:
    """Count the dice on the bridges."""
    return sum(len(b.middle) + bool(b.left) + bool(b.right) for b in state.bridges)


def turn_of(state: WhiteCastle, seat: int) -> Task:
    """Return the turn of a seat; the rival needs nobody to decide."""
    return RivalTurn() if state.is_rival(seat) else TakeDie(seat)


def _gardens_of(state: WhiteCastle, seat: int) -> Task:
    return RivalGardens() if state.is_rival(seat) else WakeGardens(seat)
