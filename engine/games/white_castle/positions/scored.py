"""A position as people hand it in for scoring, checked by pydantic."""

from __future__ import annotations

from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.core.position import checked
from engine.games.white_castle.components import (
    FIGURES,
    LAST_INFLUENCE,
    MOST_OF_A_RESOURCE,
    MOST_SEALS,
)
from engine.games.white_castle.content import GARDEN
from engine.games.white_castle.scoring import domain_breakdown
from engine.games.white_castle.state import Domain

M = TypeVar("M", bound=BaseModel)
Count = Annotated[int, Field(ge=0, le=FIGURES)]
Stock = Annotated[int, Field(ge=0, le=MOST_OF_A_RESOURCE)]


class Strict(BaseModel):
    """Exactly these fields, exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Courtiers(Strict):
    """Courtiers by where they stand."""

    gate: Count
    level_1: Count
    level_2: Count
    level_3: Count

    @model_validator(mode="after")
    def at_most_five(self) -> Courtiers:
        """Refuse more figures than a clan has."""
        return _few(self, self.gate + self.level_1 + self.level_2 + self.level_3, "courtiers")


class Warriors(Strict):
    """Warriors by yard."""

    yard_5: Count
    yard_3: Count
    yard_1: Count

    @model_validator(mode="after")
    def at_most_five(self) -> Warriors:
        """Refuse more figures than a clan has."""
        return _few(self, self.yard_5 + self.yard_3 + self.yard_1, "warriors")


class Position(Strict):
    """What one clan owns at the end."""

    clan_points: Annotated[int, Field(ge=0, le=999)]
    coins: Annotated[int, Field(ge=0, le=999)]
    seals: Annotated[int, Field(ge=0, le=MOST_SEALS)]
    food: Stock
    iron: Stock
    pearl: Stock
    influence: Annotated[int, Field(ge=0, le=LAST_INFLUENCE)]
    courtiers: Courtiers
    warriors: Warriors
    gardeners: list[str]

    @model_validator(mode="after")
    def gardens_exist_once(self) -> Position:
        """Refuse too many gardeners, unknown cards and two on one card."""
        _few(self, len(self.gardeners), "gardeners")
        for garden in self.gardeners:
            if garden not in GARDEN:
                raise ValueError(f"there is no garden card {garden!r}")
            if self.gardeners.count(garden) > 1:
                raise ValueError(f"two gardeners stand on {garden!r}")
        for kind in ("stone", "plant"):
            if sum(GARDEN[garden].kind == kind for garden in self.gardeners) > 3:
                raise ValueError(f"only 3 {kind} gardens are in play")
        return self


def score(position: object) -> dict[str, object]:
    """Return total and categories of a position, or raise PositionError with one sentence."""
    given = checked(Position, position)
    courtiers, warriors = given.courtiers, given.warriors
    domain = Domain(
        coins=given.coins,
        seals=given.seals,
        food=given.food,
        iron=given.iron,
        pearl=given.pearl,
        points=given.clan_points,
        influence=given.influence,
        levels=(courtiers.gate, courtiers.level_1, courtiers.level_2, courtiers.level_3),
        yards=(warriors.yard_5, warriors.yard_3, warriors.yard_1),
        gardens=tuple(given.gardeners),
    )
    categories = domain_breakdown(domain)
    return {"total": sum(categories.values()), "categories": categories}


def _few(model: M, number: int, what: str) -> M:
    if number > FIGURES:
        raise ValueError(f"{number} {what} are given, a clan has {FIGURES}")
    return model
