"""The bar above the board never asks for more room than the window has."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from desktop_app.column.column_foot import ColumnFoot
from desktop_app.look import language, theme
from desktop_app.look.parts import button
from desktop_app.table.prompt_bar import PromptBar
from engine.core.agenda import Move
from engine.core.value import value

LONG = "Wähle einen Würfel an einem Ende einer Brücke; Laternen zahlen nur für den niedrigsten."
BUTTONS = ("B in deinem linken Schloss zuerst bauen lassen", "Fertig & weiter", "Verzichten")


@value
class Say(Move):
    """A move that is only words."""

    text: str

    def __str__(self) -> str:
        return self.text


@pytest.fixture
def bar(qtbot: Any) -> PromptBar:
    theme.fit(theme.Fit(text=150))
    made = PromptBar()
    qtbot.addWidget(made)
    made.resize(1264, made.height())
    made.show()
    return made


def offer(bar: PromptBar, *texts: str) -> None:
    bar.show_buttons([(Say(text),) for text in texts], lambda path: str(path[0]))
    QApplication.processEvents()


def test_buttons_without_room_wait_in_a_menu(qtbot: Any, bar: PromptBar) -> None:
    height = bar.height()
    bar.say(0, LONG, ("B baut", "C baut", "wer gewartet hat, baut", "die Stapel gehen weiter") * 3)
    offer(bar, *BUTTONS * 2)
    assert bar.minimumSizeHint().width() < 1264
    assert (bar.width(), bar.height()) == (1264, height)
    shown = [made for made in bar.move_buttons if made.isVisible()]
    waiting = bar._moves._menu.actions()
    assert bar._moves.more.isVisible()
    assert len(shown) + len(waiting) == len(bar.move_buttons) == 6
    assert all(bar.rect().contains(made.geometry()) for made in shown)
    with qtbot.waitSignal(bar.path_chosen) as chosen:
        waiting[-1].trigger()
    assert chosen.args == [(Say("Verzichten"),)]


def test_with_room_enough_all_buttons_are_shown(bar: PromptBar) -> None:
    bar.say(0, "Wähle.")
    offer(bar, "Fertig", "Verzichten")
    assert all(made.isVisible() for made in bar.move_buttons)
    assert not bar._moves.more.isVisible()


@pytest.mark.parametrize("width", [1264, 900, 640])
def test_a_long_prompt_is_never_cut(bar: PromptBar, width: int) -> None:
    bar.resize(width, bar.height())
    bar.say(0, LONG)
    offer(bar, *BUTTONS)
    prompt = bar._words.prompt
    assert prompt.heightForWidth(prompt.width()) <= bar.height()


def test_a_prompt_of_two_lines_leaves_room_for_a_button(bar: PromptBar) -> None:
    theme.fit(theme.Fit())
    bar.say(0, LONG)
    offer(bar, "Verzichten")
    assert bar.move_buttons[0].isVisible()
    assert not bar._words.prompt.styleSheet(), "it is as large as ever"


@pytest.mark.parametrize("spoken", [None, "de", "it"])
def test_the_pace_fits_below_the_log_in_every_language(qtbot: Any, spoken: str | None) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.speak(app, spoken)
    try:
        foot = ColumnFoot(button("Score"), button("Replay"))
        qtbot.addWidget(foot)
        foot.resize(theme.size("side_panel"), foot.sizeHint().height())
        foot.show()
        QApplication.processEvents()
        assert foot.minimumSizeHint().width() <= theme.size("side_panel")
        for number in range(foot.pace.count()):
            words = foot.pace.fontMetrics().horizontalAdvance(foot.pace.itemText(number))
            assert words < foot.pace.width() - 2 * theme.size("badge")
    finally:
        language.speak(app, None)
        QLocale.setDefault(QLocale.c())


def test_what_comes_later_than_is_told_is_hinted_at_and_told_by_a_tip(bar: PromptBar) -> None:
    tasks = ("you build", "Botho builds", "Chiyo builds", "Darius builds", "round 2")
    bar.say(0, "Build.", tasks[:4])
    bar.grab()
    assert bar.queue == "Then: you build · Botho builds · Chiyo builds · Darius builds"
    assert bar._words.queue.toolTip() == ""
    bar.say(0, "Build.", tasks)
    bar.grab()
    assert bar.queue.endswith("Darius builds · …")
    assert "round 2" in bar._words.queue.toolTip()
