"""What is shown, one after the other: the entries of the one queue of a play, all values."""

from __future__ import annotations

from engine.core.agenda import AnyChoice, Event, Move
from engine.core.game import Standing
from engine.core.state import State
from engine.core.value import value


@value
class News:
    """An event as whoever looks may know it, and the answer that brought it."""

    moment: int
    """After so many answers; 0 is the beginning."""
    mover: int | None
    """Who answered; None at the beginning."""
    event: Event


@value
class Shown:
    """What happened, how the table lies now, and what somebody at the screen is asked."""

    view: State
    moment: int
    """So many answers were shown, with all that came of them."""
    standings: tuple[Standing, ...] = ()
    news: tuple[News, ...] = ()
    question: AnyChoice | None = None
    """What the watching seat is asked; nobody can do anything before all else was performed."""
    is_sequel: bool = False
    """Whether it continues what the entry before began, as one order after the other is carried
    out: then it comes at the player's pace."""
    is_farewell: bool = False
    """Whether another person goes on: what is to be read stays until it was read."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return tuple([news.event for news in self.news])


@value
class Recalled:
    """A moment of the past, to be looked at; nothing can be done there."""

    view: State
    moment: int
    standings: tuple[Standing, ...] = ()
    news: tuple[News, ...] = ()
    """What happened on the way there, where it is played again; nothing where it is jumped to."""
    is_sequel: bool = False
    is_farewell: bool = False

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return tuple([news.event for news in self.news])


Scene = Shown | Recalled
"""An entry with a view."""


@value
class TurnEnds:
    """The turn of a person is done, and it wants to be asked before the others go on."""

    seat: int


@value
class Curtain:
    """Another person sits down before anything else is shown."""

    seat: int


@value
class End:
    """The play is over."""

    standings: tuple[Standing, ...]
    is_news: bool = True
    """Whether it ends now; it is told again where somebody comes back to it."""


@value
class Answered:
    """Somebody elsewhere has answered; what comes of it happens when it is this entry's turn."""

    seat: int
    move: Move
    is_secret: bool = False
    """Whether nobody here sees it, so that nobody need wait to see it."""


Entry = Shown | Recalled | TurnEnds | Curtain | End | Answered


def told_again(entry: Entry, *, is_asked: bool) -> Entry:
    """Return *entry* for those who come back to it, or come later: it holds, but is no news."""
    match entry:
        case Shown(view, moment, standings, _, question):
            return Shown(view, moment, standings, question=question if is_asked else None)
        case End(standings):
            return End(standings, is_news=False)
        case _:
            return entry
