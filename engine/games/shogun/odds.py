"""How a fight would probably end, from what one seat may know."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.outlook import Odds
from engine.core.tuples import added
from engine.core.value import value
from engine.games.shogun.battle import Battle
from engine.games.shogun.components import NOBODY, ProvinceId
from engine.games.shogun.state import Shogun

_THROWS = 400


@value
class BattleOdds:
    """Chances in percent: taken by the attacker, drawn and so neutral, not taken."""

    win: int
    draw: int
    loss: int

    def by_outcome(self) -> tuple[Odds, ...]:
        """Return them as an outlook tells them."""
        return Odds("win", self.win), Odds("draw", self.draw), Odds("loss", self.loss)


def battle_odds(
    view: Shogun, home: ProvinceId, target: ProvinceId, armies: int, *, throws: int = _THROWS
) -> BattleOdds:
    """Estimate the fight if *armies* marched from *home* into *target* now.

    Each trial guesses the tower afresh, so nothing is used that the viewer does not know. A neutral
    province that is not taken counts as lost.
    """
    attacker, defender = view.owners[home], view.owners[target]
    assert attacker not in (defender, NOBODY), "one's own province is entered without a fight"
    assert 0 < armies < view.armies[home], "one army stays behind (SH-66)"
    won = drawn = 0
    for number in range(throws):
        chance = Chance(number + 1).branch(armies)
        trial = view.copy() if view.viewer is None else view.guess(chance)
        trial.chance = chance.branch(number)
        trial.armies = added(trial.armies, home, -armies)
        Battle(attacker, target, armies).run(trial)
        owner = trial.owners[target]
        won += owner == attacker
        drawn += owner == NOBODY and defender != NOBODY
    percent = [round(100 * count / throws) for count in (won, drawn)]
    return BattleOdds(percent[0], percent[1], 100 - sum(percent))
