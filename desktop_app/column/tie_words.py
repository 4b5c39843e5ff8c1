"""Why equals have different places: which tie-break decided, with its figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.kit.tabletop import Wording
from engine.core.game import Standing

translate = QCoreApplication.translate
Equals = list[Standing]


def ties_in_words(
    wording: Wording,
    standings: Sequence[Standing],
    name_of: Callable[[int], str],
    *,
    is_over: bool,
) -> str:
    """Say for all who are equal in points what decided; a shared place is told at the end only."""
    said = []
    for equals in _together(standings, [one.points for one in standings]):
        places = {one.place for one in equals}
        if len(equals) > 1 and (is_over or len(places) > 1):
            said.append(_about(equals, wording, name_of))
    return "\n".join(said)


def _about(equals: Equals, wording: Wording, name_of: Callable[[int], str]) -> str:
    """Tell one tie-break after the other until none of them are equal any more."""
    text = translate("TieWords", "{names}: equal with {points} points.")
    if equals[0].points == 1:
        text = translate("TieWords", "{names}: equal with 1 point.")
    sentences = [text.format(names=_names(equals, name_of), points=equals[0].points)]
    left = [equals]
    for number in range(len(equals[0].tie_breaks)):
        still = [one for group in left for one in group]
        if still:
            figures = [(name_of(one.seat), one.tie_breaks[number]) for one in still]
            sentences.append(wording.tie_break(number, figures))
        left = [
            part
            for group in left
            for part in _together(group, [one.tie_breaks[number] for one in group])
            if len(part) > 1
        ]
    shared = translate("TieWords", "{names} share rank {place}.")
    sentences += [
        shared.format(names=_names(group, name_of), place=group[0].place) for group in left
    ]
    return " ".join(sentences)


def _together(standings: Sequence[Standing], figures: Sequence[int]) -> list[Equals]:
    """Put those together who have the same figure, the highest first."""
    groups: dict[int, Equals] = {}
    for one, figure in zip(standings, figures, strict=True):
        groups.setdefault(figure, []).append(one)
    return [groups[figure] for figure in sorted(groups, reverse=True)]


def _names(standings: Equals, name_of: Callable[[int], str]) -> str:
    return ", ".join(name_of(one.seat) for one in standings)
