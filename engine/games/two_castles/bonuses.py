"""What the third and the fifth room of a type bring, at once and as deep as it goes.

The rulebook says: partners decide about a bonus together (BC-30).
We decided: the seat that built the room answers for the castle (A-2); a bonus is never declined
(A-14); if a kind has run out, the castle takes another (BC-44).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.core.agenda import Choice, Move, Step, Task
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import added
from engine.core.value import value
from engine.games.two_castles.building import spaces_to_try, why_not_there
from engine.games.two_castles.components import SPECIAL, THIRD_ROOM_BONUSES, Bonus, Kind
from engine.games.two_castles.content import (
    FIRST_SPECIAL,
    KIND_OF,
    KINDS,
    ROOMS,
    SPECIAL_NUMBERS,
)
from engine.games.two_castles.court import DrawCards, Summon
from engine.games.two_castles.events import (
    BonusClaimed,
    BonusGained,
    BonusLost,
    RoomBuilt,
    TilesDiscarded,
    TilesDrawn,
)
from engine.games.two_castles.moves import Build, Claim, builds
from engine.games.two_castles.state import TwoCastles
from engine.games.two_castles.supplies import take_tiles

TILES_TO_DRAW = 5
CLAIMS = tuple(Claim(bonus) for bonus in THIRD_ROOM_BONUSES)


def build(state: TwoCastles, seat: int, builder: int, move: Build) -> None:
    """Put the room into the castle; the third and fifth of a regular type bring a bonus."""
    castle = state.castles[move.castle]
    castle.build(move.room, move.space)
    state.tell(RoomBuilt, seat, builder, move.castle, move.room, move.space)
    if move.room >= FIRST_SPECIAL:
        return
    kind = KIND_OF[move.room]
    number = castle.number_of(kind)
    bonus = {3: KINDS[kind].third, 5: KINDS[kind].fifth}.get(number)
    if bonus is not None:
        state.tell(BonusGained, move.castle, kind, number, bonus)
        state.push(task_for(bonus, seat, move.castle))


def task_for(bonus: Bonus, seat: int, castle: int) -> Task:
    """Return what is to do for a bonus."""
    match bonus:
        case Bonus.EXTRA_ROOM:
            return DrawTiles(seat, castle)
        case Bonus.BONUS_CARD:
            return DrawCards(seat, castle)
        case Bonus.ATTENDANT:
            return Summon(seat, castle)
        case Bonus.ANY_OTHER:
            return ClaimBonus(seat, castle)
        case Bonus.SPECIAL_ROOM:
            return OfferSpecial(seat, castle, SPECIAL)
        case Bonus.FOUNTAIN | Bonus.TOWER | Bonus.GRAND_FOYER:
            return OfferSpecial(seat, castle, (Kind(bonus.value),))


@value
class DrawTiles(Step[TwoCastles]):
    """Draw five tiles from the supply and ask which one to build (BC-35)."""

    seat: int
    castle: int

    def run(self, state: TwoCastles) -> None:
        """Lay them open; with an empty table there is nothing to gain."""
        state.drawn = take_tiles(state, TILES_TO_DRAW)
        state.tell(TilesDrawn, self.castle, state.drawn)
        if state.drawn:
            state.push(BuildDrawn(self.seat, self.castle))
        else:
            state.tell(BonusLost, self.castle, Bonus.EXTRA_ROOM)


@value
class BuildDrawn(Choice[TwoCastles, Build]):
    """Build one of the drawn tiles; the others leave the game (BC-35)."""

    rule: ClassVar[str] = "BC-35"
    in_the_open: ClassVar[bool] = True
    seat: int
    castle: int

    def moves(self, state: TwoCastles) -> list[Build]:
        """Find the open spaces at once, as in the placing step."""
        return _builds(state, self.castle, state.drawn)

    def attempts(self, state: TwoCastles) -> Iterable[Build]:
        """Try every drawn tile everywhere."""
        return _attempts(state, self.castle, state.drawn)

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Name the rule about tile, castle or space."""
        if not isinstance(move, Build):
            return refuse("BC-35", "not_offered")
        if move.room not in state.drawn:
            return refuse("BC-35", "not_drawn", room=ROOMS[move.room].id)
        return _why_not(state, self.castle, move, "BC-35")

    def take(self, state: TwoCastles, move: Build) -> None:
        """Discard the others first, so that the new room's own bonus finds the table clear."""
        others = tuple([room for room in state.drawn if room != move.room])
        state.drawn = ()
        state.discards += others
        state.tell(TilesDiscarded, others)
        build(state, self.seat, self.seat, move)


@value
class ClaimBonus(Choice[TwoCastles, Claim]):
    """Take the third-room bonus of any other type (BC-42)."""

    rule: ClassVar[str] = "BC-42"
    in_the_open: ClassVar[bool] = True
    seat: int
    castle: int

    def attempts(self, state: TwoCastles) -> Iterable[Claim]:
        """Try all six; there is always one to be had (A-14)."""
        return CLAIMS

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Refuse what nobody can have any more: another bonus is worth more than nothing."""
        if not isinstance(move, Claim) or move not in CLAIMS:
            return refuse("BC-42", "not_offered")
        if can_be_had(state, move.bonus):
            return None
        return refuse("BC-44", "bonus_gone", bonus=move.bonus.value)

    def take(self, state: TwoCastles, move: Claim) -> None:
        """Do as if the third room of that type had been built."""
        state.tell(BonusClaimed, self.castle, move.bonus)
        state.push(task_for(move.bonus, self.seat, self.castle))


def can_be_had(state: TwoCastles, bonus: Bonus) -> bool:
    """Whether anything is left of what a bonus brings."""
    match bonus:
        case Bonus.EXTRA_ROOM:
            return bool(state.supply or state.discards or state.put_away)
        case Bonus.BONUS_CARD:
            return bool(state.cards or state.card_discards)
        case Bonus.ATTENDANT:
            return any(state.attendants)
        case Bonus.FOUNTAIN | Bonus.TOWER | Bonus.GRAND_FOYER:
            return bool(_left(state, Kind(bonus.value)))
        case _:
            return True


@value
class OfferSpecial(Step[TwoCastles]):
    """Ask where a special room goes, of one kind or of any (BC-31, BC-38 to BC-40)."""

    seat: int
    castle: int
    kinds: tuple[Kind, ...]

    def run(self, state: TwoCastles) -> None:
        """Offer the other kinds if these have run out (BC-44)."""
        if any(_left(state, kind) for kind in self.kinds):
            state.push(BuildSpecial(self.seat, self.castle, self.kinds))
        elif any(state.specials):
            state.push(BuildSpecial(self.seat, self.castle, SPECIAL))
        else:
            state.tell(BonusLost, self.castle, Bonus.SPECIAL_ROOM)


@value
class BuildSpecial(Choice[TwoCastles, Build]):
    """Build a special room of one of these kinds."""

    rule: ClassVar[str] = "BC-31"
    in_the_open: ClassVar[bool] = True
    seat: int
    castle: int
    kinds: tuple[Kind, ...]

    def moves(self, state: TwoCastles) -> list[Build]:
        """Find the open spaces at once, as in the placing step."""
        rooms = tuple([SPECIAL_NUMBERS[kind] for kind in self.kinds if _left(state, kind)])
        return _builds(state, self.castle, rooms)

    def attempts(self, state: TwoCastles) -> Iterable[Build]:
        """Try every kind everywhere."""
        return _attempts(state, self.castle, tuple(SPECIAL_NUMBERS.values()))

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Name the rule about kind, supply, castle or space."""
        rule = _RULE_OF.get(self.kinds, "BC-31")
        if not isinstance(move, Build):
            return refuse(rule, "not_offered")
        kind = KIND_OF[move.room]
        if kind not in self.kinds:
            return refuse(rule, "other_kind", kind=kind.value)
        if not _left(state, kind):
            return refuse("BC-44", "none_left", kind=kind.value)
        return _why_not(state, self.castle, move, rule)

    def take(self, state: TwoCastles, move: Build) -> None:
        """Take it from the supply; special rooms bring no bonus themselves (BC-32)."""
        state.specials = added(state.specials, move.room - FIRST_SPECIAL, -1)
        build(state, self.seat, self.seat, move)


_RULE_OF: dict[tuple[Kind, ...], str] = {
    (Kind.FOUNTAIN,): "BC-38",
    (Kind.TOWER,): "BC-39",
    (Kind.GRAND_FOYER,): "BC-40",
}


def _left(state: TwoCastles, kind: Kind) -> int:
    return state.specials[SPECIAL_NUMBERS[kind] - FIRST_SPECIAL]


def _builds(state: TwoCastles, castle: int, rooms: tuple[int, ...]) -> list[Build]:
    found = []
    for room in rooms:
        made = builds(castle, room)
        found += [made[space] for space in state.castles[castle].open_to(room)]
    return found


def _attempts(state: TwoCastles, castle: int, rooms: tuple[int, ...]) -> Iterator[Build]:
    for number, where in enumerate(state.castles):
        spaces = spaces_to_try(where) if number == castle else where.open_above
        for space in spaces:
            for room in rooms:
                yield builds(number, room)[space]


def _why_not(state: TwoCastles, castle: int, move: Build, rule: str) -> Refusal | None:
    if move.castle != castle:
        return refuse(rule, "other_castle", gained_by=castle, castle=move.castle)
    return why_not_there(state.castles[castle], move.room, move.space)
