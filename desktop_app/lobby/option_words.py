"""The options of the games in words: a title, what it means, and a word for every value."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from engine.core.options import OptionInfo
from engine.core.value import value


@value
class OptionWords:
    """How an option is offered."""

    title: str
    meaning: str = ""
    values: tuple[tuple[str, str], ...] = ()
    """The text of each value and its word."""


def in_words(game_id: str, option: OptionInfo) -> OptionWords:
    """Return the words for *option*; one that nobody described says its own name."""
    known = {"white_castle": _white_castle, "shogun": _shogun}.get(game_id)
    plain = OptionWords(option.name.replace("_", " "))
    return known().get(option.name, plain) if known else plain


def of_first_games(game_id: str) -> Mapping[str, str]:
    """Return the options that make somebody's first games easier."""
    easier = {"white_castle": {"first_game": "true"}, "shogun": {"start": "prescribed"}}
    return easier.get(game_id, {})


def applies(game_id: str, name: str, count: int, chosen: Mapping[str, str]) -> bool:
    """Whether an option says anything with so many seats and these other options."""
    if (game_id, name) == ("white_castle", "difficulty"):
        return count == 1
    if (game_id, name) == ("shogun", "start"):
        return chosen.get("side") != "moon"
    return True


def _white_castle() -> dict[str, OptionWords]:
    return {
        "difficulty": OptionWords(
            QCoreApplication.translate("Options", "The rival"),
            QCoreApplication.translate(
                "Options", "How far ahead the Tokugawa clan starts on points and influence."
            ),
            (
                ("easy", QCoreApplication.translate("Options", "Easy")),
                ("medium", QCoreApplication.translate("Options", "Medium")),
                ("hard", QCoreApplication.translate("Options", "Hard")),
            ),
        ),
        "first_game": OptionWords(
            QCoreApplication.translate("Options", "Castle for a first game"),
            QCoreApplication.translate(
                "Options",
                "The castle always holds the same cards and tiles. Which ones is our"
                " reconstruction of a picture in the Italian rules.",
            ),
        ),
        "simple_seals": OptionWords(
            QCoreApplication.translate("Options", "Left-over seals count as coins"),
            QCoreApplication.translate(
                "Options",
                "At the end seals are only added to the coins. Otherwise they are exchanged in"
                " the way that is best for you.",
            ),
        ),
    }


def _shogun() -> dict[str, OptionWords]:
    return {
        "side": OptionWords(
            QCoreApplication.translate("Options", "Side of the map"),
            QCoreApplication.translate(
                "Options",
                "Both show central Japan; the regions are cut differently. The sea routes of the"
                " Moon side are our reconstruction.",
            ),
            (
                ("sun", QCoreApplication.translate("Options", "Sun")),
                ("moon", QCoreApplication.translate("Options", "Moon")),
            ),
        ),
        "start": OptionWords(
            QCoreApplication.translate("Options", "Start"),
            QCoreApplication.translate(
                "Options", "Choose provinces in turn, or begin with provinces that are laid down."
            ),
            (
                ("draft", QCoreApplication.translate("Options", "Choose provinces")),
                ("prescribed", QCoreApplication.translate("Options", "Provinces laid down")),
            ),
        ),
        "tower": OptionWords(
            QCoreApplication.translate("Options", "Cube tower"),
            QCoreApplication.translate(
                "Options",
                "How many cubes stay inside. Nobody has measured the real tower: the numbers"
                " are our choice.",
            ),
            (
                ("two_shelf", QCoreApplication.translate("Options", "Two shelves (usual)")),
                ("loose", QCoreApplication.translate("Options", "Loose, holds few cubes")),
                ("imrihil", QCoreApplication.translate("Options", "Tight, holds many cubes")),
            ),
        ),
        "show_tower": OptionWords(
            QCoreApplication.translate("Options", "Show what is in the tower"),
            QCoreApplication.translate(
                "Options",
                "The tower is open: everybody sees on which shelf each cube lies. How many of each"
                " colour it holds can be counted in any case.",
            ),
        ),
        "allow_decline": OptionWords(
            QCoreApplication.translate("Options", "Actions may be declined"),
            QCoreApplication.translate(
                "Options", "Otherwise whoever can carry out an ordered action must do so."
            ),
        ),
        "partial_deploy": OptionWords(
            QCoreApplication.translate("Options", "Deploy as many as there are"),
            QCoreApplication.translate(
                "Options",
                "With too few armies left, the rest is deployed. Otherwise the action is void.",
            ),
        ),
    }
