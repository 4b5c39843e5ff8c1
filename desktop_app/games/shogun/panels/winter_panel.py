"""Winter as a sheet over the board: supply, then the points region by region."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout

from desktop_app.games.shogun.words.names import building_name, region_name
from desktop_app.look import theme
from desktop_app.look.parts import button, label, tell
from desktop_app.look.seat_badge import SeatBadge
from desktop_app.play.entries import Scene
from desktop_app.play.playhead import Done
from desktop_app.play.session import GameSession
from engine.core.agenda import Event
from engine.games.shogun.content import REGIONS, majority_points
from engine.games.shogun.events import winter as events


class WinterPanel(QFrame):
    """Shows what a winter brought when the year is over, until it is closed; the play waits."""

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.setObjectName("chooser")
        self._session = session
        self._when_read: Done | None = None
        """Who waits until the sheet was read."""
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
        session.playhead.cut.connect(self._forget)

    def tell_of(self, entry: Scene, done: Done) -> None:
        """Show the sheet of a winter that ended, and be done when it is closed."""
        ended = [event for event in entry.events if isinstance(event, events.YearEnded)]
        if not ended:
            done()
            return
        self._read_winter(ended[-1], entry)
        self._write(ended[-1].year)
        self._when_read = done
        self._lie_over_board()

    def _read_winter(self, ended: events.YearEnded, entry: Scene) -> None:
        """Read the whole winter, also what was told in earlier entries, or to somebody else."""
        self._supplies, self._majorities, self._scores = {}, [], {}
        for event in (*self._before(ended.year, entry), *entry.events):
            match event:
                case events.Supplied(seat):
                    self._supplies[seat] = event
                case events.Majority() if event not in self._majorities:
                    self._majorities.append(event)
                case events.Scored(seat):
                    self._scores[seat] = event
                case _:
                    pass

    def _before(self, year: int, entry: Scene) -> list[Event]:
        """Return what the table told of the winter of *year*, as far as it can be looked back."""
        past = self._session.past
        told: list[Event] = []
        for moment in range(min(entry.moment, len(past) - 1), -1, -1):
            told[:0] = past.news(moment)
            began = [n for n, e in enumerate(told) if isinstance(e, events.WinterBegan)]
            if began:
                first = told[began[0]]
                is_this = isinstance(first, events.WinterBegan) and first.year == year
                return told[began[0] :] if is_this else []
        return []

    def skip(self) -> None:
        """Close it: there is nothing in it that moves."""
        self.close_sheet()

    def close_sheet(self) -> None:
        """Go back to the board; what comes next may come."""
        self.hide()
        board = self.parentWidget()
        if board is not None:
            board.setFocus()
        read, self._when_read = self._when_read, None
        if read:
            read()

    def _forget(self) -> None:
        """Show nothing of a winter that was taken back, or that is looked at no more."""
        self._when_read = None
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

    def _lie_over_board(self) -> None:
        """Lay the sheet over the middle of the board."""
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
            tell(badge, name)
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
