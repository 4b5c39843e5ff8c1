"""The board by keyboard: Tab walks, arrows go, Enter acts, Escape puts back, letters find."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt

from desktop_app.board.scene import BoardScene
from desktop_app.kit.gestures import Spot

TYPING_SECONDS = 1.2
_HINT = "h"
"""Asks for a hint, unless more of a name follows."""
DIRECTIONS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class BoardKeys:
    """Moves the focus of a scene from spot to spot."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._typed = ""
        self._typed_at = 0.0
        self.name_of: Callable[[Spot], str] = str
        """How a spot is called in the player's language, for finding it by its letters."""

    def walk(self, *, forward: bool) -> bool:
        """Go to the next spot where something can be done; False past the last one."""
        spots = self._candidates()
        if not spots:
            return False
        step = 1 if forward else -1
        if self._scene.focus in spots:
            index = spots.index(self._scene.focus) + step
        else:
            index = 0 if forward else len(spots) - 1
        if not 0 <= index < len(spots):
            self._scene.set_focus(None)
            return False
        self._scene.set_focus(spots[index])
        return True

    def press(self, key: int, text: str) -> bool:
        """Do what *key* means on the board; False if it means nothing here."""
        focus = self._scene.focus
        if key in DIRECTIONS:
            self._go(DIRECTIONS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focus:
            self._scene.act_on(focus)
        elif key == Qt.Key.Key_Escape and (self._scene.held or self._scene.wanted):
            self._scene.put_back()
        elif spot := self._spot_of_key(text):
            self._scene.set_focus(spot)
            self._scene.act_on(spot)
        elif self.wants(text):
            self._find(text)
            return True
        else:
            return False
        # Whatever is no letter ends a name, however soon the next one begins.
        self._typed = ""
        return True

    def wants(self, text: str) -> bool:
        """Whether *text* goes on with, or begins, the name of a place: the hand must be full."""
        is_word = len(text) == 1 and text.isalpha() and bool(self._scene.held or self._scene.wanted)
        if is_word and text.casefold() == _HINT and not self._is_typing():
            return self._found(_HINT) is not None
        return is_word

    @property
    def may_mean_hint(self) -> bool:
        """Whether all that was typed of a name is the letter that asks for a hint."""
        return self._typed.casefold() == _HINT

    def _is_typing(self) -> bool:
        """Whether a name has been begun, and not long ago."""
        return bool(self._typed) and time.monotonic() - self._typed_at < TYPING_SECONDS

    def _candidates(self) -> list[Spot]:
        reach, scene = self._scene.reach, self._scene
        if scene.held:
            spots = [scene.held, *reach.targets(scene.held)]
        elif scene.wanted:
            spots = [scene.wanted, *reach.sources_of(scene.wanted)]
        else:
            spots = reach.sources
        first = spots[:1] if scene.held or scene.wanted else []
        others = {*spots} - {*first}
        return [*first, *(spot for spot in scene.spots if spot in others)]

    def _go(self, direction: QPointF) -> None:
        """Go to the nearest spot in that direction; what lies straight ahead counts as nearer."""
        scene = self._scene
        if scene.focus is None:
            self.walk(forward=True)
            return
        here = scene.place(scene.focus).seen.center()
        best, shortest = None, float("inf")
        for spot in scene.spots:
            if scene.place(spot).place.is_scenery:
                continue
            away = scene.place(spot).seen.center() - here
            ahead = QPointF.dotProduct(away, direction)
            aside = abs(away.x() * direction.y() - away.y() * direction.x())
            if ahead > 1 and ahead + 2 * aside < shortest:
                best, shortest = spot, ahead + 2 * aside
        if best:
            scene.set_focus(best)

    def _spot_of_key(self, text: str) -> Spot | None:
        if not text:
            return None
        places = (self._scene.place(spot).place for spot in self._scene.spots)
        return next((place.spot for place in places if place.key == text), None)

    def _find(self, text: str) -> None:
        self._typed = self._typed + text if self._is_typing() else text
        self._typed_at = time.monotonic()
        if spot := self._found(self._typed.casefold()):
            self._scene.set_focus(spot)

    def _found(self, typed: str) -> Spot | None:
        names = ((spot, self.name_of(spot).casefold()) for spot in self._candidates())
        return next((spot for spot, name in names if name.startswith(typed)), None)
