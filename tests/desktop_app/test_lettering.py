"""Letters and plates that all boards share."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop_app.kit.changes import change, signed
from desktop_app.look import theme
from desktop_app.look.lettering import LEFT, plate, width_of, write, write_wrapped

pytestmark = pytest.mark.usefixtures("qapp")
SIDE = 60
LETTERS = 13.0


@pytest.fixture
def sheet() -> QImage:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def painted(image: QImage) -> QRectF:
    """Return the box around every pixel that is not empty."""
    spots = [(x, y) for x in range(SIDE) for y in range(SIDE) if image.pixelColor(x, y).alpha()]
    assert spots, "nothing was painted"
    columns, rows = [x for x, _ in spots], [y for _, y in spots]
    left, top = min(columns), min(rows)
    return QRectF(left, top, max(columns) + 1 - left, max(rows) + 1 - top)


@pytest.mark.parametrize("width", [1.0, 2.0])
@pytest.mark.parametrize("line", ["ink", ""])
def test_a_plate_fills_its_box_and_its_line_stays_inside(
    sheet: QImage, line: str, width: float
) -> None:
    box = QRectF(10, 12, 30, 20)
    painter = QPainter(sheet)
    plate(painter, box, line=line, width=width, radius=0)
    painter.end()
    assert painted(sheet) == box


def test_a_plate_can_let_the_ground_shine_through(sheet: QImage) -> None:
    painter = QPainter(sheet)
    plate(painter, QRectF(0, 0, SIDE, SIDE), fill="card", line="", opacity=0.5)
    painter.end()
    assert sheet.pixelColor(SIDE // 2, SIDE // 2).alpha() == pytest.approx(128, abs=1)


def test_a_long_word_ends_before_its_box_does(sheet: QImage) -> None:
    painter = QPainter(sheet)
    write(painter, QRectF(0, 0, 40, 20), "Bartholomew the Long", LETTERS, align=LEFT)
    painter.end()
    assert painted(sheet).right() <= 41


def test_a_word_is_not_cut_in_a_box_as_wide_as_itself(sheet: QImage) -> None:
    whole = sheet.copy()
    word = "Daimyo"
    tight = int(width_of(word, LETTERS))
    for image, room in ((sheet, tight), (whole, SIDE)):
        painter = QPainter(image)
        write(painter, QRectF(0, 0, room, 20), word, LETTERS, align=LEFT)
        painter.end()
    assert sheet == whole


def test_a_sentence_takes_as_many_lines_as_it_needs(sheet: QImage) -> None:
    painter = QPainter(sheet)
    write_wrapped(painter, QRectF(0, 0, SIDE, SIDE), "one two three four", LETTERS)
    painter.end()
    assert painted(sheet).height() > 2 * LETTERS


def test_a_change_has_a_sign_and_a_tone() -> None:
    assert [signed(number) for number in (3, -3, 0)] == [
        "+3",
        "\N{MINUS SIGN}3",
        "\N{PLUS-MINUS SIGN}0",
    ]
    assert [change(number).tone for number in (3, -3, 0)] == ["gain", "pay", "ink"]
    assert all(theme.colour(change(number).tone).isValid() for number in (1, -1, 0))
