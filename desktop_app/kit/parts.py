"""What a game's box holds, to be looked at: every card and tile, as it lies on a board.

``resources/games/<id>/parts.json`` lays them out: groups of boards, each a position as text with
the spots at which its parts lie. So a part looks and reads here as it does in a play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.kit.picture import Eye, Picture, Piece, Place, Words
from desktop_app.kit.tabletop import Tabletop, Wording
from desktop_app.look import language
from engine.core import content
from engine.core.game import Game
from engine.core.state import State
from engine.core.value import value

_FILE = "parts.json"


@value
class Lying:
    """A part, and the spot at which it lies on its board; several make one box around all."""

    id: str
    at: str


@value
class PartsBoard:
    """A position as text, in lines, and what is to be seen of it."""

    lies: tuple[str, ...]
    parts: tuple[Lying, ...]


@value
class Group:
    """Parts of one kind; *title* is said in every language."""

    id: str
    title: dict[str, str]
    is_counted: bool
    """Whether its parts have no names, and are told apart by their numbers."""
    boards: tuple[PartsBoard, ...]


@value
class Part:
    """One card or tile: its name and words, and how it is painted."""

    id: str
    group: str
    words: Words
    picture: Picture
    box: QRectF
    spots: frozenset[str]
    """Where it lies; what lies there is painted even where it is larger."""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint it as large as it fits into *room*, with all that lies on it."""
        scale = min(room.width() / self.box.width(), room.height() / self.box.height())
        size = QRectF(0, 0, self.box.width() * scale, self.box.height() * scale)
        size.moveCenter(room.center())
        painter.save()
        painter.setClipRect(size)
        painter.translate(size.topLeft())
        painter.scale(scale, scale)
        painter.translate(-self.box.topLeft())
        things: tuple[Place | Piece, ...] = (*self.picture.places, *self.picture.pieces)
        for thing in things:
            if thing.face and self._belongs(thing):
                painter.save()
                thing.face.paint(painter, thing.box.rect)
                painter.restore()
        painter.restore()

    def _belongs(self, thing: Place | Piece) -> bool:
        around = self.box.adjusted(-1, -1, 1, 1)
        return around.contains(thing.box.rect) or str(thing.spot) in self.spots


def has_parts(game_id: str) -> bool:
    """Whether somebody has laid out what the box holds."""
    return (files("resources") / "games" / game_id / _FILE).is_file()


@cache
def groups_of(game_id: str) -> tuple[Group, ...]:
    """Return the groups of parts in the order in which they are shown."""
    return content.read(game_id, _FILE, tuple[Group, ...]) if has_parts(game_id) else ()


def parts_of(game: Game[Any], tabletop: Tabletop) -> Iterator[Part]:
    """Yield every part, in the language that is spoken."""
    wording = tabletop.wording()
    for group in groups_of(game.id):
        title, number = group.title[language.spoken()], 0
        for board in group.boards:
            view = game.position("\n".join(board.lies)).seen_by(0)
            picture = tabletop.picture(view, Eye(0))
            for lying in board.parts:
                number += 1
                part = _found(lying, group.id, picture, wording, view)
                if group.is_counted:
                    name = f"{title} · {number}"
                    part = replace(part, words=replace(part.words, name=name))
                yield part


def place_of(part: str, tabletop: Tabletop, view: State, seat: int) -> str:
    """Say where *part* lies in a play, as *seat* sees it; empty if it is nowhere in sight."""
    picture, wording = tabletop.picture(view, Eye(seat)), tabletop.wording()
    for piece in picture.pieces:
        if part in (*piece.id.replace(".", " ").split(), *piece.spot.key.replace(".", " ").split()):
            return wording.spot(piece.spot, view).name
    for place in picture.places:
        if part in place.spot.key.replace(".", " ").split():
            return wording.spot(place.spot, view).name
    return ""


def _found(lying: Lying, group: str, picture: Picture, wording: Wording, view: State) -> Part:
    """Return a part as it lies in *picture*: what is said of it, and the box around it."""
    spots = lying.at.split(" + ")
    places = [place for place in picture.places if str(place.spot) in spots]
    pieces = [piece for piece in picture.pieces if str(piece.spot) in spots]
    box = QRectF()
    for thing in places or pieces:
        box = box.united(thing.box.rect)
    if places:
        words = wording.spot(places[0].spot, view)
    else:
        words = wording.piece(pieces[0].id, view)
    return Part(lying.id, group, words, picture, box, frozenset(spots))
