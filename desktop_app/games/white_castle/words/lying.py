"""Which dice lie on a space, and what the next one is compared with."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from engine.games.white_castle.content import PRINTED, SPACE_NUMBER
from engine.games.white_castle.state import WhiteCastle


def compared(terms: WhiteCastleTerms, space: str, view: WhiteCastle) -> str:
    """Say it of a space in the castle or outside the walls."""
    number = SPACE_NUMBER[space]
    dice = view.spaces[number]
    value = dice[-1].pips if dice else PRINTED[number]
    text = QCoreApplication.translate("WhiteCastleCastleWords", "A die here is compared with {n}.")
    text = text.format(n=value)
    if dice:
        lying = ", ".join(terms.die(die.colour, die.pips) for die in dice)
        there = QCoreApplication.translate("WhiteCastleCastleWords", "There lie: {dice}.")
        text += " " + there.format(dice=lying)
    return text
