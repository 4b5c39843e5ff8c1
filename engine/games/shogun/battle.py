"""Armies fight for a province through the tower (SH-70 to SH-78)."""

from __future__ import annotations

from engine.core.agenda import Step
from engine.core.tuples import put
from engine.core.value import value
from engine.games.shogun.components import NOBODY, PEASANT, Building, Effect, Owner, ProvinceId
from engine.games.shogun.content import BOX
from engine.games.shogun.events.fights import BattleBegan, BattleEnded, Result
from engine.games.shogun.ownership import clear, give, put_away, take_from_stock, take_from_tray
from engine.games.shogun.state import Shogun
from engine.games.shogun.tower import throw


@value
class Battle(Step[Shogun]):
    """Throw both sides into the tower and see who has the province."""

    attacker: int
    province: ProvinceId
    armies: int
    """Those that marched in."""

    def run(self, state: Shogun) -> None:
        """Throw, count, and give the province to whom it belongs."""
        defender = state.owners[self.province]
        attackers, defenders = sides(state, self.attacker, self.province, self.armies)
        peasants = defenders.count(PEASANT)
        fighting, standing = len(defenders) - peasants, state.armies[self.province]
        state.armies = put(state.armies, self.province, 0)
        state.tell(
            BattleBegan,
            self.attacker,
            defender,
            self.province,
            len(attackers),
            fighting,
            peasants,
            len(attackers) - self.armies,
            fighting - standing,
        )
        throw(state, attackers + defenders)
        settle(state, self.attacker, self.province)


@value
class Outcome:
    """How a fight ends: the armies left in the province and whether peasants took part."""

    result: Result
    armies: int
    peasants_fought: bool


def outcome(
    attackers: int, defenders: int, peasants: int, *, neutral: bool, unrest: int
) -> Outcome:
    """Compare what lies in the tray (SH-72 to SH-77)."""
    helping = neutral or unrest == 0  # SH-73: where there is unrest the peasants look on
    strength = defenders + (peasants if helping else 0)
    if attackers > strength:
        return Outcome(Result.TAKEN, attackers - strength, helping)
    if neutral:
        return Outcome(Result.REPELLED, 0, helping)
    if strength > attackers and defenders:
        lost = max(0, attackers - (peasants if helping else 0))  # SH-75: peasants fall first
        return Outcome(Result.HELD, defenders - lost, helping)
    # SH-76: equal strength, or only peasants stand where the defender's armies stayed inside.
    return Outcome(Result.DRAWN, 0, helping)


def sides(
    state: Shogun, attacker: int, province: ProvinceId, armies: int
) -> tuple[list[int], list[int]]:
    """Take up the cubes of both sides of a fight, bonuses from the supply included (SH-71)."""
    bonus = state.special_amount(attacker, Effect.ATTACK_BONUS)
    attackers = [attacker] * armies + take_from_stock(state, attacker, bonus)
    defender = state.owners[province]
    if defender == NOBODY:
        guard = state.event_amount(Effect.NEUTRAL_PEASANTS) or BOX.neutral_peasants
        return attackers, take_from_stock(state, PEASANT, guard)
    bonus = state.special_amount(defender, Effect.DEFENCE_BONUS)
    if Building.CASTLE in state.buildings[province]:
        bonus += state.event_amount(Effect.CASTLE_DEFENCE)
    standing = [defender] * state.armies[province]
    return attackers, standing + take_from_stock(state, defender, bonus)


def settle(state: Shogun, attacker: int, province: ProvinceId) -> None:
    """Count the tray and put every fighting cube where it belongs."""
    defender = state.owners[province]
    neutral = defender == NOBODY
    tray = state.tower.tray
    a, d, g = tray[attacker], 0 if neutral else tray[defender], tray[PEASANT]
    end = outcome(a, d, g, neutral=neutral, unrest=state.unrest[province])
    for colour in (attacker, *(() if neutral else (defender,))):
        put_away(state, colour, take_from_tray(state, colour))
    if end.peasants_fought:
        put_away(state, PEASANT, take_from_tray(state, PEASANT))
    state.tell(
        BattleEnded,
        attacker,
        defender,
        province,
        a,
        d,
        g,
        end.peasants_fought,
        end.result,
        end.armies,
    )
    match end.result:
        case Result.TAKEN:
            give(state, province, Owner(attacker))
            _station(state, attacker, province, end.armies)
        case Result.HELD:
            _station(state, defender, province, end.armies)
        case Result.DRAWN:
            clear(state, province)
        case Result.REPELLED:
            pass


def _station(state: Shogun, seat: int, province: ProvinceId, armies: int) -> None:
    """Put the armies that are left over into the province."""
    put_away(state, seat, -armies)
    state.armies = put(state.armies, province, armies)
