"""What is to be said of a game before it is loaded, and what the house shows besides its board."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from engine.core.options import OptionInfo
from engine.core.value import value

__all__ = ["About", "CharacterWords", "OptionWords"]


@value
class OptionWords:
    """How an option is offered."""

    title: str
    meaning: str = ""
    values: tuple[tuple[str, str], ...] = ()
    """The text of each value and its word."""


@value
class CharacterWords:
    """How a character of machine players is introduced."""

    name: str
    """Which it plays under if nobody gives it another."""
    title: str
    sentence: str


class About:
    """The one place outside the rules that introduces a game; each says it in its ``about.py``.

    It is imported with the program, so it imports neither rules nor board: those are loaded when
    the game is chosen. Titles and sentences are asked for each time, for the language may change.
    """

    id: str
    """The name of its folder in all four trees."""
    seats: range
    minutes: str = ""
    """How long a play takes: ``60–80``; empty if nobody has measured it."""
    has_score_pad: bool = False
    """Whether there is a page that scores what lies on a real table."""

    @property
    def has_lessons(self) -> bool:
        """Whether somebody wrote lessons for it."""
        return files("resources").joinpath("games", self.id, "lessons").is_dir()

    def title(self) -> str:
        """Return the name the game has in the player's language."""
        raise NotImplementedError

    def sentence(self) -> str:
        """Say in one sentence what one does in it."""
        return ""

    def purpose(self) -> str:
        """Say what wins, to somebody who has never played it."""
        return self.sentence()

    def sounds(self) -> Mapping[str, tuple[str, ...]]:
        """Return the events that are heard, classes by name, for each sound."""
        return {}

    def who_plays_too(self, count: int) -> str:
        """Say who else plays when so few sit down; empty if nobody does."""
        return ""

    def characters(self) -> Mapping[str, CharacterWords]:
        """Introduce the characters that machines may have in this game, by id."""
        return {}

    def options(self) -> Mapping[str, OptionWords]:
        """Return the words for each option; one that is left out says its own name."""
        return {}

    def first_games(self) -> Mapping[str, str]:
        """Return the options that make somebody's first games easier."""
        return {}

    def applies(self, option: str, count: int, chosen: Mapping[str, str]) -> bool:
        """Whether an option says anything with so many seats and these other options."""
        return True

    def board_keys(self) -> tuple[tuple[str, str], ...]:
        """Return the keys that mean something on its board alone, and what each does."""
        return ()

    def option_in_words(self, option: OptionInfo) -> OptionWords:
        """Return the words for *option*."""
        return self.options().get(option.name) or OptionWords(option.name.replace("_", " "))
