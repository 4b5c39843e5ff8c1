"""The state of a play and the loop that drives it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ParamSpec, Self, TypeVar

from engine.core.agenda import AnyChoice, Choice, Event, Move, Step, Task, Together
from engine.core.chance import UNKNOWN_CHANCE, Chance
from engine.core.codec import text_of
from engine.core.errors import RuleError, shown
from engine.core.refusal import Refusal, refuse
from engine.core.struct import Struct

if TYPE_CHECKING:
    from engine.core.notation import Notation

T = TypeVar("T")
P = ParamSpec("P")

BESIDE = ("news", "heard")
"""The fields that are not part of the position."""


@dataclass(slots=True, eq=False, repr=False)
class State(Struct):
    """Everything about one moment of a play. Games add their own fields."""

    chance: Chance
    agenda: tuple[Task, ...] = ()
    """What is still to do; the last entry comes next."""
    viewer: int | None = None
    """In a view, the seat that looks."""
    reveals: int = 0
    """How often something unknown became known; undo never goes back past a reveal."""
    news: tuple[Event, ...] = ()
    """What the last play() reported; not part of the position."""
    heard: bool = True
    """Whether somebody listens to tell(); searches don't, and are quicker for it."""

    # Reading ------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do."""
        return not self.agenda

    @property
    def waiting(self) -> dict[int, AnyChoice]:
        """The open choice of every seat that may act now."""
        if not self.agenda:
            return {}
        top = self.agenda[-1]
        if isinstance(top, Together):
            return {seat: _choice(lane[-1]) for seat, lane in enumerate(top.lanes) if lane}
        if isinstance(top, Step):
            return {}  # one of the stages on the way to the next choice
        choice = _choice(top)
        return {choice.seat: choice}

    @property
    def next_choice(self) -> AnyChoice:
        """The open choice of the lowest seat that may act now, found quickly."""
        top = self.agenda[-1]
        if isinstance(top, Together):
            top = next(filter(None, top.lanes))[-1]
        assert isinstance(top, Choice), f"{top} is on top of the agenda and is no choice"
        return top

    def choice_of(self, seat: int) -> AnyChoice | None:
        """Return the open choice of *seat*, None if it has to wait."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        if isinstance(top, Together):
            lane = top.lanes[seat] if seat in range(len(top.lanes)) else ()
            return _choice(lane[-1]) if lane else None
        return top if isinstance(top, Choice) and top.seat == seat else None

    def moves(self, seat: int) -> tuple[Move, ...]:
        """Return all legal moves of *seat*; a Brain says which of them are worth a thought."""
        choice = self.choice_of(seat)
        return tuple(choice.moves(self)) if choice else ()

    def is_legal(self, seat: int, move: Move) -> bool:
        """Whether *seat* may play *move* now."""
        choice = self.choice_of(seat)
        return (
            choice is not None
            and move in choice.attempts(self)
            and choice.why_not(self, move) is None
        )

    def attempts(self, seat: int) -> tuple[Move, ...]:
        """Return every answer *seat* could try now; what is not legal, ``why_not`` refuses."""
        choice = self.choice_of(seat)
        return tuple(choice.attempts(self)) if choice else ()

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """Say which rule stands against *move*; None if it is legal."""
        choice = self.choice_of(seat)
        if choice is None:
            return refuse("table", "not_your_decision", seat=seat)
        return choice.why_not(self, move)

    def find(self, seat: int, notation: str) -> Move:
        """Return the legal move that is written *notation*, or raise RuleError: what is wrong."""
        choice = self.choice_of(seat)
        if choice is None:
            raise _not_now(seat, notation, self._asked_instead())
        against = f"{choice.rule} asks for something else"
        move: Move
        for move in choice.attempts(self):
            if str(move) == notation:
                refusal = choice.why_not(self, move)
                if refusal is None:
                    return move
                against = str(refusal)
        raise _not_now(seat, notation, against)

    # Playing ------------------------------------------------------------------

    def start(self) -> None:
        """Run the steps before the first choice."""
        self.news = ()
        self._advance()

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Check and apply *move* and every step that follows; return what happened."""
        if self.viewer is not None:
            raise RuleError("A view cannot be played; guess the hidden part first.")
        if not self.is_legal(seat, move):
            raise RuleError(f"Seat {seat} cannot play {str(move)!r} now.")
        self.heard = True
        return self.apply(seat, move)

    def apply(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Like play(), for callers that took *move* from moves() and need no second check.

        They hear nothing of it where they set ``heard`` to False, nor on a guess.
        """
        self.news = ()
        self._answer(seat, move)
        self._advance()
        return self.news

    def after(self, seat: int, move: Move) -> Self:
        """Return a copy on which *move* was played."""
        new = self.copy()
        new.play(seat, move)
        return new

    def stages(self, seat: int, move: Move) -> Iterator[Self]:
        """Yield how the table lies before each step that stands alone, then after *move*.

        The news of each stage begin with those of the stage before; the last one is ``after()``.
        """
        state = self.copy()
        state.heard, state.news = True, tuple[Event, ...]()
        state._answer(seat, move)
        while (step := state._next_step()) is not None:
            if step.stands_alone and state.news:
                yield state.copy()
            state.agenda = state.agenda[:-1]
            step.run(state)
        yield state

    def _next_step(self) -> Step[Any] | None:
        """Return the step that is due; None while somebody is asked, or at the end."""
        while self.agenda:
            task = self.agenda[-1]
            if not isinstance(task, Together) or task.is_open:
                return task if isinstance(task, Step) else None
            self.agenda = self.agenda[:-1]
        return None

    def _answer(self, seat: int, move: Move) -> None:
        """Let the choice of *seat* take *move*; in a lane, do what follows there as well."""
        top = self.agenda[-1]
        if isinstance(top, Together):
            outer, chance = self.agenda[:-1], self.chance
            self.agenda = top.lanes[seat]
            self._take(move)
            self._advance()
            assert self.chance is chance, "a lane is private: it may not draw"
            top = top.with_lane(seat, self.agenda)
            self.agenda = (*outer, top) if top.is_open else outer
        else:
            self._take(move)

    def _take(self, move: Move) -> None:
        choice = self.agenda[-1]
        self.agenda = self.agenda[:-1]
        assert isinstance(choice, Choice)
        choice.take(self, move)

    def _advance(self) -> None:
        while self.agenda:
            task = self.agenda[-1]
            if isinstance(task, Step):
                self.agenda = self.agenda[:-1]
                task.run(self)
            elif isinstance(task, Together) and not task.is_open:
                self.agenda = self.agenda[:-1]
            else:
                return

    def _asked_instead(self) -> str:
        """Name who is asked, and by which rule."""
        asked = [f"seat {seat} is asked by {choice.rule}" for seat, choice in self.waiting.items()]
        return ", ".join(asked) or "the play is over"

    # For rules ----------------------------------------------------------------

    def push(self, *tasks: Task) -> None:
        """Do *tasks* next, in the given order, before anything that waits already."""
        self.agenda += tasks[::-1]

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Report an event to whoever watches; it is only made if somebody does."""
        if self.heard:
            self.news += (event(*args, **kwargs),)

    def draw(self, sides: int) -> int:
        """Return a random number in ``range(sides)``."""
        number, self.chance = self.chance.draw(sides)
        self.reveals += 1
        return number

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return *items* in random order."""
        mixed = list(items)
        others, self.chance = self.chance.order(len(mixed))
        self.reveals += len(others)
        for last, other in zip(range(len(mixed) - 1, 0, -1), others, strict=True):
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)

    def reveal(self) -> None:
        """Say that a rule turned something face up."""
        self.reveals += 1

    # Hidden information -------------------------------------------------------

    def seen_by(self, seat: int, *company: int) -> Self:
        """Return a view: this state without what *seat* may not know.

        Whoever looks on too, the *company*, may not know anything else that is left in it.
        """
        view = self.copy()
        view.viewer = seat
        view.chance = UNKNOWN_CHANCE
        for eye in (seat, *company):
            view.news = tuple([seen for event in view.news if (seen := event.seen_by(eye))])
            view.agenda = tuple([task.seen_by(eye) for task in view.agenda])
            view.hide_from(eye)
        return view

    def guess(self, chance: Chance) -> Self:
        """Return a full state that agrees with this view, chosen at random, to search in."""
        assert self.viewer is not None, "only a view leaves something to guess"
        state = self.copy()
        state.chance = chance
        state.fill_in(self.viewer)
        state.reveals = self.reveals
        state.viewer = None
        state.heard = False
        return state

    def hide_from(self, seat: int) -> None:
        """Replace the game's secrets by face-down markers."""

    def fill_in(self, seat: int) -> None:
        """Replace face-down markers by values drawn at random; the other half of hide_from."""

    def secrets_of(self, seat: int) -> tuple[object, ...]:
        """Return what only *seat* knows now. Tests look for it in the views of others.

        A string must not appear as a word in the text of their views; anything else must only
        differ from one guess to the next.
        """
        return ()

    # In words -----------------------------------------------------------------

    @classmethod
    def notation(cls) -> Notation[Any]:
        """Return how positions of this game are written; the chapter is read when it is needed."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.notation().write(self)

    __repr__ = __str__

    # Comparing ----------------------------------------------------------------

    def snapshot(self) -> tuple[object, ...]:
        """Return all fields but the news as one comparable, hashable value."""
        return tuple([_frozen(getattr(self, name)) for name in _position_fields(type(self))])

    def digest(self) -> str:
        """Return a short fingerprint of the position, equal on every machine."""
        return hashlib.sha256(text_of(self, leave_out=BESIDE).encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.snapshot() == other.snapshot()

    def __hash__(self) -> int:
        return hash(self.snapshot())


def _not_now(seat: int, notation: str, against: str) -> RuleError:
    return RuleError(f"Seat {seat} cannot play '{shown(notation)}' now: {against}.")


def _choice(task: Task) -> AnyChoice:
    assert isinstance(task, Choice), f"{task} is on top of the agenda and is no choice"
    return task


def _position_fields(cls: type[State]) -> list[str]:
    return [name for name in cls.__dataclass_fields__ if name not in BESIDE]


def _frozen(part: object) -> object:
    if isinstance(part, Struct):
        return tuple([_frozen(getattr(part, name)) for name in part.__dataclass_fields__])
    if isinstance(part, tuple):
        return tuple([_frozen(item) for item in part])
    return part
