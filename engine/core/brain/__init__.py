"""What a game tells its machine players."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.core.agenda import Move
from engine.core.errors import OptionError

if TYPE_CHECKING:
    from engine.core.brain.subject import Subject, Worths
    from engine.core.brain.thought import Player
    from engine.core.chance import Chance
    from engine.core.state import State

S = TypeVar("S", bound="State")


class Brain(Generic[S]):
    """A game's advice for whoever chooses moves.

    Only ``value`` must be written; with the rest a game makes its players stronger. What a player
    asks about here is a guess of its own that agrees with what it sees.
    """

    levels: tuple[str, ...] = ()
    """The rungs of the ladder that this game offers, weakest first; ``player`` makes them."""
    characters: tuple[str, ...] = ()
    """Who may sit on a rung: each likes something better than it is worth. Nobody must."""
    subject: Subject | None = None
    """What there is to count, for games that learn values."""

    # What to look at ----------------------------------------------------------

    def sensible(self, state: S, seat: int) -> Sequence[Move]:
        """Return the legal moves worth thinking about, in a fixed order; never none.

        Search looks at these alone. What else is legal only rearranges, wastes or gives up what
        could be had; people may play it, and rules know nothing of the difference.
        """
        return state.moves(seat)

    def ends_turn(self, state: S, seat: int) -> bool:
        """Whether the answers of *seat* that belong together have come to their end."""
        return state.choice_of(seat) is None

    def is_last_turn(self, state: S, seat: int) -> bool:
        """Whether *seat* has no turn after this one: even a beginner misses no points then."""
        return False

    def position_key(self, state: S, seat: int) -> Hashable:
        """Return what tells two positions within a turn of *seat* apart, as far as it can see.

        Searches merge what has the same key, and a plan goes on where its keys come true.
        """
        view = state if state.viewer == seat else state.seen_by(seat)
        return view.snapshot()

    # What it is worth ---------------------------------------------------------

    def value(self, state: S, seat: int) -> float:
        """Say how well *seat* stands, the more the better, roughly in points; be quick."""
        raise NotImplementedError

    def values(self, state: S) -> tuple[float, ...]:
        """Return the points every seat can expect at the end, as well as we know."""
        seats = range(state.notation().seats(state))
        return tuple([self.value(state, seat) for seat in seats])

    def spread(self, state: S, seat: int) -> float:
        """Return by how many points ``values`` are usually wrong about *seat*."""
        return 10.0

    def features(self, state: S, seat: int) -> Mapping[str, float]:
        """Say what the points in ``values`` are made of, by names in the rulebook's words."""
        return {"expected_points": self.values(state)[seat]}

    # How to play --------------------------------------------------------------

    def policy(self, state: S, seat: int, chance: Chance) -> Move:
        """Return an answer at next to no cost, to play a guess out with."""
        moves = self.sensible(state, seat)
        return moves[chance.draw(len(moves))[0]]

    def guess(self, view: S, chance: Chance) -> S:
        """Return a full state that agrees with *view*, secret choices of others as they may be.

        What others have chosen in secret is predicted from what everybody sees.
        """
        return view.guess(chance)

    def habits(self, state: S, seat: int, moves: Sequence[Move]) -> Mapping[str, float]:
        """Count what a finished play and all *moves* of *seat* show of its ways.

        Characters are known by it.
        """
        return self.features(state, seat)

    def by_values(self, learned: Worths | None, chance: Chance, steps: int) -> Player | None:
        """Return who thinks so many steps and judges by what was *learned*, or else by hand.

        Games whose turns are searched answer by answer need nobody: that is what is usual.
        """
        return None

    def player(self, level: str, chance: Chance, character: str = "") -> Player:
        """Return a new player of one of the ``levels``, level-headed or of a character.

        *chance* is its own for good.
        """
        raise OptionError(f"There is no level {level!r}.")
