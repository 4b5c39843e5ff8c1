"""What machine players have in common."""

from __future__ import annotations

from typing import Any

from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.brain.thought import Decided, Line, Thought
from engine.core.chance import Chance
from engine.core.state import State


def chance_in(view: State, chance: Chance) -> Chance:
    """Return the chance with which to think about *view*: another for every position.

    It does not depend on what was thought before: the same position, the same answer.
    """
    return chance.branch(int(view.digest()[:15], 16))


class Planner:
    """A player that thinks of all answers of a turn at once, and keeps what it has planned."""

    def __init__(self, brain: Brain[Any], chance: Chance) -> None:
        self.brain = brain
        self._chance = chance
        self._thought: Thought | None = None
        self._asked: State | None = None
        """The view that was thought about, and its seat."""
        self._plan: list[tuple[object, Move]] = []
        """The answers to come, each with the key of the position it was planned for."""

    def begin(self, view: State, seat: int, chance: Chance) -> Thought:
        """Begin to think of the answers of *seat* from *view* on."""
        raise NotImplementedError

    def think(self, view: State, seat: int) -> Thought:
        """Go on with the plan where it still fits; think where there is something to think."""
        self._settle(view, seat)
        line = self._kept(view, seat)
        if line is None:
            moves = self.brain.sensible(view, seat)
            line = Line((moves[0],)) if len(moves) == 1 else None
        if line is not None:
            return Decided(line)
        self._asked = view
        self._thought = self.begin(view, seat, chance_in(view, self._chance))
        return self._thought

    def choose(self, view: State, seat: int) -> Move:
        """Think to the end and answer."""
        return self.think(view, seat).finish().moves[0]

    def _settle(self, view: State, seat: int) -> None:
        """Make a plan of the last thought: the answers up to the next reveal."""
        thought, asked = self._thought, self._asked
        if thought is None or asked is None:
            return
        self._thought = self._asked = None
        self._plan = []
        state = asked.guess(self._chance)
        for move in thought.best.moves:
            if state.reveals != asked.reveals or not state.is_legal(seat, move):
                return
            self._plan.append(((state.reveals, self.brain.position_key(state, seat)), move))
            state.apply(seat, move)

    def _kept(self, view: State, seat: int) -> Line | None:
        """Return what is left of the plan from this very position on, if it comes up in it."""
        if not self._plan:
            return None
        key = (view.reveals, self.brain.position_key(view, seat))
        keys = [planned for planned, _ in self._plan]
        if key not in keys:
            self._plan = []
            return None
        rest = self._plan[keys.index(key) :]
        return Line(tuple([move for _, move in rest]))
