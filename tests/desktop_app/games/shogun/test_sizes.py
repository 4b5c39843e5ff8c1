"""Everything that is written on the board can be read: large enough, and to its last letter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmapCache

from desktop_app.board import render as rendering
from desktop_app.games.shogun.scene.picture import picture
from desktop_app.kit.picture import Eye
from desktop_app.look import drawing, language
from engine.games.shogun.claims import ChooseCard
from engine.games.shogun.components import Options, Side
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.planning import FillPlan
from engine.games.shogun.state import Shogun
from tests.desktop_app.games.shogun.moments import asked, moment

pytestmark = pytest.mark.usefixtures("qapp")
NAMES = ("Anna", "Maximilian", "Clara", "David", "Emma")
SMALLEST, SLACK = 10.9, 1.5
WINDOWS = ((1280, 720), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160))
AROUND = (324, 118)
"""What stands beside and above the board at 100 %."""
_written: list[tuple[str, float, bool]] = []


class Recorder(QPainter):
    """Notes every text that is written: how high on the screen, and whether all of it fits."""

    def drawText(self, *wishes: Any) -> Any:
        rect, align, text = wishes
        font = self.font()
        pixels = font.pixelSize() * self.deviceTransform().m22()
        if align & Qt.TextFlag.TextWordWrap:
            room = QRectF(0, 0, rect.width(), 10_000)
            high = QFontMetricsF(font).boundingRect(room, int(align), text).height()
            fits = high <= rect.height() + SLACK
        else:
            fits = "\N{HORIZONTAL ELLIPSIS}" not in text
        _written.append((text, pixels, fits))
        return super().drawText(*wishes)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, float, bool]]]:
    monkeypatch.setattr(rendering, "QPainter", Recorder)
    monkeypatch.setattr(drawing, "QPainter", Recorder)
    QPixmapCache.clear()
    _written.clear()
    yield _written
    QPixmapCache.clear()


def board_width(window: tuple[int, int]) -> int:
    """Return how many pixels the board is wide in a window of this size."""
    scale = min((window[0] - AROUND[0]) / 960, (window[1] - AROUND[1]) / 600)
    return round(960 * scale)


def check(view: Shogun, eye: Eye, width: int, written: list[tuple[str, float, bool]]) -> None:
    rendering.render(picture(view, eye), width)
    assert len(written) > 100
    assert not [text for text, pixels, _ in written if pixels < SMALLEST]
    assert not [text for text, _, fits in written if not fits]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("choice", [ChooseCard, FillPlan, ChooseMarch])
def test_everything_can_be_read_in_every_window(
    window: tuple[int, int], choice: Any, written: list[tuple[str, float, bool]]
) -> None:
    view = moment(asked(choice), seats=5).seen_by(0)
    check(view, Eye(0, names=NAMES), board_width(window), written)


@pytest.mark.parametrize("words", [None, "de", "it"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everything_can_be_read_in_every_language_by_any_number(
    words: str | None, seats: int, qapp: Any, written: list[tuple[str, float, bool]]
) -> None:
    language.speak(qapp, words)
    try:
        state = moment(asked(ChooseMarch), seats=seats, options=Options(side=Side.MOON))
        check(state.seen_by(0), Eye(0, names=NAMES[:seats]), board_width(WINDOWS[0]), written)
    finally:
        language.speak(qapp, None)


def test_a_hand_of_many_provinces_and_full_stores_can_be_read(
    written: list[tuple[str, float, bool]],
) -> None:
    view = moment(asked(FillPlan), seats=5).seen_by(0)
    rich = [replace(h, chests=38, rice=17, points=104) for h in view.houses]
    view.houses = tuple(rich)
    check(view, Eye(0, names=NAMES), board_width(WINDOWS[0]), written)
