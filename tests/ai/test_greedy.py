"""How the yardsticks choose: greedy to the end of a short chain, random by lots alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from engine.ai.greedy import FEW, FOLLOWED, GreedyPlayer
from engine.ai.random_player import RandomPlayer
from engine.core.agenda import Choice, Move
from engine.core.brain import Brain
from engine.core.chance import Chance
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.value import value


@value
class Go(Move):
    """Go one way at a fork."""

    way: str

    def __str__(self) -> str:
        return self.way


@dataclass(slots=True, eq=False, repr=False)
class Walk(State):
    """A walk through forks; in which weather, only guesses know."""

    path: str = ""
    weather: int = -1
    turns_up: str = ""
    """The way that turns something face up."""

    def hide_from(self, seat: int) -> None:
        """Nobody sees the weather."""
        self.weather = -1

    def fill_in(self, seat: int) -> None:
        """Let it be wet or dry."""
        self.weather = self.draw(2)


@value
class Fork(Choice[Walk, Go]):
    """Choose one of the *ways*, then at *forks* more."""

    rule: ClassVar[str] = "table"
    seat: int
    ways: str = "ab"
    forks: int = 0

    def attempts(self, state: Walk) -> Iterator[Go]:
        """Name every way."""
        yield from map(Go, self.ways)

    def why_not(self, state: Walk, move: Go) -> Refusal | None:
        """Allow each."""
        return None if move.way in self.ways else Refusal("table", "not_now")

    def take(self, state: Walk, move: Go) -> None:
        """Come to the next fork."""
        state.path += move.way
        if move.way == state.turns_up:
            state.reveal()
        if self.forks:
            state.push(Fork(self.seat, self.ways, self.forks - 1))


class Judge(Brain[Walk]):
    """Values a walk as it is told to, and remembers what it was asked about."""

    def __init__(self, worth: Callable[[Walk], float]) -> None:
        self.worth = worth
        self.asked: list[str] = []

    def value(self, state: Walk, seat: int) -> float:
        """Return what the walk is worth."""
        self.asked.append(state.path)
        return self.worth(state)


def at(fork: Fork, turns_up: str = "") -> Walk:
    """Return what the walker sees at *fork*."""
    state = Walk(Chance(1), turns_up=turns_up)
    state.push(fork)
    return state.seen_by(0)


def chosen(worth: Callable[[Walk], float], fork: Fork, turns_up: str = "", seed: int = 1) -> str:
    player = GreedyPlayer(Judge(worth), Chance(seed))
    return str(player.choose(at(fork, turns_up), 0))


def test_a_chain_that_pays_at_its_end_is_found():
    assert FOLLOWED == 2
    for goal in ("abb", "bab"):
        assert chosen(lambda walk, g=goal: float(walk.path == g), Fork(0, forks=2)) == goal[0]


def test_a_chain_is_followed_so_far_and_no_farther():
    judge = Judge(lambda walk: 0.0)
    GreedyPlayer(judge, Chance(1)).choose(at(Fork(0, forks=9)), 0)
    assert {len(path) for path in judge.asked} == {1 + FOLLOWED}


def test_nobody_looks_behind_what_is_turned_face_up():
    judge = Judge(lambda walk: 0.0)
    GreedyPlayer(judge, Chance(1)).choose(at(Fork(0, forks=2), turns_up="a"), 0)
    assert "a" in judge.asked
    assert not any(path.startswith("a") and path != "a" for path in judge.asked)
    assert "bbb" in judge.asked


def test_a_question_with_too_many_answers_ends_the_look_ahead():
    for ways, depth in (("abcdefghijkl", 2), ("abcdefghijklm", 1)):
        judge = Judge(lambda walk: 0.0)
        GreedyPlayer(judge, Chance(1)).choose(at(Fork(0, ways, 1)), 0)
        assert {len(path) for path in judge.asked} == {depth}, f"{len(ways)} ways, {FEW} are few"


def test_an_answer_counts_what_it_brings_on_average():
    """In wet weather *a* is splendid, in dry weather ruinous; *b* is always fair."""
    seen = set()
    for seed in range(20):
        player = GreedyPlayer(
            Judge(lambda w: (10.0 if w.weather else -4.0) * (w.path == "a")), Chance(seed)
        )
        thought = player.think(at(Fork(0)), 0)
        thought.finish()
        seen |= {line.value for line in thought.lines if line.moves == (Go("a"),)}
    assert seen == {-4.0, 3.0, 10.0}


def test_lots_decide_between_equals_and_never_for_less():
    worth = {"a": 1.0, "b": 2.0, "c": 2.0, "d": 2.0}
    player = GreedyPlayer(Judge(lambda walk: worth[walk.path]), Chance(3))
    counts = Counter(str(player.choose(at(Fork(0, "abcd")), 0)) for _ in range(300))
    assert counts.keys() == {"b", "c", "d"}
    assert min(counts.values()) > 60


def test_what_lots_did_not_draw_follows_the_best_first():
    worth = {"a": 1.0, "b": 2.0, "c": 2.0, "d": 0.0}
    thought = GreedyPlayer(Judge(lambda walk: worth[walk.path]), Chance(3)).think(
        at(Fork(0, "abcd")), 0
    )
    thought.finish()
    assert [line.value for line in thought.lines] == [2.0, 2.0, 1.0, 0.0]
    assert {str(line.moves[0]) for line in thought.lines} == set("abcd")


def test_random_answers_with_each_as_often_and_draws_anew_each_time():
    player = RandomPlayer(Judge(lambda walk: 0.0), Chance(3))
    counts = Counter(str(player.choose(at(Fork(0, "abcd")), 0)) for _ in range(400))
    assert counts.keys() == set("abcd")
    assert min(counts.values()) > 60


def test_where_there_is_one_answer_no_lot_is_drawn():
    for player in (RandomPlayer, GreedyPlayer):
        one, other = (player(Judge(lambda walk: 0.0), Chance(5)) for _ in range(2))
        one.choose(at(Fork(0, "a")), 0)
        answers = [[str(p.choose(at(Fork(0, "abcd")), 0)) for _ in range(9)] for p in (one, other)]
        assert answers[0] == answers[1]
