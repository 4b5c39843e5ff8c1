"""A round of turns: deal, let everybody choose, turn up, pass the rest on."""

from __future__ import annotations

from engine.core.agenda import Step, Together
from engine.core.value import value
from engine.games.two_castles.choosing import lane_of
from engine.games.two_castles.events import (
    HandDealt,
    LastTilesPutAway,
    RoundBegan,
    StacksPassed,
    TilesTurnedUp,
    TurnBegan,
)
from engine.games.two_castles.ludwig import LudwigDraws
from engine.games.two_castles.placing import LastCall, PlaceTiles
from engine.games.two_castles.state import PutAway, TwoCastles
from engine.games.two_castles.supplies import refill_supply, take_tiles

HAND = 9


@value
class StartRound(Step[TwoCastles]):
    """Deal nine tiles to everybody, Ludwig included (BC-10, BC-62)."""

    round: int

    def run(self, state: TwoCastles) -> None:
        """Refill the supply first if it cannot serve everybody (A-9)."""
        state.round, state.turn = self.round, 1
        state.tell(RoundBegan(self.round))
        if len(state.supply) < HAND * len(state.builders):
            refill_supply(state)
        for number, builder in enumerate(state.builders):
            builder.hand = tuple(sorted(take_tiles(state, HAND)))
            state.tell(HandDealt(number, builder.hand))
        state.push(StartTurn())


@value
class StartTurn(Step[TwoCastles]):
    """Let all seats choose at the same time (BC-11); Ludwig's tiles come first (BC-63)."""

    def run(self, state: TwoCastles) -> None:
        """Push the three steps of a turn and the passing on."""
        state.tell(TurnBegan(state.round, state.turn))
        seats = range(state.seats)
        together = Together(tuple([lane_of(seat) for seat in seats]))
        places = [PlaceTiles(seat) for seat in seats]
        state.push(together, TurnUp(), *places, LastCall(), PassOn())
        if state.has_ludwig:
            state.push(LudwigDraws())


@value
class TurnUp(Step[TwoCastles]):
    """Turn all chosen tiles up together (BC-13)."""

    def run(self, state: TwoCastles) -> None:
        """From now on every builder owes a tile to both castles."""
        state.reveal()
        for number, builder in enumerate(state.builders):
            if not builder.owes:  # Ludwig's tiles lie open already
                builder.chosen = tuple(sorted(builder.chosen))
                builder.owes = state.castles_of(number)
                state.tell(TilesTurnedUp(number, builder.chosen))


@value
class PassOn(Step[TwoCastles]):
    """Pass all stacks on, left in round 1, right in round 2 (BC-17, BC-64)."""

    def run(self, state: TwoCastles) -> None:
        """Start the next turn, or put the last tiles away and end the round (BC-18)."""
        builders = state.builders
        by = 1 if state.round == 1 else -1
        known = [
            tuple([s for s in range(state.seats) if state.has_held(s, holder)])
            for holder in range(len(builders))
        ]
        hands = [builder.hand for builder in builders]
        state.tell(StacksPassed(by))
        state.reveal()
        if len(hands[0]) > 1:
            for number, hand in enumerate(hands):
                builders[(number + by) % len(builders)].hand = hand
            state.turn += 1
            state.push(StartTurn())
            return
        for holder, builder in enumerate(builders):
            state.put_away += (PutAway(hands[holder][0], known[holder]),)
            builder.hand = ()
        state.tell(LastTilesPutAway(len(builders)))
