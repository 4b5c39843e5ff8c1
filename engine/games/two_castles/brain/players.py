"""Players that think of both of their castles at once: two tiles, two castles, every space."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.ai.mind import come_to_mind
from engine.ai.player import Planner
from engine.core.agenda import AnyChoice, Move
from engine.core.brain import Brain
from engine.core.brain.thought import Budget, Line, Thought
from engine.core.chance import Chance
from engine.core.state import State
from engine.games.two_castles.brain.bonus_worth import BONUS_CHOICES
from engine.games.two_castles.brain.explaining import parts_of
from engine.games.two_castles.brain.joint import Desk, Placing, pairs, placings
from engine.games.two_castles.brain.ladder import Rung
from engine.games.two_castles.draft import KeepTwo
from engine.games.two_castles.ludwig import LayOutTiles
from engine.games.two_castles.moves import KEEP, LayOut, builds
from engine.games.two_castles.placing import PlaceTiles
from engine.games.two_castles.state import TwoCastles


class Weighed(Thought):
    """Weighs every way to answer, all at once; looks at nothing but the own castles."""

    def __init__(
        self, brain: Brain[TwoCastles], view: TwoCastles, seat: int, rung: Rung, chance: Chance
    ) -> None:
        super().__init__(Budget(1))
        self._brain, self._view, self._seat = brain, view, seat
        self._rung, self._chance = rung, chance
        self._lines = tuple([Line((move,)) for move in brain.sensible(view, seat)])

    def think(self) -> Iterator[object]:
        """Weigh all of it."""
        choice = self._view.choice_of(self._seat)
        assert choice is not None, "only who is asked thinks"
        lines = lines_for(Desk(self._view, self._seat, self._rung.weights), choice)
        if lines:
            self._lines = come_to_mind(lines, self._rung.sight, self._chance)
        yield lines

    def explained(self, line: Line) -> Line:
        """Name what both castles gain by the line."""
        choice = self._view.choice_of(self._seat)
        assert choice is not None, "only who is asked thinks"
        desk = Desk(self._view, self._seat, self._rung.weights)
        parts = parts_of(desk, choice, line.moves, line.value)
        return Line(line.moves, line.value, tuple(parts.items()))

    @property
    def lines(self) -> tuple[Line, ...]:
        """Return the best line for every first answer."""
        best: dict[Move, Line] = {}
        for line in self._lines:
            best.setdefault(line.moves[0], line)
        return tuple(best.values())


def lines_for(desk: Desk, choice: AnyChoice) -> list[Line]:
    """Return the ways to answer with what they are worth, the best first; none where there is one.

    Lines of several answers stand for one thing that is done: two tiles kept, two rooms built.
    """
    view = desk.view
    match choice:
        case KeepTwo(seat=seat):
            kept, hand = view.builders[seat].chosen, view.builders[seat].hand
            found = pairs(desk, (*kept, *hand))
            wanted = [pair for pair in found if set(kept) <= set(pair.rooms)]
            return [Line(_keeps(pair.rooms, kept), pair.worth) for pair in wanted]
        case PlaceTiles(waited=waited):
            return [Line(_builds(way), way.worth) for way in placings(desk, waited)]
        case LayOutTiles():
            return _laid_out(desk)
        case _ if isinstance(choice, BONUS_CHOICES):
            found_here = desk.prospects[choice.castle].answers(choice)
            return [Line((move,), worth) for move, worth in found_here]
        case _:
            return []


def _keeps(rooms: Sequence[int], kept: Sequence[int]) -> tuple[Move, ...]:
    return tuple([KEEP[room] for room in rooms if room not in kept])


def _builds(way: Placing) -> tuple[Move, ...]:
    return tuple([builds(castle, place.room)[place.space] for castle, place in way.places])


def _laid_out(desk: Desk) -> list[Line]:
    """Give the shared castle the tile that helps it, before the castle of the other partner."""
    ludwig = len(desk.view.builders) - 1
    (shared,) = [c for c in desk.castles if c in desk.view.castles_of(ludwig)]
    rooms = desk.view.builders[ludwig].chosen
    lines = [Line((LayOut(room),), desk.worth(shared, room)) for room in rooms]
    return sorted(lines, key=lambda line: -line.value)


class CastlePlanner(Planner):
    """Builds what is worth most, as far as its rung of the ladder lets it see."""

    def __init__(self, brain: Brain[TwoCastles], chance: Chance, rung: Rung) -> None:
        super().__init__(brain, chance)
        self._rung = rung

    def begin(self, view: State, seat: int, chance: Chance) -> Thought:
        """Weigh the answers."""
        assert isinstance(view, TwoCastles)
        return Weighed(self.brain, view, seat, self._rung, chance)
