"""Where a panel lies that covers a part of the board for a while."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop_app.board.picture import Box


def lie_over(panel: QWidget, box: Box, size: tuple[float, float]) -> None:
    """Lay *panel* over *box* of its board of this *size*, where it is while all can be seen.

    Whoever has come closer to the board would lose a panel that moved along.
    """
    board = panel.parentWidget()
    if board is None:
        return
    scale = min(board.width() / size[0], board.height() / size[1])
    left = (board.width() - size[0] * scale) / 2
    top = (board.height() - size[1] * scale) / 2
    panel.setGeometry(
        round(left + box.x * scale),
        round(top + box.y * scale),
        round(box.w * scale),
        round(box.h * scale),
    )
