"""The board: shows pictures, lights what can be done, and turns hands into gestures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from desktop_app.board.alike import settled
from desktop_app.board.ceremony import Ceremonies
from desktop_app.board.garnish import Garnish
from desktop_app.board.glow import Glow
from desktop_app.board.items import LIFTED, PLACES, FaceItem, Furniture, PieceItem, PlaceItem
from desktop_app.board.lights import Lights
from desktop_app.board.motion import Motion
from desktop_app.kit.gestures import Gesture, Reach, Spot
from desktop_app.kit.picture import Note, Picture, Piece

NoteOf = Callable[[Gesture], Note | None]


class BoardScene(QGraphicsScene):
    """One board. ``show_picture`` alone makes it right, whatever was drawn before."""

    gesture_made = Signal(object)  # Gesture
    picked_up = Signal()  # something is in the hand now
    opened = Signal(str)  # what should be enlarged
    hovered = Signal(object)  # the PlaceItem or PieceItem under the mouse, or None
    details_wanted = Signal(object)  # the PlaceItem or PieceItem asked about
    focus_moved = Signal(object)  # Spot
    looked_for = Signal(object)  # the spots somebody wants to see now

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = Motion(self)
        self.reach = Reach()
        self.highlights = True
        """Whether what can be done lights up by itself."""
        self.held: Spot | None = None
        """The spot whose piece is in the hand."""
        self.lifted: PieceItem | None = None
        """The piece that follows the mouse."""
        self.wanted: Spot | None = None
        """A target that was pointed at first."""
        self.focus: Spot | None = None
        self._ground = FaceItem()
        self.addItem(self._ground)
        self.furniture = Furniture()
        """What stays where it is in the window, however near the rest is seen."""
        self.addItem(self.furniture)
        self._places: dict[Spot, PlaceItem] = {}
        self._pieces: dict[str, PieceItem] = {}
        self.lights = Lights(self)
        self.garnish = Garnish(self)
        self.ceremonies = Ceremonies(self)
        self.note_of: NoteOf = lambda gesture: None

    # What is shown ------------------------------------------------------------

    def show_picture(self, picture: Picture, *, moving: bool = True) -> None:
        """Show *picture*; with *moving*, let what changed travel there."""
        if moving:
            self.motion.settle()
        else:
            self.motion.finish()
        self.setSceneRect(QRectF(0, 0, *picture.size))
        self._ground.show_face(picture.ground, self.sceneRect())
        self._show_places(picture)
        self._show_pieces(picture, moving=moving and self.motion.speed > 0)
        if self.focus not in self._places:
            self.focus = None
        if self.lifted not in self._pieces.values():
            self.lifted = None
        self.lights.renew()

    def set_reach(self, reach: Reach, note_of: NoteOf = lambda gesture: None) -> None:
        """Light what the hands can do from now on; whatever was in the hand is put back."""
        self.reach, self.note_of = reach, note_of
        self.lights.hint = ()
        self.put_back()
        self.looked_for.emit(reach.sources)

    def clear_all(self) -> None:
        """Show nothing at all: somebody else is about to look."""
        self.set_reach(Reach())
        self.show_picture(Picture((1.0, 1.0)), moving=False)

    def point_at(self, *spots: Spot) -> None:
        """Show a hint, or no more of it."""
        self.lights.hint = spots
        self.lights.renew()
        if spots:
            self.looked_for.emit([*spots])

    def refuse(self, spot: Spot) -> None:
        """Cross out a spot until something else is done."""
        self.lights.light(spot, Glow.REFUSED)

    # What hands do ------------------------------------------------------------

    def pick_up(self, spot: Spot) -> None:
        """Take what lies on *spot* into the hand, or point at it as a target first."""
        self.put_back()
        if spot in self.reach.sources:
            self.held = spot
            self.picked_up.emit()
            self.looked_for.emit(self.reach.targets(spot))
        elif self.reach.sources_of(spot):
            self.wanted = spot
            self.looked_for.emit(self.reach.sources_of(spot))
        self.lights.renew()

    def put_back(self) -> None:
        """Empty the hand; nothing was moved."""
        lifted, self.held, self.lifted, self.wanted = self.lifted, None, None, None
        for number, item in enumerate(self._pieces.values()):
            if item is lifted:
                item.lie(number)
            if item.pos() != item.home:
                self.motion.travel(item, item.home)
        self.lights.renew()

    def lift(self, piece: PieceItem) -> None:
        """Let *piece* follow the mouse: it lies above everything and is a little larger."""
        self.motion.still(piece)
        self.lifted = piece
        piece.setZValue(LIFTED)
        piece.setScale(1.05)

    def can_act_on(self, spot: Spot) -> bool:
        """Say whether *spot* is a part of something that can be done now."""
        return bool(self.held or spot in self.reach.sources or self.reach.sources_of(spot))

    def act_on(self, spot: Spot) -> None:
        """Do what a click on *spot* means: pick up, put down, put back, or enlarge."""
        held, wanted = self.held, self.wanted
        if held == spot:
            self.put_back()
            if self.reach.paths(Gesture(spot)):
                self.gesture_made.emit(Gesture(spot))
        elif held and spot in self.reach.sources and spot not in self.reach.targets(held):
            self.pick_up(spot)
        elif held:
            self.drop_on(spot)
        elif wanted and wanted in self.reach.targets(spot):
            self.put_back()
            self.gesture_made.emit(Gesture(spot, wanted))
        elif self.reach.paths(Gesture(spot)) and not self.reach.targets(spot):
            self.gesture_made.emit(Gesture(spot))
        elif spot in self.reach.sources or self.reach.sources_of(spot):
            self.pick_up(spot)
        elif self._places[spot].place.opens:
            self.opened.emit(self._places[spot].place.opens)
        else:
            self.gesture_made.emit(Gesture(spot))

    def drop_on(self, spot: Spot) -> None:
        """Put down on *spot* what is in the hand."""
        held = self.held
        self.put_back()
        if held and held != spot:
            self.gesture_made.emit(Gesture(held, spot))

    def drop_refused(self, source: Spot, target: Spot) -> None:
        """Tell that something was dragged that cannot be picked up now."""
        self.put_back()
        self.gesture_made.emit(Gesture(source, target))

    # Finding things -----------------------------------------------------------

    @property
    def spots(self) -> tuple[Spot, ...]:
        """All spots that are shown, in the order of the picture."""
        return tuple(self._places)

    @property
    def pieces(self) -> tuple[PieceItem, ...]:
        """All pieces that are shown."""
        return tuple(self._pieces.values())

    def place(self, spot: Spot) -> PlaceItem:
        """Return the item of a spot."""
        return self._places[spot]

    def place_at(self, pos: QPointF) -> PlaceItem | None:
        """Return the place a hand means there: one that is lit, else one that opens, else the top.

        Places lie in each other: a room holds a card, a card its actions.
        """
        there = self._spots_at(pos)
        lit = [spot for spot in there if self._is_meant(spot)]
        opening = [spot for spot in there if self._places[spot].place.opens]
        for spot in (*lit, *opening, *there):
            return self._places[spot]
        return None

    def around(self, spot: Spot) -> list[Spot]:
        """Return the places that *spot* lies in, the smallest first."""
        box = self._places[spot].place.box.rect
        outer = [item.place for item in self._places.values() if item.place.spot != spot]
        outer = [place for place in outer if place.box.rect.contains(box)]
        return [place.spot for place in sorted(outer, key=lambda place: place.box.w * place.box.h)]

    def thing_at(self, pos: QPointF) -> PlaceItem | PieceItem | None:
        """Return what is on top there, apart from what is in the hand."""
        for item in self.items(pos):
            if isinstance(item, PlaceItem):
                return item
            if isinstance(item, PieceItem) and item.piece.spot != self.held:
                return item
        return None

    def pieces_on(self, spot: Spot) -> list[PieceItem]:
        """Return what lies on a spot, the lowest first."""
        return [item for item in self._pieces.values() if item.piece.spot == spot]

    def set_focus(self, spot: Spot | None) -> None:
        """Let the keyboard stand on *spot*."""
        self.focus = spot
        self.lights.renew()
        if spot:
            self.looked_for.emit([spot])
            self.focus_moved.emit(spot)

    def _spots_at(self, pos: QPointF) -> list[Spot]:
        """Return the spots there, the highest first, down to one that covers all below it."""
        found: dict[Spot, None] = {}
        for item in self.items(pos):
            if isinstance(item, PlaceItem):
                spot = item.place.spot
            elif isinstance(item, PieceItem) and item.piece.spot != self.held:
                spot = item.piece.spot
            else:
                continue
            if spot in self._places:
                found[spot] = None
                if self._places[spot].place.covers:
                    break
        return list(found)

    def _is_meant(self, spot: Spot) -> bool:
        if self.held:
            return spot == self.held or spot in self.reach.targets(self.held)
        if self.wanted:
            return spot == self.wanted or spot in self.reach.sources_of(self.wanted)
        return spot in self.reach.sources

    # How it is shown ----------------------------------------------------------

    def _show_places(self, picture: Picture) -> None:
        wanted = {place.spot: place for place in picture.places}
        assert len(wanted) == len(picture.places), "a spot has one place"
        for spot in [spot for spot in self._places if spot not in wanted]:
            self.removeItem(self._places.pop(spot))
        for height, place in enumerate(picture.places):
            item = self._places.get(place.spot)
            if item is None:
                self._places[place.spot] = item = PlaceItem(place)
                self.addItem(item)
            else:
                item.show_place(place)
            item.setZValue(PLACES + height / 1000)
            item.stand(self.furniture, stays=place.stays)
        self._places = {spot: self._places[spot] for spot in wanted}

    def _show_pieces(self, picture: Picture, *, moving: bool) -> None:
        before = {name: item.piece for name, item in self._pieces.items()}
        pieces = settled(picture.pieces, before)
        wanted = {piece.id for piece in pieces}
        assert len(wanted) == len(pieces), "a piece is there once"
        for gone in [name for name in self._pieces if name not in wanted]:
            self._remove(self._pieces.pop(gone), moving=moving)
        for number, piece in enumerate(pieces):
            item = self._pieces.get(piece.id)
            grown = item.piece.box.w / piece.box.w if item else 1.0
            rides = item is not None and piece.rides and item.piece.spot == piece.spot
            item = self._change(item, piece) if item else self._add(piece, moving=moving)
            item.stand(self.furniture, stays=piece.stays)
            if item is self.lifted:
                continue  # it is in the hand
            item.lie(number)
            if not moving or rides:
                item.setPos(item.home)
                continue
            self.motion.travel(item, item.home)
            if grown != 1.0:
                self.motion.grow(item, grown)
        self._pieces = {piece.id: self._pieces[piece.id] for piece in pieces}

    def _add(self, piece: Piece, *, moving: bool) -> PieceItem:
        self._pieces[piece.id] = item = PieceItem(piece)
        self.addItem(item)
        if moving:
            self.motion.appear(item)
        return item

    def _change(self, item: PieceItem, piece: Piece) -> PieceItem:
        if item.piece.spot != piece.spot:
            self.motion.still(item)  # a die that is taken does not roll any more
        item.show_piece(piece)
        return item

    def _remove(self, item: PieceItem, *, moving: bool) -> None:
        if moving:
            self.motion.vanish(item, lambda: self.removeItem(item))
        else:
            self.removeItem(item)
