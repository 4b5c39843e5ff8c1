"""Whole plays by machine players, for simulations, leagues and the bench."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.ai.levels import player_of
from engine.core import options as options_text
from engine.core.chance import Chance
from engine.core.game import Game, Standing
from engine.core.record import Record
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
    players = [
        player_of(levels[seat % len(levels)], game, chance.branch(seat)) for seat in range(seats)
    ]
    record = Record(game.id, game.edition, seats, seed, options_text.as_text(options))
    while not state.is_over:
        seat = min(state.waiting)
        # A random player needs no view to be fair: it looks at nothing but the offered moves.
        looks = levels[seat % len(levels)] != "random"
        move = players[seat].choose(state.seen_by(seat) if looks else state, seat)
        record.moves.append((seat, str(move)))
        state.apply(seat, move)
    return Play(record, game.standings(state))
