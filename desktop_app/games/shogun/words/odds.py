"""Chances of a fight in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.core.outlook import Outlook


def odds_in_words(outlook: Outlook) -> str:
    """Say the chances."""
    text = QCoreApplication.translate(
        "shogun", "chances: win {win} %, draw {draw} %, lose {loss} %"
    )
    win, draw, loss = [outlook.chance(outcome) for outcome in ("win", "draw", "loss")]
    return text.format(win=win, draw=draw, loss=loss)
