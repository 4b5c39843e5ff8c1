"""A domain at full size, on the desk: rows, action card, stock and lantern area."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.domains import (
    Bonus,
    CoveredBonus,
    DomainFace,
    HandFace,
    RowFace,
)
from desktop_app.games.white_castle.faces.effects import Effect, Sign, signs_of
from desktop_app.games.white_castle.faces.items import DieSpace
from desktop_app.games.white_castle.faces.sizes import measure, within
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.cards import card_blocks
from desktop_app.games.white_castle.scene.dice import LyingDie, in_hand_of, lay
from desktop_app.games.white_castle.scene.figures import at_home
from desktop_app.games.white_castle.scene.layout import columns, inset, middle, panel, rows
from desktop_app.games.white_castle.scene.stock import lantern_area, stock
from desktop_app.kit.gestures import HAND
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.boards import DomainRow
from engine.games.white_castle.components import FIGURES
from engine.games.white_castle.content import ROWS
from engine.games.white_castle.rewards import SplitResources
from engine.games.white_castle.state import WhiteCastle


def large_domain(
    view: WhiteCastle, seat: int, dice: tuple[LyingDie, ...], name: str
) -> Iterator[Place | Piece]:
    """Lay out everything a clan owns; during the draft, pairs lie over what nobody has yet."""
    card = view.domains[seat].card
    yield Place(spots.domain(seat), panel("domain"), DomainFace(card))
    mats = rows(panel("rows"), len(ROWS), measure("gap"))
    for row, line in zip(ROWS, mats, strict=True):
        yield from _row(view, seat, row, line, dice)
    if card:
        paper = _beside_rows(panel("own_card"))
        yield from card_blocks(
            view, card, paper, gap=measure("gap"), by_row=True, icon=measure("icon") + 6
        )
    yield from stock(view, seat, name)
    if not view.pairs:
        yield from lantern_area(view, seat, panel("lantern"))


def _beside_rows(card: Box) -> Box:
    """Return the paper of a card, whose parts lie beside the rows they belong to."""
    lines, edge = panel("rows"), measure("pad") + 1
    return Box(card.x + edge, lines.y + 2, card.w - 2 * edge, lines.h - 4)


def in_hand(view: WhiteCastle, seat: int, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    """Show what waits for its place: a die of *seat* or of who looks, or resources of any kind."""
    box = panel("hand")
    held = [die for die in dice if die.spot == HAND and in_hand_of(view) in (seat, view.viewer)]
    choice = view.agenda[-1] if view.agenda else None
    splits = isinstance(choice, SplitResources)
    yield Place(HAND, box, HandFace() if held or splits else None)
    for die in held:
        yield lay(die, middle(box, measure("die")))
    if isinstance(choice, SplitResources):
        yield Place(spots.GIFT, box)
        gift = Effect((Sign("any_resource", choice.amount),), "row_light", icon=measure("icon"))
        yield Piece("gift", spots.GIFT, inset(box, 5), gift)


def _row(
    view: WhiteCastle, seat: int, row: DomainRow, box: Box, dice: tuple[LyingDie, ...]
) -> Iterator[Place | Piece]:
    domain, colour = view.domains[seat], row.colour
    space = within(box, "row_space")
    notes = within(box, "row_note")
    yield Place(spots.row(seat, colour), box, RowFace(colour.value), notes=notes, ring=space)
    spot = spots.row_space(seat, colour)
    yield Place(spot, space, DieSpace(row.printed, colour.value))
    for die in dice:
        if die.spot == spot:
            yield lay(die, middle(space, measure("die")))
    cells = columns(within(box, "row_cells"), len(row.bonuses), measure("cell_gap"))
    home = domain.home[colour.row]
    gone = FIGURES - home
    for number, (bonus, cell) in enumerate(zip(row.bonuses, cells, strict=True)):
        face = Bonus(signs_of(bonus), is_open=number <= gone)
        yield Place(spots.bonus(seat, colour, number), cell, face)
    side, aside = measure("home_figure"), measure("home_aside")
    yield from at_home(seat, row, home, cells[1:], side=side, aside=aside)
    for number in range(gone + 1, len(cells)):
        spot = spots.bonus(seat, colour, number)
        covered = CoveredBonus(signs_of(row.bonuses[number]))
        yield Piece(f"bonus {spot.key}", spot, within(cells[number], "row_bonus"), covered)
