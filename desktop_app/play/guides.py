"""Guides stand beside a person who plays: they narrow what is offered, and comment on it.

A session knows nothing of hints, lessons or coaches. It knows this protocol, and asks all of its
guides in turn. To write one, derive from ``Guide``, override what it needs, and hand it to
``session.be_guided_by``; what is not overridden is free play:

- ``allows`` narrows what hands can do, as a lesson does that waits for one certain move. What it
  leaves out does not glow and cannot be played; leave at least one, or somebody is stuck.
- ``judge`` is asked before a gesture is played. What it answers is said, and the gesture is put
  back: a puzzle says so why not, a coach "are you sure?" the first time.
- ``lights`` names the answers to point at, and ``says`` what is said beside them. Emit ``changed``
  whenever one of them has another answer than before.
- ``hear`` tells what has been performed, entry by entry; look there whether an aim was reached.
- ``asks_to_end`` and ``lets_take_back`` widen or slow down what a table allows.

A guide gets views, never states: it must know no more than the person it guides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from desktop_app.play.entries import Entry
from engine.core.agenda import Move
from engine.core.state import State

Path = tuple[Move, ...]
"""The answers of one gesture: nearly always one."""


class Guide(QObject):
    """Lets play freely; whoever guides in earnest overrides something."""

    changed = Signal()  # lights() or says() have another answer

    def allows(self, view: State, seat: int, offers: Sequence[Path]) -> Sequence[Path]:
        """Return those of *offers* that *seat* may choose from now."""
        return offers

    def judge(self, view: State, seat: int, path: Path) -> str:
        """Say what speaks against playing *path* now; empty lets it be played."""
        return ""

    def lights(self) -> Path:
        """Return the answers to point at; empty points at nothing."""
        return ()

    def says(self) -> str:
        """Return what is to be said now; empty says nothing."""
        return ""

    def hear(self, entry: Entry) -> None:
        """Take note of what was just performed on the screen."""

    def asks_to_end(self, seat: int, move: Move) -> bool:
        """Whether a turn that ends with *move* waits until *seat* lets the others go on."""
        return False

    def lets_take_back(self, people: int) -> bool:
        """Whether more may be taken back than the rules of a table with so many *people* allow."""
        return False


class FreePlay(Guide):
    """Everything that is legal is offered, and nobody comments on it."""


class AskBeforeTurnEnds(Guide):
    """Lets nobody else go on before a person has looked at what came of the turn."""

    def asks_to_end(self, seat: int, move: Move) -> bool:
        """Ask, unless the answer itself was to say that one is done."""
        return not move.is_final


class LearningUndo(Guide):
    """Lets a person who plays against machines take back even what has shown something hidden."""

    def lets_take_back(self, people: int) -> bool:
        """Allow it where nobody else is wronged by it."""
        return people == 1


def allowed(
    guides: Iterable[Guide], view: State, seat: int, offers: Sequence[Path]
) -> Sequence[Path]:
    """Return those of *offers* that every guide allows."""
    for guide in guides:
        offers = guide.allows(view, seat, offers)
    return offers
