"""The ten actions, one card after the other, each in the players' order (SH-40 to SH-58)."""

from __future__ import annotations

from typing import ClassVar

from engine.core.agenda import Step
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import added, put
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.components import (
    FACE_DOWN,
    ActionCard,
    Building,
    Effect,
    Goods,
    Kind,
    ProvinceId,
    is_card,
    is_province,
)
from engine.games.shogun.events import (
    ActionBegan,
    ActionVoid,
    Built,
    CardShown,
    Collected,
    Deployed,
)
from engine.games.shogun.marching import ChooseMarch, targets
from engine.games.shogun.ownership import change_unrest
from engine.games.shogun.revolts import Revolt
from engine.games.shogun.state import Shogun


@value
class BeginAction(Step[Shogun]):
    """Begin the action that is due; everybody carries it out in turn order (SH-40)."""

    stands_alone: ClassVar[bool] = True

    def run(self, state: Shogun) -> None:
        """Tell which action card became visible: after the first five, one each (SH-30)."""
        action = state.actions[state.slot]
        last = state.slot + content.BOX.actions_face_up - 1
        turned = state.actions[last] if state.slot and last < len(state.actions) else FACE_DOWN
        state.tell(ActionBegan, state.slot, action, turned)
        state.push(*(CarryOut(seat, action) for seat in state.turn_order), FinishAction())


@value
class FinishAction(Step[Shogun]):
    """Put the action card aside; the next face-down one is turned up (SH-30)."""

    def run(self, state: Shogun) -> None:
        """Go on while there are actions."""
        state.slot += 1
        state.reveal()
        if state.slot < len(state.actions):
            state.push(BeginAction())


@value
class CarryOut(Step[Shogun]):
    """Turn up the card of one seat for the action that is due and do it there."""

    stands_alone: ClassVar[bool] = True

    seat: int
    action: int

    def run(self, state: Shogun) -> None:
        """Do it if it can be done completely, else not at all (SH-41, SH-42)."""
        house = state.houses[self.seat]
        card = house.plan[self.action]
        if is_card(card):
            house.shown = put(house.shown, self.action, True)
            state.reveal()
        state.tell(CardShown, self.seat, self.action, card)
        if not is_province(card):
            return
        against = why_void(state, self.seat, self.action, card)
        if against:
            state.tell(ActionVoid, self.seat, self.action, card, against)
        else:
            carry_out(state, self.seat, card, content.ACTIONS[self.action])


def why_void(state: Shogun, seat: int, action: int, province: ProvinceId) -> Refusal | None:
    """Say why an ordered action cannot be carried out now; money and armies count now (SH-44)."""
    card = content.ACTIONS[action]
    chests = state.houses[seat].chests
    if card.cost > chests:
        return refuse("SH-42", "cannot_pay", need=card.cost, have=chests)
    match card.kind:
        case Kind.BUILD:
            assert card.builds
            return _why_not_built(state, province, card.builds)
        case Kind.DEPLOY:
            need, have = armies_deployed(state, seat, card), state.houses[seat].supply
            short = not have if state.options.partial_deploy else have < need
            return refuse("SH-57", "too_few_armies", need=need, have=have) if short else None
        case Kind.MARCH:
            if state.armies[province] < 2:
                return refuse("SH-66", "one_must_stay", have=state.armies[province])
            if not targets(state, seat, province, peaceful=False):
                return refuse("SH-59", "no_target", province=content.name_of_card(province))
        case Kind.COLLECT:
            pass
    return None


def carry_out(state: Shogun, seat: int, province: ProvinceId, card: ActionCard) -> None:
    """Do one action that can be done."""
    match card.kind:
        case Kind.BUILD:
            build(state, seat, province, card)
        case Kind.COLLECT:
            collect(state, seat, province, card)
        case Kind.DEPLOY:
            deploy(state, seat, province, card)
        case Kind.MARCH:
            state.push(ChooseMarch(seat, province))


def build(state: Shogun, seat: int, province: ProvinceId, card: ActionCard) -> None:
    """Pay and put up the building; in some rounds a theatre calms the people (SH-50, SH-51)."""
    assert card.builds
    state.houses[seat].chests -= card.cost
    state.buildings = put(state.buildings, province, (*state.buildings[province], card.builds))
    state.tell(Built, seat, province, card.builds, card.cost)
    calmed = min(state.event_amount(Effect.THEATRE_CALMS), state.unrest[province])
    if card.builds is Building.THEATRE and calmed:
        change_unrest(state, province, -calmed)


def collect(state: Shogun, seat: int, province: ProvinceId, card: ActionCard) -> None:
    """Gain rice or chests, then face the people (SH-52 to SH-54); the income is kept (AMB-7)."""
    assert card.yields
    gain = income(state, seat, province, card.yields)
    rice, chests = (gain, 0) if card.yields is Goods.RICE else (0, gain)
    state.houses[seat].rice += rice
    state.houses[seat].chests += chests
    state.tell(Collected, seat, province, rice, chests)
    if state.unrest[province]:
        state.push(Revolt(province, adds_unrest=True))
    else:
        change_unrest(state, province, +1)


def income(state: Shogun, seat: int, province: ProvinceId, goods: Goods) -> int:
    """Return what collecting yields: the event changes it first, then the special card (SH-43)."""
    printed = content.PROVINCES[province]
    if goods is Goods.RICE:
        gain, least, most = printed.rice, Effect.RICE_MIN, Effect.RICE_MAX
        bonus = state.special_amount(seat, Effect.RICE_BONUS)
    else:
        gain, least, most = printed.tax, Effect.TAX_MIN, Effect.TAX_MAX
        bonus = state.special_amount(seat, Effect.TAX_BONUS)
    if state.has_event(least):
        gain = max(gain, state.event_amount(least))
    if state.has_event(most):
        gain = min(gain, state.event_amount(most))
    return gain + bonus


def deploy(state: Shogun, seat: int, province: ProvinceId, card: ActionCard) -> None:
    """Pay and put armies from the supply into the province (SH-55 to SH-58)."""
    house = state.houses[seat]
    armies = min(armies_deployed(state, seat, card), house.supply)
    house.chests -= card.cost
    house.supply -= armies
    state.armies = added(state.armies, province, armies)
    state.tell(Deployed, seat, province, armies, card.cost)
    can_move = state.armies[province] > 1 and targets(state, seat, province, peaceful=True)
    if card.then_move and can_move:
        state.push(ChooseMarch(seat, province, peaceful=True))


def armies_deployed(state: Shogun, seat: int, card: ActionCard) -> int:
    """Return how many armies an action brings: event first, then special card (SH-43)."""
    armies = card.armies
    if state.has_event(Effect.DEPLOY_LESS):
        armies = dict(content.EVENTS[state.event].deploys).get(card.id, armies)
    total = state.special_amount(seat, Effect.DEPLOY_TOTAL)
    if total and card.id in content.SPECIALS[state.special_of(seat)].actions:
        return total
    return armies


def _why_not_built(state: Shogun, province: ProvinceId, building: Building) -> Refusal | None:
    """Name what stands against a building (SH-50)."""
    built, sites = state.buildings[province], content.PROVINCES[province].sites
    if building in built:
        return refuse("SH-50", "has_one_already", building=building.value)
    if len(built) >= sites:
        return refuse("SH-50", "no_free_site", sites=sites)
    if not state.stock_of(building):
        return refuse("SH-50", "none_in_stock", building=building.value)
    return None
