"""The starting pairs: chosen in reverse turn order, dealt in solo (WC-25, WC-26, WC-120)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Choice, Step
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import without
from engine.core.value import value
from engine.games.white_castle.content import RESOURCE_CARD
from engine.games.white_castle.events import PairTaken
from engine.games.white_castle.moves import Draft
from engine.games.white_castle.rewards import collect
from engine.games.white_castle.state import Pair, WhiteCastle


@value
class ChoosePair(Choice[WhiteCastle, Draft]):
    """Take a starting pair (WC-26)."""

    rule: ClassVar[str] = "WC-26"
    seat: int

    def attempts(self, state: WhiteCastle) -> Iterable[Draft]:
        """Try the pairs that lie there."""
        return [Draft(pair.resources, pair.action) for pair in state.pairs]

    def why_not(self, state: WhiteCastle, move: Draft) -> Refusal | None:
        """Refuse cards that are not a pair."""
        if isinstance(move, Draft) and Pair(move.resources, move.action) in state.pairs:
            return None
        return refuse("WC-26", "no_such_pair", pairs=len(state.pairs))

    def take(self, state: WhiteCastle, move: Draft) -> None:
        """Take both cards."""
        pair = Pair(move.resources, move.action)
        state.pairs = without(state.pairs, pair)
        take_pair(state, self.seat, pair)


@value
class DealPair(Step[WhiteCastle]):
    """Give the single player the pair that was dealt (WC-120)."""

    seat: int

    def run(self, state: WhiteCastle) -> None:
        """Leave the pair on the table until play begins: set-up is no moment to exchange seals."""
        take_pair(state, self.seat, state.pairs[0])


def take_pair(state: WhiteCastle, seat: int, pair: Pair) -> None:
    """Place the action card, gain the resources, fill the lantern area (WC-26)."""
    domain, card = state.domains[seat], RESOURCE_CARD[pair.resources]
    domain.card = pair.action
    domain.lantern = (card.id, card.decree) if card.decree else (card.id,)
    state.tell(PairTaken, seat, pair.resources, pair.action, card.decree or "")
    collect(state, seat, [(gain, card.id) for gain in card.gains])
