"""The toy game *lantern* on a board: the smallest tabletop, for testing what all boards share."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.kit.gestures import HAND, Gesture, Path, Spot, button
from desktop_app.kit.picture import Box, Eye, Face, Flourish, Note, Picture, Piece, Place
from desktop_app.kit.tabletop import Line, ScoreColumn, Tabletop, Wording, Words
from engine.core.agenda import AnyChoice, Event, Move
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.value import value
from tests.toys import lantern


@value
class Plate(Face):
    """A plain plate."""

    text: str = ""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.drawRect(rect)
        painter.drawText(rect, self.text)


DIE = {"low": Spot("die", "low"), "high": Spot("die", "high")}


def gesture_of(move: Move, view: State) -> Gesture:
    """Drag dice to rooms, click gardens; the rest are buttons."""
    match move:
        case lantern.TakeDie(end):
            return Gesture(DIE[end], HAND)
        case lantern.PlaceDie(room):
            return Gesture(HAND, Spot("room", str(room)))
        case lantern.Plant(garden):
            return Gesture(Spot("garden", str(garden)))
        case _:
            return button(str(move))


def picture(view: State, eye: Eye) -> Picture:
    """Two dice, three rooms, four gardens, the own decree."""
    assert isinstance(view, lantern.Lantern)
    places = [Place(spot, Box(20 + 60 * n, 20, 40, 40)) for n, spot in enumerate(DIE.values())]
    places += [
        Place(Spot("room", str(n)), Box(20 + 100 * n, 100, 80, 80), Plate(str(n)), key=str(n + 1))
        for n in range(3)
    ]
    places += [
        Place(Spot("garden", str(n)), Box(20 + 100 * n, 220, 80, 80), Plate(str(n)), f"garden {n}")
        for n in range(4)
    ]
    decree = Plate(view.domains[eye.seat].decree)
    places.append(Place(Spot("decree"), Box(340, 20, 100, 40), decree))
    places.append(Place(HAND, Box(220, 20, 40, 40)))
    pieces = []
    if view.dice:
        ends = zip(DIE.items(), (view.dice[0], view.dice[-1]), strict=True)
        for (end, spot), pips in ends:
            box = next(place.box for place in places if place.spot == spot)
            pieces.append(Piece(f"die {end}", spot, box, Plate(str(pips))))
    return Picture((480, 320), None, tuple(places), tuple(pieces))


class LanternWording(Wording):
    """Plain notation."""

    def prompt(self, choice: AnyChoice, view: State) -> str:
        return f"prompt {type(choice).__name__}"

    def move(self, move: Move, view: State) -> str:
        return str(move)

    def event(self, event: Event, names: tuple[str, ...]) -> Line | None:
        return Line(repr(event))

    def refusal(self, refusal: Refusal, view: State) -> str:
        return str(refusal)

    def spot(self, spot: Spot, view: State) -> Words:
        assert isinstance(view, lantern.Lantern)
        if spot.kind == "decree" and view.viewer is not None:
            return Words(f"decree {view.domains[view.viewer].decree}")
        return Words(str(spot))

    def piece(self, piece_id: str, view: State) -> Words:
        return Words(piece_id)

    def category(self, category: str) -> str:
        return category


def score(view: State, names: tuple[str, ...]) -> tuple[ScoreColumn, ...]:
    """Points only."""
    assert isinstance(view, lantern.Lantern)
    return tuple(
        ScoreColumn(name, seat, (("points", domain.points),), domain.points)
        for seat, (name, domain) in enumerate(zip(names, view.domains, strict=True))
    )


def note(view: State, seat: int, path: Path) -> Note | None:
    """Write the room on the target."""
    return Note(str(path[-1]))


def flourishes(event: Event, view: State) -> Iterable[Flourish]:
    """Let points rise from the decree."""
    if isinstance(event, lantern.Gained) and event.points:
        yield Flourish(Spot("decree"), f"+{event.points}")


TABLETOP = Tabletop(picture, gesture_of, LanternWording, score, note, flourishes)
