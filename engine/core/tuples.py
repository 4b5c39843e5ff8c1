"""Small changes of tuples, each giving a new one."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return *items* with *item* at *index*.

    >>> put(("red", "black"), 1, "white")
    ('red', 'white')
    """
    new = list(items)
    new[index] = item
    return tuple(new)


def added(items: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """Return *items* with the number at *index* changed by *by*.

    >>> added((5, 5, 2), 2, -1)
    (5, 5, 1)
    """
    new = list(items)
    new[index] += by
    return tuple(new)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return *items* without the first *item*, which must be there.

    >>> without(("koi", "fox", "koi"), "koi")
    ('fox', 'koi')
    """
    index = items.index(item)
    return items[:index] + items[index + 1 :]


def without_at(items: tuple[T, ...], index: int) -> tuple[T, ...]:
    """Return *items* without the one at *index*."""
    return items[:index] + items[index + 1 :]
