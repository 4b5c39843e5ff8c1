"""A card over the board that says a hint, one stage after the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.hands.chooser import beside
from desktop_app.look import theme
from desktop_app.look.announcing import announce
from desktop_app.look.parts import button, label, name, row

STAGES = 3


class HintCard(QFrame):
    """Says what was asked for; the board stays usable around it."""

    more_wanted = Signal()
    do_wanted = Signal()
    put_away = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("sheet")
        self.setAccessibleName(self.tr("Hint"))
        self.more = button(self.tr("More"), "primary")
        self.do_it = button(self.tr("Do it"), "primary")
        self.enough = button(self.tr("Enough"))
        self._count = label("", "soft")
        self._count.setWordWrap(False)
        self._lines = QGridLayout()
        self._lines.setColumnStretch(1, 1)
        self._lines.setHorizontalSpacing(3 * theme.size("step"))
        self._lines.setVerticalSpacing(theme.size("step"))
        self._said: list[QWidget] = []
        layout = QVBoxLayout(self)
        margin = 4 * theme.size("step")
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(3 * theme.size("step"))
        layout.addLayout(self._lines)
        layout.addLayout(row(self._count, None, self.more, self.do_it, self.enough))
        self.more.clicked.connect(self.more_wanted)
        self.do_it.clicked.connect(self.do_wanted)
        self.enough.clicked.connect(self.put_away)
        self.hide()

    @property
    def text(self) -> str:
        """What it says, all stages."""
        return "\n".join([part.text() for part in self._said if isinstance(part, QLabel)])

    def say(self, stages: Sequence[tuple[str, str]], at: QPoint, clear_of: Sequence[QRect]) -> None:
        """Say each stage, a word and a sentence; the last one is new."""
        self._clear()
        for number, (head, text) in enumerate(stages, 1):
            self._add(number, head, text, is_new=number == len(stages))
        self._count.setText(
            self.tr("Hint {number} of {all}").format(number=len(stages), all=STAGES)
        )
        self.more.setVisible(len(stages) < STAGES)
        self.do_it.setVisible(len(stages) == STAGES)
        self.enough.setText(self.tr("Enough") if len(stages) < STAGES else self.tr("I will choose"))
        head, text = stages[-1]
        self._stand(at, clear_of, f"{head}: {text}")
        (self.more if len(stages) < STAGES else self.do_it).setFocus()

    def say_only(self, text: str, at: QPoint) -> None:
        """Say that it takes a moment, or that there is nothing to say."""
        self._clear()
        self._add(0, "", text, is_new=True)
        self._count.setText("")
        self.more.hide()
        self.do_it.hide()
        self.enough.setText(self.tr("Enough"))
        self._stand(at, (), text)

    def dismiss(self) -> None:
        """Go away; the keyboard goes back to the board."""
        if self.isAncestorOf(QApplication.focusWidget() or self._over):
            self._over.setFocus()
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away.emit()
        else:
            super().keyPressEvent(event)

    def _clear(self) -> None:
        for part in self._said:
            self._lines.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._said = []

    def _add(self, number: int, head: str, text: str, *, is_new: bool) -> None:
        line = 2 * number
        if head:
            self._put(_StageBadge(number, is_new=is_new), line, 0, 2)
            self._lines.setAlignment(self._said[-1], Qt.AlignmentFlag.AlignTop)
            self._put(label(head, "soft"), line, 1)
        said = label(text)
        name(said, "option" if is_new else "")
        self._put(said, line + 1, 1)

    def _put(self, part: QWidget, line: int, column: int, lines: int = 1) -> None:
        self._lines.addWidget(part, line, column, lines, 1)
        self._said.append(part)
        part.show()

    def _stand(self, at: QPoint, clear_of: Sequence[QRect], spoken: str) -> None:
        """Stand where nothing is hidden that is spoken of."""
        width = min(theme.size("hint_card"), self._over.width() - 4 * theme.size("step"))
        self.show()  # its fonts are known only then
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None, "it was made with one"
        layout.activate()
        self.setFixedHeight(max(layout.totalHeightForWidth(width), layout.minimumSize().height()))
        self.move(beside(at, self.size(), self._over.size(), clear_of))
        self.raise_()
        announce(self, spoken)


class _StageBadge(QWidget):
    """The number of a stage; the new one is filled."""

    def __init__(self, number: int, *, is_new: bool) -> None:
        super().__init__()
        self._number, self._is_new = number, is_new
        side = theme.size("badge")
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a disc with the number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("honour_line" if self._is_new else "line"), 2))
        painter.setBrush(theme.colour("target" if self._is_new else "paper"))
        painter.drawEllipse(self.rect().adjusted(2, 2, -2, -2))
        painter.setPen(theme.colour("umber" if self._is_new else "ink"))
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self._number))
        painter.end()
