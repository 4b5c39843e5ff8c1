"""A play written down as text: a header, then one line per move."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.errors import RecordError, shown

_FIRST_LINE = "kastellan record 1"
_LONGEST = 1_000_000


@dataclass(slots=True)
class Record:
    """Enough to play a play again: who, what, which chance, and every answer in order."""

    game: str
    edition: int
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    moves: list[tuple[int, str]] = field(default_factory=list)
    digest: str = ""
    """Of the state the moves lead to, where the record says so; replaying checks it."""
    points: str = ""
    """Of all seats at that moment, as in ``71 64 80``."""
    learning: bool = False
    """Whether something was taken back that had shown what nobody knew."""
    start: str = ""
    """The position it begins with, on one line; without one it begins as the game does."""

    def to_text(self) -> str:
        """Write it so that a person can read it aloud."""
        head = [
            _FIRST_LINE,
            f"game {self.game}",
            f"edition {self.edition}",
            f"seats {self.seats}",
            f"seed {self.seed}",
            *(f"option {name}={text}" for name, text in self.options.items()),
            *([f"start {self.start}"] if self.start else []),
            *(f"{name} {said}" for name, said in self._ending().items() if said),
        ]
        return "\n".join([*head, "", *(f"{seat} {move}" for seat, move in self.moves)]) + "\n"

    def _ending(self) -> dict[str, str]:
        learning = "yes" if self.learning else ""
        return {"digest": self.digest, "points": self.points, "learning": learning}

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read what to_text() wrote, or raise RecordError naming the line."""
        if len(text) > _LONGEST:
            raise RecordError("This record is longer than any play; is it really a record?")
        lines = text.splitlines()
        if not lines or lines[0].strip() != _FIRST_LINE:
            raise RecordError(f"This is no record: its first line is not {_FIRST_LINE!r}.")
        split = lines.index("") if "" in lines else len(lines)
        head = _Header(lines[1:split])
        moves = [
            _move(number, line) for number, line in enumerate(lines[split:], split + 1) if line
        ]
        return cls(
            head.word("game"),
            head.number("edition"),
            head.number("seats"),
            head.number("seed"),
            head.options,
            moves,
            head.word("digest", optional=True),
            head.word("points", optional=True),
            head.word("learning", optional=True) == "yes",
            head.word("start", optional=True),
        )


class _Header:
    """The lines above the moves, each a word and what it says."""

    def __init__(self, lines: list[str]) -> None:
        self._fields: dict[str, str] = {}
        self.options: dict[str, str] = {}
        for line in lines:
            name, _, said = line.partition(" ")
            if name == "option":
                option, _, choice = said.partition("=")
                self.options[option] = choice
            else:
                self._fields[name] = said

    def word(self, name: str, *, optional: bool = False) -> str:
        said = self._fields.get(name, "")
        if not said and not optional:
            raise RecordError(f"The record does not say its {name}.")
        return said

    def number(self, name: str) -> int:
        text = self.word(name)
        if not (text.isascii() and text.isdigit() and len(text) <= 20):
            raise RecordError(f"The record's {name} is no number: '{shown(text)}'.")
        return int(text)


def _move(number: int, line: str) -> tuple[int, str]:
    seat, _, notation = line.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 2 and notation):
        raise RecordError(
            f"Line {number} is no move: '{shown(line, 60)}'; write a seat and a move."
        )
    return int(seat), notation
