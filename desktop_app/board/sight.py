"""Which part of a board its view shows: all of it, its usual size, or a part from nearer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QTimer
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

from desktop_app.look import theme

_MOST_ZOOM = 6.0
_MARGIN = 2
"""Pixels that stay free around the whole board."""
_FRAME = 30
"""Milliseconds between two steps of a board that drifts."""


class Sight:
    """Scales and scrolls one view.

    Usually a board is shown whole. Where everything is set larger than usual, it is as much larger
    than it would be at 100 %, and scrolls; whoever wants to see all of it can.
    """

    def __init__(self, view: QGraphicsView) -> None:
        self._view = view
        self.zoom = 1.0
        """How large the board is shown; 1 is whole."""
        self._is_usual = True
        """Whether nobody wanted it in another size."""
        self.drift = QTimer(view)
        """Runs while something is dragged to an edge behind which the board goes on."""
        self.drift.setInterval(_FRAME)
        self.drift.timeout.connect(self._go_on_drifting)
        self._towards = QPoint()
        self.drifted: Callable[[], None] = lambda: None
        """What is to be done after each step of it."""
        self.moved: Callable[[], None] = lambda: None
        """What is to be done when another part of the board is shown, or another size."""

    # How large ----------------------------------------------------------------

    @property
    def is_scrolled(self) -> bool:
        """Whether the board is larger than its view."""
        return self.zoom > 1.0

    @property
    def usual_zoom(self) -> float:
        """How large the board is as long as nobody wants it otherwise."""
        scale = theme.scale()
        if scale <= 1.0:
            return 1.0
        # What stands around a board grows as well; at 100 % the board would have more room.
        size = self._view.size()
        around = self._view.window().size() - size
        more = around - around / scale
        return max(1.0, scale * self._fitting(size + more) / self._fitting(size))

    def fit(self) -> None:
        """Show the whole board; if it is shown already, in its usual size again."""
        if self.is_scrolled:
            self._is_usual = False
            self._show(1.0)
        else:
            self.show_usual()

    def show_usual(self) -> None:
        """Show the board in the size it has while nobody wants another."""
        self._is_usual = True
        self._show(self.usual_zoom)

    def keep_size(self) -> None:
        """Follow a view of another size: what was whole stays whole, what was near stays near."""
        if self._is_usual:
            self.show_usual()
        elif not self.is_scrolled:
            self._show(1.0)

    def zoom_at(self, fixed: QPoint, factor: float) -> None:
        """Come closer or go back; what lies under *fixed* stays there."""
        wanted = min(_MOST_ZOOM * max(1.0, theme.scale()), max(1.0, self.zoom * factor))
        self._is_usual = wanted == self.usual_zoom
        under = self._view.mapToScene(fixed)
        self._show(wanted)
        if wanted > 1.0:
            self.scroll(self._view.mapFromScene(under) - fixed)

    def _show(self, zoom: float) -> None:
        view = self._view
        middle = view.mapToScene(view.viewport().rect().center())
        self.zoom = zoom
        scale = zoom * self._fitting(view.size())
        view.setTransform(QTransform.fromScale(scale, scale))
        view.centerOn(middle if self.is_scrolled else view.sceneRect().center())
        self.moved()

    def of_furniture(self) -> QTransform:
        """Return what keeps furniture where it is while the whole board is seen.

        Where everything is set larger than usual, furniture is as large as the board and scrolls.
        """
        if self.zoom <= self.usual_zoom or self.usual_zoom > 1.0:
            return QTransform()
        view, board = self._view, self._view.sceneRect()
        scale = self._fitting(view.size())
        room = view.viewport().size()
        left = (room.width() - board.width() * scale) / 2
        top = (room.height() - board.height() * scale) / 2
        there = QTransform.fromTranslate(left, top).scale(scale, scale)
        return there * view.viewportTransform().inverted()[0]

    def _fitting(self, size: QSize) -> float:
        """Return at which scale the whole board has room in *size*."""
        board = self._view.sceneRect()
        across = (size.width() - 2 * _MARGIN) / max(1.0, board.width())
        down = (size.height() - 2 * _MARGIN) / max(1.0, board.height())
        return max(0.01, min(across, down))

    # What is in sight ---------------------------------------------------------

    def scroll(self, by: QPoint) -> None:
        """Move on over the board."""
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        across.setValue(across.value() + by.x())
        down.setValue(down.value() + by.y())

    def page(self, direction: QPointF) -> None:
        """Move on by a quarter of what is seen."""
        room = self._view.viewport().size() / 4
        self.scroll(
            QPoint(round(direction.x() * room.width()), round(direction.y() * room.height()))
        )

    def keep(self, boxes: Sequence[QRectF]) -> None:
        """Bring *boxes* in sight: all if there is room for them, else one if none is seen yet."""
        if not (boxes and self.is_scrolled):
            return
        edge = 4 * theme.size("step")
        seen = self._view.viewport().rect().adjusted(edge, edge, -edge, -edge)
        shown = [self._view.mapFromScene(box).boundingRect() for box in boxes]
        whole = QRect()
        for box in shown:
            whole = whole.united(box)
        if whole.width() <= seen.width() and whole.height() <= seen.height():
            self.scroll(_way_into(seen, whole))
        elif not any(seen.contains(box) for box in shown):
            ways = [_way_into(seen, box) for box in shown]
            self.scroll(min(ways, key=QPoint.manhattanLength))

    def drag_at(self, pos: QPoint) -> None:
        """Let the board drift while something is held at *pos*, near an edge of what is seen."""
        edge = 8 * theme.size("step")
        seen = self._view.viewport().rect().adjusted(edge, edge, -edge, -edge)
        self._towards = _way_into(seen, QRect(pos, QSize(1, 1))) / 2
        if self._towards.isNull() or not self.is_scrolled:
            self.drift.stop()
        elif not self.drift.isActive():
            self.drift.start()

    def _go_on_drifting(self) -> None:
        self.scroll(self._towards)
        self.drifted()


def _way_into(seen: QRect, box: QRect) -> QPoint:
    """Return how far one must scroll until *box* lies in what is *seen*."""
    right, down = max(0, box.right() - seen.right()), max(0, box.bottom() - seen.bottom())
    # Where a box is larger than the view, its beginning is worth more than its end.
    left, up = min(0, box.left() - seen.left()), min(0, box.top() - seen.top())
    return QPoint(left or right, up or down)
