"""Between Two Castles of Mad King Ludwig, for two to seven players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.game import Game, Standing
from engine.core.outlook import Outlook
from engine.games.two_castles.brain import TwoCastlesBrain
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import REGULAR_COUNT, SPECIAL_NUMBERS
from engine.games.two_castles.ending import standings
from engine.games.two_castles.foretelling import foretell
from engine.games.two_castles.positions.laws import broken_laws
from engine.games.two_castles.scoring import CATEGORIES, castle_points, score_sheet
from engine.games.two_castles.setup import set_up
from engine.games.two_castles.state import TwoCastles


class TwoCastlesGame(Game[TwoCastles]):
    """The base game and its variant for two, with Ludwig as a rival who never decides."""

    id = "two_castles"
    title = "Between Two Castles of Mad King Ludwig"
    edition = 3
    seats = range(2, 8)
    brain = TwoCastlesBrain()
    state = TwoCastles

    def set_up(self, seats: int, chance: Chance, options: object) -> TwoCastles:
        """Lay the table."""
        return set_up(seats, chance)

    def foretell(self, view: TwoCastles, seat: int, path: tuple[Move, ...]) -> Outlook:
        """Say by how many points a castle would change."""
        return foretell(view, seat, path)

    def standings(self, state: TwoCastles) -> tuple[Standing, ...]:
        """Return the lower castle of everybody; with two players Ludwig is seat 2 (BC-66)."""
        return standings(state)

    def broken_laws(self, state: TwoCastles) -> Iterable[str]:
        """Name what no play can lead to."""
        return broken_laws(state)

    def measured(self) -> Mapping[str, Callable[[], object]]:
        """Let the bench score a castle of twenty rooms, since search does little else."""
        castle = castle_of_twenty()
        return {"castles_scored": lambda: score_sheet(castle)}

    def figures(self, state: TwoCastles) -> Mapping[str, float]:
        """Tell what a castle came to on average: everybody's points are those of the lower one."""
        return {"castle": sum(map(castle_points, state.castles)) / len(state.castles)}

    def score(self, position: object) -> dict[str, object]:
        """Return the score sheet of one castle, as written on a score pad."""
        from engine.games.two_castles.positions.scored import score

        return score(position)

    def score_state(self, state: TwoCastles) -> dict[str, object]:
        """Return the points now, and the score sheet of every castle."""
        sheets = [score_sheet(castle) for castle in state.castles]
        castles = [
            {
                "total": sheet.total,
                "categories": {
                    c.value: p for c, p in zip(CATEGORIES, sheet.categories, strict=True)
                },
            }
            for sheet in sheets
        ]
        return super().score_state(state) | {"castles": castles}


def castle_of_twenty() -> Castle:
    """Build rooms of every kind on all sides, with an attendant and a bonus card."""
    castle = Castle(0, attendants=(0,), cards=(0,))
    for number, room in enumerate((*range(0, REGULAR_COUNT, 9), *SPECIAL_NUMBERS.values())):
        spaces = castle.open_to(room)
        castle.build(room, spaces[number * 5 % len(spaces)])
    return castle


GAME = TwoCastlesGame()
