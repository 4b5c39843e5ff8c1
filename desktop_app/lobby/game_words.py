"""What the games are called and what they are about, in the player's language."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.core.game import Game


def title(game: Game[Any]) -> str:
    """Return the name the game has in the player's language."""
    titles = {
        "white_castle": QCoreApplication.translate("Games", "The White Castle"),
        "two_castles": QCoreApplication.translate("Games", "Between Two Castles"),
        "shogun": QCoreApplication.translate("Games", "Shogun"),
    }
    return titles.get(game.id, game.title)


def sentence(game: Game[Any]) -> str:
    """Return one sentence about what one does in it; empty for a game that is new here."""
    sentences = {
        "white_castle": QCoreApplication.translate(
            "Games",
            "Nine dice, nine turns: send courtiers, gardeners and warriors to Himeji castle.",
        ),
        "two_castles": QCoreApplication.translate(
            "Games",
            "Build one castle with each neighbour; only the lesser of your two castles counts.",
        ),
        "shogun": QCoreApplication.translate(
            "Games",
            "Plan ten actions in secret, then let the cube tower decide who holds the provinces.",
        ),
    }
    return sentences.get(game.id, "")


def players_and_minutes(game: Game[Any]) -> str:
    """Return how many play it and for how long."""
    text = QCoreApplication.translate("Games", "{fewest} to {most} players")
    players = text.format(fewest=game.seats[0], most=game.seats[-1])
    minutes = {"white_castle": "60–80", "two_castles": "45–60", "shogun": "90–150"}.get(game.id)
    if minutes is None:
        return players
    return players + QCoreApplication.translate("Games", " · {minutes} min").format(minutes=minutes)


def who_plays_too(game: Game[Any], count: int) -> str:
    """Return who else plays when so few sit down; empty if nobody does."""
    if game.id == "white_castle" and count == 1:
        return QCoreApplication.translate(
            "Games",
            "You play against the Tokugawa clan, a rival that follows its cards. Which card says"
            " what is our reconstruction; the printed cards may differ.",
        )
    if game.id == "two_castles" and count == 2:
        return QCoreApplication.translate(
            "Games",
            "King Ludwig is the third builder: he shares a castle with each of you, draws his"
            " tiles by chance, and can win.",
        )
    return ""


def in_progress() -> str:
    """Say that a play can be gone on with."""
    return QCoreApplication.translate("Games", "in progress")


def over() -> str:
    """Say that a play has ended."""
    return QCoreApplication.translate("Games", "over")
