"""Asks at the hand when one gesture means several moves, and says there why one means none."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent, QTextDocumentFragment
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QSlider,
    QWidget,
)

from desktop_app.kit.gestures import Path
from desktop_app.look import theme
from desktop_app.look.announcing import announce

_ROWS = 9
"""How many answers stand below each other before a second column begins."""
_READING = 6000
"""Milliseconds a refusal stays, if nothing else is done."""


class Chooser(QFrame):
    """A few answers at the hand; Escape or a click elsewhere takes the gesture back."""

    chosen = Signal(object)  # Path

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("chooser")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(*(2 * theme.size("step"),) * 4)
        self._grid.setSpacing(theme.size("step"))
        self.buttons: list[QPushButton] = []
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        """Chooses among answers that differ by a number only, instead of a long list of them."""
        self.slider.setPageStep(1)
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.slider.hide()
        self.slider.valueChanged.connect(self.show_answer)
        self.hide()

    def ask(self, answers: Sequence[tuple[str, Path]], at: QPoint, likeliest: int = 0) -> None:
        """Offer *answers* near *at*, a point of the widget below; Enter takes the *likeliest*."""
        self.dismiss()
        self._make(answers)
        for number, made in enumerate(self.buttons):
            self._grid.addWidget(made, number % _ROWS, number // _ROWS)
        self._stand_at(at)
        self.buttons[likeliest].setFocus()

    def ask_how_many(
        self, answers: Sequence[tuple[str, Path]], at: QPoint, likeliest: int = 0
    ) -> None:
        """Offer *answers* from the fewest to the most by a slider that shows one at a time."""
        self.dismiss()
        self._make(answers)
        widest = max(made.sizeHint().width() for made in self.buttons)
        self.slider.setRange(0, len(answers) - 1)
        self.slider.setFixedWidth(widest)
        self.slider.show()
        self._grid.addWidget(self.slider, 0, 0)
        for made in self.buttons:
            made.setFixedWidth(widest)
            self._grid.addWidget(made, 1, 0)
        self.slider.setValue(likeliest)
        self.show_answer(likeliest)
        self._stand_at(at)
        self.buttons[likeliest].setFocus()

    @Slot(int)
    def show_answer(self, number: int) -> None:
        """Show one answer of those under the slider, ready to be taken; a list shows all."""
        if self.slider.isHidden():
            return
        self.slider.setValue(number)
        if number < len(self.buttons):
            # First, because a button that is hidden would pass the focus on.
            self.buttons[number].show()
            self.buttons[number].setFocus()
        for other, made in enumerate(self.buttons):
            made.setVisible(other == number)

    def _make(self, answers: Sequence[tuple[str, Path]]) -> None:
        for text, path in answers:
            made = QPushButton(text.replace("&", "&&"), self)
            made.setObjectName("move")
            made.clicked.connect(lambda _=False, path=path: self._choose(path))
            self.buttons.append(made)

    def _stand_at(self, at: QPoint) -> None:
        self.adjustSize()
        self.move(beside(at, self.size(), self._over.size()))
        self.show()
        self.raise_()

    def dismiss(self) -> None:
        """Ask no more; the keyboard goes back to the board."""
        if self.isAncestorOf(QApplication.focusWidget() or self._over):
            self._over.setFocus()
        for made in self.buttons:
            self._grid.removeWidget(made)
            made.deleteLater()
        self.buttons.clear()
        self._grid.removeWidget(self.slider)
        self.slider.hide()
        self.hide()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab stay among the answers."""
        self._walk(1 if forward else -1)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrows, leave with Escape."""
        across = 1 if self.slider.isVisible() else _ROWS
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: across}.get(
            Qt.Key(event.key()), -across if event.key() == Qt.Key.Key_Left else 0
        )
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif step:
            self._walk(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            for made in self.buttons:
                if made.hasFocus():
                    made.click()
                    return
        else:
            super().keyPressEvent(event)

    def _walk(self, step: int) -> None:
        now = next((n for n, made in enumerate(self.buttons) if made.hasFocus()), 0)
        to = max(0, min(len(self.buttons) - 1, now + step))
        if self.slider.isVisible():
            self.show_answer(to)
        self.buttons[to].setFocus()

    def _choose(self, path: Path) -> None:
        self.dismiss()
        self.chosen.emit(path)


class Tone(Enum):
    """How a sentence is meant; its frame says so too."""

    DETAILS = "details"
    HINT = "hint"
    REFUSAL = "refusal"


class Bubble(QLabel):
    """A sentence next to the hand."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("bubble")
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(
        self,
        text: str,
        at: QPoint,
        *,
        tone: Tone = Tone.DETAILS,
        rich: bool = False,
        clear_of: Sequence[QRect] = (),
    ) -> None:
        """Say *text* near *at* for a while; names in it are no HTML unless it is *rich*."""
        self.setProperty("tone", tone.value)
        self.style().polish(self)  # the style looks at the tone only when it is asked to
        self.setTextFormat(Qt.TextFormat.RichText if rich else Qt.TextFormat.PlainText)
        self.setText(text)
        width = min(theme.size("game_card"), self._over.width() // 2)
        self.show()  # its frame and its font are known only then
        self.setMinimumHeight(0)  # else it stays as high as the longest sentence so far
        self.setFixedSize(width, self.heightForWidth(width))
        self.move(beside(at, self.size(), self._over.size(), clear_of))
        self.raise_()
        self._timer.start(_READING)
        announce(self, QTextDocumentFragment.fromHtml(text).toPlainText() if rich else text)


def beside(at: QPoint, size: QSize, room: QSize, clear_of: Sequence[QRect] = ()) -> QPoint:
    """Return where something of *size* can stand beside *at* without leaving the *room*.

    It covers nothing that it must be *clear_of* if it can; far away it is better seen than not.
    """
    gap = 3 * theme.size("step")
    right, below = room.width() - size.width(), room.height() - size.height()
    after, before = at.x() + gap, at.x() - gap - size.width()
    across = [after, before] if after <= right else [before, after]
    down = [min(at.y() + gap, below), at.y() - gap - size.height()]
    near = [QPoint(x, y) for y in down for x in across]
    far = [QPoint(x, y) for y in (*down, below, 0) for x in (*across, right, 0)]
    places = [*near, *_around(clear_of, at, size, gap), *far]
    inside = [QPoint(max(0, min(p.x(), right)), max(0, min(p.y(), below))) for p in places]
    free = (p for p in inside if not any(QRect(p, size).intersects(box) for box in clear_of))
    return next(free, inside[0])


def _around(boxes: Sequence[QRect], at: QPoint, size: QSize, gap: int) -> list[QPoint]:
    """Return where something of *size* is just outside all *boxes*, the nearest side first."""
    whole = QRect()
    for box in boxes:
        whole = whole.united(box)
    x, y = at.x() - size.width() // 2, at.y() - size.height() // 2
    places = [
        QPoint(whole.right() + gap, y),
        QPoint(whole.left() - gap - size.width(), y),
        QPoint(x, whole.bottom() + gap),
        QPoint(x, whole.top() - gap - size.height()),
    ]
    return sorted(places, key=lambda p: (QRect(p, size).center() - at).manhattanLength())
