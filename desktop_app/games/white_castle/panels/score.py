"""The score sheet."""

from __future__ import annotations

from desktop_app.games.white_castle.words.names import rival_name
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import ScoreColumn
from engine.core.state import State
from engine.games.white_castle.scoring import CATEGORIES, breakdown
from engine.games.white_castle.state import WhiteCastle


def score(view: State, names: Names) -> tuple[ScoreColumn, ...]:
    """Return what every clan would have if the game ended now."""
    assert isinstance(view, WhiteCastle)
    columns = []
    for seat in range(len(view.domains)):
        points = breakdown(view, seat)
        title = names[seat] if seat < len(names) else rival_name()
        rows = tuple((category, points[category]) for category in CATEGORIES)
        columns.append(ScoreColumn(title, seat, rows, sum(points.values())))
    return tuple(columns)
