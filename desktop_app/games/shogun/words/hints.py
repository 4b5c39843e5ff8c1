"""Where to look first, and what speaks for an answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.words.names import card_name
from desktop_app.kit.gestures import Path
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Where
from engine.core.state import State
from engine.games.shogun import content
from engine.games.shogun.components import BID, is_province
from engine.games.shogun.moves import Assign, March
from engine.games.shogun.state import Shogun


def reason(feature: str) -> str:
    """Name what speaks for an answer, as far as it differs from answer to answer."""
    return {
        "points": QCoreApplication.translate("shogun", "points of the year"),
        "provinces": QCoreApplication.translate("shogun", "provinces"),
        "buildings": QCoreApplication.translate("shogun", "buildings"),
        "castles": QCoreApplication.translate("shogun", "buildings"),
        "temples": QCoreApplication.translate("shogun", "buildings"),
        "theatres": QCoreApplication.translate("shogun", "buildings"),
        "majorities": QCoreApplication.translate("shogun", "majorities in the regions"),
        "one_short_of_majority": QCoreApplication.translate("shogun", "majorities within reach"),
        "armies": QCoreApplication.translate("shogun", "armies"),
        "armies_that_count": QCoreApplication.translate("shogun", "armies"),
        "strong_provinces": QCoreApplication.translate("shogun", "armies"),
        "unrest": QCoreApplication.translate("shogun", "unrest"),
        "provinces_in_unrest": QCoreApplication.translate("shogun", "unrest"),
        "free_sites": QCoreApplication.translate("shogun", "sites to build on"),
        "best_tax": QCoreApplication.translate("shogun", "taxes of the best province"),
        "best_rice": QCoreApplication.translate("shogun", "rice of the best province"),
        "threatened": QCoreApplication.translate("shogun", "safety from attacks"),
        "threatened_buildings": QCoreApplication.translate("shogun", "safety from attacks"),
        "neutral_neighbours": QCoreApplication.translate(
            "shogun", "neutral provinces within reach"
        ),
        "chests": QCoreApplication.translate("shogun", "chests"),
        "chests_for_a_round": QCoreApplication.translate("shogun", "chests"),
        "rice_missing": QCoreApplication.translate("shogun", "rice for the winter"),
        "rice_that_feeds": QCoreApplication.translate("shogun", "rice for the winter"),
        "rivals": QCoreApplication.translate("shogun", "what it leaves to rivals"),
    }.get(feature, "")


def where(path: Path, view: State, names: Names) -> Where | None:
    """Say which province or which action matters now."""
    assert isinstance(view, Shogun)
    planned = [move for move in path if isinstance(move, Assign)]
    if planned:
        return _plan(planned)
    if isinstance(path[0], March) and view.viewer is not None:
        text = QCoreApplication.translate(
            "shogun", "Look at the neighbours of the province that may march."
        )
        marches = [m for m in view.moves(view.viewer) if isinstance(m, March)]
        targets = dict.fromkeys([move.target for move in marches])
        return Where(text, tuple([spots.province_spot(target) for target in targets]))
    return None


def _plan(planned: list[Assign]) -> Where | None:
    """Name the province that builds the first building, or whatever else is ordered first."""
    orders = [m for m in planned if m.space != BID and is_province(m.card)]
    builds = [m for m in orders if content.ACTIONS[m.space].builds]
    if not orders:
        return None
    first = (builds or orders)[0]
    province = first.card
    text = QCoreApplication.translate(
        "shogun", "Look at {province}: it has something important to do this round."
    )
    return Where(
        text.format(province=card_name(province)),
        (spots.province_spot(province), spots.card_spot(province)),
    )
