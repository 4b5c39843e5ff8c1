"""Lets the settings hold: language, light or dark, and how large everything is."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from desktop_app.keep.settings import Values
from desktop_app.look import language, theme

LAID_OUT_AGAIN = frozenset({"language", "scale", "text_size"})
"""After a change of these, windows must be made again; so must they after a turn to dark."""


def apply_all(values: Values) -> None:
    """Let all of *values* hold."""
    for name in ("language", "appearance", "scale"):
        apply(values, name)


def apply(values: Values, name: str) -> None:
    """Let the setting called *name* hold; most are asked for only when they matter."""
    match name:
        case "language":
            app = QApplication.instance()
            assert app, "somebody must speak"
            language.speak_setting(app, values.language)
        case "appearance":
            theme.turn(values.appearance)
        case "scale" | "text_size":
            theme.fit(theme.Fit(values.scale, values.text_size))
        case _:
            pass
