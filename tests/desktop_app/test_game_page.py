"""What all boards share, on the board of a toy: hands, keys, refusals, curtain, past."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.board.glow import Glow
from desktop_app.board.items import GLOWS
from desktop_app.keep.settings import Settings
from desktop_app.kit.gestures import Gesture, Spot
from desktop_app.look import theme
from desktop_app.table.game_page import GamePage
from engine.core.game import Game
from tests.desktop_app.conftest import Drumroll, Opener, show_again, table_of
from tests.desktop_app.hands import LEFT, click, do, drag, point_of, press
from tests.desktop_app.lantern_table import DIE, TABLETOP
from tests.desktop_app.whole_plays import Dealer, dealer
from tests.toys.lantern import DECREES

ROOM = [Spot("room", str(n)) for n in range(3)]


@pytest.fixture
def deal(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> Dealer:
    return dealer(qtbot, open_session, lantern, TABLETOP)


def turn_wheel(page: GamePage, at: QPoint) -> None:
    viewport, none = page.board.viewport(), Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        QPointF(at), QPointF(viewport.mapToGlobal(at)), QPoint(), QPoint(0, 120),
        Qt.MouseButton.NoButton, none, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(viewport, event)


def test_sources_glow_when_it_is_your_decision(deal: Dealer) -> None:
    page = deal("human", "human")
    assert page.scene.lights.lit(Glow.SOURCE) == [DIE["low"], DIE["high"]]
    assert page.prompt_bar.prompt == "prompt ChooseDie"


def test_targets_glow_with_their_notes_while_something_is_in_the_hand(deal: Dealer) -> None:
    page = deal("human", "human")
    click(page, DIE["high"])
    assert page.scene.lights.lit(Glow.TARGET) == ROOM
    notes = [note.text for note in page.scene.lights.notes]
    assert notes == ["place room 0", "place room 1", "place room 2"]


def test_one_drag_takes_a_die_and_places_it(deal: Dealer) -> None:
    page = deal("human", "human")
    drag(page, DIE["high"], ROOM[1])
    assert page.session.moves_played == 2
    assert page.prompt_bar.prompt == "prompt AnyOrder"


def test_click_and_click_is_as_good_as_a_drag(deal: Dealer) -> None:
    page = deal("human", "human")
    click(page, DIE["high"])
    click(page, ROOM[1])
    assert page.session.moves_played == 2


def test_the_target_may_be_pointed_at_first(deal: Dealer) -> None:
    page = deal("human", "human")
    click(page, ROOM[1])
    assert page.scene.lights.lit(Glow.SOURCE) == [DIE["low"], DIE["high"]]
    click(page, DIE["high"])
    assert page.session.moves_played == 2


def test_a_drop_elsewhere_flies_back(deal: Dealer) -> None:
    page = deal("human", "human")
    piece = page.scene.pieces_on(DIE["high"])[0]
    start = point_of(page, DIE["high"])
    QTest.mousePress(page.board.viewport(), LEFT, pos=start)
    QTest.mouseMove(page.board.viewport(), page.board.viewport().rect().bottomRight())
    assert piece.pos() != piece.home
    QTest.mouseRelease(page.board.viewport(), LEFT, pos=page.board.viewport().rect().bottomRight())
    assert piece.pos() == piece.home
    assert page.session.moves_played == 0


def test_escape_puts_back(deal: Dealer) -> None:
    page = deal("human", "human")
    click(page, DIE["high"])
    press(page, Qt.Key.Key_Escape)
    assert page.scene.held is None


def test_a_refused_drop_says_why_with_figures_and_rule(deal: Dealer) -> None:
    page = deal("human", "human")
    state = table_of(page.session).state
    state.dice = (1, *state.dice[1:])
    show_again(page.session)
    drag(page, DIE["low"], ROOM[2])
    assert "LA-2 cannot_pay need=1 have=0" in page.hands.bubble.text()
    assert page.hands.bubble.isVisible()
    assert page.scene.lights.lit(Glow.REFUSED) == [ROOM[2]]
    assert page.session.moves_played == 0


def test_a_drop_no_rule_knows_is_refused_with_the_rule_of_the_question(deal: Dealer) -> None:
    page = deal("human", "human")
    drag(page, DIE["high"], Spot("garden", "1"))
    assert "LA-" in page.hands.bubble.text()


def test_tab_enter_and_arrows_play_too(deal: Dealer) -> None:
    page = deal("human", "human")
    page.board.setFocus()
    press(page, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert page.scene.held == DIE["high"]
    press(page, Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert page.session.moves_played == 2


def test_the_key_of_a_place_goes_there_and_letters_find_a_source(deal: Dealer) -> None:
    page = deal("human", "human")
    page.board.setFocus()
    press(page, "2")
    assert page.scene.wanted == ROOM[1]
    for letter in "die h":
        press(page, letter)
    assert page.scene.focus == DIE["low"], "a blank is no letter, so only 'die' was typed"
    press(page, Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert page.session.moves_played == 2


def test_a_click_on_what_is_no_move_enlarges_it(deal: Dealer) -> None:
    page = deal("human", "human")
    opened: list[str] = []
    page.scene.opened.connect(opened.append)
    click(page, Spot("garden", "2"))
    assert opened == ["garden 2"]


def test_moves_without_a_place_are_buttons(deal: Dealer) -> None:
    page = deal("human", "human")
    drag(page, DIE["high"], ROOM[2])
    texts = [made.text() for made in page.prompt_bar.move_buttons]
    assert texts == ["do 0 ChooseGarden", "do 1 Gain", "decline"]
    QTest.mouseClick(page.prompt_bar.move_buttons[2], LEFT)
    assert page.session.moves_played == 3


def test_what_is_still_to_come_is_named(deal: Dealer) -> None:
    page = deal("human", "human")
    page.wording.task = lambda task, view: type(task).__name__  # type: ignore[method-assign]
    show_again(page.session)
    assert "ChooseDie" in page.prompt_bar.queue


def test_a_curtain_falls_between_two_people_and_hides_every_secret(deal: Dealer) -> None:
    page = deal("human", "human")
    secret = table_of(page.session).state.domains[0].decree
    drag(page, DIE["high"], ROOM[2])
    QTest.mouseClick(page.prompt_bar.move_buttons[-1], LEFT)
    assert page.curtain.isVisible()
    assert page.curtain.name == "Seat 2"
    assert page.scene.spots == ()
    assert not any(decree in _all_text(page) for decree in DECREES)
    QTest.mouseClick(page.curtain.button, LEFT)
    assert not page.curtain.isVisible()
    assert page.session.watcher == 1
    assert secret not in _all_text(page)


def test_before_anybody_has_sat_down_nothing_is_shown(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "human", "human", seated=False)
    page = GamePage(session, TABLETOP, Settings())
    qtbot.addWidget(page)
    page.show()
    session.start()
    assert page.curtain.isVisible()
    assert page.scene.spots == ()
    QTest.mouseClick(page.curtain.button, LEFT)
    assert page.scene.spots


def with_drumroll(page: GamePage, *, before: bool) -> Drumroll:
    """Lay a panel over the board that keeps everybody waiting."""
    drumroll = Drumroll(before=before)
    page.panels.append(drumroll)
    page._stage.open()
    drumroll.is_armed = True
    return drumroll


def test_the_curtain_waits_until_what_happened_has_been_seen(deal: Dealer) -> None:
    page = deal("human", "human")
    drag(page, DIE["high"], ROOM[2])
    drumroll = with_drumroll(page, before=False)
    QTest.mouseClick(page.prompt_bar.move_buttons[-1], LEFT)
    assert not page.curtain.isVisible()
    assert page.session.watcher == 0
    played = page.session.moves_played
    for spot in page.scene.spots:
        click(page, spot)
    assert page.session.moves_played == played
    drumroll.let_go()
    assert page.curtain.isVisible()
    assert page.curtain.seat == 1


def test_behind_the_curtain_nothing_can_be_done(deal: Dealer) -> None:
    page = deal("human", "human")
    drag(page, DIE["high"], ROOM[2])
    QTest.mouseClick(page.prompt_bar.move_buttons[-1], LEFT)
    played = page.session.moves_played
    for part in (page.prompt_bar.undo, page.scores.sheet_button, page.board, page.log):
        assert not part.isEnabled()
    page.session.undo()
    page.session.redo()
    page.hint()
    assert page.session.moves_played == played
    assert page.scene.spots == ()


def test_nobody_takes_back_what_another_decided_in_secret(deal: Dealer) -> None:
    page = deal("human", "human")
    drag(page, DIE["high"], ROOM[2])
    QTest.mouseClick(page.prompt_bar.move_buttons[-1], LEFT)
    QTest.mouseClick(page.curtain.button, LEFT)
    assert not page.prompt_bar.undo.isEnabled()


def test_what_is_in_the_hand_stays_there_when_others_answer(deal: Dealer) -> None:
    page = deal("human", "human")
    piece = page.scene.pieces_on(DIE["high"])[0]
    QTest.mousePress(page.board.viewport(), LEFT, pos=point_of(page, DIE["high"]))
    QTest.mouseMove(page.board.viewport(), point_of(page, ROOM[0]))
    where = piece.pos()
    show_again(page.session)  # as after the answer of somebody else
    assert page.scene.held == DIE["high"]
    assert piece.pos() == where != piece.home
    QTest.mouseRelease(page.board.viewport(), LEFT, pos=point_of(page, ROOM[0]))
    assert page.session.moves_played == 2


@pytest.mark.parametrize("interruption", ["escape", "right click", "past"])
def test_an_interrupted_drag_leaves_nothing_adrift(deal: Dealer, interruption: str) -> None:
    page = deal("human", "human")
    piece = page.scene.pieces_on(DIE["high"])[0]
    viewport, away = page.board.viewport(), page.board.viewport().rect().bottomRight()
    QTest.mousePress(viewport, LEFT, pos=point_of(page, DIE["high"]))
    QTest.mouseMove(viewport, away)
    if interruption == "escape":
        press(page, Qt.Key.Key_Escape)
    elif interruption == "right click":
        QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=away)
    else:
        page.look_at(0)
    QTest.mouseMove(viewport, away / 2)
    QTest.mouseRelease(viewport, LEFT, pos=away)
    assert piece.pos() == piece.home
    assert piece.scale() == 1
    assert piece.zValue() < GLOWS


def test_the_end_told_again_does_not_open_the_sheet_again(deal: Dealer) -> None:
    page = deal("human", "human")
    play_out(page)
    page.put_back()
    page.look_at(3)
    page.scoring.show_sheet()
    assert page.sheet.title != "If the game ended now"
    page.put_back()
    page.look_at_now()
    assert not page.sheet.isVisible()


def test_the_board_waits_until_a_panel_has_shown_how_it_came_about(deal: Dealer) -> None:
    page = deal("human", "random")
    drumroll = with_drumroll(page, before=True)
    lines, asked = len(page.log.lines), page.scene.reach
    drag(page, DIE["low"], ROOM[0])
    assert page.session.moves_played == 2
    assert page.prompt_bar.prompt == "prompt ChooseDie"
    assert len(page.log.lines) == lines
    assert page.scene.reach != asked, "nothing can be done any more that was answered"
    assert not page.scene.reach.sources
    drumroll.let_go()
    assert len(page.log.lines) > lines
    assert page.prompt_bar.prompt != "prompt ChooseDie"


def test_nothing_is_asked_before_a_panel_has_told_what_happened(deal: Dealer) -> None:
    page = deal("human", "random")
    drumroll = with_drumroll(page, before=False)
    lines = len(page.log.lines)
    drag(page, DIE["low"], ROOM[0])
    assert len(page.log.lines) > lines
    assert page.session.decider is None
    assert not page.scene.reach.buttons
    drumroll.let_go()
    assert page.session.decider == 0
    assert page.scene.reach.buttons


def test_a_screen_reader_finds_every_spot_with_its_name(deal: Dealer) -> None:
    page = deal("human", "human")
    board = QAccessible.queryAccessibleInterface(page.board)
    spots = [board.child(n) for n in range(board.childCount())]
    names = [spot.text(QAccessible.Text.Name) for spot in spots]
    assert names[:3] == ["die low", "die high", "room 0"]
    assert spots[0].role() == QAccessible.Role.Button
    assert spots[2].role() == QAccessible.Role.Button
    assert spots[2].state().disabled
    middle = spots[2].rect().center()
    assert board.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name) == "room 0"
    assert board.indexOfChild(spots[2]) == 2


def test_a_screen_reader_follows_the_keyboard(deal: Dealer) -> None:
    page = deal("human", "human")
    press(page, Qt.Key.Key_Tab)
    board = QAccessible.queryAccessibleInterface(page.board)
    assert board.focusChild().text(QAccessible.Text.Name) == "die low"
    assert board.focusChild().state().focused


def _all_text(page: GamePage) -> str:
    """Return everything that could be read: labels, log, names and descriptions, tool tips."""
    texts = [*page.log.lines, page.prompt_bar.prompt, page.board.toolTip()]
    for widget in page.findChildren(QWidget):
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        texts.append(str(widget.property("text") or ""))
    for spot in page.scene.spots:
        words = page.hands.words_of(spot)
        texts += [words.name, words.text, repr(page.scene.place(spot).face)]
    texts += [repr(item.piece) for item in page.scene.pieces]
    return " ".join(texts)


def test_a_click_in_the_log_looks_back_and_nothing_can_be_done_there(deal: Dealer) -> None:
    page = deal("human", "random", pace="fast")
    drag(page, DIE["high"], ROOM[1])
    page.look_at(0)
    assert page.past_bar.isVisible()
    assert page.scene.reach.sources == []
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert "move 1 of" in page.past_bar.text
    QTest.mouseClick(page.past_bar.now, LEFT)
    assert not page.past_bar.isVisible()
    assert page.scene.reach.buttons


def test_log_and_scores_follow_who_looks_back(deal: Dealer) -> None:
    page = deal("human", "human")
    play_out(page)
    page.tell("This is no part of the play.")
    final = shown_scores(page)
    last = page.session.moves_played
    marked = []
    for moment in (1, last // 2, last - 1):
        page.look_at(moment)
        marked.append(page.log._list.currentRow())
        points = tuple(one.points for one in page.session.game.standings(page.hands.shown))
        assert shown_scores(page) == points
    assert marked == sorted(set(marked))
    assert points != final
    page.look_at_now()
    assert shown_scores(page) == final
    assert page.log._list.currentRow() == -1
    bar = page.log._list.verticalScrollBar()
    assert bar.value() == bar.maximum()


def shown_scores(page: GamePage) -> tuple[int, ...]:
    return tuple(int(row.points.text()) for row in page.scores._rows.values())


def test_undo_and_redo_mean_the_whole_gesture(deal: Dealer) -> None:
    page = deal("human", "human")
    drag(page, DIE["high"], ROOM[1])
    assert page.session.moves_played == 2
    asked = page.prompt_bar.prompt
    QTest.mouseClick(page.prompt_bar.undo, LEFT)
    assert page.session.moves_played == 0
    QTest.mouseClick(page.prompt_bar.redo, LEFT)
    assert (page.session.moves_played, page.prompt_bar.prompt) == (2, asked)


def test_undo_takes_the_log_back_too(deal: Dealer) -> None:
    page = deal("human", "human")
    drag(page, DIE["low"], ROOM[0])
    written = len(page.log.lines)
    QTest.mouseClick(page.prompt_bar.undo, LEFT)
    assert len(page.log.lines) < written
    QTest.mouseClick(page.prompt_bar.redo, LEFT)
    assert len(page.log.lines) == written


def test_restart_takes_the_whole_turn_back(deal: Dealer) -> None:
    page = deal("human", "human")
    drag(page, DIE["high"], ROOM[1])
    page.session.restart_turn()
    assert page.session.moves_played == 0


def test_the_wheel_comes_closer_to_what_lies_under_the_mouse(deal: Dealer) -> None:
    page = deal("human", "human")
    for spot in (Spot("garden", "3"), Spot("decree")):
        page.board.fit()
        at = point_of(page, spot)
        for _ in range(4):
            turn_wheel(page, at)
        moved = point_of(page, spot) - at
        assert moved.manhattanLength() <= 4


def test_the_ring_of_the_keyboard_goes_when_the_mouse_is_used(deal: Dealer) -> None:
    page = deal("human", "human")
    press(page, Qt.Key.Key_Tab)
    assert page.scene.lights.lit(Glow.FOCUS)
    click(page, DIE["high"])
    assert not page.scene.lights.lit(Glow.FOCUS)


def test_a_double_click_where_nothing_can_be_done_shows_the_whole_board(deal: Dealer) -> None:
    page = deal("human", "human")
    whole = page.board.transform()
    for spot, fits in ((DIE["low"], False), (Spot("decree"), True)):
        page.board.zoom_in()
        QTest.mouseDClick(page.board.viewport(), LEFT, pos=point_of(page, spot))
        assert (page.board.transform() == whole) == fits


def test_a_double_click_for_the_whole_board_takes_back_what_was_refused(deal: Dealer) -> None:
    page = deal("human", "human")
    drag(page, DIE["high"], Spot("garden", "1"))
    assert page.hands.bubble.isVisible()
    page.board.zoom_in()
    QTest.mouseDClick(page.board.viewport(), LEFT, pos=point_of(page, Spot("decree")))
    assert not page.hands.bubble.isVisible()


def test_the_end_of_a_turn_waits_to_be_confirmed_if_wanted(deal: Dealer) -> None:
    page = deal("human", "random", confirm_turn=True)
    thinking: list[int] = []
    page.session.thinking_changed.connect(lambda seat, _: thinking.append(seat))
    drag(page, DIE["high"], ROOM[2])
    QTest.mouseClick(page.prompt_bar.move_buttons[-1], LEFT)
    assert page.prompt_bar.end_turn.isVisible()
    assert page.prompt_bar.prompt == "Your turn is done. End it?"
    assert thinking == []
    QTest.mouseClick(page.prompt_bar.end_turn, LEFT)
    assert thinking == [1]


def test_machines_wait_for_a_step_if_wanted(qtbot: Any, deal: Dealer) -> None:
    page = deal("random", "random")
    page.foot.pace_chosen.emit("step")
    qtbot.waitUntil(lambda: page.session.playhead.is_waiting, timeout=30_000)
    before = page.session.moves_played
    QTest.mouseClick(page.prompt_bar.step, LEFT)
    assert page.session.moves_played == before + 1


def test_a_whole_play_by_mouse_ends_with_the_score_sheet(deal: Dealer) -> None:
    page = deal("human", "human")
    play_out(page)
    assert page.sheet.isVisible()
    assert page.sheet.table.columnCount() == 2


def play_out(page: GamePage) -> None:
    """Play to the end by mouse."""
    for _ in range(200):
        if page.hands.shown.is_over:
            return
        if page.curtain.isVisible():
            QTest.mouseClick(page.curtain.button, LEFT)
        else:
            do(page, _first_gesture(page))


def _first_gesture(page: GamePage) -> Gesture:
    reach = page.scene.reach
    for source in reach.sources:
        for target in (*reach.targets(source), None):
            if reach.paths(Gesture(source, target)):
                return Gesture(source, target)
    return Gesture(Spot("button", str(reach.buttons[0][0])))


@pytest.mark.parametrize("scale", [100, 150, 300])
def test_however_large_everything_is_the_board_keeps_most_of_the_room(
    deal: Dealer, scale: int
) -> None:
    theme.fit(theme.Fit(scale))
    page = deal("human", "human")
    assert page.board.width() > 0.6 * page.width()
    assert (page.width(), page.height()) == (1280, 720)
    assert page.side.is_folded == (scale == 300)
    folded = page.side.is_folded
    QTest.mouseClick(page.fold_handle, LEFT)
    assert page.side.is_folded != folded
    page.scores_and_log()
    assert page.side.is_folded == folded


def test_step_by_step_the_bar_says_how_to_see_the_next_move(qtbot: Any, deal: Dealer) -> None:
    page = deal("random", "random", pace="step")
    assert page.prompt_bar.prompt == "Seat 1 to decide … Space or “Next” shows the next move."
    page.settings.change(pace="slow")
    assert page.prompt_bar.prompt == "Seat 1 to decide …"
    page.settings.change(pace="step")
    assert page.prompt_bar.prompt.endswith("shows the next move.")
    qtbot.waitUntil(lambda: page.session.playhead.is_waiting, timeout=30_000)
    page.skip()  # what Space does
    assert page.session.moves_played == 1


def test_who_waits_for_a_person_is_told_of_no_step(deal: Dealer) -> None:
    page = deal("human", "human", pace="step")
    assert page.prompt_bar.prompt == "prompt ChooseDie"
