"""A hint in words: where to look, what to do, and why it is better than something else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

from PySide6.QtCore import QCoreApplication

from desktop_app.kit.gestures import Path
from desktop_app.kit.tabletop import Wording
from engine.analysis.hint import Hint
from engine.core.agenda import Move
from engine.core.brain.thought import Line, Reason
from engine.core.state import State

Ahead = Callable[[Path], State | None]
"""Returns the view after some answers, as far as nobody has turned anything over."""
ARROW = " \N{RIGHTWARDS ARROW} "
_MOST_REASONS = 3
_TELLING = 0.3
"""Points that are worth a word."""
_EQUAL = 0.25


class HintWords:
    """Words of one play."""

    def __init__(self, wording: Wording, ahead: Ahead) -> None:
        self._wording, self._ahead = wording, ahead

    def what(self, line: Line) -> str:
        """Say what to do: one answer after the other, up to what nobody can foresee."""
        if run := run_of(line.moves):
            return " \N{MIDDLE DOT} ".join(self.each(run))
        said = self.each(line.moves)
        rest = " \N{HORIZONTAL ELLIPSIS}" if len(said) < len(line.moves) else ""
        return ARROW.join(said) + rest

    def why(self, hint: Hint, moves: int) -> str:
        """Say what speaks for the hint; there are so many *moves* to choose from."""
        if hint.instead is None:
            if moves == 1:
                return QCoreApplication.translate("Hint", "Nothing else can be done.")
            return QCoreApplication.translate("Hint", "Nothing else is worth a thought here.")
        other = self.apart(hint.instead, hint.line)
        said = [self.more(hint.more, other), *self._sides(hint.why, hint.line)]
        if hint.as_good and hint.as_good.moves != hint.instead.moves:
            text = QCoreApplication.translate("Hint", "“{other}” is about as good.")
            said.append(text.format(other=self.apart(hint.as_good, hint.line)))
        return " ".join(said)

    def more(self, points: float, other: str) -> str:
        """Say how much better it is than *other*."""
        if points < _EQUAL:
            text = QCoreApplication.translate("Hint", "About as good as “{other}”.")
        elif points < 1.5:
            text = QCoreApplication.translate(
                "Hint", "About one point more at the end than “{other}”."
            )
        else:
            text = QCoreApplication.translate(
                "Hint", "About {points} points more at the end than “{other}”."
            )
        return text.format(points=round(points), other=other)

    def reasons(self, reasons: Sequence[Reason], after: State | None, sign: int) -> str:
        """Name what speaks for it, or against it, the most telling first."""
        sums: dict[str, float] = {}
        for reason in reasons:
            if said := self._wording.reason(reason.feature, after):
                sums[said] = sums.get(said, 0.0) + reason.difference
        ranked = sorted(sums.items(), key=lambda one: -sign * one[1])
        telling = [(said, points) for said, points in ranked if sign * points >= _TELLING]
        return ", ".join([f"{said}{_figure(n)}" for said, n in telling[:_MOST_REASONS]])

    def each(self, moves: Sequence[Move]) -> list[str]:
        """Say each of some answers, as far as the table can be foreseen."""
        said = []
        for number, move in enumerate(moves):
            view = self._ahead(tuple(moves[:number]))
            if view is None or (number and move.is_final):
                break
            said.append(self._wording.move(move, view).rstrip("."))
        return said

    def apart(self, line: Line, other: Line) -> str:
        """Say by what a line differs from another, as shortly as it can be said."""
        if (run := run_of(line.moves)) and run_of(other.moves):
            moves = [move for move in run if move not in other.moves]
            view = self._ahead(())
            assert view is not None, "somebody is asked here"
            return ", ".join([self._wording.move(move, view) for move in moves[:2]])
        common = 0
        for mine, theirs in zip(line.moves, other.moves, strict=False):
            if mine != theirs:
                break
            common += 1
        said = self.each(line.moves[: common + 1])
        return said[-1] if said else ""

    def _sides(self, reasons: Sequence[Reason], line: Line) -> list[str]:
        after = self._ahead(line.moves)
        said = []
        if good := self.reasons(reasons, after, 1):
            text = QCoreApplication.translate("Hint", "For it: {reasons}.")
            said.append(text.format(reasons=good))
        if bad := self.reasons(reasons, None, -1):
            text = QCoreApplication.translate("Hint", "Against it: {reasons}.")
            said.append(text.format(reasons=bad))
        return said


def run_of(moves: Path) -> Path:
    """Return the answers of one kind that *moves* consist of, as when a plan is laid out.

    Saying that one is done may follow them. Nothing where they are of several kinds.
    """
    kind = type(moves[0])
    run = tuple(takewhile(lambda move: type(move) is kind, moves))
    return run if len(run) > 1 and len(run) >= len(moves) - 1 else ()


def _figure(points: float) -> str:
    """Write a difference in points; a small one is only named."""
    whole = round(points)
    if not whole:
        return ""
    return f" ({whole:+d})".replace("-", "\N{MINUS SIGN}")
