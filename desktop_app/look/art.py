"""Icons, pieces, dice and scenes, in the colours of the theme and sharp at every scale.

An icon is called like its file in ``resources/art/icons``; ``also_known_as.json``, here and in the
folder of each game, gives some a second name, so that every word of the engine finds its icon. A
name that is neither is a mistake of ours, and asserted.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop_app.look import theme
from desktop_app.look.dice import paint_die
from desktop_app.look.drawing import (
    art_names,
    art_text,
    drawn,
    game_folders,
    game_text,
    paint_kept,
    paint_sharp,
    renderer,
)
from desktop_app.look.seats import SHAPES, paint_seat, seat_brush

__all__ = [
    "SHAPES",
    "app_icon",
    "exists",
    "has_part",
    "has_scene",
    "icon",
    "names",
    "paint_die",
    "paint_icon",
    "paint_part",
    "paint_seat",
    "place",
    "qicon",
    "scene",
    "seat_brush",
    "shape_of",
]

_APP_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
_SCENE = "scene.svg"
_ALSO = "also_known_as.json"
_PALE = 0.35
"""How much of an icon is left while its button is disabled."""


def names() -> tuple[str, ...]:
    """Return the names of all icons, without second names."""
    return art_names("icons")


def exists(name: str) -> bool:
    """Say whether *name* is an icon or the second name of one."""
    return _file_of(name) in names()


def icon(name: str, size_px: float, *, ink: QColor | None = None, ratio: float = 1.0) -> QPixmap:
    """Return the icon *name*, so many logical pixels wide, for a screen of *ratio*."""
    pixmap = QPixmap(_icon(name, math.ceil(size_px * ratio), ink))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def qicon(name: str, *, ink: QColor | None = None) -> QIcon:
    """Return the icon *name* for buttons and lists, as high as large text; paler while disabled.

    Ask again when light turns dark.
    """
    found = QIcon()
    for ratio in sorted({1.0, _finest_screen()}):
        drawn_icon = icon(name, theme.size("text_large"), ink=ink, ratio=ratio)
        found.addPixmap(drawn_icon)
        # Qt's own way to pale what is light on dark leaves it as bright as before.
        found.addPixmap(_paler(drawn_icon), QIcon.Mode.Disabled)
    return found


def paint_icon(
    painter: QPainter, name: str, rect: QRectF | QRect, *, ink: QColor | None = None
) -> None:
    """Paint the icon *name* as large as fits into the middle of *rect*, at the painter's scale."""
    paint_sharp(painter, rect, lambda pixels: _icon(name, pixels, ink))


def paint_part(painter: QPainter, name: str, rect: QRectF) -> None:
    """Paint a picture of a game's own as large as it fits, standing in the middle of *rect*.

    ``"<id>/ship"`` is ``resources/games/<id>/art/ship.svg``.
    """
    shape = shape_of(name)
    scale = min(rect.width() / shape.width(), rect.height() / shape.height())
    room = QRectF(0, 0, shape.width() * scale, shape.height() * scale)
    room.moveCenter(rect.center())
    room.moveBottom(rect.bottom())
    svg = _part(name)

    def draw(canvas: QPainter) -> None:
        at = QRectF(0, 0, room.width(), room.height())
        renderer(svg, theme.colour("ink").name()).render(canvas, at)

    paint_kept(painter, room, f"part/{name}", draw)


def has_part(name: str) -> bool:
    """Whether a game brings the picture *name*."""
    game_id, _, file = name.partition("/")
    return bool(game_text(game_id, f"art/{file}.svg"))


@cache
def shape_of(name: str) -> QSize:
    """Return the size that a picture of a game's own is written in."""
    return QSvgRenderer(_part(name).encode()).defaultSize()


def _part(name: str) -> str:
    game_id, _, file = name.partition("/")
    text = game_text(game_id, f"art/{file}.svg")
    assert text, f"no picture is called {name}"
    return text


def has_scene(game_id: str) -> bool:
    """Say whether a game has a picture for the start page."""
    return bool(game_text(game_id, _SCENE))


def scene(game_id: str, width: float, *, ratio: float = 1.0) -> QPixmap:
    """Return the picture of a game for the start page."""
    assert has_scene(game_id), f"{game_id} has no scene"
    svg = renderer(game_text(game_id, _SCENE), theme.colour("ink").name())
    shape = svg.defaultSize()
    wide = math.ceil(width * ratio)
    size = QSize(wide, math.ceil(wide * shape.height() / shape.width()))
    pixmap = drawn(f"scene/{game_id}", size, lambda painter: svg.render(painter))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def place(game_id: str) -> QPixmap:
    """Return the large picture of a game, by day or, in dark windows, at dusk; empty without one.

    It is a photograph of our own drawings: as vectors they take a second to draw.
    """
    hour = "dusk" if theme.is_dark() else "day"
    found = files("resources").joinpath("games", game_id, f"place_{hour}.webp")
    pixmap = QPixmap()
    if found.is_file():
        pixmap.loadFromData(found.read_bytes())
    return pixmap


def app_icon() -> QIcon:
    """Return the icon of the program."""
    svg = renderer(art_text("kastellan.svg"), theme.colour("ink").name())
    found = QIcon()
    for size in _APP_SIZES:
        found.addPixmap(drawn("kastellan", QSize(size, size), lambda painter: svg.render(painter)))
    return found


def _paler(pixmap: QPixmap) -> QPixmap:
    """Return what is left of *pixmap* on something that cannot be used."""
    faded = QPixmap(pixmap.size())
    faded.setDevicePixelRatio(pixmap.devicePixelRatio())
    faded.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faded)
    painter.setOpacity(_PALE)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return faded


def _finest_screen() -> float:
    return max(screen.devicePixelRatio() for screen in QGuiApplication.screens())


def _icon(name: str, pixels: int, ink: QColor | None) -> QPixmap:
    assert exists(name), f"no icon is called {name}"
    file = _file_of(name)
    line = (ink or theme.colour("ink")).name()

    def draw(painter: QPainter) -> None:
        renderer(art_text("icons", f"{file}.svg"), line).render(painter)

    return drawn(f"icon/{file}/{line}", QSize(pixels, pixels), draw)


def _file_of(name: str) -> str:
    return _also_known_as().get(name, name)


@cache
def _also_known_as() -> dict[str, str]:
    texts = (art_text(_ALSO), *(game_text(game_id, _ALSO) for game_id in game_folders()))
    return {name: icon for text in texts if text for name, icon in json.loads(text).items()}
