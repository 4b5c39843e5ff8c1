"""One castle from a file, scored and checked: the score pad for owners of the real game.

An illegal layout is scored all the same; what is wrong with it is listed by rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated

from pydantic import BaseModel, ConfigDict, StringConstraints

from engine.core.errors import PositionError
from engine.core.position import checked
from engine.core.refusal import Refusal, refuse
from engine.games.two_castles.building import not_carried, wrong_level
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import (
    ATTENDANT_NUMBERS,
    ATTENDANTS,
    BONUS_CARDS,
    CARD_NUMBERS,
    ROOM_NUMBERS,
    ROOMS,
    THRONE_NUMBERS,
)
from engine.games.two_castles.masks import THRONE_MASK
from engine.games.two_castles.scoring import CATEGORIES, connected, score_sheet
from engine.games.two_castles.spaces import FARTHEST, THRONE, space_at, written

Id = Annotated[str, StringConstraints(max_length=80)]
_SPACE = re.compile(r"(0|-?[1-9][0-9]{0,8}),(0|-?[1-9][0-9]{0,8})", re.ASCII)


class Position(BaseModel):
    """What the file must say."""

    model_config = ConfigDict(extra="forbid", strict=True)

    throne: Id
    rooms: dict[Id, Id] = {}
    attendants: list[Id] = []
    bonus_cards: list[Id] = []


def score(position: object) -> dict[str, object]:
    """Return total, categories, points of every room, and what is illegal."""
    asked = checked(Position, position)
    castle, blocked = _castle(asked)
    sheet = score_sheet(castle)
    points = {written(s): p for s, p in zip(castle.spaces, sheet.rooms, strict=True)}
    found = [
        *[_on_the_throne(room, space) for room, space in blocked],
        *problems(castle),
    ]
    return {
        "total": sheet.total,
        "categories": {c.value: p for c, p in zip(CATEGORIES, sheet.categories, strict=True)},
        "rooms": {space: points.get(space, 0) for space in asked.rooms},
        "legal": not found,
        "problems": [str(problem) for problem in found],
    }


def problems(castle: Castle) -> Iterator[Refusal]:
    """Yield every rule that the finished castle breaks.

    Where these hold there is an order of building, too: whatever stands above the ground floor has
    a full column below it, so ground floor and cellar hang together by themselves.
    """
    joined = connected(sum({1 << space for space in castle.spaces} | {THRONE_MASK}), THRONE[0])
    for room, space in zip(castle.rooms, castle.spaces, strict=True):
        if not joined >> space & 1:
            yield refuse("BC-21", "not_joined_to_throne", space=written(space))
        for problem in (wrong_level(room, space), not_carried(castle, space)):
            if problem is not None:
                yield problem
    yield from _too_many(castle)


def _too_many(castle: Castle) -> Iterator[Refusal]:
    """Yield the pieces of which there are not so many in the box."""
    for room in dict.fromkeys(castle.rooms):
        have, there_are = castle.rooms.count(room), ROOMS[room].count
        if have > there_are:
            rule = "BC-1" if there_are == 1 else "BC-2"
            yield refuse(rule, "too_many", room=ROOMS[room].id, have=have, there_are=there_are)
    for number in dict.fromkeys(castle.attendants):
        have, servant = castle.attendants.count(number), ATTENDANTS[number]
        if have > servant.count:
            facts = {"have": have, "there_are": servant.count}
            yield refuse("BC-4", "too_many", attendant=servant.id, **facts)
    for number in dict.fromkeys(castle.cards):
        have = castle.cards.count(number)
        if have > 1:
            yield refuse("BC-5", "too_many", card=BONUS_CARDS[number].id, have=have, there_are=1)


def _on_the_throne(room: str, space: int) -> Refusal:
    return refuse("BC-3", "throne_room_is_there", room=room, space=written(space))


def _castle(asked: Position) -> tuple[Castle, list[tuple[str, int]]]:
    """Return the castle, and the rooms that lie on the throne room and cannot count."""
    castle = Castle(_number(THRONE_NUMBERS, asked.throne, "throne room"))
    blocked = []
    for text, room in asked.rooms.items():
        space, number = _space(text), _number(ROOM_NUMBERS, room, "room")
        if space in THRONE:
            blocked.append((room, space))
        else:
            castle.rooms += (number,)
            castle.spaces += (space,)
    castle.attendants = tuple(
        [_number(ATTENDANT_NUMBERS, name, "royal attendant") for name in asked.attendants]
    )
    castle.cards = tuple([_number(CARD_NUMBERS, name, "bonus card") for name in asked.bonus_cards])
    return castle, blocked


def _number(numbers: dict[str, int], name: str, what: str) -> int:
    if name not in numbers:
        raise PositionError(f"There is no {what} {name!r}.")
    return numbers[name]


def _space(text: str) -> int:
    """Read ``x,y``; every space is written in one way, so no two rooms can share one."""
    match = _SPACE.fullmatch(text)
    if match is None:
        raise PositionError(f"A space is written like '-1,0', not {text!r}.")
    x, y = int(match[1]), int(match[2])
    if max(abs(x), abs(y)) > FARTHEST:
        raise PositionError(f"The space {text} is more than {FARTHEST} away from the throne room.")
    return space_at(x, y)
