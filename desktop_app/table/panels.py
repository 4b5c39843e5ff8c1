"""The panels that a game lays over its board for a while."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop_app.kit.tabletop import Moving, Prelude, Skippable, Teller


class Panels(list[QWidget]):
    """All panels of one page: what one of them does, the play waits for."""

    @property
    def preludes(self) -> list[Prelude]:
        """Those that show something before the board does."""
        return [panel for panel in self if isinstance(panel, Prelude)]

    @property
    def tellers(self) -> list[Teller]:
        """Those that tell something after the board has shown it."""
        return [panel for panel in self if isinstance(panel, Teller)]

    @property
    def can_be_put_away(self) -> bool:
        """Whether nothing of what lies over the board is still to come about."""
        return not any(isinstance(panel, Prelude) and panel.is_playing for panel in self)

    def set_speed(self, speed: float) -> None:
        """Let them move at another speed; 0 is not at all."""
        for panel in self:
            if isinstance(panel, Moving):
                panel.speed = speed

    def skip(self) -> None:
        """Let those that are at work come to their end, but not what is shown after them."""
        for panel in [panel for panel in self if _is_at_work(panel)]:
            if isinstance(panel, Skippable):
                panel.skip()


def _is_at_work(panel: QWidget) -> bool:
    return panel.isVisible() or (isinstance(panel, Prelude) and panel.is_playing)
