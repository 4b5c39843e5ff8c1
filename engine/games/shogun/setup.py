"""The table before the first choice (SH-10 to SH-20)."""

from __future__ import annotations

from engine.core.agenda import Step
from engine.core.chance import Chance
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.claims import BeginDraft, PrescribedStart
from engine.games.shogun.components import (
    FREE,
    NOBODY,
    OUT_OF_PLAY,
    PEASANT,
    Options,
    Side,
)
from engine.games.shogun.events.fights import Returned
from engine.games.shogun.ownership import put_away, take_from_stock, take_from_tray
from engine.games.shogun.rounds import BeginYear
from engine.games.shogun.state import House, Shogun
from engine.games.shogun.tower import throw


@value
class FillTower(Step[Shogun]):
    """Throw the first cubes into the tower; what falls out goes back (SH-19)."""

    def run(self, state: Shogun) -> None:
        """Leave the tray empty."""
        cubes = take_from_stock(state, PEASANT, content.BOX.fill_peasants)
        for seat in range(len(state.houses)):
            cubes += take_from_stock(state, seat, content.BOX.fill_armies)
        throw(state, cubes)
        state.tell(Returned, state.tower.tray)
        for colour in (*range(len(state.houses)), PEASANT):
            put_away(state, colour, take_from_tray(state, colour))


def set_up(seats: int, chance: Chance, options: Options) -> Shogun:
    """Return the table with everything in its place and the whole play on the agenda."""
    row, board = content.seats_row(seats), content.board(options.side, seats)
    everywhere = range(len(content.PROVINCES))
    house = House(chests=row.chests, supply=content.BOX.armies_per_player, groups=row.groups)
    state = Shogun(
        chance,
        options=options,
        owners=tuple([NOBODY if p in board.provinces else OUT_OF_PLAY for p in everywhere]),
        armies=(0,) * len(everywhere),
        unrest=(0,) * len(everywhere),
        buildings=((),) * len(everywhere),
        houses=tuple([house.copy() for _ in range(seats)]),
        peasants=content.BOX.peasants,
        event_deck=tuple(range(len(content.EVENTS))),
        places=(FREE,) * len(content.SPECIALS),
    )
    # Only the Sun side has a prescribed start; the Moon side is always drafted (SH-16).
    prescribed = options.start == "prescribed" and options.side is Side.SUN
    state.push(PrescribedStart() if prescribed else BeginDraft(), FillTower(), BeginYear(1))
    return state
