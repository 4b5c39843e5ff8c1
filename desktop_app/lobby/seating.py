"""Who sits down: kinds of seats, and what people who gave no name are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop_app.look import theme
from desktop_app.play.seen_table import HUMAN
from engine.ai.levels import LEVELS, ladder_of
from engine.core.errors import OptionError
from engine.core.game import Game
from engine.saving.save import Seat

KINDS = (HUMAN, *LEVELS)
_USUAL = "casual"
"""Who sits opposite if nobody says anything else."""
_MACHINES = ("Akemi", "Botho", "Chiyo", "Darius", "Emiko", "Falko", "Gesa")
"""Each begins with the letter of its seat."""


def seated(kinds: Sequence[str], names: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Return the seats of these *kinds*; whoever has no name gets one."""
    check(kinds)
    given = [*names, *[""] * len(kinds)]
    return tuple(
        Seat(given[seat].strip() or usual_name(seat, kinds), kind)
        for seat, kind in enumerate(kinds)
    )


def check(kinds: Sequence[str]) -> None:
    """Refuse a kind of player that nobody knows."""
    for kind in kinds:
        if kind not in KINDS:
            known = ", ".join(KINDS)
            raise OptionError(f"Nobody plays as {kind!r}; a seat is one of {known}.")


def kinds_of(game: Game[Any]) -> tuple[str, ...]:
    """Return who can be chosen for a seat: a person, or a level that plays this game."""
    return (HUMAN, *ladder_of(game))


def usual_machine(game: Game[Any]) -> str:
    """Return the level of a machine if nobody says anything else."""
    ladder = ladder_of(game)
    return _USUAL if _USUAL in ladder else ladder[-1]


def usual_kinds(game: Game[Any]) -> tuple[str, ...]:
    """Return who sits down if nobody says anything else: a person and machines."""
    count = max(game.seats[0], min(3, game.seats[-1]))
    return (HUMAN, *[usual_machine(game)] * (count - 1))


def usual_name(seat: int, kinds: Sequence[str]) -> str:
    """Return what *seat* is called if nobody says anything else.

    Nobody is called *You*: names stand in sentences about whoever it is.
    """
    if kinds[seat] != HUMAN:
        return _MACHINES[seat % len(_MACHINES)]
    text = QCoreApplication.translate("Seats", "Player {letter}")
    return text.format(letter=theme.seat_look(seat).letter)
