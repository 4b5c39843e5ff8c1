"""What the levels of machine players do, in one sentence each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.ai.levels import parted


def sentence_of(kind: str) -> str:
    """Say how such a machine plays; nothing of a person."""
    match parted(kind)[0]:
        case "beginner":
            return QCoreApplication.translate(
                "Seats", "Beginner: few plans come to its mind, and it overlooks good ones."
            )
        case "learner":
            return QCoreApplication.translate(
                "Seats", "Learner: sees some of the plans and plays the best of them."
            )
        case "improver":
            return QCoreApplication.translate(
                "Seats", "Improver: sees many plans, but not always the best one."
            )
        case "practised":
            return QCoreApplication.translate(
                "Seats", "Practised: overlooks a good plan now and then."
            )
        case "casual":
            return QCoreApplication.translate(
                "Seats", "Casual: thinks its whole turn through, by rules of thumb."
            )
        case "strong":
            return QCoreApplication.translate(
                "Seats", "Strong: has learned from thousands of games what counts in the end."
            )
        case "master":
            return QCoreApplication.translate(
                "Seats", "Master: tries its best plans out, in many ways, before it decides."
            )
        case _:
            return ""
