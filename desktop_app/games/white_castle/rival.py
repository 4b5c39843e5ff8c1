"""The rival of a single player: its cards, what it holds, and that its cards are ours."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle import spots
from desktop_app.games.white_castle.effects import Sign, paint_signs, up
from desktop_app.games.white_castle.figures import at_home
from desktop_app.games.white_castle.items import Notice, Panel
from desktop_app.games.white_castle.layout import (
    below,
    columns,
    inset,
    left,
    measure,
    middle,
    right_of,
    rows,
    top,
)
from desktop_app.games.white_castle.small_domains import Count, SmallClan
from desktop_app.kit.picture import Box, Face, Piece, Place
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import plate
from engine.core.value import value
from engine.games.white_castle.components import FACE_DOWN, FIGURES, Resource, SoloAction
from engine.games.white_castle.content import BOARD, ROWS, SOLO_CARD, YARD_IRON, YARD_NUMBER
from engine.games.white_castle.rival import RIVAL, ChooseRivalGarden, ChooseRivalRoom
from engine.games.white_castle.solo import RivalAct
from engine.games.white_castle.solo_events import RivalActs
from engine.games.white_castle.state import WhiteCastle

_PLAN = (
    tuple(room.id for room in BOARD.rooms if room.level == 2),
    tuple(room.id for room in BOARD.rooms if room.level == 1),
    tuple(place.id for place in BOARD.outside),
)
"""The spaces a solo card can name, as they lie on the board."""
_SHOWN = 2
"""How many used cards are shown: the last two act (WC-127)."""
_PALE = 0.45
"""How much can be seen of a card that is only remembered."""


def rival(view: WhiteCastle, box: Box) -> Iterator[Place | Piece]:
    """Lay out the rival's figures, its cards and the notice."""
    domain = view.domains[RIVAL]
    yield Place(spots.domain(RIVAL), box, Panel("paper"))
    inner = inset(box, measure("gap"))
    upper = top(inner, measure("rival_head"))
    head = left(upper, measure("tight_head"))
    yield Place(spots.clan(RIVAL), head, SmallClan(RIVAL, domain.points))
    table = left(right_of(upper, head.w + 4), measure("rival_table"))
    for row, line in zip(ROWS, rows(table, len(ROWS), 2), strict=True):
        yield Place(spots.row(RIVAL, row.colour), line)
        yield from at_home(RIVAL, row, domain.home[row.colour.row], columns(line, FIGURES))
    coins = right_of(upper, head.w + table.w + 12)
    purse = middle(coins, coins.w, upper.h / 2)
    yield Place(spots.stock(RIVAL, Resource.COIN), purse, Count("coin", domain.coins))
    lower = below(inner, upper.h + 4)
    yield from _cards(view, top(lower, measure("rival_cards")))
    notice = below(lower, measure("rival_cards") + 4)
    yield Place(spots.NOTICE, notice, Notice(notice_text()))


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


@value
class BridgeSide(Face):
    """Which die a card named, and where it went."""

    card: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a small bridge with the die, and the space below."""
        plate(painter, rect, line="ink_soft")
        if self.card == FACE_DOWN:
            return
        card = SOLO_CARD[self.card]
        paint_icon(
            painter,
            f"tile_{card.bridge.value}",
            QRectF(rect.center().x() - 12, rect.top() + 6, 24, 24),
        )
        third = (rect.width() - 12) / 3
        for number, end in enumerate(("left", "middle", "right")):
            dot = QRectF(rect.left() + 6 + number * third + third / 2 - 7, rect.top() + 36, 14, 14)
            tone = "accent" if end == card.end.value else "die_space"
            plate(painter, dot, fill=tone, line="ink_soft")
        plan = QRectF(rect.left() + 6, rect.top() + 56, rect.width() - 12, rect.height() - 62)
        _paint_plan(painter, plan, card.space)


@value
class ActionSide(Face):
    """What a card lets the rival do; pale once it lies under the deck again."""

    card: str
    is_put_away: bool = False

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw its symbols below each other."""
        painter.save()
        painter.setOpacity(_PALE if self.is_put_away else 1.0)
        self._paint_card(painter, rect)
        painter.restore()

    def _paint_card(self, painter: QPainter, rect: QRectF) -> None:
        plate(painter, rect, fill="action_dark", line="ink_soft")
        actions = SOLO_CARD[self.card].actions
        high = rect.height() / len(actions)
        for number, action in enumerate(actions):
            line = QRectF(rect.left() + 3, rect.top() + number * high, rect.width() - 6, high)
            paint_signs(painter, line, solo_signs(action), 22)


def solo_signs(action: SoloAction) -> tuple[Sign, ...]:
    """Return what is drawn for one symbol of a solo card."""
    match action.kind:
        case "gate":
            return (Sign("courtier"), Sign("gate"))
        case "climb":
            return (Sign("courtier"), up(action.amount))
        case "warrior":
            return (Sign("warrior"), Sign("iron", YARD_IRON[YARD_NUMBER[action.target]], told=True))
        case "gardener":
            kinds = ("stone", "plant") if action.target == "any" else (action.target,)
            return (Sign("gardener"), *map(Sign, kinds))
        case _:
            return (Sign(action.kind, action.amount),)


def _paint_plan(painter: QPainter, rect: QRectF, wanted: str) -> None:
    """Draw the castle in little: two rooms, three rooms, two spaces outside; mark one."""
    high = rect.height() / len(_PLAN)
    for line, names in enumerate(_PLAN):
        wide = rect.width() / 3
        begin = rect.center().x() - wide * len(names) / 2
        for number, name in enumerate(names):
            box = QRectF(begin + number * wide, rect.top() + line * high, wide, high)
            tone = "accent" if name == wanted else "die_space"
            plate(painter, box.adjusted(1, 1, -1, -1), fill=tone, line="ink_soft")
