"""The rival of a single player: its cards, what it holds, and that its cards are ours."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.white_castle.faces.items import Notice, Panel
from desktop_app.games.white_castle.faces.rival import ActionSide, BridgeSide
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.faces.small_domains import Count, SmallClan
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.figures import at_home
from desktop_app.games.white_castle.scene.layout import (
    below,
    columns,
    crowd,
    inset,
    left,
    middle,
    right_of,
    top,
)
from desktop_app.kit.picture import Box, Piece, Place
from engine.games.white_castle.components import FIGURES, Resource
from engine.games.white_castle.content import ROWS
from engine.games.white_castle.events.solo import RivalActs
from engine.games.white_castle.rival import RIVAL, ChooseRivalGarden, ChooseRivalRoom
from engine.games.white_castle.solo import RivalAct
from engine.games.white_castle.state import WhiteCastle

_SHOWN = 2
"""How many used cards are shown: the last two act (WC-127)."""


def rival(view: WhiteCastle, box: Box) -> Iterator[Place | Piece]:
    """Lay out the rival's figures, its cards and the notice."""
    yield Place(spots.domain(RIVAL), box, Panel("paper"))
    inner = inset(box, measure("gap"))
    yield from _cards(view, top(inner, measure("rival_cards")))
    rest = below(inner, measure("rival_cards") + 3)
    yield from _clan(view, top(rest, measure("rival_head")))
    notice = below(rest, measure("rival_head"))
    yield Place(spots.NOTICE, notice, Notice(notice_text()))


def _clan(view: WhiteCastle, line: Box) -> Iterator[Place | Piece]:
    """Lay out points, figures and coins in one line."""
    domain = view.domains[RIVAL]
    head = left(line, measure("tight_head"))
    yield Place(spots.clan(RIVAL), head, SmallClan(RIVAL, domain.points))
    table = left(right_of(line, head.w), measure("rival_table"))
    for row, group in zip(ROWS, columns(table, len(ROWS), 2), strict=True):
        yield Place(spots.row(RIVAL, row.colour), group)
        cells = crowd(group, FIGURES, measure("beside"), group.w)
        home = domain.home[row.colour.row]
        yield from at_home(RIVAL, row, home, cells, side=measure("beside"))
    coins = right_of(line, head.w + table.w + 2)
    purse = middle(coins, coins.w, line.h / 2)
    yield Place(spots.stock(RIVAL, Resource.COIN), purse, Count("coin", domain.coins))


def notice_text() -> str:
    """Say that the cards are not the printed ones."""
    return QCoreApplication.translate(
        "white_castle", "The rival's cards are our reconstruction, not the printed ones."
    )


def _cards(view: WhiteCastle, box: Box) -> Iterator[Place]:
    """Show the top card, and those that act or acted just now, until the player goes on."""
    if not view.solo_deck:
        return
    boxes = columns(box, 1 + _SHOWN, 4)
    deck = view.solo_deck
    yield Place(spots.DECK, boxes[0], BridgeSide(deck[0]))
    acting, acted = _acting(view), {news.card for news in view.news if isinstance(news, RivalActs)}
    shown = [card for card in deck[-_SHOWN:] if card in acting | acted]
    for card, place in zip(shown, boxes[1:], strict=False):
        yield Place(spots.solo_card(card), place, ActionSide(card, is_put_away=not acting))


def _acting(view: WhiteCastle) -> set[str]:
    """Return the cards whose symbols the rival is about to do, or asks the player about."""
    waiting = {task.card for task in view.agenda if isinstance(task, RivalAct)}
    if any(isinstance(task, ChooseRivalGarden | ChooseRivalRoom) for task in view.agenda):
        waiting.update(news.card for news in view.news if isinstance(news, RivalActs))
    return waiting
