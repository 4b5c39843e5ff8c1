"""A castle on the score pad: anything goes anywhere, and what breaks a rule is told."""

from __future__ import annotations

import json
from pathlib import Path

from engine.core.refusal import Refusal
from engine.core.value import value
from engine.games.two_castles import GAME
from engine.games.two_castles.castle import Castle
from engine.games.two_castles.content import (
    ATTENDANT_NUMBERS,
    ATTENDANTS,
    BONUS_CARDS,
    CARD_NUMBERS,
    ROOM_NUMBERS,
    ROOMS,
    THRONE_NUMBERS,
    THRONE_ROOMS,
)
from engine.games.two_castles.positions.scored import problems
from engine.games.two_castles.scoring import ScoreSheet, score_sheet
from engine.games.two_castles.spaces import FARTHEST, THRONE, space_at, written, x_of, y_of
from engine.reading import json_in


@value
class Pad:
    """What was put together so far; every change makes a new one."""

    throne: int = 0
    rooms: tuple[tuple[int, int], ...] = ()
    """Space and room, in the order in which they were put there."""
    attendants: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()

    @property
    def castle(self) -> Castle:
        """The castle as the rules know it."""
        spaces = tuple([space for space, _ in self.rooms])
        rooms = tuple([room for _, room in self.rooms])
        return Castle(self.throne, rooms, spaces, self.attendants, self.cards)

    @property
    def sheet(self) -> ScoreSheet:
        """Its points, line by line."""
        return score_sheet(self.castle)

    @property
    def problems(self) -> tuple[Refusal, ...]:
        """Every rule that it breaks."""
        return tuple(problems(self.castle))

    def put(self, room: int, space: int) -> Pad:
        """Put a room on a space; what stands there gives way. The throne room never does."""
        if space in THRONE or not is_near(space):
            return self
        rooms = (*self.cleared(space).rooms, (space, room))
        return Pad(self.throne, rooms, self.attendants, self.cards)

    def moved(self, start: int, end: int) -> Pad:
        """Move a room to another space; what stands there takes its place."""
        if end in THRONE or start == end:
            return self
        turned = {start: end, end: start}
        rooms = tuple([(turned.get(space, space), room) for space, room in self.rooms])
        return Pad(self.throne, rooms, self.attendants, self.cards)

    def cleared(self, space: int) -> Pad:
        """Take the room on a space away."""
        rooms = tuple([one for one in self.rooms if one[0] != space])
        return Pad(self.throne, rooms, self.attendants, self.cards)

    def enthroned(self, throne: int) -> Pad:
        """Start from another throne room."""
        return Pad(throne, self.rooms, self.attendants, self.cards)

    def summoned(self, attendant: int) -> Pad:
        """Add an attendant."""
        return Pad(self.throne, self.rooms, (*self.attendants, attendant), self.cards)

    def dismissed(self, order: int) -> Pad:
        """Send one of the attendants away."""
        kept = self.attendants[:order] + self.attendants[order + 1 :]
        return Pad(self.throne, self.rooms, kept, self.cards)

    def with_card(self, card: int) -> Pad:
        """Add a bonus card; there is one of each."""
        if card in self.cards:
            return self
        return Pad(self.throne, self.rooms, self.attendants, (*self.cards, card))

    def without_card(self, card: int) -> Pad:
        """Take a bonus card away."""
        kept = tuple([one for one in self.cards if one != card])
        return Pad(self.throne, self.rooms, self.attendants, kept)


def is_near(space: int) -> bool:
    """Whether a space is one that the score pad can be told about."""
    return max(abs(x_of(space)), abs(y_of(space))) <= FARTHEST


def written_down(pad: Pad) -> str:
    """Return the castle as text, as ``python -m engine score two_castles`` reads it."""
    position = {
        "throne": THRONE_ROOMS[pad.throne].id,
        "rooms": {written(space): ROOMS[room].id for space, room in pad.rooms},
        "attendants": [ATTENDANTS[number].id for number in pad.attendants],
        "bonus_cards": [BONUS_CARDS[number].id for number in pad.cards],
    }
    return json.dumps(position, indent=2) + "\n"


def read_file(path: Path) -> Pad:
    """Return the castle of a file; PositionError says what is wrong with it."""
    position = json_in(str(path))
    GAME.score(position)  # checks everything there is to check, by the engine's own words
    return _read(position)


def _read(position: object) -> Pad:
    assert isinstance(position, dict)
    rooms, attendants = position.get("rooms", {}), position.get("attendants", [])
    cards, throne = position.get("bonus_cards", []), position["throne"]
    assert isinstance(rooms, dict)
    assert isinstance(attendants, list)
    assert isinstance(cards, list)
    assert isinstance(throne, str)
    found = [(_space(text), ROOM_NUMBERS[room]) for text, room in rooms.items()]
    return Pad(
        THRONE_NUMBERS[throne],
        tuple([one for one in found if one[0] not in THRONE]),
        tuple([ATTENDANT_NUMBERS[name] for name in attendants]),
        tuple(dict.fromkeys(CARD_NUMBERS[name] for name in cards)),
    )


def _space(text: str) -> int:
    x, _, y = text.partition(",")
    return space_at(int(x), int(y))
