"""Colours, sizes and fonts."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontDatabase, QPalette
from PySide6.QtWidgets import QMenu, QScrollBar, QSlider

from desktop_app.look import theme


def test_the_bundled_font_is_there_and_used(qapp: Any) -> None:
    assert theme.FAMILY in QFontDatabase.families()
    assert qapp.font().family() == theme.FAMILY


def test_dark_follows_the_system(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_everything_grows_with_the_scale_and_text_on_top_of_it(qapp: Any) -> None:
    theme.fit(theme.Fit(scale=300))
    assert (theme.size("step"), theme.size("text_tiny")) == (12, 33)
    theme.fit(theme.Fit(scale=200, text=150))
    assert (theme.size("step"), theme.size("text_tiny")) == (8, 33)
    assert qapp.font().pixelSize() == theme.size("text_small") == 39
    theme.fit(theme.Fit())
    assert qapp.font().pixelSize() == 13


def test_bars_menus_and_sliders_grow_with_the_scale(qtbot: Any) -> None:
    bar, menu, slider = QScrollBar(), QMenu(), QSlider(Qt.Orientation.Horizontal)
    menu.addAction("Quit")
    for part in (bar, menu, slider):
        qtbot.addWidget(part)

    def sizes() -> list[int]:
        for part in (bar, menu, slider):
            part.ensurePolished()
        gap = menu.sizeHint().height() - menu.fontMetrics().height()
        return [bar.sizeHint().width(), gap, slider.sizeHint().height()]

    usual = sizes()
    theme.fit(theme.Fit(scale=300))
    large = sizes()
    assert all(after >= 2.5 * before for before, after in zip(usual, large, strict=True))


def test_no_text_is_smaller_than_11_pixels_at_full_scale() -> None:
    texts = {n: s for n, s in theme._tokens()["sizes"].items() if n.startswith("text")}
    assert min(texts.values()) >= 11


def test_light_and_dark_can_be_forced(qapp: Any) -> None:
    theme.turn("dark")
    assert theme.is_dark()
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme.colour("table")
    assert theme.colour("table").lightness() < 60
    theme.turn("light")
    assert theme.colour("table").lightness() > 200


def luminance(colour: QColor) -> float:
    """Return how bright a colour is, as WCAG 2 counts it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    bright = sorted((luminance(theme.colour(name)) for name in (one, other)), reverse=True)
    return (bright[0] + 0.05) / (bright[1] + 0.05)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_in_high_contrast_all_that_is_written_stands_out(qapp: Any, light: str) -> None:
    theme.turn(light)
    before = theme.colour("ink_soft")
    theme.want_contrast(True)
    try:
        assert theme.has_high_contrast()
        assert theme.colour("ink_soft") != before
        for ground in ("paper", "table", "card"):
            for ink in ("ink", "ink_soft", "accent", "refused", "gain", "pay"):
                assert contrast(ink, ground) >= 7, (ink, ground)
            assert contrast("line", ground) >= 4.5
        assert contrast("on_accent", "accent") >= 7
        assert contrast("ink", "marked") >= 7
    finally:
        theme.want_contrast(None)
        theme.turn("system")
    assert not theme.has_high_contrast()
