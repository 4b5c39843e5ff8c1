"""Rings on the board: what they mean is seen without colours."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from desktop_app.board.glow import Glow, GlowItem, NoteItem
from desktop_app.kit.picture import Note
from desktop_app.look import theme


def in_one_ink(glow: Glow) -> QImage:
    """Paint a ring of this kind; the test has made all colours but the paper one."""
    shape = QPainterPath()
    shape.addRect(QRectF(30, 40, 60, 50))
    image = QImage(120, 120, QImage.Format.Format_Grayscale8)
    image.fill(QColor("grey"))
    painter = QPainter(image)
    GlowItem(shape, glow).paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
def test_what_a_ring_means_is_seen_without_its_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    inks = {"card": "white"}
    monkeypatch.setattr(theme, "colour", lambda name: QColor(inks.get(name, "black")))
    images = {glow: in_one_ink(glow) for glow in Glow}
    for one, other in combinations(Glow, 2):
        assert images[one] != images[other], (one, other)


@pytest.mark.usefixtures("qapp")
def test_a_ring_paints_nothing_outside_its_room() -> None:
    shape = QPainterPath()
    shape.addRect(QRectF(60, 60, 40, 40))
    for glow in Glow:
        item = GlowItem(shape, glow)
        image = QImage(160, 160, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(item.boundingRect(), QColor("black"))
        painter.end()
        assert not any(bytes(image.constBits())), glow


@pytest.mark.usefixtures("qapp")
def test_a_long_note_stays_on_its_target() -> None:
    target, corner = QRectF(100, 0, 140, 60), QRectF(100, 0, 30, 30)
    assert NoteItem(Note("a long warning"), corner, target).plaque.left() >= target.left()
    short = NoteItem(Note("1"), corner, target)
    assert short.plaque.center() == corner.center()
    wide = NoteItem(Note("far too long for its small target, whatever one tries"), corner, target)
    assert wide.plaque.center().x() == target.center().x()


@pytest.mark.usefixtures("qapp")
def test_a_note_that_warns_has_room_for_its_sign() -> None:
    box = QRectF(0, 0, 200, 40)
    plain, warning = NoteItem(Note("+2"), box, box), NoteItem(Note("+2", warns=True), box, box)
    assert warning.plaque.width() > plain.plaque.width()


@pytest.mark.usefixtures("qapp")
def test_gains_and_prices_are_told_apart_by_the_colour_of_their_pill() -> None:
    seen = set()
    for tone in ("gain", "pay", "ink"):
        item = NoteItem(Note("2", tone), QRectF(0, 0, 40, 24), QRectF(0, 0, 40, 24))
        image = QImage(44, 28, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        seen.add(image.pixelColor(item.plaque.center().toPoint() + QPoint(-9, 0)).name())
    assert len(seen) == 3
