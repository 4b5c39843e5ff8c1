"""What seasons, regions, buildings, actions and cards are called in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.games.shogun.components import Season


def season_name(season: Season) -> str:
    """Name a season."""
    return {
        Season.SPRING: QCoreApplication.translate("shogun", "Spring"),
        Season.SUMMER: QCoreApplication.translate("shogun", "Summer"),
        Season.AUTUMN: QCoreApplication.translate("shogun", "Autumn"),
        Season.WINTER: QCoreApplication.translate("shogun", "Winter"),
    }[season]
