"""The score sheet like the pad: 13 rows, and both castles of everybody side by side."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.words.names import builder_name
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import ScoreColumn
from engine.core.state import State
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.components import Category, Kind
from engine.games.two_castles.content import KIND_OF
from engine.games.two_castles.scoring import CATEGORIES, ScoreSheet, score_sheet
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def score(view: State, names: Names) -> tuple[ScoreColumn, ...]:
    """Return two columns for every builder, the left castle first; the lower one counts."""
    assert isinstance(view, TwoCastles)
    sheets = [score_sheet(castle) for castle in view.castles]
    columns = []
    for builder in range(len(view.builders)):
        own = view.castles_of(builder)
        # Of two equal castles one is enough to say which points count.
        lower = min(own, key=lambda castle: sheets[castle].total)
        for castle in own:
            partner = builder_name(view, names, view.partner(builder, castle))
            pairs = zip(CATEGORIES, sheets[castle].categories, strict=True)
            columns.append(
                ScoreColumn(
                    translate("two_castles", "with {partner}").format(partner=partner),
                    builder,
                    tuple([(category.value, points) for category, points in pairs]),
                    sheets[castle].total,
                    group=builder_name(view, names, builder),
                    counts=castle == lower,
                    opens=f"points {castle}",
                )
            )
    return tuple(columns)


def giving(castle: Castle, category: Category) -> tuple[int, ...]:
    """Return the spaces of the rooms that the points of one line come from."""
    if category in (Category.BONUS_CARDS, Category.ATTENDANTS, Category.THRONE):
        return _without_which(castle, category)
    sheet = score_sheet(castle)
    return tuple(
        [
            space
            for room, space, points in zip(castle.rooms, castle.spaces, sheet.rooms, strict=True)
            if category_of(room) is category and points
        ]
    )


def category_of(room: int) -> Category:
    """Return the line of the sheet where a room scores."""
    special = {
        Kind.TOWER: Category.TOWERS,
        Kind.FOUNTAIN: Category.FOUNTAINS,
        Kind.GRAND_FOYER: Category.FOYERS,
    }
    return special.get(KIND_OF[room]) or Category(KIND_OF[room].value)


def _without_which(castle: Castle, category: Category) -> tuple[int, ...]:
    """Return the spaces whose room makes a difference for a line."""
    now = score_sheet(castle).of(category)
    return tuple([space for space in castle.spaces if _lacking(castle, space).of(category) < now])


def _lacking(castle: Castle, space: int) -> ScoreSheet:
    left = [(r, s) for r, s in zip(castle.rooms, castle.spaces, strict=True) if s != space]
    rooms, spaces = tuple([room for room, _ in left]), tuple([s for _, s in left])
    return score_sheet(Castle(castle.throne, rooms, spaces, castle.attendants, castle.cards))
