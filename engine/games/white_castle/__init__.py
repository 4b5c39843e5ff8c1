"""The White Castle, for one to four players."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.game import Game, Standing, ranked
from engine.core.outlook import Outlook
from engine.games.white_castle.brain import WhiteCastleBrain
from engine.games.white_castle.components import Options
from engine.games.white_castle.courtiers import CourtierAction
from engine.games.white_castle.foretelling import foretell
from engine.games.white_castle.positions.laws import broken_laws
from engine.games.white_castle.scoring import breakdown, total
from engine.games.white_castle.setup import set_up
from engine.games.white_castle.state import WhiteCastle


class WhiteCastleGame(Game[WhiteCastle]):
    """The game as the catalogue knows it."""

    id, title, seats, options = "white_castle", "The White Castle", range(1, 5), Options
    brain = WhiteCastleBrain()
    state = WhiteCastle

    def set_up(self, seats: int, chance: Chance, options: object) -> WhiteCastle:
        """Lay out the table."""
        assert isinstance(options, Options)
        return set_up(seats, chance, options)

    def foretell(self, view: WhiteCastle, seat: int, path: tuple[Move, ...]) -> Outlook:
        """Say what an answer costs and brings, and where a die could do nothing."""
        return foretell(view, seat, path)

    def standings(self, state: WhiteCastle) -> tuple[Standing, ...]:
        """Rank by points, final ones once the game is over; ties go by turn order (WC-108).

        In solo a tie is not a win (WC-135).
        """
        seats = range(len(state.domains))
        if state.is_over:
            points = [total(state, seat) for seat in seats]
        else:
            points = [domain.points for domain in state.domains]
        if state.players == 1:
            return ranked(points, lambda seat: (seat,))
        return ranked(points, lambda seat: (-state.order.index(seat),))

    def broken_laws(self, state: WhiteCastle) -> Iterable[str]:
        """Name what no play can lead to."""
        return broken_laws(state)

    def score(self, position: object) -> dict[str, object]:
        """Score what one clan owns at the end."""
        from engine.games.white_castle.positions.scored import score  # pydantic is slow to import

        return score(position)

    def score_state(self, state: WhiteCastle) -> dict[str, object]:
        """Return the points now, and what every clan would have if the game ended here."""
        clans = [
            {"total": total(state, seat), "categories": breakdown(state, seat)}
            for seat in range(len(state.domains))
        ]
        return super().score_state(state) | {"at_the_end": clans}


GAME = WhiteCastleGame()

LATE_TASKS = (CourtierAction,)
"""Tasks of chapters that are imported late: a save may hold one before anybody has played."""
