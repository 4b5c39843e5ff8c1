"""Laws about province cards and planned cards: each lies in one place (SH-4, SH-14, SH-32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.games.shogun import content
from engine.games.shogun.claims import OPEN, ChooseCard, ChooseGroup
from engine.games.shogun.components import (
    BID,
    BLANK,
    CARDS,
    FACE_DOWN,
    FIRST_CHEST,
    LOST,
    NOTHING,
    SPACES,
    CardId,
    is_province,
)
from engine.games.shogun.state import EMPTY_PLAN, NONE_SHOWN, House, Shogun

_MARKS = (BLANK, FACE_DOWN, NOTHING, LOST)
_ALL_CHESTS = CARDS - FIRST_CHEST


def broken_card_laws(state: Shogun) -> Iterator[str]:
    """Name every law about cards that *state* breaks."""
    for seat, house in enumerate(state.houses):
        owned = [p for p in content.PROVINCE_IDS if state.owners[p] == seat]
        if [*house.provinces] != owned:
            yield f"seat {seat} cards {_named(house.provinces)}, but owns {_named(owned)}"
        if not {*house.fresh} <= {*house.provinces} or len({*house.fresh}) < len(house.fresh):
            yield f"seat {seat} new cards {_named(house.fresh)} are not his"
        yield from (f"seat {seat} {law}" for law in _plan(state, seat, house))
    yield from _draft(state)


def is_draft(state: Shogun) -> bool:
    """Whether provinces are still being chosen."""
    return any(isinstance(task, ChooseCard | ChooseGroup) for task in state.agenda)


def _draft(state: Shogun) -> Iterator[str]:
    """While provinces are chosen every card lies somewhere (SH-14), and no army is lost (SH-13)."""
    lying = (*state.unseen, *state.buried, *state.open_cards)
    row = content.seats_row(len(state.houses)).groups
    if not is_draft(state):
        if lying:
            yield f"cards of the draft {_named(lying)} after it"
        for seat, house in enumerate(state.houses):
            if house.groups or house.pair:
                yield f"seat {seat} still has groups of armies or open cards"
        return
    taken = [task.province for task in state.agenda if isinstance(task, ChooseGroup)]
    owned = [card for house in state.houses for card in house.provinces]
    if Counter((*lying, *taken, *owned)) != Counter(state.board.provinces):
        yield f"province cards {len(lying) + len(taken) + len(owned)}, not each of them once"
    if len(state.open_cards) != OPEN:
        yield f"open cards {len(state.open_cards)}, not {OPEN}"
    for seat, house in enumerate(state.houses):
        standing = [state.armies[province] for province in house.provinces]
        if Counter((*house.groups, *standing)) != Counter(row):
            yield f"seat {seat} groups {sorted((*house.groups, *standing))}, not {sorted(row)}"
    left = [len(house.groups) for house in state.houses]
    if max(left) - min(left) > 1:
        yield f"groups left {' '.join(map(str, left))}: somebody chose twice"


def _plan(state: Shogun, seat: int, house: House) -> Iterator[str]:
    """On a tableau lie cards of its owner, each once (SH-32 to SH-36, SH-45)."""
    strange = {*house.plan} - {*range(CARDS), *_MARKS}
    if strange:
        yield f"plan card {min(strange)} does not exist"
        return
    cards = [card for card in house.plan if card >= 0]
    if len({*cards}) < len(cards):
        yield "plan has a card twice"
    away = [c for c in cards if is_province(c) and c not in {*house.provinces} - {*house.fresh}]
    if away:
        yield f"plan has {_named(away)}, which was not in hand"
    if FACE_DOWN in house.plan and state.viewer in (None, seat):
        yield "plan has a card that its owner may not see"
    if not state.actions:
        if (house.plan, house.shown) != (EMPTY_PLAN, NONE_SHOWN):
            yield "plan outside of a round"
    elif state.is_planning:
        yield from _while_planning(house)
    else:
        yield from _while_acting(state, house)


def _while_planning(house: House) -> Iterator[str]:
    """Nothing is shown or lost yet; with enough cards no space stays empty (SH-35)."""
    if LOST in house.plan or any(house.shown):
        yield "plan was shown or lost while it is made"
    most = max(0, SPACES - _ALL_CHESTS - len(house.provinces))
    if house.plan.count(NOTHING) > most:
        yield f"spaces left empty {house.plan.count(NOTHING)}, not 0..{most}"
    if content.chests_on(house.plan[BID]) > house.chests:
        yield f"bid {content.chests_on(house.plan[BID])} with {house.chests} chests"


def _while_acting(state: Shogun, house: House) -> Iterator[str]:
    """Everything is planned; the bid and what was due before lie open (SH-38, SH-40)."""
    if BLANK in house.plan:
        yield f"spaces still to plan {house.plan.count(BLANK)}, not 0"
    if not house.shown[BID]:
        yield "bid was not shown"
    if FACE_DOWN in [c for c, shown in zip(house.plan, house.shown, strict=True) if shown] and (
        house.plan[BID] != FACE_DOWN
    ):
        yield "a card that was shown lies face down"
    for space in range(BID):
        is_card = house.plan[space] >= 0
        is_due = space in state.actions[: state.slot + 1]
        is_over = space in state.actions[: state.slot]
        if (is_card and is_over and not house.shown[space]) or (house.shown[space] and not is_due):
            name = content.SPACE_NAMES[space]
            yield f"card on {name} is {'' if house.shown[space] else 'not '}shown"


def _named(cards: Iterable[CardId]) -> str:
    known = range(len(content.CARD_NAMES))
    return " ".join(content.CARD_NAMES[c] if c in known else str(c) for c in cards) or "none"
