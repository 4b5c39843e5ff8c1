"""A toy game: chained actions, orders of one's choice, and a secret decree for every seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from engine.core.agenda import Choice, Event, Move, Step, Task
from engine.core.brain import Brain
from engine.core.chance import Chance
from engine.core.combinators import DECLINE, AnyOrder, Decline, OneOf, optionally, times
from engine.core.game import Game, Standing, ranked
from engine.core.notation import FLAG, NUMBER, Each, Item, Line, Many, Name, Notation, Number, ones
from engine.core.refusal import Refusal, refuse
from engine.core.state import State
from engine.core.struct import Struct
from engine.core.tuples import put
from engine.core.value import value

DECREES = ("crane", "fox", "koi", "lotus", "pine", "plum")
"""Face-down cards; the n-th is worth n points."""
FACE_DOWN = "?"
FREE = -1


@value
class Options:
    """How long a play is."""

    long: bool = False


@dataclass(slots=True)
class Domain(Struct):
    """What one seat owns."""

    rice: int = 2
    coins: int = 0
    points: int = 0
    decree: str = FACE_DOWN


@dataclass(slots=True, eq=False, repr=False)
class Lantern(State):
    """The table."""

    domains: tuple[Domain, ...] = ()
    dice: tuple[int, ...] = ()
    gardens: tuple[int, ...] = (FREE,) * 4
    decrees: tuple[str, ...] = ()
    shown: bool = False

    @classmethod
    def notation(cls) -> Notation[Lantern]:
        """Return how positions are written."""
        return NOTATION

    def hide_from(self, seat: int) -> None:
        """Turn down the decrees of others and the rest of the deck."""
        self.decrees = (FACE_DOWN,) * len(self.decrees)
        for other, domain in enumerate(self.domains):
            if other != seat and not self.shown:
                domain.decree = FACE_DOWN

    def fill_in(self, seat: int) -> None:
        """Deal the decrees that cannot be seen."""
        seen = {domain.decree for domain in self.domains}
        unseen = self.shuffled([decree for decree in DECREES if decree not in seen])
        for domain in self.domains:
            if domain.decree == FACE_DOWN:
                domain.decree, unseen = unseen[0], unseen[1:]
        self.decrees = unseen

    def secrets_of(self, seat: int) -> tuple[object, ...]:
        """Return the decree, until all are shown."""
        return () if self.shown else (self.domains[seat].decree,)


@value
class TakeDie(Move):
    """Take the lowest or the highest die."""

    end: str

    def __str__(self) -> str:
        return f"take {self.end}"


@value
class PlaceDie(Move):
    """Put the die into a room."""

    room: int

    def __str__(self) -> str:
        return f"place room {self.room}"


@value
class Plant(Move):
    """Send a gardener."""

    garden: int

    def __str__(self) -> str:
        return f"plant {self.garden}"


@value
class Gained(Event):
    """A seat got something."""

    seat: int
    rice: int = 0
    coins: int = 0
    points: int = 0


@value
class Peeked(Event):
    """A seat looked at its decree; only it knows what it saw."""

    seat: int
    decree: str

    def seen_by(self, seat: int) -> Event | None:
        """Keep the decree from others."""
        return self if seat == self.seat else Peeked(self.seat, FACE_DOWN)


@value
class RollDice(Step[Lantern]):
    """Roll two dice a seat and one more."""

    def run(self, state: Lantern) -> None:
        """Lay them in ascending order."""
        state.dice = tuple(sorted(1 + state.draw(6) for _ in range(2 * len(state.domains) + 1)))


@value
class ChooseDie(Choice[Lantern, TakeDie]):
    """Take a die from an end; the low end pays a point later."""

    rule: ClassVar[str] = "LA-1"
    seat: int

    def attempts(self, state: Lantern) -> Iterable[TakeDie]:
        """Offer both ends."""
        return (TakeDie("low"), TakeDie("high"))

    def take(self, state: Lantern, move: TakeDie) -> None:
        """Take the die and ask where it goes."""
        if move.end == "high":
            die, state.dice = state.dice[-1], state.dice[:-1]
            state.push(ChooseRoom(self.seat, die))
        else:
            die, state.dice = state.dice[0], state.dice[1:]
            state.push(ChooseRoom(self.seat, die), Gain(self.seat, points=1), Peek(self.seat))


@value
class ChooseRoom(Choice[Lantern, PlaceDie]):
    """Put the die into a room, paying if it is low."""

    rule: ClassVar[str] = "LA-2"
    seat: int
    die: int

    def attempts(self, state: Lantern) -> Iterable[PlaceDie]:
        """Offer every room there is."""
        return (PlaceDie(room) for room in range(3))

    def why_not(self, state: Lantern, move: PlaceDie) -> Refusal | None:
        """Refuse a room that is too dear."""
        price, have = self._price(move.room), state.domains[self.seat].coins
        if move.room not in range(3):
            return refuse("LA-2", "no_such_room", room=move.room)
        return refuse("LA-2", "cannot_pay", need=price, have=have) if price > have else None

    def take(self, state: Lantern, move: PlaceDie) -> None:
        """Settle the coins and use the room."""
        state.domains[self.seat].coins -= self._price(move.room)
        won = Gain(self.seat, coins=max(0, self.die - 3))
        state.push(won, *room_actions(self.seat, move.room))

    def _price(self, room: int) -> int:
        return max(0, 2 - self.die) if room else 0


def room_actions(seat: int, room: int) -> tuple[Task, ...]:
    """Return what a room lets a seat do."""
    gardener, harvest = ChooseGarden(seat), Gain(seat, rice=2)
    return (
        (times(2, Gain(seat, rice=1)), optionally(seat, Peek(seat))),
        (AnyOrder(seat, (gardener, harvest, gardener)),),
        (OneOf(seat, (gardener, Gain(seat, coins=1)), optional=True),),
    )[room]


@value
class ChooseGarden(Choice[Lantern, "Plant | Decline"]):
    """Pay one rice to put a gardener into a free garden, then use the garden."""

    rule: ClassVar[str] = "LA-3"
    seat: int

    def attempts(self, state: Lantern) -> Iterable[Plant | Decline]:
        """Try every garden."""
        yield from (Plant(garden) for garden in range(len(state.gardens)))
        yield DECLINE

    def why_not(self, state: Lantern, move: Plant | Decline) -> Refusal | None:
        """Name the rule: somebody is there, or there is no rice."""
        match move:
            case Decline():
                return None
            case Plant(garden) if garden not in range(len(state.gardens)):
                return refuse("LA-3", "no_such_garden", garden=garden)
            case Plant(garden) if state.gardens[garden] != FREE:
                return refuse("LA-3", "occupied", by=state.gardens[garden])
            case Plant() if not state.domains[self.seat].rice:
                return refuse("LA-4", "cannot_pay", need=1, have=0)
        return None

    def take(self, state: Lantern, move: Plant | Decline) -> None:
        """Plant; garden 0 chains into another room."""
        if isinstance(move, Plant):
            state.domains[self.seat].rice -= 1
            state.gardens = put(state.gardens, move.garden, self.seat)
            state.push(Gain(self.seat, points=2))
            if move.garden == 0:
                state.push(OneOf(self.seat, room_actions(self.seat, 1)))


@value
class Gain(Step[Lantern]):
    """Get something."""

    seat: int
    rice: int = 0
    coins: int = 0
    points: int = 0

    def run(self, state: Lantern) -> None:
        """Add it up."""
        domain = state.domains[self.seat]
        domain.rice += self.rice
        domain.coins += self.coins
        domain.points += self.points
        state.tell(Gained, self.seat, self.rice, self.coins, self.points)


@value
class Peek(Step[Lantern]):
    """Look at the own decree again."""

    seat: int

    def run(self, state: Lantern) -> None:
        """Tell it; nothing becomes known that was not."""
        state.tell(Peeked, self.seat, state.domains[self.seat].decree)


@value
class ScoreDecrees(Step[Lantern]):
    """Turn all decrees up."""

    def run(self, state: Lantern) -> None:
        """Count what they are worth."""
        state.reveal()
        state.shown = True
        for domain in state.domains:
            domain.points += DECREES.index(domain.decree)


def rest_of_the_deck(state: Lantern) -> tuple[str, ...]:
    """Return the decrees that nobody holds."""
    held = [domain.decree for domain in state.domains]
    return tuple(decree for decree in DECREES if decree not in held)


class LanternBrain(Brain[Lantern]):
    """Counts points and a little for the rest."""

    def value(self, state: Lantern, seat: int) -> float:
        """Rice and coins are worth what they may become."""
        domain = state.domains[seat]
        return domain.points + 0.3 * domain.rice + 0.2 * domain.coins


class LanternGame(Game[Lantern]):
    """The toy as a game."""

    id, title, seats, options, brain = "lantern", "Lantern", range(2, 5), Options, LanternBrain()
    state = Lantern

    def set_up(self, seats: int, chance: Chance, options: object) -> Lantern:
        """Deal a decree to every seat."""
        assert isinstance(options, Options)
        state = Lantern(chance, domains=tuple(Domain() for _ in range(seats)))
        decrees = state.shuffled(DECREES)
        for seat, domain in enumerate(state.domains):
            domain.decree = decrees[seat]
        state.decrees = decrees[seats:]
        turns = tuple(ChooseDie(seat) for seat in range(seats)) * 2
        state.push(*(RollDice(), *turns) * (4 if options.long else 2), ScoreDecrees())
        return state

    def broken_laws(self, state: Lantern) -> Iterable[str]:
        """No stock is negative, and every decree is in one place."""
        for seat, domain in enumerate(state.domains):
            for name in ("rice", "coins", "points"):
                if getattr(domain, name) < 0:
                    yield f"seat {seat} {name} {getattr(domain, name)}, not 0 or more"
        dealt = [domain.decree for domain in state.domains]
        if sorted([*dealt, *state.decrees]) != sorted(DECREES):
            yield "a decree is lost or doubled"

    def standings(self, state: Lantern) -> tuple[Standing, ...]:
        """Most points, then most coins."""
        domains = state.domains
        return ranked((d.points for d in domains), lambda seat: (domains[seat].coins,))


DECREE = ones("a decree", DECREES).unknown(FACE_DOWN)
NOTATION = Notation[Lantern](
    "lantern",
    __name__,
    seats=lambda state: len(state.domains),
    blank=lambda seats, _: Lantern(Chance(0), domains=tuple(Domain() for _ in range(seats))),
    parts=(
        Line("dice", Many(Number(6, 1)), ()),
        Line(
            "gardens",
            Many(Name("a seat", {"free": FREE} | {str(n): n for n in range(4)})),
            (FREE,) * 4,
        ),
        Each(
            "seat",
            "domains",
            Item("rice", NUMBER, 2),
            Item("coins", NUMBER, 0),
            Item("points", NUMBER, 0),
            Item("decree", DECREE, lambda _, seat: DECREES[seat]),
        ),
        Line("decrees", Many(DECREE), rest_of_the_deck),
        Line("shown", FLAG, usual=False),
    ),
    sorts={},
    rest=lambda _: (ScoreDecrees(),),
)

GAME = LanternGame()
