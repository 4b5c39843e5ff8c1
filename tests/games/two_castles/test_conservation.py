"""No piece is lost or doubled, and every answer keeps the rules, over whole random games."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import SPECIAL, Bonus
from engine.games.two_castles.content import KIND_OF, ROOMS
from engine.games.two_castles.moves import (
    DONE,
    KEEP,
    KEEP_CARD,
    TAKE_ATTENDANT,
    Build,
    Claim,
    LayOut,
    PutBack,
    Wait,
)
from engine.games.two_castles.positions.scored import problems
from engine.games.two_castles.spaces import THRONE
from engine.games.two_castles.state import FACE_DOWN, TwoCastles
from engine.perft import perft
from tests.games.two_castles.scenes import played

EACH_COUNT = pytest.mark.parametrize("seats", range(2, 8))


def regular_tiles(state: TwoCastles) -> list[int]:
    """Return every regular tile, wherever it lies."""
    tiles = [*state.supply, *state.discards, *state.drawn]
    tiles += [away.room for away in state.put_away]
    for builder in state.builders:
        tiles += builder.hand + builder.chosen
    for castle in state.castles:
        tiles += [room for room in castle.rooms if room < 147]
    return tiles


@EACH_COUNT
@pytest.mark.parametrize("seed", range(3))
def test_all_pieces_are_somewhere_at_every_moment(seats: int, seed: int):
    """BC-1, BC-2, BC-4, BC-5: 147 + 48 + 28 + 20 pieces."""
    for state in played(seats, seed):
        assert sorted(regular_tiles(state)) == list(range(147))
        built = Counter(KIND_OF[r] for c in state.castles for r in c.rooms if r >= 147)
        assert [built[kind] + left for kind, left in zip(SPECIAL, state.specials, strict=True)] == (
            [16] * 3
        )
        served = Counter(a for c in state.castles for a in c.attendants)
        assert [served[n] + left for n, left in enumerate(state.attendants)] == [7] * 4
        cards = [*state.cards, *state.card_discards, *state.drawn_cards]
        cards += [card for castle in state.castles for card in castle.cards]
        assert sorted(cards) == list(range(20))


@EACH_COUNT
def test_finished_castles_are_legal(seats: int):
    """BC-20 to BC-26, BC-30 to BC-32: layouts keep the rules, and bonuses fit the rooms."""
    for seed in range(8):
        *_, state = played(seats, seed)
        for castle in state.castles:
            assert list(problems(castle)) == []
            assert bonuses_earned(castle) == bonuses_held(castle)


def bonuses_earned(castle: Castle) -> int:
    """Return how many of the fourteen triggers were reached (BC-32)."""
    counts = Counter(KIND_OF[room] for room in castle.rooms if room < 147)
    return sum((count >= 3) + (count >= 5) for count in counts.values())


def bonuses_held(castle: Castle) -> int:
    """Return special rooms, attendants, cards, and rooms beyond the sixteen of BC-19."""
    special = sum(room >= 147 for room in castle.rooms)
    extra = len(castle.rooms) - special - 16
    return special + extra + len(castle.attendants) + len(castle.cards)


@EACH_COUNT
def test_views_hide_and_guesses_agree(seats: int):
    """BC-9, BC-12: nothing face down shows, and a guess is a whole table again."""
    for number, state in enumerate(played(seats, 11)):
        if number % 9:
            continue
        for seat in range(seats):
            view = state.seen_by(seat)
            assert set(view.supply) <= {FACE_DOWN}
            guess = view.guess(Chance(number))
            assert guess.seen_by(seat) == view
            assert sorted(regular_tiles(guess)) == list(range(147))
            assert sorted(guess.cards) == sorted(state.cards)


@EACH_COUNT
def test_every_attempt_is_offered_or_refused_with_a_rule(seats: int):
    """Refusals name a BC rule for every tile and space."""
    for number, state in enumerate(played(seats, 3)):
        if number % 7:
            continue
        for seat, choice in state.waiting.items():
            offers = set(state.moves(seat))
            seen = set()
            for move in choice.attempts(state):
                refusal = choice.why_not(state, move)
                assert (refusal is None) == (move in offers), (move, refusal)
                assert refusal is None or refusal.rule.startswith("BC-")
                seen.add(move)
            assert offers <= seen


@EACH_COUNT
def test_an_answer_to_another_question_is_refused_by_the_rule_of_this_one(seats: int):
    """A stranger's click between two questions is no reason to fall over."""
    answers = [KEEP[0], PutBack(0), LayOut(0), Wait(0), Build(0, 0, THRONE[0]), Move()]
    answers += [DONE, KEEP_CARD[0], TAKE_ATTENDANT[0], Claim(Bonus.TOWER)]
    for state in played(seats, 5):
        for seat in state.waiting:
            for move in answers:
                refusal = state.why_not(seat, move)
                assert (refusal is None) == state.is_legal(seat, move)
                assert refusal is None or refusal.rule.startswith("BC-")


def test_the_notation_is_unique_among_all_rooms():
    """A record can be read back."""
    assert len({room.id for room in ROOMS}) == len(ROOMS)


def test_counts_of_decisions_from_the_first_placing_step():
    """BC-14, BC-15: sequences of the first answers; they change only with the rules."""
    counts = {}
    for seats in (2, 3, 4):
        state = GAME.new(seats, Chance(1))
        while "PlaceTiles" not in type(state.agenda[-1]).__name__:
            seat = min(state.waiting)
            state.apply(seat, state.moves(seat)[0])
        counts[seats] = [perft(GAME, state, depth) for depth in (1, 2, 3)]
    # With three: 2 tiles in 2 castles on 4 spaces and 2 waits are 18; then 16 * 5 + 2 * 9 are 98.
    # Of these, 64 leave nothing but to be done, 34 call on the next seat: 64 + 34 * 18 are 676.
    assert counts == {2: [21, 225, 1107], 3: [18, 98, 676], 4: [18, 98, 676]}
