"""No text on a board is too small to be read in a window of 1280x720, whoever plays."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtGui import QImage, QPainter, QPixmapCache

from desktop_app.kit import catalog as boards
from desktop_app.kit.picture import Eye
from engine import catalog
from engine.catalog import GAME_IDS
from engine.core.chance import Chance
from engine.core.state import State

pytestmark = pytest.mark.usefixtures("qapp")
ROOM = (1062, 668)
"""What a window of 1280x720 leaves for its board."""
SMALLEST = 11.0
MOMENTS = 4
NAMES = tuple("ABCDEFG")
Written = list[tuple[float, str]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Return how high the letters of every text are that is painted from now on."""
    found: Written = []
    draw = QPainter.drawText

    def note(painter: QPainter, *given: Any) -> Any:
        (text,) = [one for one in given if isinstance(one, str)]
        to_device = painter.deviceTransform()
        stretch = math.hypot(to_device.m21(), to_device.m22())
        if text.strip():
            found.append((painter.font().pixelSize() * stretch, text))
        return draw(painter, *given)

    monkeypatch.setattr(QPainter, "drawText", note)
    QPixmapCache.clear()
    return found


def moments(game_id: str, seats: int) -> Iterator[State]:
    """Yield a few moments of a play by chance, the first and the last among them."""
    game = catalog.load(game_id)
    state, chance = game.new(seats, Chance(4), game.options()), Chance(5)
    states = [state.copy()]
    while not state.is_over:
        seat = min(state.waiting)
        moves = game.brain.sensible(state, seat)
        number, chance = chance.draw(len(moves))
        state.apply(seat, moves[number])
        states.append(state.copy())
    step = (len(states) - 1) / (MOMENTS - 1)
    for number in range(MOMENTS):
        yield states[round(number * step)]


@pytest.mark.parametrize("fullest", [False, True])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_text_on_a_board_can_be_read(game_id: str, fullest: bool, written: Written) -> None:
    tabletop = boards.load(game_id)
    assert tabletop
    counts = catalog.load(game_id).seats
    for state in moments(game_id, counts[-1] if fullest else counts[0]):
        picture = tabletop.picture(state.seen_by(0), Eye(0, names=NAMES))
        scale = min(ROOM[0] / picture.size[0], ROOM[1] / picture.size[1])
        image = QImage(*ROOM, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.scale(scale, scale)
        for thing in (*picture.places, *picture.pieces):
            if thing.face is not None:
                painter.save()
                thing.face.paint(painter, thing.box.rect)
                painter.restore()
        painter.end()
    assert written
    too_small = sorted({(round(size, 1), text) for size, text in written if size < SMALLEST})
    assert not too_small
