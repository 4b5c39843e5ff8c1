"""Decks, starting pairs and lantern cards as they are painted."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop_app.games.white_castle.faces.castle import SILKS
from desktop_app.games.white_castle.faces.domains import silk_of
from desktop_app.games.white_castle.faces.effects import Sign, paint_signs, sign_of, signs_of
from desktop_app.games.white_castle.faces.sizes import TEXT, measure, part_of
from desktop_app.kit.picture import Face
from desktop_app.look import theme
from desktop_app.look.art import paint_icon
from desktop_app.look.lettering import plate, write
from desktop_app.look.materials.sheets import halo, mat, scroll, sheet
from engine.core.value import value
from engine.games.white_castle.content import BACK, CARD, RESOURCE_CARD


@value
class DeckFace(Face):
    """A face-down deck and how many cards it holds."""

    level: int
    count: int

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw up to three cards and the figure."""
        with theme.on_paper():
            for number in range(min(3, self.count) - 1, -1, -1):
                card = rect.adjusted(
                    number * 2.5, 5 - number * 2.5, number * 2.5 - 5, -number * 2.5
                )
                sheet(painter, card, SILKS[self.level], radius=3)
            card = rect.adjusted(0, 5, -5, 0)
            plate(painter, card.adjusted(4, 4, -4, -4), fill="row_light", line="art_outline")
            icon = QRectF(card.left(), card.top() + 5, card.width(), 15)
            paint_icon(painter, "steward" if self.level == 1 else "diplomat", icon)
            figure = QRectF(
                card.left(), icon.bottom() - 1, card.width(), card.bottom() - icon.bottom()
            )
            write(painter, figure.adjusted(0, 0, 0, -4), str(self.count), TEXT, bold=True)


@value
class LanternFace(Face):
    """The lantern area."""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Let the lantern shine at its left end; its cards hang beside it."""
        mat(painter, rect)
        light = part_of(rect, "lantern_light")
        halo(painter, light.center(), light.height() / 2)
        with theme.on_paper():
            paint_icon(painter, "lantern", light)


@value
class LanternCard(Face):
    """A card that hangs from the lantern: what it gives whenever the lantern shines."""

    card: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the string, the silk and the paper."""
        silk = silk_of(self.card) if self.card in CARD else "silk_decree"
        with theme.on_paper():
            painter.setPen(QPen(theme.colour("art_outline"), 2))
            top = QPointF(rect.center().x(), rect.top())
            painter.drawLine(top - QPointF(0, 4), top + QPointF(0, 2))
            sheet(painter, rect, silk, radius=3)
            edge = min(4.0, rect.width() / 10)
            paper = rect.adjusted(edge, 4, -edge, -4)
            plate(painter, paper, fill="row_light", line="art_outline", radius=2)
            paint_signs(painter, paper, (sign_of(BACK[self.card]),), measure("icon"))


@value
class PairFace(Face):
    """A starting pair: what it gives now, by the lantern, and what its card does."""

    resources: str
    action: str

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the three parts from top to bottom, on a scroll."""
        card, icon = RESOURCE_CARD[self.resources], measure("icon")
        with theme.on_paper():
            scroll(painter, rect, "silk_start", knob="rod_end")
            paper = rect.adjusted(6, 9, -6, -9)
            line = paper.height() / 4
            gains = QRectF(paper.left(), paper.top(), paper.width(), 2 * line - 2)
            plate(painter, gains, fill="row_light", line="art_outline")
            self._paint_gains(painter, gains, tuple(map(sign_of, card.gains)))
            backs = [sign_of(card.back), *([sign_of(BACK[card.decree])] if card.decree else ())]
            light = QRectF(paper.left(), gains.bottom() + 2, paper.width(), line - 2)
            plate(painter, light, fill="honour", line="art_outline")
            paint_signs(painter, light.adjusted(2, 0, -2, 0), (Sign("lantern"), *backs), icon - 2)
            deed = QRectF(paper.left(), light.bottom() + 2, paper.width(), line)
            plate(painter, deed, fill="row_dark", line="art_outline")
            paint_signs(painter, deed, signs_of(CARD[self.action].blocks[0].action), icon + 2)

    def _paint_gains(self, painter: QPainter, rect: QRectF, signs: tuple[Sign, ...]) -> None:
        """Paint them on two lines."""
        half = (len(signs) + 1) // 2
        lines = (signs[:half], signs[half:])
        high = rect.height() / len(lines)
        for number, line in enumerate(lines):
            place = QRectF(rect.left() + 2, rect.top() + number * high, rect.width() - 4, high)
            paint_signs(painter, place, line, min(measure("icon"), high - 2))
