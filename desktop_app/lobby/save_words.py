"""Why a save cannot be read or written, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.core.errors import KastellanError, SaveError


def in_words(error: KastellanError) -> str:
    """Return one sentence that says what is wrong and what to do."""
    if not isinstance(error, SaveError):
        return str(error)
    sentence = _sentences().get(error.reason, str(error))
    facts = {name: str(fact) for name, fact in error.facts.items()}
    return sentence.format(**{"why": "", "path": "", **facts})


def _sentences() -> dict[str, str]:
    return {
        "link": QCoreApplication.translate(
            "Saves", "This is a link; choose the file it points to."
        ),
        "unreadable": QCoreApplication.translate("Saves", "The file cannot be read."),
        "no_file": QCoreApplication.translate("Saves", "This is not a file."),
        "too_large": QCoreApplication.translate("Saves", "The file is larger than any save."),
        "too_deep": QCoreApplication.translate("Saves", "This is not a Kastellan save."),
        "not_json": QCoreApplication.translate(
            "Saves", "This is not a Kastellan save, or it was cut off."
        ),
        "no_save": QCoreApplication.translate("Saves", "This is not a Kastellan save."),
        "newer_format": QCoreApplication.translate(
            "Saves", "This save was made by a newer Kastellan; update to open it."
        ),
        "newer_edition": QCoreApplication.translate(
            "Saves", "This game follows newer rules; update Kastellan to open it."
        ),
        "unknown_game": QCoreApplication.translate(
            "Saves", "Kastellan does not have the game that was played here."
        ),
        "against_the_rules": QCoreApplication.translate(
            "Saves", "This game contains a move that the rules do not allow. ({why})"
        ),
        "damaged": QCoreApplication.translate("Saves", "This save is damaged. ({why})"),
        "unwritten": QCoreApplication.translate(
            "Saves",
            "The game cannot be saved as {path}. Choose another folder; the game goes on.",
        ),
    }
