"""What this game tells its machine players."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache

from engine.ai.learned import LearnedValue, values_of
from engine.core.agenda import Move
from engine.core.brain import Brain
from engine.core.brain.thought import Player
from engine.core.chance import Chance
from engine.games.white_castle.brain.hand import hand_value
from engine.games.white_castle.brain.measures import SOURCES, turns_left
from engine.games.white_castle.brain.sense import sensible_moves
from engine.games.white_castle.brain.subject import SUBJECT
from engine.games.white_castle.components import ROUNDS
from engine.games.white_castle.dice import TakeDie
from engine.games.white_castle.scoring import breakdown
from engine.games.white_castle.state import WhiteCastle


class WhiteCastleBrain(Brain[WhiteCastle]):
    """Counts what stands, and what stock, cards and figures bring in the turns that are left."""

    levels = ("beginner", "learner", "improver", "practised", "casual", "strong")
    characters = ("warlord", "courtier", "hermit")
    subject = SUBJECT

    def sensible(self, state: WhiteCastle, seat: int) -> Sequence[Move]:
        """Leave out exchanges that make nothing possible, doing without, and what wastes a gain."""
        return sensible_moves(state, seat)

    def ends_turn(self, state: WhiteCastle, seat: int) -> bool:
        """Whether a die is to be taken, or somebody else decides."""
        if not state.agenda:
            return True
        choice = state.next_choice
        return choice.seat != seat or isinstance(choice, TakeDie)

    def is_last_turn(self, state: WhiteCastle, seat: int) -> bool:
        """Whether the die at hand is the last of the play."""
        return state.round == ROUNDS and turns_left(state, seat) <= 1

    def position_key(self, state: WhiteCastle, seat: int) -> Hashable:
        """Return the own domain and what of the board the own turn changes."""
        own = state.domains[seat]
        return (
            state.agenda, own.coins, own.seals, own.food, own.iron, own.pearl, own.points,
            own.influence, own.home, own.levels, own.yards, own.gardens, own.card, own.lantern,
            own.dice, state.cards, state.hall, state.spaces, state.bridges, state.arrivals,
        )  # fmt: skip

    def value(self, state: WhiteCastle, seat: int) -> float:
        """Return the points *seat* can expect by hand-made weights."""
        return hand_value(state, seat)

    def values(self, state: WhiteCastle) -> tuple[float, ...]:
        """Return the points every clan can expect, as it was learned."""
        worth = learned().worth
        return tuple([worth(state, seat) for seat in range(len(state.domains))])

    def spread(self, state: WhiteCastle, seat: int) -> float:
        """Return how wrong learned values are at this stage."""
        return learned().spread(state, seat)

    def features(self, state: WhiteCastle, seat: int) -> Mapping[str, float]:
        """Name the points that stand by category, and what is still to come from where."""
        parts: dict[str, float] = {name: float(n) for name, n in breakdown(state, seat).items()}
        for source, points in learned().parts(state, seat, SOURCES).items():
            parts[source] = parts.get(source, 0.0) + points
        return parts

    def habits(self, state: WhiteCastle, seat: int, moves: Sequence[Move]) -> Mapping[str, float]:
        """Count figures that were sent out and where they stand, and what the clan came to."""
        domain = state.domains[seat]
        counted = {f"level_{n}": float(number) for n, number in enumerate(domain.levels)}
        counted |= {f"yard_{n}": float(number) for n, number in enumerate(domain.yards)}
        at_home = zip(("courtiers", "gardeners", "warriors"), domain.home, strict=True)
        counted |= {f"{name}_at_home": float(number) for name, number in at_home}
        counted |= {"lantern": float(len(domain.lantern)), "influence": float(domain.influence)}
        return counted

    def player(self, level: str, chance: Chance, character: str = "") -> Player:
        """Return a player of the ladder."""
        from engine.games.white_castle.brain.ladder import player_of

        return player_of(self, level, chance, character)


@cache
def learned() -> LearnedValue:
    """Return the values this game is delivered with, read when somebody thinks."""
    return values_of("white_castle", SUBJECT)
