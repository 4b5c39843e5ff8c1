"""Points of a year and who wins, as pure functions of the map (SH-95, SH-97)."""

from __future__ import annotations

from engine.core.game import Standing, ranked
from engine.core.value import value
from engine.games.shogun.components import Board, Building, Owner
from engine.games.shogun.content import BOX, BUILDINGS
from engine.games.shogun.state import Shogun


@value
class MajorityScore:
    """Most buildings of a kind in a region."""

    region: int
    building: Building
    points: int


@value
class YearScore:
    """What one seat gets in one winter."""

    provinces: int
    buildings: int
    majorities: tuple[MajorityScore, ...]

    @property
    def total(self) -> int:
        """The sum."""
        return self.provinces + self.buildings + sum(m.points for m in self.majorities)


def year_scores(
    board: Board,
    owners: tuple[Owner, ...],
    buildings: tuple[tuple[Building, ...], ...],
    seats: int,
) -> tuple[YearScore, ...]:
    """Return the points of every seat for provinces, buildings and majorities."""
    most = majorities(board, owners, buildings, seats)
    return tuple(
        YearScore(
            owners.count(seat) * BOX.points_per_province,
            sum(
                [
                    len(built)
                    for built, owner in zip(buildings, owners, strict=True)
                    if owner == seat
                ]
            )
            * BOX.points_per_building,
            most[seat],
        )
        for seat in range(seats)
    )


def majorities(
    board: Board,
    owners: tuple[Owner, ...],
    buildings: tuple[tuple[Building, ...], ...],
    seats: int,
) -> tuple[tuple[MajorityScore, ...], ...]:
    """Return the majorities of every seat; who shares one gets a point less, perhaps none."""
    won: list[list[MajorityScore]] = [[] for _ in range(seats)]
    # AMB-14: where nobody has one, nobody has most; so only what stands somewhere is counted.
    for (region, kind), here in sorted(_counts(board, owners, buildings, seats).items()):
        row, best = BOX.buildings[kind], max(here)
        points = row.majority - (BOX.tie_penalty if here.count(best) > 1 else 0)
        for seat in range(seats):
            if here[seat] == best:
                won[seat].append(MajorityScore(region, row.kind, points))
    return tuple([tuple(most) for most in won])


def standings(state: Shogun) -> tuple[Standing, ...]:
    """Most points, then most chests; those equal in both share the place (SH-97, AMB-15)."""
    houses = state.houses
    return ranked((house.points for house in houses), lambda seat: (houses[seat].chests,))


def _counts(
    board: Board,
    owners: tuple[Owner, ...],
    buildings: tuple[tuple[Building, ...], ...],
    seats: int,
) -> dict[tuple[int, int], list[int]]:
    """Return by region and kind, where there are any, how many buildings every seat has."""
    counts: dict[tuple[int, int], list[int]] = {}
    for province in board.provinces:
        for building in buildings[province]:
            key = board.regions[province], BUILDINGS.index(building)
            counts.setdefault(key, [0] * seats)[owners[province]] += 1
    return counts
