"""What a player can answer, and how it is written down."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from engine.core.agenda import Move
from engine.core.value import value
from engine.games.two_castles.components import Bonus
from engine.games.two_castles.content import ATTENDANTS, BONUS_CARDS, ROOMS
from engine.games.two_castles.spaces import written


@value
class Keep(Move):
    """Choose a tile of the hand for this turn."""

    room: int

    def __str__(self) -> str:
        return f"keep {ROOMS[self.room].id}"


@value
class PutBack(Move):
    """Take a kept tile back into the hand."""

    room: int

    def __str__(self) -> str:
        return f"put back {ROOMS[self.room].id}"


@value
class Done(Move):
    """Put the rest of the hand down, or leave what was built: that is final."""

    is_final: ClassVar[bool] = True

    def __str__(self) -> str:
        return "done"


@value
class Build(Move):
    """Put a room on a space of a castle."""

    castle: int
    room: int
    space: int

    def __str__(self) -> str:
        return f"build {ROOMS[self.room].id} in {self.castle} at {written(self.space)}"


@value
class Wait(Move):
    """Let the partner build first in a castle."""

    castle: int

    def __str__(self) -> str:
        return f"wait in {self.castle}"


@value
class Hold(Move):
    """Leave open whether what was built stays, until others have built."""

    def __str__(self) -> str:
        return "hold"


@value
class TakeUp(Move):
    """Take a tile up again that was built in this step."""

    room: int

    def __str__(self) -> str:
        return f"take up {ROOMS[self.room].id}"


@value
class LayOut(Move):
    """Give one of Ludwig's two tiles to the castle shared with him, the other to the other."""

    room: int

    def __str__(self) -> str:
        return f"lay out {ROOMS[self.room].id}"


@value
class KeepCard(Move):
    """Put one of the drawn bonus cards under the castle."""

    card: int

    def __str__(self) -> str:
        return f"keep {BONUS_CARDS[self.card].id}"


@value
class TakeAttendant(Move):
    """Take a royal attendant into the throne room."""

    attendant: int

    def __str__(self) -> str:
        return f"take {ATTENDANTS[self.attendant].id}"


@value
class Claim(Move):
    """Choose the bonus of another type."""

    bonus: Bonus

    def __str__(self) -> str:
        return f"claim {self.bonus.value}"


DONE = Done()
HOLD = Hold()
KEEP = tuple(Keep(room) for room in range(len(ROOMS)))
KEEP_CARD = tuple(KeepCard(card) for card in range(len(BONUS_CARDS)))
TAKE_ATTENDANT = tuple(TakeAttendant(number) for number in range(len(ATTENDANTS)))


@cache
def builds(castle: int, room: int) -> _Builds:
    """Return the moves that put *room* into *castle*, by space, each made once."""
    return _Builds(castle, room)


class _Builds(dict[int, Build]):
    """Making the same move again for every decision took half the time of a random play."""

    def __init__(self, castle: int, room: int) -> None:
        super().__init__()
        self.castle, self.room = castle, room

    def __missing__(self, space: int) -> Build:
        self[space] = move = Build(self.castle, self.room, space)
        return move
