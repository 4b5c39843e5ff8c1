"""The Tokugawa clan, the rival of a single player (WC-120 to WC-135).

The rival is the seat after the player. It decides nothing: where the rules leave a choice, the
player makes it. The faces of its cards are our reconstruction (``solo_cards.json``).
"""

from __future__ import annotations

from typing import ClassVar

from engine.core.agenda import Step
from engine.core.value import value
from engine.games.white_castle.components import WELL, Resource
from engine.games.white_castle.content import (
    BOARD,
    PRINTED,
    SOLO_CARD,
    SOLO_CARDS,
    SPACE_NUMBER,
)
from engine.games.white_castle.dice import lay_on_board, take_die
from engine.games.white_castle.events import DiePlaced
from engine.games.white_castle.events.solo import (
    RivalActs,
    RivalDiverted,
    RivalFailed,
    RivalSoldCoins,
    SoloChose,
    SoloShuffled,
    SoloTurned,
)
from engine.games.white_castle.gardeners import waking_gardens
from engine.games.white_castle.means import earn
from engine.games.white_castle.rival import RIVAL, acted
from engine.games.white_castle.state import WhiteCastle

_CARDS_THAT_ACT = 2


@value
class ShuffleSoloCards(Step[WhiteCastle]):
    """Shuffle all solo cards, bridge side up (WC-122, WC-134)."""

    def run(self, state: WhiteCastle) -> None:
        """Show only the top one."""
        state.solo_deck = state.shuffled([card.id for card in SOLO_CARDS])
        state.solo_known = 0
        state.tell(SoloShuffled, state.solo_deck[0])


@value
class RivalTurn(Step[WhiteCastle]):
    """Turn cards until the top one names a die that exists, place it, act (WC-124 to WC-127)."""

    stands_alone: ClassVar[bool] = True

    def run(self, state: WhiteCastle) -> None:
        """Put the turned cards under the deck; the one that chose stays on top."""
        state.reveal()
        turned, deck = [state.solo_deck[0]], state.solo_deck[1:]
        while not _has_die(state, deck[0]):
            turned.append(deck[0])
            deck = deck[1:]
        for number, card in enumerate(turned):
            state.tell(SoloTurned, card, missing=number > 0)
        state.solo_deck = (*deck, *turned)
        # The cards below the top one are known once they have been turned this round.
        state.solo_known = min(state.solo_known + len(turned), len(deck) + len(turned) - 1)
        acting = turned[-_CARDS_THAT_ACT:]
        state.push(
            *(RivalAct(card, n) for card in acting for n in range(len(SOLO_CARD[card].actions)))
        )
        _place_rival_die(state, deck[0])


@value
class RivalAct(Step[WhiteCastle]):
    """Do one symbol of a solo card, or score the round's number instead (WC-128, WC-129)."""

    stands_alone: ClassVar[bool] = True

    card: str
    number: int

    def run(self, state: WhiteCastle) -> None:
        """Tell what is tried, and if it fails."""
        state.tell(RivalActs, self.card, self.number)
        if not acted(state, SOLO_CARD[self.card].actions[self.number], self.card):
            state.tell(RivalFailed, self.card, self.number, state.round)
            earn(state, RIVAL, Resource.POINT, state.round, "failed")


@value
class SellCoins(Step[WhiteCastle]):
    """Turn the rival's coins into points after the new turn order (WC-132)."""

    def run(self, state: WhiteCastle) -> None:
        """Ask three coins a time of a rival that is first, else five."""
        domain = state.domains[RIVAL]
        price = 3 if state.order[0] == RIVAL else 5
        times, domain.coins = divmod(domain.coins, price)
        if times:
            state.tell(RivalSoldCoins, times * price, price, times * state.round)
            earn(state, RIVAL, Resource.POINT, times * state.round, "coins")


@value
class RivalGardens(Step[WhiteCastle]):
    """Score the rival's gardeners below bridges with dice (WC-133)."""

    def run(self, state: WhiteCastle) -> None:
        """Give the round's number for each."""
        for garden in waking_gardens(state, RIVAL):
            earn(state, RIVAL, Resource.POINT, state.round, garden)


def _has_die(state: WhiteCastle, card: str) -> bool:
    named = SOLO_CARD[card]
    return bool(state.bridges[named.bridge.row].at(named.end))


def _place_rival_die(state: WhiteCastle, card: str) -> None:
    """Place the die where the card says, or in the well if that is occupied (WC-126)."""
    named = SOLO_CARD[card]
    state.tell(SoloChose, card, named.bridge, named.end, named.space)
    pips = take_die(state, RIVAL, named.bridge, named.end)
    number = SPACE_NUMBER[named.space]
    if state.spaces[number]:
        state.tell(RivalDiverted, named.space)
        space, covers = WELL, BOARD.well.printed
    else:
        space, covers = named.space, PRINTED[number]
    lay_on_board(state, named.bridge, pips, space)
    state.tell(DiePlaced, RIVAL, named.bridge, pips, space, covers)
    if pips > covers:
        earn(state, RIVAL, Resource.COIN, pips - covers, "die")
