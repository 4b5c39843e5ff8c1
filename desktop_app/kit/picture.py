"""What a board shows at one moment, as values: places, and pieces that lie on them.

A game's board is a function from a view to a picture. The scene compares two pictures and moves
whatever changed; so a picture alone makes the board right, and every animation is garnish.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop_app.kit.gestures import Spot
from desktop_app.look import theme
from engine.core.value import value

Names = tuple[str, ...]
"""What the seats are called; a rival that nobody plays comes after them."""


class Face:
    """How something looks: a ``@value`` that paints itself into a rectangle, at any scale."""

    __slots__ = ()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it; colours and sizes come from the theme."""
        raise NotImplementedError

    def shape(self, rect: QRectF) -> QPainterPath:
        """Return where it can be touched; that is also where it glows."""
        path = QPainterPath()
        path.addRoundedRect(rect, theme.size("card_radius"), theme.size("card_radius"))
        return path


@value
class Box:
    """A rectangle on the board, in board units: pixels at 1280x720."""

    x: float
    y: float
    w: float
    h: float

    @property
    def rect(self) -> QRectF:
        """The same for Qt."""
        return QRectF(self.x, self.y, self.w, self.h)

    @property
    def centre(self) -> QPointF:
        """The point in the middle."""
        return QPointF(self.x + self.w / 2, self.y + self.h / 2)


@value
class Place:
    """A spot on the board, and what it looks like where nothing lies on it."""

    spot: Spot
    box: Box
    face: Face | None = None
    opens: str = ""
    """What a click enlarges if it is no move; the eye then knows it as ``open``."""
    key: str = ""
    """The key that goes to it, such as ``7`` for the seventh space."""
    notes: Box | None = None
    """Where a note is written; without it, in the middle."""
    bounds_notes: bool = False
    """Whether it stays inside that box, written as small as it must be."""
    ring: Box | None = None
    """Where its ring lies if it can be used; without it, around all of it."""
    badge: Box | None = None
    """Where the badge is shown of whoever did something there; without it, in its corner."""
    is_scenery: bool = False
    """Whether it is only to be looked at: the keyboard does not stop there."""
    stays: bool = False
    """Whether it keeps its place in the window when the board is seen from nearer."""
    yields: bool = False
    """Whether it makes room for what is in the hand, and is seen only faintly meanwhile."""
    is_steady: bool = False
    """Whether it is seen as clearly as ever while something is in the hand."""
    covers: bool = False
    """Whether it hides what lies below it from hands, even what glows."""


@value
class Piece:
    """Something that lies on a spot. Its id stays the same while it moves."""

    id: str
    spot: Spot
    box: Box
    face: Face
    alike: str = ""
    """A word for pieces that nobody can tell apart if they have the same face."""
    rides: bool = False
    """Whether it goes at once where the ground goes that it stands on."""
    is_over_rings: bool = False
    """Whether no ring shines through it: a sheet over the board, or a figure on a border."""
    stays: bool = False
    """Whether it keeps its place in the window when the board is seen from nearer."""


@value
class Picture:
    """All of it; what comes later lies above what comes before."""

    size: tuple[float, float]
    ground: Face | None = None
    places: tuple[Place, ...] = ()
    pieces: tuple[Piece, ...] = ()


@value
class Eye:
    """Who looks, and at what: not part of the play, so no move changes it."""

    seat: int
    open: str = ""
    """Which thing is enlarged; empty if none is."""
    names: Names = ()


@value
class Note:
    """A few signs written on a glowing target before the piece is let go: ``-3`` coins."""

    text: str
    tone: str = "ink"
    """A colour of the theme: ``gain``, ``pay`` or ``ink``."""
    icon: str = ""
    said: str = ""
    """The same in words, for whoever does not see it."""
    warns: bool = False
    """Whether it carries a warning: nothing else would come of it."""


@value
class Flourish:
    """A few signs that rise from a spot and fade: what an event gave or took there."""

    spot: Spot
    text: str
    tone: str = "gain"
    icon: str = ""


@value
class Roll:
    """A throw of dice: what lies on a spot tumbles until it shows what was thrown."""

    spot: Spot
    faces: tuple[Face, ...]
    """What can be seen of it meanwhile, in any order."""


@value
class Journey:
    """Something that sets out from one box and is gone when it comes to the other."""

    face: Face
    start: Box
    end: Box


@value
class Flight:
    """Something that sets out from one spot and is gone when it comes to another."""

    face: Face
    start: Spot
    end: Spot
    size: float
    """How large it is, in board units."""


@value
class Moment:
    """Something that is worth half a second of ceremony."""

    text: str = ""
    """What a ribbon says; none hangs without words."""
    icon: str = ""
    spot: Spot | None = None
    """Where it shines, if it happened somewhere."""


@value
class Deed:
    """What somebody did somewhere; others see it until they act themselves."""

    spot: Spot
    seat: int


@value
class Words:
    """What a thing is called and what is to be said about it."""

    name: str
    text: str = ""
    rule: str = ""
    """The number of the rule, for whoever wants to read on."""
