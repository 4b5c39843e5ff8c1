"""A list in which every turn is a card: who at its head, below what happened, with its icons."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyleOptionViewItem

from desktop_app.look import theme
from desktop_app.look.furniture.portraits import paint_portrait
from desktop_app.look.lines import Lines, list_of_lines
from desktop_app.look.seats import paint_seat

NOBODY = -1
"""The seat of a line that no turn belongs to."""


class Role(IntEnum):
    """What is known of each line."""

    MOMENT = Qt.ItemDataRole.UserRole
    OF_MINE = Qt.ItemDataRole.UserRole + 1
    SEAT = Qt.ItemDataRole.UserRole + 2
    IS_HEAD = Qt.ItemDataRole.UserRole + 3
    IS_DETAIL = Qt.ItemDataRole.UserRole + 4
    FOLDED = Qt.ItemDataRole.UserRole + 5
    """At a head: how many lines of the turn are not shown."""
    SAID = Qt.ItemDataRole.UserRole + 6
    """What is written of the line, where the head tells the rest."""
    FACE = Qt.ItemDataRole.UserRole + 8
    """At a head: the game and the character whose portrait stands there."""
    IS_REASON = Qt.ItemDataRole.UserRole + 7
    """Whether it says why a turn was played like that."""


def list_of_turns() -> QListWidget:
    """Return a list whose lines wrap, with a card for each turn."""
    made = list_of_lines()
    made.setObjectName("turns")
    made.setItemDelegate(_Cards(made))
    made.setIconSize(QSize(theme.size("text"), theme.size("text")))
    return made


class _Cards(Lines):
    """Lays paper below the lines of a turn, with an edge in the colour of its seat."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Write less where the head tells the rest; leave a gap between two cards."""
        super().initStyleOption(option, index)
        said = index.data(Role.SAID)
        if said:
            option.text = said
        if index.data(Role.IS_HEAD):
            option.text = ""
        option.displayAlignment = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        option.decorationAlignment = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the card, then what stands on it."""
        seat = index.data(Role.SEAT)
        is_head = bool(index.data(Role.IS_HEAD))
        paper = QRect(option.rect)
        if is_head:
            paper.setTop(paper.top() + _gap())
        painter.fillRect(paper, theme.colour("card"))
        if seat is not None and seat != NOBODY:
            edge = QRect(paper)
            edge.setWidth(theme.size("step"))
            painter.fillRect(edge, theme.seat_look(seat).colour)
        if not is_head:
            super().paint(painter, option, index)
            return
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(paper.adjusted(theme.size("step"), 0, 0, 0), theme.colour("marked"))
        self._paint_head(painter, paper, index)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Leave room above a head, and for its badge."""
        if not index.data(Role.IS_HEAD):
            return super().sizeHint(option, index)
        return QSize(1, theme.size("badge") + _gap())

    def _paint_head(
        self, painter: QPainter, paper: QRect, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint badge and name, and at the right how many lines are folded."""
        step, seat = theme.size("step"), index.data(Role.SEAT)
        side = theme.size("badge") - step
        badge = QRectF(paper.left() + 2 * step, paper.top() + step / 2 + 1, side, side)
        paint_seat(painter, badge, seat, "disc")
        if face := index.data(Role.FACE):
            badge.translate(side + step, 0)
            paint_portrait(painter, badge, *face, is_round=True)
        words = QRectF(paper)
        words.setLeft(badge.right() + step)
        words.setRight(words.right() - 2 * step)
        font = QFont(self._list.font())
        painter.save()
        folded = index.data(Role.FOLDED)
        if folded:
            painter.setFont(font)
            painter.setPen(theme.colour("ink_soft"))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(words, right, f"+{folded}")
            words.setRight(words.right() - painter.fontMetrics().horizontalAdvance(f"+{folded} "))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        name = index.data(Role.SAID) or ""
        shown = painter.fontMetrics().elidedText(
            name, Qt.TextElideMode.ElideRight, int(words.width())
        )
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, left, shown)
        painter.restore()


def without_name(text: str, name: str) -> str:
    """Return a sentence about somebody as it stands below the name: "takes ..." as "Takes ..."."""
    for separator in (": ", " "):
        if name and text.startswith(name + separator):
            rest = text[len(name + separator) :]
            return rest[:1].upper() + rest[1:]
    return text


def _gap() -> int:
    return 2 * theme.size("step")
