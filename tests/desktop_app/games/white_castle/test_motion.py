"""Dice that are rolled tumble to the faces the board shows, and points fly."""

from __future__ import annotations

from typing import cast

import pytest

from desktop_app.board.garnish import FlourishItem
from desktop_app.board.items import PieceItem
from desktop_app.board.motion import ROLL
from desktop_app.games.white_castle.faces.items import DieFace
from desktop_app.games.white_castle.motion import deeds, moments
from desktop_app.games.white_castle.scene import spots
from desktop_app.table.game_page import GamePage
from engine.core.agenda import Event
from engine.games.white_castle.components import FREE, WELL, Colour, End, Resource
from engine.games.white_castle.content import SPACES
from engine.games.white_castle.events import (
    DiceRolled,
    DiePlaced,
    Gained,
    HallEntered,
    RoundBegan,
)
from engine.games.white_castle.state import WhiteCastle
from tests.desktop_app.conftest import table_of
from tests.desktop_app.games.moving import answer, play_moving, play_until, stand_still
from tests.desktop_app.whole_plays import Dealer
from tests.games.white_castle.tables import fresh


def rolls_dice(told: tuple[Event, ...]) -> bool:
    return any(isinstance(event, DiceRolled) for event in told)


def brings_points(told: tuple[Event, ...]) -> bool:
    return any(isinstance(event, Gained) and event.resource is Resource.POINT for event in told)


@pytest.fixture
def page(deal: Dealer) -> GamePage:
    return deal("human", "random", "random")


def dice(page: GamePage) -> dict[Colour, list[PieceItem]]:
    """Return what lies on each bridge, from left to right."""
    ends = (End.LEFT, End.MIDDLE, End.RIGHT)
    found = {
        colour: [item for end in ends for item in page.scene.pieces_on(spots.bridge(colour, end))]
        for colour in Colour
    }
    return {
        colour: sorted(items, key=lambda item: item.home.x()) for colour, items in found.items()
    }


def seen(page: GamePage) -> list[int]:
    """Return the pips that can be seen on the bridges."""
    return [cast(DieFace, item.guise).pips for items in dice(page).values() for item in items]


def thrown(page: GamePage) -> list[int]:
    """Return the pips that the rules know of, in the order of the bridges."""
    bridges = cast(WhiteCastle, page.session.view).bridges
    return [
        pips for bridge in bridges for pips in (bridge.left, *bridge.middle, bridge.right) if pips
    ]


def test_rolled_dice_change_their_faces_and_end_on_the_true_ones_in_order(page: GamePage) -> None:
    play_moving(page, rolls_dice)
    faces = []
    for moment in range(0, ROLL, 20):
        stand_still(page, moment)
        faces.append(seen(page))
    for die in zip(*faces, strict=True):
        assert len(set(die)) >= 4
    assert all(first != true for first, true in zip(faces[0], thrown(page), strict=True))
    stand_still(page, ROLL)
    assert seen(page) == thrown(page)
    assert all(
        items == sorted(items) for items in ([i.face.pips for i in d] for d in dice(page).values())
    )
    assert all(item.rotation() == 0 for items in dice(page).values() for item in items)


def test_a_die_that_tumbles_is_still_known_by_what_was_thrown(page: GamePage) -> None:
    play_moving(page, rolls_dice)
    known = [item.piece.face for items in dice(page).values() for item in items]
    assert [cast(DieFace, face).pips for face in known] == thrown(page)


def test_the_board_after_a_roll_is_the_one_without_motion(deal: Dealer) -> None:
    pictures = []
    for animation in ("normal", "off"):
        page = deal("human", "random", "random")
        play_moving(page, rolls_dice, animation=animation)
        if animation == "normal":
            stand_still(page, 200)
            moving = page.board.grab().toImage()
            page.skip()
        pictures.append(page.board.grab().toImage())
    assert pictures[0] == pictures[1]
    assert moving != pictures[0]


def test_skipping_lets_all_dice_lie(page: GamePage) -> None:
    play_moving(page, rolls_dice)
    assert seen(page) != thrown(page)
    page.skip()
    assert seen(page) == thrown(page)
    assert not page.scene.motion.is_running


def test_without_motion_no_die_rolls(page: GamePage) -> None:
    play_moving(page, rolls_dice, animation="off")
    assert seen(page) == thrown(page)
    assert not page.scene.motion.is_running


def test_a_die_in_the_hand_rolls_no_more(page: GamePage) -> None:
    play_moving(page, rolls_dice)
    die = page.scene.pieces_on(spots.bridge(Colour.RED, End.LEFT))[0]
    page.scene.lift(die)
    assert (die.guise, die.rotation()) == (die.face, 0)


def test_points_fly_from_the_heron_of_whoever_gets_them(page: GamePage) -> None:
    play_moving(page, brings_points)
    assert "clan_point" in [sign.icon for sign in page.scene.garnish.rising]


def test_signs_rise_where_the_next_person_finds_the_thing(deal: Dealer) -> None:
    """Two people see the same, so no curtain falls, but each has the own domain in front."""
    page = deal("human", "human")

    def ends_a_turn(told: tuple[Event, ...]) -> bool:
        kept = [e for e in told if isinstance(e, Gained) and e.resource is not Resource.POINT]
        return bool(kept) and not table_of(page.session).state.pairs

    while True:
        seat, move = play_until(page, ends_a_turn)
        if seat not in table_of(page.session).state.after(seat, move).waiting:
            break
        answer(page, seat, move)
    page.settings.change(animation="normal")
    answer(page, seat, move)
    assert page.session.watcher != seat
    signs = [item for item in page.scene.items() if isinstance(item, FlourishItem)]
    assert signs
    for item in signs:
        box = page.scene.place(item.flourish.spot).place.box
        assert abs(item.start.center().x() - box.centre.x()) < box.w


def test_a_new_round_and_a_courtier_in_the_hall_are_celebrated() -> None:
    view = fresh().seen_by(0)
    (moment,) = moments(RoundBegan(2), view, ("Ann", "Ben"))
    assert moment.text == "Round 2 of 3"
    (moment,) = moments(HallEntered(1, 2), view, ("Ann", "Ben"))
    assert moment.text == "Ben is received in the hall"
    assert moment.spot == spots.hall_space(2)
    (moment,) = moments(HallEntered(1, FREE), view, ("Ann", "Ben"))
    assert moment.spot == spots.level(3, 1)


def test_dice_and_people_of_others_are_marked_where_they_are_seen() -> None:
    view = fresh().seen_by(0)
    events = (
        DiePlaced(1, Colour.RED, 4, SPACES[0], 3),
        DiePlaced(1, Colour.RED, 4, WELL, 1),
        DiePlaced(1, Colour.RED, 4, "row red", 6),
    )
    found = [deed.spot for event in events for deed in deeds(event, view)]
    assert found == [spots.space(SPACES[0]), spots.space(WELL), spots.domain(1)]
