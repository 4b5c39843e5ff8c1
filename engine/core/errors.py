"""What can go wrong, each with one sentence for the person in front of it."""

from __future__ import annotations


class KastellanError(Exception):
    """Something a person can mend; its text is one sentence that says what and how."""


class RuleError(KastellanError, ValueError):
    """A move was played that the rules do not allow now."""


class OptionError(KastellanError, ValueError):
    """A game was asked for with seats or options it does not have."""


class ContentError(KastellanError, ValueError):
    """A content file does not say what the rules need; names file, record and field."""


class RecordError(KastellanError, ValueError):
    """A record cannot be read or does not replay."""


class PositionError(KastellanError, ValueError):
    """A position handed in for scoring cannot exist."""


class SaveError(KastellanError):
    """A save cannot be read or written; *reason* is an id the desktop puts into words."""

    def __init__(self, reason: str, text: str, **facts: object) -> None:
        super().__init__(text)
        self.reason = reason
        self.facts = facts


def shown(said: object, most: int = 40) -> str:
    """Return what a file or a person said as it may stand in a sentence: short and on one line.

    Signs that move the cursor or turn the writing round are written as escapes.
    """
    text = str(said)
    plain = [sign if sign.isprintable() else repr(sign)[1:-1] for sign in text[:most]]
    return "".join(plain) + ("…" if len(text) > most else "")


def reason(error: OSError) -> str:
    """Say why the system refused, in words that fit into a sentence."""
    return (error.strerror or str(error)).lower()
