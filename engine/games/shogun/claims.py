"""Choosing provinces at the start: the draft and the prescribed start (SH-14 to SH-17).

We decided: nobody is the oldest here, so the first of the draft is drawn (AMB-1). Who faces the
same two open cards as when he last picked may renew them once in his turn (AMB-2).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Choice, Step
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import put, without, without_at
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.components import OUT_OF_PLAY, CardId, Owner, ProvinceId, is_seat
from engine.games.shogun.events import Claimed, OpenCards, Renewed, Settled
from engine.games.shogun.moves import DECK, RENEW, Claim, Renew, Settle
from engine.games.shogun.ownership import give
from engine.games.shogun.state import Shogun

OPEN = 2


@value
class BeginDraft(Step[Shogun]):
    """Turn up two cards and draw who begins."""

    def run(self, state: Shogun) -> None:
        """Go round until all groups stand."""
        state.unseen = state.board.provinces
        _open_two(state)
        state.push(DraftTurn(state.draw(len(state.houses))), EndDraft())


@value
class DraftTurn(Step[Shogun]):
    """One seat takes a card and places a group; then comes the next."""

    seat: int

    def run(self, state: Shogun) -> None:
        """All seats have the same number of groups, so the first without any ends the draft."""
        if state.houses[self.seat].groups:
            following = (self.seat + 1) % len(state.houses)
            state.push(ChooseCard(self.seat), DraftTurn(following))


@value
class ChooseCard(Choice[Shogun, Claim | Renew]):
    """Take one of the two open cards or the top card of the deck (SH-14)."""

    rule: ClassVar[str] = "SH-14"
    seat: int
    renewed: bool = False

    def moves(self, state: Shogun) -> list[Claim | Renew]:
        """Name the cards at once: asking about every province costs ten times as much."""
        cards: list[Claim | Renew] = [Claim(card) for card in (*state.open_cards, DECK)]
        return cards if self.why_not(state, RENEW) else [*cards, RENEW]

    def attempts(self, state: Shogun) -> Iterable[Claim | Renew]:
        """Try every province."""
        yield from (Claim(card) for card in (DECK, *content.PROVINCE_IDS))
        yield RENEW

    def why_not(self, state: Shogun, move: Claim | Renew) -> Refusal | None:
        """Name the rule about open cards."""
        if isinstance(move, Claim):
            if move.province == DECK or move.province in state.open_cards:
                return None
            if move.province in range(len(state.owners)):
                return self._why_not_open(state, move.province)
            return refuse("SH-14", "no_such_card", card=move.province)
        if self.renewed:
            return refuse("SH-15", "once_per_turn", times=1)
        if tuple(sorted(state.open_cards)) != state.houses[self.seat].pair:
            return refuse("SH-15", "other_cards_than_last_turn", cards=len(state.open_cards))
        return None

    def take(self, state: Shogun, move: Claim | Renew) -> None:
        """Take the card and ask which group goes there; or turn up two others first."""
        if isinstance(move, Renew):
            state.tell(Renewed, self.seat, state.open_cards)
            state.buried += state.open_cards
            state.open_cards = ()
            _open_two(state)
            state.push(ChooseCard(self.seat, renewed=True))
            return
        state.houses[self.seat].pair = tuple(sorted(state.open_cards))
        card = move.province
        if card == DECK:
            card = _top_card(state)
            state.tell(Claimed, self.seat, card, from_deck=True)
        else:
            state.open_cards = without(state.open_cards, card)
            state.tell(Claimed, self.seat, card, from_deck=False)
            _open_two(state)
        _ask_group(state, self.seat, card)

    def _why_not_open(self, state: Shogun, card: CardId) -> Refusal:
        owner = state.owners[card]
        named = content.name_of_card(card)
        if owner == OUT_OF_PLAY:
            return refuse("SH-11", "not_in_play", card=named)
        if is_seat(owner):
            return refuse("SH-14", "card_taken", card=named, by=owner)
        return refuse("SH-14", "not_open", card=named)


@value
class ChooseGroup(Choice[Shogun, Settle]):
    """Choose which group of armies goes into the province (SH-14)."""

    rule: ClassVar[str] = "SH-14"
    seat: int
    province: ProvinceId

    def attempts(self, state: Shogun) -> Iterable[Settle]:
        """Try every size there is at the start."""
        sizes = {*content.seats_row(len(state.houses)).groups}
        return [Settle(size) for size in sorted(sizes, reverse=True)]

    def why_not(self, state: Shogun, move: Settle) -> Refusal | None:
        """Say that no such group is left."""
        if move.armies in state.houses[self.seat].groups:
            return None
        left = len(state.houses[self.seat].groups)
        return refuse("SH-13", "no_such_group", armies=move.armies, left=left)

    def take(self, state: Shogun, move: Settle) -> None:
        """Put the group there."""
        house = state.houses[self.seat]
        house.groups = without(house.groups, move.armies)
        settle(state, self.seat, self.province, move.armies)


@value
class EndDraft(Step[Shogun]):
    """Put the cards left over into the stock; their provinces are neutral (SH-17)."""

    def run(self, state: Shogun) -> None:
        """Nobody needs to remember the draft."""
        state.unseen = state.buried = state.open_cards = ()
        for house in state.houses:
            house.pair = house.fresh = ()


@value
class PrescribedStart(Step[Shogun]):
    """Place everybody's first armies as the rulebook's sheet says (SH-16)."""

    def run(self, state: Shogun) -> None:
        """Seats follow the letters of the sheet."""
        for position in content.START_POSITIONS:
            if position.seats == len(state.houses):
                state.houses[position.seat].groups = ()
                for name, armies in position.provinces:
                    settle(state, position.seat, content.PROVINCE_NUMBER[name], armies)


def settle(state: Shogun, seat: int, province: ProvinceId, armies: int) -> None:
    """Put first armies into a province; its card belongs to the seat from now on."""
    give(state, province, Owner(seat))
    state.armies = put(state.armies, province, armies)
    state.houses[seat].supply -= armies
    state.tell(Settled, seat, province, armies)


def _ask_group(state: Shogun, seat: int, province: ProvinceId) -> None:
    """Ask for the group, unless all that are left are alike."""
    ask = ChooseGroup(seat, province)
    sizes = _sizes(state, seat)
    if len(sizes) > 1:
        state.push(ask)
    else:
        ask.take(state, Settle(sizes[0]))


def _sizes(state: Shogun, seat: int) -> list[int]:
    return sorted(set(state.houses[seat].groups), reverse=True)


def _open_two(state: Shogun) -> None:
    while len(state.open_cards) < OPEN:
        state.open_cards += (_top_card(state),)
    state.tell(OpenCards, state.open_cards)


def _top_card(state: Shogun) -> ProvinceId:
    """Take the top card of the deck: any unseen one, and after these the cards put under it."""
    if state.unseen:
        index = state.draw(len(state.unseen))
        card = state.unseen[index]
        state.unseen = without_at(state.unseen, index)
    else:
        card, state.buried = state.buried[0], state.buried[1:]
    return card
