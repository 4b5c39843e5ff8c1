"""Ways to compare two players on the same deals, and what each of them shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import fmean

from engine.core.errors import OptionError
from engine.core.value import value
from engine.league.figures import Mean, mean_of, share_of
from engine.league.sitting import Result, Sitting

Seats = tuple[int, ...]


@value
class Deal:
    """One deal and all plays on it."""

    seed: int
    sittings: tuple[Sitting, ...]


@value
class Side:
    """How one player did."""

    wins: Mean
    points: Mean
    seconds: float
    steps: float
    figures: Mapping[str, float]


@value
class Found:
    """What a league found out."""

    games: int
    a: Side
    b: Side | None
    margin: Mean | None
    wins: tuple[float, ...]
    """Of A, one play after the other."""


class Mode:
    """Who sits where on a deal, and what counts as a win of A."""

    players = 2

    def __init__(self, game: str, seats: int, names: Sequence[str], options: object) -> None:
        self._game, self.seats, self._options = game, seats, options
        self.names = tuple(names)
        if len(self.names) != self.players:
            raise OptionError(f"This league is about {self.players} players: --players A,B.")

    @property
    def plays(self) -> int:
        """How many games one deal makes."""
        return self.seats

    def deal(self, seed: int, games: int) -> Deal:
        """Return a deal with so many of its games."""
        return Deal(seed, tuple(self._sitting(seed, n, self.seats_of_a(n)) for n in range(games)))

    def seats_of_a(self, rotation: int) -> Seats:
        """Return where A sits."""
        raise NotImplementedError

    def found(self, deals: Sequence[Sequence[Result]]) -> Found:
        """Compare within each play."""
        all_a = [[self.seats_of_a(n) for n in range(len(deal))] for deal in deals]
        all_b = [[self._others(seats) for seats in deal] for deal in all_a]
        a, b = _side(deals, all_a), _side(deals, all_b)
        margins = [
            [_points(r, a) - _points(r, b) for r, a, b in zip(deal, seats_a, seats_b, strict=True)]
            for deal, seats_a, seats_b in zip(deals, all_a, all_b, strict=True)
        ]
        wins = _wins(deals, all_a)
        return Found(len(wins), a, b, mean_of(margins), tuple(wins))

    def _others(self, seats: Seats) -> Seats:
        return tuple(seat for seat in range(self.seats) if seat not in seats)

    def _sitting(self, seed: int, rotation: int, of_a: Seats) -> Sitting:
        a, b = self.names[0], self.names[-1]
        players = tuple(a if seat in of_a else b for seat in range(self.seats))
        options: tuple[tuple[str, str], ...] = tuple(self._options)  # type: ignore[arg-type]
        return Sitting(self._game, self.seats, seed, players, options, rotation)


class One(Mode):
    """A is the one among B's, on every seat in turn; a table of B's shows what the deal is worth.

    The margin is what A made of its seat beyond what a B made of it.
    """

    def deal(self, seed: int, games: int) -> Deal:
        """Add the control: the same deal among B's."""
        control = self._sitting(seed, self.seats, ())
        return Deal(seed, (*super().deal(seed, games).sittings, control))

    def seats_of_a(self, rotation: int) -> Seats:
        """Return the one seat."""
        return (rotation % self.seats,)

    def found(self, deals: Sequence[Sequence[Result]]) -> Found:
        """Measure the margin against the control."""
        found = super().found([deal[:-1] for deal in deals])
        margins = [
            [result.points[seat] - deal[-1].points[seat] for seat, result in enumerate(deal[:-1])]
            for deal in deals
        ]
        return Found(found.games, found.a, found.b, mean_of(margins), found.wins)


class Block(Mode):
    """Half of the table, all of them neighbours, are A's; the block goes around."""

    def seats_of_a(self, rotation: int) -> Seats:
        """Return the seats of the block."""
        return tuple(sorted((rotation + n) % self.seats for n in range(self.seats // 2)))


class Tables(Mode):
    """Each deal is played by a table of A's and by a table of B's; the mean of all seats counts."""

    @property
    def plays(self) -> int:
        """A game is a deal here."""
        return 1

    def deal(self, seed: int, games: int) -> Deal:
        """Return both tables."""
        everybody = tuple(range(self.seats))
        return Deal(seed, (self._sitting(seed, 0, everybody), self._sitting(seed, 1, ())))

    def found(self, deals: Sequence[Sequence[Result]]) -> Found:
        """Compare the two tables of each deal."""
        everybody = tuple(range(self.seats))
        pairs = [(_points(a, everybody), _points(b, everybody)) for a, b in deals]
        wins = [(a > b) + (a == b) / 2 for a, b in pairs]
        sides = []
        for number, won in ((0, wins), (1, [1 - win for win in wins])):
            tables = [[deal[number]] for deal in deals]
            side = _side(tables, [[everybody]] * len(tables))
            sides.append(replace(side, wins=share_of(won), figures=_figures(tables)))
        margin = mean_of([[a - b] for a, b in pairs])
        return Found(len(deals), sides[0], sides[1], margin, tuple(wins))


class Solo(Mode):
    """A plays alone, against whatever the game sets against it."""

    players = 1

    def seats_of_a(self, rotation: int) -> Seats:
        """Return the only seat."""
        return (0,)

    def found(self, deals: Sequence[Sequence[Result]]) -> Found:
        """Tell of A alone."""
        seats = [[(0,)] * len(deal) for deal in deals]
        wins = _wins(deals, seats)
        return Found(len(wins), _side(deals, seats), None, None, tuple(wins))


MODES: dict[str, type[Mode]] = {"one": One, "tables": Tables, "block": Block, "solo": Solo}


def _points(result: Result, seats: Seats) -> float:
    return fmean([result.points[seat] for seat in seats])


def _wins(deals: Sequence[Sequence[Result]], seats: Sequence[Sequence[Seats]]) -> list[float]:
    """Return the share of the win that these seats have in each play."""
    return [
        sum(result.share(seat) for seat in here)
        for deal, places in zip(deals, seats, strict=True)
        for result, here in zip(deal, places, strict=True)
    ]


def _side(deals: Sequence[Sequence[Result]], seats: Sequence[Sequence[Seats]]) -> Side:
    """Add up what these seats did."""
    played = [
        list(zip(deal, places, strict=True)) for deal, places in zip(deals, seats, strict=True)
    ]
    every = [(result, seat) for deal in played for result, here in deal for seat in here]
    decisions = max(1, sum(result.decisions[seat] for result, seat in every))
    return Side(
        share_of(_wins(deals, seats)),
        mean_of([[_points(result, here) for result, here in deal] for deal in played]),
        sum(result.seconds[seat] for result, seat in every) / decisions,
        sum(result.steps[seat] for result, seat in every) / decisions,
        {},
    )


def _figures(deals: Sequence[Sequence[Result]]) -> dict[str, float]:
    """Return what the game counts of whole tables; it says nothing of one player among others."""
    told = [dict(result.figures) for deal in deals for result in deal]
    return {name: fmean([figures[name] for figures in told]) for name in sorted(told[0])}
