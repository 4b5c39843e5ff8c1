"""What is said of the map, the tower and the plans, in words (see ``notation``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.notation import NUMBER, Item, Many, Name, Part, Sort, Words, members, named
from engine.core.tuples import put
from engine.games.shogun import content
from engine.games.shogun.components import (
    BLANK,
    COLOURS,
    FACE_DOWN,
    LOST,
    NOBODY,
    NOTHING,
    OUT_OF_PLAY,
    PEASANT,
    SPACES,
    Building,
    CardId,
    Owner,
    ProvinceId,
)
from engine.games.shogun.state import ALL_HIDDEN, EMPTY_PLAN, Shogun, Tower

PROVINCE = Name("a province", content.PROVINCE_NUMBER)
PROVINCES = Many(PROVINCE)
ACTION = named("an action card", [action.id for action in content.ACTIONS]).unknown(FACE_DOWN)
ACTIONS = Many(ACTION)
SPACE = named("a space of the tableau", content.SPACE_NAMES)
CARD = Name("a card", content.CARD_NUMBER).also(nothing=NOTHING, lost=LOST).unknown(FACE_DOWN)
BUILDING = members("a building", Building)
OWNER = Name("a seat", {str(seat): Owner(seat) for seat in range(5)}).also(nobody=NOBODY)
CUBES = Many(Name("a cube", {str(seat): seat for seat in range(5)}).also(peasant=PEASANT))
UNREST = "unrest"


class Lands(Part[Shogun]):
    """The map, a line for each seat: ``lands 1 kai 3 castle unrest 1, mino 2``.

    Behind the name of a province stand its armies, its buildings and its unrest markers. The
    province cards follow from it, since everybody holds those of his provinces (SH-4).
    """

    word = "lands"

    def write(self, state: Shogun) -> Iterator[str]:
        """Write what everybody owns; neutral provinces only where something stands."""
        for owner in (*map(Owner, range(len(state.houses))), NOBODY):
            told = [
                self._told(state, province)
                for province in state.board.provinces
                if state.owners[province] == owner
                and (owner != NOBODY or state.unrest[province] or state.buildings[province])
            ]
            if told:
                yield f"{OWNER.write(owner)} {', '.join(told)}"

    def read(self, state: Shogun, lines: Sequence[Words]) -> None:
        """Lay out the map, then hand out the cards."""
        for words in lines:
            owner = OWNER.read(words)
            if owner >= len(state.houses):
                raise words.wrong("there is no such seat at this table")
            self._read_province(state, owner, words)
            while words.skip(","):
                self._read_province(state, owner, words)
        for seat, house in enumerate(state.houses):
            house.provinces = tuple([p for p in content.PROVINCE_IDS if state.owners[p] == seat])

    def _told(self, state: Shogun, province: ProvinceId) -> str:
        words = [PROVINCE.write(province), str(state.armies[province])]
        words += [BUILDING.write(building) for building in state.buildings[province]]
        if state.unrest[province]:
            words += [UNREST, str(state.unrest[province])]
        return " ".join(words)

    def _read_province(self, state: Shogun, owner: Owner, words: Words) -> None:
        province = PROVINCE.read(words)
        if state.owners[province] == OUT_OF_PLAY:
            raise words.wrong("this province is not in play with so few players")
        if state.owners[province] != NOBODY or state.armies[province]:
            raise words.wrong("this province was named before")
        state.owners = put(state.owners, province, owner)
        state.armies = put(state.armies, province, NUMBER.read(words))
        while not words.ends_list:
            if words.skip(UNREST):
                state.unrest = put(state.unrest, province, NUMBER.read(words))
            else:
                built = (*state.buildings[province], BUILDING.read(words))
                state.buildings = put(state.buildings, province, built)


class Shelf(Item):
    """The cubes on a shelf of the tower, oldest first: ``0 0 2 peasant``; a view does not see."""

    def __init__(self, word: str, level: int) -> None:
        super().__init__(word, CUBES, ())
        self.level = level

    def get(self, owner: Shogun) -> tuple[int, ...]:
        """Return its cubes."""
        return owner.tower.shelves[self.level]

    def put(self, owner: Shogun, thing: tuple[int, ...]) -> None:
        """Lay them there."""
        upper, lower = owner.tower.shelves
        shelves = (upper, thing) if self.level else (thing, lower)
        owner.tower = Tower(shelves, owner.tower.tray)


class Tray(Item):
    """The cubes in the tray: ``0 peasant peasant``."""

    def __init__(self) -> None:
        super().__init__("tray", CUBES, ())

    def get(self, owner: Shogun) -> tuple[int, ...]:
        """Return one entry for each cube."""
        tray = enumerate(owner.tower.tray)
        return tuple([colour for colour, count in tray for _ in range(count)])

    def put(self, owner: Shogun, thing: tuple[int, ...]) -> None:
        """Count them by colour."""
        counts = tuple([thing.count(colour) for colour in range(COLOURS)])
        owner.tower = Tower(owner.tower.shelves, counts)


class Plan(Sort[tuple[CardId, ...]]):
    """The cards on a tableau: ``bid chest-2 collect_rice kai``; one ``?`` if all lie face down."""

    def write(self, thing: tuple[CardId, ...]) -> str:
        """Write each space that is not open, with its card."""
        if thing == ALL_HIDDEN:
            return "?"
        laid = [(space, card) for space, card in enumerate(thing) if card != BLANK]
        return " ".join([f"{SPACE.write(space)} {CARD.write(card)}" for space, card in laid])

    def read(self, words: Words) -> tuple[CardId, ...]:
        """Read spaces with their cards."""
        if words.skip("?"):
            return ALL_HIDDEN
        plan = EMPTY_PLAN
        while not words.ends_list:
            space = SPACE.read(words)
            if plan[space] != BLANK:
                raise words.wrong("this space was named before")
            plan = put(plan, space, CARD.read(words))
        return plan


class Shown(Sort[tuple[bool, ...]]):
    """The spaces whose cards lie open: ``bid collect_rice``."""

    spaces = Many(SPACE)

    def write(self, thing: tuple[bool, ...]) -> str:
        """Name them."""
        return self.spaces.write(tuple([space for space, shown in enumerate(thing) if shown]))

    def read(self, words: Words) -> tuple[bool, ...]:
        """Read their names."""
        named_here: Iterable[int] = self.spaces.read(words)
        return tuple([space in named_here for space in range(SPACES)])
