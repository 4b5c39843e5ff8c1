"""Where a panel lies that covers a part of the board for a while."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from desktop_app.board.view import BoardView
from desktop_app.kit.picture import Box


def lie_over(panel: QWidget, box: Box, size: tuple[float, float]) -> None:
    """Lay *panel* over *box* of its board of this *size*, where it is while all can be seen.

    Whoever has come closer to the board would lose a panel that moved along. Where everything is
    larger than usual, it is larger too, as far as there is room.
    """
    board = panel.parentWidget()
    if board is None:
        return
    room = QRectF(board.rect())
    scale = min(room.width() / size[0], room.height() / size[1])
    left, top = (room.width() - size[0] * scale) / 2, (room.height() - size[1] * scale) / 2
    lying = QRectF(left + box.x * scale, top + box.y * scale, box.w * scale, box.h * scale)
    usual = board.sight.usual_zoom if isinstance(board, BoardView) else 1.0
    grown = min(usual, room.width() / lying.width(), room.height() / lying.height())
    middle = lying.center()
    lying.setSize(lying.size() * grown)
    lying.moveCenter(middle)
    lying.moveRight(min(lying.right(), room.right()))
    lying.moveBottom(min(lying.bottom(), room.bottom()))
    lying.moveLeft(max(lying.left(), room.left()))
    lying.moveTop(max(lying.top(), room.top()))
    panel.setGeometry(lying.toRect())
