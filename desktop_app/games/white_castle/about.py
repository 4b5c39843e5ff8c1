"""The White Castle, before it is loaded."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop_app.kit.about import About, CharacterWords, OptionWords


class WhiteCastleAbout(About):
    """What the house says of it."""

    id, seats, minutes = "white_castle", range(1, 5), "60–80"

    def title(self) -> str:
        """Return the name the game has in the player's language."""
        return QCoreApplication.translate("WhiteCastleAbout", "The White Castle")

    def sentence(self) -> str:
        """Say in one sentence what one does in it."""
        return QCoreApplication.translate(
            "WhiteCastleAbout",
            "Nine dice, nine turns: send courtiers, gardeners and warriors to Himeji castle.",
        )

    def purpose(self) -> str:
        """Say what wins."""
        return QCoreApplication.translate(
            "WhiteCastleAbout",
            "Most points after nine turns win. Most of them come at the end: courtiers high in the"
            " castle, warriors times courtiers, gardens.",
        )

    def characters(self) -> Mapping[str, CharacterWords]:
        """Introduce who plays by itself."""
        return {
            "warlord": CharacterWords(
                QCoreApplication.translate("WhiteCastleAbout", "Rurik"),
                QCoreApplication.translate("WhiteCastleAbout", "the warlord"),
                QCoreApplication.translate(
                    "WhiteCastleAbout",
                    "Fills the training yards, then sends courtiers to make them count.",
                ),
            ),
            "courtier": CharacterWords(
                QCoreApplication.translate("WhiteCastleAbout", "Celeste"),
                QCoreApplication.translate("WhiteCastleAbout", "the courtier"),
                QCoreApplication.translate(
                    "WhiteCastleAbout",
                    "Climbs. Keeps every mother-of-pearl for the way to the hall.",
                ),
            ),
            "hermit": CharacterWords(
                QCoreApplication.translate("WhiteCastleAbout", "Oswin"),
                QCoreApplication.translate("WhiteCastleAbout", "the hermit"),
                QCoreApplication.translate(
                    "WhiteCastleAbout", "Tends gardens on every bank and lets the castle be."
                ),
            ),
        }

    def sounds(self) -> Mapping[str, tuple[str, ...]]:
        """Return which events are heard."""
        return {
            "dice": ("DiceRolled",),
            "card": ("CardTaken", "CardTurned", "PairTaken"),
            "coin": ("Gained", "Paid", "Exchanged", "LanternLit"),
            "place": (
                "DiePlaced",
                "CourtierMoved",
                "GardenerPlaced",
                "WarriorPlaced",
                "InfluenceMoved",
            ),
        }

    def who_plays_too(self, count: int) -> str:
        """Introduce the rival of a single player."""
        if count > 1:
            return ""
        return QCoreApplication.translate(
            "WhiteCastleAbout",
            "You play against the Tokugawa clan, a rival that follows its cards. Which card says"
            " what is our reconstruction; the printed cards may differ.",
        )

    def options(self) -> Mapping[str, OptionWords]:
        """Return the words for each option."""
        return {
            "difficulty": OptionWords(
                QCoreApplication.translate("WhiteCastleAbout", "The rival"),
                QCoreApplication.translate(
                    "WhiteCastleAbout",
                    "How far ahead the Tokugawa clan starts on points and influence.",
                ),
                (
                    ("easy", QCoreApplication.translate("WhiteCastleAbout", "Easy")),
                    ("medium", QCoreApplication.translate("WhiteCastleAbout", "Medium")),
                    ("hard", QCoreApplication.translate("WhiteCastleAbout", "Hard")),
                ),
            ),
            "first_game": OptionWords(
                QCoreApplication.translate("WhiteCastleAbout", "Castle for a first game"),
                QCoreApplication.translate(
                    "WhiteCastleAbout",
                    "The castle always holds the same cards and tiles. Which ones is our"
                    " reconstruction of a picture in the Italian rules.",
                ),
            ),
            "simple_seals": OptionWords(
                QCoreApplication.translate("WhiteCastleAbout", "Left-over seals count as coins"),
                QCoreApplication.translate(
                    "WhiteCastleAbout",
                    "At the end seals are only added to the coins. Otherwise they are exchanged in"
                    " the way that is best for you.",
                ),
            ),
        }

    def first_games(self) -> Mapping[str, str]:
        """Return the options that make somebody's first games easier."""
        return {"first_game": "true"}

    def applies(self, option: str, count: int, chosen: Mapping[str, str]) -> bool:
        """Ask how hard the rival is only where there is one."""
        return option != "difficulty" or count == 1


ABOUT = WhiteCastleAbout()
