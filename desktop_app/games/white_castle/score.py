"""The score sheet, and what rises from the board when something is gained or paid."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.board.changes import rise
from desktop_app.board.picture import Flourish, Names
from desktop_app.games.white_castle import spots
from desktop_app.tabletop import ScoreColumn
from engine.core.agenda import Event
from engine.core.state import State
from engine.games.white_castle.components import Resource
from engine.games.white_castle.events import Exchanged, Gained, InfluenceMoved, Paid
from engine.games.white_castle.scoring import CATEGORIES, breakdown
from engine.games.white_castle.state import WhiteCastle


def score(view: State, names: Names) -> tuple[ScoreColumn, ...]:
    """Return what every clan would have if the game ended now."""
    assert isinstance(view, WhiteCastle)
    columns = []
    for seat in range(len(view.domains)):
        points = breakdown(view, seat)
        rival = QCoreApplication.translate("white_castle", "Rival")
        title = names[seat] if seat < len(names) else rival
        rows = tuple((category, points[category]) for category in CATEGORIES)
        columns.append(ScoreColumn(title, seat, rows, sum(points.values())))
    return tuple(columns)


def flourishes(event: Event) -> Iterator[Flourish]:
    """Let gains and prices rise where they are kept."""
    match event:
        case Gained(seat, Resource.POINT, amount):
            yield rise(spots.heron(seat), amount, Resource.POINT.value)
        case Gained(seat, resource, amount) if amount:
            yield rise(spots.stock(seat, resource), amount, resource.value)
        case Paid(seat, resource, amount):
            yield rise(spots.stock(seat, resource), -amount, resource.value)
        case Exchanged(seat, seals, resource):
            yield rise(spots.stock(seat, Resource.SEAL), -seals, Resource.SEAL.value)
            yield rise(spots.stock(seat, resource), 1, resource.value)
        case InfluenceMoved(_, start, end):
            yield rise(spots.step(end), end - start, "influence")
        case _:
            return
