"""What a bonus brings that takes no space: bonus cards and royal attendants."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Choice, Move, Step
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import added
from engine.core.value import value
from engine.games.two_castles.components import Bonus
from engine.games.two_castles.content import ATTENDANTS, BONUS_CARDS
from engine.games.two_castles.events import AttendantTaken, BonusLost, CardKept, CardsDrawn
from engine.games.two_castles.moves import KEEP_CARD, TAKE_ATTENDANT, KeepCard, TakeAttendant
from engine.games.two_castles.state import TwoCastles
from engine.games.two_castles.supplies import take_cards

CARDS_TO_DRAW = 3


@value
class DrawCards(Step[TwoCastles]):
    """Draw three bonus cards (BC-36)."""

    seat: int
    castle: int

    def run(self, state: TwoCastles) -> None:
        """Lay them open and ask which one to keep."""
        state.drawn_cards = take_cards(state, CARDS_TO_DRAW)
        state.tell(CardsDrawn, self.castle, state.drawn_cards)
        if state.drawn_cards:
            state.push(ChooseCard(self.seat, self.castle))
        else:
            state.tell(BonusLost, self.castle, Bonus.BONUS_CARD)


@value
class ChooseCard(Choice[TwoCastles, KeepCard]):
    """Keep one of the drawn bonus cards, face up under the castle (BC-36)."""

    rule: ClassVar[str] = "BC-36"
    in_the_open: ClassVar[bool] = True
    seat: int
    castle: int

    def attempts(self, state: TwoCastles) -> Iterable[KeepCard]:
        """Try every card there is, those that were drawn first."""
        yield from (KEEP_CARD[card] for card in state.drawn_cards)
        yield from (keep for keep in KEEP_CARD if keep.card not in state.drawn_cards)

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Refuse a card that was not drawn."""
        if not isinstance(move, KeepCard):
            return refuse("BC-36", "not_offered")
        if move.card in state.drawn_cards:
            return None
        return refuse("BC-36", "not_drawn", card=BONUS_CARDS[move.card].id)

    def take(self, state: TwoCastles, move: KeepCard) -> None:
        """Keep it and discard the others."""
        others = tuple([card for card in state.drawn_cards if card != move.card])
        state.drawn_cards = ()
        state.card_discards += others
        state.castles[self.castle].cards += (move.card,)
        state.tell(CardKept, self.castle, move.card, others)


@value
class Summon(Step[TwoCastles]):
    """Ask which attendant comes, if any is left (BC-37, BC-44)."""

    seat: int
    castle: int

    def run(self, state: TwoCastles) -> None:
        """All 28 may be in service already."""
        if any(state.attendants):
            state.push(ChooseAttendant(self.seat, self.castle))
        else:
            state.tell(BonusLost, self.castle, Bonus.ATTENDANT)


@value
class ChooseAttendant(Choice[TwoCastles, TakeAttendant]):
    """Take a royal attendant of any kind into the throne room (BC-37)."""

    rule: ClassVar[str] = "BC-37"
    in_the_open: ClassVar[bool] = True
    seat: int
    castle: int

    def attempts(self, state: TwoCastles) -> Iterable[TakeAttendant]:
        """Try every kind."""
        return TAKE_ATTENDANT

    def why_not(self, state: TwoCastles, move: Move) -> Refusal | None:
        """Refuse a kind that has run out."""
        if not isinstance(move, TakeAttendant):
            return refuse("BC-37", "not_offered")
        if state.attendants[move.attendant]:
            return None
        return refuse("BC-44", "none_left", attendant=ATTENDANTS[move.attendant].id)

    def take(self, state: TwoCastles, move: TakeAttendant) -> None:
        """Each serves and scores for itself, also a second one of the same kind (BC-41)."""
        state.attendants = added(state.attendants, move.attendant, -1)
        state.castles[self.castle].attendants += (move.attendant,)
        state.tell(AttendantTaken, self.castle, move.attendant)
