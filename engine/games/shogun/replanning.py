"""Plans changed by several answers at once, as far as the rules allow each (SH-32)."""

from __future__ import annotations

from engine.games.shogun.components import BLANK, NOTHING, CardId
from engine.games.shogun.moves import Assign, Leave, Withdraw
from engine.games.shogun.planning import Planning, change_plan, why_not_planned
from engine.games.shogun.state import Shogun

Replan = tuple[Planning, ...]


def exchanged(view: Shogun, seat: int, space: int, other: int) -> Replan:
    """Return the answers that let two spaces change their cards, in whichever order is allowed."""
    plan = view.houses[seat].plan
    taken: Replan = (Withdraw(space),)
    there = _put(other, plan[space])
    if plan[other] == BLANK:
        return _allowed(view, seat, (*taken, there))
    back = _put(space, plan[other])
    taken += (Withdraw(other),)
    return _allowed(view, seat, (*taken, there, back)) or _allowed(
        view, seat, (*taken, back, there)
    )


def replaced(view: Shogun, seat: int, space: int, card: CardId) -> Replan:
    """Return the answers that lay *card* where another lies."""
    return _allowed(view, seat, (Withdraw(space), Assign(space, card)))


def _put(space: int, card: CardId) -> Assign | Leave:
    return Leave(space) if card == NOTHING else Assign(space, card)


def _allowed(view: Shogun, seat: int, path: Replan) -> Replan:
    """Return *path* if every answer in it is legal after the ones before, else nothing."""
    trial = view.copy()
    trial.heard = False
    for move in path:
        if why_not_planned(trial, seat, move) is not None:
            return ()
        change_plan(trial, seat, move)
    return path
