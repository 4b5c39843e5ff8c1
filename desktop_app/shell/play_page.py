"""The page on which a play is played; it is loaded with the first play, not with the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop_app.dialogs.rule_numbers import cited_in
from desktop_app.keep.settings import Settings
from desktop_app.kit import catalog
from desktop_app.look.sound import Sounds
from desktop_app.play.session import GameSession
from desktop_app.table.game_page import GamePage
from desktop_app.table.table_sounds import TableSounds
from desktop_app.table.words_page import WordsPage


def page_for(
    session: GameSession, settings: Settings, sounds: Sounds, set_again: Callable[[], None]
) -> GamePage | WordsPage:
    """Return the page of a play; after its end somebody may wish to *set_again* the table."""
    tabletop = catalog.load(session.game.id)
    if tabletop is None:
        return WordsPage(session)
    page = GamePage(session, tabletop, settings)
    heard = TableSounds(session, sounds, page)
    page.scene.picked_up.connect(heard.pick_up)
    page.hands.refused.connect(heard.refuse)
    page.sheet.new_game.clicked.connect(set_again)
    return page


def rule_named_on(page: QWidget | None) -> str:
    """Return the number of the rule that a bubble on *page* names; empty if none does."""
    bubble = page.hands.bubble if isinstance(page, GamePage) else None
    return cited_in(bubble.text()) if bubble and bubble.isVisible() else ""


def has_sheet(page: QWidget | None) -> bool:
    """Whether the score sheet lies over the board on *page*."""
    return isinstance(page, GamePage) and not page.sheet.isHidden()


def show_sheet(page: QWidget | None) -> None:
    """Lay the score sheet over the board, as it was on the page before."""
    if isinstance(page, GamePage):
        page.scoring.show_sheet()


def play_again(page: QWidget | None) -> None:
    """Show the whole play on *page* again."""
    if isinstance(page, GamePage):
        page.play_again()
