"""Who sits at a table, in words: people, levels of machines, and those of them with a character."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.kit.about import About, CharacterWords
from desktop_app.look.seat_badge import kind_in_words
from desktop_app.play.seen_table import SeenTable
from engine.ai.levels import parted
from engine.ai.ratings import ratings_of
from engine.saving.save import Seat


def character_of(kind: str, about: About) -> CharacterWords | None:
    """Return the words for the character of a machine of this *kind*, if it has one."""
    return about.characters().get(parted(kind)[1])


def who(seat: Seat, about: About) -> str:
    """Say who sits there: ``the warlord. Machine, strong. Rating 1480``."""
    said = [kind_in_words(seat)]
    if character := character_of(seat.kind, about):
        said.insert(0, character.title)
    if rating := rating_in_words(seat.kind, about.id):
        said.append(rating)
    return ". ".join(said)


def rating_in_words(kind: str, game_id: str) -> str:
    """Say how strong a level has proved to be in this game; empty where nobody has measured it."""
    rating = ratings_of(game_id).get(parted(kind)[0])
    if rating is None:
        return ""
    return QCoreApplication.translate("Seats", "Rating {rating}").format(rating=rating)


def faces_of(session: SeenTable) -> dict[int, tuple[str, str]]:
    """Return the game and the character of every seat that has one, to find its portrait by."""
    characters = {seat: parted(one.kind)[1] for seat, one in enumerate(session.seats)}
    return {seat: (session.game.id, one) for seat, one in characters.items() if one}
