"""Figures of a table with a bar behind each: the best of a row in full colour."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableWidget

from desktop_app.column.finale.result import colour_of
from desktop_app.look import theme

SOURCE = Qt.ItemDataRole.UserRole
"""The number of the source, for the colour; None writes the figure alone."""
SHARE = Qt.ItemDataRole.UserRole + 1
"""How long the bar is, as a part of the longest."""
IS_BEST = Qt.ItemDataRole.UserRole + 2


class Bars(QStyledItemDelegate):
    """Paints the bar at the left of a cell where there is room for it beside the figure."""

    def __init__(self, table: QTableWidget) -> None:
        super().__init__(table)
        self._table = table

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint bar and figure."""
        super().paint(painter, option, index)
        source, share = index.data(SOURCE), index.data(SHARE)
        figure = option.fontMetrics.horizontalAdvance(str(index.data() or "")) + 14
        room = QRectF(option.rect).adjusted(6, 0, -figure, 0)
        if source is None or not share or room.width() < 16:
            return
        high = min(room.height() * 0.5, 4.0 * theme.size("step"))
        bar = QRectF(room.left(), room.center().y() - high / 2, room.width() * share, high)
        colour = colour_of(source)
        colour.setAlphaF(1.0 if index.data(IS_BEST) else 0.45)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("art_outline"), 1.2 if index.data(IS_BEST) else 0.6))
        painter.setBrush(colour)
        painter.drawRoundedRect(bar, 3, 3)
        painter.restore()
