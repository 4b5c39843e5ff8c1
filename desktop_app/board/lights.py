"""Which rings lie on the board: what can be done, what is meant, where the keyboard stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from desktop_app.board.glow import Glow, GlowItem, NoteItem
from desktop_app.board.items import FURNITURE, PlaceItem
from desktop_app.board.marks import MarkItem
from desktop_app.kit.gestures import Gesture, Spot
from desktop_app.kit.picture import Deed, Face, Note

if TYPE_CHECKING:
    from desktop_app.board.scene import BoardScene

_QUIET, _FAINT = 0.5, 0.3
"""How much is seen of what steps back, and of what makes room."""


class Lights:
    """The rings of one scene; ``renew`` makes them right from what is in the hand."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._glows: dict[tuple[Spot, Glow], GlowItem] = {}
        self._notes: list[NoteItem] = []
        self._staying: list[QGraphicsItem] = []
        """What lies on places that stay where they are in the window."""
        self._quiet: list[QGraphicsItem] = []
        """What steps back while something is in the hand."""
        self._related: tuple[Spot, ...] = ()
        """What belongs to the spot under the mouse; it stays lit while that is in the hand."""
        self._marks: list[MarkItem] = []
        self.deeds: tuple[Deed, ...] = ()
        """What others did, marked until it was answered."""
        self.hint: tuple[Spot, ...] = ()
        """What an adviser points at."""

    def lit(self, glow: Glow) -> list[Spot]:
        """Return the spots that are lit in this way."""
        return [spot for spot, kind in self._glows if kind is glow]

    @property
    def notes(self) -> list[Note]:
        """What is written on the board now."""
        return [item.note for item in self._notes]

    def renew(self) -> None:
        """Light what can be done now, the hint and the keyboard's spot, and nothing else."""
        for item in (*self._glows.values(), *self._notes, *self._marks):
            self._scene.removeItem(item)
        self._glows.clear()
        self._notes.clear()
        self._marks.clear()
        self._staying.clear()
        self._mark_deeds()
        self._quieten()
        self._light_hand()
        for spot in self.hint:
            self.light(spot, Glow.HINT)
        if self._scene.focus:
            self.light(self._scene.focus, Glow.FOCUS)

    def follow(self, furniture: QTransform) -> None:
        """Go where the *furniture* goes."""
        for sign in self._staying:
            sign.setTransform(furniture)

    def relate(self, spots: Iterable[Spot]) -> None:
        """Light *spots* softly, and no others."""
        self._related = tuple(spots)
        for key in [key for key in self._glows if key[1] is Glow.RELATED]:
            item = self._glows.pop(key)
            self._scene.removeItem(item)
            self._staying = [sign for sign in self._staying if sign is not item]
        for spot in self._related:
            self.light(spot, Glow.RELATED)

    def light(self, spot: Spot, glow: Glow, note: Note | None = None) -> None:
        """Lay a ring around *spot*, if it is shown."""
        if spot not in self._scene.spots or (spot, glow) in self._glows:
            return
        item = self._scene.place(spot)
        place = item.place
        outline = Face().shape(place.ring.rect) if place.ring else item.shape()
        self._glows[spot, glow] = ring = GlowItem(outline, glow, has_note=note is not None)
        self._add(ring, item)
        if note:
            target = item.shape().boundingRect()
            box = place.notes.rect if place.notes else outline.boundingRect()
            self._notes.append(NoteItem(note, box, target, bounded=place.bounds_notes))
            self._add(self._notes[-1], item)

    def mark(self, deeds: tuple[Deed, ...]) -> None:
        """Mark what others did, and nothing else."""
        if deeds != self.deeds:
            self.deeds = deeds
            self.renew()

    @property
    def marked(self) -> list[Deed]:
        """What is marked on the board now."""
        return [item.deed for item in self._marks]

    def _mark_deeds(self) -> None:
        """Mark the deeds of others, as long as nothing is in the hand."""
        if self._scene.held:
            return
        for deed in self.deeds:
            if deed.spot in self._scene.spots:
                item = self._scene.place(deed.spot)
                place = item.place
                outline = Face().shape(place.ring.rect) if place.ring else item.shape()
                badge = place.badge.rect if place.badge else None
                self._marks.append(MarkItem(deed, outline, badge))
                self._add(self._marks[-1], item)

    def _add(self, sign: QGraphicsItem, item: PlaceItem) -> None:
        """Lay a sign on a place, wherever on the screen that stands."""
        self._scene.addItem(sign)
        if item.place.stays:
            sign.setZValue(sign.zValue() + FURNITURE)
            sign.setTransform(self._scene.furniture.transform())
            self._staying.append(sign)

    def _quieten(self) -> None:
        """Dim what is like the targets of the hand but is none of them."""
        for item in self._quiet:
            item.setOpacity(1)
        self._quiet.clear()
        scene = self._scene
        if not scene.held:
            return
        meant = {scene.held, *scene.reach.targets(scene.held)}
        kinds = {spot.kind for spot in meant if spot != scene.held}
        for spot in scene.spots:
            place = scene.place(spot).place
            if place.yields:
                self._quieten_one(scene.place(spot), _FAINT)
            elif spot.kind in kinds and spot not in meant and not place.is_steady:
                for item in (scene.place(spot), *scene.pieces_on(spot)):
                    self._quieten_one(item, _QUIET)

    def _quieten_one(self, item: QGraphicsItem, opacity: float) -> None:
        self._quiet.append(item)
        item.setOpacity(opacity)

    def _light_hand(self) -> None:
        scene = self._scene
        if scene.held:
            self.relate(self._related)
            self.light(scene.held, Glow.SOURCE)
            for spot in scene.reach.targets(scene.held):
                self.light(spot, Glow.TARGET, scene.note_of(Gesture(scene.held, spot)))
        elif scene.wanted:
            self.light(scene.wanted, Glow.TARGET)
            for spot in scene.reach.sources_of(scene.wanted):
                self.light(spot, Glow.SOURCE)
        elif scene.highlights:
            for spot in scene.reach.sources:
                self.light(spot, Glow.SOURCE)
