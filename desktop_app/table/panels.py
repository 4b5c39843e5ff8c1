"""The panels that a game lays over its board for a while."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from desktop_app.kit.tabletop import Moving, Narrator, Skippable, Suspense


class Panels(list[QWidget]):
    """All panels of one page: what one of them does, the play waits for."""

    def set_speed(self, speed: float) -> None:
        """Let them move at another speed; 0 is not at all."""
        for panel in self:
            if isinstance(panel, Moving):
                panel.speed = speed

    def skip(self) -> None:
        """Let those that are shown come to their end, but not what is shown after them."""
        for panel in [panel for panel in self if panel.isVisible()]:
            if isinstance(panel, Skippable):
                panel.skip()

    def are_in_suspense(self) -> bool:
        """Whether one still shows how something comes about that the board would tell."""
        return any(isinstance(panel, Suspense) and panel.is_playing for panel in self)

    def are_telling(self) -> bool:
        """Whether one still tells what happened."""
        return any(True for _ in self._narrators())

    def headlines(self) -> Iterator[tuple[int | None, str]]:
        """Go through who acts in what they tell, and what it is."""
        return (panel.headline for panel in self._narrators())

    def _narrators(self) -> Iterator[Narrator]:
        return (p for p in self if isinstance(p, Narrator) and p.is_telling)
