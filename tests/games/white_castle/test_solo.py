"""The Tokugawa clan, rival of a single player."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.white_castle import GAME
from engine.games.white_castle.components import Colour, End, Options, Resource
from engine.games.white_castle.content import SOLO_CARDS
from engine.games.white_castle.events import DiePlaced, Gained
from engine.games.white_castle.events.solo import (
    RivalDiverted,
    RivalSoldCoins,
    SoloChose,
    SoloShuffled,
    SoloTurned,
)
from engine.games.white_castle.rival import PLAYER, RIVAL
from engine.games.white_castle.rounds import EndRound, count_dice
from engine.games.white_castle.scoring import breakdown
from engine.games.white_castle.setup import set_up
from engine.games.white_castle.solo import RivalGardens, RivalTurn, SellCoins
from engine.games.white_castle.state import Bridge, Die, WhiteCastle
from tests.contract.cases import Restless
from tests.games.white_castle.tables import ask, fresh, laid_out, play, sensible, told

RED, BLACK, WHITE = Colour
FULL = (Bridge(1, (2,), 3), Bridge(2, (3,), 5), Bridge(1, (4,), 6))
OTHERS = tuple(card.id for card in SOLO_CARDS)


def rival_turn(*deck: str, bridges: tuple[Bridge, ...] = FULL, **rival: object) -> WhiteCastle:
    """Let the rival take a turn with *deck* on top of its cards."""
    state = laid_out(1)
    state.bridges = bridges
    state.solo_deck = (*deck, *(card for card in OTHERS if card not in deck))
    for name, held in rival.items():
        setattr(state.domains[RIVAL], name, held)
    return ask(state, RivalTurn())


def test_the_single_player_is_dealt_a_random_pair():
    """WC-120: as with two players, but nothing is chosen."""
    cards = set()
    for seed in range(20):
        state = GAME.new(1, Chance(seed), Options())
        me = state.domains[PLAYER]
        cards.add((me.card, me.lantern))
        assert me.card.startswith("sa")
        assert me.lantern[0].startswith("sr")
    assert len(cards) > 10
    assert count_dice(fresh(1)) == 9, "three dice of each colour"


@pytest.mark.parametrize(
    ("difficulty", "points", "influence", "order"),
    [("easy", 0, 0, (0, 1)), ("medium", 3, 1, (1, 0)), ("hard", 8, 3, (1, 0))],
)
def test_the_rival_starts_by_difficulty(difficulty: str, points: int, influence: int, order):
    """WC-121."""
    for seed in range(8):
        # A rival that is first has moved already when somebody is asked, so look before.
        state = set_up(1, Chance(seed), Options(difficulty=difficulty))
        rival = state.domains[RIVAL]
        assert (rival.points, rival.influence, state.order) == (points, influence, order)
        assert (rival.home, rival.card, rival.coins) == ((5, 5, 5), "", 0)
        assert state.domains[PLAYER].influence == 0


def test_on_a_shared_space_the_first_player_lies_on_top():
    """WC-121, easy: without any influence the player stays first."""
    state = fresh(1)
    assert state.arrivals[-1] == PLAYER


def test_all_nine_cards_are_shuffled_and_only_the_top_one_is_known():
    """WC-122."""
    state = fresh(1, seed=3)
    assert sorted(state.solo_deck) == sorted(OTHERS)
    view = state.seen_by(PLAYER)
    assert view.solo_deck == (state.solo_deck[0], *("?",) * 8)


def test_cards_that_were_turned_stay_known_under_the_deck():
    """WC-122 and WC-127: whoever watched knows them, the others stay face down."""
    state = rival_turn("so04", "so09")
    assert state.seen_by(PLAYER).solo_deck == ("so09", *("?",) * 7, "so04")
    ask(state, RivalTurn())
    known = state.seen_by(PLAYER).solo_deck
    assert known[-2:] == ("so04", "so09")
    assert known.count("?") == 6
    for _ in range(9):
        state.bridges = FULL
        ask(state, RivalTurn())
        while state.waiting:
            state.apply(PLAYER, state.moves(PLAYER)[0])
    assert state.seen_by(PLAYER).solo_deck == state.solo_deck


def test_the_rival_pays_nothing_acts_nowhere_and_needs_no_tile():
    """WC-123 and K12: white 1 in a room without a white tile, printed 4; no card is used."""
    state = rival_turn("so06", "so07")
    assert told(state, DiePlaced) == [DiePlaced(RIVAL, WHITE, 1, "diplomat_right", 4)]
    rival = state.domains[RIVAL]
    assert (rival.coins, rival.food, rival.iron, rival.pearl, rival.seals) == (5, 0, 0, 0, 0)
    assert state.cards == ("st02", "st07", "st04", "dp03", "dp05")


def test_cards_are_turned_until_the_top_one_shows_a_die_that_exists():
    """WC-124."""
    bridges = (Bridge(1, (), 6), Bridge(2, (3,), 5), Bridge())
    state = rival_turn("so01", "so02", "so07", "so04", bridges=bridges)
    turned = [("so01", False), ("so02", True), ("so07", True)]
    assert [(event.card, event.missing) for event in told(state, SoloTurned)] == turned
    assert told(state, SoloChose) == [SoloChose("so04", BLACK, End.LEFT, "outside_right")]
    assert state.bridges[1] == Bridge(3, (), 5)


def test_the_rival_can_take_the_middle_die():
    """WC-125: an end die lets the middle one move outward."""
    state = rival_turn("so01", "so08")
    assert state.bridges[2] == Bridge(1, (), 6)
    state = rival_turn("so01", "so09")
    assert state.bridges[2] == Bridge(1, (), 4)


@pytest.mark.parametrize("seed", range(25))
def test_the_deck_never_runs_out(seed: int):
    """WC-125 and WC-127: all nine cards are in the deck whenever somebody is asked."""
    hand = Restless(GAME, Chance(seed).branch(1))
    state = fresh(1, seed, difficulty="hard")
    while not state.is_over:
        assert sorted(state.solo_deck) == sorted(OTHERS)
        state.apply(PLAYER, hand.choose(state, PLAYER))


def test_a_higher_die_gives_the_difference_and_a_lower_one_costs_nothing():
    """WC-126: white 6 outside, printed 5; black 2 outside."""
    state = rival_turn("so04", "so09")
    assert Gained(RIVAL, Resource.COIN, 1, "die") in state.news
    state = rival_turn("so05", "so04")
    assert state.domains[RIVAL].coins == 0


def test_a_die_for_an_occupied_space_goes_to_the_well_without_its_reward():
    """WC-126: compared with 1."""
    state = laid_out(1)
    state.bridges, state.solo_deck = FULL, ("so04", "so09", *OTHERS[:3])
    state.spaces = (*state.spaces[:5], (Die(RED, 3),), ())
    ask(state, RivalTurn())
    assert told(state, RivalDiverted) == [RivalDiverted("outside_left")]
    assert state.well == (Die(WHITE, 6),)
    assert state.domains[RIVAL].coins == 5
    assert state.domains[RIVAL].seals == 0


def test_the_last_two_turned_cards_act_from_left_to_right_and_top_to_bottom():
    """WC-127: so02 and so07 of three; they go under the deck and so04 stays on top."""
    bridges = (Bridge(1, (), 6), Bridge(2, (3,), 5), Bridge())
    state = rival_turn("so01", "so02", "so07", "so04", bridges=bridges)
    assert sensible(state) == ["rival plants sg01", "rival plants sg02"]
    play(state, "rival plants sg01")
    rival = state.domains[RIVAL]
    assert (rival.gardens, rival.coins, rival.levels[0]) == (("sg01", "sg02"), 4, 1)
    assert rival.influence == 0, "so01 was turned too early to act"
    assert state.solo_deck[0] == "so04"
    assert state.solo_deck[-3:] == ("so01", "so02", "so07")


def test_a_single_turned_card_acts_alone():
    """WC-127."""
    state = rival_turn("so06", "so09")
    rival = state.domains[RIVAL]
    assert (rival.yards, rival.coins) == ((0, 0, 1), 5 + 1)


@pytest.mark.parametrize(
    ("order", "round_number", "points", "left"),
    [((1, 0), 1, 3, 1), ((0, 1), 1, 2, 0), ((1, 0), 2, 6, 1), ((0, 1), 3, 6, 0)],
)
def test_the_rival_sells_coins_at_three_or_five(order, round_number: int, points: int, left: int):
    """WC-132: ten coins; three each if the rival is first, else five."""
    state = laid_out(1)
    state.order, state.round = order, round_number
    state.domains[RIVAL].coins = 10
    ask(state, SellCoins())
    assert (state.domains[RIVAL].points, state.domains[RIVAL].coins) == (points, left)
    assert told(state, RivalSoldCoins)[0].coins == 10 - left


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_coins_are_sold_after_the_new_order_in_every_round(round_number: int):
    """WC-132: the rival gets ahead by influence and then needs three coins only."""
    state = laid_out(1)
    state.order, state.round = (PLAYER, RIVAL), round_number
    state.bridges = (Bridge(1, (2,), 3), Bridge(), Bridge())
    state.domains[RIVAL].coins, state.domains[RIVAL].influence = 3, 4
    ask(state, EndRound())
    assert told(state, RivalSoldCoins) == [RivalSoldCoins(3, 3, round_number)]


def test_gardeners_of_the_rival_score_the_round():
    """WC-133: only below bridges with dice."""
    state = laid_out(1)
    state.round = 2
    state.bridges = (Bridge(1, (2,), 3), Bridge(), Bridge())
    state.domains[RIVAL].gardens = ("sg01", "pg03", "sg03")
    ask(state, RivalGardens())
    assert state.domains[RIVAL].points == 4


def test_the_cards_are_shuffled_in_every_round():
    """WC-134."""
    state = GAME.new(1, Chance(5), Options())
    news = list(state.news)
    while not state.is_over:
        news += state.apply(PLAYER, state.moves(PLAYER)[0])
    assert sum(isinstance(event, SoloShuffled) for event in news) == 3


def test_the_rival_scores_no_stock_and_a_tie_is_no_win():
    """WC-135 and K14."""
    state = laid_out(1, points=7)
    rival = state.domains[RIVAL]
    rival.coins, rival.points, rival.levels = 20, 1, (0, 0, 1, 0)
    assert sum(breakdown(state, RIVAL).values()) == 7
    state.agenda = ()
    places = {standing.seat: standing.place for standing in GAME.standings(state)}
    assert places == {RIVAL: 1, PLAYER: 2}
    state.domains[PLAYER].points = 8
    assert GAME.standings(state)[PLAYER].place == 1
