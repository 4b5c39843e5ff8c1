"""Small parts that every page is made of."""

from __future__ import annotations

from datetime import datetime
from html import escape

from PySide6.QtCore import QDateTime, QEvent, QLocale, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTextDocumentFragment
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.look import art, theme


def label(text: str, name: str = "") -> QLabel:
    """Return text that looks as the theme says for *name*: ``title``, ``caption``, ``soft``.

    It is shown as it is: what a player writes as a name must not be read as HTML.
    """
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    made.setObjectName(name)
    made.setWordWrap(True)
    return made


def tell(part: QWidget, text: str) -> None:
    """Show *text* under the mouse as it is, tags and all, and give it to screen readers plain."""
    part.setToolTip(f"<span>{escape(text)}</span>" if text else "")
    part.setAccessibleDescription(text)  # else Qt reads them the tool tip, tags and all


def tell_rich(part: QWidget, html: str) -> None:
    """Show *html* under the mouse, and give its words to screen readers."""
    part.setToolTip(html)
    part.setAccessibleDescription(QTextDocumentFragment.fromHtml(html).toPlainText())


def button(text: str, name: str = "") -> QPushButton:
    """Return a push button; *name* is ``primary`` for what one usually wants."""
    made = QPushButton(text)
    made.setObjectName(name)
    made.setAutoDefault(True)  # Enter presses it too, not only the space bar
    return made


def tool(icon: str, text: str) -> QToolButton:
    """Return a button that is only an *icon*; a tip and screen readers tell the *text*."""
    made = QToolButton()
    made.setIcon(art.qicon(icon))
    made.setIconSize(QSize(theme.size("text_large"), theme.size("text_large")))
    tell(made, text)
    made.setAccessibleName(text)
    made.setAutoRaise(True)
    return made


def name(part: QWidget, called: str) -> None:
    """Let *part* look from now on as the theme says for what it is *called*."""
    part.setObjectName(called)
    part.style().unpolish(part)
    part.style().polish(part)  # else it keeps the look of before


def name_choice(box: QComboBox, text: str) -> None:
    """Say what is chosen in *box*, to those who cannot see where it stands.

    On Linux Qt tells screen readers the choice in place of the name; what remains is a label.
    """
    box.setAccessibleName(text)
    unseen = QLabel(text, box.parentWidget())
    unseen.setBuddy(box)
    unseen.hide()


def panel(name: str = "panel", layout: QBoxLayout | None = None) -> QFrame:
    """Return a piece of paper with room at its edges; its layout is vertical if none is given."""
    frame = QFrame()
    frame.setObjectName(name)
    inner = layout or QVBoxLayout()
    margin = 3 * theme.size("step")
    inner.setContentsMargins(margin, margin, margin, margin)
    inner.setSpacing(2 * theme.size("step"))
    frame.setLayout(inner)
    return frame


def row(*parts: QWidget | QLayout | None) -> QHBoxLayout:
    """Return a row of parts; None is room that stretches."""
    made = QHBoxLayout()
    made.setSpacing(2 * theme.size("step"))
    for part in parts:
        if part is None:
            made.addStretch(1)
        elif isinstance(part, QWidget):
            made.addWidget(part)
        else:
            made.addLayout(part)
    return made


def page_layout(page: QWidget) -> QVBoxLayout:
    """Give *page* a vertical layout with the margins of a page; it scrolls if all is too large."""
    step = theme.size("step")
    content = QWidget()
    layout = QVBoxLayout(content)
    layout.setContentsMargins(10 * step, 8 * step, 10 * step, 6 * step)
    layout.setSpacing(4 * step)
    outer = QVBoxLayout(page)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(Scrolled(content))
    return layout


class Scrolled(QScrollArea):
    """Shows *content* and scrolls where there is too little room for it and its wrapped text."""

    def __init__(self, content: QWidget, least_height: int = 0) -> None:
        super().__init__()
        self._content = content
        content.setObjectName(content.objectName() or "page")
        self.setWidgetResizable(True)
        self.setMinimumHeight(least_height)
        self.setWidget(content)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the content have the height its text needs at this width."""
        super().resizeEvent(event)
        self._give_height()

    def event(self, event: QEvent) -> bool:
        """Look again when something inside asks for another size."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._give_height()
        return done

    def _give_height(self) -> None:
        layout = self._content.layout()
        if layout is None:
            return
        width = max(self.viewport().width(), layout.totalMinimumSize().width())
        least = layout.totalMinimumSize().height()
        wanted = layout.totalMinimumHeightForWidth(width) if layout.hasHeightForWidth() else least
        self._content.setMinimumHeight(max(least, wanted))
        fits = max(least, wanted) <= self.viewport().height()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if fits else Qt.FocusPolicy.StrongFocus)


def reveal(part: QWidget) -> None:
    """Scroll to *part*, as soon as it has its place: it may just have been shown."""

    def scroll() -> None:
        around = part.parentWidget()
        while around:
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(part)
            around = around.parentWidget()

    QTimer.singleShot(0, part, scroll)


def most_of_screen(window: QWidget) -> QSize:
    """Return how large *window* may be where it is."""
    return window.screen().availableGeometry().size() * 0.9


def keep_on_screen(window: QWidget) -> None:
    """Move a *window* that has grown beyond the edge of its screen back to where all is seen."""
    screen, frame = window.screen().availableGeometry(), window.frameGeometry()
    frame.moveRight(min(frame.right(), screen.right()))
    frame.moveBottom(min(frame.bottom(), screen.bottom()))
    frame.moveLeft(max(frame.left(), screen.left()))
    frame.moveTop(max(frame.top(), screen.top()))
    if window.isVisible():  # where it appears, the system decides
        window.move(frame.topLeft())


def date_and_time(moment: datetime) -> str:
    """Write a moment as the player's language does."""
    when = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


class ElidedLabel(QLabel):
    """One line that ends in dots where there is no room for it; a tool tip has all of it.

    Where its tip tells something else already (*has_tip*), it leaves that alone.
    """

    def __init__(self, name: str = "", *, has_tip: bool = False) -> None:
        super().__init__()
        self._has_tip = has_tip
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._whole = ""

    def say(self, text: str, whole: str = "") -> None:
        """Show *text*, which is the *whole* or the beginning of it."""
        self._whole = whole
        self.setText(text)

    def minimumSizeHint(self) -> QSize:
        """Need no width."""
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write as much as there is room for."""
        text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )
        whole = self._whole or self.text()
        if not self._has_tip:
            tell(self, whole if text != whole else "")
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.contentsRect(), left, text)
        painter.end()
