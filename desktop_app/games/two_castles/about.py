"""Between Two Castles of Mad King Ludwig, before it is loaded."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop_app.kit.about import About, CharacterWords


class TwoCastlesAbout(About):
    """What the house says of it."""

    id, seats, minutes = "two_castles", range(2, 8), "45–60"
    has_score_pad = True

    def title(self) -> str:
        """Return the name the game has in the player's language."""
        return QCoreApplication.translate("TwoCastlesAbout", "Between Two Castles")

    def sentence(self) -> str:
        """Say in one sentence what one does in it."""
        return QCoreApplication.translate(
            "TwoCastlesAbout",
            "Build one castle with each neighbour; only the lesser of your two castles counts.",
        )

    def purpose(self) -> str:
        """Say what wins."""
        return QCoreApplication.translate(
            "TwoCastlesAbout",
            "You build two castles, one with each neighbour. Only the lower of the two counts for"
            " you, so both must be good. Most points win.",
        )

    def characters(self) -> Mapping[str, CharacterWords]:
        """Introduce who plays by itself."""
        return {
            "hermit": CharacterWords(
                QCoreApplication.translate("TwoCastlesAbout", "Oswin"),
                QCoreApplication.translate("TwoCastlesAbout", "the hermit"),
                QCoreApplication.translate(
                    "TwoCastlesAbout", "Wants gardens and terraces, and cares little for corridors."
                ),
            ),
            "courtier": CharacterWords(
                QCoreApplication.translate("TwoCastlesAbout", "Celeste"),
                QCoreApplication.translate("TwoCastlesAbout", "the courtier"),
                QCoreApplication.translate(
                    "TwoCastlesAbout", "Cannot have enough living rooms to receive guests in."
                ),
            ),
            "gambler": CharacterWords(
                QCoreApplication.translate("TwoCastlesAbout", "Felix"),
                QCoreApplication.translate("TwoCastlesAbout", "the gambler"),
                QCoreApplication.translate(
                    "TwoCastlesAbout", "Builds for the bonuses and trusts what will be drawn."
                ),
            ),
        }

    def sounds(self) -> Mapping[str, tuple[str, ...]]:
        """Return which events are heard."""
        return {
            "dice": ("LudwigDrew",),
            "card": ("CardsDrawn", "CardKept", "HandDealt", "TilesTurnedUp", "TilesDrawn"),
            "place": ("RoomBuilt", "AttendantTaken"),
        }

    def board_keys(self) -> tuple[tuple[str, str], ...]:
        """Return the key to talk with partners."""
        talk = QCoreApplication.translate(
            "TwoCastlesAbout", "Between Two Castles: ask machine partners what they would do"
        )
        return (("P", talk),)

    def who_plays_too(self, count: int) -> str:
        """Introduce the third builder of a game for two."""
        if count > 2:
            return ""
        return QCoreApplication.translate(
            "TwoCastlesAbout",
            "King Ludwig is the third builder: he shares a castle with each of you, draws his"
            " tiles by chance, and can win.",
        )


ABOUT = TwoCastlesAbout()
