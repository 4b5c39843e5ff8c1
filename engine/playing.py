"""Whole plays by machine players, for simulations, leagues and the bench."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.outside import named_player
from engine.core import options as options_text
from engine.core.chance import Chance
from engine.core.game import Game, Standing
from engine.core.record import Record
from engine.core.state import State
from engine.core.value import value


@value
class Play:
    """A play that came to its end."""

    record: Record
    standings: tuple[Standing, ...]

    @property
    def decisions(self) -> int:
        """How many answers were given."""
        return len(self.record.moves)


def play_through(
    game: Game[Any], seats: int, seed: int, levels: Sequence[str], options: object
) -> Play:
    """Let machines of *levels*, one per seat in turn, play the game with this *seed* to its end."""
    chance = Chance(seed)
    state = game.new(seats, chance, options)
    state.heard = False
    sitting = [levels[seat % len(levels)] for seat in range(seats)]
    players = [named_player(level, game, chance.branch(n)) for n, level in enumerate(sitting)]
    record = Record(game.id, game.edition, seats, seed, options_text.as_text(options))
    while not state.is_over:
        seat = state.next_choice.seat
        move = players[seat].choose(state.seen_by(seat), seat)
        record.moves.append((seat, str(move)))
        state.apply(seat, move)
    return Play(record, game.standings(state))


def playout(game: Game[Any], state: State, chance: Chance) -> int:
    """Play *state* to its end by chance, as fast as can be; return the number of decisions."""
    decisions, sensible = 0, game.brain.sensible
    state.heard = False
    while state.agenda:
        choice = state.next_choice
        moves = sensible(state, choice.seat)
        number = 0
        if len(moves) > 1:
            number, chance = chance.draw(len(moves))
        state.apply(choice.seat, moves[number])
        decisions += 1
    return decisions
