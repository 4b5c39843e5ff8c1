"""A picture of a board in a file, at any moment of a play."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from desktop_app.board.render import render
from desktop_app.keep import places
from desktop_app.kit.picture import Picture
from desktop_app.look.save_dialog import ask_where, free_name

WIDTH = 2560
"""Pixels; enough to print it."""


def save(window: QWidget, picture: Picture, name: str) -> bool:
    """Let the player choose a file, and write *picture* to it; return whether that was done."""
    title = QCoreApplication.translate("BoardPicture", "Save a picture of the board")
    proposal = free_name(places.documents_folder() / f"{name}.png")
    path = ask_where(window, title, proposal, "PNG (*.png)")
    if path is None:
        return False
    if render(picture, WIDTH).save(str(path)):
        return True
    text = QCoreApplication.translate("BoardPicture", "The picture cannot be written to {path}.")
    QMessageBox.warning(window, "Kastellan", text.format(path=path))
    return False
