"""What is said in the same way of every game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.kit.about import About


def players_and_minutes(about: About) -> str:
    """Return how many play it and for how long."""
    text = QCoreApplication.translate("Games", "{fewest} to {most} players")
    players = text.format(fewest=about.seats[0], most=about.seats[-1])
    if not about.minutes:
        return players
    minutes = QCoreApplication.translate("Games", " · {minutes} min").format(minutes=about.minutes)
    return players + minutes


def in_progress() -> str:
    """Say that a play can be continued."""
    return QCoreApplication.translate("Games", "in progress")


def over() -> str:
    """Say that a play has ended."""
    return QCoreApplication.translate("Games", "over")
