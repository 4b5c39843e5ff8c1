"""Frozen values: what moves, events, tasks and cards are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """Make *cls* a frozen dataclass with slots: comparable, hashable, never changing."""
    return dataclass(frozen=True, slots=True)(cls)
