"""The score sheet like the pad: 13 rows, and both castles of everybody side by side."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.names import builder_name
from desktop_app.tabletop import ScoreColumn
from engine.core.state import State
from engine.games.two_castles.scoring import CATEGORIES, score_sheet
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def score(view: State, names: tuple[str, ...]) -> tuple[ScoreColumn, ...]:
    """Return two columns for every builder, the left castle first; the lower one is marked."""
    assert isinstance(view, TwoCastles)
    sheets = [score_sheet(castle) for castle in view.castles]
    columns = []
    for builder in range(len(view.builders)):
        own = view.castles_of(builder)
        lower = min(sheets[castle].total for castle in own)
        for castle in own:
            sheet = sheets[castle]
            pairs = zip(CATEGORIES, sheet.categories, strict=True)
            points = tuple((category.value, figure) for category, figure in pairs)
            title = _title(view, names, builder, castle, is_lower=sheet.total == lower)
            columns.append(ScoreColumn(title, builder, points, sheet.total))
    return tuple(columns)


def _title(
    view: TwoCastles, names: tuple[str, ...], builder: int, castle: int, *, is_lower: bool
) -> str:
    partner = builder_name(view, names, view.partner(builder, castle))
    text = (
        translate("two_castles", "{name} with {partner} (counts)")
        if is_lower
        else translate("two_castles", "{name} with {partner}")
    )
    return text.format(name=builder_name(view, names, builder), partner=partner)
