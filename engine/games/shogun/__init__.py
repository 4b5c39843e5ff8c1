"""Shogun: daimyos, provinces and a tower of cubes, for three to five players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.agenda import Move
from engine.core.chance import Chance
from engine.core.errors import OptionError
from engine.core.game import Game, Standing
from engine.core.outlook import Outlook
from engine.games.shogun import scoring, setup
from engine.games.shogun.brain import ShogunBrain
from engine.games.shogun.components import Options, Side
from engine.games.shogun.foretelling import foretell
from engine.games.shogun.positions.laws import broken_laws
from engine.games.shogun.state import Shogun


class ShogunGame(Game[Shogun]):
    """The game as the catalogue knows it."""

    id, title, seats, options, brain = "shogun", "Shogun", range(3, 6), Options, ShogunBrain()
    state = Shogun

    def options_from(self, texts: Mapping[str, str]) -> Options:
        """Refuse a prescribed start on the Moon side, which has none (SH-16)."""
        chosen: Options = super().options_from(texts)
        if chosen.side is Side.MOON and texts.get("start") == "prescribed":
            raise OptionError(
                "Only the Sun side has a prescribed start; take side=sun or start=draft."
            )
        return chosen

    def set_up(self, seats: int, chance: Chance, options: object) -> Shogun:
        """Return the table before anything happens."""
        assert isinstance(options, Options)
        return setup.set_up(seats, chance, options)

    def foretell(self, view: Shogun, seat: int, path: tuple[Move, ...]) -> Outlook:
        """Say how a fight would end, or what an order costs, brings and risks."""
        return foretell(view, seat, path)

    def standings(self, state: Shogun) -> tuple[Standing, ...]:
        """Return points and places as they are now."""
        return scoring.standings(state)

    def broken_laws(self, state: Shogun) -> Iterable[str]:
        """Name what no play can lead to."""
        return broken_laws(state)

    def score(self, position: object) -> dict[str, object]:
        """Return the points of one winter for a position given as JSON."""
        from engine.games.shogun.positions.scored import score

        return score(position)

    def score_state(self, state: Shogun) -> dict[str, object]:
        """Return the points now, and what a winter at this moment would bring on top."""
        from engine.games.shogun.positions.scored import told

        seats = len(state.houses)
        scores = scoring.year_scores(state.board, state.owners, state.buildings, seats)
        return super().score_state(state) | {"winter": [told(score) for score in scores]}


GAME = ShogunGame()
