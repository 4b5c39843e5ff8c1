"""What the figures of the rival do, and what the player chooses for them (WC-128 to WC-131)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Choice
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import put
from engine.core.value import value
from engine.games.white_castle.climbing import (
    RefillRoom,
    enter_gate,
    has_deck,
    move_courtier,
)
from engine.games.white_castle.components import (
    FREE,
    HALL,
    LAST_INFLUENCE,
    Resource,
    SoloAction,
)
from engine.games.white_castle.content import (
    GARDEN,
    ROOM_LEVEL,
    ROOM_NUMBER,
    ROOMS,
    YARD_NUMBER,
)
from engine.games.white_castle.events import CardStays, HallEntered
from engine.games.white_castle.events.solo import CardRemoved
from engine.games.white_castle.gardeners import place_gardener
from engine.games.white_castle.influence import advance
from engine.games.white_castle.means import earn
from engine.games.white_castle.moves import RivalGarden, RivalRoom
from engine.games.white_castle.state import WhiteCastle
from engine.games.white_castle.warriors import place_warrior

PLAYER, RIVAL = 0, 1


def acted(state: WhiteCastle, action: SoloAction, why: str) -> bool:
    """Do what the symbol says; return whether that was possible."""
    domain = state.domains[RIVAL]
    match action.kind:
        case "gate":
            if domain.home[0]:
                enter_gate(state, RIVAL)
                return True
            return False
        case "climb":
            return _rival_climbed(state, action.amount)
        case "warrior":
            if domain.home[2]:
                place_warrior(state, RIVAL, YARD_NUMBER[action.target])
                return True
            return False
        case "gardener":
            return _rival_planted(state, action.target)
        case "influence":
            moves = domain.influence < LAST_INFLUENCE
            advance(state, RIVAL, action.amount, why, free=True)
            return moves
        case "clan_point" | "coin":
            earn(state, RIVAL, Resource(action.kind), action.amount, why)
            return True


@value
class ChooseRivalGarden(Choice[WhiteCastle, RivalGarden]):
    """Choose between equally cheap gardens for the rival's gardener (WC-129)."""

    rule: ClassVar[str] = "WC-129"
    seat: int
    gardens: tuple[str, ...]
    kind: str
    """Stone, plant or any."""

    def attempts(self, state: WhiteCastle) -> Iterable[RivalGarden]:
        """Try all gardens."""
        return [RivalGarden(garden) for garden in state.gardens]

    def why_not(self, state: WhiteCastle, move: RivalGarden) -> Refusal | None:
        """Refuse what is dearer, of the wrong kind or taken."""
        if not isinstance(move, RivalGarden) or move.garden not in state.gardens:
            return refuse("WC-129", "no_such_garden")
        if move.garden in self.gardens:
            return None
        if move.garden in state.domains[RIVAL].gardens:
            return refuse("WC-129", "rival_gardener_there", garden=move.garden)
        kind, points = GARDEN[move.garden].kind, GARDEN[move.garden].points
        if self.kind not in ("any", kind):
            return refuse("WC-129", "wrong_kind", need=self.kind, have=kind)
        fewest = GARDEN[self.gardens[0]].points
        return refuse("WC-129", "not_the_fewest_points", points=points, fewest=fewest)

    def take(self, state: WhiteCastle, move: RivalGarden) -> None:
        """Place the gardener."""
        place_gardener(state, RIVAL, move.garden)


@value
class ChooseRivalRoom(Choice[WhiteCastle, RivalRoom]):
    """Choose the room of the rival's courtier; its card leaves the game (WC-130)."""

    rule: ClassVar[str] = "WC-130"
    seat: int
    start: int
    level: int

    def attempts(self, state: WhiteCastle) -> Iterable[RivalRoom]:
        """Try all rooms."""
        return [RivalRoom(room) for room in ROOMS]

    def why_not(self, state: WhiteCastle, move: RivalRoom) -> Refusal | None:
        """Refuse rooms of another level."""
        if not isinstance(move, RivalRoom) or move.room not in ROOM_NUMBER:
            return refuse("WC-130", "no_such_room")
        level = ROOM_LEVEL[ROOM_NUMBER[move.room]]
        if level != self.level:
            return refuse("WC-130", "wrong_level", need=self.level, have=level)
        return None

    def take(self, state: WhiteCastle, move: RivalRoom) -> None:
        """Move in and remove the card."""
        _rival_enters(state, self.start, move.room)


def _rival_planted(state: WhiteCastle, kind: str) -> bool:
    """Place a gardener on the card of the kind with the fewest points (WC-129)."""
    domain = state.domains[RIVAL]
    free = [
        garden
        for garden in state.gardens
        if garden not in domain.gardens and kind in ("any", GARDEN[garden].kind)
    ]
    if not free or not domain.home[1]:
        return False
    fewest = min(GARDEN[garden].points for garden in free)
    equal = tuple(garden for garden in free if GARDEN[garden].points == fewest)
    if len(equal) == 1:
        place_gardener(state, RIVAL, equal[0])
    else:
        state.push(ChooseRivalGarden(PLAYER, equal, kind))
    return True


def _rival_climbed(state: WhiteCastle, floors: int) -> bool:
    """Move the lowest courtier up; from level 2 there is only one level left (WC-131)."""
    levels = state.domains[RIVAL].levels
    start = next((level for level in range(3) if levels[level]), None)
    if start is None:
        return False
    end = min(3, start + floors)
    if end == 3:
        move_courtier(state, RIVAL, start, HALL)
        _rival_sits(state)
    elif has_deck(state, ROOM_NUMBER[_rooms(end)[0]]):
        state.push(ChooseRivalRoom(PLAYER, start, end))
    else:
        # Without a deck no card changes, so it does not matter which room it is (WC-77).
        _rival_enters(state, start, _rooms(end)[0])
    return True


def _rival_enters(state: WhiteCastle, start: int, target: str) -> None:
    room = ROOM_NUMBER[target]
    card = state.cards[room]
    move_courtier(state, RIVAL, start, target)
    if has_deck(state, room):
        state.removed += (card,)
        state.tell(CardRemoved, card, target)
        state.push(RefillRoom(room))
    else:
        state.tell(CardStays, RIVAL, card, target)


def _rival_sits(state: WhiteCastle) -> None:
    """Take the first free space from the left, without its reward (WC-130)."""
    space = state.hall.index(FREE) if FREE in state.hall else FREE
    if space != FREE:
        state.hall = put(state.hall, space, RIVAL)
    state.tell(HallEntered, RIVAL, space)


def _rooms(level: int) -> tuple[str, ...]:
    return tuple(room for room in ROOMS if ROOM_LEVEL[ROOM_NUMBER[room]] == level)
