"""The table: castles, builders, supplies; and what a seat may know of it.

We decided (A-17): tiles and cards drawn for a bonus lie open, since the partners decide about them
together. A seat remembers every stack of tiles that it has held: what others took from it was
turned up, so it knows exactly what is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.agenda import Together
from engine.core.state import State
from engine.core.struct import Struct
from engine.core.value import value
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import BONUS_CARDS, REGULAR_COUNT

if TYPE_CHECKING:
    from engine.core.notation import Notation

FACE_DOWN = -1


@value
class Placed:
    """A tile that a seat has built in this step and may still move (BC-16)."""

    room: int
    castle: int
    builder: int
    """Who brought it: the seat, or Ludwig."""


@dataclass(slots=True)
class Builder(Struct):
    """One seat at the table, or Ludwig."""

    hand: tuple[int, ...] = ()
    """Tiles to choose from, in ascending order; after the choice, what is passed on."""
    chosen: tuple[int, ...] = ()
    """Tiles chosen this turn and not built yet."""
    owes: tuple[int, ...] = ()
    """Castles that wait for a tile of this builder; none while the chosen tiles are face down."""
    placed: tuple[Placed, ...] = ()
    """What this seat has built in this step, until it says that it is done."""


@value
class PutAway:
    """The last tile of a stack, discarded face down; those who held the stack know it."""

    room: int
    known_to: tuple[int, ...]


@dataclass(slots=True, eq=False, repr=False)
class TwoCastles(State):
    """The table. Castle *i* lies between builder *i* and the next one, on the left (BC-7)."""

    seats: int = 0
    castles: tuple[Castle, ...] = ()
    builders: tuple[Builder, ...] = ()
    round: int = 0
    turn: int = 0
    """Counts from 1 in every round."""
    supply: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    put_away: tuple[PutAway, ...] = ()
    drawn: tuple[int, ...] = ()
    """Tiles drawn for a bonus, one of which will be built."""
    cards: tuple[int, ...] = ()
    card_discards: tuple[int, ...] = ()
    drawn_cards: tuple[int, ...] = ()
    specials: tuple[int, ...] = ()
    """How many fountains, towers and grand foyers are left."""
    attendants: tuple[int, ...] = ()
    """How many attendants of each kind are left."""

    @property
    def has_ludwig(self) -> bool:
        """Whether Ludwig is the third builder (BC-61)."""
        return self.seats < len(self.builders)

    @property
    def lays_out_for_ludwig(self) -> int:
        """The human on Ludwig's left in round 1, on his right in round 2 (BC-63)."""
        return 0 if self.round == 1 else 1

    def castles_of(self, builder: int) -> tuple[int, int]:
        """Return the castles on the left and on the right of a builder."""
        return builder, (builder - 1) % len(self.castles)

    def partner(self, builder: int, castle: int) -> int:
        """Return who builds *castle* together with *builder*."""
        return (castle + 1) % len(self.castles) if builder == castle else castle

    def has_held(self, seat: int, holder: int) -> bool:
        """Whether *seat* has held the stack that *holder* has now, this turn or before."""
        passed = (holder - seat if self.round == 1 else seat - holder) % len(self.builders)
        return passed < self.turn

    @classmethod
    def notation(cls) -> Notation[TwoCastles]:
        """Return how positions are written."""
        from engine.games.two_castles.positions.notation import NOTATION  # it knows all chapters

        return NOTATION

    # Hidden information -------------------------------------------------------

    def hide_from(self, seat: int) -> None:
        """Turn down supplies, stacks the seat has not held, and what others chose in secret."""
        self.supply = (FACE_DOWN,) * len(self.supply)
        self.cards = (FACE_DOWN,) * len(self.cards)
        self.put_away = tuple(
            [p if seat in p.known_to else PutAway(FACE_DOWN, p.known_to) for p in self.put_away]
        )
        for number, builder in enumerate(self.builders):
            if not self._shows_choice_to(seat, number):
                # While somebody is choosing, nobody knows how far that is.
                whole = builder.hand + builder.chosen
                builder.chosen = () if self._is_choosing(number) else (FACE_DOWN, FACE_DOWN)
                builder.hand = tuple(sorted(whole))
            if not self.has_held(seat, number):
                builder.hand = (FACE_DOWN,) * len(builder.hand)

    def fill_in(self, seat: int) -> None:
        """Deal again at random whatever is face down."""
        unseen = self.shuffled(self._unseen_rooms())
        self.supply, unseen = _dealt(unseen, len(self.supply))
        held = []
        for away in self.put_away:
            if away.room == FACE_DOWN:
                (room,), unseen = _dealt(unseen, 1)
                away = PutAway(room, away.known_to)
            held.append(away)
        self.put_away = tuple(held)
        for number, builder in enumerate(self.builders):
            if FACE_DOWN in builder.hand:
                hand, unseen = _dealt(unseen, len(builder.hand))
                builder.hand = tuple(sorted(hand))
            self._guess_choice(seat, number)
        self._begin_what_is_to_come()
        shown = {card for castle in self.castles for card in castle.cards}
        shown.update(self.card_discards, self.drawn_cards)
        self.cards = self.shuffled([n for n in range(len(BONUS_CARDS)) if n not in shown])

    def secrets_of(self, seat: int) -> tuple[object, ...]:
        """Return the hand nobody else has held, and a choice that is final but not turned up."""
        builder = self.builders[seat]
        secrets: tuple[object, ...] = ()
        if self.turn == 1 and builder.hand:
            secrets += (tuple(sorted(builder.hand + builder.chosen)),)
        if builder.chosen and not builder.owes and not self._is_choosing(seat):
            secrets += (tuple(sorted(builder.chosen)),)
        return secrets

    def _shows_choice_to(self, seat: int, number: int) -> bool:
        builder = self.builders[number]
        if builder.owes or number == seat or not builder.hand:
            return True
        if number >= self.seats:  # Ludwig's two tiles, before one human has laid them out
            return not builder.chosen or self.lays_out_for_ludwig == seat
        return not builder.chosen and not self._is_choosing(number)

    def _is_choosing(self, number: int) -> bool:
        top = self.agenda[-1] if self.agenda else None
        return isinstance(top, Together) and number < self.seats and bool(top.lanes[number])

    def _unseen_rooms(self) -> list[int]:
        seen = {room for castle in self.castles for room in castle.rooms}
        seen.update(self.discards, self.drawn, (away.room for away in self.put_away))
        for builder in self.builders:
            seen.update(builder.hand, builder.chosen)
        return [room for room in range(REGULAR_COUNT) if room not in seen]

    def _guess_choice(self, seat: int, number: int) -> None:
        """Let those who still choose begin again; let the others have chosen any two tiles."""
        from engine.games.two_castles.draft import lane_of

        builder, top = self.builders[number], self.agenda[-1] if self.agenda else None
        if FACE_DOWN in builder.chosen:
            mixed = self.shuffled(builder.hand)
            builder.chosen, builder.hand = mixed[:2], tuple(sorted(mixed[2:]))
        elif number != seat and isinstance(top, Together) and self._is_choosing(number):
            self.agenda = (*self.agenda[:-1], top.with_lane(number, lane_of(number)))

    def _begin_what_is_to_come(self) -> None:
        """Let all seats choose from the beginning where nobody has begun, as below Ludwig's lot."""
        from engine.games.two_castles.draft import lane_of

        fresh = Together(tuple([lane_of(seat) for seat in range(self.seats)]))
        below = [fresh if isinstance(task, Together) else task for task in self.agenda[:-1]]
        self.agenda = (*below, *self.agenda[-1:])


def _dealt(items: tuple[int, ...], count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the first *count* of *items*, and the rest."""
    return items[:count], items[count:]
