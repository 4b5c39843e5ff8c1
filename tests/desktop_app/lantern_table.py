"""The toy game *lantern* on its board, in words and with notes that tests can foresee."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.kit.gestures import Path, Spot
from desktop_app.kit.picture import Flourish, Note
from desktop_app.kit.tabletop import Line, Tabletop, Wording, Words
from engine.core.agenda import AnyChoice, Event, Move
from engine.core.refusal import Refusal
from engine.core.state import State
from tests.toys import lantern
from tests.toys.boards.lantern.tabletop import DIE, gesture_of, picture, score

__all__ = ["DIE", "TABLETOP", "LanternWording", "score"]


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


def note(view: State, seat: int, path: Path) -> Note | None:
    """Write the room on the target."""
    return Note(str(path[-1]))


def flourishes(event: Event, view: State) -> Iterable[Flourish]:
    """Let points rise from the decree."""
    if isinstance(event, lantern.Gained) and event.points:
        yield Flourish(Spot("decree"), f"+{event.points}")


TABLETOP = Tabletop(picture, gesture_of, LanternWording, score, note, flourishes)
