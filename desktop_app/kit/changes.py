"""What is gained or paid, written in the same way on every board."""

from __future__ import annotations

from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Flourish, Note
from desktop_app.kit.tabletop import Wording


def signed(number: int) -> str:
    """Write a change with its sign; a minus is as wide as a plus, and nothing is both."""
    if number == 0:
        return "\N{PLUS-MINUS SIGN}0"
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"


def change(by: int, icon: str = "") -> Note:
    """Note on a target what it would bring or cost."""
    return Note(signed(by), _tone(by), icon)


def in_words(note: Note, wording: Wording) -> str:
    """Say *note* to whoever does not see its icon."""
    return note.said or wording.change(note.icon).format(change=note.text)


def rise(spot: Spot, by: int, icon: str) -> Flourish:
    """Let rise from a spot what it gave or took."""
    return Flourish(spot, signed(by), _tone(by), icon)


def _tone(by: int) -> str:
    return "gain" if by > 0 else "pay" if by < 0 else "ink"
