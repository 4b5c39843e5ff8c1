"""Winter as a sheet over the board: supply, then the points region by region."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout

from desktop_app.games.shogun.panels.tower_panel import TowerPanel
from desktop_app.games.shogun.words.names import building_name, region_name
from desktop_app.look import theme
from desktop_app.look.parts import button, label, tip
from desktop_app.look.seat_badge import SeatBadge
from desktop_app.play.session import GameSession
from engine.core.agenda import Event
from engine.games.shogun.content import REGIONS, majority_points
from engine.games.shogun.events import winter as events


class WinterPanel(QFrame):
    """Collects what a winter tells and shows it when the year is over, until it is closed.

    First the tower tells the fights and revolts that were scored; the play waits for both.
    """

    def __init__(self, session: GameSession, tower: TowerPanel) -> None:
        super().__init__()
        self.setObjectName("chooser")
        self._session, self._tower = session, tower
        self._is_due = False
        """Whether the sheet is written, but the tower still tells what came before."""
        self._supplies: dict[int, events.Supplied] = {}
        self._majorities: list[events.Majority] = []
        self._scores: dict[int, events.Scored] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*(4 * theme.size("step"),) * 4)
        self.title = label("", "heading")
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(4 * theme.size("step"))
        self.close_button = button(QCoreApplication.translate("shogun", "Go on"), "primary")
        self.close_button.clicked.connect(self.close_sheet)
        layout.addWidget(self.title)
        layout.addLayout(self.grid)
        layout.addWidget(self.close_button, alignment=Qt.AlignmentFlag.AlignRight)
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_Space):  # whatever has the focus
            QShortcut(QKeySequence(key), self).activated.connect(self.close_sheet)
        self.hide()
        session.event_happened.connect(self.hear)
        session.move_undone.connect(self._forget)
        tower.all_told.connect(self._show_if_due)

    def hear(self, event: Event) -> None:
        """Keep what belongs to winter; show it at its end."""
        self._keep(event)
        match event:
            case events.YearEnded(year) if self._scores:
                self._look_back(year)
                self._write(year)
                self._is_due = True
                if not self._tower.is_telling:
                    self._show_if_due()
            case _:
                pass

    def _keep(self, event: Event) -> None:
        match event:
            case events.WinterBegan():
                self._supplies, self._majorities, self._scores = {}, [], {}
            case events.Supplied(seat):
                self._supplies[seat] = event
            case events.Majority() if event not in self._majorities:
                self._majorities.append(event)
            case events.Scored(seat):
                self._scores[seat] = event
            case _:
                pass

    def _look_back(self, year: int) -> None:
        """Read the whole winter in the past of the table.

        Not all of it was heard here: a part may have been told to somebody else, or before the
        play was kept, or be told twice because it was taken back and made again.
        """
        past = self._session.past
        winter: list[Event] = []
        for moment in range(len(past) - 1, -1, -1):
            news = past.news(moment)
            began = [n for n, e in enumerate(news) if isinstance(e, events.WinterBegan)]
            winter[:0] = news[began[0] :] if began else news
            first = winter[0] if began else None
            if isinstance(first, events.WinterBegan) and first.year == year:
                for event in winter:
                    self._keep(event)
                return
            if began:
                winter.clear()  # a later winter: the sheet is behind the table

    @property
    def is_playing(self) -> bool:
        """Whether the sheet still waits for the tower: nobody goes on before it was seen."""
        return self._is_due

    @property
    def is_telling(self) -> bool:
        """Whether the sheet is open: whoever goes closes it before another sits down."""
        return not self.isHidden()

    @property
    def headline(self) -> tuple[int | None, str]:
        """Nobody acts in winter alone."""
        return None, self.title.text()

    def skip(self) -> None:
        """Close it: there is nothing in it that moves."""
        self.close_sheet()

    def close_sheet(self) -> None:
        """Go back to the board."""
        self.hide()
        board = self.parentWidget()
        if board is not None:
            board.setFocus()

    def _forget(self) -> None:
        """Show nothing of a winter that was taken back."""
        self._is_due = False
        self.hide()

    def _write(self, year: int) -> None:
        """Fill the sheet."""
        text = QCoreApplication.translate("shogun", "Winter of year {year}")
        self.title.setText(text.format(year=year))
        self._clear()
        self._head()
        for row, (name, cells) in enumerate(self._rows(), 1):
            self.grid.addWidget(label(name, "caption"), row, 0)
            for seat, cell in enumerate(cells):
                self.grid.addWidget(QLabel(cell), row, seat + 1)

    def _show_if_due(self) -> None:
        """Lay the sheet over the board."""
        if not self._is_due:
            return
        self._is_due = False
        board = self.parentWidget()
        self.adjustSize()
        if board is not None:
            area = QRect(0, 0, self.width(), self.height())
            area.moveCenter(board.rect().center())
            self.setGeometry(area.intersected(board.rect()))
        self.show()
        self.raise_()
        self.close_button.setFocus()

    def _clear(self) -> None:
        while (item := self.grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()

    def _head(self) -> None:
        for seat, name in enumerate(self._session.names):
            badge = SeatBadge(seat)
            badge.setToolTip(tip(name))
            self.grid.addWidget(badge, 0, seat + 1)

    def _rows(self) -> list[tuple[str, list[str]]]:
        """Return the sheet line by line: a name, and a cell for every seat."""
        seats = sorted(self._scores)
        scores = [self._scores[seat] for seat in seats]
        rows = [
            (QCoreApplication.translate("shogun", "Rice for provinces"), self._fed(seats)),
            (
                QCoreApplication.translate("shogun", "Points before"),
                [str(_before(score)) for score in scores],
            ),
            (
                QCoreApplication.translate("shogun", "Provinces"),
                [f"+{score.provinces}" for score in scores],
            ),
            (
                QCoreApplication.translate("shogun", "Buildings"),
                [f"+{score.buildings}" for score in scores],
            ),
        ]
        for region in range(len(REGIONS)):
            text = QCoreApplication.translate("shogun", "Majorities, {region}")
            name = text.format(region=region_name(region))
            rows.append((name, [self._most(seat, region) for seat in seats]))
        total = QCoreApplication.translate("shogun", "Total")
        rows.append((total, [str(score.total) for score in scores]))
        return rows

    def _fed(self, seats: list[int]) -> list[str]:
        """Say how much rice there was for how many provinces, and what was short."""
        cells = []
        for seat in seats:
            supply = self._supplies.get(seat)
            if supply is None:
                cells.append("")
                continue
            text = f"{supply.rice} / {supply.provinces}"
            if supply.risings:
                revolts = QCoreApplication.translate("shogun", "Revolts: {count}")
                text += "\n" + revolts.format(count=len(supply.risings))
            cells.append(text)
        return cells

    def _most(self, seat: int, region: int) -> str:
        """Name the majorities of a seat in a region; = marks what others have as well."""
        lines = []
        for majority in self._majorities:
            if (majority.seat, majority.region) == (seat, region):
                shared = majority.points < majority_points(majority.building)
                sign = " =" if shared else ""
                lines.append(f"{building_name(majority.building)} +{majority.points}{sign}")
        return "\n".join(lines) or "\N{EN DASH}"


def _before(score: events.Scored) -> int:
    """Return the points before this winter."""
    return score.total - score.provinces - score.buildings - score.majorities
