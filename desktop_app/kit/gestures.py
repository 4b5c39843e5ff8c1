"""From legal moves to what hands can do on the board, and back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from engine.core.agenda import Move
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.value import value


@value
class Spot:
    """A named place on the board: where pieces lie and may be dropped."""

    kind: str
    key: str = ""

    def __str__(self) -> str:
        return f"{self.kind} {self.key}".strip()


HAND = Spot("hand")
"""Where a piece is that was picked up by one answer and will be put down by the next."""
BUTTON = "button"
"""The kind of a spot that lies on no board: the prompt bar shows it as a button."""


@value
class Gesture:
    """Drag what lies on *source* to *target*; without a target, click it.

    A target HAND means that the move only picks something up: the same drag goes on with a move
    whose source is HAND, if that is the next question to the same seat.
    """

    source: Spot
    target: Spot | None = None

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Return where it begins, and where it ends if it does so elsewhere."""
        return (self.source, self.target) if self.target else (self.source,)


def button(name: str) -> Gesture:
    """Return the gesture of a move that has no place on the board, such as declining."""
    return Gesture(Spot(BUTTON, name))


Path = tuple[Move, ...]
"""The moves that one gesture plays: nearly always one."""
GestureOf = Callable[[Move, State], Gesture]
LookAhead = Callable[[Move], State | None]
"""Returns the view after a move that reveals nothing and leaves the turn with the same seat."""
Shortcuts = Callable[[State, int, LookAhead], Iterable[tuple[Gesture, Path]]]
"""Further gestures of a seat, each for one or several legal moves: swapping two cards."""


class Reach:
    """Every gesture that is legal right now; built again for every decision, from legal moves."""

    def __init__(self, paths: Iterable[tuple[Gesture, Path]] = ()) -> None:
        self._paths: dict[Spot, dict[Spot | None, list[Path]]] = {}
        for gesture, path in paths:
            by_target = self._paths.setdefault(gesture.source, {})
            by_target.setdefault(gesture.target, []).append(path)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reach) and self._paths == other._paths

    __hash__ = None  # type: ignore[assignment]  # a reach is looked up in, not looked up

    @property
    def sources(self) -> list[Spot]:
        """Spots on the board to light up before anything is in the hand, in order of the moves."""
        return [spot for spot in self._paths if spot.kind != BUTTON]

    def targets(self, source: Spot) -> list[Spot]:
        """Spots to light up while what lies on *source* is in the hand."""
        return [spot for spot in self._paths.get(source, ()) if spot is not None]

    def sources_of(self, target: Spot) -> list[Spot]:
        """Spots whose piece may go to *target*, for whoever points at the target first."""
        return [spot for spot in self.sources if target in self._paths[spot]]

    def paths(self, gesture: Gesture) -> list[Path]:
        """Return what *gesture* can mean: nothing, one thing, or several to ask about."""
        return self._paths.get(gesture.source, {}).get(gesture.target, [])

    @property
    def buttons(self) -> list[Path]:
        """The moves that need a button."""
        return [
            path
            for source, by_target in self._paths.items()
            if source.kind == BUTTON
            for paths in by_target.values()
            for path in paths
        ]

    def gestures(self) -> Iterator[tuple[Gesture, Path]]:
        """Go through every gesture and all it can mean."""
        for source, by_target in self._paths.items():
            for target, paths in by_target.items():
                for path in paths:
                    yield Gesture(source, target), path

    def only(self, paths: Collection[Path]) -> Reach:
        """Return what is left of it if nothing but *paths* may be played."""
        return Reach([(gesture, path) for gesture, path in self.gestures() if path in paths])

    def gesture(self, path: Path) -> Gesture | None:
        """Return the gesture that means *path*, to point at it."""
        return next((gesture for gesture, meant in self.gestures() if meant == path), None)

    def goes_on(self, path: Path) -> bool:
        """Say whether *path* is only the beginning of a gesture."""
        return any(meant[: len(path)] == path != meant for _, meant in self.gestures())


def no_shortcuts(view: State, seat: int, look_ahead: LookAhead) -> Iterable[tuple[Gesture, Path]]:
    """Bring no gestures besides those of single moves."""
    return ()


def reach_of(
    view: State,
    seat: int,
    gesture_of: GestureOf,
    look_ahead: LookAhead,
    shortcuts: Shortcuts = no_shortcuts,
) -> Reach:
    """Return what the hands of *seat* can do in its own view."""
    paths = _paths(view, view.moves(seat), seat, gesture_of, look_ahead)
    return Reach((*paths, *shortcuts(view, seat, look_ahead)))


def why_not(
    view: State, seat: int, tried: Gesture, gesture_of: GestureOf, look_ahead: LookAhead
) -> Refusal | None:
    """Say which rule stands against *tried*; None if nobody would think of it as a move."""
    if seat not in view.waiting:
        return view.why_not(seat, Move())
    for move in view.attempts(seat):
        gesture = gesture_of(move, view)
        if gesture.source != tried.source:
            continue
        refusal = view.why_not(seat, move)
        if gesture.target == HAND and refusal is None:
            after = look_ahead(move)
            if after is not None:
                return why_not(after, seat, Gesture(HAND, tried.target), gesture_of, _nothing_more)
        elif refusal and (tried.target in (gesture.target, None) or gesture.target == HAND):
            return refusal
    return _why_not_later(view, seat, tried, gesture_of, look_ahead)


def _why_not_later(
    view: State, seat: int, tried: Gesture, gesture_of: GestureOf, look_ahead: LookAhead
) -> Refusal | None:
    """Say what would stand against *tried* after an action was clicked that it needs."""
    for move in view.moves(seat):
        gesture = gesture_of(move, view)
        if gesture.target is None and gesture.source.kind != BUTTON:
            after = look_ahead(move)
            if after is not None:
                why = why_not(after, seat, tried, gesture_of, _nothing_more)
                if why:
                    return why
    return None


def _paths(
    view: State,
    moves: Iterable[Move],
    seat: int,
    gesture_of: GestureOf,
    look_ahead: LookAhead,
) -> Iterator[tuple[Gesture, Path]]:
    for move in moves:
        gesture = gesture_of(move, view)
        if gesture.target != HAND:
            yield gesture, (move,)
            continue
        after = look_ahead(move)
        ways = [] if after is None else _ways_on(after, seat, gesture_of)
        for target, second in ways:
            yield Gesture(gesture.source, target), (move, second)
        if not ways:
            yield Gesture(gesture.source), (move,)


def _ways_on(after: State, seat: int, gesture_of: GestureOf) -> list[tuple[Spot | None, Move]]:
    gestures = [(gesture_of(move, after), move) for move in after.moves(seat)]
    return [(gesture.target, move) for gesture, move in gestures if gesture.source == HAND]


def _nothing_more(_: Move) -> State | None:
    return None
