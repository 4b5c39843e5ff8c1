"""Where to look first, and what speaks for an answer."""

from __future__ import annotations

from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.speaker import Speaker
from desktop_app.kit.gestures import Path, Spot
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Where
from engine.core.agenda import Move
from engine.core.state import State
from engine.games.white_castle.components import Colour, End, Resource
from engine.games.white_castle.content import ROW_SPACES
from engine.games.white_castle.moves import Audience, Climb, Place, Plant, Take, Train
from engine.games.white_castle.state import WhiteCastle

_KEPT = {
    "food": Resource.FOOD,
    "iron": Resource.IRON,
    "pearls": Resource.PEARL,
    "coins": Resource.COIN,
    "seals": Resource.SEAL,
}
_STOREYS = {
    1: ("steward_left", "steward_middle", "steward_right"),
    2: ("diplomat_left", "diplomat_right"),
}


def where(path: Path, view: State, names: Names) -> Where | None:
    """Say which part of the table matters now."""
    assert isinstance(view, WhiteCastle)
    return WhiteCastleHints(WhiteCastleTerms(str)).where(path, view)


class WhiteCastleHints(Speaker):
    """Words of whoever advises."""

    def __init__(self, terms: WhiteCastleTerms) -> None:
        self._terms = terms

    def reason(self, feature: str, after: WhiteCastle | None) -> str:
        """Name what speaks for an answer, with what is in stock *after* it."""
        if after is not None and after.viewer is not None and feature in _KEPT:
            own, kind = after.domains[after.viewer], _KEPT[feature]
            stock = (own.food, own.iron, own.pearl, own.coins, own.seals)
            amount = stock[list(_KEPT).index(feature)]
            if amount:
                return self._kept(feature).format(amount=self._terms.amount(kind, amount))
        return self._names().get(feature, "")

    def where(self, path: Path, view: WhiteCastle) -> Where | None:
        """Say which part of the table matters now."""
        move = path[0]
        if isinstance(move, Take):
            ends = [spots.bridge(move.bridge, end) for end in End]
            bridge = self._terms.bridge(move.bridge)
            return Where(self.tr("Look at the dice: {bridge}.").format(bridge=bridge), (*ends,))
        if isinstance(move, Place):
            return self._space(move.space, view)
        return self._figure(move, view)

    def _space(self, name: str, view: WhiteCastle) -> Where | None:
        """Name the part of the table in which a space lies."""
        for storey, rooms in _STOREYS.items():
            if name in rooms:
                text = self.tr("Look at the rooms on level {n} of the castle.").format(n=storey)
                return Where(text, tuple([spots.space(room) for room in rooms]))
        if name in ROW_SPACES:
            seat = view.next_choice.seat
            rows = tuple([spots.row_space(seat, colour) for colour in Colour])
            return Where(self.tr("Look at your own domain."), rows)
        outside = tuple([spots.space(one) for one in ("outside_left", "outside_right", "well")])
        return Where(self.tr("Look outside the castle."), outside)

    def _figure(self, move: Move, view: WhiteCastle) -> Where | None:
        seat = view.next_choice.seat
        match move:
            case Climb(start):
                here: tuple[Spot, ...] = (spots.level(start, seat),)
                return Where(self.tr("Look at your courtiers in the castle."), here)
            case Audience():
                return Where(self.tr("Look at the gate."), (spots.GATE,))
            case Plant():
                return Where(self.tr("Look at the gardens below the bridges."))
            case Train():
                return Where(self.tr("Look at the training yards."))
            case _:
                return None

    def _kept(self, feature: str) -> str:
        return {
            "food": self.tr("keeps {amount} for gardeners"),
            "iron": self.tr("keeps {amount} for warriors"),
            "pearls": self.tr("keeps {amount} for the climb"),
            "coins": self.tr("keeps {amount} for dice and the gate"),
            "seals": self.tr("keeps {amount}"),
        }[feature]

    def _names(self) -> dict[str, str]:
        return {
            "during_game": self.tr("points at once"),
            "coins_and_seals": self.tr("coins and seals left at the end"),
            "resources": self.tr("resources left at the end"),
            "passage_of_time": self.tr("passage of time"),
            "courtiers": self.tr("courtiers in the castle"),
            "warriors": self.tr("warriors times courtiers"),
            "gardeners": self.tr("gardens"),
            "food": self.tr("food for gardeners"),
            "iron": self.tr("iron for warriors"),
            "pearls": self.tr("mother-of-pearl for the climb"),
            "coins": self.tr("coins for dice and the gate"),
            "seals": self.tr("seals"),
            "own_card": self.tr("action card of the domain"),
            "lantern": self.tr("lantern"),
            "domain": self.tr("rows of the domain"),
            "turn_order": self.tr("turn order"),
            "dice": self.tr("dice that are left"),
            "turns": self.tr("turns that are left"),
        }
