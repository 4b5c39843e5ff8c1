"""What decides how much a bonus card scores, where its name leaves that open (BC-58)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.games.two_castles.components import BonusCard, CardCount, Wanted

translate = QCoreApplication.translate


def what_counts(card: BonusCard) -> str:
    """Say which rooms and spaces count; empty if nobody could be in doubt."""
    if card.count is CardCount.ROOMS_OF_TYPE and card.wanted is not Wanted.SPECIAL:
        return ""
    return _details().get(card.count, "")


def _details() -> dict[CardCount, str]:
    return {
        CardCount.ROOMS_OF_TYPE: translate(
            "two_castles", "Fountains, towers, grand foyers and the throne room count."
        ),
        CardCount.DISTINCT_ROOM_TYPES: translate(
            "two_castles",
            "The seven regular types, fountain, tower and grand foyer count; the throne room does"
            " not.",
        ),
        CardCount.ROOMS_UNDERGROUND: translate("two_castles", "Special rooms count too."),
        CardCount.HIGH_ROOMS: translate("two_castles", "Special rooms count too."),
        CardCount.ROWS: translate(
            "two_castles", "Every floor with a room or the throne room counts, underground too."
        ),
        CardCount.COLUMNS: translate(
            "two_castles", "The throne room fills two columns; they count too."
        ),
        CardCount.FULLY_SURROUNDED: translate(
            "two_castles",
            "The throne room counts if all ten spaces around it are taken. Where it is a neighbour,"
            " it fills its spaces.",
        ),
        CardCount.ORTHOGONALLY_SURROUNDED: translate(
            "two_castles",
            "The throne room counts if all six spaces along its edges are taken. Where it is a"
            " neighbour, it fills its spaces.",
        ),
        CardCount.TYPES_NEXT_TO_THRONE: translate(
            "two_castles",
            "Only regular room types count, on the six spaces along the edges of the throne room.",
        ),
        CardCount.SPACES_AROUND_THRONE: translate(
            "two_castles", "There are ten of them, corners too; any room takes one."
        ),
        CardCount.TYPES_WITH_AT_LEAST: translate("two_castles", "Only regular room types count."),
    }
