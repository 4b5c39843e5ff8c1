"""A whole position: what is played, whose eyes see it, the table, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.core.agenda import Choice, Task, Together
from engine.core.chance import UNKNOWN_CHANCE, Chance
from engine.core.codec import BIGGEST_INT
from engine.core.errors import PositionError
from engine.core.notation.parts import Part
from engine.core.notation.sorts import NOTHING, Number, Sort
from engine.core.notation.tasks import Tasks
from engine.core.notation.words import SEPARATOR, Words, lines_of
from engine.core.options import as_text, described, parsed
from engine.core.state import State

if TYPE_CHECKING:
    from engine.core.game import Game

S = TypeVar("S", bound=State)
REST = "..."
"""Ends a list of tasks: and then the rest of the play, as usual."""
_ALWAYS = ("seed", "reveals", "seen_by", "ask", "together", "then")
_LARGEST = Number(BIGGEST_INT)
_OFTEN = Number(1_000_000)


def _nothing_follows(state: Any) -> tuple[Task, ...]:
    return ()


class Notation(Generic[S]):
    """How the positions of one game are written.

    *blank* makes an empty table, *parts* are the lines of the table, *sorts* the fields of tasks
    that have words of their own, *home* is where the game's tasks are defined. *rest* tells the
    last tasks of every agenda, *following* all that usually come after the open question.
    """

    def __init__(
        self,
        game_id: str,
        home: str,
        *,
        blank: Callable[[int, Any], S],
        parts: Sequence[Part[S]],
        sorts: Mapping[str, Sort[Any]],
        seats: Callable[[S], int],
        rest: Callable[[S], tuple[Task, ...]] = _nothing_follows,
        following: Callable[[S, Task], tuple[Task, ...]] | None = None,
        at_table: Callable[[int], int] = int,
    ) -> None:
        self.game_id, self.blank, self.parts, self.rest = game_id, blank, parts, rest
        self.tasks = Tasks(home, sorts)
        self.seats, self._at_table = seats, at_table
        """How many play, and how many owners there are with those that nobody plays."""
        self._following = following or (lambda state, top: rest(state))

    # Writing ------------------------------------------------------------------

    def write(self, state: S) -> str:
        """Return *state* in lines."""
        lines = [" ".join([self.game_id, str(self.seats(state)), *_told_options(state)])]
        if state.viewer is not None:
            lines.append(f"seen_by {state.viewer}")
        lines += _told_chance(state)
        for part in self.parts:
            lines += [f"{part.word} {said}".rstrip() for said in part.write(state)]
        return "\n".join(lines + self._told_agenda(state))

    def write_line(self, state: S) -> str:
        """Return *state* on one line."""
        return f" {SEPARATOR} ".join(self.write(state).splitlines())

    def _told_agenda(self, state: S) -> list[str]:
        if not state.agenda:
            return []
        top, *below = state.agenda[::-1]
        if isinstance(top, Together):
            return [self.tasks.write(top), *self._told_later(state, top, tuple(below))]
        if isinstance(top, Choice):
            return [f"ask {self.tasks.write(top)}", *self._told_later(state, top, tuple(below))]
        return self._told_later(state, None, (top, *below))

    def _told_later(self, state: S, top: Task | None, later: tuple[Task, ...]) -> list[str]:
        if top is not None and later == self._following(state, top):
            return []
        if not later:
            return [f"then {NOTHING}"]
        rest = self.rest(state)
        own = later[: len(later) - len(rest)]
        if not (rest and own and later == own + rest):
            return [f"then {self.tasks.write_list(later)}"]
        return [f"then {self.tasks.write_list(own)}, {REST}"]

    # Reading ------------------------------------------------------------------

    def read(self, game: Game[S], text: str) -> S:
        """Return the state that *text* says, or raise PositionError naming line and word."""
        lines = list(lines_of(text))
        if not lines:
            raise PositionError(f"This position is empty; it begins like this: {self.game_id} 3.")
        state = self._begun(game, lines[0])
        said = self._sorted(lines[1:], self._at_table(self.seats(state)))
        for words in said["seen_by"]:
            state.viewer = Number(self.seats(state) - 1).read(words)
        state.chance = UNKNOWN_CHANCE if state.viewer is not None else Chance(0)
        for words in said["seed"]:
            state.chance = _read_chance(words)
        for words in said["reveals"]:
            state.reveals = _OFTEN.read(words)
        top = self._top(state, said)
        state.agenda = () if top is None else (top,)
        for part in self.parts:
            part.read(state, said[part.word])
        state.agenda = self._agenda(state, top, said["then"])
        for words in lines:
            words.end()
        return state

    def _begun(self, game: Game[S], words: Words) -> S:
        if words.take("the name of the game") != self.game_id:
            raise words.wrong(f"this is no position of {self.game_id}")
        seats = Number(game.seats[-1], game.seats[0]).read(words)
        return self.blank(seats, _read_options(game.options, words))

    def _sorted(self, lines: Sequence[Words], seats: int) -> dict[str, list[Words]]:
        """Return the lines by their first word."""
        said: dict[str, list[Words]] = {word: [] for word in _ALWAYS}
        said |= {part.word: [] for part in self.parts}
        for words in lines:
            words.seats = seats
            word = words.take("a word")
            if word not in said:
                raise words.wrong(f"no line begins so; lines begin with {', '.join(said)}")
            if word in _ALWAYS and said[word]:
                raise words.wrong("this was said before")
            said[word].append(words)
        return said

    def _top(self, state: S, said: Mapping[str, list[Words]]) -> Task | None:
        top: Task | None = None
        for words in said["together"]:
            top = together = self.tasks.read_lanes(words)
            lanes, seats = len(together.lanes), self.seats(state)
            if lanes != seats or not together.is_open:
                raise words.wrong(f"{lanes} seats decide here, of {seats} at least one should")
        for words in said["ask"]:
            if top is not None:
                raise words.wrong("either one seat is asked or several decide together")
            top = self.tasks.read(words)
            if not isinstance(top, Choice):
                raise words.wrong("nobody can answer this; it belongs behind then")
        return top

    def _agenda(self, state: S, top: Task | None, lines: list[Words]) -> tuple[Task, ...]:
        """Return what is to be done, the next last."""
        first = () if top is None else (top,)
        if not lines:
            return (first if top is None else (*first, *self._following(state, top)))[::-1]
        words = lines[0]
        if words.skip(NOTHING):
            return first
        later = () if words.ahead == REST else self.tasks.read_list(words)
        if words.skip(REST):
            later += self.rest(state)
        return (*first, *later)[::-1]


def _told_options(state: State) -> list[str]:
    """Write the options that are not as usual: ``moon``, ``show_tower``, ``seasons=3``."""
    options = getattr(state, "options", None)
    if options is None:
        return []
    told = as_text(options)
    unusual = [info for info in described(type(options)) if told[info.name] != info.default]
    return [
        info.name if told[info.name] == "true" else f"{info.name}={told[info.name]}"
        for info in unusual
    ]


def _read_options(kind: type, words: Words) -> Any:
    """Read options: ``name=value``, a name that means yes, or a value that says enough."""
    infos = described(kind)
    said: dict[str, str] = {}
    while not words.is_done:
        word = words.take("an option")
        name = word.removesuffix("=")
        text = words.take("a value") if word.endswith("=") else "true"
        for info in infos:
            if not word.endswith("=") and word in info.values and word not in ("true", "false"):
                name, text = info.name, word
        info_of = {info.name: info for info in infos}
        if name not in info_of or text not in info_of[name].values or name in said:
            raise words.wrong("the game has no such option, or it was said before")
        said[name] = text
    return parsed(kind, said)


def _told_chance(state: State) -> list[str]:
    seed, drawn = state.chance.seed, state.chance.drawn
    told = [f"seed {seed} drawn {drawn}" if drawn else f"seed {seed}"] if seed or drawn else []
    return [*told, f"reveals {state.reveals}"] if state.reveals else told


def _read_chance(words: Words) -> Chance:
    seed = _LARGEST.read(words)
    return Chance(seed, _OFTEN.read(words) if words.skip("drawn") else 0)
