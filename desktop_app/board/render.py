"""Paints a picture without a scene: for thumbnails and for looking at a board while drawing it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop_app.kit.picture import Picture
from desktop_app.look import theme
from desktop_app.look.drawing import smooth


def render(picture: Picture, width: int) -> QImage:
    """Return *picture* as an image that is *width* pixels wide."""
    scale = width / picture.size[0]
    image = QImage(width, round(picture.size[1] * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(theme.colour("table"))
    painter = QPainter(image)
    smooth(painter)
    painter.scale(scale, scale)
    paint_picture(painter, picture)
    painter.end()
    return image


def paint_picture(painter: QPainter, picture: Picture) -> None:
    """Paint *picture* from the painter's origin, in board units."""
    if picture.ground:
        picture.ground.paint(painter, QRectF(0, 0, *picture.size))
    faces = [(place.face, place.box) for place in picture.places]
    faces += [(piece.face, piece.box) for piece in picture.pieces]
    for face, box in faces:
        if face:
            painter.save()
            face.paint(painter, box.rect)
            painter.restore()
