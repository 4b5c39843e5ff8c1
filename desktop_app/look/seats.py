"""What belongs to a seat: pieces in its colour, with its pattern and its letter."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from desktop_app.look import theme
from desktop_app.look.drawing import art_names, art_text, drawn, paint_sharp, renderer
from desktop_app.look.lettering import CENTRE, font

SHAPES = art_names("pieces")
"""What paint_seat can draw: the names of the files in ``resources/art/pieces``."""

_GRID = 24
_TILE = 8  # a pattern repeats after so many units of the grid
_MARKS_OPACITY = 0.55
_LETTER_AT = re.compile(r'data-letter="([\d.]+) ([\d.]+)"')
"""Where a drawing says that the middle of its letter is, if it is not its own middle."""
_CREST = "data-crest"
"""What a drawing says that wears its letter on a white crest."""
_LETTER_PIXELS = 11  # no text is smaller; pieces below twice that have colour and pattern only


def seat_brush(seat: int, *, ratio: float = 1.0) -> QBrush:
    """Return colour and pattern of *seat*, to fill areas with; *ratio* is the screen's."""
    pixels = max(1, round(_TILE * ratio))
    tile = drawn(f"seat/{seat}", QSize(pixels, pixels), lambda painter: _tile(painter, seat))
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(_TILE / pixels, _TILE / pixels))
    return brush


def pattern_brush(
    seat: int, *, ratio: float = 1.0, scale: float = 1.0, ink: QColor | None = None
) -> QBrush:
    """Return the pattern of *seat* alone, to lay over a colour; *scale* makes it finer."""
    pixels = max(1, round(_TILE * ratio * scale))
    side = QSize(pixels, pixels)
    colour = ink or QColor(theme.seat_look(seat).ink)
    key = f"pattern/{seat}/{colour.name()}"
    tile = drawn(key, side, lambda painter: _bare_tile(painter, seat, colour))
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(_TILE * scale / pixels, _TILE * scale / pixels))
    return brush


def paint_seat(
    painter: QPainter, rect: QRectF | QRect, seat: int, shape: str, *, letter: bool = True
) -> None:
    """Paint a piece of *seat* (see SHAPES) into *rect*; large ones carry the seat's letter."""
    assert shape in SHAPES, f"no piece is called {shape}"

    def pixmap_of(pixels: int) -> QPixmap:
        with_letter = letter and pixels >= 2 * _LETTER_PIXELS
        key = f"piece/{shape}/{seat}/{with_letter}"
        return drawn(
            key,
            QSize(pixels, pixels),
            lambda p: _piece(p, pixels, seat, shape, letter=with_letter),
        )

    paint_sharp(painter, rect, pixmap_of)


def _piece(painter: QPainter, pixels: int, seat: int, shape: str, *, letter: bool) -> None:
    look = theme.seat_look(seat)
    painter.scale(pixels / _GRID, pixels / _GRID)
    whole = QRectF(0, 0, _GRID, _GRID)
    _svg(shape, look.colour).render(painter, whole)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    _marks(painter, seat, _GRID, QColor(look.ink))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    _svg(shape, "none").render(painter, whole)
    if letter:
        crested = _CREST in art_text("pieces", f"{shape}.svg")
        _letter(painter, pixels, seat, _letter_at(shape), crested=crested)


def _letter_at(shape: str) -> QPointF:
    found = _LETTER_AT.search(art_text("pieces", f"{shape}.svg"))
    return QPointF(*map(float, found.groups())) if found else QPointF(_GRID / 2, _GRID / 2)


def _letter(
    painter: QPainter, pixels: int, seat: int, centre: QPointF, *, crested: bool = False
) -> None:
    """Write the letter on a plate: a third of the piece, but never too small to read."""
    look = theme.seat_look(seat)
    height = max(_GRID / 3, _LETTER_PIXELS * _GRID / pixels)
    ink = QColor(theme.colour("art_outline") if crested else look.ink)
    painter.setPen(QPen(ink, 0.7) if crested else Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("crest") if crested else QColor(look.colour))
    radius = height * (0.53 if crested else 0.58)
    painter.drawEllipse(centre, radius, radius)
    painter.setFont(font(_GRID, bold=True))  # pixel sizes are whole, so it is scaled down
    painter.setPen(ink)
    painter.translate(centre)
    painter.scale(height / _GRID, height / _GRID)
    box = QRectF(-_GRID, -_GRID, 2 * _GRID, 2 * _GRID)
    painter.drawText(box, CENTRE, look.letter)


def _svg(shape: str, fill: str) -> QSvgRenderer:
    text = art_text("pieces", f"{shape}.svg")
    return renderer(text.replace(theme.seat_look(0).colour, fill), theme.colour("ink").name())


def _tile(painter: QPainter, seat: int) -> None:
    pixels = painter.device().width()
    painter.fillRect(0, 0, pixels, pixels, QColor(theme.seat_look(seat).colour))
    _bare_tile(painter, seat, QColor(theme.seat_look(seat).ink))


def _bare_tile(painter: QPainter, seat: int, ink: QColor) -> None:
    pixels = painter.device().width()
    painter.scale(pixels / _TILE, pixels / _TILE)
    _marks(painter, seat, _TILE, ink)


def _marks(painter: QPainter, seat: int, side: int, ink: QColor) -> None:
    """Draw the pattern of *seat* over a square; squares of whole tiles fit together."""
    look = theme.seat_look(seat)
    colour = QColor(ink)
    colour.setAlphaF(_MARKS_OPACITY)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for spot in _spots(look.pattern, side):
        if look.pattern == "dots":
            painter.drawEllipse(spot, 1.4, 1.4)
        else:
            painter.drawRect(QRectF(spot.x() - 2, spot.y() - 2, 4, 4))
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    for line in _lines(look.pattern, side):
        painter.drawLine(line)


def _spots(pattern: str, side: int) -> Iterator[QPointF]:
    if pattern in {"dots", "checks"}:
        for x in range(2, side, _TILE // 2):
            for y in range(2, side, _TILE // 2):
                if (x + y) % _TILE == _TILE // 2:
                    yield QPointF(x, y)


def _lines(pattern: str, side: int) -> Iterator[QLineF]:
    if pattern in {"diagonal", "cross-hatch"}:
        for x in range(-side, 2 * side, _TILE):
            yield QLineF(x, side, x + side, 0)
    if pattern == "cross-hatch":
        for x in range(-side, 2 * side, _TILE):
            yield QLineF(x, 0, x + side, side)
    for at in range(2, side, _TILE // 2):
        if pattern == "vertical":
            yield QLineF(at, 0, at, side)
        elif pattern == "horizontal":
            yield QLineF(0, at, side, at)
