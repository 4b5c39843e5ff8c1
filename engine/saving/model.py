"""The outer form of a save, as pydantic checks it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Word = Annotated[str, Field(min_length=1, max_length=80)]
SmallText = Annotated[str, Field(max_length=200)]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class SeatModel(_Strict):
    """Who sits there."""

    name: SmallText
    kind: Word


class SaveModel(_Strict):
    """Everything a save says."""

    format: Literal[1]
    program: Word
    game: Annotated[str, Field(pattern=r"^[a-z][a-z_]{0,40}$")]
    edition: Annotated[int, Field(ge=1, le=10_000)]
    options: Annotated[dict[Word, SmallText], Field(max_length=50)]
    seats: Annotated[list[SeatModel], Field(min_length=1, max_length=12)]
    record: Annotated[str, Field(max_length=1_000_000)]
    snapshot: dict[str, Any]
    digest: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
