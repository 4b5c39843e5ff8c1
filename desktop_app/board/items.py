"""Places and pieces as items of a scene; both show a face and know nothing of moves."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop_app.board.picture import Face, Piece, Place

PLACES, PIECES, GLOWS, LIFTED, FLOURISHES = (1.0, 1000.0, 2000.0, 3000.0, 4000.0)
"""What lies above what."""


class FaceItem(QGraphicsObject):
    """Something with a face; it is painted anew only when the face or the size changes."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._face: Face | None = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_face(self, face: Face | None, rect: QRectF) -> None:
        """Show *face* in *rect*, given in the item's own coordinates."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
            self.update()
        if face != self._face:
            self._face = face
            self.update()

    @property
    def face(self) -> Face | None:
        """What it shows."""
        return self._face

    def boundingRect(self) -> QRectF:
        """Leave room for lines on the edge."""
        return self._rect.adjusted(-2, -2, 2, 2)

    def shape(self) -> QPainterPath:
        """Touch only where the face is."""
        return (self._face or Face()).shape(self._rect)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Let the face paint itself."""
        if self._face:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            self._face.paint(painter, self._rect)


class PlaceItem(FaceItem):
    """A place on the board."""

    def __init__(self, place: Place) -> None:
        super().__init__()
        self.show_place(place)

    def show_place(self, place: Place) -> None:
        """Become *place*; faces of places may know where on the board they are painted."""
        self.place = place
        self.show_face(place.face, place.box.rect)


class PieceItem(FaceItem):
    """Something a hand can pick up. It knows where it lies, not what it may do."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.show_piece(piece)
        self.setPos(self.home)

    def show_piece(self, piece: Piece) -> None:
        """Become *piece*; whoever calls this also moves it home."""
        self.piece = piece
        self.show_face(piece.face, QRectF(0, 0, piece.box.w, piece.box.h))

    @property
    def home(self) -> QPointF:
        """Where it belongs."""
        return QPointF(self.piece.box.x, self.piece.box.y)
