"""One play in progress: the state, its record, and the way back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.core import options as options_text
from engine.core.agenda import Event, Move
from engine.core.chance import Chance
from engine.core.errors import OptionError, PositionError, RecordError, RuleError
from engine.core.game import Game, Standing
from engine.core.record import Record
from engine.core.state import State


class Table:
    """A game, the players' answers so far, and the state they led to."""

    def __init__(
        self, game: Game[Any], seats: int, seed: int, options: object | None = None
    ) -> None:
        chosen = game.options() if options is None else options
        self.game = game
        self.state: State = game.new(seats, Chance(seed), chosen)
        self.record = Record(game.id, game.edition, seats, seed, options_text.as_text(chosen))
        self._before: list[State] = []
        self._lost = 0
        """Moves at the start of the record that have no way back."""
        self._undone: list[tuple[int, str]] = []
        """What was taken back; the last entry is redone first."""

    @classmethod
    def replay(cls, game: Game[Any], record: Record) -> Table:
        """Play *record* again; raise RecordError at the first line that does not fit."""
        try:
            options = options_text.parsed(game.options, record.options)
            table = cls(game, record.seats, record.seed, options)
            if record.start:
                table._begin_at(record.start)
        except (OptionError, PositionError) as error:
            raise RecordError(f"The record cannot be replayed: {error}") from error
        table.record.learning = record.learning
        for number, (seat, notation) in enumerate(record.moves, 1):
            try:
                table.play(seat, table.state.find(seat, notation))
            except RuleError as error:
                raise RecordError(f"Move {number} of the record does not fit: {error}") from error
        return table

    @classmethod
    def from_position(cls, game: Game[Any], position: State, seed: int) -> Table:
        """Begin a play at *position*; what it does not say of chance follows from *seed*."""
        if position.viewer is not None:
            whole = position.guess(Chance(seed))
        else:
            whole = position.copy()
            whole.chance = Chance(seed) if position.chance == Chance(0) else position.chance
        notation = game.state.notation()
        options = getattr(whole, "options", None)  # a game may be played in one way only
        table = cls(game, notation.seats(whole), whole.chance.seed, options)
        table._begin_at(notation.write_line(whole))
        return table

    @classmethod
    def from_snapshot(cls, game: Game[Any], record: Record, state: State) -> Table:
        """Go on from *state* where an older edition's record no longer replays."""
        table = cls.__new__(cls)
        table.game, table.record, table.state = game, record, state
        table._before, table._undone, table._lost = [], [], len(record.moves)
        return table

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Points and places as they are now."""
        return self.game.standings(self.state)

    def sealed(self) -> Record:
        """Return the record with the digest and the points of this moment, for keeping."""
        points = " ".join(str(standing.points) for standing in self.standings)
        return replace(
            self.record, moves=[*self.record.moves], digest=self.state.digest(), points=points
        )

    def play(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Play *move* and return what happened; what was undone can no longer be redone."""
        events = self._play(seat, move)
        self._undone.clear()
        return events

    def follow(self, *lines: str) -> None:
        """Play moves in notation: ``"0 take black low"``."""
        for line in lines:
            seat, _, notation = line.partition(" ")
            self.play(int(seat), self.state.find(int(seat), notation))

    def offers(self, seat: int) -> list[str]:
        """Return the notation of everything *seat* may do now."""
        return [str(move) for move in self.state.moves(seat)]

    def look_ahead(self, seat: int, *moves: Move) -> State | None:
        """Return what *seat* would see after *moves*, for a gesture that is only half made.

        None if one of them is not legal, reveals something, or is the last word of *seat*: then
        nobody may look before it is played.
        """
        state = before = self.state
        for move in moves:
            if not state.is_legal(seat, move):
                return None
            state = state.after(seat, move)
            if state.reveals != before.reveals or seat not in state.waiting:
                return None
        return state.seen_by(seat)

    @property
    def states(self) -> tuple[State, ...]:
        """Every state that can be looked back at, the present one last; each has its news."""
        return (*self._before, self.state)

    def stages(self, moment: int) -> tuple[State, ...]:
        """Return how the table lay on the way to one of its states, a thing at a time, and then."""
        after = self.states[moment]
        if not moment or len(after.news) < 2:
            return (after,)
        before, back = self._before[moment - 1], len(self.states) - moment
        seat, notation = self.record.moves[-back]
        *stages, _ = before.stages(seat, before.find(seat, notation))
        return (*stages, after)

    def _begin_at(self, start: str) -> None:
        """Lay the table as *start* says, or raise PositionError."""
        state = self.game.position(start)
        if state.viewer is not None or state.notation().seats(state) != self.record.seats:
            raise PositionError("A play begins with a whole position for all its seats.")
        self.state, self.record.start = state, start

    # The way back -------------------------------------------------------------

    def can_undo(self, seat: int, *, freely: bool = False) -> bool:
        """Whether the last answer of *seat* can be taken back; *freely* also past reveals."""
        return self._undo_point(seat, freely=freely) is not None

    def undo(self, seat: int, *, freely: bool = False) -> None:
        """Take back the last answer of *seat*.

        What other seats answered meanwhile in lanes of their own stays; when undoing *freely*,
        whatever came after the answer goes with it, to be redone after it, and the record says that
        it was for learning.
        """
        point = self._undo_point(seat, freely=freely)
        if point is None:
            raise RuleError(f"Seat {seat} has nothing to take back.")
        if freely and not self.can_undo(seat):
            self.record.learning = True
        taken, *later = self.record.moves[self._lost + point :]
        self.state = self._before[point]
        del self._before[point:], self.record.moves[self._lost + point :]
        if freely:
            self._undone += reversed(later)
        else:
            for other, notation in later:
                self._play(other, self.state.find(other, notation))
        self._undone.append(taken)

    @property
    def can_redo(self) -> bool:
        """Whether an answer that was taken back can be given again."""
        return bool(self._undone)

    def redo(self) -> tuple[Event, ...]:
        """Give the answer again that was taken back last."""
        if not self._undone:
            raise RuleError("There is nothing to redo.")
        seat, notation = self._undone.pop()
        return self._play(seat, self.state.find(seat, notation))

    def _play(self, seat: int, move: Move) -> tuple[Event, ...]:
        after = self.state.copy()
        events = after.play(seat, move)
        self._before.append(self.state)
        self.record.moves.append((seat, str(move)))
        self.state = after
        return events

    def _was_final(self, index: int) -> bool:
        seat, notation = self.record.moves[self._lost + index]
        return self._before[index].find(seat, notation).is_final

    def _undo_point(self, seat: int, *, freely: bool) -> int | None:
        """Return the index of the answer that undo would take back."""
        moves = self.record.moves[self._lost :]
        for index in range(len(moves) - 1, -1, -1):
            if not freely and self._before[index].reveals != self.state.reveals:
                return None  # the dice are cast
            if moves[index][0] == seat:
                return index if freely or not self._was_final(index) else None
            if not freely and len(self._before[index].waiting) < 2:
                return None  # somebody else acted on our answer
        return None
