"""The final scoring in words."""

from __future__ import annotations

from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.speaker import Speaker
from desktop_app.kit.tabletop import Line
from engine.core.agenda import Event
from engine.games.white_castle.components import Resource
from engine.games.white_castle.events import LeftoversExchanged, Scored


class WhiteCastleScores(Speaker):
    """Categories of the score sheet, and what the log says about them."""

    def __init__(self, terms: WhiteCastleTerms) -> None:
        self._terms = terms

    def line(self, event: Event, who: str) -> Line | None:
        """Tell one step of the final scoring; None if the event is no part of it."""
        match event:
            case LeftoversExchanged(_, seals, coins, food, iron, pearl):
                amounts = (
                    (Resource.COIN, coins),
                    (Resource.FOOD, food),
                    (Resource.IRON, iron),
                    (Resource.PEARL, pearl),
                )
                gains = ", ".join(self._terms.amount(kind, n) for kind, n in amounts if n)
                text = self.tr("{name} exchanges the left-over {seals}: {gains}.")
                given = self._terms.amount(Resource.SEAL, seals)
                return Line(text.format(name=who, seals=given, gains=gains), "seal")
            case Scored(_, category, points):
                text = self.tr("{name} scores {points}: {category}.")
                said = text.format(
                    name=who,
                    points=self._terms.amount(Resource.POINT, points),
                    category=self.category(category),
                )
                return Line(said, "score")
            case _:
                return None

    def category(self, category: str) -> str:
        """Name a row of the score sheet."""
        return {
            "during_game": self.tr("During the game"),
            "coins_and_seals": self.tr("Coins and seals"),
            "resources": self.tr("Food, iron, mother-of-pearl"),
            "passage_of_time": self.tr("Passage of time"),
            "courtiers": self.tr("Courtiers"),
            "warriors": self.tr("Warriors"),
            "gardeners": self.tr("Gardeners"),
        }[category]
