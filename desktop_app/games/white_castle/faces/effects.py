"""One painter for everything a card, tile or space can do: effects are data, signs are drawn.

A gain shows its icon, with a figure if it is more than one; a price stands in the colour of paying
before an arrow; lantern, well and deeds are icons of their own.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.white_castle.faces.sizes import TEXT, TINY, measure
from desktop_app.kit.changes import signed
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import LEFT, plate, width_of, write
from desktop_app.look.materials.sheets import sheet
from engine.core.value import value
from engine.games.white_castle.components import Action, Gain

_ARROW = "->"
_UP = "up"
_TIMES = "times"
_SPACE, _WIDE_SPACE = 2.0, 6.0
_SMALLEST = 14.0
"""Icons that do not fit become smaller, down to this; then everything does."""
_VEIL, _QUIET = 0.12, 0.6
"""How much darker the paper and how pale the signs are of what cannot be used now."""


@value
class Sign:
    """An icon with a figure before it; what is paid has a minus."""

    icon: str
    amount: int = 1
    pays: bool = False
    told: bool = False
    """Whether a single one gets its figure too."""

    @property
    def figure(self) -> str:
        """What is written before the icon."""
        if self.pays:
            return signed(-self.amount)
        if self.icon == _UP:
            return ""  # it has as many arrows
        return str(self.amount) if self.told or self.amount != 1 else ""


ARROW = Sign(_ARROW)
TIMES = Sign(_TIMES)


def up(levels: int) -> Sign:
    """Return the sign of a climb."""
    return Sign(_UP, levels)


def signs_of(action: Action) -> tuple[Sign, ...]:
    """Return what is drawn for an action, from left to right."""
    signs = [sign_of(gain) for gain in action.gains]
    if action.lantern:
        signs.append(Sign("lantern"))
    if action.well:
        signs.append(Sign("well"))
    if action.price:
        signs += [Sign(action.price.resource.value, action.price.amount, pays=True), ARROW]
    if action.then:
        signs.append(Sign(action.then.value))
    return tuple(signs)


def sign_of(gain: Gain) -> Sign:
    """Return the sign of one gain."""
    return Sign(gain.resource.value, gain.amount)


@value
class Effect(Face):
    """A sheet with signs on it: a block of a card, a tile, a garden's action."""

    signs: tuple[Sign, ...]
    tone: str = "row_light"
    edge: str = "art_outline"
    icon: float = 20.0
    is_loose: bool = False
    """Whether it lies by itself, with a shadow."""
    is_quiet: bool = False
    """Whether others can be used now and this one cannot."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the signs in the middle; paper is light by night too."""
        with theme.on_paper():
            if self.tone and self.is_loose:
                sheet(painter, rect, self.tone, line=self.edge)
            elif self.tone:
                plate(painter, rect, fill=self.tone, line=self.edge, width=1.2)
            if self.is_quiet:
                plate(painter, rect, fill="umber", line="", opacity=_VEIL)
                painter.setOpacity(_QUIET * painter.opacity())
            paint_signs(painter, rect.adjusted(2, 1, -2, -1), self.signs, self.icon)


def paint_signs(painter: QPainter, rect: QRectF, signs: Iterable[Sign], icon: float) -> None:
    """Paint *signs* in one line in the middle of *rect*, with smaller icons if they do not fit.

    Figures stay large enough to be read.
    """
    line = tuple(signs)
    if not line:
        return
    icon = _fitting(line, rect, icon)
    width = _whole(line, icon)
    painter.save()
    painter.translate(rect.center())
    if width > rect.width():
        painter.scale(rect.width() / width, rect.width() / width)
    x = -width / 2 - _space(line[0])
    for sign in line:
        wide = _width(sign, icon)
        x += _space(sign)
        _paint(painter, QRectF(x, -icon / 2, wide, icon), sign, icon)
        x += wide
    painter.restore()


def _fitting(line: tuple[Sign, ...], rect: QRectF, icon: float) -> float:
    """Return how large icons can be."""
    icon = min(icon, rect.height())
    while icon > _SMALLEST and _whole(line, icon) > rect.width():
        icon -= 1.0
    return icon


def _whole(line: tuple[Sign, ...], icon: float) -> float:
    return sum(_space(sign) + _width(sign, icon) for sign in line) - _space(line[0])


def _paint(painter: QPainter, box: QRectF, sign: Sign, icon: float) -> None:
    if sign.icon == _ARROW:
        _paint_arrow(painter, box)
        return
    if sign.icon == _TIMES:
        write(painter, box, "\N{MULTIPLICATION SIGN}", _size(icon), bold=True)
        return
    if sign.figure:
        tone = "pay" if sign.pays else "ink"
        write(painter, box, sign.figure, _size(icon), ink=tone, bold=True, align=LEFT)
    place = QRectF(box.right() - icon, box.top(), icon, icon)
    if sign.icon == _UP:
        _paint_up(painter, place, sign.amount)
    else:
        paint_icon(painter, sign.icon, place)


def _paint_arrow(painter: QPainter, box: QRectF) -> None:
    tip, y = box.right() - 1, box.center().y()
    painter.setPen(QPen(theme.colour("ink"), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(box.left() + 1, y), QPointF(tip, y))
    painter.drawLine(QPointF(tip - 3.5, y - 3.5), QPointF(tip, y))
    painter.drawLine(QPointF(tip - 3.5, y + 3.5), QPointF(tip, y))


def _paint_up(painter: QPainter, box: QRectF, levels: int) -> None:
    """Draw as many arrows as levels, each further up."""
    wing = box.width() / 5
    painter.setPen(QPen(theme.colour("ink"), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for number in range(levels):
        x = box.center().x() + (number - (levels - 1) / 2) * 2.4 * wing
        tip = QPointF(x, box.top() + 3 - number * 1.5)
        painter.drawLine(QPointF(x, box.bottom() - 3), tip)
        painter.drawLine(tip + QPointF(-wing, wing), tip)
        painter.drawLine(tip + QPointF(wing, wing), tip)


def _space(sign: Sign) -> float:
    """Return the room before *sign*: a figure belongs to its own icon, not to the one before."""
    return _WIDE_SPACE if sign.figure and not sign.pays else _SPACE


def _width(sign: Sign, icon: float) -> float:
    if sign.icon in {_ARROW, _TIMES}:
        return icon * 0.55
    if not sign.figure:
        return icon
    return icon + width_of(sign.figure, _size(icon), bold=True) + 1


def _size(icon: float) -> float:
    return TEXT if icon >= measure("icon") - 3 else TINY
