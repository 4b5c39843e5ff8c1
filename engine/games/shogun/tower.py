"""The cube tower: two shelves that hold cubes, and a tray for what falls through.

The rulebook says: what is thrown in comes out only in part, and may knock out what lay inside.
We decided (AMB-23, not measured): a cube that arrives at a shelf jolts it, so that
each cube lying there comes loose with the preset's chance; then it stays there itself with the
preset's other chance. Loosened cubes go on before it, oldest first.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.shogun import content
from engine.games.shogun.components import COLOURS, TowerPreset
from engine.games.shogun.events.fights import Hop, Rest, Thrown
from engine.games.shogun.state import Shogun, Tower

_BITS = 20
_SCALE = 1 << _BITS
_MOST_CUBES = 5 * content.BOX.armies_per_player + content.BOX.peasants
_RESTS = (Rest.UPPER, Rest.LOWER, Rest.TRAY)
_IN_TRAY = 2
_HOPS = {
    (colour, start, end): Hop(colour, start, end)
    for colour in range(COLOURS)
    for start in Rest
    for end in Rest
}


def throw(state: Shogun, cubes: Iterable[int]) -> None:
    """Throw *cubes* and whatever lies in the tray into the tower (SH-71)."""
    tower = state.tower
    lying = [colour for colour, count in enumerate(tower.tray) for _ in range(count)]
    mixed = state.shuffled([*cubes, *lying])
    fall = _Fall(state)
    for cube in mixed:
        fall.arrive(cube, Rest.FUNNEL, 0)
    upper, lower = fall.shelves
    state.tower = Tower((tuple(upper), tuple(lower)), tuple(fall.tray))
    state.tell(Thrown, mixed, state.tower.tray, tuple(fall.hops), state.options.show_tower)


class _Fall:
    """One throw while it lasts."""

    def __init__(self, state: Shogun) -> None:
        self.state = state
        self.shelves = [list(shelf) for shelf in state.tower.shelves]
        self.tray = [0] * COLOURS
        self.hops: list[Hop] = []
        self.staying, self.firm = _CHANCES[state.options.tower]

    def arrive(self, cube: int, start: Rest, level: int) -> None:
        """Let *cube* arrive at a shelf, or in the tray below the last one."""
        if level == _IN_TRAY:
            self.tray[cube] += 1
            self.hops.append(_HOPS[cube, start, Rest.TRAY])
            return
        # One number decides both: its low half whether the cube stays, its high half what it jolts.
        jolt, hold = divmod(self.state.draw(_SCALE << _BITS), _SCALE)
        shelf = self.shelves[level]
        if shelf and jolt >= self.firm[len(shelf)]:
            for loose in self._jolted(shelf, jolt):
                self.arrive(loose, _RESTS[level], level + 1)
        if hold < self.staying:
            shelf.append(cube)
            self.hops.append(_HOPS[cube, start, _RESTS[level]])
        else:
            self.arrive(cube, start, level + 1)

    def _jolted(self, shelf: list[int], number: int) -> list[int]:
        """Take the cubes off *shelf* that come loose, each with the same chance.

        ``firm[n]`` is the chance that n cubes all lie firm, so *number* says how many do before
        the first loose one; a new number then decides about the cubes after it.
        """
        loose, at = [], 0
        while at < len(shelf):
            left = len(shelf) - at
            firm = 0
            while firm < left and number < self.firm[firm + 1]:
                firm += 1
            at += firm
            if at < len(shelf):
                loose.append(shelf.pop(at))
                number = self.state.draw(_SCALE)
        return loose


def _chances(preset: TowerPreset) -> tuple[int, tuple[int, ...]]:
    """Return the chance to stay, and those that n cubes all lie firm, in units of 2**-20."""
    firm = [(1000 - preset.loosen) ** n * _SCALE // 1000**n for n in range(_MOST_CUBES + 1)]
    return preset.stay * _SCALE // 1000, tuple(firm)


_CHANCES = {name: _chances(preset) for name, preset in content.TOWERS.items()}
