"""The window, its pages and menus, used with the mouse and the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QScrollArea, QWidget

from desktop_app.dialogs.about import AboutDialog, ShortcutsDialog
from desktop_app.dialogs.licences import LicencesDialog
from desktop_app.dialogs.rules_window import RulesWindow
from desktop_app.dialogs.settings_dialog import SettingsDialog
from desktop_app.games.two_castles.panels.score_pad_page import ScorePadPage
from desktop_app.keep import places
from desktop_app.keep.plays import Keeper, Plays
from desktop_app.keep.settings import Settings
from desktop_app.kit.catalog import about, all_games
from desktop_app.lobby import play_files
from desktop_app.lobby.new_game_page import NewGamePage
from desktop_app.lobby.plays_page import PlaysPage
from desktop_app.lobby.seating import seated
from desktop_app.look import language, theme
from desktop_app.shell import first_size, start
from desktop_app.shell.main_window import MainWindow
from desktop_app.table.game_page import GamePage
from desktop_app.table.words_page import WordsPage
from engine import catalog
from engine.core.game import Game
from engine.core.table import Table
from engine.saving import files
from engine.saving.files import Autosave
from engine.saving.save import Seat
from tests.desktop_app.conftest import table_of
from tests.desktop_app.lantern_table import TABLETOP

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
Opened = Callable[[], MainWindow]


@pytest.fixture
def opened(qtbot: Any, lantern: Game[Any], tower: Game[Any], tmp_path: Path) -> Iterator[Opened]:
    """Open the window as the program does; everything is kept in a folder of the test."""
    places.use(tmp_path)

    def open_one() -> MainWindow:
        settings = Settings(places.settings_file())
        toys = [about(lantern.id), about(tower.id)]
        window = MainWindow(toys, settings, Plays(places.plays_folder()))
        qtbot.addWidget(window)
        window.resize(1280, 720)
        with qtbot.waitActive(window):  # else its keys would be nobody's
            window.show()
            window.activateWindow()
        return window

    yield open_one
    places.use(None)
    language.speak(QApplication.instance(), None)
    QLocale.setDefault(QLocale.c())


def begin(qtbot: Any, window: MainWindow, *kinds: str) -> WordsPage:
    """Begin a play of lanterns by clicks."""
    qtbot.mouseClick(window.start_page.new_buttons["lantern"], LEFT)
    page = window.page
    assert isinstance(page, NewGamePage)
    qtbot.mouseClick(page.seats.count_buttons[len(kinds)], LEFT)
    for seat_row, kind in zip(page.seats.rows, kinds, strict=False):
        seat_row.kind.setCurrentIndex(seat_row.kind.findData(kind))
    qtbot.mouseClick(page.start_button, LEFT)
    assert isinstance(window.play_page, WordsPage)
    return window.play_page


def answer(qtbot: Any, page: WordsPage) -> None:
    qtbot.mouseClick(page.moves.buttons[0], LEFT)


def labels(widget: QWidget) -> str:
    """Return everything that is written on a widget."""
    from PySide6.QtWidgets import QAbstractButton, QLabel

    shown = [*widget.findChildren(QLabel), *widget.findChildren(QAbstractButton)]
    return "\n".join(part.text() for part in shown if part.isVisibleTo(widget))


def test_a_play_begins_with_three_clicks_and_leads_back(qtbot: Any, opened: Opened) -> None:
    window = opened()
    page = begin(qtbot, window, "human", "human")
    assert page.moves.buttons
    assert window.windowTitle() == "Lantern – Kastellan"
    window.menus["start"].trigger()
    assert window.page is window.start_page
    assert window.session is None
    assert not window.menus["save"].isEnabled()


def test_the_picture_of_a_game_sets_its_table_too(qtbot: Any, opened: Opened) -> None:
    window = opened()
    qtbot.mouseClick(window.start_page.scenes["tower"], LEFT)
    assert isinstance(window.page, NewGamePage)
    assert window.page.game.id == "tower"


def test_a_play_begins_by_keys_alone_and_escape_leads_back(qtbot: Any, opened: Opened) -> None:
    window = opened()
    window.start_page.new_buttons["lantern"].setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(window.page, NewGamePage)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.page is window.start_page
    window.start_page.new_buttons["lantern"].setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Space)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.session is not None


def test_every_button_and_field_of_a_page_can_be_reached_by_tab(qtbot: Any, opened: Opened) -> None:
    window = opened()
    for show in (window.show_start_page, window._new):
        show()
        wanted = {w for w in window.page.findChildren(QWidget) if is_field(w)}  # type: ignore[union-attr]
        first, reached = window.page, set()
        first.setFocus()  # type: ignore[union-attr]
        for _ in range(3 * len(wanted)):
            qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
            reached.add(window.focusWidget())
        assert wanted <= reached
    page = window.page
    assert isinstance(page, NewGamePage)
    page.seats.count_buttons[page.seats.count].setFocus()
    while page.seats.count < 4:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)  # as among all radio buttons
    assert page.seats.count == 4
    assert [n for n, button in page.seats.count_buttons.items() if button.isChecked()] == [4]
    assert page.seats.rows[3].isVisible()


def is_field(widget: QWidget) -> bool:
    from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

    kinds = (QAbstractButton, QComboBox, QLineEdit)
    if isinstance(widget, QAbstractButton) and widget.autoExclusive():
        return widget.isChecked() and widget.isVisible()  # arrows lead to the others
    return isinstance(widget, kinds) and widget.isVisible() and widget.isEnabled()


def test_a_play_that_was_left_is_offered_on_its_card_and_goes_on(
    qtbot: Any, opened: Opened
) -> None:
    window = opened()
    assert not window.start_page.continue_buttons["lantern"].isVisible()
    answer(qtbot, begin(qtbot, window, "human", "human"))
    window.close()
    again = opened()
    assert not again.start_page.continue_buttons["tower"].isVisible()
    qtbot.mouseClick(again.start_page.continue_buttons["lantern"], LEFT)
    assert again.session is not None
    assert again.session.moves_played == 1
    answer(qtbot, begin_again(again))
    again.show_start_page()
    qtbot.mouseClick(again.start_page.recent_buttons[0], LEFT)
    assert again.session is not None
    assert again.session.moves_played == 2
    again.show_start_page()
    assert len(Plays(places.plays_folder()).all()) == 1, "it is kept where it was"


def begin_again(window: MainWindow) -> WordsPage:
    assert isinstance(window.play_page, WordsPage)
    return window.play_page


def test_only_a_play_at_which_one_person_sits_leaves_a_picture(qtbot: Any, opened: Opened) -> None:
    window = opened()
    answer(qtbot, begin(qtbot, window, "human", "human"))
    window.show_start_page()
    assert [play.picture.exists() for play in Plays(places.plays_folder()).all()] == [False]
    answer(qtbot, begin(qtbot, window, "human", "random"))
    window.show_start_page()
    assert sorted(play.picture.exists() for play in Plays(places.plays_folder()).all()) == [
        False,
        True,
    ]


def test_kept_plays_are_listed_opened_and_deleted_after_a_question(
    qtbot: Any, opened: Opened
) -> None:
    window = opened()
    answer(qtbot, begin(qtbot, window, "human", "random"))
    window.show_start_page()
    (places.plays_folder() / "lantern-1.kastellan").write_text("{")
    qtbot.mouseClick(window.start_page.plays_button, LEFT)
    page = window.page
    assert isinstance(page, PlaysPage)
    damaged, good = page.rows
    assert "cut off" in labels(damaged)
    assert not damaged.open_button.isVisible()
    assert "Player A 0 · Botho 0" in labels(good)
    qtbot.mouseClick(damaged.delete_button, LEFT)
    qtbot.mouseClick(damaged.keep_button, LEFT)
    assert damaged.play.path.exists()
    qtbot.mouseClick(damaged.delete_button, LEFT)
    qtbot.mouseClick(damaged.really_button, LEFT)
    assert not damaged.play.path.exists()
    assert page.rows == [good]
    qtbot.mouseClick(good.open_button, LEFT)
    assert window.session is not None
    assert window.session.moves_played >= 1


def test_ctrl_s_asks_where_once_and_ctrl_o_opens_it_again(
    qtbot: Any, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    page = begin(qtbot, window, "human", "human")
    target, asked = tmp_path / "mine.kastellan", []

    def ask(*_: object) -> Path:
        asked.append(1)
        return target

    monkeypatch.setattr(play_files, "ask_where", ask)
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    answer(qtbot, page)
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    assert len(asked) == 1
    assert len(files.load(target).table.record.moves) == 1
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    window.show_start_page()
    qtbot.keyClick(window, Qt.Key.Key_O, CTRL)
    assert window.play is not None
    assert window.play.file == target


def test_who_opens_the_generation_before_goes_on_with_its_play(
    qtbot: Any, opened: Opened, lantern: Game[Any]
) -> None:
    window = opened()
    assert window.plays
    table = Table(lantern, 2, 1)
    keeper = Keeper(table, seated(("human", "human")), window.plays.new_path("lantern"))
    for move in ("0 take low", "0 place room 0"):
        table.follow(move)
        keeper.write()
    before = Autosave(keeper.path).before
    window.open_file(before)
    assert window.play
    assert table_of(window.play.session).record.moves == [(0, "take low")]
    window.play.keep_now()
    window.end_play()
    assert files.load(keeper.path).table.record.moves == [(0, "take low")]
    assert len(files.load(before).table.record.moves) == 2
    assert len(list(window.plays.folder.glob(f"*{files.SUFFIX}"))) == 2


def test_a_play_that_is_open_in_another_window_goes_on_as_another_play(
    qtbot: Any, opened: Opened
) -> None:
    one = opened()
    answer(qtbot, begin(qtbot, one, "human", "human"))
    assert one.plays
    qtbot.waitUntil(lambda: len(one.plays.all()) == 1)
    path = one.plays.all()[0].path
    written = path.read_bytes()
    other = opened()
    other.open_file(path)
    (box,) = other.findChildren(QMessageBox)
    qtbot.waitUntil(box.isVisible)
    assert "open in another window" in box.text()
    box.close()
    assert isinstance(other.play_page, WordsPage)
    answer(qtbot, other.play_page)
    other.end_play()
    assert path.read_bytes() == written
    assert len(one.plays.all()) == 2
    one.end_play()
    other.open_file(path)
    assert other.play
    assert not other.play.is_copy


def test_a_file_that_cannot_be_opened_is_told_in_one_sentence(
    qtbot: Any, opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda *words: said.append(words[-1]))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "no"), ""))
    window = opened()
    qtbot.mouseClick(window.start_page.open_button, LEFT)
    assert said == ["The file cannot be read."]
    assert window.page is window.start_page


def test_a_play_goes_on_where_it_cannot_be_kept(qtbot: Any, opened: Opened, tmp_path: Path) -> None:
    window = opened()
    (tmp_path / "plays").write_text("a file where the folder should be")
    page = begin(qtbot, window, "human", "human")
    answer(qtbot, page)
    qtbot.waitUntil(lambda: "cannot be saved" in window.statusBar().currentMessage())
    assert window.statusBar().isVisible()
    answer(qtbot, page)
    assert window.session is not None
    assert window.session.moves_played == 2


def test_undo_and_redo_are_keys(qtbot: Any, opened: Opened) -> None:
    window = opened()
    answer(qtbot, begin(qtbot, window, "human", "human"))
    assert window.session is not None
    qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert window.session.moves_played == 0
    qtbot.keyClick(window, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert window.session.moves_played == 1


def test_the_menu_restarts_the_turn(qtbot: Any, opened: Opened) -> None:
    window = opened()
    page = begin(qtbot, window, "human", "human")
    assert not window.menus["restart"].isEnabled()
    answer(qtbot, page)
    answer(qtbot, page)
    window.menus["restart"].trigger()
    assert window.session is not None
    assert window.session.moves_played == 0
    assert not window.menus["restart"].isEnabled()


def test_keys_and_menu_come_closer_to_the_board_and_show_it_whole_again(
    qtbot: Any, opened: Opened
) -> None:
    window = opened()
    assert not window.menus["fit_board"].isEnabled(), "there is no board yet"
    seats = [Seat("Ada", "human"), Seat("Bo", "random")]
    window.show_play(Table(catalog.load("white_castle"), 2, 5), seats).start()
    page = window.page
    assert isinstance(page, GamePage)
    whole = page.board.transform().m11()
    qtbot.keyClick(window, Qt.Key.Key_Plus, CTRL)
    qtbot.keyClick(window, Qt.Key.Key_Plus, CTRL)
    near = page.board.transform().m11()
    assert near > whole
    qtbot.keyClick(window, Qt.Key.Key_Minus, CTRL)
    assert whole < page.board.transform().m11() < near
    qtbot.keyClick(window, Qt.Key.Key_0, CTRL)
    assert page.board.transform().m11() == pytest.approx(whole)


def test_plain_keys_go_to_the_page_that_knows_them(qtbot: Any, opened: Opened) -> None:
    window = opened()
    begin(qtbot, window, "human", "human")
    assert not window.menus["hint"].isEnabled()
    done: list[str] = []

    class Page(QWidget):
        def hint(self) -> None:
            done.append("hint")

        def skip(self) -> None:
            done.append("skip")

        def put_back(self) -> None:
            done.append("put back")

    window._show(Page(), window.show_start_page)
    for key in (Qt.Key.Key_H, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        qtbot.keyClick(window.page, key)
    assert done == ["hint", "skip", "put back"]


def test_ctrl_n_sets_a_table_for_the_game_played_last(qtbot: Any, opened: Opened) -> None:
    window = opened()
    begin(qtbot, window, "human", "human")
    qtbot.keyClick(window, Qt.Key.Key_N, CTRL)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.game.id == "lantern"
    assert page.seats.count == 2, "as the last time"
    qtbot.mouseClick(page.back_button, LEFT)
    qtbot.mouseClick(window.start_page.new_buttons["tower"], LEFT)
    qtbot.mouseClick(window.page.start_button, LEFT)  # type: ignore[union-attr]
    window.show_start_page()
    qtbot.keyClick(window, Qt.Key.Key_N, CTRL)
    assert isinstance(window.page, NewGamePage)
    assert window.page.game.id == "tower"


def test_the_page_of_keys_scrolls_where_the_screen_is_small(qtbot: Any) -> None:
    theme.fit(theme.Fit(scale=300))
    keys = ShortcutsDialog([("F1", "Rules")])
    qtbot.addWidget(keys)
    keys.show()
    assert keys.height() <= keys.screen().availableGeometry().height()
    bar = keys.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() > 0


def test_the_keys_of_each_board_are_told_with_those_of_the_house(qtbot: Any) -> None:
    window = MainWindow(all_games())
    qtbot.addWidget(window)
    window.menus["shortcuts"].trigger()
    assert isinstance(window.dialogs.open, ShortcutsDialog)
    assert "1 – 9, 0, ." in labels(window.dialogs.open).splitlines()


def test_dialogs_have_keys_and_only_one_is_open(qtbot: Any, opened: Opened) -> None:
    window = opened()
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert isinstance(window.dialogs.open, RulesWindow)
    qtbot.keyClick(window, Qt.Key.Key_Comma, CTRL)
    assert isinstance(window.dialogs.open, SettingsDialog)
    window.menus["shortcuts"].trigger()
    keys = window.dialogs.open
    assert isinstance(keys, ShortcutsDialog)
    assert "Ctrl+Shift+Z" in labels(keys)
    for key in (
        "Esc",
        "Tab",
        "Space",
        "Enter",
        "Arrows",
        "Letters",
        "+, −",
        "H",
        "←, →",
    ):
        assert key in labels(keys).splitlines()
    window.menus["about"].trigger()
    about = window.dialogs.open
    assert isinstance(about, AboutDialog)
    for word in ("MIT", "LGPL", "Noto Sans", "0.", "plain Python"):
        assert word in labels(about)
    qtbot.mouseClick(about.licences_button, LEFT)
    licences = about.findChild(LicencesDialog)
    assert licences is not None
    assert licences.isVisible()
    licences.close()
    qtbot.keyClick(about, Qt.Key.Key_Escape)
    assert window.dialogs.open is None


def test_f11_fills_the_screen_and_comes_back(qtbot: Any, opened: Opened) -> None:
    window = opened()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_a_window_that_filled_the_screen_comes_back_so_and_f11_ends_it(
    qtbot: Any, opened: Opened
) -> None:
    window = opened()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    window.close()
    again = opened()
    assert again.isFullScreen()
    assert again.menus["full_screen"].isChecked()
    qtbot.keyClick(again, Qt.Key.Key_F11)
    assert not again.isFullScreen()


def test_the_window_is_where_it_was(qtbot: Any, opened: Opened) -> None:
    window = opened()
    window.resize(780, 560)
    window.close()
    geometry = Settings(places.settings_file()).values.geometry
    again = MainWindow([], Settings(places.settings_file()))
    qtbot.addWidget(again)
    assert geometry
    assert (again.width(), again.height()) == (780, 560)


def test_enter_presses_the_button_that_has_the_focus(qtbot: Any, opened: Opened) -> None:
    window = opened()
    window.start_page.settings_button.setFocus()
    qtbot.keyClick(window.start_page.settings_button, Qt.Key.Key_Return)
    assert isinstance(window.dialogs.open, SettingsDialog)


def test_the_first_window_takes_most_of_a_large_screen() -> None:
    assert first_size.wanted_size(QSize(3840, 2100)) == QSize(3072, 1680)


def test_on_a_screen_of_another_width_the_window_is_placed_anew(qtbot: Any, opened: Opened) -> None:
    window = opened()
    window.close()
    settings = Settings(places.settings_file())
    before = bytes.fromhex(settings.values.geometry)
    settings.change(geometry=(before[:46] + (9000).to_bytes(4, "big") + before[50:]).hex())
    _, again = start._window([], start.Wishes())
    qtbot.addWidget(again)
    assert again.isMaximized()  # the screen of tests is smaller than the first size


def test_the_language_changes_while_a_play_is_open(qtbot: Any, opened: Opened) -> None:
    window = opened()
    answer(qtbot, begin(qtbot, window, "human", "human"))
    offered = [button.text() for button in begin_again(window).moves.buttons]
    window.show_settings()
    dialog = window.dialogs.open
    assert isinstance(dialog, SettingsDialog)
    box = dialog.boxes["language"]
    box.setCurrentIndex(box.findData("de"))
    assert window.menus["undo"].text() == "&Rückgängig"
    page = begin_again(window)
    assert page.undo_button.text() == "Rückgängig"
    assert [button.text() for button in page.moves.buttons] == offered
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Einstellungen")
    dialog.boxes["language"].setCurrentIndex(dialog.boxes["language"].findData("en"))
    assert window.menus["undo"].text() == "&Undo"
    assert window.session is not None
    assert window.session.moves_played == 1


def test_sizes_and_colours_change_at_once(qtbot: Any, opened: Opened) -> None:
    window = opened()
    window.show_settings()
    dialog = window.dialogs.open
    assert isinstance(dialog, SettingsDialog)
    light = theme.colour("table")
    dialog.boxes["appearance"].setCurrentIndex(dialog.boxes["appearance"].findData("dark"))
    assert theme.colour("table").lightness() < light.lightness()
    before = window.start_page.open_button.sizeHint().height()
    dialog.boxes["scale"].setCurrentIndex(dialog.boxes["scale"].findData(200))
    assert window.start_page.open_button.sizeHint().height() > 1.6 * before


def test_settings_that_grow_stay_on_the_screen(qtbot: Any, opened: Opened) -> None:
    window = opened()
    window.show_settings()
    dialog = window.dialogs.open
    assert isinstance(dialog, SettingsDialog)
    screen = dialog.screen().availableGeometry()
    dialog.move(screen.right() - dialog.width(), screen.bottom() - dialog.height())
    window.settings.change(scale=150)
    qtbot.waitUntil(lambda: screen.contains(dialog.frameGeometry()))


def test_a_play_turns_dark_where_it_stands(qtbot: Any, opened: Opened) -> None:
    window = opened()
    window.settings.change(appearance="light")
    page = begin(qtbot, window, "human", "human")
    answer(qtbot, page)
    window.settings.change(appearance="dark")
    assert window.page is not page  # boards and icons do not repaint themselves
    assert window.session is not None
    assert window.session.moves_played == 1


def test_a_play_turns_dark_with_the_system(
    qtbot: Any, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened()
    page = begin(qtbot, window, "human", "human")
    hints = QApplication.styleHints()
    hints.colorSchemeChanged.emit(hints.colorScheme())
    assert window.page is page
    monkeypatch.setattr(theme, "_scheme", lambda: Qt.ColorScheme.Dark)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert window.page is not page


def test_a_score_pad_turns_dark_with_its_castle(qtbot: Any, opened: Opened) -> None:
    window = opened()
    window.settings.change(appearance="light")
    window.show_score_pad("two_castles")
    pad = window.page
    assert isinstance(pad, ScorePadPage)
    pad.show_example()
    window.settings.change(appearance="dark")
    assert isinstance(window.page, ScorePadPage)
    assert window.page is not pad
    assert window.page.pad == pad.pad


def test_a_tick_and_the_volume_are_kept(qtbot: Any, opened: Opened) -> None:
    window = opened()
    qtbot.mouseClick(window.start_page.settings_button, LEFT)
    dialog = window.dialogs.open
    assert isinstance(dialog, SettingsDialog)
    dialog.ticks["learning"].setFocus()
    qtbot.keyClick(dialog.ticks["learning"], Qt.Key.Key_Space)
    qtbot.keyClick(dialog.volume, Qt.Key.Key_Home)
    qtbot.keyClick(dialog.ticks["sound"], Qt.Key.Key_Space)
    assert not dialog.volume.isEnabled()
    values = Settings(places.settings_file()).values
    assert (values.learning, values.volume, values.sound) == (False, 0, False)


@pytest.mark.parametrize(("scale", "text"), [(75, 100), (300, 200)])
def test_at_every_scale_the_window_fits_and_the_pages_scroll(
    qtbot: Any, opened: Opened, scale: int, text: int
) -> None:
    window = opened()
    window.settings.change(scale=scale, text_size=text)
    for show in (window.show_start_page, window.show_plays, window._new):
        show()
        window.resize(800, 600)
        assert (window.width(), window.height()) == (800, 600)


def test_without_games_the_start_page_says_so(qtbot: Any) -> None:
    window = MainWindow([])
    qtbot.addWidget(window)
    window.show()
    assert "no game" in labels(window)
    window.menus["new"].trigger()
    assert window.page is window.start_page


def test_a_score_sheet_that_was_closed_stays_closed_when_the_page_is_made_anew(
    opened: Opened, lantern: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop_app.shell.main_window.catalog.load", lambda _: TABLETOP)
    window = opened()
    table = Table(lantern, 2, 5)
    while not table.state.is_over:
        seat = min(table.state.waiting)
        table.play(seat, table.state.moves(seat)[0])
    window.settings.change(animation="off")  # no panorama stands before the sheet
    window.show_play(table, seated(("human", "random"))).start()
    window.settings.change(scale=125)
    page = window.play_page
    assert isinstance(page, GamePage)
    assert page.sheet.isVisible()  # nobody has closed it yet
    page.sheet.close_button.click()
    for wish in ({"scale": 150}, {"language": "de"}):
        window.settings.change(**wish)
        anew = window.play_page
        assert isinstance(anew, GamePage)
        assert anew is not page
        assert not anew.sheet.isVisible()
        assert anew.prompt_bar.prompt
        page = anew


def test_a_new_game_is_for_the_seats_of_the_play_just_ended(
    qtbot: Any, opened: Opened, lantern: Game[Any]
) -> None:
    window = opened()
    begin(qtbot, window, "human", "random", "random")  # the table that was set last
    seats = seated(("human", "human"), ("", "Ada"))  # the one a command line asks for
    window.show_play(Table(lantern, 2, 1), seats).start()
    window.menus["new"].trigger()
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.seats.seats == seats
    assert page.seats.rows[0].name.text() == ""  # nobody wrote a usual name
    window.settings.change(scale=125)
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.seats.seats == seats
