"""The score sheet: what a winter would bring now, on top of what everybody has."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.words.names import region_name
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import ScoreColumn
from engine.core.state import State
from engine.games.shogun.content import REGIONS
from engine.games.shogun.scoring import year_scores
from engine.games.shogun.state import Shogun


def score(view: State, names: Names) -> tuple[ScoreColumn, ...]:
    """Return the points of the first year once it is over, and those on the map now.

    After the last winter these are in the points already, so that only the sum is left to show.
    """
    assert isinstance(view, Shogun)
    years = year_scores(view.board, view.owners, view.buildings, len(view.houses))
    columns = []
    for seat, (house, year) in enumerate(zip(view.houses, years, strict=True)):
        regions = tuple(
            (f"region {number}", sum(m.points for m in year.majorities if m.region == number))
            for number in range(len(REGIONS))
        )
        before = house.points - year.total if view.is_over else house.points
        years_before = tuple((f"year {number}", before) for number in range(1, view.year))
        points = (
            *years_before,
            ("provinces", year.provinces),
            ("buildings", year.buildings),
            *regions,
        )
        total = house.points if view.is_over else house.points + year.total
        columns.append(ScoreColumn(names[seat], seat, points, total))
    return tuple(columns)


def category_name(category: str) -> str:
    """Name a row of the score sheet."""
    if category.startswith("region "):
        region = region_name(int(category.removeprefix("region ")))
        return QCoreApplication.translate("shogun", "Majorities, {region}").format(region=region)
    if category.startswith("year "):
        text = QCoreApplication.translate("shogun", "Points of year {year}")
        return text.format(year=category.removeprefix("year "))
    return {
        "provinces": QCoreApplication.translate("shogun", "Provinces"),
        "buildings": QCoreApplication.translate("shogun", "Buildings"),
    }[category]
