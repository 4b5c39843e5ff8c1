"""How a throw looks: the tower in cross-section beside the words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from desktop_app.games.shogun.faces.armies import paint_cube
from desktop_app.games.shogun.panels.tower_fall import Fall
from desktop_app.games.shogun.scene.layout import LARGE, LAYOUT, TEXT
from desktop_app.look import theme
from desktop_app.look.lettering import LEFT, TOP, height_of, plate, write, write_wrapped
from engine.games.shogun.events.fights import Thrown

_LABEL_ROW = 21
_COUNTED, _COUNT_STEP, _BETWEEN = 22.0, 45.0, 10.0
"""Of the counted tray: its cubes, from one to the next, and the room above and below."""


@dataclass
class Shown:
    """One throw with its words; *inside* is what a closed tower held before, if that is known."""

    title: str
    thrown: Thrown
    fall: Fall
    seat: int | None = None
    """Who acts."""
    inside: tuple[int, ...] = ()
    count: str = ""
    result: str = ""


def paint_throw(painter: QPainter, shown: Shown, now: float) -> None:
    """Paint a throw as it is after so many milliseconds, in board units."""
    whole = QRectF(0, 0, LAYOUT.fall.w, LAYOUT.fall.h)
    plate(painter, whole, fill="paper", line="ink", width=1.5)
    fall = shown.fall
    if fall.is_open:
        _paint_tower(painter, is_open=True)
    _paint_cubes(painter, fall, now)
    if not fall.is_open:
        _paint_tower(painter, is_open=False)
        _paint_inside(painter, shown, now)
    _paint_words(painter, shown, now)


def _paint_tower(painter: QPainter, *, is_open: bool) -> None:
    """Paint funnel, body, shelves and tray; a closed tower hides what is inside."""
    shaft, body, tray = LAYOUT.shaft, LAYOUT.shaft.body.rect, LAYOUT.shaft.tray.rect
    painter.setPen(QPen(theme.colour("ink"), 2))
    painter.setBrush(theme.colour("land" if is_open else "art_tan"))
    painter.drawRoundedRect(body, 4, 4)
    if is_open:
        for corner, width in ((shaft.upper, 52.0), (shaft.lower, 52.0)):
            y = corner[1] + shaft.cube / 2 + 1
            painter.drawRect(QRectF(corner[0] - shaft.cube / 2 - 2, y, width, 3))
    else:
        for height in (0.3, 0.62):
            y = body.y() + body.height() * height
            painter.drawLine(QPointF(body.left() + 8, y), QPointF(body.right() - 8, y))
    _paint_funnel(painter, body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline([tray.topLeft(), tray.bottomLeft(), tray.bottomRight(), tray.topRight()])


def _paint_funnel(painter: QPainter, body: QRectF) -> None:
    """Paint what cubes are thrown into; they are seen through it."""
    painter.setBrush(theme.colour("art_brown"))
    mouth_half, top = 16.0, body.y() - 22
    funnel = QPolygonF()
    for x, y in (
        (body.left() - 6, top),
        (body.right() + 6, top),
        (body.center().x() + mouth_half, body.y()),
        (body.center().x() - mouth_half, body.y()),
    ):
        funnel.append(QPointF(x, y))
    painter.setOpacity(0.55)
    painter.drawPolygon(funnel)
    painter.setOpacity(1)


def _paint_cubes(painter: QPainter, fall: Fall, now: float) -> None:
    side = LAYOUT.shaft.cube
    for colour, (x, y) in fall.seen(now):
        paint_cube(painter, QRectF(x - side / 2, y - side / 2, side, side), colour)


def _paint_inside(painter: QPainter, shown: Shown, now: float) -> None:
    """Write on a closed tower what stays in it: whoever counts knows how many, but not where."""
    body, side = LAYOUT.shaft.body.rect, LAYOUT.shaft.cube
    changed = shown.fall.went_in(now)
    held = [(colour, n + changed.get(colour, 0)) for colour, n in enumerate(shown.inside)]
    inside = [(colour, count) for colour, count in held if count > 0]
    if not inside:
        return
    # A label on the wall: on the wall's lines it would look like a shelf.
    label = QRectF(0, 0, 84, 6 + _LABEL_ROW * ((len(inside) + 1) // 2))
    label.moveCenter(body.center())
    plate(painter, label, line="ink")
    for number, (colour, count) in enumerate(inside):
        down, across = divmod(number, 2)
        cube = QRectF(label.x() + 6 + across * 39, label.y() + 6 + down * _LABEL_ROW, side, side)
        paint_cube(painter, cube, colour)
        figure = QRectF(cube.right() + 3, cube.y(), 18, side)
        write(painter, figure, str(count), TEXT, bold=True, align=LEFT)


def _paint_words(painter: QPainter, shown: Shown, now: float) -> None:
    """Write who fights, the tray so far, and in the end what came of it."""
    title, counts, rest = rooms_for_words(shown.title)
    write_wrapped(painter, title, shown.title, TEXT, bold=True, align=TOP)
    for column, (colour, count) in enumerate(sorted(shown.fall.in_tray(now).items())):
        x = counts.x() + column * _COUNT_STEP
        paint_cube(painter, QRectF(x, counts.y(), _COUNTED, _COUNTED), colour)
        number = QRectF(x + _COUNTED + 2, counts.y(), _COUNT_STEP - _COUNTED - 2, _COUNTED)
        write(painter, number, str(count), LARGE, bold=True, align=LEFT)
    if now >= shown.fall.length:
        told = f"{shown.count} {shown.result}".strip()
        write_wrapped(painter, rest, told, TEXT, align=TOP)


def rooms_for_words(title: str) -> tuple[QRectF, QRectF, QRectF]:
    """Return where the title, the counted tray and the result are written, one below the other."""
    words = LAYOUT.shaft.words.rect
    high = height_of(title, words.width(), TEXT, bold=True)
    first = QRectF(words.x(), words.y(), words.width(), high)
    counts = QRectF(words.x(), first.bottom() + _BETWEEN, words.width(), _COUNTED)
    rest = QRectF(words)
    rest.setTop(counts.bottom() + _BETWEEN)
    return first, counts, rest
