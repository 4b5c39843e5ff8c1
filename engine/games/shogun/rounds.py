"""Years and rounds: what is laid out, what goes back (SH-1, SH-30, SH-31, SH-46)."""

from __future__ import annotations

from typing import ClassVar

from engine.core.agenda import Step, Together
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.actions import BeginAction
from engine.games.shogun.auction import DrawEvent, RevealBids
from engine.games.shogun.components import FREE, NO_EVENT, Season
from engine.games.shogun.events import RoundEnded, SeasonBegan, YearBegan
from engine.games.shogun.planning import lane_of
from engine.games.shogun.state import EMPTY_PLAN, NONE_SHOWN, Shogun
from engine.games.shogun.winter import Winter

YEARS = 2


@value
class BeginYear(Step[Shogun]):
    """Turn up the events of a year and go through its rounds (SH-20)."""

    year: int

    def run(self, state: Shogun) -> None:
        """Events are drawn at random from those still in the game."""
        mixed = state.shuffled(state.event_deck)
        state.year = self.year
        state.events = tuple(sorted(mixed[: content.BOX.events_per_year]))
        state.event_deck = tuple(sorted(mixed[content.BOX.events_per_year :]))
        state.tell(YearBegan, self.year, state.events)
        following = (BeginYear(self.year + 1),) if self.year < YEARS else ()
        seasons = (Season.SPRING, Season.SUMMER, Season.AUTUMN)
        state.push(*(BeginRound(season) for season in seasons), Winter(), *following)


@value
class BeginRound(Step[Shogun]):
    """Lay out action cards and special cards, then let all plan (SH-30, SH-31, SH-32)."""

    stands_alone: ClassVar[bool] = True

    season: Season

    def run(self, state: Shogun) -> None:
        """Open a lane for everybody."""
        state.season = self.season
        state.slot = 0
        state.actions = state.shuffled(range(len(content.ACTIONS)))
        state.specials = state.shuffled(range(len(content.SPECIALS)))
        state.places = (FREE,) * len(content.SPECIALS)
        for house in state.houses:
            house.fresh = ()
        shown = state.actions[: state.actions_known]
        state.tell(SeasonBegan, state.year, self.season, shown, state.specials)
        lanes = tuple([lane_of(seat) for seat in range(len(state.houses))])
        state.push(Together(lanes), DrawEvent(), RevealBids(), BeginAction(), EndRound())


@value
class EndRound(Step[Shogun]):
    """Give all cards back; the event leaves the game (SH-46)."""

    def run(self, state: Shogun) -> None:
        """Leave the daimyos where they are in autumn: winter keeps the order (SH-90)."""
        for house in state.houses:
            house.plan, house.shown, house.fresh = EMPTY_PLAN, NONE_SHOWN, ()
        state.event = NO_EVENT
        state.actions, state.slot = (), 0
        state.specials = ()
        if state.season is not Season.AUTUMN:
            state.places = (FREE,) * len(state.places)
        state.tell(RoundEnded, state.year, state.season)
