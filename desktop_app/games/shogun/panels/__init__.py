"""What lies over the board: the cube tower and the winter sheet."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop_app.games.shogun.panels.tower_panel import TowerPanel
from desktop_app.games.shogun.panels.winter_panel import WinterPanel
from desktop_app.play.session import GameSession


def panels(session: GameSession) -> tuple[QWidget, ...]:
    """Return both; they are told what happens, the tower before winter."""
    return TowerPanel(session), WinterPanel(session)
