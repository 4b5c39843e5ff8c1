"""Whole plays against machines: by mouse, and by keyboard alone."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from desktop_app.board.glow import Glow, GlowItem
from desktop_app.games.two_castles.scene import spots
from engine.games.two_castles.draft import KeepTwo, PutDown
from engine.games.two_castles.moves import DONE, Wait
from engine.games.two_castles.placing import LeaveTiles
from engine.games.two_castles.spaces import ROW
from tests.desktop_app.conftest import table_of
from tests.desktop_app.hands import click, do, drag
from tests.desktop_app.whole_plays import WAIT, Dealer, by_keyboard, can_answer, play_out


def test_a_game_for_two_is_played_by_mouse_with_ludwig(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random")
    play_out(page, qtbot, do)
    assert len(page.session.standings()) == 3


def test_a_game_for_four_is_played_by_mouse(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random", "random")
    play_out(page, qtbot, do)
    assert len(page.session.standings()) == 4


def test_a_game_for_three_is_played_by_keyboard_alone(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random")
    play_out(page, qtbot, by_keyboard)
    assert page.session.view.is_over


def test_a_kept_tile_goes_back_wherever_it_is_dropped_in_the_hand(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    first, second = page.session.view.builders[0].hand[:2]
    drag(page, spots.tile(first), spots.KEPT)
    assert page.session.view.builders[0].chosen == (first,)
    drag(page, spots.tile(first), spots.tile(second))
    assert page.session.view.builders[0].chosen == ()
    assert isinstance(page.session.view.waiting[0], KeepTwo)


def test_a_tile_dropped_on_a_kept_one_takes_its_place(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    first, second = page.session.view.builders[0].hand[:2]
    drag(page, spots.tile(first), spots.KEPT)
    drag(page, spots.tile(second), spots.tile(first))
    assert page.session.view.builders[0].chosen == (second,)


def test_two_kept_tiles_can_be_changed_until_done(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    first, second, third = page.session.view.builders[0].hand[:3]
    for room in (first, second):
        drag(page, spots.tile(room), spots.KEPT)
    assert isinstance(page.session.view.waiting[0], PutDown)
    drag(page, spots.tile(third), spots.tile(first))
    assert page.session.view.builders[0].chosen == (second, third)
    for room in (second, third):
        drag(page, spots.tile(room), spots.FAN)
    assert page.session.view.builders[0].chosen == ()


def test_a_third_tile_is_refused_in_words(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "human", "human")
    rooms = page.session.view.builders[0].hand[:3]
    for room in rooms[:2]:
        drag(page, spots.tile(room), spots.KEPT)
    with qtbot.waitSignal(page.hands.refused) as refused:
        drag(page, spots.tile(rooms[2]), spots.KEPT)
    assert refused.args[0].startswith("You keep 2 tiles already")


def test_the_button_makes_the_choice_final(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "human", "human")
    rooms = page.session.view.builders[0].hand[:2]
    drag(page, spots.tile(rooms[0]), spots.KEPT)
    assert page.prompt_bar.move_buttons == []
    drag(page, spots.tile(rooms[1]), spots.KEPT)
    (done,) = page.prompt_bar.move_buttons
    assert done.text() == "Done"
    qtbot.mouseClick(done, Qt.MouseButton.LeftButton)
    assert 0 not in table_of(page.session).state.waiting


def test_a_click_on_a_far_castle_enlarges_it_and_another_closes_it(deal: Dealer) -> None:
    page = deal("human", "human", "human", "human")
    click(page, spots.castle(1))
    assert spots.ENLARGED in page.scene.spots
    click(page, spots.ENLARGED)
    assert spots.ENLARGED not in page.scene.spots


def test_a_tile_dropped_on_a_castle_of_others_is_refused_with_the_rule(
    deal: Dealer, qtbot: Any
) -> None:
    page = deal("human", "random", "random", "random")
    for room in page.session.view.builders[0].hand[:2]:
        drag(page, spots.tile(room), spots.KEPT)
    page.session.play(0, DONE)
    qtbot.waitUntil(lambda: can_answer(page), timeout=WAIT)
    tile = spots.tile(page.session.view.builders[0].chosen[0])
    before = page.session.moves_played
    with qtbot.waitSignal(page.hands.refused) as refused:
        drag(page, tile, spots.castle(1))
    assert refused.args[0].endswith("BC-14")
    assert page.session.moves_played == before


def test_a_tile_in_the_hand_writes_points_on_every_legal_space(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random")
    for room in page.session.view.builders[0].hand[:2]:
        drag(page, spots.tile(room), spots.KEPT)
    page.session.play(0, DONE)
    qtbot.waitUntil(lambda: can_answer(page), timeout=WAIT)
    room = page.session.view.builders[0].chosen[0]
    click(page, spots.tile(room))
    view = page.session.view
    spaces = [spots.space(c, s) for c in (0, 2) for s in view.castles[c].open_to(room)]
    assert sorted(map(str, page.scene.lights.lit(Glow.TARGET))) == sorted(map(str, spaces))
    notes = page.scene.lights.notes
    assert all(notes)


def test_a_built_tile_is_dragged_to_another_space_and_back_to_its_place(
    deal: Dealer, qtbot: Any
) -> None:
    """BC-16."""
    page = deal("human", "random", "random")
    while not isinstance(page.session.view.waiting.get(0), LeaveTiles):
        qtbot.waitUntil(lambda: can_answer(page), timeout=WAIT)
        moves = [m for m in page.session.view.moves(0) if not isinstance(m, Wait)]
        page.session.play(0, moves[0])
    placed = page.session.view.builders[0].placed[0]
    castle = page.session.view.castles[placed.castle]
    stands = castle.spaces[castle.rooms.index(placed.room)]
    free = next(s for s in castle.open_to(placed.room) if s not in (stands + 1, stands + ROW))
    drag(page, spots.space(placed.castle, stands), spots.space(placed.castle, free))
    castle = page.session.view.castles[placed.castle]
    assert castle.room_on(free) == placed.room
    drag(page, spots.space(placed.castle, free), spots.KEPT)
    assert page.session.view.builders[0].chosen == (placed.room,)


def test_an_enlarged_castle_hides_what_glows_below_it_from_hands(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random", "random")
    for room in page.session.view.builders[0].hand[:2]:
        drag(page, spots.tile(room), spots.KEPT)
    page.session.play(0, DONE)
    qtbot.waitUntil(lambda: can_answer(page), timeout=WAIT)
    click(page, spots.castle(1))
    tile = spots.tile(page.session.view.builders[0].chosen[0])
    page.scene.pick_up(tile)
    sheet = page.scene.place(spots.ENLARGED).place.box.rect
    hidden = [
        page.scene.place(spot).place.box.rect.center()
        for spot in page.scene.reach.targets(tile)
        if sheet.contains(page.scene.place(spot).place.box.rect.center())
    ]
    assert hidden
    for pos in hidden:
        place = page.scene.place_at(pos)
        assert place is not None
        assert place.place.spot not in page.scene.reach.targets(tile)
    rings = [item.zValue() for item in page.scene.items() if isinstance(item, GlowItem)]
    above = [item.zValue() for item in page.scene.pieces if item.piece.id.startswith("enlarged")]
    assert min(above) > max(rings)


def test_escape_closes_what_is_enlarged(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "human", "human", "human")
    click(page, spots.castle(1))
    page.put_back()
    assert spots.ENLARGED not in page.scene.spots


def test_a_click_on_another_tile_takes_that_one_into_the_hand(deal: Dealer) -> None:
    page = deal("human", "random", "random")
    first, second = page.session.view.builders[0].hand[:2]
    click(page, spots.tile(first))
    click(page, spots.tile(second))
    assert page.scene.held == spots.tile(second)
