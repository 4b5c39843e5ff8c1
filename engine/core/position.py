"""A position that people hand in for scoring, checked by a pydantic model of its game.

Only what scores a position imports this: pydantic takes a tenth of a second.
"""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel, ValidationError

from engine.core.errors import PositionError, shown

M = TypeVar("M", bound=BaseModel)


def checked(model: type[M], raw: object) -> M:
    """Return *raw* as a *model*, or raise PositionError with one sentence that says where."""
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        raise PositionError(_told(error)) from error


def _told(error: ValidationError) -> str:
    problem = error.errors()[0]
    where = ".".join(shown(step) for step in problem["loc"])
    wrong = problem["msg"].removeprefix("Value error, ")
    match problem["type"]:
        case "model_type" if not where:
            return "A position is a JSON object: names and values in braces."
        case "missing":
            return f"The position does not say {where}."
        case "extra_forbidden":
            return f"The position says {where}, which no position has."
        case _:
            place = f" at {where}" if where else ""
            return f"The position is wrong{place}: {wrong}."
