"""What is in the box and how much of it can be held."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.white_castle import GAME
from engine.games.white_castle.components import Colour, Deed, Gain, Resource
from engine.games.white_castle.content import (
    ACTIONS,
    BOARD,
    CARD,
    DAIMYOS,
    DARK_DEED,
    DECREES,
    DIE_TILES,
    DIPLOMATS,
    DOMAIN,
    FIRST_GAME,
    GARDENS,
    ROWS,
    SOLO_CARDS,
    STARTING_ACTIONS,
    STARTING_RESOURCES,
    STEWARDS,
    YARD_TILES,
)
from engine.games.white_castle.rewards import collect
from tests.games.white_castle.tables import fresh, laid_out


def test_one_to_four_players_sit_down():
    """WC-1."""
    assert list(GAME.seats) == [1, 2, 3, 4]


def test_the_common_material_is_complete():
    """WC-2: 15 die tiles of 3 colours and 5 rewards, 8 yard tiles."""
    assert Counter(tile.colour for tile in DIE_TILES) == dict.fromkeys(Colour, 5)
    assert len({(tile.colour, tile.back) for tile in DIE_TILES}) == 15
    assert len(YARD_TILES) == 8


def test_a_clan_has_five_figures_of_each_kind_and_six_bonuses_in_each_row():
    """WC-3."""
    assert fresh().domains[0].home == (5, 5, 5)
    assert [row.figures for row in ROWS] == [Deed.COURTIER, Deed.GARDENER, Deed.WARRIOR]
    assert [len(row.bonuses) for row in ROWS] == [6, 6, 6]
    assert DOMAIN.figures == 5


def test_there_are_73_cards_without_the_overviews():
    """WC-4: 6 + 9 + 3 + 15 + 12 + 9 + 5 + 5 + 9, and four overviews that no rule needs."""
    kinds = (STARTING_ACTIONS, STARTING_RESOURCES, DECREES, STEWARDS, DIPLOMATS, DAIMYOS)
    assert [len(kind) for kind in kinds] == [6, 9, 3, 15, 12, 9]
    assert Counter(garden.kind for garden in GARDENS) == {"stone": 5, "plant": 5}
    assert len(SOLO_CARDS) == 9


def test_every_level_one_card_charges_a_seal_for_its_dark_action_and_level_two_does_not():
    for card in (*STEWARDS, *DIPLOMATS):
        dark = next(block for block in card.blocks if not block.light)
        price = Gain(Resource.SEAL, 1) if card.level == 1 else None
        assert dark.action.price == price
        assert DARK_DEED[card.id] in (Deed.COURTIER, Deed.GARDENER, Deed.WARRIOR)


def test_reconstructed_content_says_so():
    """WC-27 and the solo cards: nobody may take them for the printed ones."""
    assert not any(card.verified for card in SOLO_CARDS)
    assert all("Reconstructed" in card.note for card in SOLO_CARDS)
    assert not FIRST_GAME.verified
    assert "reconstruction" in FIRST_GAME.note
    assert not BOARD.tile_order_verified


@pytest.mark.parametrize("resource", [Resource.FOOD, Resource.IRON, Resource.PEARL])
def test_a_resource_above_seven_is_lost(resource: Resource):
    """WC-5."""
    state = laid_out(food=6, iron=6, pearl=6)
    collect(state, 0, [(Gain(resource, 3), "test")])
    assert state.domains[0].stock(resource) == 7
    assert state.news[-1].lost == 2


def test_five_seals_are_the_most_and_coins_have_no_limit():
    """WC-6."""
    state = laid_out(seals=5, coins=90)
    collect(state, 0, [(Gain(Resource.SEAL, 2), "test"), (Gain(Resource.COIN, 30), "test")])
    assert state.domains[0].seals == 5
    assert state.domains[0].coins == 120


def test_the_supply_of_coins_never_runs_out():
    """WC-7: more coins than the box holds (24 ones and 8 fives make 64)."""
    state = laid_out()
    collect(state, 0, [(Gain(Resource.COIN, 65), "test")])
    assert state.domains[0].coins == 65


def test_a_black_number_is_gained_and_a_red_one_paid():
    """WC-44."""
    assert ACTIONS["sg03"].gains == (Gain(Resource.SEAL, 2),)
    assert ACTIONS["pg03"].price == Gain(Resource.COIN, 3)
    assert ACTIONS["pg03"].then is Deed.COURTIER


def test_no_promo_card_is_in_the_box():
    assert not [card for card in CARD if "promo" in card]


@pytest.mark.parametrize("tile", DIE_TILES, ids=lambda tile: tile.id)
def test_a_well_tile_gives_one_resource_or_coin_never_seals_points_or_influence(tile):
    """K18."""
    allowed = {Resource.FOOD, Resource.IRON, Resource.PEARL, Resource.ANY, Resource.COIN}
    assert tile.back.resource in allowed
    assert tile.back.amount == 1
