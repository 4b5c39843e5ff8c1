"""The toy game *tower*, before it is loaded."""

from __future__ import annotations

from desktop_app.kit.about import About


class TowerAbout(About):
    """What the house says of it."""

    id, seats = "tower", range(2, 5)

    def title(self) -> str:
        """Return its name."""
        return "Tower"


ABOUT = TowerAbout()
