"""What sea routes are called, and what is said where nobody could check them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.scene import geography
from desktop_app.kit.picture import Words
from engine.games.shogun import content
from engine.games.shogun.components import SeaRoute
from engine.games.shogun.content import PROVINCE_NUMBER, PROVINCES
from engine.games.shogun.events import Marched
from engine.games.shogun.state import Shogun


def words_of_route(number: int, view: Shogun) -> Words:
    """Name and describe a sea route."""
    drawn = geography.MAP.sea_routes[number]
    name = QCoreApplication.translate("shogun", "Sea route between {a} and {b}")
    lines = [QCoreApplication.translate("shogun", "Both provinces are neighbours.")]
    if any({route.a, route.b} == {drawn.a, drawn.b} for route in _unsure(view)):
        text = QCoreApplication.translate(
            "shogun",
            "Reconstructed: no picture of this side of the map could be found, so the route is"
            " drawn as on the Sun side.",
        )
        lines.append(text)
    ends = [PROVINCES[PROVINCE_NUMBER[end]].name for end in (drawn.a, drawn.b)]
    return Words(name.format(a=ends[0], b=ends[1]), " ".join(lines), "SH-65")


def words_of_march(home: int, target: int, view: Shogun) -> Words:
    """Name and describe an arrow from one province to another."""
    name = QCoreApplication.translate("shogun", "From {home} to {target}")
    told = [event for event in view.news if isinstance(event, Marched)]
    text = (
        QCoreApplication.translate("shogun", "Armies marched here last.")
        if any((event.home, event.target) == (home, target) for event in told)
        else QCoreApplication.translate("shogun", "Armies can march here now.")
    )
    ends = {"home": PROVINCES[home].name, "target": PROVINCES[target].name}
    return Words(name.format(**ends), text, "SH-59")


def doubts(province: int, view: Shogun) -> Iterator[str]:
    """Say which sea routes of a province nobody could check, and what speaks against them."""
    here = PROVINCES[province].id
    others = [r.b if r.a == here else r.a for r in _unsure(view) if here in (r.a, r.b)]
    for other in others:
        text = QCoreApplication.translate(
            "shogun", "The sea route to {province} is reconstructed on this side of the map."
        )
        yield text.format(province=PROVINCES[PROVINCE_NUMBER[other]].name)
    board = view.board
    same = [n for n in board.neighbours[province] if board.regions[n] == board.regions[province]]
    if others and not same:
        yield QCoreApplication.translate(
            "shogun",
            "It touches no other province of its region: perhaps a sea route is missing here.",
        )


def _unsure(view: Shogun) -> Iterator[SeaRoute]:
    for route in content.SEA_ROUTES:
        if route.side is view.options.side and not route.verified:
            yield route
