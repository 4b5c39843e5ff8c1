"""How the table is laid out."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.white_castle import GAME
from engine.games.white_castle.components import Colour, Options
from engine.games.white_castle.content import (
    CARD,
    DAIMYO,
    DIPLOMATS,
    GARDEN,
    RESOURCE_CARD,
    STEWARDS,
    TILE_COLOUR,
    deck,
)
from engine.games.white_castle.setup import all_dark_alike, fill_slots, is_one_coloured
from tests.games.white_castle.tables import fresh, play, sensible

SEEDS = range(40)


def new(players: int, seed: int = 1, **options):
    return GAME.new(players, Chance(seed), Options(**options))


@pytest.mark.parametrize(("players", "stewards", "diplomats"), [(1, 9, 9), (2, 9, 9), (3, 15, 12)])
def test_diamond_cards_stay_in_the_box_with_one_or_two_players(players, stewards, diplomats):
    """WC-10."""
    assert len(deck(STEWARDS, players)) == stewards
    assert len(deck(DIPLOMATS, players)) == diplomats


def test_one_open_card_lies_in_each_room_and_the_rest_are_decks():
    """WC-11."""
    state = new(4)
    assert [CARD[card].level for card in state.cards] == [1, 1, 1, 2, 2]
    assert len(state.stewards) == 12
    assert len(state.diplomats) == 10


def test_five_equal_dark_actions_are_dealt_anew():
    """WC-12: seal or no seal, the clan action counts."""
    assert all_dark_alike(("st01", "st02", "st03", "dp01", "dp02"))
    assert not all_dark_alike(("st01", "st02", "st04", "dp01", "dp02"))
    assert not any(all_dark_alike(new(players, s).cards) for players in (2, 4) for s in SEEDS)


def test_one_daimyo_card_is_drawn():
    """WC-13."""
    assert len({new(2, seed).daimyo for seed in SEEDS}) > 3
    assert new(2).daimyo in DAIMYO


@pytest.mark.parametrize("seed", SEEDS)
def test_the_three_diamonds_get_one_tile_of_each_colour(seed: int):
    """WC-14."""
    state = new(3, seed)
    assert {TILE_COLOUR[room[0]] for room in state.tiles[:3]} == set(Colour)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_room_has_two_colours_and_all_fifteen_tiles_lie(seed: int):
    """WC-15 and WC-17."""
    state = new(3, seed)
    assert not any(map(is_one_coloured, state.tiles))
    laid = [tile for room in state.tiles for tile in room] + list(state.well_tiles)
    assert sorted(laid) == sorted(TILE_COLOUR)
    assert len(state.well_tiles) == 2


RED = tuple(f"dt_red_{back}" for back in ("food", "iron", "pearl", "any", "coin"))
BLACK = tuple(f"dt_black_{back}" for back in ("food", "iron", "pearl", "any", "coin"))
WHITE = tuple(f"dt_white_{back}" for back in ("food", "iron", "pearl", "any", "coin"))


def test_a_tile_that_makes_a_room_one_coloured_goes_to_the_next_slot():
    """WC-16: slot 6 would make the left level-2 room red, so the tile goes to slot 7."""
    diamonds = (RED[0], BLACK[0], WHITE[0])
    rest = (RED[1], BLACK[1], WHITE[1], WHITE[2], BLACK[2], RED[2], WHITE[3], *RED[3:], *BLACK[3:])
    rooms, well = fill_slots(diamonds, (*rest, WHITE[4]))
    assert rooms[3] == (RED[1], WHITE[3])
    assert rooms[4] == (BLACK[1], RED[2])
    assert len(well) == 2


def test_where_only_one_colour_is_left_all_tiles_are_laid_anew():
    """WC-15, K21: three white tiles are left for a room with two white ones."""
    diamonds = (RED[0], BLACK[0], WHITE[0])
    rest = (RED[1], BLACK[1], BLACK[2], RED[2], WHITE[1], BLACK[3], RED[3], RED[4], BLACK[4])
    rooms, _ = fill_slots(diamonds, (*rest, *WHITE[2:]))
    assert [is_one_coloured(room) for room in rooms] == [False, False, True, False, False]
    for seed in range(400):
        assert not any(map(is_one_coloured, new(1, seed).tiles))


def test_a_tile_that_cannot_go_to_slot_ten_goes_to_the_well():
    """WC-16 and K7: slots 6 to 10 are the last of their rooms."""
    diamonds = (RED[0], BLACK[0], WHITE[0])
    rest = (RED[1], BLACK[1], BLACK[2], RED[2], WHITE[1], BLACK[3], RED[3], WHITE[2], WHITE[3])
    rooms, well = fill_slots(diamonds, (*rest, WHITE[4], BLACK[4], RED[4]))
    assert rooms[2] == (WHITE[0], WHITE[1], BLACK[4])
    assert well == (WHITE[4], RED[4])


def test_the_tiles_stay_where_they_are():
    """WC-18."""
    state = fresh(3)
    tiles, well = state.tiles, state.well_tiles
    while not state.is_over:
        seat = min(state.waiting)
        state.apply(seat, GAME.brain.sensible(state, seat)[-1])
    assert (state.tiles, state.well_tiles) == (tiles, well)


def test_the_play_begins_in_round_one_with_points_at_zero():
    """WC-19 and WC-23; K13: the marker starts at 0."""
    state = new(4)
    assert state.round == 1
    assert all(d.points == d.food == d.iron == d.pearl == 0 for d in state.domains)
    assert all(d.home == (5, 5, 5) for d in state.domains)


@pytest.mark.parametrize(("players", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_dice_lie_ascending_from_the_lantern_end(players: int, dice: int):
    """WC-20 and WC-110; K17: two ends, the others in the middle."""
    for bridge in new(players).bridges:
        pips = [bridge.left, *bridge.middle, bridge.right]
        assert pips == sorted(pips)
        assert len(pips) == dice
        assert all(1 <= pip <= 6 for pip in pips)


def test_each_bridge_gets_a_stone_and_a_plant_garden():
    """WC-21."""
    kinds = [GARDEN[garden].kind for garden in new(2).gardens]
    assert kinds == ["stone", "plant"] * 3


def test_yards_show_the_sides_of_their_colours():
    """WC-22: both sides in the dear yard, blue for 3 iron, beige for 1."""
    yards = new(2).yard_tiles
    assert [[tile.split(".")[1] for tile in yard] for yard in yards] == [
        ["blue", "beige"],
        ["blue"],
        ["beige"],
    ]
    assert len({tile.split(".")[0] for yard in yards for tile in yard}) == 4


def test_the_top_marker_of_the_random_stack_is_first():
    """WC-24; K6: the heron decides who starts."""
    orders = {new(3, seed).order for seed in SEEDS}
    assert len(orders) == 6
    state = new(3)
    assert state.arrivals == state.order[::-1]
    assert min(fresh(3).waiting) == fresh(3).order[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_pair_more_than_players_is_dealt(players: int):
    """WC-25."""
    assert len(new(players).pairs) == players + 1


def test_pairs_are_taken_in_reverse_order_with_everything_on_them():
    """WC-26; K9: all resources of the card."""
    state = new(3)
    assert min(state.waiting) == state.order[-1]
    pair = state.pairs[0]
    seat = state.order[-1]
    play(state, f"draft {pair.resources} {pair.action}")
    domain, card = state.domains[seat], RESOURCE_CARD[pair.resources]
    assert domain.card == pair.action
    assert domain.lantern == (card.id, *([card.decree] if card.decree else []))
    assert len(state.pairs) == 3


def test_seals_cannot_be_exchanged_while_pairs_are_taken():
    """WC-26, WC-83: set-up is nobody's turn."""
    for seed in SEEDS:
        state = new(2, seed)
        any_pairs = [n for n in sensible(state) if "sr02" in n]
        if any_pairs:
            play(state, any_pairs[0])
            seat = min(state.waiting)
            assert not [m for m in map(str, state.moves(seat)) if m.startswith("exchange")]
            return
    raise AssertionError("no seed deals sr02")


def test_the_first_game_uses_the_recommended_castle():
    """WC-27; K8: only as an option."""
    state = new(2, first_game=True)
    assert state.cards == ("st02", "st07", "st04", "dp03", "dp05")
    assert state.well_tiles == ("dt_red_pearl", "dt_black_iron")
    assert not any(map(is_one_coloured, state.tiles))
    assert len({tile for room in state.tiles for tile in room}) == 13
    assert not Options().first_game
