"""Score a position handed in as JSON: one winter's points on top of those given (SH-95, SH-97)."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engine.core.errors import PositionError
from engine.core.game import ranked
from engine.core.position import checked
from engine.games.shogun import content
from engine.games.shogun.components import NOBODY, OUT_OF_PLAY, Board, Building, Owner, Side
from engine.games.shogun.scoring import YearScore, year_scores

Count = Annotated[int, Field(ge=0, le=1_000_000, strict=True)]


class Holding(BaseModel):
    """One province: whose it is and what stands there."""

    model_config = ConfigDict(extra="forbid")
    owner: Annotated[int, Field(ge=0, strict=True)] | None
    buildings: list[Building] = []


class Position(BaseModel):
    """The map before a winter's scoring."""

    model_config = ConfigDict(extra="forbid")
    side: Side
    seats: Annotated[int, Field(ge=3, le=5, strict=True)]
    provinces: dict[str, Holding]
    points: list[Count] | None = None
    chests: list[Count] | None = None


def score(raw: object) -> dict[str, object]:
    """Return provinces, buildings, majorities, year, total and place of every seat."""
    position = possible(raw)
    board = content.board(position.side, position.seats)
    owners, buildings = _map(position, board)
    scores = year_scores(board, owners, buildings, position.seats)
    before = position.points or [0] * position.seats
    chests = position.chests or [0] * position.seats
    totals = [score.total + points for score, points in zip(scores, before, strict=True)]
    places = ranked(totals, lambda seat: (chests[seat],))
    return {
        "seats": [
            told(score) | {"total": standing.points, "place": standing.place}
            for score, standing in zip(scores, places, strict=True)
        ]
    }


def possible(raw: object) -> Position:
    """Return *raw* as a position that can exist, or raise PositionError."""
    position = checked(Position, raw)
    for name, figures in (("points", position.points), ("chests", position.chests)):
        if figures is not None and len(figures) != position.seats:
            raise PositionError(
                f"There are {position.seats} seats, but {name} has {len(figures)} entries."
            )
    for name, holding in position.provinces.items():
        _check(position, name, holding)
    _check_stock(position)
    return position


def _check(position: Position, name: str, holding: Holding) -> None:
    """Raise PositionError if one province cannot be like this."""
    number = content.PROVINCE_NUMBER.get(name)
    if number is None:
        raise PositionError(f"There is no province {name[:40]!r}.")
    if number not in content.board(position.side, position.seats).provinces:
        raise PositionError(f"Province {name} is not in play with {position.seats} players.")
    if holding.owner is None:
        if holding.buildings:
            raise PositionError(f"Province {name} is neutral and cannot have buildings.")
    elif holding.owner >= position.seats:
        raise PositionError(f"Province {name} belongs to seat {holding.owner}, which is not there.")
    if len(set(holding.buildings)) != len(holding.buildings):
        raise PositionError(f"Province {name} has the same building twice.")
    sites = content.PROVINCES[number].sites
    if len(holding.buildings) > sites:
        raise PositionError(
            f"Province {name} has {len(holding.buildings)} buildings on {sites} sites."
        )


def _check_stock(position: Position) -> None:
    """Raise PositionError if there are more tiles than the box holds."""
    for building, stock in content.STOCK.items():
        built = sum(building in holding.buildings for holding in position.provinces.values())
        if built > stock:
            raise PositionError(f"There are {built} of {building.value}, but only {stock} tiles.")


def _map(
    position: Position, board: Board
) -> tuple[tuple[Owner, ...], tuple[tuple[Building, ...], ...]]:
    """Return owners and buildings in the form the rules use."""
    owners = [OUT_OF_PLAY] * len(content.PROVINCES)
    buildings: list[tuple[Building, ...]] = [()] * len(owners)
    for number in board.provinces:
        holding = position.provinces.get(content.PROVINCES[number].id)
        owners[number] = NOBODY
        if holding and holding.owner is not None:
            owners[number] = Owner(holding.owner)
            buildings[number] = tuple(holding.buildings)
    return tuple(owners), tuple(buildings)


def told(score: YearScore) -> dict[str, object]:
    """Return in words of JSON what one winter brings a seat."""
    majorities = [
        {
            "region": content.REGIONS[m.region].id,
            "building": m.building.value,
            "points": m.points,
        }
        for m in score.majorities
    ]
    return {
        "provinces": score.provinces,
        "buildings": score.buildings,
        "majorities": majorities,
        "year": score.total,
    }
