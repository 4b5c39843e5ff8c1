"""A table of The White Castle as text, each part said once for writing and for reading.

What no line names lies as in the castle of a first game (WC-27), cards and dice in the order of
their numbers: the clan of seat 0 has the first starting cards, bridges hold what lies nowhere else.
"""

from __future__ import annotations

from engine.core.agenda import Task
from engine.core.chance import Chance
from engine.core.notation import (
    NUMBER,
    SEAT,
    Each,
    Entries,
    Fixed,
    Item,
    Line,
    Many,
    Name,
    Notation,
    Number,
    Sort,
    Words,
    members,
    named,
    ones,
)
from engine.games.white_castle.components import (
    EMPTY,
    FACE_DOWN,
    FIGURES,
    FREE,
    LAST_INFLUENCE,
    MOST_OF_A_RESOURCE,
    MOST_SEALS,
    ROUNDS,
    TURNS,
    Colour,
    Options,
)
from engine.games.white_castle.content import (
    ACTIONS,
    BACK,
    BOARD,
    CARD,
    DAIMYO,
    DIPLOMATS,
    FIRST_GAME,
    GARDEN,
    GARDENS,
    RESOURCE_CARD,
    ROOMS,
    SOLO_CARD,
    SPACES,
    STARTING_ACTIONS,
    STARTING_RESOURCES,
    STEWARDS,
    TILE,
    YARD_TILES,
    YARDS,
    deck,
)
from engine.games.white_castle.dice import PlaceDie, TakeDie
from engine.games.white_castle.rounds import BeginPlay, EndRound, turn_of
from engine.games.white_castle.setup import lay_first_castle
from engine.games.white_castle.state import Bridge, Die, Domain, Pair, WhiteCastle

PIPS = Name("a number of pips", {"-": 0} | {str(pips): pips for pips in range(1, 7)})
COLOUR = members("a colour of dice", Colour)
ROOM = named("a room", ROOMS)
OWNER = Name("a seat", {"free": FREE} | {str(seat): seat for seat in range(4)})
CARDS = Many(ones("a card", CARD).unknown(FACE_DOWN))
TILES = Many(ones("a die tile", TILE))
GARDEN_CARDS = Many(ones("a garden", GARDEN))
SOURCE = ones("an action", ACTIONS)
STOCK = Number(MOST_OF_A_RESOURCE)
_START = [card.id for card in STARTING_RESOURCES if not card.decree]


class Dice(Sort[Die]):
    """A die: ``red 5``."""

    what = "a die such as red 5"

    def write(self, thing: Die) -> str:
        """Write colour and pips."""
        return str(thing)

    def read(self, words: Words) -> Die:
        """Read colour and pips."""
        return Die(COLOUR.read(words), Number(6, 1).read(words))


class Bridges(Sort[Bridge]):
    """A bridge: ``2 (3 4) 6``, the end with the lantern first; ``- 6`` with one die left."""

    def write(self, thing: Bridge) -> str:
        """Write both ends and the middle."""
        middle = [f"({Many(PIPS).write(thing.middle)})"] if thing.middle else []
        return " ".join([PIPS.write(thing.left), *middle, PIPS.write(thing.right)])

    def read(self, words: Words) -> Bridge:
        """Read both ends and the middle."""
        left = PIPS.read(words)
        middle: tuple[int, ...] = ()
        if words.open("("):
            middle = Many(Number(6, 1)).read(words)
            words.close(")")
        return Bridge(left, middle, PIPS.read(words))


class Pairs(Sort[Pair]):
    """A starting pair: ``sr01 sa03``."""

    what = "a starting pair such as sr01 sa03"
    both = Fixed(
        ones("a resource card", RESOURCE_CARD),
        ones("an action card", [card.id for card in STARTING_ACTIONS]),
    )

    def write(self, thing: Pair) -> str:
        """Write both cards."""
        return self.both.write((thing.resources, thing.action))

    def read(self, words: Words) -> Pair:
        """Read both cards."""
        return Pair(*self.both.read(words))


def blank(players: int, options: Options) -> WhiteCastle:
    """Return a table with nothing but the clans."""
    state = WhiteCastle(Chance(0), options=options, players=players)
    state.domains = tuple([Domain() for _ in range(max(players, 2))])
    return state


def first_castle() -> WhiteCastle:
    """Return a table with the castle of a first game (WC-27)."""
    state = blank(2, Options())
    lay_first_castle(state)
    return state


CASTLE = first_castle()
_STONES, _PLANTS = ([g.id for g in GARDENS if g.kind == kind] for kind in ("stone", "plant"))
FIRST_GARDENS = tuple([g for pair in zip(_STONES[:3], _PLANTS[:3], strict=True) for g in pair])


def first_yard_tiles() -> list[tuple[str, ...]]:
    """Lay the tiles in the order of their numbers, with the sides that belong there (WC-22)."""
    tiles = iter(YARD_TILES)
    return [tuple([f"{next(tiles).id}.{side}" for side in yard.sides]) for yard in BOARD.yards]


FIRST_YARDS = first_yard_tiles()


def at_home(state: WhiteCastle, seat: int) -> tuple[int, int, int]:
    """Return the figures of each kind that stand nowhere else (WC-3)."""
    clan = state.domains[seat]
    abroad = (sum(clan.levels), len(clan.gardens), sum(clan.yards))
    courtiers, gardeners, warriors = (FIGURES - away for away in abroad)
    return courtiers, gardeners, warriors


def starting_action(state: WhiteCastle, seat: int) -> str:
    """Return the card that a clan starts with; before it is taken there is none."""
    return "" if state.pairs or state.is_rival(seat) else STARTING_ACTIONS[seat].id


def starting_lantern(state: WhiteCastle, seat: int) -> tuple[str, ...]:
    """Return the resource card, and the action card once another lies in its place (WC-75)."""
    own, first = state.domains[seat].card, starting_action(state, seat)
    if not first:
        return ()
    return (_START[seat],) if own == first else (_START[seat], first)


def other_dice(state: WhiteCastle, row: int) -> Bridge:
    """Return the dice of a colour that lie nowhere else, with 1, 2, 3 and so on pips (WC-20)."""
    colour = list(Colour)[row]
    away = [die.colour for dice in (*state.spaces, state.well) for die in dice].count(colour)
    away += sum([bool(domain.dice[row]) for domain in state.domains])
    hands = [task for task in state.agenda if isinstance(task, PlaceDie)]
    away += sum([task.colour is colour for task in hands])
    pips = range(1, BOARD.dice[state.players - 1] - away + 1)
    if not pips:
        return Bridge()
    return Bridge(1, tuple(pips[1:-1]), pips[-1] if len(pips) > 1 else 0)


def other_cards(state: WhiteCastle, kind: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards that lie nowhere else, in the order of their numbers."""
    seen = {*state.cards, *state.removed}
    for domain in state.domains:
        seen.update((domain.card, *domain.lantern))
    return tuple([card for card in kind if card not in seen])


def rest_of_the_round(state: WhiteCastle) -> tuple[Task, ...]:
    """Return the turns to come: as many are over as dice were taken (WC-30)."""
    if state.pairs:
        return (BeginPlay(),)
    left = sum([len(b.middle) + bool(b.left) + bool(b.right) for b in state.bridges])
    begun = len(Colour) * BOARD.dice[state.players - 1] - left
    if state.agenda and isinstance(state.agenda[-1], TakeDie):
        begun += 1
    turns = [turn_of(state, seat) for seat in state.order * TURNS]
    return (*turns[begun:], EndRound())


NOTATION = Notation[WhiteCastle](
    "white_castle",
    "engine.games.white_castle",
    seats=lambda state: state.players,
    at_table=lambda players: max(players, 2),
    blank=blank,
    parts=(
        Line("round", Number(ROUNDS, 1), 1),
        Line("pairs", Many(Pairs()), ()),
        Line("order", Many(SEAT), lambda state: tuple(range(len(state.domains)))),
        Line("arrivals", Many(SEAT), lambda state: state.order[::-1]),
        Each(
            "clan",
            "domains",
            Item("coins", NUMBER, 0),
            Item("seals", Number(MOST_SEALS), 0),
            Item("food", STOCK, 0),
            Item("iron", STOCK, 0),
            Item("pearl", STOCK, 0),
            Item("points", NUMBER, 0),
            Item("influence", Number(LAST_INFLUENCE), 0),
            Item("courtiers", Fixed(*[Number(FIGURES)] * 4), (0, 0, 0, 0), "levels"),
            Item("gardeners", GARDEN_CARDS, (), "gardens"),
            Item("warriors", Fixed(*[Number(FIGURES)] * 3), (0, 0, 0), "yards"),
            Item("at_home", Fixed(*[Number(FIGURES)] * 3), at_home, "home"),
            Item("card", ones("a card", CARD).also(**{"-": EMPTY}), starting_action),
            Item("lantern", Many(ones("a card", BACK)), starting_lantern),
            Item("dice", Fixed(PIPS, PIPS, PIPS), (0, 0, 0)),
        ),
        Entries("space", "spaces", named("a space", SPACES), Many(Dice()), ()),
        Line("well", Many(Dice()), ()),
        Entries(
            "bridge", "bridges", named("a bridge", [c.value for c in Colour]), Bridges(), other_dice
        ),
        Entries(
            "room",
            "cards",
            ROOM,
            ones("a card", CARD).also(**{"-": EMPTY}),
            lambda _, n: FIRST_GAME.cards[n],
        ),
        Line("removed", CARDS, ()),
        Line("stewards", CARDS, lambda s: other_cards(s, deck(STEWARDS, s.players))),
        Line("diplomats", CARDS, lambda s: other_cards(s, deck(DIPLOMATS, s.players))),
        Entries("tiles", "tiles", ROOM, TILES, lambda _, n: CASTLE.tiles[n]),
        Line("well_tiles", TILES, CASTLE.well_tiles),
        Line("daimyo", ones("a daimyo", DAIMYO), next(iter(DAIMYO))),
        Line("hall", Many(OWNER), (FREE, FREE, FREE)),
        Line("gardens", GARDEN_CARDS, FIRST_GARDENS),
        Entries(
            "yard", "yard_tiles", named("a yard", YARDS), Many(SOURCE), lambda _, n: FIRST_YARDS[n]
        ),
        Line(
            "solo_deck",
            Many(ones("a solo card", SOLO_CARD).unknown(FACE_DOWN)),
            lambda s: () if s.pairs or s.players > 1 else tuple(SOLO_CARD),
        ),
        Line("solo_known", Number(len(SOLO_CARD)), 0),
    ),
    sorts={
        "room": ROOM,
        "source": SOURCE,
        "sources": SOURCE,
        "garden": ones("a garden", GARDEN),
        "gardens": ones("a garden", GARDEN),
        "card": ones("a solo card", SOLO_CARD),
        "colour": COLOUR,
        "pips": Number(6, 1),
    },
    rest=rest_of_the_round,
)
