"""What can happen, and who sees what of it."""

from __future__ import annotations

from engine.core.agenda import Event
from engine.core.value import value
from engine.games.two_castles.components import Bonus, Kind
from engine.games.two_castles.state import FACE_DOWN


@value
class RoundBegan(Event):
    """A round starts; stacks will go left in the first, right in the second."""

    round: int


@value
class HandDealt(Event):
    """A builder got a hand of tiles; only that seat sees which. Ludwig's nobody sees."""

    builder: int
    rooms: tuple[int, ...]

    def seen_by(self, seat: int) -> Event | None:
        """Turn the tiles down for others."""
        if seat == self.builder:
            return self
        return HandDealt(self.builder, (FACE_DOWN,) * len(self.rooms))


@value
class TurnBegan(Event):
    """Everybody chooses from the hand."""

    round: int
    turn: int


@value
class TileKept(Event):
    """A seat chose a tile, or took it back; others see nothing of it."""

    seat: int
    room: int
    back: bool = False

    def seen_by(self, seat: int) -> Event | None:
        """Keep it from others altogether."""
        return self if seat == self.seat else None


@value
class StackPutDown(Event):
    """A seat has chosen and put the rest of its hand down (BC-12)."""

    seat: int
    tiles: int


@value
class TilesTurnedUp(Event):
    """The chosen tiles of a builder are known now."""

    builder: int
    rooms: tuple[int, ...]


@value
class LudwigDrew(Event):
    """A human drew two of Ludwig's tiles and looks at them (BC-63)."""

    seat: int
    rooms: tuple[int, ...]

    def seen_by(self, seat: int) -> Event | None:
        """Turn the tiles down for the other human."""
        return self if seat == self.seat else LudwigDrew(self.seat, (FACE_DOWN, FACE_DOWN))


@value
class LudwigLaidOut(Event):
    """One of Ludwig's tiles lies open beside a castle now."""

    seat: int
    castle: int
    room: int


@value
class Waited(Event):
    """A seat lets its partner go first in a castle."""

    seat: int
    castle: int


@value
class RoomBuilt(Event):
    """A room was put into a castle; *builder* brought it, *seat* decided where."""

    seat: int
    builder: int
    castle: int
    room: int
    space: int


@value
class TileTakenUp(Event):
    """A tile that was built in this step lies before its builder again."""

    seat: int
    castle: int
    room: int


@value
class BonusGained(Event):
    """The third or fifth room of a type brought a castle a bonus."""

    castle: int
    kind: Kind
    number: int
    bonus: Bonus


@value
class BonusClaimed(Event):
    """The partners chose which bonus the third downstairs room brings."""

    castle: int
    bonus: Bonus


@value
class BonusLost(Event):
    """There is nothing left to take for a bonus."""

    castle: int
    bonus: Bonus


@value
class TilesDrawn(Event):
    """Tiles were drawn for a bonus."""

    castle: int
    rooms: tuple[int, ...]


@value
class TilesDiscarded(Event):
    """The drawn tiles that were not built leave the game."""

    rooms: tuple[int, ...]


@value
class CardsDrawn(Event):
    """Bonus cards were drawn for a castle."""

    castle: int
    cards: tuple[int, ...]


@value
class CardKept(Event):
    """A bonus card lies under a castle now; the others were discarded."""

    castle: int
    card: int
    discarded: tuple[int, ...]


@value
class AttendantTaken(Event):
    """An attendant serves in a throne room now."""

    castle: int
    attendant: int


@value
class SupplyRefilled(Event):
    """Discarded tiles were shuffled into the supply (BC-43)."""

    tiles: int


@value
class CardsRefilled(Event):
    """Discarded bonus cards were shuffled into the deck (BC-43)."""

    cards: int


@value
class StacksPassed(Event):
    """All stacks went on: +1 to the left, -1 to the right (BC-17)."""

    by: int


@value
class LastTilesPutAway(Event):
    """The last tile of every stack was discarded face down (BC-18)."""

    tiles: int


@value
class CastleScored(Event):
    """A castle was scored at the end of the game."""

    castle: int
    points: int


@value
class FinalScore(Event):
    """A builder's result: the lower castle counts (BC-59)."""

    builder: int
    points: int
    place: int
