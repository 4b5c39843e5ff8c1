"""What is wrong with a position is told in one sentence, with the place."""

from __future__ import annotations

import pytest
from pydantic import BaseModel, ConfigDict, model_validator

from engine.core.errors import PositionError
from engine.core.position import checked


class Purse(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    coins: int
    names: dict[str, int] = {}

    @model_validator(mode="after")
    def not_too_heavy(self) -> Purse:
        if self.coins > 9:
            raise ValueError("nobody can carry that")
        return self


def test_a_position_that_fits_becomes_its_model():
    assert checked(Purse, {"coins": 3}).coins == 3


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        ([], "A position is a JSON object: names and values in braces."),
        (None, "A position is a JSON object: names and values in braces."),
        ({}, "The position does not say coins."),
        ({"coins": 1, "gems": 2}, "The position says gems, which no position has."),
        ({"coins": 99}, "The position is wrong: nobody can carry that."),
        ({"coins": True}, "The position is wrong at coins: Input should be a valid integer."),
    ],
)
def test_each_problem_has_its_sentence(raw: object, sentence: str):
    with pytest.raises(PositionError) as refused:
        checked(Purse, raw)
    assert str(refused.value) == sentence


def test_a_long_name_does_not_flood_the_sentence():
    with pytest.raises(PositionError) as refused:
        checked(Purse, {"coins": 1, "names": {"x" * 9000: "y"}})
    assert len(str(refused.value)) < 200
