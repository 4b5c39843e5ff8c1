"""Partners talk: machines say what they would do for a shared castle, and what they think of it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtTest import QTest

from desktop_app.board.glow import Glow
from desktop_app.games.two_castles.gestures import gesture_of
from desktop_app.games.two_castles.panels.talk import PartnerTalk
from desktop_app.table.game_page import GamePage
from engine.core.chance import Chance
from engine.games.two_castles.brain.talk import LITTLE, opinion, wishes
from engine.games.two_castles.moves import Build
from engine.games.two_castles.placing import PlaceTiles
from tests.desktop_app.conftest import table_of
from tests.desktop_app.hands import LEFT
from tests.desktop_app.whole_plays import WAIT, Dealer, can_answer


@pytest.fixture
def page(deal: Dealer, qtbot: Any) -> GamePage:
    """Return a play in which a person builds beside machines."""
    made = deal("human", "casual/hermit", "casual")
    while not isinstance(made.session.view.choice_of(0), PlaceTiles):
        qtbot.waitUntil(lambda: can_answer(made), timeout=WAIT)
        moves = made.session.game.brain.sensible(made.session.view, 0)
        made.session.play(0, moves[0])
    qtbot.waitUntil(lambda: can_answer(made), timeout=WAIT)
    return made


def talk_of(page: GamePage) -> PartnerTalk:
    return next(panel for panel in page.panels if isinstance(panel, PartnerTalk))


def test_machine_partners_mark_where_they_would_build_and_say_why(page: GamePage) -> None:
    talk = talk_of(page)
    assert talk.isVisible()
    QTest.mouseClick(talk.ask_button, LEFT)
    view = page.session.view
    for wish in talk.wishes:
        assert page.session.names[wish.partner] in talk.text
        target = gesture_of(wish.move, view).target
        assert target in page.scene.lights.lit(Glow.HINT)


def test_escape_or_asking_again_lets_them_be_silent(page: GamePage) -> None:
    talk = talk_of(page)
    for silence in (page.put_back, talk.ask):
        talk.ask()
        assert talk.text
        silence()
        assert not talk.text
        assert page.scene.lights.lit(Glow.HINT) == []


def test_pointing_at_a_space_asks_what_they_think(page: GamePage) -> None:
    talk = talk_of(page)
    talk.ask()
    wish = talk.wishes[0]
    gesture = gesture_of(wish.move, page.session.view)
    page.scene.pick_up(gesture.source)
    page.scene.set_focus(gesture.target)  # as Tab does; the mouse says it by hovering
    assert "agreed" in talk._answer.text()


def test_who_loses_much_by_a_suggestion_says_what_is_better(page: GamePage) -> None:
    view = page.session.view
    asked = [
        (wish, opinion(view, 0, wish.partner, move))
        for wish in wishes(view, 0)
        for move in view.moves(0)
        if isinstance(move, Build) and move.castle == wish.castle
    ]
    assert any(found and not found.agrees for _, found in asked)
    for wish, found in asked:
        assert found
        assert found.better.move == wish.move
        assert found.agrees == (found.points <= LITTLE)


def test_a_partner_knows_no_more_than_the_person_it_talks_to(page: GamePage) -> None:
    view = page.session.view
    for number in range(3):
        other = view.guess(Chance(number)).seen_by(0)
        assert wishes(other, 0) == wishes(view, 0)


def test_people_among_themselves_need_no_machine_to_talk(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    assert not [panel for panel in page.panels if isinstance(panel, PartnerTalk)]
    assert table_of(page.session)
