"""What happened, in words, grouped by turn; a click looks at that moment."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QCheckBox, QFrame, QListWidgetItem, QVBoxLayout

from desktop_app.kit.tabletop import Line, Wording
from desktop_app.look import art, theme
from desktop_app.look.announcing import announce
from desktop_app.look.lines import list_of_lines
from desktop_app.look.parts import button, row, tell
from desktop_app.play.entries import News, Recalled, Shown
from desktop_app.play.session import GameSession

_MOMENT = Qt.ItemDataRole.UserRole
_OF_MINE = Qt.ItemDataRole.UserRole + 1
_NO_MOMENT = -1


class LogPanel(QFrame):
    """The story of a play. It follows from the table alone, so undo and redo need no care."""

    moment_chosen = Signal(int)
    replay_wanted = Signal()

    def __init__(self, session: GameSession, wording: Wording) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._session, self._wording = session, wording
        self._written = -1
        """The last moment that is written."""
        self._mover: int | None = None
        self._eyes = session.eyes
        self.recent_only = QCheckBox(self.tr("Since my last turn"))
        self.recent_only.toggled.connect(self._filter)
        self._list = list_of_lines()
        self._list.setAccessibleName(self.tr("Log"))
        self._list.itemActivated.connect(self._choose)
        self._list.itemClicked.connect(self._choose)
        self._is_at_end = True
        """Whether the newest line is in sight, and shall stay there when the room changes."""
        bar = self._list.verticalScrollBar()
        bar.valueChanged.connect(self._note_place)
        bar.rangeChanged.connect(self._keep_place)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(2 * theme.size("step"),) * 4)
        layout.addWidget(self._list, 1)
        self.replay_button = button(self.tr("Replay"))
        tell(self.replay_button, self.tr("Show the whole game again"))
        self.replay_button.clicked.connect(self.replay_wanted)
        layout.addLayout(row(self.recent_only, None, self.replay_button))

    @property
    def lines(self) -> list[str]:
        """Everything that is written."""
        return [self._list.item(row).text() for row in range(self._list.count())]

    def follow(self, shown: Shown) -> None:
        """Write what is news, and what came before it unless it is written already."""
        news = shown.news
        first = news[0].moment if news else shown.moment + 1
        if min(first, shown.moment + 1) <= self._written or self._session.eyes != self._eyes:
            self.clear()
        is_new = self._written < 0  # what was there before is told by reading the log
        past = self._session.past
        before = [
            News(moment, past.mover(moment), event)
            for moment in range(self._written + 1, first)
            for event in past.news(moment)
        ]
        lines = [line for one in (*before, *news) if (line := self._write(one))]
        if lines and not is_new:
            announce(self, " ".join(line.text for line in lines))
        self._is_at_end = self._is_at_end or bool(lines)
        self._written = shown.moment
        self._filter()
        self._keep_place()

    def clear(self) -> None:
        """Forget everything: somebody else sits down, or the play went back."""
        self._list.clear()
        self._is_at_end = True
        self._written, self._mover = -1, None
        self._eyes = self._session.eyes

    def mark(self, moment: int) -> None:
        """Point at what led to a moment that is looked at again."""
        rows = range(self._list.count())
        told = [row for row in rows if 0 <= self._list.item(row).data(_MOMENT) <= moment]
        self._list.setCurrentRow(told[-1] if told else -1)

    def recall(self, entry: Recalled) -> None:
        """Point at what led to a moment of the past; tell it where it is played again."""
        self.mark(entry.moment)
        told = (self._wording.event(event, self._session.names) for event in entry.events)
        announce(self, " ".join(line.text for line in told if line))

    def unmark(self) -> None:
        """Go back to the newest line."""
        self._list.setCurrentRow(-1)
        self._list.scrollToBottom()

    def add_notice(self, text: str) -> None:
        """Write something that is no part of the play."""
        self._add(Line(text, "info"), _NO_MOMENT)

    def _write(self, news: News) -> Line | None:
        line = self._wording.event(news.event, self._session.names)
        if line is None:
            return None
        if news.mover != self._mover and news.mover is not None:
            self._mover = news.mover
            self._head(news.mover, news.moment)
        self._add(line, news.moment)
        return line

    def _head(self, seat: int, moment: int) -> None:
        look = theme.seat_look(seat)
        item = QListWidgetItem(f"{look.letter}  {self._session.names[seat]}")
        font = self._list.font()
        font.setBold(True)
        item.setFont(font)
        item.setBackground(QColor(look.colour))
        item.setForeground(QColor(look.ink))
        item.setData(_MOMENT, moment)
        item.setData(_OF_MINE, seat == self._session.watcher)
        self._list.addItem(item)

    def _add(self, line: Line, moment: int) -> None:
        item = QListWidgetItem(line.text)
        if line.icon:
            item.setIcon(art.qicon(line.icon))
        item.setData(_MOMENT, moment)
        self._list.addItem(item)

    @Slot()
    def _filter(self) -> None:
        """Hide what came before the watching seat's last turn, if that is wanted."""
        first = 0
        if self.recent_only.isChecked():
            mine = [r for r in range(self._list.count()) if self._list.item(r).data(_OF_MINE)]
            first = mine[-1] if mine else 0
        for line in range(self._list.count()):
            self._list.item(line).setHidden(line < first)

    @Slot()
    def _note_place(self) -> None:
        bar = self._list.verticalScrollBar()
        self._is_at_end = bar.value() == bar.maximum()

    @Slot()
    def _keep_place(self) -> None:
        if self._is_at_end:
            self._list.scrollToBottom()

    @Slot(QListWidgetItem)
    def _choose(self, item: QListWidgetItem) -> None:
        self.moment_chosen.emit(item.data(_MOMENT))
