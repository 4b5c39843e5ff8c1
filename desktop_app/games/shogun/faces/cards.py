"""How cards, tableaus and the draft look."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.shogun.faces.lettering import figure, marked_plate, paint_owner, squeeze
from desktop_app.games.shogun.faces.strip import paint_back
from desktop_app.games.shogun.scene.layout import LARGE, LAYOUT, SMALL
from desktop_app.kit.picture import Face
from desktop_app.look import art, theme
from desktop_app.look.lettering import LEFT, hollow, plate, write
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
    Side,
)
from engine.games.shogun.content import PROVINCES


@value
class CardFace(Face):
    """A province card or a chest card, face up; *warned* if its order cannot work now."""

    card: int
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
            side = 14.0
            corner = QRectF(rect.right() - side, rect.y(), side, side)
            plate(painter, corner, line="refused")
            art.paint_icon(painter, "warning", corner.adjusted(1, 1, -1, -1))


def _paint_chest_card(painter: QPainter, rect: QRectF, card: int) -> None:
    plate(painter, rect, line="ink_soft")
    side = rect.height() - 8
    art.paint_icon(painter, "chest", QRectF(rect.x() + 6, rect.y() + 4, side, side))
    number = rect.adjusted(side + 8, 0, -4, 0)
    write(painter, number, str(content.chests_on(card)), LARGE, bold=True)


def _paint_province_card(painter: QPainter, rect: QRectF, card: int, side: Side) -> None:
    printed = PROVINCES[card]
    plate(painter, rect, line="ink_soft")
    band = rect.adjusted(1, 1, -1, -rect.height() / 2)
    painter.fillRect(band, theme.colour(f"region_{printed.on(side).region}"))
    squeeze(painter, band.adjusted(2, 0, -2, 0), printed.name)
    third = (rect.width() - 2) / 3
    figures = (("rice", printed.rice), ("chest", printed.tax))
    for column, (icon, number) in enumerate(figures):
        box = QRectF(rect.x() + 2 + column * third, rect.bottom() - 13, third, 12)
        figure(painter, box, icon, str(number))
    for site in range(printed.sites):
        spot = QRectF(rect.x() + 2 + 2 * third + site * 6, rect.bottom() - 9.5, 5, 5)
        painter.setPen(QPen(theme.colour("ink_soft"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(spot)


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
        plate(painter, rect, fill="paper", line="ink_soft")
        art.paint_icon(painter, "close", rect.adjusted(0, 5, 0, -5))
        if self.count:
            write(
                painter,
                rect.adjusted(0, 0, -3, 0),
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
        """Paint the icon with its key, and an empty frame."""
        marked_plate(painter, rect, fill="table", marked=self.is_due)
        painter.setOpacity(0.5 if self.is_done else 1)
        art.paint_icon(
            painter, icon_of_space(self.space), QRectF(rect.x() + 2, rect.y() + 2, 16, 16)
        )
        write(
            painter,
            QRectF(rect.x() + 1, rect.y() + 18, 18, 13),
            key_of_space(self.space),
            SMALL,
            ink="ink_soft",
        )
        frame = rect.adjusted(rect.width() - LAYOUT.card[0] - 1, 3, -2, -3)
        hollow(painter, frame, radius=3, dotted=True)
        if self.sign:
            art.paint_icon(painter, self.sign, frame.adjusted(0, 6, 0, -6))


@value
class TableauFace(Face):
    """The tableau of somebody else, small: what is known of it."""

    seat: int
    plan: tuple[int, ...]
    side: Side

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint eleven small cells behind the seat's sign."""
        plate(painter, rect)
        paint_owner(painter, QRectF(rect.x() + 3, rect.y() + 3, 20, 20), self.seat, "disc")
        width = (rect.width() - 27) / SPACES
        for space, card in enumerate(self.plan):
            cell = QRectF(rect.x() + 25 + space * width, rect.y() + 4, width - 1, rect.height() - 8)
            _paint_cell(painter, cell, card, self.side)


@value
class OpenedFace(Face):
    """All tableaus, large: one row for every seat, one column for every space."""

    seats: tuple[int, ...]
    names: tuple[str, ...]
    plans: tuple[tuple[int, ...], ...]
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
            art.paint_icon(painter, icon_of_space(space), box.adjusted(0, 2, 0, -2))
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
        plate(painter, rect)
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
        plate(painter, rect, fill="table")
        art.paint_icon(painter, self.icon, rect.adjusted(2, 3, -2, -15))
        write(painter, rect.adjusted(0, 17, 0, 0), "\N{DOWNWARDS ARROW}\N{UPWARDS ARROW}", SMALL)


def icon_of_space(space: int) -> str:
    """Return the icon of an action space, or of the bid."""
    return "turn_order" if space == BID else content.ACTIONS[space].id


def key_of_space(space: int) -> str:
    """Return the key that goes to a space: digits as on a keyboard, a full stop for the bid."""
    return "." if space == BID else str((space + 1) % BID)


def _paint_cell(painter: QPainter, cell: QRectF, card: int, side: Side) -> None:
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


def _paint_known(painter: QPainter, box: QRectF, card: int, side: Side) -> None:
    if card >= 0:
        painter.save()
        CardFace(card, side).paint(painter, box)
        painter.restore()
    else:
        _paint_cell(painter, box, card, side)
