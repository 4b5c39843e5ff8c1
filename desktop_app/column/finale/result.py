"""What is told at the end: who has how many points, and for what."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from desktop_app.kit.tabletop import ScoreColumn, Wording
from desktop_app.look import theme
from desktop_app.look.seat_badge import winners
from engine.core.game import Standing
from engine.core.value import value

_COLOURS = (
    "art_red", "art_gold", "art_sky", "art_leaf", "art_purple", "art_blue", "art_orange",
    "art_pink", "art_stone", "art_brown", "art_straw", "art_lilac",
)  # fmt: skip
"""Of the sources of points, in their order; a word always stands beside the colour."""


@value
class Share:
    """What one seat has, and from where."""

    seat: int
    name: str
    place: int
    points: tuple[int, ...]
    """For each source."""

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self.points)


@value
class Result:
    """The end of a play, ready to be told."""

    title: str
    shares: tuple[Share, ...]
    sources: tuple[str, ...]
    """In words."""


def result_of(
    columns: Sequence[ScoreColumn],
    standings: Sequence[Standing],
    wording: Wording,
    name_of: Callable[[int], str],
) -> Result:
    """Gather what is told; of several columns of a seat the one that counts."""
    deciding = [column for column in columns if column.counts] or list(columns)
    names = list(dict.fromkeys(name for column in deciding for name, _ in column.points))
    places = {standing.seat: standing.place for standing in standings}
    shares = {
        column.seat: Share(
            column.seat,
            name_of(column.seat),
            places.get(column.seat, len(places)),
            tuple([dict(column.points).get(name, 0) for name in names]),
        )
        for column in deciding
    }
    told = tuple([wording.category(name) for name in names])
    return Result(victory(standings, name_of), tuple(shares.values()), told)


def victory(standings: Sequence[Standing], name_of: Callable[[int], str]) -> str:
    """Say who has won."""
    first = winners(tuple(standings))
    names = ", ".join(name_of(standing.seat) for standing in first)
    if len(first) == 1:
        return QCoreApplication.translate("ScoreSheet", "{name} wins").format(name=names)
    text = QCoreApplication.translate("ScoreSheet", "{names} share the victory")
    return text.format(names=names)


def colour_of(source: int) -> QColor:
    """Return the colour of a source by its number."""
    return theme.colour(_COLOURS[source % len(_COLOURS)])
