"""Marching under real hands: refused, asked for the number, or straight into an own province."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.board.glow import Glow, GlowItem, NoteItem
from desktop_app.board.items import PieceItem
from desktop_app.games.shogun.faces.armies import ArmyFace, banner_of
from desktop_app.games.shogun.faces.names import NameFace
from desktop_app.games.shogun.panels.tower_panel import READING, TowerPanel
from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.scene.geography import (
    LANDS,
    box_of_army,
    box_of_name,
    box_of_yields,
    outline,
)
from desktop_app.games.shogun.scene.layout import LAYOUT
from desktop_app.games.shogun.scene.strip import inside_tower
from desktop_app.kit.gestures import Gesture
from desktop_app.kit.picture import Note
from desktop_app.look.lettering import width_of
from desktop_app.table.game_page import GamePage
from engine.core.chance import Chance
from engine.core.record import Record
from engine.core.table import Table
from engine.games.shogun import GAME
from engine.games.shogun.content import PROVINCES
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import March
from engine.games.shogun.state import Shogun
from tests.desktop_app.hands import LEFT, drag, point_of
from tests.desktop_app.whole_plays import Dealer

ARMIES = 4
SMALLEST = 11


@pytest.fixture
def page(deal: Dealer) -> GamePage:
    """People sit on all seats; one of them marches with at least four armies."""
    page = deal("human", "human", "human", table=Table.replay(GAME, up_to_a_march()))
    if page.curtain.isVisible():
        QTest.mouseClick(page.curtain.button, LEFT)
    page.scene.ceremonies.forget()
    page.scene.motion.finish()
    return page


@cache
def up_to_a_march() -> Record:
    """Play until somebody marches; no board is needed for that."""
    table, chance = Table(GAME, 3, 5), Chance(3)
    while not is_wanted(table.state):
        seat = min(table.state.waiting)
        moves = GAME.brain.sensible(table.state, seat)
        number, chance = chance.draw(len(moves))
        table.play(seat, moves[number])
    return table.record


def is_wanted(view: object) -> bool:
    assert isinstance(view, Shogun)
    choice = next(iter(view.waiting.values()))
    if not isinstance(choice, ChooseMarch) or choice.peaceful:
        return False
    return view.armies[choice.home] >= ARMIES and bool(foreign(view))


def view_of(page: GamePage) -> Shogun:
    return cast(Shogun, page.session.view)


def home_of(view: Shogun) -> int:
    (choice,) = view.waiting.values()
    assert isinstance(choice, ChooseMarch)
    return choice.home


def foreign(view: Shogun) -> list[int]:
    home = home_of(view)
    return [p for p in view.board.neighbours[home] if view.owners[p] != view.owners[home]]


def test_a_province_too_far_away_is_refused_by_both_names(page: GamePage) -> None:
    view = view_of(page)
    home = home_of(view)
    far = next(p for p in view.board.provinces if p not in (*view.board.neighbours[home], home))
    said: list[str] = []
    page.hands.refused.connect(said.append)
    drag(page, spots.province_spot(home), spots.province_spot(far))
    assert PROVINCES[home].name in said[0]
    assert PROVINCES[far].name in said[0]
    assert "SH-65" in said[0]
    assert home_of(view_of(page)) == home


def test_an_attack_asks_how_many_and_tells_the_odds_of_each(page: GamePage) -> None:
    view = view_of(page)
    home = home_of(view)
    drag(page, spots.province_spot(home), spots.province_spot(foreign(view)[0]))
    buttons = page.hands.chooser.buttons
    assert len(buttons) == view.armies[home] - 1
    assert all("%" in button.text() for button in buttons)
    page.hands.chooser.slider.setValue(1)
    assert [button.isVisible() for button in buttons].index(True) == 1
    QTest.mouseClick(buttons[1], LEFT)
    assert view_of(page).armies[home] == view.armies[home] - 2


def test_arrows_choose_how_many_march_and_enter_sends_them(page: GamePage) -> None:
    view = view_of(page)
    home = home_of(view)
    drag(page, spots.province_spot(home), spots.province_spot(foreign(view)[0]))
    chooser = page.hands.chooser
    assert chooser.slider.value() == chooser.slider.maximum()
    QTest.keyClick(chooser, Qt.Key.Key_Left)
    assert chooser.slider.value() == chooser.slider.maximum() - 1
    QTest.keyClick(chooser, Qt.Key.Key_Return)
    assert view_of(page).armies[home] == 2


def test_odds_are_not_hidden_by_the_armies_in_the_hand(page: GamePage) -> None:
    view = view_of(page)
    home, target = (spots.province_spot(p) for p in (home_of(view), foreign(view)[0]))
    viewport, start = page.board.viewport(), point_of(page, home)
    notes = page.scene.place(target).place.notes
    assert notes
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, (start + point_of(page, target)) / 2)
    QTest.mouseMove(viewport, page.board.mapFromScene(notes.centre))
    there = page.scene.items(notes.centre)
    signs = [item for item in page.scene.items() if isinstance(item, NoteItem)]
    covering = [sign for sign in signs if sign.plaque.contains(notes.centre)]
    assert page.scene.lifted in there
    assert covering
    assert page.scene.lifted
    assert covering[0].zValue() > page.scene.lifted.zValue()
    QTest.mouseRelease(viewport, LEFT, pos=start)


def test_odds_hide_no_army_and_lie_in_their_own_province() -> None:
    armies = [box_of_army(number).rect for number in range(len(LANDS))]
    for number, land in enumerate(LANDS):
        odds = box_of_yields(number).rect
        assert outline(number).contains(odds), land.id
        assert not any(army.intersects(odds) for army in armies), land.id


def test_even_a_sure_win_is_written_inside_the_room_for_odds() -> None:
    for number in range(len(LANDS)):
        room, target = box_of_yields(number).rect, outline(number).boundingRect()
        sign = NoteItem(Note("100%"), room, target, bounded=True)
        assert sign.plaque == room
        assert sign.letters >= SMALLEST
        assert all(width_of(row, sign.letters, bold=True) < room.width() - 1 for row in sign.rows)


def test_odds_leave_names_to_be_read() -> None:
    names = [box_of_name(number).rect for number in range(len(LANDS))]
    for number, land in enumerate(LANDS):
        odds = box_of_yields(number).rect
        assert not any(name.intersects(odds) for name in names), land.id


def test_all_armies_that_may_go_are_chosen_unless_somebody_says_otherwise(page: GamePage) -> None:
    view = view_of(page)
    home = home_of(view)
    drag(page, spots.province_spot(home), spots.province_spot(foreign(view)[0]))
    QTest.keyClick(page.hands.chooser, Qt.Key.Key_Return)
    assert view_of(page).armies[home] == 1


def attack(page: GamePage) -> TowerPanel:
    """Attack with all armies while cubes fall at their usual speed; return the tower."""
    panel = page.panels[0]
    assert isinstance(panel, TowerPanel)
    panel.forget()
    panel.speed = 1.0
    view = view_of(page)
    seat = min(view.waiting)
    page.session.play(seat, March(foreign(view)[0], view.armies[home_of(view)] - 1))
    assert panel.shown
    return panel


def test_while_cubes_fall_the_prompt_tells_who_attacks(page: GamePage) -> None:
    seat = min(view_of(page).waiting)
    panel = attack(page)
    assert panel.shown
    assert page.prompt_bar.prompt == panel.shown.title
    assert page.session.names[seat] in page.prompt_bar.prompt


def test_the_result_of_a_fight_stays_until_who_goes_has_read_it(page: GamePage) -> None:
    attacker = page.session.decider
    panel = attack(page)
    panel.skip()
    panel.advance(100 * READING)
    assert panel.isVisible()
    assert page.session.decider is None
    panel.skip()
    page.scene.motion.finish()
    assert not panel.isVisible()
    assert not page.curtain.isVisible(), "where armies march is decided in the open"
    assert page.session.decider not in (None, attacker)


def test_the_tower_holds_after_a_throw_what_the_table_says(page: GamePage) -> None:
    panel = attack(page)
    shown = panel.shown
    assert shown
    panel.skip()
    changed = shown.fall.went_in(shown.fall.length)
    held = tuple(n + changed.get(colour, 0) for colour, n in enumerate(shown.inside))
    board = page.hands.shown
    assert isinstance(board, Shogun)
    assert held == inside_tower(board)


def test_every_neighbour_is_a_target_of_the_armies(page: GamePage) -> None:
    view = view_of(page)
    home = home_of(view)
    targets = page.scene.reach.targets(spots.province_spot(home))
    assert set(targets) <= {spots.province_spot(p) for p in view.board.neighbours[home]}
    for target in targets:
        assert page.scene.reach.paths(Gesture(spots.province_spot(home), target))


def test_no_ring_of_the_map_shines_through_the_enlarged_plans(page: GamePage) -> None:
    page.hands.open("tableaus")
    inside = LAYOUT.opened.rect.adjusted(9, 9, -9, -9)
    area = page.board.mapFromScene(inside).boundingRect()
    before = page.board.viewport().grab(area).toImage()
    for number in range(len(PROVINCES)):
        page.scene.lights.light(spots.province_spot(number), Glow.HINT)
    assert page.board.viewport().grab(area).toImage() == before


def armies_on(page: GamePage) -> list[PieceItem]:
    """Return the armies of all provinces, as they lie on the map."""
    return [item for item in page.scene.pieces if isinstance(item.piece.face, ArmyFace)]


def test_no_ring_hides_how_many_armies_stand_beside_it(page: GamePage) -> None:
    banners = [army.mapRectToScene(banner_of(army.boundingRect())) for army in armies_on(page)]
    insides = [page.board.mapFromScene(b).boundingRect().adjusted(3, 3, -3, -3) for b in banners]
    before = [page.board.viewport().grab(area).toImage() for area in insides]
    assert before
    for number in range(len(PROVINCES)):
        page.scene.lights.light(spots.province_spot(number), Glow.RELATED)
    assert [page.board.viewport().grab(area).toImage() for area in insides] == before


def test_no_ring_strikes_through_a_name(page: GamePage) -> None:
    names = [item for item in page.scene.pieces if isinstance(item.piece.face, NameFace)]
    assert len(names) == len(PROVINCES)
    for number in range(len(PROVINCES)):
        page.scene.lights.light(spots.province_spot(number), Glow.TARGET)
    rings = [item for item in page.scene.items() if isinstance(item, GlowItem)]
    assert max(ring.zValue() for ring in rings) < min(name.zValue() for name in names)
    assert all(name.shape().isEmpty() for name in names)


def test_no_army_stands_on_the_enlarged_plans(page: GamePage) -> None:
    page.hands.open("tableaus")
    pieces = [item for item in page.scene.items() if isinstance(item, PieceItem)]
    [plans] = [item for item in pieces if item.piece.id == "opened tableaus"]
    assert all(army.zValue() < plans.zValue() for army in armies_on(page))


def test_nothing_is_told_before_the_cubes_lie_and_nothing_goes_on_before_it_was_read(
    page: GamePage,
) -> None:
    shown, lines = page.hands.shown, page.log.lines
    panel = attack(page)
    assert panel.shown
    assert (page.hands.shown, page.log.lines) == (shown, lines)
    assert not page.scene.reach.sources
    assert page.session.decider is None
    panel.skip()
    assert page.hands.shown != shown
    assert page.log.lines != lines
    assert page.prompt_bar.prompt == panel.shown.title
    assert not page.session.playhead.is_at_rest
