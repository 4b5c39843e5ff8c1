"""News are enough to move every piece: a second board that only listens shows the same."""

from __future__ import annotations

import pytest

from engine.core.agenda import Event
from engine.core.chance import Chance
from engine.games.white_castle import GAME
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import EMPTY, End, Options, Resource
from engine.games.white_castle.content import BACK, ROOM_NUMBER, SPACE_NUMBER, YARD_NUMBER
from engine.games.white_castle.domain import UseRow
from engine.games.white_castle.events import (
    CardTaken,
    CardTurned,
    CourtierMoved,
    DiceCollected,
    DiceRolled,
    DiePlaced,
    DieSlid,
    DieTaken,
    Gained,
    GardenerPlaced,
    HallEntered,
    InfluenceMoved,
    LanternLit,
    OrderSet,
    PairPutAway,
    PairTaken,
    RoomRefilled,
    RoundBegan,
    TreeStopped,
    WarriorPlaced,
)
from engine.games.white_castle.events.solo import CardRemoved
from engine.games.white_castle.influence import Advance
from engine.games.white_castle.state import Bridge, Die, Domain, WhiteCastle
from tests.contract.cases import Restless
from tests.games.white_castle.tables import ask, laid_out, play, told


class Listener:
    """A board that moves pieces only when it is told to."""

    def __init__(self, state: WhiteCastle) -> None:
        self.board = state.copy()
        self.board.agenda = ()

    def hear(self, event: Event) -> None:
        """Move what the event names."""
        board = self.board
        match event:
            case DiceRolled(bridges):
                board.bridges = bridges
            case DieTaken(_, bridge, end, pips):
                self._take(bridge.row, end, pips)
            case DieSlid(bridge, end, pips):
                self._slide(bridge.row, end, pips)
            case DiePlaced(seat, colour, pips, space, _):
                self._place(seat, Die(colour, pips), space)
            case DiceCollected():
                board.spaces, board.well = ((),) * 7, ()
                for domain in board.domains:
                    domain.dice = (0, 0, 0)
            case RoundBegan(number):
                board.round = number
            case OrderSet(order):
                board.order = order
            case _:
                self._hear_of_figures(event)
                self._hear_of_cards(event)

    def _hear_of_figures(self, event: Event) -> None:
        board = self.board
        match event:
            case CourtierMoved(seat, start, end, _, figure):
                domain, levels = board.domains[seat], list(board.domains[seat].levels)
                if start < 0:
                    self._leave(domain, 0, figure)
                else:
                    levels[start] -= 1
                levels[end] += 1
                domain.levels = tuple(levels)
            case GardenerPlaced(seat, garden, figure):
                self._leave(board.domains[seat], 1, figure)
                board.domains[seat].gardens += (garden,)
            case WarriorPlaced(seat, yard, figure):
                domain = board.domains[seat]
                self._leave(domain, 2, figure)
                yards = list(domain.yards)
                yards[YARD_NUMBER[yard]] += 1
                domain.yards = tuple(yards)
            case HallEntered(seat, space) if space >= 0:
                hall = list(board.hall)
                hall[space] = seat
                board.hall = tuple(hall)
            case InfluenceMoved(seat, start, end, _):
                assert board.domains[seat].influence == start
                board.domains[seat].influence = end

    def _hear_of_cards(self, event: Event) -> None:
        board = self.board
        match event:
            case PairTaken(seat, resources, action, decree):
                domain = board.domains[seat]
                domain.card = action
                domain.lantern = (resources, decree) if decree else (resources,)
                board.pairs = tuple(pair for pair in board.pairs if pair.resources != resources)
            case PairPutAway(resources, _):
                board.pairs = tuple(pair for pair in board.pairs if pair.resources != resources)
            case CardTurned(seat, card):
                assert board.domains[seat].card == card
                board.domains[seat].lantern += (card,)
            case CardTaken(seat, card, room):
                assert board.cards[ROOM_NUMBER[room]] == card
                board.domains[seat].card = card
                self._lay(room, EMPTY)
            case CardRemoved(_, room):
                self._lay(room, EMPTY)
            case RoomRefilled(room, card):
                self._lay(room, card)

    def _take(self, row: int, end: End, pips: int) -> None:
        bridge = self.board.bridges[row]
        assert bridge.at(end) == pips
        left = 0 if end is End.LEFT else bridge.left
        right = 0 if end is End.RIGHT else bridge.right
        middle = bridge.middle[1:] if end is End.MIDDLE else bridge.middle
        self._bridge(row, Bridge(left, middle, right))

    def _slide(self, row: int, end: End, pips: int) -> None:
        bridge = self.board.bridges[row]
        if end is End.LEFT:
            assert bridge.middle[0] == pips
            self._bridge(row, Bridge(pips, bridge.middle[1:], bridge.right))
        else:
            assert bridge.middle[-1] == pips
            self._bridge(row, Bridge(bridge.left, bridge.middle[:-1], pips))

    def _bridge(self, row: int, bridge: Bridge) -> None:
        bridges = list(self.board.bridges)
        bridges[row] = bridge
        self.board.bridges = tuple(bridges)

    def _place(self, seat: int, die: Die, space: str) -> None:
        if space == "well":
            self.board.well += (die,)
        elif space in SPACE_NUMBER:
            spaces = list(self.board.spaces)
            spaces[SPACE_NUMBER[space]] += (die,)
            self.board.spaces = tuple(spaces)
        else:
            dice = list(self.board.domains[seat].dice)
            dice[die.colour.row] = die.pips
            self.board.domains[seat].dice = tuple(dice)

    def _leave(self, domain: Domain, row: int, figure: int) -> None:
        home = list(domain.home)
        assert figure == 5 - home[row], "always the leftmost one"
        home[row] -= 1
        domain.home = tuple(home)

    def _lay(self, room: str, card: str) -> None:
        cards = list(self.board.cards)
        cards[ROOM_NUMBER[room]] = card
        self.board.cards = tuple(cards)


def looks(state: WhiteCastle) -> tuple[object, ...]:
    """Return where everything lies that can be moved."""
    clans = tuple(
        (d.home, d.levels, d.yards, d.gardens, d.card, d.lantern, d.dice, d.influence)
        for d in state.domains
    )
    board = (state.bridges, state.spaces, state.well, state.cards, state.hall)
    return (*board, state.order, state.round, clans)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_board_that_only_listens_shows_the_same(seats: int, seed: int):
    """WC-26 to WC-94: every piece that moves is told, from where to where."""
    hand = Restless(GAME, Chance(seed).branch(1))
    state = GAME.new(seats, Chance(seed), Options(difficulty="easy"))
    listener = Listener(state)
    while not state.is_over:
        seat = min(state.waiting)
        for event in state.play(seat, hand.choose(state, seat)):
            listener.hear(event)
        assert looks(listener.board) == looks(state)


def test_every_gain_names_where_it_comes_from():
    """WC-58, WC-62, WC-85: bonus of a row, cards in the lantern area, tiles at the well."""
    state = laid_out(home=(5, 2, 5), lantern=("sr08", "dc02", "sa02"))
    ask(state, UseRow(0, 1))
    assert [event.why for event in told(state, Gained)] == [
        "domain_black.0",
        "domain_black.1",
        "domain_black.2",
        "sr08",
        "dc02",
    ]
    assert told(state, LanternLit) == [LanternLit(0, ("sr08", "dc02", "sa02"), "domain_black.3")]
    assert told(state, InfluenceMoved) == [InfluenceMoved(0, 0, 1, "sa02")]
    assert BACK["sa02"].resource is Resource.INFLUENCE
    play(ask(laid_out(), Offer(0, ("sg05",))), "use sg05")
    state = play(ask(laid_out(), Offer(0, ("sg05",))), "use sg05")
    whys = {event.resource: event.why for event in told(state, Gained)}
    assert whys == {
        Resource.SEAL: "well",
        Resource.PEARL: "dt_red_pearl",
        Resource.IRON: "dt_black_iron",
    }


def test_resources_of_choice_that_do_not_fit_are_told_as_lost():
    """WC-5 and WC-82."""
    state = play(ask(laid_out(food=7, iron=7, pearl=6), Offer(0, ("sg01",))), "use sg01")
    assert told(state, Gained) == [
        Gained(0, Resource.PEARL, 1, "sg01"),
        Gained(0, Resource.ANY, 0, "sg01", 1),
    ]


def test_a_marker_moves_before_it_stops_at_a_tree():
    """WC-88."""
    state = ask(laid_out(influence=4), Advance(0, 3, "sg01"))
    assert state.news == (InfluenceMoved(0, 4, 5, "sg01"), TreeStopped(0, 5, 1, 2))
