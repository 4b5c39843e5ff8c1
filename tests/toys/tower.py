"""A toy game: secret planning by all seats together, then actions that draw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.core.agenda import Choice, Event, Move, Step, Together
from engine.core.brain import Brain
from engine.core.chance import Chance
from engine.core.combinators import DECLINE, Decline
from engine.core.game import Game, Standing, ranked
from engine.core.notation import (
    FLAG,
    NUMBER,
    SEAT,
    Each,
    Fixed,
    Item,
    Line,
    Many,
    Name,
    Notation,
    Number,
    Part,
    Words,
    named,
)
from engine.core.notation.parts import heard
from engine.core.refusal import Refusal, refuse
from engine.core.state import State
from engine.core.struct import Struct
from engine.core.tuples import added, put
from engine.core.value import value

SLOTS = ("harvest", "recruit", "attack")
HOMES = 4
BLANK, FACE_DOWN = -1, -2


@value
class Options:
    """How many seasons."""

    seasons: Literal[2, 3] = 2


@dataclass(slots=True)
class Plan(Struct):
    """The province card on every action of one seat, and its rice."""

    cards: tuple[int, ...] = (BLANK,) * len(SLOTS)
    rice: int = 0


@dataclass(slots=True, eq=False, repr=False)
class Tower(State):
    """The table."""

    owners: tuple[int, ...] = ()
    armies: tuple[int, ...] = ()
    plans: tuple[Plan, ...] = ()
    stuck: tuple[int, ...] = ()
    planning: bool = False

    @classmethod
    def notation(cls) -> Notation[Tower]:
        """Return how positions are written."""
        return NOTATION

    def hand(self, seat: int) -> list[int]:
        """Return the cards a seat has not planned with yet."""
        planned = self.plans[seat].cards
        return [p for p, owner in enumerate(self.owners) if owner == seat and p not in planned]

    def hide_from(self, seat: int) -> None:
        """Turn down the plans of others."""
        if self.planning:
            for other, plan in enumerate(self.plans):
                if other != seat:
                    plan.cards = (FACE_DOWN,) * len(SLOTS)

    def fill_in(self, seat: int) -> None:
        """Let those who still plan begin again; give the others any complete plan."""
        if not self.planning:
            return
        top = self.agenda[-1]
        assert isinstance(top, Together)
        for other, plan in enumerate(self.plans):
            if other == seat:
                continue
            plan.cards = (BLANK,) * len(SLOTS)
            if top.lanes[other]:
                top = top.with_lane(other, lane_of(other))
            else:
                hand = self.shuffled(self.hand(other))
                plan.cards = (hand + plan.cards)[: len(SLOTS)]
        self.agenda = (*self.agenda[:-1], top)

    def secrets_of(self, seat: int) -> tuple[object, ...]:
        """Return the plan once it is complete: guesses about it must vary."""
        top = self.agenda[-1] if self.agenda else None
        is_done = isinstance(top, Together) and not top.lanes[seat]
        hidden = self.planning and is_done and self.owners.count(seat) > len(SLOTS)
        return (self.plans[seat].cards,) if hidden else ()


@value
class Assign(Move):
    """Put a province card on an action."""

    slot: int
    card: int

    def __str__(self) -> str:
        return f"assign {SLOTS[self.slot]} {self.card}"


@value
class Withdraw(Move):
    """Take a card back."""

    slot: int

    def __str__(self) -> str:
        return f"withdraw {SLOTS[self.slot]}"


@value
class Ready(Move):
    """Say that the plan is final."""

    def __str__(self) -> str:
        return "ready"


@value
class Attack(Move):
    """March into a neighbouring province."""

    target: int

    def __str__(self) -> str:
        return f"attack {self.target}"


@value
class Planned(Event):
    """A seat put a card on an action; others learn only that it planned."""

    seat: int
    slot: int

    def seen_by(self, seat: int) -> Event | None:
        """Keep it from others altogether."""
        return self if seat == self.seat else None


@value
class Battle(Event):
    """What fell out of the tower."""

    attacker: int
    target: int
    fallen: tuple[int, ...]


@value
class FillPlan(Choice[Tower, "Assign | Withdraw"]):
    """Put one province card on every action, in secret."""

    rule: ClassVar[str] = "TO-1"
    seat: int

    def free(self, state: Tower) -> list[int]:
        """Return the actions without a card."""
        cards = state.plans[self.seat].cards
        return [slot for slot, card in enumerate(cards) if card == BLANK]

    def attempts(self, state: Tower) -> Iterable[Assign | Withdraw]:
        """Try every card on every action."""
        for slot in range(len(SLOTS)):
            yield from (Assign(slot, card) for card in range(len(state.owners)))
            yield Withdraw(slot)

    def why_not(self, state: Tower, move: Assign | Withdraw) -> Refusal | None:
        """Name the rule about cards and spaces."""
        match move:
            case Assign(slot, card):
                if state.plans[self.seat].cards[slot] != BLANK:
                    return refuse("TO-2", "space_taken", slot=slot)
                if card not in state.hand(self.seat):
                    return refuse("TO-3", "not_in_hand", card=card)
            case Withdraw(slot) if state.plans[self.seat].cards[slot] == BLANK:
                return refuse("TO-2", "space_empty", slot=slot)
        return None

    def take(self, state: Tower, move: Assign | Withdraw) -> None:
        """Change the plan; ask again while something is missing."""
        place(state, self.seat, move)
        if self.free(state) and state.hand(self.seat):
            state.push(self)


@value
class Commit(Choice[Tower, "Ready | Withdraw"]):
    """Say that the plan is final, or change it."""

    rule: ClassVar[str] = "TO-4"
    seat: int

    def attempts(self, state: Tower) -> Iterable[Ready | Withdraw]:
        """Offer to be ready, or to take back."""
        return (Ready(), *withdrawals(state, self.seat))

    def take(self, state: Tower, move: Ready | Withdraw) -> None:
        """Close the lane, or fill the gap again."""
        if isinstance(move, Withdraw):
            place(state, self.seat, move)
            state.push(FillPlan(self.seat), self)


def lane_of(seat: int) -> tuple[Commit, FillPlan]:
    """Return the private agenda of a seat that starts to plan."""
    return (Commit(seat), FillPlan(seat))


def withdrawals(state: Tower, seat: int) -> Iterable[Withdraw]:
    """Return the cards that can be taken back."""
    return (Withdraw(s) for s, card in enumerate(state.plans[seat].cards) if card != BLANK)


def place(state: Tower, seat: int, move: Assign | Withdraw) -> None:
    """Put the card there, or nothing."""
    card = move.card if isinstance(move, Assign) else BLANK
    state.plans[seat].cards = put(state.plans[seat].cards, move.slot, card)
    state.tell(Planned, seat, move.slot)


@value
class Season(Step[Tower]):
    """Plan together, then carry out the actions one by one."""

    def run(self, state: Tower) -> None:
        """Open a lane for everybody who has cards."""
        seats = range(len(state.plans))
        for plan in state.plans:
            plan.cards = (BLANK,) * len(SLOTS)
        state.planning = True
        lanes = tuple(lane_of(s) if state.hand(s) else () for s in seats)
        actions = [CarryOut(slot, s) for slot in range(len(SLOTS)) for s in seats]
        state.push(Together(lanes), RevealPlans(), *actions)


@value
class RevealPlans(Step[Tower]):
    """Turn all plans up."""

    def run(self, state: Tower) -> None:
        """What was secret is known now."""
        state.planning = False
        state.reveal()


@value
class CarryOut(Step[Tower]):
    """Do one action of one seat."""

    slot: int
    seat: int

    def run(self, state: Tower) -> None:
        """Do it if the province is still the seat's."""
        card = state.plans[self.seat].cards[self.slot]
        if card == BLANK or state.owners[card] != self.seat:
            return
        match SLOTS[self.slot]:
            case "harvest":
                state.plans[self.seat].rice += 1
            case "recruit":
                state.armies = added(state.armies, card, +1)
            case _:
                state.push(ChooseTarget(self.seat, card))


@value
class ChooseTarget(Choice[Tower, "Attack | Decline"]):
    """March into a neighbour's province, or stay."""

    rule: ClassVar[str] = "TO-5"
    seat: int
    home: int

    def attempts(self, state: Tower) -> Iterable[Attack | Decline]:
        """Try every province."""
        yield from (Attack(target) for target in range(len(state.owners)))
        yield DECLINE

    def why_not(self, state: Tower, move: Attack | Decline) -> Refusal | None:
        """Name the rule: too far, one's own, too weak."""
        if isinstance(move, Decline):
            return None
        around = len(state.owners)
        if (move.target - self.home) % around not in (1, around - 1):
            return refuse("TO-6", "not_adjacent", target=move.target)
        if state.owners[move.target] == self.seat:
            return refuse("TO-7", "own_province", target=move.target)
        if state.armies[self.home] < 2:
            return refuse("TO-8", "one_must_stay", have=state.armies[self.home])
        return None

    def take(self, state: Tower, move: Attack | Decline) -> None:
        """Fight."""
        if isinstance(move, Attack):
            state.push(Fight(self.home, move.target))


@value
class Fight(Step[Tower]):
    """Throw both armies into the cube tower and count what comes out."""

    home: int
    target: int

    def run(self, state: Tower) -> None:
        """Give the province to whoever has more cubes in the tray."""
        attacker, defender = state.owners[self.home], state.owners[self.target]
        marching = state.armies[self.home] - 1
        thrown = list(state.stuck)
        thrown[attacker] += marching
        thrown[defender] += state.armies[self.target]
        fallen = [sum(state.draw(3) > 0 for _ in range(count)) for count in thrown]
        state.stuck = tuple(t - f for t, f in zip(thrown, fallen, strict=True))
        state.armies = added(state.armies, self.home, -marching)
        won = fallen[attacker] - fallen[defender]
        if won > 0:
            state.owners = put(state.owners, self.target, attacker)
        state.armies = put(state.armies, self.target, abs(won))
        state.tell(Battle, attacker, self.target, tuple(fallen))


def laid_out(seats: int, chance: Chance) -> Tower:
    """Give everybody four provinces around a ring."""
    return Tower(
        chance,
        owners=tuple(range(seats)) * HOMES,
        armies=(2,) * seats * HOMES,
        plans=tuple(Plan() for _ in range(seats)),
        stuck=(0,) * seats,
    )


class TowerBrain(Brain[Tower]):
    """Counts provinces, and plans one action after the other."""

    def sensible(self, state: Tower, seat: int) -> Sequence[Move]:
        """Think of the first empty action only, and never take a card back."""
        moves = [move for move in state.moves(seat) if not isinstance(move, Withdraw)]
        choice = state.waiting[seat]
        if not isinstance(choice, FillPlan):
            return moves
        first = choice.free(state)[0]
        return [move for move in moves if isinstance(move, Assign) and move.slot == first]

    def value(self, state: Tower, seat: int) -> float:
        """A province is a province."""
        return state.owners.count(seat) + state.plans[seat].rice


class TowerGame(Game[Tower]):
    """The toy as a game."""

    id, title, seats, options, brain = "tower", "Tower", range(2, 5), Options, TowerBrain()
    state = Tower

    def set_up(self, seats: int, chance: Chance, options: object) -> Tower:
        """Give everybody four provinces around a ring."""
        assert isinstance(options, Options)
        state = laid_out(seats, chance)
        state.push(*(Season(),) * options.seasons)
        return state

    def broken_laws(self, state: Tower) -> Iterable[str]:
        """No army is negative, and no province card is planned with twice."""
        for province, armies in enumerate(state.armies):
            if armies < 0:
                yield f"province {province} armies {armies}, not 0 or more"
        for seat, plan in enumerate(state.plans):
            planned = [card for card in plan.cards if card != BLANK]
            if len(set(planned)) < len(planned):
                yield f"seat {seat} plans with a card twice"

    def standings(self, state: Tower) -> tuple[Standing, ...]:
        """Provinces and rice."""
        return ranked(state.owners.count(s) + p.rice for s, p in enumerate(state.plans))


class Lands(Part[Tower]):
    """Each province whose owner or armies are not as at the start: ``land 3 owner 1 armies 4``."""

    word = "land"
    items = (Item("owner", SEAT, usual=None), Item("armies", NUMBER, usual=None))

    def write(self, state: Tower) -> Iterable[str]:
        """Say both of every province that changed."""
        start = laid_out(len(state.plans), state.chance)
        for land, now in enumerate(zip(state.owners, state.armies, strict=True)):
            if now != (start.owners[land], start.armies[land]):
                yield f"{land} owner {now[0]} armies {now[1]}"

    def read(self, state: Tower, lines: Sequence[Words]) -> None:
        """Change what is said."""
        for words in lines:
            land = Number(len(state.owners) - 1).read(words)
            given = heard(self.items, words)
            state.owners = put(state.owners, land, given.get("owner", state.owners[land]))
            state.armies = put(state.armies, land, given.get("armies", state.armies[land]))


CARD = Name("a province", {str(n): n for n in range(4 * HOMES)} | {"-": BLANK, "?": FACE_DOWN})
NOTATION = Notation[Tower](
    "tower",
    __name__,
    seats=lambda state: len(state.plans),
    blank=lambda seats, _: laid_out(seats, Chance(0)),
    parts=(
        Lands(),
        Each(
            "seat",
            "plans",
            Item("cards", Fixed(*(CARD,) * len(SLOTS)), (BLANK,) * len(SLOTS)),
            Item("rice", NUMBER, 0),
        ),
        Line("stuck", Many(NUMBER), lambda state: (0,) * len(state.plans)),
        Line("planning", FLAG, usual=False),
    ),
    sorts={"slot": named("an action", SLOTS)},
)

GAME = TowerGame()
