"""The toy game *lantern*, before it is loaded."""

from __future__ import annotations

from desktop_app.kit.about import About


class LanternAbout(About):
    """What the house says of it."""

    id, seats = "lantern", range(2, 5)

    def title(self) -> str:
        """Return its name."""
        return "Lantern"


ABOUT = LanternAbout()
