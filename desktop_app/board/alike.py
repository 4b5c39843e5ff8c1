"""Things that look alike do not change places: their names do.

Rules often count figures and dice without telling them apart, so a picture can only number them.
Whatever lies where it lay before keeps its old name, and only what really moved travels.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from desktop_app.kit.picture import Face, Piece

Group = tuple[str, Face]


def settled(pieces: Iterable[Piece], before: Mapping[str, Piece]) -> list[Piece]:
    """Return *pieces* with names changed among those that are alike; *before* by their names."""
    shown = list(pieces)
    groups: dict[Group, list[int]] = {}
    for number, piece in enumerate(shown):
        if piece.alike:
            groups.setdefault((piece.alike, piece.face), []).append(number)
    for numbers in groups.values():
        for number, name in _names([shown[number] for number in numbers], numbers, before):
            shown[number] = replace(shown[number], id=name)
    return shown


def _names(
    group: list[Piece], numbers: list[int], before: Mapping[str, Piece]
) -> Iterable[tuple[int, str]]:
    """Give each piece of a group the name that lay in its place, then deal out the others."""
    free = {piece.id: before.get(piece.id) for piece in group}
    there = {old.box: name for name, old in free.items() if old and old.alike == group[0].alike}
    moved = []
    for number, piece in zip(numbers, group, strict=True):
        name = there.get(piece.box)
        if name in free:
            del free[name]
            yield number, name
        else:
            moved.append(number)
    yield from zip(moved, free, strict=True)
