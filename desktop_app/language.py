"""The player's language: which one, and its words."""

from __future__ import annotations

from importlib.resources import files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

LANGUAGES = ("de", "it")
"""What we are translated into; the words in the source are English."""


def wanted(locale: QLocale) -> str | None:
    """Return the first language of *locale* that we have, or None for English."""
    for name in locale.uiLanguages():
        language = name.replace("_", "-").partition("-")[0]
        if language in LANGUAGES:
            return language
        if language == "en":
            return None
    return None


def speak(app: QCoreApplication, language: str | None) -> None:
    """Let our windows and Qt's own speak *language*; None means English."""
    if language is None:
        return
    QLocale.setDefault(QLocale(language))
    words = files("resources").joinpath("translations", f"kastellan_{language}.qm").read_bytes()
    ours, of_qt = QTranslator(app), QTranslator(app)
    ours.load(words)
    of_qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for translator in (of_qt, ours):
        app.installTranslator(translator)
    # Qt reads from these bytes as long as it translates.
    app.setProperty("words", words)
