"""A domain at full size: rows, action card, stock and lantern area."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.domains import HandFace, RowFace
from desktop_app.games.white_castle.faces.effects import Effect, Sign, signs_of
from desktop_app.games.white_castle.faces.items import DieSpace, Panel
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.cards import card_blocks
from desktop_app.games.white_castle.scene.dice import LyingDie, in_hand_of, lay
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
from desktop_app.games.white_castle.scene.stock import lantern_area, stock
from desktop_app.kit.gestures import HAND
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.boards import DomainRow
from engine.games.white_castle.components import FIGURES
from engine.games.white_castle.content import ROWS
from engine.games.white_castle.rewards import SplitResources
from engine.games.white_castle.state import WhiteCastle


def large_domain(
    view: WhiteCastle, seat: int, box: Box, dice: tuple[LyingDie, ...], name: str
) -> Iterator[Place | Piece]:
    """Lay out everything a clan owns."""
    yield Place(spots.domain(seat), box, Panel("paper"))
    inner = inset(box, measure("pad"))
    upper = top(inner, 3 * measure("domain_row_height"))
    table = left(upper, measure("domain_rows_width"))
    for row, line in zip(ROWS, rows(table, len(ROWS), 3), strict=True):
        yield from _row(view, seat, row, line, dice)
    rest = right_of(upper, measure("domain_rows_width") + 4)
    if view.domains[seat].card:
        card = left(rest, measure("domain_card_width"))
        yield from card_blocks(
            view.domains[seat].card, card, gap=3, by_row=True, icon=measure("icon") + 6
        )
    rest = right_of(rest, measure("domain_card_width") + 8)
    yield from stock(view, seat, rest, name)
    lower = below(inner, upper.h + 6)
    yield from lantern_area(view, seat, Box(lower.x, lower.y, lower.w - lower.h - 6, lower.h))
    hand = Box(lower.x + lower.w - lower.h, lower.y, lower.h, lower.h)
    yield from in_hand(view, seat, hand, dice)


def in_hand(
    view: WhiteCastle, seat: int, box: Box, dice: tuple[LyingDie, ...]
) -> Iterator[Place | Piece]:
    """Show what waits for its place: a die of *seat* or of who looks, or resources of any kind."""
    yield Place(HAND, box, HandFace())
    for die in dice:
        if die.spot == HAND and in_hand_of(view) in (seat, view.viewer):
            yield lay(die, middle(box, measure("die") + 6))
    choice = view.agenda[-1] if view.agenda else None
    if isinstance(choice, SplitResources):
        yield Place(spots.GIFT, box)
        gift = Effect((Sign("any_resource", choice.amount),), "card", "ink_soft", 24)
        yield Piece("gift", spots.GIFT, inset(box, 5), gift)


def _row(
    view: WhiteCastle, seat: int, row: DomainRow, box: Box, dice: tuple[LyingDie, ...]
) -> Iterator[Place | Piece]:
    domain, colour = view.domains[seat], row.colour
    inner = inset(box, 3)
    side = measure("die_space") + 2
    space = middle(left(right_of(inner, 4), side), side)
    yield Place(spots.row(seat, colour), box, RowFace(colour.value), notes=space)
    spot = spots.row_space(seat, colour)
    yield Place(spot, space, DieSpace(row.printed, colour.value))
    for die in dice:
        if die.spot == spot:
            yield lay(die, middle(space, measure("die")))
    cells = columns(right_of(inner, side + 8), len(row.bonuses), 2)
    home = domain.home[colour.row]
    gone = FIGURES - home
    for number, (bonus, cell) in enumerate(zip(row.bonuses, cells, strict=True)):
        if number <= gone:
            face = Effect(signs_of(bonus), "action_light", "line", measure("icon") + 4)
        else:
            face = Effect(signs_of(bonus), "die_space", "line", measure("icon") - 6)
        yield Place(spots.bonus(seat, colour, number), cell, face)
    yield from at_home(seat, row, home, cells[1:], margin=2)
