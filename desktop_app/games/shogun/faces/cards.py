"""How cards, tableaus and the draft look."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.shogun.faces.lettering import paint_owner, squeeze
from desktop_app.games.shogun.faces.signs import paint_deed, paint_sign
from desktop_app.games.shogun.faces.strip import paint_back
from desktop_app.games.shogun.scene.layout import LARGE, LAYOUT, SMALL
from desktop_app.kit.picture import Face
from desktop_app.look import art, theme
from desktop_app.look.lettering import LEFT, plate, write
from desktop_app.look.materials import paper
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.components import (
    BID,
    BLANK,
    FACE_DOWN,
    FIRST_CHEST,
    LOST,
    NOTHING,
    SPACES,
    CardId,
    Side,
)
from engine.games.shogun.content import PROVINCES

_NAME, _FIGURE, _WARNING = 13.0, 19.5, 14.0
"""How high the name on a card is, how wide a figure, and how large the sign of a warning."""


@value
class CardFace(Face):
    """A province card or a chest card, face up; *warned* if its order cannot work now."""

    card: CardId
    side: Side
    warned: bool = False
    away: bool = False
    """Whether the action on it is over."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the card's name and figures on its region's colour."""
        painter.setOpacity(0.45 if self.away else 1)
        scale = min(rect.width() / LAYOUT.card[0], rect.height() / LAYOUT.card[1])
        painter.translate(rect.topLeft())
        painter.scale(scale, scale)
        rect = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
        if self.card >= FIRST_CHEST:
            _paint_chest_card(painter, rect, self.card)
        else:
            _paint_province_card(painter, rect, self.card, self.side)
        if self.warned:
            corner = QRectF(rect.right() - _WARNING, rect.y() - 1, _WARNING, _WARNING)
            plate(painter, corner, line="refused")
            art.paint_icon(painter, "warning", corner.adjusted(1, 1, -1, -1))


def _paint_chest_card(painter: QPainter, rect: QRectF, card: CardId) -> None:
    paper.card(painter, rect)
    side = rect.height() - 9
    chest = QRectF(rect.center().x() - side - 1, rect.y() + 3, side, side)
    art.paint_part(painter, "shogun/mark_chest", chest)
    number = QRectF(
        chest.right() + 3, rect.y(), rect.right() - chest.right() - 4, rect.height() - 2
    )
    write(painter, number, str(content.chests_on(card)), LARGE, bold=True, align=LEFT)


def _paint_province_card(painter: QPainter, rect: QRectF, card: CardId, side: Side) -> None:
    """Paint the name on its region's colour, below it the yields and a square for each site."""
    printed = PROVINCES[card]
    paper.card(painter, rect)
    colour = theme.colour(f"region_{printed.on(side).region}")
    title = paper.band(painter, rect, _NAME, colour)
    squeeze(painter, title.adjusted(2, 0, -2, 0), printed.name)
    step, high = _FIGURE, rect.height() - _NAME - 5
    for column, (sign, number) in enumerate((("rice", printed.rice), ("chest", printed.tax))):
        box = QRectF(rect.x() + 2.5 + column * step, rect.y() + _NAME + 2, step, high)
        paint_sign(painter, sign, QRectF(box.x(), box.y(), 10, high))
        write(painter, box.adjusted(11, 0, 4, 0), str(number), SMALL, bold=True, align=LEFT)
    for site in range(printed.sites):
        x = rect.right() - 7 - site * 6
        painter.setPen(QPen(theme.colour("ink_soft"), 1))
        painter.setBrush(theme.colour("paper"))
        painter.drawRect(QRectF(x, rect.bottom() - 11, 4.5, 4.5))


@value
class BackFace(Face):
    """A card face down."""

    sign: str = ""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the back."""
        paint_back(painter, rect, self.sign)


@value
class EmptyFace(Face):
    """The marker of a space that is left empty; *count* says how many there are."""

    count: int = 0
    usable: bool = True

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint a crossed card."""
        painter.setOpacity(1 if self.usable else 0.35)
        paper.card(painter, rect, fill="paper")
        art.paint_icon(painter, "close", rect.adjusted(0, 5, 0, -6))
        if self.count:
            write(
                painter,
                rect.adjusted(0, 0, -4, -2),
                f"\N{MULTIPLICATION SIGN}{self.count}",
                SMALL,
                align=Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom,
            )


@value
class SpaceFace(Face):
    """A space of one's tableau: the action's sign and room for a card."""

    space: int
    is_due: bool
    is_done: bool
    sign: str = ""
    """What stands on it instead of a card: lost or left empty."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the action with its key, and room for a card."""
        fill, line = ("marked", "accent") if self.is_due else ("lacquer_dark", "lacquer_light")
        plate(painter, rect, fill=fill, line=line, width=2 if self.is_due else 1)
        painter.setOpacity(0.5 if self.is_done else 1)
        side = QRectF(rect.x() + 2, rect.y() + 2, 18, rect.height() - 4)
        plate(painter, side, fill="card", line="", radius=3)
        deed = QRectF(side.x() - 1, side.y(), side.width() + 2, side.height() - 14)
        paint_deed(painter, self.space, deed)
        key = QRectF(side.x(), side.bottom() - 14, side.width(), 13)
        write(painter, key, key_of_space(self.space), SMALL, ink="ink_soft")
        frame = rect.adjusted(rect.width() - LAYOUT.card[0] - 1, 3, -2, -3)
        painter.setPen(QPen(theme.colour("lacquer_light"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 3, 3)
        if self.sign:
            art.paint_icon(
                painter, self.sign, frame.adjusted(0, 6, 0, -6), ink=theme.colour("label_rim")
            )


@value
class TableauFace(Face):
    """The tableau of somebody else, small: what is known of it."""

    seat: int
    plan: tuple[CardId, ...]
    side: Side

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint eleven small cells behind the seat's sign."""
        paper.card(painter, rect)
        paint_owner(painter, QRectF(rect.x() + 3, rect.y() + 2, 20, 20), self.seat, "disc")
        width = (rect.width() - 27) / SPACES
        for space, card in enumerate(self.plan):
            cell = QRectF(rect.x() + 25 + space * width, rect.y() + 4, width - 1, rect.height() - 8)
            _paint_cell(painter, cell, card, self.side)


@value
class OpenedFace(Face):
    """All tableaus, large: one row for every seat, one column for every space."""

    seats: tuple[int, ...]
    names: tuple[str, ...]
    plans: tuple[tuple[CardId, ...], ...]
    due: int
    side: Side

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the table."""
        plate(painter, rect, fill="paper", line="ink", width=1.5)
        inside = rect.adjusted(8, 6, -8, -8)
        first, head = 62.0, 26.0
        wide, high = (inside.width() - first) / SPACES, (inside.height() - head) / len(self.seats)
        for space in range(SPACES):
            box = QRectF(inside.x() + first + space * wide, inside.y(), wide - 2, head - 2)
            if space == self.due:
                plate(painter, box, line="accent", width=2)
            paint_deed(painter, space, box.adjusted(0, 2, 0, -2))
        for row, seat in enumerate(self.seats):
            top = inside.y() + head + row * high
            disc = QRectF(inside.x(), top + high / 2 - 9, 18, 18)
            paint_owner(painter, disc, seat, "disc")
            name = QRectF(inside.x() + 20, top, first - 22, high)
            write(painter, name, self.names[row], SMALL, align=LEFT)
            for space, card in enumerate(self.plans[row]):
                box = QRectF(inside.x() + first + space * wide, top + 2, wide - 2, high - 4)
                card_box = QRectF(box.x(), box.center().y() - 14, box.width(), 28)
                _paint_known(painter, card_box, card, self.side)


@value
class GroupFace(Face):
    """Where groups of armies of one size wait that are still to be placed in the draft."""

    armies: int
    count: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the size, for when no armies lie there, and how many such groups are left."""
        paper.card(painter, rect)
        size = QRectF(rect.x(), rect.y() + 4, rect.width(), 24)
        write(painter, size, str(self.armies), LARGE, ink="ink_soft", bold=True)
        low = QRectF(rect.x(), rect.bottom() - 16, rect.width(), 14)
        write(painter, low, f"\N{MULTIPLICATION SIGN}{self.count}", SMALL, ink="ink_soft")


@value
class SortFace(Face):
    """The button that sorts the hand in another way."""

    icon: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what the hand is sorted by."""
        paper.card(painter, rect, fill="paper")
        art.paint_icon(painter, self.icon, rect.adjusted(2, 3, -2, -17))
        write(painter, rect.adjusted(0, 17, 0, -4), "\N{DOWNWARDS ARROW}\N{UPWARDS ARROW}", SMALL)


def key_of_space(space: int) -> str:
    """Return the key that goes to a space: digits as on a keyboard, a full stop for the bid."""
    return "." if space == BID else str((space + 1) % BID)


def _paint_cell(painter: QPainter, cell: QRectF, card: CardId, side: Side) -> None:
    """Paint one card as small as it can be."""
    if card == FACE_DOWN:
        paint_back(painter, cell)
    elif card in (LOST, NOTHING, BLANK):
        plate(painter, cell, fill="paper")
        if card == LOST:
            art.paint_icon(painter, "close", cell.adjusted(2, 2, -2, -2))
    elif card >= FIRST_CHEST:
        plate(painter, cell, line="ink_soft")
        write(painter, cell, str(content.chests_on(card)), SMALL, bold=True)
    else:
        plate(painter, cell, fill=f"region_{PROVINCES[card].on(side).region}", line="ink_soft")
        write(painter, cell, PROVINCES[card].name[:2], SMALL)


def _paint_known(painter: QPainter, box: QRectF, card: CardId, side: Side) -> None:
    if card >= 0:
        painter.save()
        CardFace(card, side).paint(painter, box)
        painter.restore()
    else:
        _paint_cell(painter, box, card, side)
