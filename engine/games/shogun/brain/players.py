"""Players: one plans at a glance, one tries whole plans and answers out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.ai.greedy import GreedyPlayer
from engine.ai.lots import Lots
from engine.ai.player import Planner
from engine.core.agenda import AnyChoice
from engine.core.brain.thought import Budget, Decided, Line, Thought
from engine.core.chance import Chance
from engine.core.state import State
from engine.games.shogun.auction import ChoosePlace
from engine.games.shogun.brain.characters import NEUTRAL, Character, Values
from engine.games.shogun.brain.explaining import TriedAnswers
from engine.games.shogun.brain.orders import order_table
from engine.games.shogun.brain.plan_search import PlanSearch
from engine.games.shogun.brain.predictions import tables_of_others
from engine.games.shogun.brain.proposals import propose
from engine.games.shogun.brain.quick import marches, quick_answer
from engine.games.shogun.brain.trials import Trials, moves_of
from engine.games.shogun.components import FREE
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import MARCH, STAY, TAKE_PLACE
from engine.games.shogun.planning import FillPlan
from engine.games.shogun.state import Shogun
from engine.games.shogun.winter import ChooseRevolt

if TYPE_CHECKING:
    from engine.games.shogun.brain import ShogunBrain

_PART_OF_A_PLAN = 8
"""A smaller decision is thought about for one such part of the time a plan gets."""


class AtAGlance(Planner):
    """Plans by the table of orders alone and takes what promises most."""

    brain: ShogunBrain

    def __init__(
        self,
        brain: ShogunBrain,
        chance: Chance,
        character: Character = NEUTRAL,
        *,
        noise: float = 0.0,
    ) -> None:
        super().__init__(brain, chance)
        self._character, self._noise = character, noise

    def begin(self, view: State, seat: int, chance: Chance) -> Thought:
        """Answer at once."""
        assert isinstance(view, Shogun)
        choice = view.choice_of(seat)
        if isinstance(choice, FillPlan):
            leaning, start = self._character.leaning, view.houses[seat].plan
            table = order_table(view, seat, leaning)
            plan = propose(view, seat, table, Lots(chance), self._noise, start, leaning.bid)
            return Decided(Line(moves_of(plan, start)))
        if isinstance(choice, ChooseMarch | ChoosePlace | ChooseRevolt):
            return Decided(Line((quick_answer(view, choice),)))
        return GreedyPlayer(self.brain, chance).think(view, seat)


class Strategist(AtAGlance):
    """Tries whole plans out against what the others may have planned, and its marches too."""

    def __init__(
        self,
        brain: ShogunBrain,
        chance: Chance,
        budget: Budget,
        character: Character = NEUTRAL,
        values: Values | None = None,
    ) -> None:
        super().__init__(brain, chance, character)
        self._budget, self._values = budget, values or brain.values

    def begin(self, view: State, seat: int, chance: Chance) -> Thought:
        """Search."""
        assert isinstance(view, Shogun)
        choice = view.choice_of(seat)
        if not isinstance(choice, FillPlan | ChooseMarch | ChoosePlace | ChooseRevolt):
            return super().begin(view, seat, chance)
        tables = tables_of_others(view, seat)
        values = self._character.sees(self._values, seat)
        trials = Trials(view, seat, tables, values, chance.branch(0))
        if isinstance(choice, FillPlan):
            lots = Lots(chance.branch(1))
            leaning, features = self._character.leaning, self.brain.features
            return PlanSearch(view, seat, self._budget, trials, lots, leaning, features)
        share = Budget(
            self._budget.steps // _PART_OF_A_PLAN, self._budget.seconds / _PART_OF_A_PLAN
        )
        answers = list(answers_to_try(view, choice))
        return TriedAnswers(answers, trials, seat, self.brain.features, share)


def answers_to_try(view: Shogun, choice: AnyChoice) -> Iterator[Line]:
    """Yield the answers worth trying out, each once."""
    match choice:
        case ChooseMarch():
            found = [MARCH[target][armies] for _, target, armies in marches(view, choice)]
            yield from (Line((move,)) for move in dict.fromkeys(found))
            if choice.peaceful or view.options.allow_decline:
                yield Line((STAY,))
        case ChoosePlace():
            free = [place for place, taken in enumerate(view.places) if taken == FREE]
            yield from (Line((TAKE_PLACE[place],)) for place in free)
        case _:
            yield from (Line((move,)) for move in choice.moves(view))
