"""The short way to write a line of the log."""

from __future__ import annotations

from desktop_app.kit.tabletop import Line


def told(icon: str, text: str, **words: object) -> Line:
    """Return *text* with its *words* filled in, behind *icon*."""
    return Line(text.format(**words), icon)
