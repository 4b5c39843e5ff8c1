"""Orders that nobody is asked about are shown one by one, and nothing runs ahead of the tower."""

from __future__ import annotations

import pytest

from desktop_app.games.shogun.panels.tower_panel import TowerPanel
from desktop_app.play.entries import Shown
from desktop_app.table.game_page import GamePage
from engine.core.agenda import Event
from engine.games.shogun.events import CardShown
from engine.games.shogun.events.fights import Thrown
from tests.desktop_app.conftest import table_of
from tests.desktop_app.games.moving import answer, play_until
from tests.desktop_app.whole_plays import Dealer


def is_batch(told: tuple[Event, ...]) -> bool:
    """Whether several orders and a throw follow from one answer."""
    orders = sum(isinstance(event, CardShown) for event in told)
    return orders > 2 and any(isinstance(event, Thrown) for event in told)


@pytest.fixture
def page(deal: Dealer) -> GamePage:
    """One answer has set off several orders, and machines show what they do step by step."""
    page = deal("human", "random", "random")
    seat, move = play_until(page, is_batch)
    page.settings.change(animation="normal", pace="step")
    answer(page, seat, move)
    return page


def begin(page: GamePage) -> None:
    """Let the answer be carried out."""
    page.session.playhead.step()
    assert not page.session.playhead.is_at_rest


def tower_of(page: GamePage) -> TowerPanel:
    tower = page.panels[0]
    assert isinstance(tower, TowerPanel)
    return tower


def test_a_batch_of_orders_is_shown_order_by_order(page: GamePage) -> None:
    shown: list[Shown] = []
    page.session.playhead.performed.connect(
        lambda entry: shown.append(entry) if isinstance(entry, Shown) else None
    )
    begin(page)
    for _ in range(200):
        if page.session.playhead.is_at_rest:
            break
        page.skip()
        page.panels.skip()
    orders = [sum(isinstance(e, CardShown) for e in one.events) for one in shown]
    assert sum(orders) > 2
    assert max(orders) == 1
    assert all(sum(isinstance(e, Thrown) for e in one.events) <= 1 for one in shown)
    assert all(one.question is None for one in shown[:-1])


def test_while_the_tower_is_open_map_log_and_prompt_stay_behind(page: GamePage) -> None:
    tower = tower_of(page)
    begin(page)
    while not tower.is_playing:
        page.skip()
    board, lines = page.hands.shown, page.log.lines
    end = table_of(page.session).state.seen_by(page.session.watcher)
    assert board != end
    assert tower.shown
    assert page.prompt_bar.prompt == tower.shown.title
    assert page.session.decider is None
    assert not page.scene.reach.sources
    assert not page.scene.reach.buttons
    page.session.playhead.step()
    assert (page.hands.shown, page.log.lines) == (board, lines)
    tower.skip()
    assert len(page.log.lines) > len(lines)
    assert page.prompt_bar.prompt == tower.shown.title
    told = page.log.lines
    page.session.playhead.step()
    assert page.log.lines == told, "the result is still to be read"
