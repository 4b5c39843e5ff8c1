"""The other domains, small: a click enlarges one and makes the own one small instead."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.items import DieSpace
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.faces.small_domains import (
    ClanOfDomain,
    Count,
    Parts,
    SmallClan,
    SmallDomain,
)
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.cards import card_blocks
from desktop_app.games.white_castle.scene.dice import LyingDie, in_hand_of, lay
from desktop_app.games.white_castle.scene.domains import large_domain
from desktop_app.games.white_castle.scene.figures import at_home
from desktop_app.games.white_castle.scene.layout import (
    below,
    columns,
    inset,
    left,
    middle,
    right_of,
    rows,
    top,
)
from desktop_app.games.white_castle.scene.stock import held, lantern_area
from desktop_app.kit.gestures import HAND
from desktop_app.kit.picture import Box, Piece, Place
from engine.core.value import value
from engine.games.white_castle.boards import DomainRow
from engine.games.white_castle.components import FIGURES, Resource
from engine.games.white_castle.content import ROWS
from engine.games.white_castle.state import Domain, WhiteCastle

_COINS = [resource for resource, _ in held(Domain())].index(Resource.COIN)


def small_domain(
    view: WhiteCastle, seat: int, box: Box, dice: tuple[LyingDie, ...], name: str
) -> Iterator[Place | Piece]:
    """Lay out the same spots as the large domain, in little."""
    domain, parts = view.domains[seat], _on_its_desk(view, seat, dice, name)
    yield Place(spots.domain(seat), box, SmallDomain(parts), opens=f"domain {seat}")
    inner = inset(box, 4)
    plan = _roomy(inner) if inner.h > measure("roomy_height") else _tight(inner)
    clan = ClanOfDomain(SmallClan(seat, domain.points), parts)
    yield Place(spots.clan(seat), plan.head, clan)
    for row, line in zip(ROWS, rows(plan.table, len(ROWS), 2), strict=True):
        yield from _row(view, seat, row, line, dice)
    if domain.card:
        icon = measure("small_icon") + 1 if plan.is_tight else measure("icon") - 2
        yield from card_blocks(view, domain.card, plan.card, gap=2, by_row=True, icon=icon)
    for (resource, amount), cell in zip(held(domain), plan.cells, strict=False):
        yield Place(spots.stock(seat, resource), cell, Count(resource.value, amount))
    if plan.lantern:
        yield from lantern_area(view, seat, plan.lantern)
    else:
        yield Place(spots.lantern(seat), plan.cells[-1], Count("lantern", len(domain.lantern)))
    for die in dice:
        if die.spot == HAND and in_hand_of(view) == seat != view.viewer:
            yield lay(die, middle(plan.head, measure("die")))


def _on_its_desk(view: WhiteCastle, seat: int, dice: tuple[LyingDie, ...], name: str) -> Parts:
    """Return what lies on the desk of *seat* when it is shown large, the lowest first."""
    parts = list(large_domain(view, seat, dice, name))
    places = [(part.face, part.box) for part in parts if isinstance(part, Place)]
    pieces = [(part.face, part.box) for part in parts if isinstance(part, Piece)]
    return tuple((face, box) for face, box in (*places, *pieces) if face)


@value
class Plan:
    """Where the parts of a small domain lie."""

    head: Box
    table: Box
    card: Box
    cells: tuple[Box, ...]
    is_tight: bool
    lantern: Box | None = None


def _tight(box: Box) -> Plan:
    """With three others there is room for three rows side by side with everything else."""
    rest = right_of(box, measure("tight_head"))
    table = left(rest, measure("tight_table"))
    rest = right_of(rest, table.w + 2)
    card = left(rest, measure("tight_card"))
    goods = right_of(rest, card.w + 3)
    cells = tuple(cell for column in columns(goods, 2) for cell in rows(column, 3))
    return Plan(left(box, measure("tight_head") - 2), table, card, cells, is_tight=True)


def _roomy(box: Box) -> Plan:
    """With one or two others the goods stand above; a single one shows its lantern cards too."""
    high = measure("small_head")
    line, rest = top(box, high), below(box, high + 3)
    lantern = None
    if box.h > 2 * measure("roomy_height"):
        rest = top(rest, rest.h - measure("small_lantern") - 3)
        lantern = below(box, box.h - measure("small_lantern"))
    head, table = left(line, measure("roomy_head")), left(rest, measure("roomy_table"))
    cells = _cells(right_of(line, head.w + 2), with_lantern=lantern is None)
    card = right_of(rest, table.w + 4)
    return Plan(head, table, card, cells, is_tight=False, lantern=lantern)


def _cells(box: Box, *, with_lantern: bool) -> tuple[Box, ...]:
    """Divide *box* so that coins and lantern cards, of which there can be ten, have most room."""
    widths = [measure("small_cell")] * 5
    widths[_COINS] = measure("wide_cell")
    if with_lantern:
        widths.append(measure("wide_cell"))
    stretch = box.w / sum(widths)
    starts = [sum(widths[:number]) * stretch for number in range(len(widths))]
    return tuple(
        left(right_of(box, start), width * stretch)
        for start, width in zip(starts, widths, strict=True)
    )


def _row(
    view: WhiteCastle, seat: int, row: DomainRow, box: Box, dice: tuple[LyingDie, ...]
) -> Iterator[Place | Piece]:
    side = min(box.h, box.w / 4.5)
    space = middle(left(box, side), side)
    spot = spots.row_space(seat, row.colour)
    yield Place(spots.row(seat, row.colour), box)
    yield Place(spot, space, DieSpace(row.printed, row.colour.value))
    for die in dice:
        if die.spot == spot:
            yield lay(die, space)
    home = view.domains[seat].home[row.colour.row]
    cells = columns(right_of(box, side + 2), FIGURES)
    yield from at_home(seat, row, home, cells, side=box.h)
