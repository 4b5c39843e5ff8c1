"""The courtier action: audience at the gate, and the climb to the Daimyo (WC-71 to WC-78)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.agenda import Move, Step
from engine.core.combinators import DECLINE
from engine.core.refusal import Refusal, refuse
from engine.core.tuples import added, put
from engine.core.value import value
from engine.games.white_castle.actions import Offer, perform
from engine.games.white_castle.components import EMPTY, FREE, HALL, Deed, Resource
from engine.games.white_castle.content import (
    ACTIONS,
    DOMAIN,
    LIGHT_PARTS,
    ROOM_LEVEL,
    ROOM_NUMBER,
    ROOMS,
)
from engine.games.white_castle.events import (
    ActionLeft,
    CardStays,
    CardTaken,
    CardTurned,
    CourtierMoved,
    HallEntered,
    RoomRefilled,
)
from engine.games.white_castle.moves import (
    AUDIENCE,
    CLIMB,
    EXCHANGE_COIN,
    EXCHANGE_PEARL,
    SIT,
    Audience,
    Climb,
    Exchange,
    Sit,
)
from engine.games.white_castle.rewards import collect, lantern_bundle, pay
from engine.games.white_castle.seals import OwnChoice
from engine.games.white_castle.state import Domain, WhiteCastle

_LEVEL = {room: ROOM_LEVEL[number] for room, number in ROOM_NUMBER.items()} | {HALL: 3}
_CLIMBS = tuple(
    tuple(
        (DOMAIN.climb_pearl[level - start - 1], CLIMB[start, target])
        for target, level in _LEVEL.items()
        if 1 <= level - start <= 2
    )
    for start in range(3)
)
"""The price and move of every climb from the gate, level 1 and level 2."""


@value
class CourtierAction(OwnChoice):
    """Do one or both halves of the courtier action, in either order (WC-71)."""

    rule: ClassVar[str] = "WC-71"
    declinable: ClassVar[bool] = True
    seat: int
    audience: bool = True
    """Whether the audience can still be done."""
    climb: bool = True

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Offer what can be paid; after one half, also to leave it at that."""
        domain = state.domains[self.seat]
        moves: list[Move] = []
        if self.audience and domain.home[0] and domain.coins >= DOMAIN.audience_coins:
            moves.append(AUDIENCE)
        if self.climb and domain.pearl >= DOMAIN.climb_pearl[0]:
            pearl, levels = domain.pearl, domain.levels
            for start in range(3):
                if levels[start]:
                    moves += [move for price, move in _CLIMBS[start] if price <= pearl]
        if not moves or not (self.audience and self.climb):
            moves.append(DECLINE)
        return moves

    def wishes(self, state: WhiteCastle) -> tuple[Exchange, ...]:
        """Wish for coins or pearl if more can be done with them."""
        domain = state.domains[self.seat]
        wishes: tuple[Exchange, ...] = ()
        if self.audience and self._wants_coins(domain):
            wishes += (EXCHANGE_COIN,)
        if self.climb and self._wants_pearl(domain):
            wishes += (EXCHANGE_PEARL,)
        return wishes

    def tries(self, state: WhiteCastle) -> Iterable[Move]:
        """Try the gate, and every own courtier with every target."""
        yield AUDIENCE
        levels = state.domains[self.seat].levels
        yield from (move for (start, _), move in CLIMB.items() if levels[start])

    def objection(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Name the half that was done, the missing courtier, the level or the price."""
        match move:
            case Audience():
                return self._audience_refused(state.domains[self.seat])
            case Climb(start, target) if (start, target) in CLIMB:
                return self._climb_refused(state.domains[self.seat], start, target)
        return refuse("WC-71", "not_offered")

    def answer(self, state: WhiteCastle, move: Move) -> None:
        """Do one half, then see whether the other can follow."""
        match move:
            case Audience():
                state.push(OtherHalf(self.seat, audience=False, climb=self.climb))
                pay(state, self.seat, Resource.COIN, DOMAIN.audience_coins, "gate")
                enter_gate(state, self.seat)
            case Climb(start, target):
                state.push(OtherHalf(self.seat, audience=self.audience, climb=False))
                price = DOMAIN.climb_pearl[_LEVEL[target] - start - 1]
                pay(state, self.seat, Resource.PEARL, price, target)
                climb(state, self.seat, start, target)
            case _:
                state.tell(ActionLeft(self.seat, (Deed.COURTIER.value,), possible=True))

    def _wants_coins(self, domain: Domain) -> bool:
        need = DOMAIN.audience_coins
        return bool(domain.home[0]) and domain.coins < need <= domain.coins + domain.seals

    def _wants_pearl(self, domain: Domain) -> bool:
        most, levels = domain.pearl + domain.seals // 2, domain.levels
        one, two = DOMAIN.climb_pearl
        if any(levels[:3]) and domain.pearl < one <= most:
            return True
        return any(levels[:2]) and domain.pearl < two <= most

    def _audience_refused(self, domain: Domain) -> Refusal | None:
        need = DOMAIN.audience_coins
        if not self.audience:
            return refuse("WC-71", "already_done", half="audience")
        if not domain.home[0]:
            return refuse("WC-72", "no_courtier", home=0)
        if domain.coins < need:
            return refuse("WC-72", "cannot_pay", resource="coin", need=need, have=domain.coins)
        return None

    def _climb_refused(self, domain: Domain, start: int, target: str) -> Refusal | None:
        if not self.climb:
            return refuse("WC-71", "already_done", half="climb")
        if not domain.levels[start]:
            return refuse("WC-73", "no_courtier_there", level=start)
        if start == 3:
            return refuse("WC-74", "already_on_top", level=start)
        up = _LEVEL[target] - start
        if up not in (1, 2):
            return refuse("WC-73", "one_or_two_levels", start=start, target=_LEVEL[target])
        need = DOMAIN.climb_pearl[up - 1]
        if domain.pearl < need:
            return refuse("WC-73", "cannot_pay", resource="pearl", need=need, have=domain.pearl)
        return None


@value
class OtherHalf(Step[WhiteCastle]):
    """Ask for the other half of a courtier action if it can be done (WC-71)."""

    seat: int
    audience: bool
    climb: bool

    def run(self, state: WhiteCastle) -> None:
        """Ask, unless nothing but to decline could be answered."""
        choice = CourtierAction(self.seat, self.audience, self.climb)
        if (self.audience or self.climb) and choice.moves(state) != [DECLINE]:
            state.push(choice)


@value
class RefillRoom(Step[WhiteCastle]):
    """Turn up a new card in a room (WC-75)."""

    room: int

    def run(self, state: WhiteCastle) -> None:
        """Draw from the deck of that level."""
        state.reveal()
        if ROOM_LEVEL[self.room] == 1:
            card, state.stewards = state.stewards[0], state.stewards[1:]
        else:
            card, state.diplomats = state.diplomats[0], state.diplomats[1:]
        state.cards = put(state.cards, self.room, card)
        state.tell(RoomRefilled(ROOMS[self.room], card))


@value
class EnterHall(Step[WhiteCastle]):
    """Find a space on the Daimyo card (WC-78)."""

    seat: int

    def run(self, state: WhiteCastle) -> None:
        """Ask only if there are several."""
        free = [space for space, owner in enumerate(state.hall) if owner == FREE]
        if len(free) > 1:
            state.push(ChooseHallSpace(self.seat))
        elif free:
            sit(state, self.seat, free[0])
        else:
            state.tell(HallEntered(self.seat, FREE))


@value
class ChooseHallSpace(OwnChoice):
    """Put the courtier on a free space of the Daimyo card and gain its reward (WC-78)."""

    rule: ClassVar[str] = "WC-78"
    seat: int

    def answers(self, state: WhiteCastle) -> list[Move]:
        """Offer the free spaces."""
        return [move for move in SIT if state.hall[move.space] == FREE]

    def tries(self, state: WhiteCastle) -> Iterable[Move]:
        """Try all spaces."""
        return SIT

    def objection(self, state: WhiteCastle, move: Move) -> Refusal | None:
        """Refuse a space that is taken."""
        if not isinstance(move, Sit) or move not in SIT:
            return refuse("WC-78", "no_such_space")
        owner = state.hall[move.space]
        return None if owner == FREE else refuse("WC-78", "occupied", by=owner)

    def answer(self, state: WhiteCastle, move: Move) -> None:
        """Sit down."""
        assert isinstance(move, Sit)
        sit(state, self.seat, move.space)


def sit(state: WhiteCastle, seat: int, space: int) -> None:
    """Take a space of the Daimyo card and its reward."""
    state.hall = put(state.hall, space, seat)
    state.tell(HallEntered(seat, space))
    source = f"{state.daimyo}.{space + 1}"
    perform(state, seat, ACTIONS[source], source)


def enter_gate(state: WhiteCastle, seat: int) -> None:
    """Move the leftmost courtier to the gate."""
    domain = state.domains[seat]
    domain.home = added(domain.home, 0, -1)
    domain.levels = added(domain.levels, 0, 1)
    state.tell(CourtierMoved(seat, -1, 0, "gate"))


def move_courtier(state: WhiteCastle, seat: int, start: int, target: str) -> None:
    """Move a courtier from level *start* to a room or the hall; only the level counts (WC-77)."""
    domain, end = state.domains[seat], _LEVEL[target]
    domain.levels = added(added(domain.levels, start, -1), end, 1)
    state.tell(CourtierMoved(seat, start, end, target))


def climb(state: WhiteCastle, seat: int, start: int, target: str) -> None:
    """Move a courtier up and get what awaits it there (WC-75, WC-76, WC-78)."""
    move_courtier(state, seat, start, target)
    if target == HALL:
        state.push(EnterHall(seat))
        collect(state, seat, lantern_bundle(state, seat))
        return
    room, domain = ROOM_NUMBER[target], state.domains[seat]
    card = state.cards[room]
    if has_deck(state, room):
        domain.lantern += (domain.card,)
        state.tell(CardTurned(seat, domain.card))
        domain.card = card
        state.cards = put(state.cards, room, EMPTY)
        state.tell(CardTaken(seat, card, target))
        state.push(Offer(seat, LIGHT_PARTS[card]), RefillRoom(room))
    else:
        state.tell(CardStays(seat, card, target))
        state.push(Offer(seat, LIGHT_PARTS[card]))


def has_deck(state: WhiteCastle, room: int) -> bool:
    """Whether a card is left to refill the room."""
    return bool(state.stewards if ROOM_LEVEL[room] == 1 else state.diplomats)
