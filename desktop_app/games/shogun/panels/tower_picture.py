"""How a throw looks: a tower of wood with a see-through tray, and a slip with the words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from desktop_app.games.shogun.faces.armies import paint_cube
from desktop_app.games.shogun.faces.tower import (
    paint_behind,
    paint_glass,
    paint_shutter,
    paint_walls,
)
from desktop_app.games.shogun.panels.tower_fall import Fall
from desktop_app.games.shogun.panels.tower_throw import Throw
from desktop_app.games.shogun.scene import geography
from desktop_app.games.shogun.scene.layout import LARGE, LAYOUT, TEXT
from desktop_app.kit.picture import Box
from desktop_app.look import theme
from desktop_app.look.lettering import LEFT, TOP, height_of, plate, write, write_wrapped
from desktop_app.look.materials import paper

_LABEL_ROW = 24
_COUNTED, _COUNT_STEP, _BETWEEN = 22.0, 45.0, 8.0
"""Of the counted tray: its cubes, from one to the next, and the room above and below."""
_PAD, _STEP, _APART = 10.0, 5.0, 6.0
"""Around words on the slip; how finely a place is sought; and how far from the fight it is."""
_BUTTON = 38.0
"""What is left below a verdict for the button that goes on."""
_RIBBON, _NOTCH = 6.0, 8.0
"""Above and below the words of a verdict, and how deep its ends are cut."""


def place_of(shown: Throw | None) -> Box:
    """Return where a throw is shown: in the middle, but never over what is fought for."""
    usual = LAYOUT.fall
    if shown is None or shown.province is None:
        return usual
    around = geography.box_of(shown.province).rect.adjusted(-_APART, -_APART, _APART, _APART)
    steps = int((LAYOUT.size[0] - usual.w) / _STEP)
    lefts = sorted((_STEP * n for n in range(steps + 1)), key=lambda x: abs(x - usual.x))
    boxes = (Box(x, usual.y, usual.w, usual.h) for x in lefts)
    return next((box for box in boxes if not box.rect.intersects(around)), usual)


def paint_throw(painter: QPainter, shown: Throw, now: float) -> None:
    """Paint a throw as it is after so many milliseconds, in board units."""
    tower = LAYOUT.shaft.body.rect
    paint_behind(painter, tower)
    if not shown.fall.is_open:
        paint_shutter(painter, tower)
    paint_walls(painter, tower)
    _paint_cubes(painter, shown.fall, now)
    paint_glass(painter, tower)
    if not shown.fall.is_open:
        _paint_inside(painter, shown, now)
    _paint_words(painter, shown, now)


def _paint_cubes(painter: QPainter, fall: Fall, now: float) -> None:
    side = LAYOUT.shaft.cube
    for colour, (x, y) in fall.seen(now):
        paint_cube(painter, QRectF(x - side / 2, y - side / 2, side, side), colour)


def _paint_inside(painter: QPainter, shown: Throw, now: float) -> None:
    """Hang a slip on a closed tower with what stays in it: whoever counts knows how many."""
    changed = shown.fall.went_in(now)
    held = [(colour, n + changed.get(colour, 0)) for colour, n in enumerate(shown.inside)]
    inside = [(colour, count) for colour, count in held if count > 0]
    if not inside:
        return
    side = LAYOUT.shaft.cube
    label = QRectF(0, 0, 98, 12 + _LABEL_ROW * ((len(inside) + 1) // 2))
    label.moveCenter(QPointF(*LAYOUT.shaft.inside))
    paper.card(painter, label)
    for number, (colour, count) in enumerate(inside):
        down, across = divmod(number, 2)
        cube = QRectF(label.x() + 7 + across * 45, label.y() + 6 + down * _LABEL_ROW, side, side)
        paint_cube(painter, cube, colour)
        figure = QRectF(cube.right() + 2, cube.y(), 20, side)
        write(painter, figure, str(count), TEXT, bold=True, align=LEFT)


def _paint_words(painter: QPainter, shown: Throw, now: float) -> None:
    """Write who fights, the tray so far, and in the end what came of it."""
    slip = LAYOUT.shaft.words.rect
    paper.card(painter, slip, fill="paper")
    title, counts, rest = rooms_for_words(shown.title)
    write_wrapped(painter, title, shown.title, TEXT, bold=True, align=TOP)
    for column, (colour, count) in enumerate(sorted(shown.fall.in_tray(now).items())):
        x = counts.x() + column * _COUNT_STEP
        paint_cube(painter, QRectF(x, counts.y(), _COUNTED, _COUNTED), colour)
        number = QRectF(x + _COUNTED + 2, counts.y(), _COUNT_STEP - _COUNTED - 2, _COUNTED)
        write(painter, number, str(count), LARGE, bold=True, align=LEFT)
    if now < shown.fall.length:
        return
    write_wrapped(painter, rest, shown.count, TEXT, align=TOP)
    if shown.result:
        _paint_verdict(painter, slip, shown.result)


def _paint_verdict(painter: QPainter, slip: QRectF, result: str) -> None:
    """Hang a ribbon over the foot of the slip that tells what was decided."""
    high = height_of(result, slip.width() - 2 * _PAD, TEXT, bold=True) + 2 * _RIBBON
    ribbon = QRectF(slip.x() - _PAD, slip.bottom() - high - _BUTTON, slip.width() + 2 * _PAD, high)
    painter.setPen(theme.colour("art_outline"))
    painter.setBrush(theme.colour("art_red"))
    for edge, inwards in ((ribbon.left(), 1), (ribbon.right(), -1)):
        end = [
            QPointF(edge, ribbon.top() + 4),
            QPointF(edge + inwards * 2 * _PAD, ribbon.top() + 4),
            QPointF(edge + inwards * 2 * _PAD, ribbon.bottom() + 4),
            QPointF(edge, ribbon.bottom() + 4),
            QPointF(edge + inwards * _NOTCH, ribbon.center().y() + 4),
        ]
        painter.drawPolygon(QPolygonF(end))
    middle = ribbon.adjusted(_PAD, 0, -_PAD, 0)
    plate(painter, middle, fill="refused", line="art_outline", radius=2)
    words = middle.adjusted(_PAD, 0, -_PAD, 0)
    write_wrapped(painter, words, result, TEXT, ink="on_verdict", bold=True)


def rooms_for_words(title: str) -> tuple[QRectF, QRectF, QRectF]:
    """Return where the title, the counted tray and the rest are written, one below the other."""
    words = LAYOUT.shaft.words.rect.adjusted(_PAD, _PAD, -_PAD, -_PAD)
    high = height_of(title, words.width(), TEXT, bold=True)
    first = QRectF(words.x(), words.y(), words.width(), high)
    counts = QRectF(words.x(), first.bottom() + _BETWEEN, words.width(), _COUNTED)
    rest = QRectF(words)
    rest.setTop(counts.bottom() + _BETWEEN)
    return first, counts, rest
