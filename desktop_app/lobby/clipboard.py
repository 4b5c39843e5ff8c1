"""Positions go as text to the clipboard, and a play begins with one that lies there."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop_app.lobby.seating import seated, usual_machine
from desktop_app.play.seen_table import HUMAN
from desktop_app.play.session import GameSession
from engine import catalog
from engine.core.errors import KastellanError
from engine.core.table import Table
from engine.saving.save import Seat

Begun = tuple[Table, tuple[Seat, ...]]


def copy(session: GameSession) -> str:
    """Put what the watching seat may know on the clipboard; return what to tell about it."""
    if not session.position:
        return QCoreApplication.translate(
            "Positions", "Only somebody who sits alone at the table can copy the position."
        )
    QGuiApplication.clipboard().setText(session.position)
    return QCoreApplication.translate("Positions", "The position is on the clipboard.")


def paste(window: QWidget, played: GameSession | None) -> Begun | None:
    """Return a table that begins with the position on the clipboard, or say what is wrong."""
    try:
        return begun(QGuiApplication.clipboard().text(), played)
    except KastellanError as error:
        sentence = QCoreApplication.translate(
            "Positions", "There is no position on the clipboard that can be played. {why}"
        )
        QMessageBox.warning(window, "Kastellan", sentence.format(why=error))
        return None


def begun(text: str, played: GameSession | None) -> Begun:
    """Return a table that begins as *text* says and who sits there, or raise PositionError.

    Those who just *played* sit down again, unless what they may know would not be theirs.
    """
    game = catalog.of_position(text)
    position = game.position(text)
    table = Table.from_position(game, position, secrets.randbits(32))
    viewer, count = position.viewer, table.record.seats
    if (
        played
        and (played.game.id, len(played.seats)) == (game.id, count)
        and (viewer is None or played.humans == (viewer,))
    ):
        return table, played.seats
    person = min(table.state.waiting, default=0) if viewer is None else viewer
    return table, seated(
        [HUMAN if seat == person else usual_machine(table.game) for seat in range(count)]
    )
