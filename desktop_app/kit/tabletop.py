"""What a game brings to the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from desktop_app.kit.gestures import GestureOf, Path, Shortcuts, Spot, no_shortcuts
from desktop_app.kit.picture import (
    Deed,
    Eye,
    Flight,
    Flourish,
    Journey,
    Moment,
    Names,
    Note,
    Picture,
    Roll,
    Words,
)
from desktop_app.look import theme
from desktop_app.play.entries import Scene
from desktop_app.play.playhead import Done
from desktop_app.play.session import GameSession
from engine.core.agenda import AnyChoice, Event, Move, Task
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.value import value

__all__ = [
    "Line",
    "Moving",
    "Prelude",
    "ScoreColumn",
    "ScorePad",
    "Skippable",
    "Tabletop",
    "Teller",
    "Where",
    "Wording",
    "Words",
]


@value
class Line:
    """One sentence of the log, with the icon before it."""

    text: str
    icon: str = ""


@value
class Where:
    """Where to look first: said in a sentence, and the places that light up."""

    text: str
    spots: tuple[Spot, ...] = ()
    in_sight: tuple[Spot, ...] = ()
    """What should stay in sight besides."""


class Wording:
    """Turns ids into sentences of the player's language; every game fills it in.

    *names* are the names of the seats; a rival that nobody plays comes after them.
    """

    names: Names = ()
    """Those of the play that is shown; none where nobody has sat down yet."""

    def name(self, seat: int) -> str:
        """Return what a seat is called; where nobody has a name, by the letter of the seat."""
        if seat < len(self.names):
            return self.names[seat]
        return self.rival() if self.names else theme.seat_look(seat).letter

    def rival(self) -> str:
        """Return what a rival is called that nobody plays."""
        return QCoreApplication.translate("Wording", "Rival")

    def prompt(self, choice: AnyChoice, view: State) -> str:
        """Say what is asked and why, in one or two short sentences."""
        raise NotImplementedError

    def move(self, move: Move, view: State) -> str:
        """Say what *move* does, short enough for a button."""
        raise NotImplementedError

    ways_on: frozenset[str] = frozenset()
    """Moves by class that end something and go on: their button is the one to press."""
    details: frozenset[str] = frozenset()
    """Events by class that a turn can be told without: the log shows them on demand."""

    def goes_on(self, move: Move) -> bool:
        """Whether *move* is the way on, not one of several things to do."""
        return type(move).__name__ in self.ways_on

    def is_detail(self, event: Event) -> bool:
        """Whether a turn can be told without *event*."""
        return type(event).__name__ in self.details

    def task(self, task: Task, view: State) -> str:
        """Name what is still to come; empty if a player need not know."""
        return ""

    def event(self, event: Event, names: Names) -> Line | None:
        """Tell what happened and why; None if the log can do without it."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal, view: State) -> str:
        """Say in figures what stands against it, without the rule number."""
        raise NotImplementedError

    def spot(self, spot: Spot, view: State) -> Words:
        """Name and describe a place."""
        raise NotImplementedError

    def piece(self, piece_id: str, view: State) -> Words:
        """Name and describe a piece."""
        raise NotImplementedError

    def category(self, category: str) -> str:
        """Name a row of the score sheet."""
        raise NotImplementedError

    def tie_breaks(self) -> tuple[str, ...]:
        """Name what is compared among equals, in order."""
        return ()

    def tie_break(self, number: int, figures: Sequence[tuple[str, int]]) -> str:
        """Say how equals compare in the tie-break of that *number*, each by name."""
        each = ", ".join(f"{name} {figure}" for name, figure in figures)
        return f"{self.tie_breaks()[number]}: {each}."

    def change(self, icon: str) -> str:
        """Say a change of what *icon* stands for, as in ``coins: {change}``; points need none."""
        if icon:
            return "{change}"
        return QCoreApplication.translate("Wording", "points: {change}")

    def reason(self, feature: str, after: State | None = None) -> str:
        """Name what speaks for an answer, by what ``Brain.features`` calls it; empty if nothing.

        Where it is what one has in stock *after* the answer, say how much that is.
        """
        return ""

    def turn(self, view: State) -> str:
        """Say where the play stands: ``Round 2 of 3``."""
        return ""


@value
class ScoreColumn:
    """The points of one seat, or of one thing it shares with others, by category."""

    title: str
    seat: int
    points: tuple[tuple[str, int], ...]
    total: int
    group: str = ""
    """What it is bracketed under together with its neighbours; empty if it stands alone."""
    counts: bool = False
    """Whether it is the one of its group that counts."""
    opens: str = ""
    """What a click on a figure enlarges, followed by the category; empty if nothing."""


def no_note(view: State, seat: int, path: Path) -> Note | None:
    """Write nothing on targets."""
    return None


def nowhere(path: Path, view: State, names: Names) -> Where | None:
    """Leave it to the place where the hand begins."""
    return None


def no_flourish(event: Event, view: State) -> Iterable[Flourish]:
    """Let nothing rise."""
    return ()


def no_rolls(event: Event) -> Iterable[Roll]:
    """Roll no dice."""
    return ()


def no_journeys(event: Event) -> Iterable[Journey]:
    """Let nobody set out."""
    return ()


def no_flights(event: Event, view: State) -> Iterable[Flight]:
    """Let nothing fly."""
    return ()


def no_moments(event: Event, view: State, names: Names) -> Iterable[Moment]:
    """Celebrate nothing."""
    return ()


def no_deeds(event: Event, view: State) -> Iterable[Deed]:
    """Mark nothing."""
    return ()


def no_lights(spot: Spot, view: State) -> Iterable[Spot]:
    """Light nothing else."""
    return ()


def the_first(paths: Sequence[Path]) -> int:
    """Expect the first of several answers."""
    return 0


def never_counts(paths: Sequence[Path]) -> bool:
    """Offer several moves as a list, whatever they are."""
    return False


def no_stills(show: Callable[[State], None], panels: Sequence[QWidget]) -> Iterable[str]:
    """Show nothing else."""
    return ()


@runtime_checkable
class Moving(Protocol):
    """A panel in which something moves."""

    speed: float
    """1 is normal, 2 twice as fast, 0 not at all."""


@runtime_checkable
class Skippable(Protocol):
    """A panel that plays something which can be cut short."""

    def skip(self) -> None:
        """Show the end of it."""


@runtime_checkable
class Prelude(Protocol):
    """A panel that shows how something comes about, before the board tells what came of it."""

    def show_how(self, entry: Scene, done: Done) -> None:
        """Show it, and call *done* when the board may tell the rest."""

    @property
    def is_playing(self) -> bool:
        """Whether the end of what it shows is still open."""

    @property
    def headline(self) -> tuple[int | None, str]:
        """Who acts in what it shows, if anybody does, and what it is about; empty if nothing is."""


@runtime_checkable
class Teller(Protocol):
    """A panel that tells what happened, over a board that shows it already."""

    def tell_of(self, entry: Scene, done: Done) -> None:
        """Tell it, and call *done* when it was read; nobody is asked and nothing goes on before."""


class ScorePad(QWidget):
    """A page for owners of the real game, to score what lies on their table."""

    left = Signal()

    def show_example(self) -> None:
        """Show a position that is worth a picture."""
        raise NotImplementedError

    def made_again(self) -> ScorePad:
        """Return a page with the same position, in the current words, sizes and colours."""
        raise NotImplementedError


@value
class Tabletop:
    """All a game brings to the screen."""

    picture: Callable[[State, Eye], Picture]
    """The board as the watching seat sees it."""
    gesture_of: GestureOf
    wording: Callable[[], Wording]
    score: Callable[[State, Names], tuple[ScoreColumn, ...]]
    note: Callable[[State, int, Path], Note | None] = no_note
    flourishes: Callable[[Event, State], Iterable[Flourish]] = no_flourish
    """What rises from a board that shows a view with what came of an event."""
    rolls: Callable[[Event], Iterable[Roll]] = no_rolls
    """Which dice tumble when the board shows what came of an event."""
    journeys: Callable[[Event], Iterable[Journey]] = no_journeys
    """What sets out over the board as it was before the event."""
    flights: Callable[[Event, State], Iterable[Flight]] = no_flights
    """What flies from spot to spot when the board shows what came of an event."""
    moments: Callable[[Event, State, Names], Iterable[Moment]] = no_moments
    """What of an event is worth half a second of ceremony."""
    deeds: Callable[[Event, State], Iterable[Deed]] = no_deeds
    """Where somebody did something, for the others to see until they act themselves."""
    lights: Callable[[Spot, State], Iterable[Spot]] = no_lights
    """What lights up softly beside a spot under the mouse: what a card is about."""
    shortcuts: Shortcuts = no_shortcuts
    """Gestures for several moves at once, such as swapping two planned cards."""
    likeliest: Callable[[Sequence[Path]], int] = the_first
    """Which of several moves for one gesture Enter takes: most often as much as there is."""
    counts: Callable[[Sequence[Path]], bool] = never_counts
    """Whether several moves for one gesture differ by a number only, the fewest first."""
    where: Callable[[Path, State, Names], Where | None] = nowhere
    """Where somebody should look who wants only a first hint, without giving away the answer."""
    showcase: tuple[tuple[str, str], ...] = ()
    """Pictures the demo takes of this game alone: a name, and the class of the open choice."""
    stills: Callable[[Callable[[State], None], Sequence[QWidget]], Iterable[str]] = no_stills
    """Brings board and panels to further moments worth a picture, and names each."""
    panels: Callable[[GameSession], Iterable[QWidget]] = lambda session: ()
    """Further widgets over the board, such as a throw; see Prelude and Teller."""
