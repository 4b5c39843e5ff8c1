"""The score pad on paper or as a picture: the castle, and its sheet beside it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from desktop_app.board.render import paint_picture
from desktop_app.games.two_castles.faces.lettering import write_lines
from desktop_app.games.two_castles.panels.pad import Pad
from desktop_app.games.two_castles.panels.pad_picture import castle_picture
from desktop_app.games.two_castles.scene.layout import SMALL, TEXT, TINY
from desktop_app.games.two_castles.words import TwoCastlesWording
from desktop_app.games.two_castles.words.names import attendant_name, card_name
from desktop_app.games.two_castles.words.refusals import sentence
from desktop_app.look import theme
from desktop_app.look.drawing import smooth
from desktop_app.look.lettering import LEFT, RIGHT, write
from engine.games.two_castles.scoring import CATEGORIES

translate = QCoreApplication.translate

_SHEET = 260.0
_LINE = 22.0
_MARGIN = 16.0


def paper_size(pad: Pad) -> tuple[float, float]:
    """Return how large castle and sheet are together, in board units."""
    width, height = castle_picture(pad).size
    return width + _SHEET + 3 * _MARGIN, height + 2 * _MARGIN


def paint_paper(painter: QPainter, rect: QRectF, pad: Pad) -> None:
    """Paint castle and sheet as large as fits into *rect*, always on light paper."""
    with theme.on_paper():
        _paint_paper(painter, rect, pad)


def _paint_paper(painter: QPainter, rect: QRectF, pad: Pad) -> None:
    width, height = paper_size(pad)
    scale = min(rect.width() / width, rect.height() / height)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    painter.fillRect(QRectF(0, 0, width, height), theme.colour("card"))
    picture = castle_picture(pad)
    painter.save()
    painter.translate(_MARGIN, _MARGIN)
    paint_picture(painter, picture)
    painter.restore()
    left = picture.size[0] + 2 * _MARGIN
    _paint_sheet(painter, QRectF(left, _MARGIN, _SHEET, height - 2 * _MARGIN), pad)
    painter.restore()


def as_image(pad: Pad, width: int) -> QImage:
    """Return the paper as an image *width* pixels wide."""
    wide, high = paper_size(pad)
    image = QImage(width, round(width * high / wide), QImage.Format.Format_ARGB32_Premultiplied)
    with theme.on_paper():
        image.fill(theme.colour("card"))  # sizes are rounded: the paper may end before the image
    painter = QPainter(image)
    smooth(painter)
    paint_paper(painter, QRectF(image.rect()), pad)
    painter.end()
    return image


def _paint_sheet(painter: QPainter, rect: QRectF, pad: Pad) -> None:
    words, sheet = TwoCastlesWording(), pad.sheet
    rows = [
        (words.category(category.value), points)
        for category, points in zip(CATEGORIES, sheet.categories, strict=True)
    ]
    rows.append((translate("two_castles", "Total"), sheet.total))
    for number, (name, points) in enumerate(rows):
        row = QRectF(rect.left(), rect.top() + number * _LINE, rect.width(), _LINE)
        is_total = number == len(rows) - 1
        size = TEXT if is_total else SMALL
        write(painter, row.adjusted(0, 0, -50, 0), name, size, align=LEFT, bold=is_total)
        write(painter, row, str(points), size, align=RIGHT, bold=is_total)
        painter.setPen(QPen(theme.colour("line"), 1, Qt.PenStyle.SolidLine))
        painter.drawLine(row.bottomLeft(), row.bottomRight())
    top = rect.top() + len(rows) * _LINE + 8
    rest = QRectF(rect.left(), top, rect.width(), rect.bottom() - top)
    write_lines(painter, rest, "\n".join(_remarks(pad)), TINY, ink="ink_soft")


def _remarks(pad: Pad) -> list[str]:
    """Return what the picture does not show: cards, attendants, and what is wrong."""
    lines = []
    if pad.cards:
        names = ", ".join(card_name(card) for card in pad.cards)
        lines.append(translate("two_castles", "Bonus cards: {cards}").format(cards=names))
    if pad.attendants:
        names = ", ".join(attendant_name(number) for number in pad.attendants)
        lines.append(translate("two_castles", "Attendants: {names}").format(names=names))
    return [*lines, *(sentence(problem) for problem in pad.problems)]
