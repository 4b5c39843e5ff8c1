"""Places and pieces as items of a scene; both show a face and know nothing of moves."""

from __future__ import annotations

from PySide6.QtCore import Property, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop_app.kit.picture import Face, Piece, Place
from desktop_app.look.drawing import smooth

PLACES, PIECES, GLOWS, SHEETS, FURNITURE = (1.0, 1000.0, 2000.0, 2500.0, 2600.0)
LIFTED, FLOURISHES = (3000.0, 4000.0)
"""What lies above what."""
TURNS = 1.5
"""How often a die turns around while it is rolled."""


class Furniture(QGraphicsObject):
    """Holds what keeps its place in the window when the board is seen from nearer."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(FURNITURE)

    def boundingRect(self) -> QRectF:
        """Be nothing by itself."""
        return QRectF()


class FaceItem(QGraphicsObject):
    """Something with a face; it is painted again only when the face or the size changes."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._face: Face | None = None
        self._guise: Face | None = None
        """What is seen instead of the face for a moment, while a die tumbles."""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def show_face(self, face: Face | None, rect: QRectF) -> None:
        """Show *face* in *rect*, given in the item's own coordinates."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
            self.update()
        if face != self._face:
            self._face = face
            self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, face is None)
            self.update()

    @property
    def face(self) -> Face | None:
        """What it shows, apart from a moment's guise."""
        return self._face

    @property
    def seen(self) -> QRectF:
        """Where on the board it is seen now."""
        return self.mapRectToScene(self._rect)

    def stand(self, furniture: Furniture, *, stays: bool) -> None:
        """Stand on the board, or with the *furniture* that stays where it is in the window."""
        wanted = furniture if stays else None
        if self.parentItem() is not wanted:
            self.setParentItem(wanted)  # type: ignore[arg-type]  # None is the scene itself

    @property
    def guise(self) -> Face | None:
        """What is seen of it now."""
        return self._guise or self._face

    def wear(self, guise: Face | None) -> None:
        """Look like something else until it is taken off with None."""
        if guise != self._guise:
            self._guise = guise
            self.update()

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
        if self.guise:
            smooth(painter)
            self.guise.paint(painter, self._rect)


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
        self._guises: tuple[Face, ...] = ()
        self._rolled = 1.0
        self.show_piece(piece)
        self.setPos(self.home)

    def show_piece(self, piece: Piece) -> None:
        """Become *piece*; whoever calls this also moves it home."""
        self.piece = piece
        self.show_face(piece.face, QRectF(0, 0, piece.box.w, piece.box.h))

    def lie(self, number: int) -> None:
        """Lie as the *number*-th piece of the board, in its own size; later ones lie above."""
        self.setZValue((SHEETS if self.piece.is_over_rings else PIECES) + number / 1000)
        self.setScale(1)

    def tumble(self, guises: tuple[Face, ...]) -> None:
        """Get ready to show *guises* one after the other while it is rolled."""
        self._guises = guises
        self._set_rolled(0.0)

    def _get_rolled(self) -> float:
        return self._rolled

    def _set_rolled(self, rolled: float) -> None:
        self._rolled = rolled
        number = int(rolled * (len(self._guises) + 1))
        self.wear(self._guises[number] if number < len(self._guises) else None)
        self.setTransformOriginPoint(self._rect.center() if rolled < 1 else QPointF())
        self.setRotation((1 - rolled) * TURNS * 360)

    rolled = Property(float, _get_rolled, _set_rolled)
    """How much of a roll is over; 1 is at rest, with its own face."""

    @property
    def home(self) -> QPointF:
        """Where it belongs."""
        return QPointF(self.piece.box.x, self.piece.box.y)
