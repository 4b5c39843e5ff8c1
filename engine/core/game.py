"""A game as the catalogue knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.chance import Chance
from engine.core.errors import OptionError, PositionError
from engine.core.options import parsed
from engine.core.outlook import NOTHING, Outlook
from engine.core.value import value

if TYPE_CHECKING:
    from engine.core.state import State

S = TypeVar("S", bound="State")


@value
class Standing:
    """How one seat came out. A rival that nobody plays takes the seats after the players."""

    seat: int
    points: int
    tie_breaks: tuple[int, ...] = ()
    place: int = 1


@value
class NoOptions:
    """A game that is always played the same way."""


class Game(Generic[S]):
    """What a game folder offers; subclasses fill in everything below."""

    id: str
    """The name of its folder in all four trees."""
    title: str
    edition: int = 1
    """Raised when old records no longer replay."""
    seats: range
    options: type = NoOptions
    """A ``@value`` class; every field has a default and a type of few values."""
    brain: Brain[S]
    state: type[S]
    """The class of its states."""

    def new(self, seats: int, chance: Chance, options: object | None = None) -> S:
        """Return the first state, advanced to its first choice."""
        if seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise OptionError(f"{self.title} is played by {few} to {many}, not by {seats}.")
        chosen = self.options() if options is None else options
        assert isinstance(chosen, self.options)
        state = self.set_up(seats, chance, chosen)
        state.start()
        return state

    def options_from(self, texts: Mapping[str, str]) -> Any:
        """Return the options somebody asks for; raise OptionError if they do not go together.

        Records are read without this: what once was played is played again.
        """
        return parsed(self.options, texts)

    def set_up(self, seats: int, chance: Chance, options: object) -> S:
        """Return the table as it stands before anything happens, its agenda filled."""
        raise NotImplementedError

    def standings(self, state: S) -> tuple[Standing, ...]:
        """Return the points and places as they are now, in seat order."""
        raise NotImplementedError

    def position(self, text: str) -> S:
        r"""Return the state that *text* says, at the first question; PositionError if none can be.

        What the text does not say is as usual: all else lies in the supplies.

        >>> from engine import catalog
        >>> game = catalog.load(catalog.GAME_IDS[-1])
        >>> game.position(f"{game.id} 3\nyear 9")
        Traceback (most recent call last):
        engine.core.errors.PositionError: Line 2, word '9': this number should be from 1 to 2.
        >>> game.position(str(game.new(3, Chance(1)))) == game.new(3, Chance(1))
        True
        """
        from engine.core.possible import assert_possible

        state: S = self.state.notation().read(self, text)
        assert_possible(self, state)
        return state

    def broken_laws(self, state: S) -> Iterable[str]:
        """Name what no play can lead to, one law each: ``seat 0 coins -1, not 0 or more``.

        Holds nothing against any state a play can reach, in the middle of a turn too. It also
        judges positions from outside, so it never raises, whatever the fields hold.
        """
        return ()

    def foretell(self, view: S, seat: int, path: tuple[Move, ...]) -> Outlook:
        """Say what it would bring *seat* to answer *path*, from what *view* shows and no more.

        Notes on targets, previews and warnings only word it; no rule runs outside the engine.
        """
        return NOTHING

    def measured(self) -> Mapping[str, Callable[[], object]]:
        """Name further work whose speed matters to this game; ``make bench`` measures it."""
        return {}

    def figures(self, state: S) -> Mapping[str, float]:
        """Name what leagues count of a finished play besides points."""
        return {}

    def score(self, position: object) -> dict[str, object]:
        """Return the final score of a position given as JSON, with its breakdown."""
        raise PositionError(f"{self.title} cannot score a position from a file.")

    def score_state(self, state: S) -> dict[str, object]:
        """Return what everybody has in *state*, with as much of a breakdown as the game gives."""
        seats = [
            {"seat": standing.seat, "points": standing.points, "place": standing.place}
            for standing in self.standings(state)
        ]
        return {"seats": seats}


def ranked(
    points: Iterable[int], tie_breaks: Callable[[int], tuple[int, ...]] = lambda seat: ()
) -> tuple[Standing, ...]:
    """Give places by points, then tie-breaks, the more the better; equals share a place.

    >>> [standing.place for standing in ranked([7, 9, 9])]
    [3, 1, 1]
    >>> [standing.place for standing in ranked([7, 9, 9], lambda seat: (seat,))]
    [3, 2, 1]
    """
    keys = [(total, tie_breaks(seat)) for seat, total in enumerate(points)]
    return tuple(
        Standing(seat, total, ties, 1 + sum(other > (total, ties) for other in keys))
        for seat, (total, ties) in enumerate(keys)
    )
