"""Castles as whoever looks would call them: the left one, the right one, that of others."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.words.names import castle_name
from desktop_app.kit.picture import Names
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def castle_words(view: TwoCastles, castle: int, names: Names) -> str:
    """Name a castle."""
    left, right = _own(view)
    if castle == left:
        return translate("two_castles", "your left castle")
    if castle == right:
        return translate("two_castles", "your right castle")
    name = castle_name(view, names, castle)
    return translate("two_castles", "the castle of {name}").format(name=name)


def in_castle(view: TwoCastles, castle: int, names: Names) -> str:
    """Say where something happens."""
    left, right = _own(view)
    if castle == left:
        return translate("two_castles", "in your left castle")
    if castle == right:
        return translate("two_castles", "in your right castle")
    name = castle_name(view, names, castle)
    return translate("two_castles", "in the castle of {name}").format(name=name)


def _own(view: TwoCastles) -> tuple[int, int]:
    return (-1, -1) if view.viewer is None else view.castles_of(view.viewer)
