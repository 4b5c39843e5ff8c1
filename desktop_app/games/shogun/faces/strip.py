"""How the round strip looks: actions, events, places in the turn order, what happened last."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.shogun.faces.lettering import figure, paint_owner, squeeze
from desktop_app.games.shogun.faces.signs import paint_sign, sign_of
from desktop_app.games.shogun.scene.layout import LARGE, SMALL, TEXT
from desktop_app.kit.changes import signed
from desktop_app.kit.picture import Face
from desktop_app.look import art, theme
from desktop_app.look.drawing import paint_kept
from desktop_app.look.lettering import LEFT, plate, write, write_wrapped
from desktop_app.look.materials import paper
from desktop_app.look.materials.wood import plank
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.components import FACE_DOWN, FREE

_FADED = 0.45
_TITLE, _COST = 13.0, 13.0
"""How high the title of a card is, and the line with its price."""
_WAVE = 5.0
_DUE, _DONE = 2.5, 16.0
"""How thick the frame of what counts now is, and how large the seal on what is done."""


@value
class PanelFace(Face):
    """A plank of lacquered wood that cards lie on."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the wood."""
        plank(painter, rect)


@value
class ActionFace(Face):
    """An action card of the round: done, due, to come or face down."""

    action: int
    title: str
    is_done: bool
    is_due: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint title, picture and price."""
        if self.action == FACE_DOWN:
            paint_back(painter, rect, "?")
            return
        painter.setOpacity(_FADED if self.is_done else 1)
        deed = content.ACTIONS[self.action]
        _framed(painter, rect, marked=self.is_due)
        title = paper.band(painter, rect, _TITLE, theme.colour(f"deed_{deed.kind.value}"))
        squeeze(painter, title.adjusted(1.5, 0, -1.5, 0), self.title, centred=True)
        room = rect.adjusted(5, _TITLE + 2, -6, -4)
        if deed.cost:
            low = QRectF(rect.right() - 27, rect.bottom() - _COST - 3, 26, _COST)
            figure(painter, low, "chest", str(deed.cost))
            room = rect.adjusted(3, _TITLE + 2, -14, -6)
        art.paint_part(painter, f"shogun/action_{deed.id}", room)
        painter.setOpacity(1)
        if self.is_done:
            seal = QRectF(0, 0, _DONE, _DONE)
            seal.moveCenter(rect.center() + QPointF(0, _TITLE / 2 - 1))
            plate(painter, seal, fill="gain", line="card", radius=_DONE / 2)
            art.paint_icon(painter, "check", seal.adjusted(2, 2, -2, -2), ink=theme.colour("card"))


@value
class YearFace(Face):
    """Season and year."""

    season: str
    title: str
    text: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the season's picture beside its name."""
        paper.card(painter, rect)
        view = QRectF(rect.x() + 2, rect.y() + 3, rect.height() - 6, rect.height() - 7)
        art.paint_part(painter, f"shogun/season_{self.season}", view)
        words = QRectF(rect)
        words.setLeft(view.right() + 2)
        half = (rect.height() - 2) / 2
        upper = QRectF(words.x(), words.y() + 3, words.width() - 3, half - 2)
        squeeze(painter, upper, self.text)
        write(painter, upper.translated(0, half - 3), self.title, SMALL, align=LEFT)


@value
class EventFace(Face):
    """An event: what it changes above, the rice it costs in winter below."""

    event: int
    is_current: bool

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint both halves."""
        _framed(painter, rect, marked=self.is_current)
        event = content.EVENTS[self.event]
        sign, text = sign_of(event)
        side = rect.height() / 2 - 2
        upper = QRectF(rect.x() + 2, rect.y() + 3, side, side)
        paint_sign(painter, sign, upper)
        if event.effect.value == "temple_peace":
            paint_sign(painter, "defence_plus_1", upper.translated(side, 0))
        else:
            beside = QRectF(upper.right(), upper.y(), rect.right() - upper.right() - 2, side)
            write(painter, beside, text, SMALL, bold=True, align=LEFT)
        middle = rect.center().y() + 1.5
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.drawLine(QPointF(rect.left() + 4, middle), QPointF(rect.right() - 5, middle))
        paint_sign(painter, "rice", QRectF(rect.x() + 5, middle + 2, 13, 14))
        lost = QRectF(rect.x() + 19, middle + 1, rect.width() - 20, 15)
        write(painter, lost, signed(-event.rice_loss), SMALL, ink="pay", bold=True, align=LEFT)


@value
class TurnFace(Face):
    """A place in the turn order with its special card, and who took it."""

    place: int
    special: int
    seat: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint card, number and taker."""
        paper.card(painter, rect)
        low = QRectF(rect.x() + 1, rect.bottom() - 22, rect.width() - 2.5, 19.5)
        painter.fillRect(low, theme.colour("paper"))
        number = QRectF(rect.x() + 3, low.y(), 14, low.height())
        write(painter, number, str(self.place + 1), TEXT, bold=True)
        if self.special != FREE:
            sign, text = sign_of(content.SPECIALS[self.special])
            side = rect.height() / 2 - 3
            upper = QRectF(rect.x() + 3, rect.y() + 2, side, side)
            paint_sign(painter, sign, upper)
            beside = QRectF(upper.right() + 1, upper.y(), rect.right() - upper.right() - 3, side)
            write(painter, beside, text, SMALL, bold=True, align=LEFT)
        if self.seat != FREE:
            taken = QRectF(rect.right() - 25, low.y() - 1, 20, 20)
            paint_owner(painter, taken, self.seat, "disc")


@value
class CaptionFace(Face):
    """What happened last: who, where, what, and why it failed."""

    text: str
    icon: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Write it on two lines beside its icon."""
        paper.card(painter, rect, fill="paper")
        art.paint_icon(painter, self.icon, QRectF(rect.x() + 4, rect.y() + 6, 22, 22))
        write_wrapped(painter, rect.adjusted(30, 0, -4, -2), self.text, SMALL, align=LEFT)


def _framed(painter: QPainter, rect: QRectF, *, marked: bool) -> None:
    """Paint a card; what counts now has a thick frame."""
    if marked:
        paper.card(painter, rect, line="accent", width=_DUE)
    else:
        paper.card(painter, rect)


def paint_back(painter: QPainter, rect: QRectF, sign: str = "") -> None:
    """Paint the back of a card: waves on indigo."""
    paper.card(painter, rect, fill="card_back")
    inner = rect.adjusted(3, 3, -3.5, -4.5)
    paint_kept(painter, inner, "back", lambda canvas: _waves(canvas, inner.size()))
    if sign:
        write(painter, inner, sign, LARGE, ink="card_back_ink", bold=True)


def _waves(painter: QPainter, size: QSizeF) -> None:
    """Paint rows of round waves, as on cloth."""
    room = QRectF(QPointF(0, 0), size)
    painter.setClipRect(room)
    painter.setPen(QPen(theme.faded("card_back_ink", 0.55), 0.7))
    painter.setBrush(theme.colour("card_back"))
    row, y = 0, 0.0
    while y < room.bottom() + _WAVE:
        x = -(row % 2) * _WAVE
        while x < room.right() + _WAVE:
            for share in (1.0, 0.62, 0.25):
                painter.drawEllipse(QPointF(x, y + _WAVE), _WAVE * share, _WAVE * share)
            x += 2 * _WAVE
        row += 1
        y += _WAVE / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(room)
