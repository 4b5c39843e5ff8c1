"""Shogun, before it is loaded."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop_app.kit.about import About, CharacterWords, OptionWords


class ShogunAbout(About):
    """What the house says of it."""

    id, seats, minutes = "shogun", range(3, 6), "90–150"

    def title(self) -> str:
        """Return the name the game has in the player's language."""
        return QCoreApplication.translate("ShogunAbout", "Shogun")

    def sentence(self) -> str:
        """Say in one sentence what one does in it."""
        return QCoreApplication.translate(
            "ShogunAbout",
            "Plan ten actions in secret, then let the cube tower decide who holds the provinces.",
        )

    def purpose(self) -> str:
        """Say what wins."""
        return QCoreApplication.translate(
            "ShogunAbout",
            "Points come twice, in the two winters: for provinces, for castles, temples and"
            " theatres, and for the majority of them in each region. Most points win.",
        )

    def characters(self) -> Mapping[str, CharacterWords]:
        """Introduce who plays by itself."""
        return {
            "warlord": CharacterWords(
                QCoreApplication.translate("ShogunAbout", "Rurik"),
                QCoreApplication.translate("ShogunAbout", "the warlord"),
                QCoreApplication.translate(
                    "ShogunAbout", "Marches every season and wants more provinces."
                ),
            ),
            "hermit": CharacterWords(
                QCoreApplication.translate("ShogunAbout", "Oswin"),
                QCoreApplication.translate("ShogunAbout", "the hermit"),
                QCoreApplication.translate(
                    "ShogunAbout", "Stays at home and builds on what is there."
                ),
            ),
            "gambler": CharacterWords(
                QCoreApplication.translate("ShogunAbout", "Felix"),
                QCoreApplication.translate("ShogunAbout", "the gambler"),
                QCoreApplication.translate(
                    "ShogunAbout", "Bids high to choose first, and marches on good luck."
                ),
            ),
            "miser": CharacterWords(
                QCoreApplication.translate("ShogunAbout", "Pennina"),
                QCoreApplication.translate("ShogunAbout", "the miser"),
                QCoreApplication.translate(
                    "ShogunAbout", "Hoards chests and rice, and spends neither gladly."
                ),
            ),
        }

    def sounds(self) -> Mapping[str, tuple[str, ...]]:
        """Return which events are heard."""
        return {
            "dice": ("Thrown",),
            "card": ("CardShown", "EventDrawn", "BidShown", "OpenCards"),
            "coin": ("Collected",),
            "place": ("Built", "Deployed", "Marched", "Claimed", "Settled", "PlaceTaken"),
        }

    def options(self) -> Mapping[str, OptionWords]:
        """Return the words for each option."""
        return {
            "side": _side(),
            "start": _start(),
            "tower": _tower(),
            "show_tower": _show_tower(),
            "allow_decline": _allow_decline(),
            "partial_deploy": _partial_deploy(),
        }

    def first_games(self) -> Mapping[str, str]:
        """Return the options that make somebody's first games easier."""
        return {"start": "prescribed"}

    def applies(self, option: str, count: int, chosen: Mapping[str, str]) -> bool:
        """Ask for the start only on the side of the map that has a prescribed one."""
        return option != "start" or chosen.get("side") != "moon"

    def board_keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys of the plan."""
        spaces = QCoreApplication.translate(
            "ShogunAbout", "Shogun: the spaces of your plan; the full stop is the bid"
        )
        return (("1 – 9, 0, .", spaces),)


ABOUT = ShogunAbout()


def _side() -> OptionWords:
    return OptionWords(
        QCoreApplication.translate("ShogunAbout", "Side of the map"),
        QCoreApplication.translate(
            "ShogunAbout",
            "Both show central Japan; the regions are cut differently. The sea routes of the"
            " Moon side are our reconstruction.",
        ),
        (
            ("sun", QCoreApplication.translate("ShogunAbout", "Sun")),
            ("moon", QCoreApplication.translate("ShogunAbout", "Moon")),
        ),
    )


def _start() -> OptionWords:
    return OptionWords(
        QCoreApplication.translate("ShogunAbout", "Start"),
        QCoreApplication.translate(
            "ShogunAbout",
            "Choose provinces in turn, or begin with provinces that are laid down.",
        ),
        (
            ("draft", QCoreApplication.translate("ShogunAbout", "Choose provinces")),
            (
                "prescribed",
                QCoreApplication.translate("ShogunAbout", "Provinces laid down"),
            ),
        ),
    )


def _tower() -> OptionWords:
    return OptionWords(
        QCoreApplication.translate("ShogunAbout", "Cube tower"),
        QCoreApplication.translate(
            "ShogunAbout",
            "How many cubes stay inside. Nobody has measured the real tower: the numbers"
            " are our choice.",
        ),
        (
            ("two_shelf", QCoreApplication.translate("ShogunAbout", "Two shelves (usual)")),
            ("loose", QCoreApplication.translate("ShogunAbout", "Loose, holds few cubes")),
            (
                "imrihil",
                QCoreApplication.translate("ShogunAbout", "Tight, holds many cubes"),
            ),
        ),
    )


def _show_tower() -> OptionWords:
    return OptionWords(
        QCoreApplication.translate("ShogunAbout", "Show what is in the tower"),
        QCoreApplication.translate(
            "ShogunAbout",
            "The tower is open: everybody sees on which shelf each cube lies. How many of each"
            " colour it holds can be counted in any case.",
        ),
    )


def _allow_decline() -> OptionWords:
    return OptionWords(
        QCoreApplication.translate("ShogunAbout", "Actions may be declined"),
        QCoreApplication.translate(
            "ShogunAbout", "Otherwise whoever can carry out an ordered action must do so."
        ),
    )


def _partial_deploy() -> OptionWords:
    return OptionWords(
        QCoreApplication.translate("ShogunAbout", "Deploy as many as there are"),
        QCoreApplication.translate(
            "ShogunAbout",
            "With too few armies left, the rest is deployed. Otherwise the action is void.",
        ),
    )
