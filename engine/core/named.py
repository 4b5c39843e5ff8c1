"""Enums that are quick as keys."""

from __future__ import annotations

from enum import Enum


class Named(Enum):
    """One of a few named things: an enum whose members are hashed by what they are.

    ``Enum`` hashes the name of a member, in Python; that took up to a twentieth of a play.
    """

    __hash__ = object.__hash__
