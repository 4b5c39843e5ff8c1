"""What a room wants, as a few signs: points, where it looks, and what it counts."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.look import art, theme
from desktop_app.look.lettering import write
from engine.games.two_castles.components import (
    BonusCard,
    CardCount,
    Directions,
    Kind,
    Rule,
    Scoring,
    ThroneRoom,
    Wanted,
)
from engine.games.two_castles.content import PATTERNS

_NEAR = 1.35
"""How wide a sign is, as a part of its height."""


def icon_of(wanted: Wanted | Kind) -> str:
    """Return the icon of a type or a wall hanging; food is a rice bowl in another game."""
    return {"food": "food_room", "any": "any_room"}.get(wanted.value, wanted.value)


def colour_of(kind: Kind) -> str:
    """Return the colour of the theme that rooms of *kind* have."""
    special = kind in (Kind.FOUNTAIN, Kind.TOWER, Kind.GRAND_FOYER)
    return "room_special" if special else f"room_{kind.value}"


def paint_on_plate(painter: QPainter, icon: str, box: QRectF) -> None:
    """Paint an icon on something light, also when all else is dark."""
    art.paint_icon(painter, icon, box, ink=theme.colour("art_outline"))


def paint_scoring(painter: QPainter, rect: QRectF, scoring: Scoring) -> None:
    """Paint what a room scores into *rect*: up to three signs in a row."""
    signs = _signs(scoring)
    height = min(rect.height(), rect.width() / (_NEAR * 0.82 * len(signs)))
    step = height * (1.0 if len(signs) > 1 else 0)
    left = rect.center().x() - (step * (len(signs) - 1)) / 2 - height / 2
    for number, sign in enumerate(signs):
        box = QRectF(left + number * step, rect.center().y() - height / 2, height, height)
        _paint_sign(painter, box, sign, scoring)


def paint_throne_scoring(painter: QPainter, rect: QRectF, throne: ThroneRoom) -> None:
    """Paint both wanted types, and the two spaces around the throne room."""
    parts = (0.8, 1.4, 1.0, 1.0)
    height = min(rect.height(), rect.width() / sum(parts))
    left = rect.center().x() - height * sum(parts) / 2
    boxes = []
    for part in parts:
        boxes.append(QRectF(left, rect.center().y() - height / 2, height * part, height))
        left += height * part
    points = str(throne.points)
    write(painter, boxes[0], points, _letters(height), bold=True, ink="art_outline")
    _paint_around_throne(painter, boxes[1], throne)
    for kind, box in zip(throne.wanted, boxes[-2:], strict=True):
        paint_on_plate(painter, icon_of(kind), box)


def paint_counted(painter: QPainter, box: QRectF, card: BonusCard) -> None:
    """Paint what a bonus card counts."""
    match card.count:
        case CardCount.ROOMS_OF_TYPE:
            paint_on_plate(painter, icon_of(card.wanted), box)
        case CardCount.ATTENDANTS:
            paint_on_plate(painter, "attendant", box)
        case CardCount.FULLY_SURROUNDED:
            _paint_pattern(painter, box, PATTERNS["surrounding_8"])
        case CardCount.ORTHOGONALLY_SURROUNDED:
            _paint_pattern(painter, box, PATTERNS["left_right"] + PATTERNS["above_below"])
        case CardCount.TYPES_NEXT_TO_THRONE | CardCount.SPACES_AROUND_THRONE:
            paint_on_plate(painter, "throne", box)
        case CardCount.ROWS | CardCount.COLUMNS:
            _paint_column(painter, box, Directions.BOTH, lying=card.count is CardCount.COLUMNS)
        case CardCount.HIGH_ROOMS:
            _paint_column(painter, box, Directions.UP)
        case CardCount.ROOMS_UNDERGROUND:
            _paint_column(painter, box, Directions.DOWN)
        case CardCount.DISTINCT_ROOM_TYPES | CardCount.TYPES_WITH_AT_LEAST:
            _paint_types(painter, box)


def _signs(scoring: Scoring) -> tuple[str, ...]:
    match scoring.rule:
        case Rule.FIXED:
            return ("points",)
        case Rule.ALL_OTHER_TYPES:
            return ("points", "types", "otherwise")
        case Rule.ANYWHERE if scoring.wanted is Wanted.ANY:
            return ("points", "where")
        case _:
            if scoring.wanted is Wanted.ANY:
                return ("points", "where")
            return ("points", "where", "wanted")


def _paint_sign(painter: QPainter, box: QRectF, sign: str, scoring: Scoring) -> None:
    letters = _letters(box.height())
    match sign:
        case "points":
            write(painter, box, str(scoring.points), letters, bold=True, ink="art_outline")
        case "otherwise":
            text = f"/{scoring.otherwise}"
            write(painter, box, text, letters, bold=True, ink="art_outline")
        case "types":
            _paint_types(painter, box)
        case "wanted":
            paint_on_plate(painter, icon_of(scoring.wanted), box)
        case _:
            _paint_where(painter, box, scoring)


def _paint_where(painter: QPainter, box: QRectF, scoring: Scoring) -> None:
    if scoring.pattern is not None:
        _paint_pattern(painter, box, PATTERNS[scoring.pattern])
    elif scoring.rule is Rule.COLUMN:
        _paint_column(painter, box, scoring.directions)
    else:
        name = "connected" if scoring.rule is Rule.CONNECTED else "castle"
        paint_on_plate(painter, name, box)


def _paint_pattern(painter: QPainter, box: QRectF, offsets: tuple[tuple[int, int], ...]) -> None:
    """Paint the room in the middle of small squares, with those filled that count."""
    levels = [y for _, y in offsets]
    low = min(-1, *levels)
    rows = max(1, *levels) - low + 1
    side = box.height() * 0.86 / rows
    for y in range(low, low + rows):
        for x in (-1, 0, 1):
            cell = QRectF(0, 0, side * 0.86, side * 0.86)
            cell.moveCenter(box.center() + QPointF(x * side, -(y - low - (rows - 1) / 2) * side))
            _paint_cell(painter, cell, is_self=(x, y) == (0, 0), counts=(x, y) in offsets)


def _paint_cell(painter: QPainter, cell: QRectF, *, is_self: bool, counts: bool) -> None:
    ink = theme.colour("art_outline")
    painter.setPen(QPen(ink, cell.width() / 6))
    painter.setBrush(
        ink if is_self else theme.colour("art_gold") if counts else Qt.BrushStyle.NoBrush
    )
    if is_self or counts:
        painter.drawRect(cell)


def _paint_column(
    painter: QPainter, box: QRectF, directions: Directions, *, lying: bool = False
) -> None:
    """Paint an arrow along the column, up, down or both, or along a row."""
    if lying:
        painter.save()
        painter.translate(box.center())
        painter.rotate(90)
        painter.translate(-box.center())
        _paint_column(painter, box, directions)
        painter.restore()
        return
    ink = theme.colour("art_outline")
    unit = box.height() / 8
    centre = box.center()
    painter.setPen(QPen(ink, unit * 0.9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    up, down = (
        QPointF(centre.x(), centre.y() - 3 * unit),
        QPointF(centre.x(), centre.y() + 3 * unit),
    )
    painter.drawLine(up, down)
    for tip, turn in ((up, 1), (down, -1)):
        if directions is Directions.BOTH or (directions is Directions.UP) == (turn > 0):
            painter.drawLine(tip, tip + QPointF(-1.6 * unit, 1.8 * unit * turn))
            painter.drawLine(tip, tip + QPointF(1.6 * unit, 1.8 * unit * turn))


def _paint_types(painter: QPainter, box: QRectF) -> None:
    """Paint one dot for each of the other six types."""
    kinds = [kind for kind in tuple(Kind)[:7] if kind is not Kind.SLEEPING]
    step = box.width() / 3.2
    painter.setPen(QPen(theme.colour("art_outline"), step / 8))
    for number, kind in enumerate(kinds):
        column, row = number % 3, number // 3
        centre = box.center() + QPointF((column - 1) * step, (row - 0.5) * step)
        painter.setBrush(theme.colour(colour_of(kind)))
        painter.drawEllipse(centre, step * 0.38, step * 0.38)


def _paint_around_throne(painter: QPainter, box: QRectF, throne: ThroneRoom) -> None:
    side = min(box.width() / 4, box.height() / 3)
    for x in range(-1, 3):
        for y in (-1, 0, 1):
            is_self = y == 0 and x in (0, 1)
            cell = QRectF(0, 0, side * 0.86, side * 0.86)
            cell.moveCenter(box.center() + QPointF((x - 0.5) * side, -y * side))
            _paint_cell(painter, cell, is_self=is_self, counts=(x, y) in throne.spaces)


def _letters(height: float) -> float:
    return max(11.0, height * 0.86)
