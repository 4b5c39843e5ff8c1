"""One's own domain: bonuses of a row, then the action of the card (WC-61 to WC-64)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move, Step
from engine.core.combinators import Decline
from engine.core.refusal import Refusal
from engine.core.value import value
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import FIGURES, Deed
from engine.games.white_castle.content import ROW_PART, ROWS
from engine.games.white_castle.events import ActionLeft, RowUsed
from engine.games.white_castle.moves import CHOOSE_ROW, ChooseRow
from engine.games.white_castle.rewards import Bundle, collect, lantern_bundle
from engine.games.white_castle.seals import OwnChoice
from engine.games.white_castle.state import WhiteCastle

_PLACES = tuple(
    tuple(f"{row.colour.space}.{number}" for number in range(len(row.bonuses))) for row in ROWS
)
"""The bonuses of each row by name: ``domain_red.0`` is always visible."""


@value
class UseRow(Step[WhiteCastle]):
    """Gain all visible bonuses of a row, then the action card may act (WC-62, WC-63)."""

    seat: int
    row: int

    def run(self, state: WhiteCastle) -> None:
        """Gain first: what a row gives may pay for the card."""
        domain = state.domains[self.seat]
        state.tell(RowUsed, self.seat, self.row)
        state.push(Offer(self.seat, (ROW_PART[domain.card][self.row],)))
        bundle: Bundle = []
        visible = 1 + FIGURES - domain.home[self.row]
        bonuses = zip(ROWS[self.row].bonuses[:visible], _PLACES[self.row], strict=False)
        for bonus, place in bonuses:
            bundle += [(gain, place) for gain in bonus.gains]
            if bonus.lantern:
                bundle += lantern_bundle(state, self.seat, place)
        collect(state, self.seat, bundle)


@value
class ChooseDomainRow(OwnChoice):
    """Use one row of choice as if a die were placed there (WC-64)."""

    rule: ClassVar[str] = "WC-64"
    declinable: ClassVar[bool] = True
    seat: int

    def attempts(self, state: WhiteCastle) -> Iterable[Move]:
        """Try all rows, occupied or not."""
        yield from CHOOSE_ROW
        yield from OwnChoice.attempts(self, state)

    def why_not(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Let every row be used."""
        return None if move in CHOOSE_ROW else OwnChoice.why_not(self, state, move)

    def take(self, state: WhiteCastle, move: Move) -> None:
        """Use the row; no die, no coins."""
        match move:
            case ChooseRow(colour):
                state.push(UseRow(self.seat, colour.row))
            case Decline():
                state.tell(ActionLeft, self.seat, (Deed.DOMAIN.value,))
            case _:
                OwnChoice.take(self, state, move)
