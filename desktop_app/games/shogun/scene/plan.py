"""One's own tableau and hand, and what is known of the tableaus of others."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.shogun.faces.cards import (
    BackFace,
    CardFace,
    EmptyFace,
    OpenedFace,
    SortFace,
    SpaceFace,
    TableauFace,
    key_of_space,
)
from desktop_app.games.shogun.faces.strip import PanelFace
from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.scene.layout import LAYOUT, row
from desktop_app.games.shogun.scene.strip import due_action, name_of_seat
from desktop_app.kit.picture import Box, Eye, Face, Piece, Place
from engine.games.shogun import content
from engine.games.shogun.components import (
    BID,
    FACE_DOWN,
    FIRST_CHEST,
    LOST,
    NOTHING,
    SPACES,
    CardId,
)
from engine.games.shogun.content import PROVINCES
from engine.games.shogun.foretelling import warnings
from engine.games.shogun.planning import gaps_left
from engine.games.shogun.state import Shogun

SORTS = ("region", "rice", "tax")
"""By what the hand can be sorted; the eye knows it as ``sort rice``."""
_PER_ROW = 6


def plan(view: Shogun, eye: Eye) -> tuple[list[Place], list[Piece]]:
    """Return the tableau with what lies below it: the hand, or what others planned."""
    places = [Place(spots.PLAN, LAYOUT.plan, PanelFace()), *_spaces(view, eye.seat)]
    pieces = [*_planned(view, eye.seat)]
    if view.is_planning:
        places += _hand_places(view, eye)
        pieces += _hand(view, eye)
    else:
        places += _tableaus(view, eye)
    return places, pieces


def opened(view: Shogun, eye: Eye) -> Iterator[Piece]:
    """Yield the sheet with all tableaus if the eye wants it."""
    if eye.open.startswith("tableau") and not view.is_planning:
        seats = tuple(range(len(view.houses)))
        face = OpenedFace(
            seats,
            tuple(name_of_seat(seat, eye) for seat in seats),
            tuple(view.houses[seat].plan for seat in seats),
            due_action(view),
            view.options.side,
        )
        others = [seat for seat in seats if seat != eye.seat]
        spot = spots.tableau_spot(others[0])
        yield Piece("opened tableaus", spot, LAYOUT.opened, face, is_over_rings=True)


def hand_order(view: Shogun, seat: int, eye: Eye) -> list[CardId]:
    """Return the cards in hand as the player wants them sorted, chest cards last."""
    by = eye.open.removeprefix("sort ")
    return sorted(view.hand(seat), key=lambda card: _rank(view, card, by))


def _rank(view: Shogun, card: int, by: str) -> tuple[bool, int, int]:
    if card >= FIRST_CHEST:
        return True, 0, card
    printed = PROVINCES[card]
    richest_first = {"rice": -printed.rice, "tax": -printed.tax}
    return False, richest_first.get(by, view.board.regions[card]), card


def _spaces(view: Shogun, seat: int) -> Iterator[Place]:
    done = view.actions[: view.slot]
    for space in range(SPACES):
        card = view.houses[seat].plan[space]
        sign = "close" if card == LOST else ""
        over = space in done or (space == BID and not view.is_planning)
        face = SpaceFace(space, space == due_action(view), over, sign)
        yield Place(
            spots.space_spot(space),
            _space_box(space),
            face,
            key=key_of_space(space),
            notes=_below_name(_card_box(space)),
            bounds_notes=True,
        )


def _card_box(space: int) -> Box:
    """Return where a card lies on a space."""
    (wide, high), box = LAYOUT.card, _space_box(space)
    return Box(box.x + box.w - wide - 2, box.y + 3, wide, high)


def _below_name(card: Box) -> Box:
    """Return the lower part of a card, so that a note there leaves its name to be read."""
    return Box(card.x, card.y + card.h / 2, card.w, card.h / 2 - 1)


def _space_box(space: int) -> Box:
    return row(LAYOUT.space, space, per_row=_PER_ROW)


def _planned(view: Shogun, seat: int) -> Iterator[Piece]:
    """Yield the cards on the tableau; those whose order cannot work now are marked."""
    for space, card in enumerate(view.houses[seat].plan):
        spot, box = spots.space_spot(space), _card_box(space)
        if card >= 0:
            warned = view.is_planning and bool(warnings(view, seat, space))
            over = space in view.actions[: view.slot]
            face = CardFace(card, view.options.side, warned, over)
            yield Piece(f"card {content.CARD_NAMES[card]}", spot, box, face)
        elif card == FACE_DOWN:
            yield Piece(f"hidden {content.SPACE_NAMES[space]}", spot, box, BackFace())
        elif card == NOTHING:
            yield Piece(f"empty {content.SPACE_NAMES[space]}", spot, box, EmptyFace())


def _hand_places(view: Shogun, eye: Eye) -> Iterator[Place]:
    yield Place(spots.CARDS_IN_HAND, LAYOUT.hand)
    spare = row(LAYOUT.space, SPACES, per_row=_PER_ROW)
    half = (spare.w - LAYOUT.gap) / 2
    gaps = gaps_left(view, eye.seat)
    usable = bool(gaps)
    yield Place(spots.EMPTY, Box(spare.x, spare.y, half, spare.h), EmptyFace(gaps, usable))
    sort = eye.open.removeprefix("sort ") if eye.open.startswith("sort ") else SORTS[0]
    following = SORTS[(SORTS.index(sort) + 1) % len(SORTS)]
    icon = {"region": "province", "rice": "rice", "tax": "chest"}[sort]
    sort_box = Box(spare.x + half + LAYOUT.gap, spare.y, half, spare.h)
    yield Place(spots.SORT, sort_box, SortFace(icon), opens=f"sort {following}")
    for number, card in enumerate(hand_order(view, eye.seat, eye)):
        box = _hand_box(view, eye.seat, number)
        notes = _below_name(box)
        yield Place(spots.card_spot(card), box, notes=notes, bounds_notes=True)


def _hand(view: Shogun, eye: Eye) -> Iterator[Piece]:
    for number, card in enumerate(hand_order(view, eye.seat, eye)):
        face: Face = CardFace(card, view.options.side)
        name = f"card {content.CARD_NAMES[card]}"
        yield Piece(name, spots.card_spot(card), _hand_box(view, eye.seat, number), face)


def _hand_box(view: Shogun, seat: int, number: int) -> Box:
    """Lay two rows; a large hand overlaps."""
    wide, high = LAYOUT.card
    hand = LAYOUT.hand
    fitting = int((hand.w + LAYOUT.gap) // (wide + LAYOUT.gap))
    per_row = max(fitting, -(-len(view.hand(seat)) // 2))
    step = min(wide + LAYOUT.gap, (hand.w - wide) / (per_row - 1))
    down, across = divmod(number, per_row)
    return Box(hand.x + across * step, hand.y + down * (high + 1), wide, high)


def _tableaus(view: Shogun, eye: Eye) -> Iterator[Place]:
    others = [seat for seat in range(len(view.houses)) if seat != eye.seat]
    for number, seat in enumerate(others):
        face = TableauFace(seat, view.houses[seat].plan, view.options.side)
        box = row(LAYOUT.tableau, number, per_row=2)
        yield Place(spots.tableau_spot(seat), box, face, opens="tableaus")
