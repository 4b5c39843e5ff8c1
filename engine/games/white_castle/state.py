"""The table: board, domains and decks; what is face down and how it is dealt again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.state import State
from engine.core.struct import Struct
from engine.core.value import value
from engine.games.white_castle.components import (
    FACE_DOWN,
    FIGURES,
    FREE,
    Colour,
    End,
    Options,
    Resource,
)
from engine.games.white_castle.content import DIPLOMATS, SOLO_CARDS, STEWARDS, deck

if TYPE_CHECKING:
    from engine.core.notation import Notation


@value
class Die:
    """A die that lies on a space."""

    colour: Colour
    pips: int

    def __str__(self) -> str:
        return f"{self.colour.value} {self.pips}"


@value
class Bridge:
    """The dice on a bridge by their pips; 0 stands for an empty end."""

    left: int = 0
    middle: tuple[int, ...] = ()
    right: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether no die is left; the middle never outlasts both ends."""
        return not (self.left or self.right or self.middle)

    def at(self, end: End) -> int:
        """Return the pips of the die there (the left one of several in the middle), or 0."""
        if end is End.LEFT:
            return self.left
        if end is End.RIGHT:
            return self.right
        return self.middle[0] if self.middle else 0


@value
class Pair:
    """A starting resource card with a starting action card below it."""

    resources: str
    action: str


@dataclass(slots=True)
class Domain(Struct):
    """What one clan owns. The solo rival has one too, without a board (WC-121)."""

    coins: int = 0
    seals: int = 0
    food: int = 0
    iron: int = 0
    pearl: int = 0
    points: int = 0
    influence: int = 0
    home: tuple[int, ...] = (FIGURES, FIGURES, FIGURES)
    """Courtiers, gardeners and warriors that have not left, by row."""
    levels: tuple[int, ...] = (0, 0, 0, 0)
    """Courtiers at the gate and on levels 1 to 3."""
    yards: tuple[int, ...] = (0, 0, 0)
    """Warriors in the yards for 5, 3 and 1 iron."""
    gardens: tuple[str, ...] = ()
    """Garden cards with a gardener of this clan, in the order in which they came there."""
    card: str = ""
    lantern: tuple[str, ...] = ()
    dice: tuple[int, ...] = (0, 0, 0)
    """Pips of the die in each row; 0 for none."""

    def stock(self, resource: Resource) -> int:
        """Return how much of *resource* is held."""
        held: int = getattr(self, STOCK[resource])
        return held


STOCK = {
    Resource.FOOD: "food",
    Resource.IRON: "iron",
    Resource.PEARL: "pearl",
    Resource.COIN: "coins",
    Resource.SEAL: "seals",
    Resource.POINT: "points",
    Resource.INFLUENCE: "influence",
}
"""Where a domain keeps it."""


@dataclass(slots=True, eq=False, repr=False)
class WhiteCastle(State):
    """The whole table."""

    options: Options = Options()  # noqa: RUF009  # a frozen value
    players: int = 2
    """Seats that decide; the solo rival is the seat after them."""
    round: int = 1
    order: tuple[int, ...] = ()
    """Turn order: the herons from the top."""
    arrivals: tuple[int, ...] = ()
    """Seats by when their influence marker moved last: later ones lie on top (WC-89)."""
    domains: tuple[Domain, ...] = ()
    bridges: tuple[Bridge, ...] = ()
    spaces: tuple[tuple[Die, ...], ...] = ((),) * 7
    """Dice in the five rooms and on the two spaces outside, the top one last."""
    well: tuple[Die, ...] = ()
    tiles: tuple[tuple[str, ...], ...] = ()
    """Die tiles of each room from top to bottom."""
    well_tiles: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    """The open card of each room."""
    stewards: tuple[str, ...] = ()
    """The face-down deck of level 1; the first card is drawn next."""
    diplomats: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """Cards the rival took out of the game (WC-130)."""
    daimyo: str = ""
    hall: tuple[int, ...] = (FREE, FREE, FREE)
    gardens: tuple[str, ...] = ()
    """Stone and plant card of each bridge, from the top."""
    yard_tiles: tuple[tuple[str, ...], ...] = ()
    """The sources of each yard, such as ``yt06.blue``."""
    pairs: tuple[Pair, ...] = ()
    """Starting pairs that can still be taken; none once the play has begun."""
    solo_deck: tuple[str, ...] = ()
    """The rival's cards from top to bottom; the top one shows its bridge side."""
    solo_known: int = 0
    """How many cards at the bottom of that deck everybody has seen this round."""

    def is_rival(self, seat: int) -> bool:
        """Whether nobody decides for this seat: the rival of a single player."""
        return seat >= self.players

    @classmethod
    def notation(cls) -> Notation[WhiteCastle]:
        """Return how positions are written."""
        from engine.games.white_castle.positions.notation import NOTATION  # it knows all chapters

        return NOTATION

    def hide_from(self, seat: int) -> None:
        """Turn the decks down; of the rival's cards the top and those used can be known."""
        self.stewards = (FACE_DOWN,) * len(self.stewards)
        self.diplomats = (FACE_DOWN,) * len(self.diplomats)
        hidden = len(self.solo_deck) - 1 - self.solo_known
        if hidden > 0:
            face_down = (FACE_DOWN,) * hidden
            self.solo_deck = (self.solo_deck[0], *face_down, *self.solo_deck[1 + hidden :])

    def fill_in(self, seat: int) -> None:
        """Shuffle whatever cannot be seen back into its deck."""
        self.stewards = self._unseen(deck(STEWARDS, self.players))
        self.diplomats = self._unseen(deck(DIPLOMATS, self.players))
        if FACE_DOWN in self.solo_deck:
            rest = [card.id for card in SOLO_CARDS if card.id not in self.solo_deck]
            top, known = self.solo_deck[0], self.solo_deck[1 + len(rest) :]
            self.solo_deck = (top, *self.shuffled(rest), *known)

    def _unseen(self, cards: Iterable[str]) -> tuple[str, ...]:
        seen = {*self.cards, *self.removed}
        for domain in self.domains:
            seen.update((domain.card, *domain.lantern))
        return self.shuffled([card for card in cards if card not in seen])
