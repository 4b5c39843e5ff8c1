"""Render all art on one sheet to look at: ``python -m desktop_app.trials.art_sheet FILE``."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop_app.look import art, theme
from desktop_app.look.dice import DICE
from desktop_app.look.drawing import game_folders

SIZES = (16, 24, 48, 96)
COLUMNS = 8
_CELL_WIDTH, _CELL_HEIGHT = 220, 128
_PIECE = 40
_SMALL_PIECE = 20
_ROW = 48
_SCENE_WIDTH = 400
_SCENE_HEIGHT = 250


def main(arguments: list[str] | None = None) -> int:
    """Write the sheet and say where it is."""
    parser = argparse.ArgumentParser(prog="art_sheet", description=__doc__)
    parser.add_argument("file", type=Path, help="the PNG to write")
    file: Path = parser.parse_args(arguments).file
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    theme.dress(app)
    with suppress(OSError):  # then saving says that it fails
        file.parent.mkdir(parents=True, exist_ok=True)
    if not sheet().save(str(file)):
        print(f"{file} cannot be written.", file=sys.stderr)
        return 1
    print(file)
    return 0


def sheet() -> QImage:
    """Return the sheet, light above dark."""
    width = COLUMNS * _CELL_WIDTH
    height = _icons_height() + _ROW * (3 + len(art.SHAPES)) + _SCENE_HEIGHT + _ROW
    image = QImage(width, 2 * height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for top, appearance in ((0, "light"), (height, "dark")):
        theme.turn(appearance)
        _half(painter, QRectF(0, top, width, height))
    theme.turn("system")
    painter.end()
    return image


def _half(painter: QPainter, area: QRectF) -> None:
    painter.fillRect(area, theme.colour("paper"))
    painter.setPen(theme.colour("ink"))
    for number, name in enumerate(art.names()):
        row, column = divmod(number, COLUMNS)
        _cell(painter, area.topLeft() + QPointF(column * _CELL_WIDTH, row * _CELL_HEIGHT), name)
    at = area.topLeft() + QPointF(12, _icons_height())
    _dice(painter, at)
    _pieces(painter, at + QPointF(0, 3 * _ROW))
    _scenes(painter, at + QPointF(0, (3 + len(art.SHAPES)) * _ROW))


def _cell(painter: QPainter, corner: QPointF, name: str) -> None:
    x = corner.x() + 8
    for size in SIZES:
        art.paint_icon(painter, name, QRectF(x, corner.y() + 8 + (96 - size) / 2, size, size))
        x += size + 6
    painter.drawText(corner + QPointF(8, _CELL_HEIGHT - 8), name)


def _dice(painter: QPainter, corner: QPointF) -> None:
    x = 0
    for colour in DICE:
        for pips in range(1, 7):
            art.paint_die(painter, QRectF(corner.x() + x, corner.y(), _PIECE, _PIECE), colour, pips)
            x += _ROW
    for size in SIZES:
        for colour in DICE:
            box = QRectF(corner.x() + x, corner.y(), size, size)
            art.paint_die(painter, box, colour, 5)
            x += size + 4


def _pieces(painter: QPainter, corner: QPointF) -> None:
    for row, shape in enumerate(art.SHAPES):
        for seat in range(7):
            x, y = corner.x() + seat * 2 * _ROW, corner.y() + row * _ROW
            art.paint_seat(painter, QRectF(x, y, _PIECE, _PIECE), seat, shape)
            art.paint_seat(painter, QRectF(x + _ROW, y, _SMALL_PIECE, _SMALL_PIECE), seat, shape)
    for seat in range(7):
        box = QRectF(corner.x() + (15 + 2 * seat) * _ROW, corner.y(), 80, 80)
        painter.fillRect(box, art.seat_brush(seat))


def _scenes(painter: QPainter, corner: QPointF) -> None:
    for number, game_id in enumerate(filter(art.has_scene, game_folders())):
        at = corner + QPointF(number * (_SCENE_WIDTH + 12), 8)
        painter.drawPixmap(at, art.scene(game_id, _SCENE_WIDTH))
    box = QRectF(0, 0, 192, 192)
    box.moveTopLeft(corner + QPointF(3 * (_SCENE_WIDTH + 12), 8))
    painter.drawPixmap(box, art.app_icon().pixmap(192, 192), QRectF(0, 0, 192, 192))


def _icons_height() -> int:
    return (len(art.names()) // COLUMNS + 1) * _CELL_HEIGHT


if __name__ == "__main__":
    sys.exit(main())
