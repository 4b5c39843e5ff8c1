"""What lies around a board, and where: prompt bar, scores, log, panels, curtain."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.board.scene import BoardScene
from desktop_app.board.view import BoardView
from desktop_app.column.column_foot import ColumnFoot
from desktop_app.column.finale.panorama import Panorama
from desktop_app.column.log_panel import LogPanel
from desktop_app.column.score_panel import ScorePanel
from desktop_app.column.score_sheet import ScoreSheet
from desktop_app.column.side_column import FoldHandle, SideColumn
from desktop_app.hands import accessible
from desktop_app.hands.hands import Hands
from desktop_app.keep.settings import Settings
from desktop_app.kit.characters import faces_of
from desktop_app.kit.tabletop import Tabletop
from desktop_app.play.pace import PACES
from desktop_app.play.replay import Replay
from desktop_app.play.session import GameSession
from desktop_app.table.curtain import Curtain
from desktop_app.table.panels import Panels
from desktop_app.table.past_bar import PastBar
from desktop_app.table.prompt_bar import PromptBar

_SPEEDS = {"normal": 1.0, "fast": 3.0, "off": 0.0}


class Desk(QWidget):
    """The parts of a page, laid out, and following the settings."""

    paced = Signal(str)
    """How quickly machines show their moves from now on."""

    def __init__(self, session: GameSession, tabletop: Tabletop, settings: Settings) -> None:
        super().__init__()
        self.session, self.settings = session, settings
        self.wording = tabletop.wording()
        self.wording.names = session.names
        accessible.install()  # before the board gets a name, which may be told at once
        self.scene = BoardScene(self)
        self.board = BoardView(self.scene)
        self.board.setAccessibleName(self.tr("Board"))
        self.hands = Hands(session, tabletop, self.wording, self.board)
        self.prompt_bar = PromptBar()
        self.prompt_bar.faces = faces_of(session)
        self.replay = Replay(session, self)
        self.past_bar = PastBar(self.replay)
        self.scores = ScorePanel(self.wording)
        self.log = LogPanel(session, self.wording)
        self.foot = ColumnFoot(self.scores.sheet_button, self.log.replay_button)
        self.side = SideColumn(self.scores.strip, self.scores, self.log, self.foot)
        self.fold_handle = FoldHandle(self.side, self)
        self.sheet = ScoreSheet(self.wording, self.board, self)
        self.panorama = Panorama(self)
        self.curtain = Curtain(self)
        self.panels = Panels(tabletop.panels(session))
        self._arrange()
        self.foot.pace_chosen.connect(self._set_pace)
        self.foot.focus_left.connect(self.board.setFocus)
        self.prompt_bar.said.connect(self._describe_board)
        self.fold_handle.clicked.connect(self.scores_and_log)
        settings.changed.connect(self._apply_settings)
        self._apply_settings()

    @Slot()
    def scores_and_log(self) -> None:
        """Fold or unfold what stands beside the board."""
        self.side.toggle()
        self._keep_places()
        self.board.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keyboard begin on the board."""
        super().showEvent(event)
        (self.curtain.button if self.curtain.isVisible() else self.board).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the curtain over everything, and leave the board its room."""
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
        self.panorama.setGeometry(self.rect())
        self.side.fit(self.size() - QSize(0, self.prompt_bar.height()))
        self._keep_places()

    @Slot()
    def _apply_settings(self) -> None:
        values = self.settings.values
        self.scene.motion.speed = 0.0 if values.reduced_motion else _SPEEDS[values.animation]
        self.panels.set_speed(self.scene.motion.speed)
        self.scene.highlights = values.highlight_moves
        self._set_pace(values.pace)

    @Slot(str)
    def _set_pace(self, name: str) -> None:
        self.session.playhead.set_pace(PACES[name])
        self.foot.show_pace(name)
        self.paced.emit(name)

    @Slot(str)
    def _describe_board(self, asked: str) -> None:
        """Let whoever comes back to the board hear what is asked."""
        self.board.asked = asked

    def _keep_places(self) -> None:
        """Lay everything out at once, or the board would be seen in another size first."""
        self._whole.activate()
        self._below.activate()
        self.fold_handle.keep_place()

    def _arrange(self) -> None:
        self._below = below = QHBoxLayout()
        below.setSpacing(0)
        below.addWidget(self.board, 1)
        below.addWidget(self.side)
        self._whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.prompt_bar)
        whole.addWidget(self.past_bar)
        self.past_bar.setFixedHeight(self.prompt_bar.minimumHeight())  # else the board jumps
        whole.addLayout(below, 1)
        for panel in self.panels:
            panel.setParent(self.board)
