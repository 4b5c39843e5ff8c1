"""Who sits down: kinds of seats, and what people who gave no name are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop_app.kit.about import About
from desktop_app.look import theme
from desktop_app.play.seen_table import HUMAN
from engine.ai.levels import LEVELS, characters_of, ladder_of, machine, parted
from engine.core.errors import OptionError
from engine.core.game import Game
from engine.saving.save import Seat

KINDS = (HUMAN, *LEVELS)
_USUAL = "casual"
"""Who sits opposite if nobody says anything else."""
_MACHINES = ("Akemi", "Botho", "Chiyo", "Darius", "Emiko", "Falko", "Gesa")
"""Each begins with the letter of its seat."""


def seated(
    kinds: Sequence[str], names: Sequence[str] = (), about: About | None = None
) -> tuple[Seat, ...]:
    """Return the seats of these *kinds*; whoever has no name gets one, *about* a game its own."""
    check(kinds)
    given = [*names, *[""] * len(kinds)]
    return tuple(
        Seat(given[seat].strip() or usual_name(seat, kinds, about), kind)
        for seat, kind in enumerate(kinds)
    )


def check(kinds: Sequence[str]) -> None:
    """Refuse a kind of player that nobody knows."""
    for kind in kinds:
        if parted(kind)[0] not in KINDS:
            known = ", ".join(KINDS)
            raise OptionError(f"Nobody plays as {kind!r}; a seat is one of {known}.")


def kinds_of(game: Game[Any]) -> tuple[str, ...]:
    """Return who can be chosen for a seat: a person, or a level that plays this game."""
    return (HUMAN, *ladder_of(game))


def known_kind(kind: str, game: Game[Any]) -> str:
    """Return *kind* as far as this game knows it: a machine of another day stays a machine."""
    level, character = parted(kind)
    if level not in kinds_of(game):
        return usual_machine(game)
    return kind if character in characters_of(game) else level


def usual_opponent(game: Game[Any], seat: int) -> str:
    """Return who sits on a seat opposite if nobody says anything else: every character once."""
    characters = characters_of(game) if game.brain.levels else ()
    return machine(usual_machine(game), characters[seat - 1] if seat <= len(characters) else "")


def usual_machine(game: Game[Any]) -> str:
    """Return the level of a machine if nobody says anything else."""
    ladder = ladder_of(game)
    return _USUAL if _USUAL in ladder else ladder[-1]


def usual_kinds(game: Game[Any]) -> tuple[str, ...]:
    """Return who sits down if nobody says anything else: a person and machines."""
    count = max(game.seats[0], min(3, game.seats[-1]))
    return (HUMAN, *[usual_machine(game)] * (count - 1))


def usual_name(seat: int, kinds: Sequence[str], about: About | None = None) -> str:
    """Return what *seat* is called if nobody says anything else.

    Nobody is called *You*: names stand in sentences about whoever it is. A character has a name of
    its own, which only the first one bears.
    """
    character = parted(kinds[seat])[1]
    is_first = character not in [parted(kind)[1] for kind in kinds[:seat]]
    if about and is_first and (words := about.characters().get(character)):
        return words.name
    if kinds[seat] != HUMAN:
        return _MACHINES[seat % len(_MACHINES)]
    text = QCoreApplication.translate("Seats", "Player {letter}")
    return text.format(letter=theme.seat_look(seat).letter)
