"""A table of Between Two Castles as text, each part said once for writing and for reading.

Tiles, cards and attendants that no line names lie in the supplies, in the order of their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.agenda import Task, Together
from engine.core.chance import Chance
from engine.core.notation import (
    NUMBER,
    SEAT,
    Each,
    Fixed,
    Item,
    Line,
    Many,
    Notation,
    Number,
    Part,
    Sort,
    Words,
    named,
)
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import (
    ATTENDANTS,
    BONUS_CARDS,
    REGULAR_COUNT,
    REGULAR_ROOMS,
    ROOMS,
    SPECIAL_ROOMS,
    THRONE_ROOMS,
)
from engine.games.two_castles.draft import HAND, TILES_A_TURN, PassOn, StartRound, TurnUp, lane_of
from engine.games.two_castles.ending import ScoreCastles
from engine.games.two_castles.ludwig import LayOutTiles
from engine.games.two_castles.placing import LastCall, PlaceTiles
from engine.games.two_castles.setup import FEWEST_BUILDERS
from engine.games.two_castles.spaces import FARTHEST, space_at, written
from engine.games.two_castles.state import FACE_DOWN, Builder, Placed, PutAway, TwoCastles

ROOM = named("a room", [room.id for room in ROOMS])
TILE = named("a room", [room.id for room in REGULAR_ROOMS]).unknown(FACE_DOWN)
TILES = Many(TILE)
CARDS = Many(named("a bonus card", [card.id for card in BONUS_CARDS]).unknown(FACE_DOWN))
ATTENDANT = named("an attendant", [attendant.id for attendant in ATTENDANTS])
THRONE = named("a throne room", [throne.id for throne in THRONE_ROOMS])
CASTLE = SEAT
"""There is one castle for each builder."""


class Space(Sort[int]):
    """A space of a castle: ``-1,0``."""

    what = "a space"

    def write(self, thing: int) -> str:
        """Write how far to the right and how high."""
        return written(thing)

    def read(self, words: Words) -> int:
        """Read both."""
        x, _, y = words.take("a space such as -1,0").partition(",")
        near = [str(n) for n in range(-FARTHEST, FARTHEST + 1)]
        if x not in near or y not in near:
            raise words.wrong("a space such as -1,0 should stand here")
        return space_at(int(x), int(y))


class Rooms(Item):
    """The rooms of a castle in the order in which they were built: ``kitchen -1,0``."""

    def __init__(self) -> None:
        super().__init__("rooms", Many(Fixed(ROOM, Space())), ())

    def get(self, owner: Castle) -> tuple[tuple[int, int], ...]:
        """Return every room with its space."""
        return tuple(zip(owner.rooms, owner.spaces, strict=True))

    def put(self, owner: Castle, thing: Iterable[tuple[int, int]]) -> None:
        """Build them one after the other, so that the open spaces follow."""
        for room, space in thing:
            owner.build(room, space)


class JustBuilt(Item):
    """The tiles a seat may still move, castle and who brought it: ``placed kitchen 0 2``."""

    def __init__(self) -> None:
        super().__init__("placed", Many(Fixed(ROOM, CASTLE, SEAT)), ())

    def get(self, owner: Builder) -> tuple[tuple[int, int, int], ...]:
        """Return every tile with its castle and builder."""
        return tuple([(one.room, one.castle, one.builder) for one in owner.placed])

    def put(self, owner: Builder, thing: Iterable[tuple[int, int, int]]) -> None:
        """Let them be moved."""
        owner.placed = tuple([Placed(*one) for one in thing])


class LastTiles(Part[TwoCastles]):
    """The last tiles of the stacks, and who has held them: ``put_away kitchen known 0 2``."""

    word = "put_away"

    def write(self, state: TwoCastles) -> Iterator[str]:
        """Write one tile a line."""
        for away in state.put_away:
            yield f"{TILE.write(away.room)} known {Many(SEAT).write(away.known_to)}"

    def read(self, state: TwoCastles, lines: Sequence[Words]) -> None:
        """Read them in the order of the lines."""
        for words in lines:
            room = TILE.read(words)
            words.expect("known")
            state.put_away += (PutAway(room, Many(SEAT).read(words)),)


class Hands(Part[TwoCastles]):
    """The hands; if no line says one, all are dealt from the tiles that lie nowhere else."""

    word = "hand"

    def write(self, state: TwoCastles) -> Iterator[str]:
        """Write all of them, or none."""
        hands = [builder.hand for builder in state.builders]
        if hands != usual_hands(state):
            for number, hand in enumerate(hands):
                yield f"{number} {TILES.write(hand)}"

    def read(self, state: TwoCastles, lines: Sequence[Words]) -> None:
        """Read them, or deal."""
        hands = {} if lines else dict(enumerate(usual_hands(state)))
        for words in lines:
            number = SEAT.read(words)
            if number in hands:
                raise words.wrong("this was said before")
            hands[number] = TILES.read(words)
        for number, hand in hands.items():
            state.builders[number].hand = hand


def usual_hands(state: TwoCastles) -> list[tuple[int, ...]]:
    """Deal as many tiles as everybody holds now (BC-10), those with low numbers first."""
    top = state.agenda[-1] if state.agenda else None
    held = 0 if top is None else HAND - TILES_A_TURN * (state.turn - 1)
    hands: list[tuple[int, ...]] = []
    tiles = other_tiles(state, hands_too=False)
    for builder in state.builders:
        kept = len(builder.chosen) if isinstance(top, Together | LayOutTiles) else TILES_A_TURN
        count = max(0, held - kept)
        hands.append(tiles[:count])
        tiles = tiles[count:]
    return hands


def blank(seats: int, _: object) -> TwoCastles:
    """Return a table with nothing but the builders."""
    number = max(seats, FEWEST_BUILDERS)
    return TwoCastles(
        Chance(0),
        seats=seats,
        castles=tuple([Castle(throne) for throne in range(number)]),
        builders=tuple([Builder() for _ in range(number)]),
    )


def other_tiles(state: TwoCastles, *, hands_too: bool = True) -> tuple[int, ...]:
    """Return the regular rooms that lie nowhere else."""
    seen = {room for castle in state.castles for room in castle.rooms}
    seen.update(state.discards, state.drawn, (away.room for away in state.put_away))
    for builder in state.builders:
        seen.update(builder.chosen, builder.hand if hands_too else ())
    return tuple([room for room in range(REGULAR_COUNT) if room not in seen])


def other_cards(state: TwoCastles) -> tuple[int, ...]:
    """Return the bonus cards that lie nowhere else."""
    seen = {card for castle in state.castles for card in castle.cards}
    seen.update(state.card_discards, state.drawn_cards)
    return tuple([card for card in range(len(BONUS_CARDS)) if card not in seen])


def other_specials(state: TwoCastles) -> tuple[int, ...]:
    """Return how many special rooms of each kind were not built."""
    built = [room for castle in state.castles for room in castle.rooms]
    numbers = enumerate(SPECIAL_ROOMS, REGULAR_COUNT)
    return tuple([room.count - built.count(number) for number, room in numbers])


def other_attendants(state: TwoCastles) -> tuple[int, ...]:
    """Return how many attendants of each kind serve nowhere."""
    serving = [number for castle in state.castles for number in castle.attendants]
    return tuple([a.count - serving.count(number) for number, a in enumerate(ATTENDANTS)])


def owed(state: TwoCastles, seat: int) -> tuple[int, ...]:
    """Return both castles of a builder once the chosen tiles lie open."""
    builder = state.builders[seat]
    is_open = isinstance(state.agenda[-1], PlaceTiles) if state.agenda else False
    return state.castles_of(seat) if is_open and len(builder.chosen) == 2 else ()


def rest_of_the_play(state: TwoCastles) -> tuple[Task, ...]:
    """Return what follows the turn."""
    return (PassOn(), *((StartRound(2),) if state.round == 1 else ()), ScoreCastles())


def following(state: TwoCastles, top: Task) -> tuple[Task, ...]:
    """Return the rest of the turn, and of the play."""
    rest = rest_of_the_play(state)
    match top:
        case LayOutTiles():
            together = Together(tuple([lane_of(seat) for seat in range(state.seats)]))
            return (together, *following(state, together))
        case Together():
            places = [PlaceTiles(seat) for seat in range(state.seats)]
            return (TurnUp(), *places, LastCall(), *rest)
        case PlaceTiles(seat, _, False):
            later = [PlaceTiles(n) for n in range(seat + 1, state.seats)]
            return (*later, LastCall(), *rest)
        case _:
            return rest


NOTATION = Notation[TwoCastles](
    "two_castles",
    "engine.games.two_castles",
    seats=lambda state: state.seats,
    at_table=lambda seats: max(seats, FEWEST_BUILDERS),
    blank=blank,
    parts=(
        Line("round", Number(2, 1), 1),
        Line("turn", Number(4, 1), 1),
        Each(
            "castle",
            "castles",
            Item("throne", THRONE, lambda _, number: number),
            Rooms(),
            Item("attendants", Many(ATTENDANT), ()),
            Item("cards", CARDS, ()),
        ),
        Each(
            "builder",
            "builders",
            Item("chosen", TILES, ()),
            Item("owes", Many(CASTLE), owed),
            JustBuilt(),
        ),
        Line("drawn", TILES, ()),
        Line("drawn_cards", CARDS, ()),
        Line("discards", TILES, ()),
        LastTiles(),
        Hands(),
        Line("card_discards", CARDS, ()),
        Line("supply", TILES, lambda state: other_tiles(state)),
        Line("cards", CARDS, other_cards),
        Line("specials", Many(NUMBER), other_specials),
        Line("attendants", Many(NUMBER), other_attendants),
    ),
    sorts={"room": ROOM, "castle": CASTLE, "waited": CASTLE, "round": Number(2, 1)},
    rest=rest_of_the_play,
    following=following,
)
