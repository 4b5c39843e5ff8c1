"""How well a seat stands by hand-made weights; what the greedy yardstick looks at."""

from __future__ import annotations

from engine.games.two_castles.brain.bonus_worth import BONUS_CHOICES
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import REGULAR, Kind, Rule, Wanted
from engine.games.two_castles.content import KIND_OF, ROOMS
from engine.games.two_castles.masks import REGULAR_MASKS, WANTED_NUMBERS, Masks, number_of
from engine.games.two_castles.scoring import castle_points, masks_of
from engine.games.two_castles.state import FACE_DOWN, TwoCastles

HIGHER_CASTLE = 0.3
"""What a point in the better castle is worth: the lower one counts, but that may change."""
NEXT_BONUS = 0.8
"""What the second and fourth room of a type are worth on the way to a bonus."""
OPEN_BONUS = 4.5
"""What a bonus usually brings that is gained and not taken yet."""
_SHARE_FOUND = {
    Rule.POSITIONS: 0.45,
    Rule.CONNECTED: 0.5,
    Rule.COLUMN: 0.35,
    Rule.ANYWHERE: 1.0,
}
"""How many of the wanted rooms in a castle a new room usually reaches."""


def hand_value(state: TwoCastles, seat: int) -> float:
    """Return points of the lower castle, some of the higher, and hopes for both."""
    left, right = [_worth(state, seat, castle) for castle in state.castles_of(seat)]
    return min(left, right) + HIGHER_CASTLE * max(left, right)


def _worth(state: TwoCastles, seat: int, number: int) -> float:
    castle = state.castles[number]
    if state.is_over:
        return castle_points(castle)
    worth = castle_points(castle) + _progress(castle) + _still_to_take(state, number)
    chosen = [room for room in state.builders[seat].chosen if room != FACE_DOWN]
    if chosen:
        masks = masks_of(castle)
        worth += sum([promise(room, castle, masks) for room in chosen]) / 2
    return worth


def promise(room: int, castle: Castle, masks: Masks) -> float:
    """Guess what *room* would add to *castle*, without looking for a space."""
    scoring, kind = ROOMS[room].scoring, KIND_OF[room]
    own = number_of(masks[WANTED_NUMBERS[Wanted(kind.value)]])
    hope = 4.0 if own in (2, 4) else 1.0 if own in (1, 3) else 0.5
    if scoring.rule is Rule.ALL_OTHER_TYPES:
        types = sum([bool(masks[n]) for n in REGULAR_MASKS])
        return hope + 1 + 3 * types / len(REGULAR_MASKS)
    found = number_of(masks[WANTED_NUMBERS[scoring.wanted]]) * _SHARE_FOUND[scoring.rule]
    cap = 2.0 if kind is Kind.FOOD else 5.0
    return hope + scoring.points * min(found, cap) + _is_new(own)


def _still_to_take(state: TwoCastles, castle: int) -> float:
    """Return what the bonuses are worth that the castle has gained and not taken yet."""
    return OPEN_BONUS * sum(
        [isinstance(task, BONUS_CHOICES) and task.castle == castle for task in state.agenda]
    )


def _is_new(own: int) -> float:
    """Return a little for the first room of a type: sleeping rooms want them all."""
    return 0.7 if own == 0 else 0.0


def _progress(castle: Castle) -> float:
    """Return what rooms on the way to a bonus are worth."""
    counts = [castle.number_of(kind) for kind in REGULAR]
    return NEXT_BONUS * sum([count in (2, 4) for count in counts]) + 0.3 * sum(map(bool, counts))
