"""Armies are seen on their march; nothing of a fight is given away while cubes fall."""

from __future__ import annotations

import pytest

from desktop_app.board.garnish import Traveller
from desktop_app.board.motion import MARCH
from desktop_app.games.shogun.faces.armies import ColumnFace
from desktop_app.games.shogun.panels.tower_panel import TowerPanel
from desktop_app.games.shogun.scene.geography import LANDS
from desktop_app.play.entries import Shown
from desktop_app.table.game_page import GamePage
from engine.core.agenda import Event
from engine.games.shogun.events import Marched
from engine.games.shogun.events.fights import Thrown
from engine.games.shogun.events.winter import Scored
from tests.desktop_app.games.moving import Wanted, answer, play_moving, play_until, stand_still
from tests.desktop_app.whole_plays import Dealer


def marches(told: tuple[Event, ...]) -> bool:
    return isinstance(told[0], Marched) and not fights(told)


def attacks(told: tuple[Event, ...]) -> bool:
    return isinstance(told[0], Marched) and fights(told)


def fights(told: tuple[Event, ...]) -> bool:
    return any(isinstance(event, Thrown) for event in told)


def scores(told: tuple[Event, ...]) -> bool:
    return any(isinstance(event, Scored) for event in told)


@pytest.fixture
def page(deal: Dealer) -> GamePage:
    return deal("human", "random", "random")


@pytest.fixture
def told(page: GamePage) -> list[Event]:
    """Hear everything that happens."""
    heard: list[Event] = []
    page.session.playhead.began.connect(
        lambda entry: heard.extend(entry.events) if isinstance(entry, Shown) else None
    )
    return heard


def tower_of(page: GamePage) -> TowerPanel:
    (tower,) = (panel for panel in page.panels if isinstance(panel, TowerPanel))
    return tower


def centre(item: Traveller) -> tuple[float, float]:
    middle = item.mapRectToScene(item.boundingRect()).center()
    return middle.x(), middle.y()


@pytest.mark.parametrize("wanted", [marches, attacks])
def test_armies_go_from_their_province_to_the_other_and_are_gone(
    page: GamePage, told: list[Event], wanted: Wanted
) -> None:
    play_moving(page, wanted)
    march = next(event for event in reversed(told) if isinstance(event, Marched))
    (column,) = page.scene.garnish.travelling
    assert column.face == ColumnFace(march.seat, march.armies)
    assert centre(column) == pytest.approx(LANDS[march.home].army)
    stand_still(page, MARCH // 2)
    assert centre(column) != pytest.approx(LANDS[march.home].army)
    stand_still(page, MARCH - 1)
    assert centre(column) == pytest.approx(LANDS[march.target].army, abs=1)
    page.skip()
    assert not page.scene.garnish.travelling
    assert column.scene() is None


def test_without_motion_nobody_is_seen_marching(page: GamePage) -> None:
    play_moving(page, marches, animation="off")
    assert not page.scene.garnish.travelling
    assert not page.scene.motion.is_running


def test_the_tower_opens_when_the_armies_have_come(page: GamePage) -> None:
    play_moving(page, attacks)
    tower = tower_of(page)
    tower.hold(-MARCH)
    assert tower.is_playing
    assert not tower.isVisible()
    tower.advance(MARCH - 1)
    assert not tower.isVisible()
    tower.advance(1)
    assert tower.isVisible()


def test_nothing_rises_before_the_cubes_lie(page: GamePage) -> None:
    seat, move = play_until(page, lambda told: scores(told) and fights(told))
    page.settings.change(animation="normal", pace="step")
    answer(page, seat, move)
    tower = tower_of(page)
    while not tower.is_playing:
        page.skip()
    assert not page.scene.garnish.rising
    while not any(sign.icon == "crown" for sign in page.scene.garnish.rising):
        page.skip()
        page.panels.skip()
    assert [sign.icon for sign in page.scene.garnish.rising].count("crown") == 3
