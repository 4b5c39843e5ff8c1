"""Everything the box of a game holds, with pictures and words, to look at beside a play."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.kit.parts import Part, groups_of, parts_of, place_of
from desktop_app.kit.tabletop import Tabletop
from desktop_app.look import language, theme
from desktop_app.look.dialog_parts import be_as_large
from desktop_app.look.drawing import smooth
from desktop_app.look.parts import Scrolled, button, label, name_choice, row
from engine.core.game import Game
from engine.core.state import State

_AT_ONCE = 12
"""So many pictures are painted before the window answers again."""


class PartsWindow(QDialog):
    """A list of parts by group and word, and the one that is chosen at large."""

    rule_wanted = Signal(str)

    def __init__(
        self,
        game: Game[Any],
        tabletop: Tabletop,
        view: State | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Where a play is open, *view* says where each part is now."""
        super().__init__(parent)
        self._tabletop, self._view = tabletop, view
        self.setWindowTitle(self.tr("Parts"))
        self.parts = [*parts_of(game, tabletop)]
        self._unpainted: list[QListWidgetItem] = []
        self.groups = QComboBox()
        self.groups.addItem(self.tr("All"), "")
        for group in groups_of(game.id):
            self.groups.addItem(group.title[language.spoken()], group.id)
        self.wanted = QLineEdit()
        self.wanted.setPlaceholderText(self.tr("Find a word"))
        self.wanted.setAccessibleName(self.wanted.placeholderText())
        self.count = label("", "soft")
        self.list = QListWidget()
        self.detail = _Detail()
        self._arrange()
        self._painting = QTimer(self)
        self._painting.timeout.connect(self._paint_some)
        self.groups.currentIndexChanged.connect(self.fill)
        self.wanted.textChanged.connect(self.fill)
        self.list.currentItemChanged.connect(self._show_chosen)
        self.detail.rule.clicked.connect(lambda: self.rule_wanted.emit(self.detail.rule.text()))
        self.fill()
        self.list.setFocus()

    @Slot()
    def fill(self) -> None:
        """List the parts of the chosen group in whose words the wanted ones stand."""
        group, wanted = str(self.groups.currentData()), self.wanted.text().strip().casefold()
        self.list.clear()
        for part in self.parts:
            said = f"{part.words.name} {part.words.text}".replace("\N{SOFT HYPHEN}", "").casefold()
            if group in ("", part.group) and wanted in said:
                item = QListWidgetItem(part.words.name.replace("\N{SOFT HYPHEN}", ""))
                item.setData(Qt.ItemDataRole.UserRole, part)
                item.setIcon(QIcon(self._empty))
                self.list.addItem(item)
        found = self.list.count()
        text = self.tr("{count} of {all} parts").format(count=found, all=len(self.parts))
        self.count.setText(text if found else self.tr("Nothing found."))
        self._unpainted = [self.list.item(number) for number in range(found)]
        self._painting.start(0)
        if found:
            self.list.setCurrentRow(0)
        else:
            self.detail.show_part(None, "")

    @Slot()
    def _paint_some(self) -> None:
        """Paint the next pictures of the list, a few at a time."""
        now, self._unpainted = self._unpainted[:_AT_ONCE], self._unpainted[_AT_ONCE:]
        for item in now:
            pixmap = QPixmap(self._empty)
            painter = QPainter(pixmap)
            smooth(painter)
            whole = QRectF(0, 0, self._side, self._side)
            item.data(Qt.ItemDataRole.UserRole).paint(painter, whole)
            painter.end()
            item.setIcon(QIcon(pixmap))
        if not self._unpainted:
            self._painting.stop()

    @Slot()
    def _show_chosen(self) -> None:
        item = self.list.currentItem()
        part: Part | None = item.data(Qt.ItemDataRole.UserRole) if item else None
        self.detail.show_part(part, self._where(part) if part else "")

    def _where(self, part: Part) -> str:
        """Say where a part is in the open play; nothing where there is none."""
        seat = self._view.viewer if self._view else None
        if self._view is None or seat is None:
            return ""
        place = place_of(part.id, self._tabletop, self._view, seat)
        if place == part.words.name:
            return self.tr("In this game it lies on the board.")
        if place:
            return self.tr("In this game: {place}").format(place=place)
        return self.tr("In this game it lies nowhere in sight.")

    def _arrange(self) -> None:
        step = theme.size("step")
        self._side = 24 * step
        ratio = self.devicePixelRatioF()
        self._empty = QPixmap(round(self._side * ratio), round(self._side * ratio))
        self._empty.setDevicePixelRatio(ratio)
        self._empty.fill(Qt.GlobalColor.transparent)
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setWordWrap(True)
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(QSize(self._side, self._side))
        self.list.setGridSize(QSize(self._side + 6 * step, self._side + 12 * step))
        self.list.setAccessibleName(self.tr("Parts"))
        close = button(self.tr("Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.accept)
        head, body = row(), row()
        head.addWidget(self.groups, 1)
        head.addWidget(self.wanted, 1)
        body.addWidget(self.list, 3)
        body.addWidget(self.detail, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4 * step, 4 * step, 4 * step, 4 * step)
        layout.setSpacing(3 * step)
        layout.addLayout(head)
        layout.addLayout(body, 1)
        layout.addLayout(row(self.count, None, close))
        name_choice(self.groups, self.tr("Kind"))
        be_as_large(self, QSize(250 * step, 160 * step))


class _Detail(QWidget):
    """One part at large, what is said of it, its rule, and where it is."""

    def __init__(self) -> None:
        super().__init__()
        self.picture = _Large()
        self.name, self.text = label("", "heading"), label("", "reason")
        self.where = label("", "note")
        self.rule = button("", "link")
        words = QWidget()
        inner = QVBoxLayout(words)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(2 * theme.size("step"))
        for part in (self.name, self.text, self.rule, self.where):
            inner.addWidget(part)
        inner.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.picture, 1)
        layout.addWidget(Scrolled(words), 1)

    def show_part(self, part: Part | None, where: str) -> None:
        """Show *part*; nothing if there is none."""
        self.picture.part = part
        self.picture.update()
        self.name.setText(part.words.name if part else "")
        self.text.setText(part.words.text if part else "")
        self.rule.setText(part.words.rule if part else "")
        self.rule.setVisible(bool(part and part.words.rule))
        self.where.setText(where)
        self.where.setVisible(bool(where))


class _Large(QWidget):
    """The picture of a part, as large as there is room."""

    part: Part | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the part."""
        if self.part:
            painter = QPainter(self)
            smooth(painter)
            self.part.paint(painter, QRectF(self.rect()))
            painter.end()
