"""Colours, sizes and fonts of every window, read from ``resources/art/theme.json``."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication

from desktop_app.look.style_sheet import STYLE_SHEET
from engine.core.value import value

FAMILY = "Noto Sans"
TITLE_FAMILY = "Kastellan Title"  # for titles only
JAPANESE_FAMILY = "Noto Sans CJK JP"  # the few characters we show
LEAST_TEXT = 9
"""Pixels; letters below it are not worth to be written, however small everything is."""
_FONT_FILES = (
    "NotoSans-Regular.ttf",
    "NotoSans-Bold.ttf",
    "KastellanTitle-Regular.otf",
    "NotoSansCJKjp-Few.otf",
)


@value
class SeatLook:
    """How a seat is told from the others."""

    letter: str
    colour: str
    ink: str
    pattern: str


@value
class Fit:
    """How large everything is, in per cent; *text* comes on top of *scale*."""

    scale: int = 100
    text: int = 100


def size(name: str) -> int:
    """Return a size in pixels: ``size("text_large")``, ``size("step")``."""
    return _sizes()[name]


def scale() -> float:
    """Return how large everything is; 1 is as usual."""
    return _fit.scale / 100


def seat_look(seat: int) -> SeatLook:
    """Return letter, colour and pattern of *seat*."""
    looks = _tokens()["seats"]
    look = looks[seat % len(looks)]
    return SeatLook(chr(ord("A") + seat), look["colour"], look["ink"], look["pattern"])


def colour(name: str) -> QColor:
    """Return a colour of the light or the dark set, as the system asks: ``colour("ink")``."""
    return QColor(_colours()[name])


def faded(name: str, opacity: float) -> QColor:
    """Return a colour that lets something shine through."""
    made = colour(name)
    made.setAlphaF(opacity)
    return made


def is_dark() -> bool:
    """Whether the dark set is used."""
    return _scheme() == Qt.ColorScheme.Dark


def has_high_contrast() -> bool:
    """Whether lines and letters stand out as much as they can, because the system asks for it."""
    if _contrast is not None:
        return _contrast
    return _wishes is not None and bool(
        _wishes.contrastPreference() == Qt.ContrastPreference.HighContrast
    )


def when_contrast_changes(slot: Callable[[], object]) -> None:
    """Call *slot* when the system wants another contrast; before Qt 6.10 nobody can know."""
    if _wishes is not None:
        _wishes.contrastPreferenceChanged.connect(slot)


def want_contrast(high: bool | None) -> None:
    """Have high contrast or not, whatever the system asks for; None asks the system again."""
    global _contrast
    _contrast = high
    _paint()


def art_shades() -> dict[str, str]:
    """Map each colour that pictures are written in to its shade in the current set."""
    light: dict[str, str] = _tokens()["light"]
    now = _colours()
    return {light[name]: now[name] for name in light if name.startswith("art_")}


def dress(app: QApplication) -> None:
    """Give *app* our fonts and colours, now and whenever the system turns light or dark."""
    global _hints, _wishes
    for name in _FONT_FILES:
        QFontDatabase.addApplicationFontFromData(_art("fonts", name))
    QFont.insertSubstitutions(FAMILY, [JAPANESE_FAMILY])
    app.setStyle("Fusion")
    app.styleHints().colorSchemeChanged.connect(_paint)
    # Both are kept: PySide forgets what they belong to as soon as nobody in Python holds them.
    _hints = app.styleHints()
    _wishes = getattr(_hints, "accessibility", lambda: None)()
    when_contrast_changes(_paint)
    fit(Fit())


def fit(wanted: Fit) -> None:
    """Make everything as large as *wanted*; windows that are open must be laid out again."""
    global _fit
    _fit = wanted
    _sizes.cache_clear()
    _paint()


def turn(appearance: str) -> None:
    """Turn ``light`` or ``dark``, or follow the ``system``."""
    global _forced
    schemes = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
    _forced = schemes.get(appearance, Qt.ColorScheme.Unknown)
    # The frames of windows and Qt's own dialogs; some platforms do not listen.
    QApplication.styleHints().setColorScheme(_forced)
    _paint()


@contextmanager
def on_paper() -> Iterator[None]:
    """Use the light set for a while, whatever the windows show: paper is light."""
    global _forced
    before, _forced = _forced, Qt.ColorScheme.Light
    try:
        yield
    finally:
        _forced = before


def _paint() -> None:
    global _is_high
    _is_high = has_high_contrast()
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    font = QFont(FAMILY)
    font.setPixelSize(size("text_small"))
    app.setFont(font)
    palette = QPalette()
    for role, name in _ROLES.items():
        palette.setColor(role, colour(name))
    for role in _TEXT_ROLES:
        palette.setColor(QPalette.ColorGroup.Disabled, role, colour("ink_soft"))
    app.setPalette(palette)
    app.setStyleSheet(STYLE_SHEET.substitute(_colours(), **_sizes(), title_family=TITLE_FAMILY))


def _colours() -> dict[str, str]:
    return _set_of("dark" if is_dark() else "light", _is_high)


@cache
def _set_of(light: str, high: bool) -> dict[str, str]:
    """Return a set of colours; in *high* contrast what is written stands out from its ground."""
    usual: dict[str, str] = _tokens()[light]
    return usual | _tokens()["contrast"][light] if high else usual


def _scheme() -> Qt.ColorScheme:
    if _forced != Qt.ColorScheme.Unknown:
        return _forced
    return QApplication.styleHints().colorScheme()


_fit = Fit()
_forced = Qt.ColorScheme.Unknown
_contrast: bool | None = None
"""What is wanted whatever the system asks for."""
_hints: Any = None
_wishes: Any = None
"""What the system wishes besides light and dark; None where Qt does not tell."""
_is_high = False
"""Whether contrast was high when all was painted last: it is asked for at every stroke."""


@cache
def _sizes() -> dict[str, int]:
    """Return all sizes as they are now."""
    scale, text = _fit.scale / 100, _fit.text / 100
    return {
        name: max(LEAST_TEXT, round(number * scale * text))
        if name.startswith("text")
        else round(number * scale)
        for name, number in _tokens()["sizes"].items()
    }


@cache
def _tokens() -> dict[str, Any]:
    tokens: dict[str, Any] = json.loads(_art("theme.json"))
    return tokens


def _art(*names: str) -> bytes:
    return files("resources").joinpath("art", *names).read_bytes()


_ROLES = {
    QPalette.ColorRole.Window: "table",
    QPalette.ColorRole.WindowText: "ink",
    QPalette.ColorRole.Base: "card",
    QPalette.ColorRole.AlternateBase: "paper",
    QPalette.ColorRole.Text: "ink",
    QPalette.ColorRole.PlaceholderText: "ink_soft",
    QPalette.ColorRole.Button: "card",
    QPalette.ColorRole.ButtonText: "ink",
    QPalette.ColorRole.ToolTipBase: "card",
    QPalette.ColorRole.ToolTipText: "ink",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "on_accent",
    QPalette.ColorRole.Link: "accent",
}

_TEXT_ROLES = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
)
