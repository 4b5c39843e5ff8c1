"""What the panels of the board are called, and what is to be said about them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.words.names import season_name
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Words
from engine.games.shogun.state import Shogun


def words_of_panel(spot: Spot, view: Shogun) -> Words:
    """Name and describe what is neither province nor card nor place in a row."""
    if spot == spots.DECK:
        text = QCoreApplication.translate("shogun", "{count} cards; the top one is yours unseen.")
        count = len(view.unseen) + len(view.buried)
        name = QCoreApplication.translate("shogun", "Deck of province cards")
        return Words(name, text.format(count=count), "SH-14")
    if spot == spots.YEAR:
        name = QCoreApplication.translate("shogun", "{season}, year {year} of 2")
        text = QCoreApplication.translate(
            "shogun",
            "Winter brings supply and scoring. A click crowns those with the most buildings.",
        )
        return Words(name.format(season=season_name(view.season), year=view.year), text)
    if spot == spots.TOWER:
        return _tower(view)
    return _at_hand(spot) or _around(spot)


def _tower(view: Shogun) -> Words:
    """Describe what the plate of the tower shows."""
    name = QCoreApplication.translate("shogun", "Cube tower")
    shown = (
        QCoreApplication.translate("shogun", "Above: the cubes on the upper and the lower shelf.")
        if view.options.show_tower
        else QCoreApplication.translate(
            "shogun", "Above: cubes held inside, as counted by what is nowhere else."
        )
    )
    rest = QCoreApplication.translate(
        "shogun",
        "Below: the tray; its cubes go in with the next throw. How many stay inside is our"
        " estimate: nobody has measured the real tower.",
    )
    return Words(name, f"{shown} {rest}", "SH-71")


def _at_hand(spot: Spot) -> Words | None:
    """Describe what helps to plan."""
    return {
        spots.EMPTY: Words(
            QCoreApplication.translate("shogun", "Leave a space empty"),
            QCoreApplication.translate("shogun", "Put it on a space that should stay empty."),
            "SH-35",
        ),
        spots.CARDS_IN_HAND: Words(
            QCoreApplication.translate("shogun", "Your hand"),
            QCoreApplication.translate(
                "shogun", "Put cards on your spaces; bring them here to take them back."
            ),
            "SH-32",
        ),
        spots.SORT: Words(
            QCoreApplication.translate("shogun", "Sort the hand"),
            QCoreApplication.translate("shogun", "Sorts by region, rice or tax."),
        ),
        spots.PLAN: Words(
            QCoreApplication.translate("shogun", "Your tableau"),
            QCoreApplication.translate(
                "shogun", "Ten spaces for actions and one for the bid; every space gets a card."
            ),
            "SH-32",
        ),
    }.get(spot)


def _around(spot: Spot) -> Words:
    """Describe what tells about the round."""
    return {
        spots.CAPTION: Words(
            QCoreApplication.translate("shogun", "What happened last"),
            QCoreApplication.translate("shogun", "The log tells everything."),
        ),
        spots.STRIP: Words(
            QCoreApplication.translate("shogun", "Round strip"),
            QCoreApplication.translate(
                "shogun", "The actions in their order, the events, the turn order, and all players."
            ),
            "SH-30",
        ),
    }[spot]
