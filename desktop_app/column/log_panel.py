"""What happened, in words, a card for each turn; a click looks at that moment."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QCheckBox, QFrame, QListWidgetItem, QVBoxLayout

from desktop_app.column.turn_cards import NOBODY, Role, list_of_turns, without_name
from desktop_app.kit.characters import faces_of
from desktop_app.kit.tabletop import Line, Wording
from desktop_app.look import art, theme
from desktop_app.look.announcing import announce
from desktop_app.look.parts import button, tell
from desktop_app.play.entries import News, Recalled, Shown
from desktop_app.play.session import GameSession

_NO_MOMENT = -1


class LogPanel(QFrame):
    """The story of a play. It follows from the table alone, so undo and redo need no care.

    What a turn can be told without stays folded until its head is clicked.
    """

    moment_chosen = Signal(int)
    replay_wanted = Signal()
    why_wanted = Signal(int, int)
    """From which to which moment a turn went that somebody wants explained."""

    def __init__(self, session: GameSession, wording: Wording) -> None:
        super().__init__()
        self.setObjectName("log")
        self._session, self._wording = session, wording
        self._faces = faces_of(session)
        self._written = -1
        """The last moment that is written."""
        self._mover: int | None = None
        self._opened: set[int] = set()
        """The moments of the heads whose details are shown."""
        self._eyes = session.eyes
        self.recent_only = QCheckBox(self.tr("Since my last turn"))
        self.recent_only.toggled.connect(self._filter)
        self._list = list_of_turns()
        self._list.setAccessibleName(self.tr("Log"))
        self._list.itemActivated.connect(self._choose)
        self._list.itemClicked.connect(self._choose)
        self._is_at_end = True
        """Whether the newest line is in sight, and should stay there when the room changes."""
        bar = self._list.verticalScrollBar()
        bar.valueChanged.connect(self._note_place)
        bar.rangeChanged.connect(self._keep_place)
        layout = QVBoxLayout(self)
        step = theme.size("step")
        layout.setContentsMargins(step, 0, 0, 0)
        layout.setSpacing(step)
        layout.addWidget(self._list, 1)
        self.replay_button = button(self.tr("Replay"))
        tell(self.replay_button, self.tr("Show the whole game again"))
        self.replay_button.clicked.connect(self.replay_wanted)
        self.why_button = button(self.tr("Why?"))
        tell(self.why_button, self.tr("Let a machine explain the marked turn, or its last one"))
        self.why_button.clicked.connect(self._ask_why)
        self.why_button.hide()
        layout.addWidget(self.recent_only)
        layout.addWidget(self.why_button)

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
        self.why_button.setVisible(bool(self._machine_turns()))

    def clear(self) -> None:
        """Forget everything: somebody else sits down, or the play went back."""
        self._list.clear()
        self._is_at_end = True
        self._written, self._mover = -1, None
        self._opened = set()
        self._eyes = self._session.eyes

    def mark(self, moment: int) -> None:
        """Point at what led to a moment that is looked at again."""
        rows = range(self._list.count())
        told = [row for row in rows if 0 <= self._list.item(row).data(Role.MOMENT) <= moment]
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

    def explain(self, first: int, text: str) -> None:
        """Write below a turn why it was played like that, instead of what was written before."""
        rows = range(self._list.count())
        heads = [row for row in rows if self._list.item(row).data(Role.IS_HEAD)]
        at = next((row for row in heads if self._list.item(row).data(Role.MOMENT) == first), None)
        if at is None:
            return  # the play went back meanwhile
        end = next((row for row in heads if row > at), self._list.count())
        if self._list.item(end - 1).data(Role.IS_REASON):
            end -= 1
            self._list.takeItem(end)
        item = QListWidgetItem(text)
        item.setIcon(art.qicon("hint"))
        item.setData(Role.IS_REASON, True)
        item.setData(Role.MOMENT, first)
        item.setData(Role.SEAT, self._list.item(at).data(Role.SEAT))
        self._list.insertItem(end, item)
        self._list.setCurrentItem(item)
        self._list.scrollToItem(item)
        announce(self, text)

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
        self._add(line, news.moment, is_detail=self._wording.is_detail(news.event))
        return line

    def _head(self, seat: int, moment: int) -> None:
        name = self._session.names[seat]
        item = QListWidgetItem(f"{theme.seat_look(seat).letter}  {name}")
        item.setData(Role.SAID, name)
        item.setData(Role.IS_HEAD, True)
        item.setData(Role.SEAT, seat)
        item.setData(Role.MOMENT, moment)
        item.setData(Role.FACE, self._faces.get(seat))
        item.setData(Role.OF_MINE, seat == self._session.watcher)
        self._list.addItem(item)

    def _add(self, line: Line, moment: int, *, is_detail: bool = False) -> None:
        item = QListWidgetItem(line.text)
        mover = None if moment == _NO_MOMENT else self._mover
        if mover is not None:
            item.setData(Role.SAID, without_name(line.text, self._session.names[mover]))
        if line.icon:
            item.setIcon(art.qicon(line.icon))
        item.setData(Role.MOMENT, moment)
        item.setData(Role.IS_DETAIL, is_detail)
        item.setData(Role.SEAT, NOBODY if mover is None else mover)
        self._list.addItem(item)

    @Slot()
    def _ask_why(self) -> None:
        """Ask about the turn that is marked if a machine played it, else about a machine's last."""
        turns = self._machine_turns()
        marked = self._list.currentItem()
        moment = marked.data(Role.MOMENT) if marked else _NO_MOMENT
        chosen = [turn for turn in turns if turn[0] <= moment <= turn[1]] or turns
        if chosen:
            self.why_wanted.emit(*chosen[-1])

    def _machine_turns(self) -> list[tuple[int, int]]:
        """Return the first and the last moment of every turn of a machine."""
        items = [self._list.item(line) for line in range(self._list.count())]
        heads = [item for item in items if item.data(Role.IS_HEAD)]
        ends = [*[head.data(Role.MOMENT) - 1 for head in heads[1:]], self._written][: len(heads)]
        people = self._session.humans
        return [
            (head.data(Role.MOMENT), end)
            for head, end in zip(heads, ends, strict=True)
            if head.data(Role.SEAT) not in people
        ]

    @Slot()
    def _filter(self) -> None:
        """Hide what is folded, and what came before the watching seat's last turn if wanted."""
        items = [self._list.item(line) for line in range(self._list.count())]
        first = 0
        if self.recent_only.isChecked():
            mine = [number for number, item in enumerate(items) if item.data(Role.OF_MINE)]
            first = mine[-1] if mine else 0
        for head, lines in _turns(items):
            told = [item for item in lines if not item.data(Role.IS_DETAIL)]
            is_open = head is None or not told or head.data(Role.MOMENT) in self._opened
            for item in lines:
                item.setHidden(not is_open and bool(item.data(Role.IS_DETAIL)))
            if head is not None:
                head.setData(Role.FOLDED, 0 if is_open else len(lines) - len(told))
                head.setToolTip("" if is_open else self._words_of_fold())
        for item in items[:first]:
            item.setHidden(True)
        for item in items[first:]:
            if item.data(Role.IS_HEAD):
                item.setHidden(False)

    def _words_of_fold(self) -> str:
        return self.tr("Click to read everything that happened in this turn.")

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
        """Unfold a turn, fold it again, or look at the moment of a line."""
        moment = item.data(Role.MOMENT)
        if item.data(Role.FOLDED):
            self._opened.add(moment)
            self._filter()
        elif item.data(Role.IS_HEAD) and moment in self._opened:
            self._opened.discard(moment)
            self._filter()
        else:
            self.moment_chosen.emit(moment)


def _turns(
    items: list[QListWidgetItem],
) -> Iterator[tuple[QListWidgetItem | None, list[QListWidgetItem]]]:
    """Yield the head of each turn with its lines; what comes before the first has none."""
    head: QListWidgetItem | None = None
    lines: list[QListWidgetItem] = []
    for item in items:
        if item.data(Role.IS_HEAD):
            yield head, lines
            head, lines = item, []
        else:
            lines.append(item)
    yield head, lines
