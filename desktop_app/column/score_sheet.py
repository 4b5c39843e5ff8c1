"""The sheet over the board: every category in a row, every seat in one column or in several."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.column.finale.afterwards import Afterwards
from desktop_app.column.finale.banner import Banner
from desktop_app.column.finale.bars import IS_BEST, SHARE, SOURCE, Bars
from desktop_app.column.finale.result import result_of, victory
from desktop_app.column.tie_words import ties_in_words
from desktop_app.kit.tabletop import ScoreColumn, Wording
from desktop_app.look import theme
from desktop_app.look.furniture.bands import DeskBand
from desktop_app.look.parts import button, label, name, row
from desktop_app.look.seat_badge import badge_icon
from engine.core.game import Standing

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MANY = 8
"""More columns than these are written smaller."""


class ScoreSheet(QFrame):
    """Every category as a row, every seat as one column or several; over the board, at the end.

    It steps aside for what a figure is made of, and a button on the board leads back to it. At the
    end it covers *everything*: above it the winner, beside it what else there is to see.
    """

    wanted_back = Signal()
    cell_chosen = Signal(int, str)  # column, category

    def __init__(self, wording: Wording, over: QWidget, everything: QWidget | None = None) -> None:
        super().__init__(everything or over)
        self._over, self._everything = over, everything or over
        self._is_end = False
        self.banner = Banner()
        self.beside = Afterwards()
        self.setObjectName("sheet")
        self._wording = wording
        self._title = label("", "heading")
        self._remark = label("", "soft")
        self.table = QTableWidget()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setAccessibleName(self.tr("Score sheet"))
        self.table.setTabKeyNavigation(False)  # arrows walk in it, Tab goes on to the button
        self.table.cellClicked.connect(self._on_cell)
        self.table.cellActivated.connect(self._on_cell)
        self._titles: list[str] = []
        self._seats: list[int] = []
        self.view = QPixmap()
        """What the board looks like, for the strip above the table."""
        self._categories: list[str] = []
        self._first = 0
        """In which line the figures begin: below the groups, if there are any."""
        self._shown = ""
        """What is enlarged on the board while the sheet is aside."""
        self.way_back = button(self.tr("Back to the score sheet"), "primary")
        self.way_back.setParent(over)
        self.way_back.hide()
        self.way_back.clicked.connect(self.wanted_back)
        self.table.setItemDelegate(Bars(self.table))
        self.table.setIconSize(QSize(theme.size("badge"), theme.size("badge")))
        self.new_game = button(self.tr("New game"), "primary")
        self.close_button = button(self.tr("Close"))
        self.close_button.clicked.connect(self.put_away)
        self._arrange()
        over.installEventFilter(self)
        self._everything.installEventFilter(self)
        self.hide()

    def _arrange(self) -> None:
        step = theme.size("step")
        inside = QWidget()
        self._layout = layout = QVBoxLayout(inside)
        layout.setContentsMargins(5 * step, 4 * step, 5 * step, 4 * step)
        both = QHBoxLayout()
        both.setSpacing(5 * step)
        figures = QVBoxLayout()
        figures.addWidget(self._title)
        figures.addWidget(self._remark)
        figures.addWidget(self.table, 1)
        both.addLayout(figures, 3)
        both.addWidget(self.beside, 2)
        layout.addLayout(both, 1)
        self._below = row(None, self.close_button, self.new_game)
        layout.addLayout(self._below)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.banner)
        whole.addWidget(inside, 1)
        self._band = DeskBand(self.beside.buttons, None)
        whole.addWidget(self._band)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the board."""
        if event.type() == QEvent.Type.Resize and watched in (self._over, self._everything):
            if self.isVisible():
                self._cover()
            self._put_way_back()
        return super().eventFilter(watched, event)

    @property
    def is_aside(self) -> bool:
        """Whether the board is seen for a moment, where a figure comes from."""
        return not self.way_back.isHidden()

    def set_aside(self, shown: str) -> None:
        """Let the board be seen, where *shown* is enlarged."""
        self._shown = shown
        self.hide()
        self.way_back.show()
        self.way_back.raise_()
        self._put_way_back()
        self.way_back.setFocus()

    @Slot()
    def put_away(self) -> None:
        """Leave nothing of it over the board."""
        self.hide()
        self.way_back.hide()

    @Slot(str)
    def note_opened(self, name: str) -> None:
        """Come back when what the sheet stepped aside for is made small again."""
        if self.is_aside and name == self._shown:
            self.wanted_back.emit()

    @property
    def title(self) -> str:
        """What the sheet says above the figures."""
        return self._title.text()

    @property
    def remark(self) -> str:
        """What the sheet says about those who are equal."""
        return self._remark.text()

    def show_columns(
        self,
        columns: Sequence[ScoreColumn],
        standings: Sequence[Standing],
        name_of: Callable[[int], str],
        *,
        is_over: bool,
    ) -> None:
        """Fill the sheet and show it."""
        self._is_end = is_over
        now = self.tr("If the game ended now")
        self._title.setText(victory(standings, name_of) if is_over else now)
        name(self, "final_sheet" if is_over else "sheet")
        self._title.setVisible(not is_over)
        self.banner.setVisible(is_over)
        self.banner.tell(result_of(columns, standings, self._wording, name_of), self.view)
        self.close_button.setText(self.tr("The board") if is_over else self.tr("Close"))
        self._band.setVisible(is_over)
        for made in (self.close_button, self.new_game):
            (self._band.line if is_over else self._below).addWidget(made)
        told = standings if is_over or _agree(standings, columns) else ()
        self._remark.setText(ties_in_words(self._wording, told, name_of, is_over=is_over))
        self._remark.setVisible(bool(self._remark.text()))
        self._fill(columns)
        self.new_game.setVisible(is_over)
        self.way_back.hide()
        self.show()
        self.raise_()
        self._cover()
        self.table.setFocus()

    def _cover(self) -> None:
        """Lie in the middle of the board, as large as all figures need, but not over its edges."""
        margin = 3 * theme.size("step")
        room = self._everything.rect()
        self.beside.setVisible(self._is_end and room.width() >= 240 * theme.size("step"))
        if self._is_end:
            self.setGeometry(room)
            self._lay_out_end()
            return
        room = self._over.rect().adjusted(margin, margin, -margin, -margin)
        self._fit_columns(room.width() - self._edges())
        place = QRect(QPoint(), self._wanted_size(room.height()).boundedTo(room.size()))
        place.moveCenter(room.center())
        place.translate(self._over.mapTo(self._everything, QPoint()))
        self.setGeometry(place)
        self._layout.activate()  # else the table has the height of before
        self._fit_rows()

    def _fill(self, columns: Sequence[ScoreColumn]) -> None:
        self._categories = list(dict.fromkeys(source for c in columns for source, _ in c.points))
        titles = [self._wording.category(source) for source in self._categories]
        self._first = int(any(column.group for column in columns))
        self.table.clear()
        self.table.clearSpans()
        self.table.setRowCount(self._first + len(titles) + 1)
        self.table.setColumnCount(len(columns))
        self.table.setVerticalHeaderLabels([*[""] * self._first, *titles, self.tr("Total")])
        self._titles = [column.title for column in columns]
        self._seats = [] if self._first else [column.seat for column in columns]
        for number, column in enumerate(columns):
            points = dict(column.points)
            for line, source in enumerate(self._categories):
                self._put(self._first + line, number, str(points.get(source, 0)), column)
                self._measure(line, number, source, columns)
            total = f"{column.total} \u2713" if column.counts else str(column.total)
            self._put(self._first + len(titles), number, total, column, bold=True)
        self._bracket(columns)
        self.table.setCurrentCell(-1, -1)

    def _measure(self, line: int, number: int, source: str, columns: Sequence[ScoreColumn]) -> None:
        """Say how long the bar behind a figure is, among those that count."""
        rival = [c for c in columns if c.counts] or columns
        worth = dict(columns[number].points).get(source, 0)
        best = max(dict(c.points).get(source, 0) for c in rival)
        most = max((points for c in rival for _, points in c.points), default=0)
        item = self.table.item(self._first + line, number)
        assert item, "every figure has its place"
        item.setData(SOURCE, line)
        item.setData(SHARE, min(1.0, max(0, worth) / most) if most > 0 else 0)
        item.setData(IS_BEST, worth == best and columns[number] in rival)

    def _bracket(self, columns: Sequence[ScoreColumn]) -> None:
        """Write the name of each group over its columns."""
        start = 0
        while self._first and start < len(columns):
            group = columns[start].group
            end = start
            while end < len(columns) and columns[end].group == group:
                end += 1
            if end - start > 1:
                self.table.setSpan(0, start, 1, end - start)
            item = QTableWidgetItem(group)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            item.setBackground(theme.colour("paper"))
            font = item.font()
            font.setBold(True)
            item.setFont(font)
            self.table.setItem(0, start, item)
            start = end

    def _lay_out_end(self) -> None:
        """Give the figures all there is; the curve goes where there is no room for both."""
        name(self.table, "crowded" if self.table.columnCount() > _MANY else "")
        self._arranged()
        self._fit_columns(self.table.width())
        if self._width_of_figures() > self.table.width():
            self.beside.hide()
            self._arranged()
            self._fit_columns(self.table.width())
        self._stretch_columns()
        self._fit_rows()

    def _arranged(self) -> None:
        for layout in (self.layout(), self._layout):
            if layout:
                layout.activate()
        self._layout.activate()

    def _stretch_columns(self) -> None:
        """Give all the width there is to the figures and their bars."""
        heads = self.table.horizontalHeader()
        spare = self.table.width() - self._width_of_figures()
        count = self.table.columnCount()
        for number in range(count if spare > 0 else 0):
            heads.resizeSection(number, heads.sectionSize(number) + spare // count)
        heads.setStretchLastSection(spare > 0)

    def _fit_columns(self, room: int) -> None:
        """Write titles in one line, or a word a line where that is too wide."""
        broken = [title.replace(" ", "\n") for title in self._titles]
        for titles, least in ((self._titles, 18 * theme.size("step")), (broken, 0)):
            self.table.horizontalHeader().setMinimumSectionSize(least)
            self.table.setHorizontalHeaderLabels(titles)
            for number, seat in enumerate(self._seats):
                if head := self.table.horizontalHeaderItem(number):
                    head.setIcon(badge_icon(seat))
            self.table.resizeColumnsToContents()
            if self._width_of_figures() <= room:
                return

    def _width_of_figures(self) -> int:
        heads, names = self.table.horizontalHeader(), self.table.verticalHeader()
        return heads.length() + names.sizeHint().width() + 2 * self.table.frameWidth()

    def _edges(self) -> int:
        """Return how much of the width is taken by margins and frame."""
        inner, outer = self._layout.contentsMargins(), self.contentsMargins()
        return inner.left() + inner.right() + outer.left() + outer.right()

    def _wanted_size(self, room: int) -> QSize:
        """Return the size in which nothing scrolls and nothing is left over."""
        least = max(self._title.sizeHint().width(), 100 * theme.size("step"))
        wide = max(self._width_of_figures(), least) + self._edges()
        around = self._layout.totalHeightForWidth(wide) - self.table.sizeHint().height()
        around += self.table.horizontalHeader().sizeHint().height() + 2 * self.table.frameWidth()
        high = around + self.table.rowCount() * 3 * self._lowest_row() // 2
        if around + self.table.rowCount() * self._lowest_row() > room:
            wide += self.table.verticalScrollBar().sizeHint().width()
        return QSize(wide, high)

    def _fit_rows(self) -> None:
        """Make the rows as low as they must be to show them all."""
        header, lowest = self.table.verticalHeader(), self._lowest_row()
        room = (self.table.viewport().height() - 1) // max(1, self.table.rowCount())
        header.setMinimumSectionSize(lowest)
        most = (6 if self._is_end else 1.5) * lowest
        header.setDefaultSectionSize(max(lowest, min(room, round(most))))

    def _lowest_row(self) -> int:
        header = self.table.verticalHeader()
        hints = [header.sectionSizeHint(line) for line in range(self.table.rowCount())]
        return max(self.table.fontMetrics().height() + 2, *hints)

    def _put(
        self, line: int, number: int, text: str, column: ScoreColumn, *, bold: bool = False
    ) -> None:
        item = QTableWidgetItem(text)
        if bold or not column.opens:  # behind which nothing is to be seen
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setTextAlignment(_RIGHT)
        font = item.font()
        font.setBold(bold or column.counts)
        if bold and self._is_end and len(self._titles) <= _MANY:
            font.setPixelSize(theme.size("text_large"))
        item.setFont(font)
        if column.counts:
            item.setBackground(theme.colour("table"))
        self.table.setItem(line, number, item)

    def _on_cell(self, line: int, column: int) -> None:
        # Where one click activates, a cell is heard of twice; after the first the sheet is gone.
        if self.isVisible() and 0 <= line - self._first < len(self._categories):
            self.cell_chosen.emit(column, self._categories[line - self._first])

    def _put_way_back(self) -> None:
        """Keep the button in the middle of the upper edge, off what is enlarged."""
        self.way_back.adjustSize()
        middle = (self._over.width() - self.way_back.width()) // 2
        self.way_back.move(middle, 2 * theme.size("step"))


def _agree(standings: Sequence[Standing], columns: Sequence[ScoreColumn]) -> bool:
    """Whether points so far are those of the sheet; some games add to them in the end."""
    totals = {(column.seat, column.total) for column in columns}
    return all((standing.seat, standing.points) in totals for standing in standings)
