"""What makes somebody's first games easier: said in two lines, switched off with one click."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QVBoxLayout

from desktop_app.keep.settings import Settings
from desktop_app.kit.about import About
from desktop_app.look import theme
from desktop_app.look.parts import label


class FirstGames(QFrame):
    """A tick for all of it together; each part can be changed in options and settings too."""

    switched = Signal(bool)

    def __init__(self, about: About, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.tick = QCheckBox(self.tr("For your first games"))
        self.tick.setChecked(settings.are_for_first_games)
        text = self._meaning(about)
        self.tick.setAccessibleDescription(text)
        layout = QVBoxLayout(self)
        margin = 4 * theme.size("step")
        layout.setContentsMargins(margin, margin, margin, margin)
        layout.setSpacing(theme.size("step"))
        layout.addWidget(self.tick)
        layout.addWidget(label(text, "soft"))
        self.tick.toggled.connect(settings.play_first_games)
        self.tick.toggled.connect(self.switched)

    def _meaning(self, about: About) -> str:
        said = self.tr(
            "Machines show their moves one by one, a turn ends only when you say so, and against"
            " machines you can take back everything."
        )
        if about.first_games():
            said += " " + self.tr("The start is the easiest one, as the options show.")
        return said
