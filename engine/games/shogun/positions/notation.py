"""A table of Shogun as text, each part said once for writing and for reading.

What no line names is as at the start of planning: provinces are neutral, armies in the supplies,
peasants in stock, cards in the order of their numbers.
"""

from __future__ import annotations

from engine.core.agenda import Task, Together
from engine.core.chance import Chance
from engine.core.notation import (
    NUMBER,
    SEAT,
    Each,
    Item,
    Line,
    Many,
    Name,
    Notation,
    Number,
    members,
    named,
)
from engine.games.shogun import content
from engine.games.shogun.actions import BeginAction, CarryOut, FinishAction
from engine.games.shogun.auction import ChoosePlace, DrawEvent, RevealBids
from engine.games.shogun.claims import ChooseCard, ChooseGroup, DraftTurn, EndDraft
from engine.games.shogun.components import (
    BID,
    FREE,
    LOST,
    NO_EVENT,
    NOBODY,
    OUT_OF_PLAY,
    PEASANT,
    Options,
    Season,
)
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.positions.sorts import (
    ACTION,
    ACTIONS,
    PROVINCE,
    PROVINCES,
    Lands,
    Plan,
    Shelf,
    Shown,
    Tray,
)
from engine.games.shogun.rounds import YEARS, BeginRound, BeginYear, EndRound
from engine.games.shogun.setup import FillTower
from engine.games.shogun.state import EMPTY_PLAN, House, Shogun
from engine.games.shogun.winter import ChooseRevolt, EndYear, ScoreYear, Supply, Winter

EVENT = named("an event", [event.id for event in content.EVENTS])
SPECIALS = Many(named("a special card", [special.id for special in content.SPECIALS]))
SEASONS = tuple(Season)


def blank(seats: int, options: Options) -> Shogun:
    """Return a table where nobody has anything."""
    board, everywhere = content.board(options.side, seats), range(len(content.PROVINCES))
    return Shogun(
        Chance(0),
        options=options,
        owners=tuple([NOBODY if p in board.provinces else OUT_OF_PLAY for p in everywhere]),
        armies=(0,) * len(everywhere),
        unrest=(0,) * len(everywhere),
        buildings=((),) * len(everywhere),
        houses=tuple([House() for _ in range(seats)]),
    )


def is_round(state: Shogun) -> bool:
    """Whether cards lie out: neither in the draft nor in winter."""
    return not state.open_cards and state.season is not Season.WINTER


def other_supply(state: Shogun, seat: int) -> int:
    """Return the armies that are neither on the map nor in the tower (SH-3)."""
    placed = sum([n for n, who in zip(state.armies, state.owners, strict=True) if who == seat])
    return content.BOX.armies_per_player - placed - _in_tower(state, seat)


def other_peasants(state: Shogun) -> int:
    """Return the peasants that are not in the tower."""
    return content.BOX.peasants - _in_tower(state, PEASANT)


def _in_tower(state: Shogun, colour: int) -> int:
    return state.tower.held(colour) + state.tower.tray[colour]


def other_cards(state: Shogun) -> tuple[int, ...]:
    """Return the province cards that nobody has seen in the draft (SH-14)."""
    if not state.open_cards:
        return ()
    seen = {*state.open_cards, *state.buried}
    seen.update(task.province for task in state.agenda if isinstance(task, ChooseGroup))
    return tuple([p for p in state.board.provinces if p not in seen and state.owners[p] == NOBODY])


def first_events(state: Shogun) -> tuple[int, ...]:
    """Return as many open events as are left now: one goes with every round (SH-37)."""
    if state.open_cards:
        return ()
    gone = SEASONS.index(state.season) + (state.event != NO_EVENT)
    others = [n for n in range(len(content.EVENTS)) if n != state.event]
    return tuple(others[: content.BOX.events_per_year - gone])


def other_events(state: Shogun) -> tuple[int, ...]:
    """Return the events that do not lie open."""
    shown = {*state.events, state.event}
    return tuple([n for n in range(len(content.EVENTS)) if n not in shown])


def turned_up(state: Shogun, seat: int) -> tuple[bool, ...]:
    """Return which cards of a plan lie open: bids once there is an event, actions once done."""
    plan, done = state.houses[seat].plan, state.actions[: state.slot]
    return tuple(
        [
            state.event != NO_EVENT if space == BID else space in done and card in (LOST, *_CARDS)
            for space, card in enumerate(plan)
        ]
    )


_CARDS = range(len(content.CARD_NAMES))


def rest_of_the_play(state: Shogun) -> tuple[Task, ...]:
    """Return what follows the round, the winter or the draft."""
    if state.open_cards:
        return (EndDraft(), FillTower(), BeginYear(1))
    years = tuple([BeginYear(year) for year in range(state.year + 1, YEARS + 1)])[:1]
    if state.season is Season.WINTER:
        return (ScoreYear(), EndYear(), *years)
    later = [BeginRound(s) for s in SEASONS[SEASONS.index(state.season) + 1 : -1]]
    return (EndRound(), *later, Winter(), *years)


def following(state: Shogun, top: Task) -> tuple[Task, ...]:
    """Return what comes after a question: the other seats, then the rest."""
    rest = rest_of_the_play(state)
    match top:
        case Together():
            return (DrawEvent(), RevealBids(), BeginAction(), *rest)
        case ChoosePlace():
            return (BeginAction(), *rest)
        case ChooseMarch(seat) if state.slot < len(state.actions):
            action = state.actions[state.slot]
            later = [CarryOut(other, action) for other in _after(state, seat)]
            return (*later, FinishAction(), *rest)
        case ChooseRevolt(seat):
            return (*[Supply(other) for other in _after(state, seat)], *rest)
        case ChooseCard(seat) | ChooseGroup(seat):
            return (DraftTurn((seat + 1) % len(state.houses)), *rest)
        case _:
            return rest


def _after(state: Shogun, seat: int) -> list[int]:
    """Return the seats that come later in the turn order."""
    order = state.turn_order
    return order[order.index(seat) + 1 :] if seat in order else []


NOTATION = Notation[Shogun](
    "shogun",
    "engine.games.shogun",
    seats=lambda state: len(state.houses),
    blank=blank,
    parts=(
        Line("year", Number(YEARS, 1), 1),
        Line("season", members("a season", Season), Season.SPRING),
        Lands(),
        Line.saying(Shelf("upper_shelf", 0)),
        Line.saying(Shelf("lower_shelf", 1)),
        Line.saying(Tray()),
        Line("peasants", NUMBER, other_peasants),
        Line("open_cards", PROVINCES, ()),
        Line("buried", PROVINCES, ()),
        Line("unseen", PROVINCES, other_cards),
        Line("event", EVENT.also(none=NO_EVENT), NO_EVENT),
        Line("events", Many(EVENT), first_events),
        Line("event_deck", Many(EVENT), other_events),
        Line(
            "actions", ACTIONS, lambda s: tuple(range(len(content.ACTIONS))) if is_round(s) else ()
        ),
        Line("slot", Number(len(content.ACTIONS)), 0),
        Line(
            "specials",
            SPECIALS,
            lambda s: tuple(range(len(content.SPECIALS))) if is_round(s) else (),
        ),
        Line(
            "places",
            Many(Name("a seat", {"free": FREE} | {str(n): n for n in range(5)})),
            (FREE,) * len(content.SPECIALS),
        ),
        Each(
            "house",
            "houses",
            Item("chests", NUMBER, lambda s, _: content.seats_row(len(s.houses)).chests),
            Item("rice", NUMBER, 0),
            Item("points", NUMBER, 0),
            Item("supply", NUMBER, other_supply),
            Item(
                "groups",
                Many(NUMBER),
                lambda s, _: content.seats_row(len(s.houses)).groups if s.open_cards else (),
            ),
            Item("pair", PROVINCES, ()),
            Item("fresh", PROVINCES, ()),
            Item("plan", Plan(), EMPTY_PLAN),
            Item("shown", Shown(), turned_up),
        ),
    ),
    sorts={
        "province": PROVINCE,
        "provinces": PROVINCE,
        "home": PROVINCE,
        "action": ACTION,
        "attacker": SEAT,
    },
    rest=rest_of_the_play,
    following=following,
)
