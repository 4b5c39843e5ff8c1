"""How machine players think about castles: quick figures, pairs of tiles, and how they err."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.games.two_castles import GAME
from engine.games.two_castles.brain.bonus_worth import Prospects
from engine.games.two_castles.brain.joint import Desk, pairs, placings
from engine.games.two_castles.brain.ladder import LEVELS, rung
from engine.games.two_castles.brain.sketch import Sketch
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import Bonus
from engine.games.two_castles.content import ATTENDANTS, BONUS_CARDS, ROOMS, THRONE_ROOMS
from engine.games.two_castles.moves import Keep
from engine.games.two_castles.scoring import castle_points
from tests.games.two_castles.scenes import castle, number, placing, some, with_kinds

STRONG = rung("strong").weights


def grown(seed: int) -> tuple[Castle, Sketch]:
    """Build twenty rooms wherever they may stand, in a castle and in its sketch."""
    chance = Chance(seed)
    throne, chance = chance.draw(len(THRONE_ROOMS))
    made = Castle(throne, attendants=(seed % len(ATTENDANTS),), cards=(seed % len(BONUS_CARDS),))
    sketch = Sketch(made)
    for _ in range(20):
        room, chance = chance.draw(len(ROOMS))
        if room not in made.rooms:
            spaces = made.open_to(room)
            lot, chance = chance.draw(len(spaces))
            made.build(room, spaces[lot])
            sketch.build(room, spaces[lot])
    return made, sketch


def test_a_sketch_says_what_every_room_would_gain_on_every_space():
    """BC-45 to BC-58: the score sheet says the same."""
    for seed in range(40):
        made, sketch = grown(seed)
        assert sketch.points == castle_points(made)
        for room in range(seed % 7, len(ROOMS), 7):
            for space in () if room in made.rooms else made.open_to(room):
                after = made.copy()
                after.build(room, space)
                gained = castle_points(after) - castle_points(made)
                assert sketch.gain(room, space) == gained, f"seed {seed}: {ROOMS[room].id}"


def test_a_sketch_says_what_attendants_and_cards_would_gain():
    """BC-57, BC-58."""
    for seed in range(40):
        made, sketch = grown(seed)
        for attendant in range(len(ATTENDANTS)):
            after = made.copy()
            after.attendants += (attendant,)
            gained = castle_points(after) - castle_points(made)
            assert sketch.gain_of_attendant(attendant) == gained
            more = sketch.copy()
            more.take_attendant(attendant)
            assert more.points == castle_points(after)
        for card in range(len(BONUS_CARDS)):
            after = made.copy()
            after.cards += (card,)
            assert sketch.gain_of_card(card) == castle_points(after) - castle_points(made)
            more = sketch.copy()
            more.keep_card(card)
            assert more.points == castle_points(after)
        assert sketch.points == castle_points(made), "a copy is a castle of its own"


def test_two_tiles_go_where_they_are_worth_more_together():
    """BC-14: each castle gets one of them."""
    state = placing(left=with_kinds(sleeping=2), right=with_kinds(food=2))
    hand = [number(some(kind, 1, start=5)[0]) for kind in ("sleeping", "food", "living")]
    desk = Desk(state, 0, STRONG)
    left, right = desk.castles
    found = pairs(desk, hand)
    assert len(found) == 3
    for pair in found:
        other_way = desk.worth(left, pair.right) + desk.worth(right, pair.left)
        assert pair.worth == desk.worth(left, pair.left) + desk.worth(right, pair.right)
        assert pair.worth >= other_way
    assert [pair.worth for pair in found] == sorted((p.worth for p in found), reverse=True)


def test_the_lower_castle_matters_more():
    """BC-59."""
    state = placing(left=with_kinds(food=4, living=4), right=with_kinds(food=1))
    desk = Desk(state, 0, STRONG)
    left, right = desk.castles
    assert desk.matters[left] < 1 < desk.matters[right]


def test_a_plan_builds_one_tile_in_each_castle():
    state = placing(left=with_kinds(food=2), right=with_kinds(living=2))
    for way in placings(Desk(state, 0, STRONG)):
        castles = [where for where, _ in way.places]
        rooms = [place.room for _, place in way.places]
        assert sorted(castles) == sorted(state.castles_of(0))
        assert len(set(rooms)) == len(rooms)


def test_a_bonus_counts_what_is_left_to_take():
    """BC-44."""
    state = GAME.new(3, Chance(1))
    made = castle({"-1,0": "kitchen"})
    for attendant in ATTENDANTS:
        assert attendant.points > 0
    some_left = Prospects(state, Sketch(made), 4, STRONG).worth(Bonus.ATTENDANT)
    state.attendants = (0,) * len(ATTENDANTS)
    none_left = Prospects(state, Sketch(made), 4, STRONG).worth(Bonus.ATTENDANT)
    assert none_left == 0 < some_left


def test_every_level_answers_with_two_tiles_of_its_hand():
    view = GAME.new(4, Chance(5)).seen_by(2)
    for level in LEVELS:
        line = GAME.brain.player(level, Chance(1)).think(view, 2).finish()
        kept = [move.room for move in line.moves if isinstance(move, Keep)]
        assert len(set(kept)) == 2
        assert set(kept) <= set(view.builders[2].hand)
