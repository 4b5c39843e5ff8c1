"""Answers at next to no cost, to play rounds out with and for those who do not think long."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.agenda import AnyChoice, Move, Together
from engine.games.shogun.auction import ChoosePlace
from engine.games.shogun.brain.judgement import guard_of, province_worth, threat_to
from engine.games.shogun.components import FREE, NOBODY, ProvinceId
from engine.games.shogun.marching import ChooseMarch, targets
from engine.games.shogun.moves import MARCH, STAY, TAKE_PLACE, March, Stay
from engine.games.shogun.prospects import conquers
from engine.games.shogun.state import Shogun

_SPECIAL = (0.9, 0.6, 0.9, 1.0, 0.6)
"""What the special cards are worth beside each other; each place further back costs a little."""
_FURTHER_BACK = 0.12
_HELP = 0.35
_HOME = 0.3
_FROM_A_RIVAL = 1.3
"""How much more a province counts that somebody else loses."""
_SMALL_ARMY = 4


def quick_answer(state: Shogun, choice: AnyChoice) -> Move:
    """Return what promises most at a glance; the first answer where nothing needs a thought."""
    match choice:
        case ChooseMarch():
            return best_march(state, choice)
        case ChoosePlace():
            return best_place(state)
        case _:
            answer: Move = next(iter(choice.moves(state)))
            return answer


def play_round_out(state: Shogun) -> None:
    """Let everybody answer quickly until the next plans are made or the game is over."""
    while state.agenda:
        if isinstance(state.agenda[-1], Together):
            return
        choice = state.next_choice
        state.apply(choice.seat, quick_answer(state, choice))


def best_march(state: Shogun, choice: ChooseMarch) -> Move:
    """Return the march that promises most; stay where that may be and none promises anything."""
    answer: March | Stay | None = STAY if choice.peaceful else None
    best = 0.0
    for promise, target, armies in marches(state, choice):
        if answer is None or promise > best:
            best, answer = promise, MARCH[target][armies]
    return answer or next(iter(choice.moves(state)))


def marches(state: Shogun, choice: ChooseMarch) -> Iterator[tuple[float, int, int]]:
    """Yield sensible marches: what each promises, where to, and with how many."""
    seat, home = choice.seat, choice.home
    most = state.armies[home] - 1
    at_home, danger = _HOME * province_worth(state, home), threat_to(state, seat, home)
    for target in targets(state, seat, home, peaceful=choice.peaceful):
        if state.owners[target] == seat:
            sizes, worth = [max(1, most // 2)], _worth_of_help
        else:
            sizes = [most] if most < _SMALL_ARMY else [most, most - 1, most // 2 + 1]
            worth = _worth_of_attack
        for armies in sizes:
            promise = worth(state, seat, target, armies)
            if danger:
                left = state.armies[home] - armies
                before = conquers(danger, state.armies[home], neutral=False)
                promise -= at_home * (conquers(danger, left, neutral=False) - before)
            yield promise, target, armies


def best_place(state: Shogun) -> Move:
    """Return the free place with the best special card, the earlier the better."""
    free = [place for place, taken in enumerate(state.places) if taken == FREE]
    best = max(free, key=lambda place: _SPECIAL[state.specials[place]] - _FURTHER_BACK * place)
    return TAKE_PLACE[best]


def _worth_of_help(state: Shogun, seat: int, target: ProvinceId, armies: int) -> float:
    danger, there = threat_to(state, seat, target), state.armies[target]
    if not danger:
        return 0.0
    safer = conquers(danger, there, neutral=False) - conquers(danger, there + armies, neutral=False)
    return _HELP * province_worth(state, target) * safer


def _worth_of_attack(state: Shogun, seat: int, target: ProvinceId, armies: int) -> float:
    is_neutral = state.owners[target] == NOBODY
    there = guard_of(state) if is_neutral else state.armies[target]
    chance = conquers(armies, there, neutral=is_neutral)
    factor = 1.0 if is_neutral else _FROM_A_RIVAL
    losses = 0.08 * min(armies, there) + 0.12 * armies * (1 - chance)
    return chance * province_worth(state, target) * factor - losses
