"""Plays against itself that try things out, and what can be learned from each."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from engine import catalog
from engine.ai.learned import Learned, LearnedValue
from engine.ai.turn_search import TurnSearch, Worth
from engine.core import options as options_text
from engine.core.agenda import Move
from engine.core.brain.subject import Mix, Subject
from engine.core.brain.thought import Budget, Line, Player
from engine.core.chance import Chance
from engine.core.state import State
from engine.core.value import value

_ANYTHING = 20
"""Every so many-th turn an answer is drawn by lot, so that also silly positions are known."""
_ANYTHING_ONCE = 60
"""The same where an answer is a part of a plan."""
_FINE = 1 << 30
Row = list[Any]
"""Sort, stage, standing points, measures, and the points at the end."""


@value
class Lesson:
    """One play to learn from."""

    game_id: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...]
    steps: int
    """For every search."""
    temperature: float
    """How many points a choice may be worse, about, and still be tried."""
    learned: Learned | None
    """The values that play; by hand-made ones before anything was learned."""


def learn_from_play(lesson: Lesson) -> list[Row]:
    """Play once; return what every position at the end of a turn came to."""
    game = catalog.load(lesson.game_id)
    options = options_text.parsed(game.options, dict(lesson.options))
    chance = Chance(lesson.seed)
    state = game.new(lesson.seats, chance.branch(0), options)
    state.heard = False
    subject = game.brain.subject
    assert subject, "there is something to learn"
    hand = explorer_of(game.brain, lesson, chance.branch(1))
    seen: list[tuple[int, Row]] = []
    noted, everybody = 0, range(len(game.standings(state)))
    while not state.is_over:
        seat = state.next_choice.seat
        if not subject.once_a_stage:
            hand.play_on(state, seat)
            seen += _noted(subject, state, seat, hand.lot(len(everybody)))
            continue
        if (stage := subject.stage(state, seat)) != noted:
            noted, seen = stage, seen + _noted(subject, state, *everybody)
        hand.play_on(state, seat)
    points = [standing.points for standing in game.standings(state)]
    return [[*row, points[seat]] for seat, row in seen]


def worth_by(brain: Any, learned: Learned | None) -> Worth:
    """Return what judges positions: learned values, or the hand-made ones."""
    return LearnedValue(brain.subject, learned).worth if learned else brain.value


def _noted(subject: Subject, state: State, *seats: int) -> list[tuple[int, Row]]:
    """Count for each of *seats*, where something is still to come."""
    noted = []
    for seat in dict.fromkeys(seats):
        if stage := subject.stage(state, seat):
            counted = [round(number, 4) for number in subject.measure(state, seat)]
            row = [subject.sort_of(state, seat), stage, subject.standing(state, seat), counted]
            noted.append((seat, row))
    return noted


def explorer_of(brain: Any, lesson: Lesson, chance: Chance) -> _Explorer:
    """Return who plays all seats: the game's own players, or else a search of turns."""
    learned = LearnedValue(brain.subject, lesson.learned) if lesson.learned else None
    made = [brain.by_values(learned, chance.branch(n), lesson.steps) for n in range(lesson.seats)]
    players = [player for player in made if player]
    return _Company(brain, players, chance) if players else _Searcher(brain, lesson, chance)


class _Explorer:
    """Plays all seats; not always what it holds to be best."""

    def __init__(self, brain: Any, chance: Chance) -> None:
        self._brain, self._chance = brain, chance

    def lot(self, sides: int) -> int:
        """Draw a lot."""
        number, self._chance = self._chance.draw(sides)
        return number

    def play_on(self, state: State, seat: int) -> None:
        """Answer for *seat*."""
        raise NotImplementedError


class _Company(_Explorer):
    """Lets a player of each seat answer, and lots now and then."""

    def __init__(self, brain: Any, players: Sequence[Player], chance: Chance) -> None:
        super().__init__(brain, chance)
        self._players = players

    def play_on(self, state: State, seat: int) -> None:
        """Answer one question."""
        view = state.seen_by(seat)
        moves = self._brain.sensible(view, seat)
        is_drawn = len(moves) > 1 and not self.lot(_ANYTHING_ONCE)
        move = moves[self.lot(len(moves))] if is_drawn else self._players[seat].choose(view, seat)
        state.apply(seat, move)


class _Searcher(_Explorer):
    """Searches turns, and draws one of the ends it found."""

    def __init__(self, brain: Any, lesson: Lesson, chance: Chance) -> None:
        super().__init__(brain, chance)
        self._budget = Budget(lesson.steps)
        self._worth = worth_by(brain, lesson.learned)
        scale = lesson.temperature
        self._heat = [(0.0, scale, scale, 2 * scale)[self.lot(4)] for _ in range(16)]

    def play_on(self, state: State, seat: int) -> None:
        """Answer for *seat* until its turn ends or something is revealed."""
        view, reveals = state.seen_by(seat), state.reveals
        for move in self._path(view, seat):
            state.apply(seat, move)
            if state.reveals != reveals or self._brain.ends_turn(state, seat):
                return

    def _path(self, view: State, seat: int) -> tuple[Move, ...]:
        moves = self._brain.sensible(view, seat)
        if len(moves) == 1:
            return (moves[0],)
        if not self.lot(_ANYTHING):
            return (moves[self.lot(len(moves))],)
        guess = self._brain.guess(view, self._chance.branch(self.lot(_FINE)))
        thought = TurnSearch(self._brain, guess, seat, self._budget, self._worth)
        best = thought.finish()
        ends = thought.ends
        return self._drawn(ends, self._heat[seat]).moves if ends else best.moves

    def _drawn(self, ends: tuple[Line, ...], heat: float) -> Line:
        """Draw one of the ends, the better ones more often."""
        if not heat:
            return ends[0]
        shares = [exp(max(-30.0, (end.value - ends[0].value) / heat)) for end in ends]
        left = sum(shares) * self.lot(_FINE) / _FINE
        for end, share in zip(ends, shares, strict=True):
            left -= share
            if left < 0:
                return end
        return ends[0]


def lessons_of(
    game: Any,
    number: int,
    seed: int,
    plays: int,
    learned: Learned | None,
    steps: int,
    only: int | None = None,
) -> list[Lesson]:
    """Return the lessons of a round, all player counts and options mixed, or *only* one count."""
    chance = Chance(seed).branch(number)
    mixed: Mix = game.brain.subject.mix
    mixed = tuple([one for one in mixed if only in (None, one[0])])
    lessons = []
    for play in range(plays):
        which, _ = chance.branch(play).draw(len(mixed))
        seats, options = mixed[which]
        its_seed = chance.branch(play + (1 << 40)).seed
        lessons.append(
            Lesson(game.id, seats, its_seed, tuple(options.items()), steps, 1.0, learned)
        )
    return lessons
