"""The two sides of the rival's cards as they are painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.games.white_castle.faces.effects import Sign, paint_signs, up
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import plate
from engine.core.value import value
from engine.games.white_castle.components import FACE_DOWN, SoloAction
from engine.games.white_castle.content import BOARD, SOLO_CARD, YARD_IRON, YARD_NUMBER

_PLAN = (
    tuple(room.id for room in BOARD.rooms if room.level == 2),
    tuple(room.id for room in BOARD.rooms if room.level == 1),
    tuple(place.id for place in BOARD.outside),
)
"""The spaces a solo card can name, as they lie on the board."""
_PALE = 0.45
"""How much can be seen of a card that is only remembered."""


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
        third, line = rect.width() / 3, rect.height() / 3
        tile = QRectF(rect.left() + 3, rect.top() + 2, third, line)
        paint_icon(painter, f"tile_{card.bridge.value}", tile)
        for number, end in enumerate(("left", "middle", "right")):
            x = tile.right() + (rect.right() - tile.right()) * (number + 0.5) / 3
            dot = QRectF(x - 6, tile.center().y() - 6, 12, 12)
            tone = "accent" if end == card.end.value else "die_space"
            plate(painter, dot, fill=tone, line="ink_soft")
        _paint_plan(painter, rect.adjusted(5, line + 4, -5, -4), card.space)


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
        plate(painter, rect, fill="row_dark", line="art_outline")
        actions = SOLO_CARD[self.card].actions
        high = rect.height() / len(actions)
        for number, action in enumerate(actions):
            line = QRectF(rect.left() + 3, rect.top() + number * high, rect.width() - 6, high)
            with theme.on_paper():
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
