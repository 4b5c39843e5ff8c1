"""The player's language: which one, and its words."""

from __future__ import annotations

from importlib.resources import files

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

LANGUAGES = ("de", "it")
"""What we are translated into; the words in the source are English."""

NAMES = {"en": "English", "de": "Deutsch", "it": "Italiano"}
"""Every language in its own words."""


def wanted(locale: QLocale) -> str | None:
    """Return the first language of *locale* that we have, or None for English."""
    for name in locale.uiLanguages():
        language = name.replace("_", "-").partition("-")[0]
        if language in LANGUAGES:
            return language
        if language == "en":
            return None
    return None


def speak_setting(app: QCoreApplication, setting: str) -> None:
    """Speak what the setting says: ``en``, ``de``, ``it``, or as the ``system`` does."""
    if setting == "system":
        speak(app, wanted(QLocale.system()))
    else:
        speak(app, setting if setting in LANGUAGES else None)


def speak(app: QCoreApplication, language: str | None) -> None:
    """Let our windows and Qt's own speak *language*; None means English."""
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    app.setProperty("language", language or "en")
    if language is None:
        QLocale.setDefault(_english())
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


def spoken() -> str:
    """Return the language that is spoken now: ``en``, ``de`` or ``it``."""
    app = QCoreApplication.instance()
    return str(app.property("language") or "en") if app else "en"


def _english() -> QLocale:
    """Return the system's English, or else the one with sensible dates."""
    system = QLocale.system()
    is_english = system.language() == QLocale.Language.English
    return (
        system if is_english else QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    )
