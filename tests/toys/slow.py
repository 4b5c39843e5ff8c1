"""Lantern with players that try a worker's patience: one never comes to an end, one is stuck."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.brain.thought import Budget, Line, Player, Thought
from engine.core.chance import Chance
from engine.core.state import State
from tests.toys.lantern import LanternBrain, LanternGame


class Pondering(Thought):
    """Thinks for ever, in steps that take no time."""

    def __init__(self, view: State, seat: int) -> None:
        super().__init__(Budget(10**12))
        self._line = Line((view.moves(seat)[-1],))

    def think(self) -> Iterator[None]:
        while True:
            yield

    @property
    def lines(self) -> tuple[Line, ...]:
        return (self._line,)


class Ponderer:
    """Begins such a thought, or never gets as far."""

    def __init__(self, *, stuck: bool) -> None:
        self._stuck = stuck

    def think(self, view: State, seat: int) -> Thought:
        while self._stuck:
            pass
        return Pondering(view, seat)


class SlowBrain(LanternBrain):
    """Offers both."""

    levels = ("endless", "stuck")

    def player(self, level: str, chance: Chance, character: str = "") -> Player:
        return Ponderer(stuck=level == "stuck")  # type: ignore[return-value]


class SlowGame(LanternGame):
    """The toy under another name."""

    id, brain = "slow_lantern", SlowBrain()


GAME = SlowGame()
