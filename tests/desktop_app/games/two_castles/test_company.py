"""Several people at one screen: they build together, with all hands face down."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop_app.table.game_page import GamePage
from engine.games.two_castles.state import FACE_DOWN
from tests.desktop_app.whole_plays import Dealer


def choose_all(page: GamePage) -> list[int]:
    """Let everybody keep the first two tiles, each behind the curtain; return who sat down."""
    sat_down = []
    for _ in page.session.humans:
        if page.curtain.isVisible():
            sat_down.append(page.curtain.seat)
            QTest.mouseClick(page.curtain.button, Qt.MouseButton.LeftButton)
        seat = page.session.watcher
        for _ in range(3):
            page.session.play(seat, page.session.view.moves(seat)[0])
    return sat_down


def test_no_curtain_falls_while_all_build(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    assert choose_all(page) == [1, 2]
    builders = []
    while page.session.view.turn == 1 and not page.curtain.isVisible():
        assert page.session.decider is not None
        builders.append(page.session.decider)
        page.session.play(builders[-1], page.session.view.moves(builders[-1])[0])
    assert set(builders) == {0, 1, 2}
    assert page.curtain.isVisible(), "hands are secret again"
    assert page.curtain.seat == 0


def test_while_all_build_nobody_reads_a_hand(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    choose_all(page)
    for builder in page.session.view.builders:
        assert set(builder.hand) == {FACE_DOWN}
    shown = {piece.piece.id for piece in page.scene.pieces}
    assert sum(piece.startswith("covered") for piece in shown) == 7
    lines = " ".join(line for line in page.log.lines)
    assert "You keep" not in lines


def test_the_covered_hand_is_named_for_those_who_hear_it(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    choose_all(page)
    words = page.wording.piece("covered 0", page.session.view)
    assert words.name == "Tile face down"


def test_a_person_among_machines_goes_on_seeing_the_own_hand(deal: Dealer, qtbot: Any) -> None:
    page = deal("human", "random", "random")
    for _ in range(3):
        page.session.play(0, page.session.view.moves(0)[0])
    qtbot.waitUntil(lambda: page.session.decider == 0, timeout=20_000)
    assert FACE_DOWN not in page.session.view.builders[0].hand


def test_whoever_says_done_is_not_asked_whether_the_turn_ends(deal: Dealer) -> None:
    page = deal("human", "human", "human")
    page.session.confirm_turn = True
    for _ in range(3):
        page.session.play(0, page.session.view.moves(0)[0])
    assert page.curtain.isVisible(), "the next one shall choose"
