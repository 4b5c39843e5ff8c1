"""Laws about what lies beside the map: events, action cards, special cards, places, questions."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.agenda import Choice, Task, Together
from engine.games.shogun import content
from engine.games.shogun.auction import ChoosePlace, TakeLastPlace
from engine.games.shogun.claims import ChooseCard, ChooseGroup
from engine.games.shogun.components import FACE_DOWN, FREE, NO_EVENT, NOBODY, Season
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.positions.laws_of_cards import is_draft
from engine.games.shogun.state import Shogun
from engine.games.shogun.winter import ChooseRevolt

_SEASONS = tuple(Season)


def broken_round_laws(state: Shogun) -> Iterator[str]:
    """Name every law about the round that *state* breaks."""
    yield from _events(state)
    yield from _actions(state)
    yield from _places(state)
    yield from _questions(state)


def _events(state: Shogun) -> Iterator[str]:
    """Four events are turned up a year, and one leaves after every round (SH-20, SH-37, SH-46)."""
    drawn = () if state.event == NO_EVENT else (state.event,)
    cards = (*state.event_deck, *state.events, *drawn)
    every = range(len(content.EVENTS))
    if len({*cards}) < len(cards) or not {*cards} <= {*every}:
        yield f"events {' '.join(map(str, cards))}, not each once"
    years = 0 if is_draft(state) else state.year
    in_deck = len(every) - content.BOX.events_per_year * years
    if len(state.event_deck) != in_deck:
        yield f"events face down {len(state.event_deck)}, not {in_deck}"
    is_over = not state.agenda
    laid = 0 if is_over or not years else content.BOX.events_per_year
    left = max(0, laid - _SEASONS.index(state.season))
    if len(state.events) + len(drawn) != left:
        yield f"events of the year {len(state.events) + len(drawn)}, not {left}"
    if bool(drawn) != (bool(state.actions) and not state.is_planning):
        yield f"event {state.event} at the wrong time"


def _actions(state: Shogun) -> Iterator[str]:
    """Ten action cards and five special cards lie out in a round, else none (SH-30, SH-31)."""
    in_round = bool(state.agenda) and not is_draft(state) and state.season is not Season.WINTER
    known = [action for action in state.actions if action != FACE_DOWN]
    hidden = len(state.actions) - len(known)
    every = range(len(content.ACTIONS))
    need = len(every) if in_round else 0
    if len(state.actions) != need or len({*known}) < len(known) or not {*known} <= {*every}:
        yield f"action cards {len({*known} & {*every})} and {hidden} face down, not {need}"
    if hidden and state.viewer is None:
        yield f"action cards {hidden} known to nobody"
    last = max(0, len(state.actions) - 1) if state.actions and not state.is_planning else 0
    if not 0 <= state.slot <= last:
        yield f"actions finished {state.slot}, not 0..{last}"
    specials = [*range(len(content.SPECIALS))] if in_round else []
    if sorted(state.specials) != specials:
        yield f"special cards {' '.join(map(str, state.specials))}, not each once"


def _places(state: Shogun) -> Iterator[str]:
    """Every seat has one place or will choose one (SH-39, SH-90)."""
    taken = [seat for seat in state.places if seat != FREE]
    choosing = [t.seat for t in state.agenda if isinstance(t, ChoosePlace | TakeLastPlace)]
    no_order = not state.agenda or is_draft(state) or state.is_planning
    need = [] if no_order else [*range(len(state.houses))]
    if sorted((*taken, *choosing)) != need:
        yield f"turn order of seats {' '.join(map(str, sorted((*taken, *choosing))))}"
    if choosing and state.slot:
        yield f"places chosen after {state.slot} actions"


def _questions(state: Shogun) -> Iterator[str]:
    """Whoever is asked exists and can answer."""
    seats = range(len(state.houses))
    for asked in _asked(state):
        if not isinstance(asked, Choice):
            yield "nobody is asked"
        elif asked.seat not in seats:
            yield f"asked seat {asked.seat} does not exist"
    for task in state.agenda:
        match task:
            case Together(lanes) if len(lanes) != len(seats):
                yield f"lanes {len(lanes)}, not {len(seats)}"
            case ChooseGroup(seat, province) if province not in state.board.provinces or (
                state.owners[province] != NOBODY or seat not in seats
            ):
                yield f"seat {seat} cannot settle in province {province}"
            case ChooseCard(seat) if seat in seats and not state.houses[seat].groups:
                yield f"seat {seat} chooses a province without armies"
            case ChooseMarch(seat, home) if home not in _of(state, seat) or state.armies[home] < 2:
                yield f"seat {seat} cannot march from province {home}"
            case ChooseRevolt(seat, provinces) if not {*provinces} <= _of(state, seat):
                yield f"seat {seat} does not have every province that rises"
            case _:
                pass


def _asked(state: Shogun) -> tuple[Task, ...]:
    """Return what is open now, one task or one in every lane."""
    top = state.agenda[-1:]
    if top and isinstance(top[0], Together):
        return tuple(lane[-1] for lane in top[0].lanes if lane)
    return top


def _of(state: Shogun, seat: int) -> set[int]:
    """Return the provinces of a seat."""
    return {number for number, owner in enumerate(state.owners) if owner == seat and seat >= 0}
