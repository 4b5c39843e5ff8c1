"""Lets plain classes speak the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


class Speaker:
    """A class whose ``self.tr`` finds translations under the name of the class.

    Only classes nobody derives from may call it, because the translators' tools know a text by the
    class it is written in.
    """

    def tr(self, text: str) -> str:
        """Return *text* in the current language."""
        return QCoreApplication.translate(type(self).__name__, text)
