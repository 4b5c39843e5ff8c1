"""Colours, sizes and fonts."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QPalette

from desktop_app import theme


def test_the_bundled_font_is_there_and_used(qapp: Any) -> None:
    theme.dress(qapp)
    assert theme.FAMILY in QFontDatabase.families()
    assert qapp.font().family() == theme.FAMILY


def test_dark_follows_the_system(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    theme.dress(qapp)
    light = qapp.palette().color(QPalette.ColorRole.Window)
    with monkeypatch.context() as patched:
        patched.setattr(theme, "_scheme", lambda: Qt.ColorScheme.Dark)
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
        dark = qapp.palette().color(QPalette.ColorRole.Window)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert light.lightness() > 200
    assert dark.lightness() < 60


def test_both_sets_have_the_same_colours_and_every_seat_its_own() -> None:
    tokens = theme._tokens()
    assert tokens["light"].keys() == tokens["dark"].keys()
    assert len({theme.seat_look(seat).colour for seat in range(7)}) == 7
