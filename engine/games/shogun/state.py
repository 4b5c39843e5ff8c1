"""The table of Shogun, what a seat may know of it, and how to guess the rest.

We decided (AMB-24): whoever counts cubes knows how many of each colour lie in the tower, because
all the others are in the open (SH-3). On which shelf they lie nobody can see, so a view leaves the
shelves empty and a guess lays the missing cubes on them at random; the option ``show_tower`` shows
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.agenda import Together
from engine.core.state import State
from engine.core.struct import Struct
from engine.core.tuples import without
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.components import (
    BID,
    BLANK,
    COLOURS,
    FACE_DOWN,
    FREE,
    NO_EVENT,
    NOTHING,
    PEASANT,
    SPACES,
    Board,
    Building,
    CardId,
    Effect,
    Options,
    Owner,
    ProvinceId,
    Season,
    is_card,
)

if TYPE_CHECKING:
    from engine.core.notation import Notation

EMPTY_PLAN = (BLANK,) * SPACES
ALL_HIDDEN = (FACE_DOWN,) * SPACES
NONE_SHOWN = (False,) * SPACES


@value
class Tower:
    """The cube tower: two shelves with cubes, oldest first, and the tray with cubes by colour."""

    shelves: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    tray: tuple[int, ...] = (0,) * COLOURS

    def held(self, colour: int) -> int:
        """Return how many cubes of a colour lie inside."""
        return self.shelves[0].count(colour) + self.shelves[1].count(colour)


@dataclass(slots=True)
class House(Struct):
    """What one player has."""

    chests: int = 0
    rice: int = 0
    points: int = 0
    supply: int = 0
    provinces: tuple[ProvinceId, ...] = ()
    """His province cards, on the tableau or in hand, in order; everybody knows them."""
    fresh: tuple[ProvinceId, ...] = ()
    """Those he won this round: they are in hand and cannot lie on the tableau (SH-45)."""
    plan: tuple[CardId, ...] = EMPTY_PLAN
    shown: tuple[bool, ...] = NONE_SHOWN
    """Which cards of the plan lie face up."""
    groups: tuple[int, ...] = ()
    """Armies still to place in the draft."""
    pair: tuple[ProvinceId, ...] = ()
    """The two open cards at his last turn of the draft (SH-15)."""


@dataclass(slots=True, eq=False, repr=False)
class Shogun(State):
    """Everything about one moment."""

    options: Options = Options()  # noqa: RUF009  # a frozen value
    year: int = 1
    season: Season = Season.SPRING
    owners: tuple[Owner, ...] = ()
    armies: tuple[int, ...] = ()
    unrest: tuple[int, ...] = ()
    buildings: tuple[tuple[Building, ...], ...] = ()
    houses: tuple[House, ...] = ()
    peasants: int = 0
    """Green cubes in stock."""
    tower: Tower = Tower()  # noqa: RUF009  # a frozen value
    unseen: tuple[ProvinceId, ...] = ()
    """Province cards of the draft that nobody has seen; drawn at random, so in no order."""
    buried: tuple[ProvinceId, ...] = ()
    """Cards put under that deck."""
    open_cards: tuple[ProvinceId, ...] = ()
    event_deck: tuple[int, ...] = ()
    """Events still in the game and face down; drawn at random, so in no order."""
    events: tuple[int, ...] = ()
    """This year's open events that are left."""
    event: int = NO_EVENT
    """The event of this round."""
    actions: tuple[int, ...] = ()
    """The ten action cards in the order of this round."""
    slot: int = 0
    """How many of them are finished."""
    specials: tuple[int, ...] = ()
    """The special card on each place of the turn order."""
    places: tuple[int, ...] = ()
    """Who took each place."""

    # Reading ------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The map as it is played."""
        return content.BOARDS[self.options.side, len(self.houses)]

    @property
    def turn_order(self) -> list[int]:
        """The seats by their places."""
        return [seat for seat in self.places if seat != FREE]

    @property
    def actions_known(self) -> int:
        """How many action cards have been turned up this round (SH-30)."""
        return min(self.slot + content.BOX.actions_face_up, len(self.actions))

    def event_amount(self, effect: Effect) -> int:
        """Return the figure of this round's event if it has this effect, else 0."""
        if self.event == NO_EVENT:
            return 0
        card = content.EVENTS[self.event]
        return card.amount if card.effect is effect else 0

    def has_event(self, effect: Effect) -> bool:
        """Whether this round's event has this effect."""
        return self.event != NO_EVENT and content.EVENTS[self.event].effect is effect

    def special_of(self, seat: int) -> int:
        """Return the special card of *seat* this round, or FREE."""
        if not self.specials or seat not in self.places:
            return FREE
        return self.specials[self.places.index(seat)]

    def special_amount(self, seat: int, effect: Effect) -> int:
        """Return the figure of the seat's special card if it has this effect, else 0."""
        card = self.special_of(seat)
        if card == FREE or content.SPECIALS[card].effect is not effect:
            return 0
        return content.SPECIALS[card].amount

    def hand(self, seat: int) -> list[CardId]:
        """Return the cards a seat has not put on its tableau."""
        house = self.houses[seat]
        plan = house.plan
        return [c for c in house.provinces + content.CHEST_CARDS if c not in plan]

    def stock_of(self, building: Building) -> int:
        """Return how many tiles of a building are left."""
        return content.STOCK[building] - sum([building in built for built in self.buildings])

    @property
    def is_planning(self) -> bool:
        """Whether the players put cards on their tableaus right now."""
        return bool(self.agenda) and isinstance(self.agenda[-1], Together)

    @classmethod
    def notation(cls) -> Notation[Shogun]:
        """Return how positions are written."""
        from engine.games.shogun.positions.notation import NOTATION  # it knows all chapters

        return NOTATION

    # Secrets ------------------------------------------------------------------

    def hide_from(self, seat: int) -> None:
        """Turn down foreign plans, the action cards to come, and look away from the shelves."""
        known = self.actions_known
        self.actions = self.actions[:known] + (FACE_DOWN,) * (len(self.actions) - known)
        if not self.options.show_tower:
            self.tower = Tower(tray=self.tower.tray)
        for other, house in enumerate(self.houses):
            if other != seat:
                house.plan = ALL_HIDDEN if self.is_planning else _turned_down(house)

    def fill_in(self, seat: int) -> None:
        """Deal action cards, plans and the cubes in the tower at random, as far as unknown."""
        known = self.actions_known
        if self.actions:
            rest = [a for a in range(len(self.actions)) if a not in self.actions[:known]]
            self.actions = self.actions[:known] + self.shuffled(rest)
        if not self.options.show_tower:
            self._fill_tower()
        for other, house in enumerate(self.houses):
            if other != seat:
                if self.is_planning:
                    self._fill_in_planning(other)
                else:
                    self._fill_plan(house)

    def secrets_of(self, seat: int) -> tuple[object, ...]:
        """Return the plan while enough of it is hidden for guesses to vary."""
        house = self.houses[seat]
        if self.is_planning:
            top = self.agenda[-1]
            assert isinstance(top, Together)
            return () if top.lanes[seat] else (house.plan,)
        return (house.plan,) if _turned_down(house).count(FACE_DOWN) > 3 else ()

    def _fill_tower(self) -> None:
        """Lay on the shelves what is nowhere else."""
        tray, everything = self.tower.tray, content.BOX.armies_per_player
        inside = [PEASANT] * (content.BOX.peasants - self.peasants - tray[PEASANT])
        for seat, house in enumerate(self.houses):
            placed = sum(
                [n for n, owner in zip(self.armies, self.owners, strict=True) if owner == seat]
            )
            inside += [seat] * (everything - placed - house.supply - tray[seat])
        upper = [cube for cube in self.shuffled(inside) if self.draw(2)]
        lower = list(inside)
        for cube in upper:
            lower.remove(cube)
        self.tower = Tower((tuple(upper), self.shuffled(lower)), tray)

    def _fill_plan(self, house: House) -> None:
        """Deal cards that may lie there onto the face-down cards of a tableau."""
        hidden = house.plan.count(FACE_DOWN)
        if hidden:
            away = house.fresh + house.plan
            pool = [c for c in house.provinces + content.CHEST_CARDS if c not in away]
            dealt = iter(self.shuffled(pool)[:hidden])
            house.plan = tuple([next(dealt) if c == FACE_DOWN else c for c in house.plan])

    def _fill_in_planning(self, other: int) -> None:
        """Let a seat that still plans begin again; give one that is ready any complete plan."""
        from engine.games.shogun.planning import lane_of

        top = self.agenda[-1]
        assert isinstance(top, Together)
        house = self.houses[other]
        house.plan = EMPTY_PLAN
        if top.lanes[other]:
            self.agenda = (*self.agenda[:-1], top.with_lane(other, lane_of(other)))
            return
        cards: tuple[CardId, ...] = self.shuffled((*house.provinces, *content.CHEST_CARDS))
        cards += (NOTHING,) * (SPACES - len(cards))
        bid = next(c for c in cards if content.chests_on(c) <= house.chests)
        house.plan = (*without(cards, bid)[:BID], bid)


def _turned_down(house: House) -> tuple[CardId, ...]:
    """Return a plan as others see it: empty spaces can be seen, cards only once they are shown."""
    return tuple(
        [
            card if shown or not is_card(card) else FACE_DOWN
            for card, shown in zip(house.plan, house.shown, strict=True)
        ]
    )
