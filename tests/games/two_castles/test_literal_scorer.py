"""The product's scorer and the literal one agree on thousands of random legal castles."""

from __future__ import annotations

import random

import pytest

from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import Category
from engine.games.two_castles.content import (
    ATTENDANTS,
    BONUS_CARDS,
    REGULAR_COUNT,
    ROOMS,
    THRONE_ROOMS,
)
from engine.games.two_castles.scoring import CATEGORIES, score_sheet
from engine.games.two_castles.spaces import x_of, y_of
from tests.games.two_castles.literal_scorer import literal_score

CASTLES_A_SEED = 250


def random_castle(dice: random.Random) -> Castle:
    """Build rooms at random; some castles prefer few kinds, some grow compact."""
    made = Castle(dice.randrange(len(THRONE_ROOMS)))
    pool = dice.sample(range(REGULAR_COUNT), 60)
    if dice.random() < 0.4:
        liked = dice.sample([room.kind for room in ROOMS[::21]], 3)
        pool = [n for n in pool if ROOMS[n].kind in liked] or pool
    rooms = pool[: dice.randrange(1, 25)] + dice.choices(range(147, 150), k=dice.randrange(6))
    dice.shuffle(rooms)
    compact = dice.random() < 0.6
    for room in rooms:
        spaces = made.open_to(room)
        near = sorted(spaces, key=lambda s: abs(x_of(s)) + abs(y_of(s)))
        made.build(room, dice.choice(near[:3]) if compact else dice.choice(spaces))
    made.attendants = tuple(dice.choices(range(len(ATTENDANTS)), k=dice.randrange(3)))
    made.cards = tuple(dice.sample(range(len(BONUS_CARDS)), 5))
    return made


@pytest.mark.parametrize("seed", range(16))
def test_both_scorers_agree_on_random_castles(seed: int):
    """BC-45 to BC-58, on 4000 castles in all."""
    dice = random.Random(seed)
    for _ in range(CASTLES_A_SEED):
        made = random_castle(dice)
        cells = [(x_of(s), y_of(s)) for s in made.spaces]
        rooms = dict(zip(cells, [ROOMS[n].id for n in made.rooms], strict=True))
        by_category, by_cell = literal_score(
            THRONE_ROOMS[made.throne].id,
            rooms,
            [ATTENDANTS[n].id for n in made.attendants],
            [BONUS_CARDS[n].id for n in made.cards],
        )
        sheet = score_sheet(made)
        told = {c.value: p for c, p in zip(CATEGORIES, sheet.categories, strict=True)}
        assert told == by_category, (seed, rooms)
        assert dict(zip(cells, sheet.rooms, strict=True)) == by_cell, (seed, rooms)
        assert sheet.total == sum(by_category.values())


def test_the_random_castles_reach_every_category_and_card():
    """A comparison of zeros would prove nothing."""
    dice = random.Random(0)
    sheets = [(score_sheet(made), made) for made in (random_castle(dice) for _ in range(400))]
    for category in Category:
        assert any(sheet.of(category) for sheet, _ in sheets), category
    for card in range(len(BONUS_CARDS)):
        assert any(
            score_sheet(made).of(Category.BONUS_CARDS)
            > score_sheet(without_card(made, card)).of(Category.BONUS_CARDS)
            for _, made in sheets
            if card in made.cards
        ), BONUS_CARDS[card].id


def without_card(made: Castle, card: int) -> Castle:
    other = made.copy()
    other.cards = tuple(c for c in made.cards if c != card)
    return other
