"""What will probably go wrong with a plan, from what its owner knows; nothing is forbidden."""

from __future__ import annotations

from engine.core.refusal import Refusal, refuse
from engine.games.shogun import content
from engine.games.shogun.actions import why_void
from engine.games.shogun.components import BID, Kind
from engine.games.shogun.state import Shogun, is_province

_PLENTY = 1000


def warnings(view: Shogun, seat: int, space: int) -> tuple[Refusal, ...]:
    """Say what stands against the order on a space of the seat's tableau, as things are now."""
    card = view.houses[seat].plan[space]
    if space == BID or not is_province(card):
        return ()
    found = [_too_dear(view, seat, space), _impossible(view, seat, space, card)]
    if content.ACTIONS[space].kind is Kind.COLLECT and view.unrest[card]:
        found.append(refuse("SH-54", "revolt", unrest=view.unrest[card], armies=view.armies[card]))
    return tuple(warning for warning in found if warning)


def _too_dear(view: Shogun, seat: int, space: int) -> Refusal | None:
    """Compare the price with the chests left after the bid, then all prices together."""
    plan = view.houses[seat].plan
    cost = content.ACTIONS[space].cost
    left = view.houses[seat].chests - content.chests_on(plan[BID])
    together = sum(
        action.cost
        for action, card in zip(content.ACTIONS, plan, strict=False)
        if is_province(card)
    )
    if cost > left:
        return refuse("SH-42", "cannot_pay", need=cost, have=left)
    if cost and together > left:
        return refuse("SH-42", "cannot_pay_all", need=together, have=left)
    return None


def _impossible(view: Shogun, seat: int, space: int, province: int) -> Refusal | None:
    """Ask the rule itself, as if money did not matter."""
    rich = view.copy()
    rich.houses[seat].chests = _PLENTY
    return why_void(rich, seat, space, province)
