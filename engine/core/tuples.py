"""Small edits of tuples, each giving a new one."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return *items* with *item* at *index*."""
    return (*items[:index], item, *items[index + 1 :])


def added(items: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """Return *items* with the number at *index* changed by *by*."""
    return (*items[:index], items[index] + by, *items[index + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return *items* without the first *item*, which must be there."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]


def without_at(items: tuple[T, ...], index: int) -> tuple[T, ...]:
    """Return *items* without the one at *index*."""
    return items[:index] + items[index + 1 :]
