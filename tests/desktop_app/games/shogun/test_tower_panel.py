"""The cube tower on the screen: every cube falls, and the tray agrees with the engine."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest

from desktop_app.board.view import BoardView
from desktop_app.games.shogun.faces.tower import TowerFace
from desktop_app.games.shogun.panels.tower_fall import (
    FLIGHT,
    LONGEST,
    Fall,
    inside_before,
    shelves_before,
)
from desktop_app.games.shogun.panels.tower_panel import READING, TowerPanel
from desktop_app.games.shogun.panels.tower_picture import place_of, rooms_for_words
from desktop_app.games.shogun.panels.tower_throw import Throw
from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.scene.geography import box_of
from desktop_app.games.shogun.scene.layout import LAYOUT, TEXT
from desktop_app.games.shogun.scene.picture import picture
from desktop_app.games.shogun.words.fights import fight_line
from desktop_app.games.shogun.words.spots import words_of_spot
from desktop_app.kit.picture import Eye
from desktop_app.look.lettering import height_of
from desktop_app.play.entries import News, Shown
from desktop_app.table.game_page import GamePage
from engine.core.agenda import Event
from engine.core.state import State
from engine.games.shogun.components import COLOURS, PEASANT, Options
from engine.games.shogun.content import PROVINCE_NUMBER, PROVINCES
from engine.games.shogun.events import fights as events
from engine.games.shogun.events.fights import Hop, Rest, Thrown
from engine.games.shogun.planning import FillPlan
from engine.games.shogun.state import Shogun
from tests.desktop_app.conftest import tell
from tests.desktop_app.games.shogun.moments import asked, moment
from tests.desktop_app.whole_plays import Dealer

THROWN = Thrown(
    thrown=(0, 0, 1, PEASANT),
    tray=(1, 2, 0, 0, 0, 0),
    hops=(
        Hop(0, Rest.FUNNEL, Rest.UPPER),
        Hop(1, Rest.UPPER, Rest.TRAY),
        Hop(0, Rest.FUNNEL, Rest.TRAY),
        Hop(1, Rest.FUNNEL, Rest.TRAY),
        Hop(PEASANT, Rest.FUNNEL, Rest.LOWER),
    ),
    open_tower=True,
)
BEGAN = events.BattleBegan(0, 1, 3, 2, 1, 0)
ENDED = events.BattleEnded(0, 1, 3, 1, 2, 0, True, events.Result.HELD, 1)


@pytest.mark.parametrize("seen", [THROWN, Thrown(THROWN.thrown, THROWN.tray, THROWN.hops, False)])
def test_in_the_end_the_tray_holds_what_the_engine_says(seen: Thrown) -> None:
    told = cast(Thrown, seen.seen_by(0))
    fall = Fall(told)
    landed = fall.in_tray(fall.length)
    assert tuple(landed.get(colour, 0) for colour in range(COLOURS)) == THROWN.tray


def test_cubes_fall_one_after_the_other() -> None:
    fall = Fall(THROWN)
    counts = [sum(fall.in_tray(now).values()) for now in range(0, round(fall.length) + 50, 50)]
    assert counts[0] == 0
    assert counts == sorted(counts)
    assert set(counts) == {0, 1, 2, 3}


def test_an_open_tower_shows_the_cube_that_is_knocked_out_before_it_falls() -> None:
    assert [colour for colour, _ in Fall(THROWN).seen(0)].count(1) == 1


def test_a_closed_tower_shows_no_cube_that_stays_inside() -> None:
    told = cast(Thrown, Thrown(THROWN.thrown, THROWN.tray, THROWN.hops, False).seen_by(0))
    fall = Fall(told)
    colours = sorted(colour for colour, _ in fall.seen(fall.length))
    assert colours == [0, 1, 1]


@pytest.fixture
def panel(deal: Dealer) -> TowerPanel:
    panel = deal("human", "human", "human").panels[0]
    assert isinstance(panel, TowerPanel)
    panel.speed = 1.0
    panel.forget()
    return panel


class Presses(QObject):
    """Notes every press it sees."""

    def __init__(self, pressed: list[QPointF]) -> None:
        super().__init__()
        self._pressed = pressed

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            self._pressed.append(event.position())
        return False


def after_the_throw(view: State) -> State:
    """Return *view* with the shelves on which those cubes lie that stayed there."""
    assert isinstance(view, Shogun)
    seen = view.copy()
    seen.tower = replace(seen.tower, shelves=((0, 2), (PEASANT, 3)))
    return seen


def tell_fight(page: GamePage, *more: Event) -> None:
    """Let a fight be shown, and what is told with it."""
    view = after_the_throw(page.session.view)
    tell(page.session, BEGAN, THROWN, ENDED, *more, view=view)


def hear(panel: TowerPanel, *told: Event, is_farewell: bool = False) -> list[str]:
    """Let the panel perform what happened; return who was let go on, as time passes."""
    gone_on: list[str] = []
    news = tuple([News(0, None, event) for event in told])
    view = after_the_throw(panel._session.view)
    entry = Shown(view, 0, news=news, is_farewell=is_farewell)

    def fallen() -> None:
        gone_on.append("board")
        panel.tell_of(entry, lambda: gone_on.append("next"))

    panel.show_how(entry, fallen)
    return gone_on


def test_a_fight_opens_the_panel_and_time_closes_it(panel: TowerPanel) -> None:
    gone_on = hear(panel, BEGAN, THROWN, ENDED)
    assert panel.isVisible()
    assert panel.shown
    assert "Seat 1" in panel.shown.title
    assert "Seat 2" in panel.shown.result
    length = panel.shown.fall.length
    panel.advance(length - 1)
    assert gone_on == []
    panel.advance(1)
    assert gone_on == ["board"]
    panel.advance(READING)
    assert gone_on == ["board", "next"]
    assert not panel.isVisible()


def test_skipping_lets_all_cubes_lie_then_closes(panel: TowerPanel) -> None:
    gone_on = hear(panel, BEGAN, THROWN, ENDED)
    panel.skip()
    assert panel.isVisible()
    assert gone_on == ["board"]
    panel.skip()
    assert not panel.isVisible()
    assert gone_on == ["board", "next"]


def test_who_goes_reads_a_result_as_long_as_it_takes(panel: TowerPanel) -> None:
    gone_on = hear(panel, BEGAN, THROWN, ENDED, is_farewell=True)
    assert panel.shown
    panel.advance(panel.shown.fall.length + 100 * READING)
    assert panel.isVisible()
    panel.skip()
    assert gone_on == ["board", "next"]


def test_the_skip_action_of_the_window_cuts_a_throw_short(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    panel = page.panels[0]
    assert isinstance(panel, TowerPanel)
    panel.speed = 1.0
    tell_fight(page)
    page.skip()
    assert panel.isVisible()
    page.skip()
    assert not panel.isVisible()


def test_fights_wait_for_each_other_and_each_result_can_be_read(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    panel = page.panels[0]
    assert isinstance(panel, TowerPanel)
    panel.speed = 1.0
    for _ in range(3):
        tell_fight(page)
    for _ in range(3):
        first = panel.shown
        assert first
        panel.advance(first.fall.length + READING - 100)
        assert panel.shown is first
        panel.advance(READING)
        assert panel.shown is not first
    assert not panel.isVisible()
    assert page.session.playhead.is_at_rest


def test_cubes_that_stay_on_the_shelves_of_an_open_tower_are_seen() -> None:
    lay = shelves_before(THROWN, ((0, 2), (PEASANT, 3)))
    assert [sorted(shelf) for shelf in lay] == [[1, 2], [3]]
    fall = Fall(THROWN, lay)
    assert sorted(colour for colour, _ in fall.seen(-1)) == [1, 2, 3]
    assert sorted(colour for colour, _ in fall.seen(fall.length)) == [0, 0, 1, 1, 2, 3, PEASANT]


def test_a_closed_tower_counts_what_stays_inside() -> None:
    told = cast(Thrown, Thrown(THROWN.thrown, THROWN.tray, THROWN.hops, False).seen_by(0))
    after = (3, 0, 1, 0, 0, 4)
    before = inside_before(told, after)
    assert before == (2, 1, 1, 0, 0, 3)
    fall = Fall(told)
    assert not fall.went_in(0)
    changed = fall.went_in(fall.length)
    assert tuple(n + changed.get(colour, 0) for colour, n in enumerate(before)) == after


def test_counts_of_the_tray_stand_below_the_longest_title(panel: TowerPanel) -> None:
    hear(panel, events.BattleBegan(0, 1, 2, 12, 11, 0, 1, 1), THROWN, ENDED)
    assert panel.shown
    for title in ("Fight.", panel.shown.title, panel.shown.title + " " + 80 * "x "):
        first, counts, rest = rooms_for_words(title)
        assert first.height() >= height_of(title, first.width(), TEXT, bold=True)
        assert first.bottom() < counts.top() < counts.bottom() < rest.top()
    _, _, rest = rooms_for_words(panel.shown.title)
    told = f"{panel.shown.count} {panel.shown.result}"
    assert height_of(told, rest.width(), TEXT) < rest.height()


def test_a_throw_is_shown_in_the_middle_but_never_over_what_is_fought_for() -> None:
    board = QRectF(0, 0, *LAYOUT.size)
    for province in range(len(PROVINCES)):
        shown = Throw("", THROWN, Fall(THROWN), province=province)
        place = place_of(shown).rect
        assert board.contains(place)
        assert not place.intersects(box_of(province).rect), PROVINCES[province].id
    assert place_of(Throw("", THROWN, Fall(THROWN))) == LAYOUT.fall


def test_the_panel_moves_aside_from_a_fight_under_it(panel: TowerPanel) -> None:
    below = PROVINCE_NUMBER["tamba"]
    hear(panel, events.BattleBegan(0, 1, below, 2, 1, 0), THROWN, ENDED)
    assert panel.shown
    assert panel.shown.province == below
    board = panel.parentWidget()
    assert isinstance(board, BoardView)
    fought = board.mapFromScene(box_of(below).rect).boundingRect()
    assert not panel.geometry().intersects(fought)


def test_whoever_may_look_into_the_tower_sees_its_shelves_on_the_board() -> None:
    for option in (False, True):
        state = moment(asked(FillPlan), options=Options(show_tower=option))
        view = state.seen_by(0)
        (face,) = (p.face for p in picture(view, Eye(0)).places if p.spot == spots.TOWER)
        assert isinstance(face, TowerFace)
        held = [tuple(shelf.count(c) for c in range(COLOURS)) for shelf in state.tower.shelves]
        assert [*face.shelves] == (held if option else [])
        assert ("upper and the lower shelf" in words_of_spot(spots.TOWER, view).text) == option


@pytest.fixture
def page(deal: Dealer) -> GamePage:
    """A tower lies over the board of somebody who is asked to claim a province."""
    page = deal("human", "human", "human")
    tower = page.panels[0]
    assert isinstance(tower, TowerPanel)
    tower.speed = 1.0
    tell_fight(page)
    return page


def press_tower(page: GamePage, at: QPoint | None = None) -> None:
    """Press where the tower lies, wherever that goes."""
    tower = page.panels[0]
    where = tower.mapTo(page, at or tower.rect().center())
    QTest.mouseClick(page.windowHandle(), Qt.MouseButton.LeftButton, pos=where)


def test_a_hand_reaches_what_lies_below_a_tower_that_has_told_all(page: GamePage) -> None:
    tower, board = page.panels[0], page.board
    assert isinstance(tower, TowerPanel)
    pressed: list[QPointF] = []
    board.viewport().installEventFilter(watch := Presses(pressed))
    press_tower(page)
    assert tower.isVisible()
    assert not tower.is_playing  # the first press lets the cubes lie
    assert not pressed
    assert page.session.decider is None
    press_tower(page)
    assert not tower.isVisible()
    assert len(pressed) == 1
    assert page.session.decider == 0
    board.viewport().removeEventFilter(watch)


def test_the_button_on_a_tower_that_has_told_all_still_closes_it(page: GamePage) -> None:
    tower = page.panels[0]
    assert isinstance(tower, TowerPanel)
    pressed: list[QPointF] = []
    page.board.viewport().installEventFilter(watch := Presses(pressed))
    for _ in range(2):
        assert tower.isVisible()
        assert tower.skip_button.isVisible()
        press_tower(page, tower.mapFrom(page, tower.skip_button.mapTo(page, QPoint(5, 5))))
    assert not tower.isVisible()
    assert not tower.skip_button.isVisible()
    assert not pressed
    page.board.viewport().removeEventFilter(watch)


def test_who_asks_for_a_hint_has_read_what_a_tower_tells(page: GamePage) -> None:
    tower = page.panels[0]
    assert isinstance(tower, TowerPanel)
    page.hint()
    assert tower.isVisible()  # cubes still fall
    tower.skip()
    page.hint()
    assert not tower.isVisible()
    assert page.session.decider == 0


def test_a_tower_full_of_cubes_takes_no_longer_than_a_fight() -> None:
    hops = tuple(Hop(0, Rest.FUNNEL, Rest.TRAY) for _ in range(90))
    full = Fall(Thrown((0,) * 90, (90, 0, 0, 0, 0, 0), hops, open_tower=True))
    assert full.length <= LONGEST + FLIGHT


def test_without_motion_the_log_tells_it_alone(panel: TowerPanel) -> None:
    panel.speed = 0.0
    hear(panel, BEGAN, THROWN, ENDED)
    assert not panel.isVisible()
    line = fight_line(THROWN, ("Anna", "Ben", "Cleo"))
    assert line
    assert "Anna 2, Ben 1" in line.text
    assert "Anna 1, Ben 2" in line.text


def test_the_panel_can_be_painted_in_mid_fall(panel: TowerPanel, qtbot: Any) -> None:
    hear(panel, BEGAN, THROWN, ENDED)
    before = panel.grab().toImage()
    panel.advance(450)
    assert panel.grab().toImage() != before
