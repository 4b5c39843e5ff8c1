"""Where dice lie on the board, and which lies on which."""

from __future__ import annotations

from itertools import permutations
from typing import Any, cast

import pytest

from desktop_app.games.white_castle.faces.items import DieFace
from desktop_app.games.white_castle.faces.small_domains import Count
from desktop_app.games.white_castle.gestures import note
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.picture import picture
from desktop_app.kit.gestures import HAND
from desktop_app.kit.picture import Note
from desktop_app.kit.tabletop import Eye
from engine import catalog
from engine.core.table import Table
from engine.games.white_castle.components import Colour, End, Resource
from engine.games.white_castle.content import SPACES
from engine.games.white_castle.dice import PlaceDie
from engine.games.white_castle.moves import PLACE, Take
from engine.games.white_castle.state import Bridge, Die, WhiteCastle
from tests.games.white_castle.tables import die, laid_out, turn


@pytest.mark.parametrize("stack", list(permutations(Colour, 2)))
def test_a_die_placed_on_another_lies_above_it(qtbot: Any, stack: tuple[Colour, ...]) -> None:
    view = cast(WhiteCastle, Table(catalog.load("white_castle"), 3, 5).state)
    dice = tuple(Die(colour, pips) for colour, pips in zip(stack, (5, 3), strict=True))
    view.spaces = (dice, *view.spaces[1:])
    pieces = [p for p in picture(view, Eye(0)).pieces if p.spot == spots.space(SPACES[0])]
    assert [piece.face for piece in pieces] == [DieFace(d.colour.value, d.pips) for d in dice]


def test_a_target_warns_where_none_of_its_actions_could_be_done(qapp: Any) -> None:
    """WC-79: without a seal the gardener of the middle room does nothing, coins come."""
    table = laid_out(coins=5)
    table.bridges = (*table.bridges[:2], Bridge(5, (), 5))
    view = turn(table).seen_by(0)
    take = Take(Colour.WHITE, End.RIGHT)
    notes = {name: note(view, 0, (take, PLACE[name])) for name in ("steward_middle", "well")}
    assert notes["steward_middle"] == Note(
        "+2", "pay", "coin", "no action possible; coins: +2", warns=True
    )
    assert notes["well"] == Note("+4", "gain", "coin")
    held = die(table, Colour.WHITE, 5).seen_by(0)
    assert note(held, 0, (PLACE["steward_middle"],)) == notes["steward_middle"]


@pytest.mark.parametrize("players", [2, 3])
def test_two_digits_of_coins_do_not_touch_what_stands_beside_them(qapp: Any, players: int) -> None:
    view = laid_out(players)
    for domain in view.domains:
        domain.coins, domain.points = 38, 104
    places = {place.spot: place for place in picture(view, Eye(0)).places}
    coins = places[spots.stock(1, Resource.COIN)]
    assert isinstance(coins.face, Count)
    assert coins.face.width + 2 < coins.box.w
    clan, food = places[spots.clan(1)].box, places[spots.stock(1, Resource.FOOD)].box
    assert clan.h + 4 + Count("clan_point", 104).width <= food.x - clan.x


def test_a_die_taken_by_another_lies_in_his_domain_and_ones_own_in_the_hand(qtbot: Any) -> None:
    table = Table(catalog.load("white_castle"), 3, 5)
    while not isinstance(table.state.next_choice, PlaceDie):
        seat = min(table.state.waiting)
        table.play(seat, table.state.moves(seat)[0])
    holder = table.state.next_choice.seat
    for seat in range(3):
        shown = picture(table.state.seen_by(seat), Eye(seat))
        [die] = [piece for piece in shown.pieces if piece.spot == HAND]
        around = HAND if seat == holder else spots.domain(holder)
        [place] = [place for place in shown.places if place.spot == around]
        assert place.box.rect.contains(die.box.rect)
