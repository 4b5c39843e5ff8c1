"""The log beside the board: where it stands, and that no word of it is cut."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QFont, QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QStyle, QStyleOptionViewItem

from desktop_app.column.log_panel import LogPanel
from desktop_app.keep.settings import Settings
from desktop_app.kit.tabletop import Line
from desktop_app.look import theme
from desktop_app.table.game_page import GamePage
from engine.core.game import Game
from tests.desktop_app.conftest import Opener, show_again
from tests.desktop_app.hands import LEFT, drag
from tests.desktop_app.lantern_table import DIE, TABLETOP
from tests.desktop_app.test_game_page import ROOM
from tests.desktop_app.whole_plays import dealer

SENTENCE = (
    "anna takes a pair: 2 resources of choice, 4 coins, 2 seals; courtier action. The pair nobody"
    " took leaves the play."
)


@pytest.fixture
def page(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> GamePage:
    """Return a play in which much has been told, in lines of every length."""
    made = dealer(qtbot, open_session, lantern, TABLETOP)("human", "human")
    tell_much(made.log)
    return made


def tell_much(log: LogPanel) -> None:
    words = SENTENCE.split()
    for count in range(1, 60):
        log._add(Line(" ".join(words[: count % 20 + 1]), "coin" if count % 2 else ""), 0)
        QApplication.processEvents()
    log._keep_place()


def list_of(log: LogPanel) -> QListWidget:
    shown = log.findChild(QListWidget)
    assert shown
    return shown


def test_every_line_is_as_high_as_its_words(page: GamePage) -> None:
    assert_nothing_is_cut(list_of(page.log))
    page.resize(1280, 2400)
    QApplication.processEvents()
    assert_nothing_is_cut(list_of(page.log))


def assert_nothing_is_cut(shown: QListWidget) -> None:
    """Lay every line out as Qt paints it, and look whether the row is high enough."""
    style = shown.style()
    for row in range(shown.count()):
        item, option = shown.item(row), QStyleOptionViewItem()
        shown.initViewItemOption(option)
        shown.itemDelegate().initStyleOption(option, shown.indexFromItem(item))
        option.rect = shown.visualItemRect(item)
        room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, shown)
        margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, shown) + 1
        width = min(room.right(), shown.viewport().width() - 1) - room.left() + 1 - 2 * margin
        width -= 2  # beside an icon Qt keeps so much more than it says
        assert height_of(item.text(), option.font, width) <= room.height(), item.text()


def height_of(text: str, font: QFont, width: int) -> float:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        height += line.height()
    layout.endLayout()
    return height


def is_at_the_end(log: LogPanel) -> bool:
    bar = list_of(log).verticalScrollBar()
    return bar.maximum() > 0 and bar.value() == bar.maximum()


def test_the_newest_line_stays_in_sight_whatever_the_size(page: GamePage) -> None:
    assert is_at_the_end(page.log)
    for width, height in ((1280, 1000), (900, 500), (1920, 1080), (1280, 720)):
        page.resize(width, height)
        QApplication.processEvents()
        assert is_at_the_end(page.log)


def test_who_reads_what_was_keeps_the_place(page: GamePage) -> None:
    bar = list_of(page.log).verticalScrollBar()
    bar.setValue(40)
    page.resize(1280, 700)
    QApplication.processEvents()
    assert bar.value() == 40
    show_again(page.session)  # tells nothing new
    QApplication.processEvents()
    assert bar.value() == 40
    drag(page, DIE["high"], ROOM[1])
    QApplication.processEvents()
    assert is_at_the_end(page.log)


def test_behind_the_curtain_and_on_a_new_page_the_newest_line_is_in_sight(
    qtbot: Any, page: GamePage
) -> None:
    page.resize(1280, 420)
    curtains = 0
    while curtains < 6:
        seat = page.session.decider
        if seat is None:
            QTest.mouseClick(page.curtain.button, LEFT)
            curtains += 1
        else:
            page.session.play(seat, page.session.offers(seat)[0])
    QApplication.processEvents()
    assert is_at_the_end(page.log)
    again = GamePage(page.session, TABLETOP, Settings())  # as after a change of language
    qtbot.addWidget(again)
    again.resize(1280, 420)
    again.show()
    QApplication.processEvents()
    assert is_at_the_end(again.log)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_marked_line_is_written_in_ink_on_a_pale_ground(page: GamePage, look: str) -> None:
    theme.turn(look)
    shown = list_of(page.log)
    line = shown.item(shown.count() - 1)
    shown.setCurrentItem(line)
    QApplication.processEvents()
    place = shown.visualItemRect(line)
    image = shown.viewport().grab(place).toImage()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(4)}
    assert theme.colour("marked").name() in colours
    assert image.pixelColor(1, image.height() // 2).name() == theme.colour("accent").name()
    inked = {image.pixelColor(x, y).name() for x in range(place.width()) for y in range(20)}
    assert theme.colour("ink").name() in inked
