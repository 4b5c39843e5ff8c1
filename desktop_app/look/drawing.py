"""How pictures are made: from SVG or by a painter, kept in a cache, sharp on the device.

The files in ``resources/art`` are written in the light set's ``art_...`` colours of the theme, with
``currentColor`` for lines that stand on the paper itself; in the dark each colour becomes its
sibling.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache, QTransform
from PySide6.QtSvg import QSvgRenderer

from desktop_app.look import theme

CACHE_KILOBYTES = 128 * 1024  # with 2000 items on a board the usual 10 MB would thrash
COLOUR = re.compile(r"#[0-9A-F]{6}")


def as_seen(painter: QPainter, length: float) -> float:
    """Return how many pixels of the device *length* has: so many can be read, or not."""
    to_device = painter.deviceTransform()
    return length * math.hypot(to_device.m11(), to_device.m12())


def drawn(key: str, size: QSize, draw: Callable[[QPainter], None]) -> QPixmap:
    """Return a picture from the cache; if it is not there, *draw* it first."""
    _make_room()
    full_key = f"kastellan/{key}/{shade()}/{size.width()}x{size.height()}"
    pixmap = QPixmap()
    if not QPixmapCache.find(full_key, pixmap):
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
        painter.end()
        QPixmapCache.insert(full_key, pixmap)
    return pixmap


def paint_sharp(
    painter: QPainter, rect: QRectF | QRect, pixmap_of: Callable[[int], QPixmap]
) -> None:
    """Paint a square picture into the middle of *rect*, made for the pixels it has there."""
    square = _middle(QRectF(rect))
    to_device = painter.deviceTransform()
    pixels = round(square.width() * math.hypot(to_device.m11(), to_device.m12()))
    if pixels < 1:
        return
    target = square
    if to_device.m12() == 0 and to_device.m11() > 0:
        # Whole pixels meet whole pixels, so that lines stay sharp; turned pictures cannot have it.
        corner = to_device.map(square.topLeft())
        whole = QRectF(round(corner.x()), round(corner.y()), pixels, pixels)
        back, _ = to_device.inverted()
        target = back.mapRect(whole)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(target, pixmap_of(pixels), QRectF(0, 0, pixels, pixels))


def paint_kept(painter: QPainter, rect: QRectF, key: str, draw: Callable[[QPainter], None]) -> None:
    """Paint into *rect* what *draw* draws from the origin, in the units of *rect*, and keep it.

    It is made for the pixels it has on the device, so it stays sharp, and is made once for each
    *key* and size, however often it is shown.
    """
    to_device = painter.deviceTransform()
    scale = math.hypot(to_device.m11(), to_device.m12())
    size = QSize(math.ceil(rect.width() * scale), math.ceil(rect.height() * scale))
    if size.isEmpty():
        return

    def draw_in_units(canvas: QPainter) -> None:
        smooth(canvas)
        canvas.scale(scale, scale)
        draw(canvas)

    pixmap = drawn(key, size, draw_in_units)
    target = QRectF(rect.topLeft(), QSizeF(size) / scale)
    if to_device.m12() == 0 and to_device.m11() > 0:
        corner = to_device.map(rect.topLeft())
        back, _ = to_device.inverted()
        whole = QRectF(QPointF(round(corner.x()), round(corner.y())), QSizeF(size))
        target = back.mapRect(whole)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))


def paint_layer(
    painter: QPainter, rect: QRectF, key: str, draw: Callable[[QPainter], None]
) -> None:
    """Paint what *draw* draws into *rect*, in the painter's own coordinates, and keep it.

    Unlike ``paint_kept`` it is not moved to whole pixels: layers that meet stay seamless.
    """
    to_device = painter.deviceTransform()
    there = to_device.mapRect(rect).toAlignedRect()
    if there.isEmpty():
        return

    def draw_there(canvas: QPainter) -> None:
        smooth(canvas)
        canvas.setTransform(to_device * QTransform.fromTranslate(-there.x(), -there.y()))
        draw(canvas)

    apart = (
        f"{to_device.m11():.4f}/{to_device.dx() - there.x():.2f}/{to_device.dy() - there.y():.2f}"
    )
    pixmap = drawn(f"{key}/{apart}", there.size(), draw_there)
    painter.save()
    painter.setWorldTransform(to_device.inverted()[0] * painter.worldTransform())
    painter.drawPixmap(there.topLeft(), pixmap)
    painter.restore()


def smooth(painter: QPainter) -> None:
    """Let lines and pictures have no steps, whatever they are scaled to."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )


def renderer(svg: str, ink: str) -> QSvgRenderer:
    """Return what draws *svg* in the current shades, with *ink* for its free lines."""
    shades = theme.art_shades()
    coloured = COLOUR.sub(lambda found: shades.get(found[0], found[0]), svg)
    return QSvgRenderer(coloured.replace("currentColor", ink).encode())


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """Return a colour with a *share* of the second one in it."""
    return QColor.fromRgbF(
        first.redF() + (second.redF() - first.redF()) * share,
        first.greenF() + (second.greenF() - first.greenF()) * share,
        first.blueF() + (second.blueF() - first.blueF()) * share,
    )


def shade() -> str:
    """Tell light from dark, and high contrast, in a key of the cache."""
    return f"{theme.colour('art_outline').name()}{theme.colour('ink').name()}"


@cache
def art_names(folder: str) -> tuple[str, ...]:
    """Return the names of the SVG files in a folder of ``resources/art``."""
    found = files("resources").joinpath("art", folder).iterdir()
    return tuple(sorted(file.name[:-4] for file in found if file.name.endswith(".svg")))


@cache
def art_text(*path: str) -> str:
    """Return a file of ``resources/art``."""
    return files("resources").joinpath("art", *path).read_text(encoding="utf-8")


@cache
def game_folders() -> tuple[str, ...]:
    """Return the ids of the games that have a folder in ``resources/games``."""
    found = files("resources").joinpath("games").iterdir()
    return tuple(sorted(folder.name for folder in found if folder.is_dir()))


@cache
def part_names(game_id: str) -> tuple[str, ...]:
    """Return the names of the pictures of a game's own, in the folder ``art`` beside its facts."""
    folder = files("resources").joinpath("games", game_id, "art")
    found = folder.iterdir() if folder.is_dir() else ()
    return tuple(sorted(f"{game_id}/{file.name.removesuffix('.svg')}" for file in found))


@cache
def game_text(game_id: str, file: str) -> str:
    """Return a file of a game's folder in ``resources/games``; empty if there is none."""
    path = files("resources").joinpath("games", game_id, file)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _middle(rect: QRectF) -> QRectF:
    side = min(rect.width(), rect.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    return square


@cache
def _make_room() -> None:
    QPixmapCache.setCacheLimit(max(CACHE_KILOBYTES, QPixmapCache.cacheLimit()))
