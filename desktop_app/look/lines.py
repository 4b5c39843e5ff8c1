"""Lists of sentences that wrap."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QPainter
from PySide6.QtWidgets import QListWidget, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop_app.look import theme


def list_of_lines() -> QListWidget:
    """Return a list whose lines wrap instead of being cut."""
    made = QListWidget()
    made.setItemDelegate(Lines(made))
    made.setWordWrap(True)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setTextElideMode(Qt.TextElideMode.ElideNone)
    made.setResizeMode(QListWidget.ResizeMode.Adjust)
    made.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
    made.setIconSize(QSize(theme.size("text_large"), theme.size("text_large")))
    return made


class Lines(QStyledItemDelegate):
    """Makes every row as high as its words, with or without a scroll bar beside them.

    The marked row keeps its ink and its icon, on a pale ground and with a bar at its left edge:
    Qt's own mark would tint them until they cannot be told from it.
    """

    def __init__(self, shown: QListWidget) -> None:
        super().__init__(shown)
        self._list = shown

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Let the marked row look like the others, only on another ground."""
        super().initStyleOption(option, index)
        if option.state & QStyle.StateFlag.State_Selected:
            option.state &= ~(QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus)
            if option.backgroundBrush.style() == Qt.BrushStyle.NoBrush:
                option.backgroundBrush = QBrush(theme.colour("marked"))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the row, and the bar that marks it."""
        super().paint(painter, option, index)
        if option.state & QStyle.StateFlag.State_Selected:
            bar = QRect(option.rect)
            bar.setWidth(theme.size("step"))
            painter.fillRect(bar, theme.colour("accent"))

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Wrap as narrowly as a row can become: Qt forgets the bar and the sheet's padding."""
        narrow = QStyleOptionViewItem(option)
        bar = self._list.verticalScrollBar().sizeHint().width()
        spare = bar + 2 * theme.size("step")
        narrow.rect.setWidth(self._list.maximumViewportSize().width() - spare)
        return super().sizeHint(narrow, index)
