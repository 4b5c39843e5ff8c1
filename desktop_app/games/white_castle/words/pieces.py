"""Words for what lies on the board, and for the rival's cards."""

from __future__ import annotations

from desktop_app.games.white_castle.scene.castle import first_game_text
from desktop_app.games.white_castle.scene.dice import lying_dice
from desktop_app.games.white_castle.scene.rival import notice_text
from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.rival import WhiteCastleRival
from desktop_app.games.white_castle.words.speaker import Speaker
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Words
from engine.games.white_castle.components import Deed
from engine.games.white_castle.state import WhiteCastle

FIGURES = tuple(deed.value for deed in (Deed.COURTIER, Deed.GARDENER, Deed.WARRIOR))


class WhiteCastlePieces(Speaker):
    """Words for pieces and solo cards."""

    def __init__(self, terms: WhiteCastleTerms, rival: WhiteCastleRival) -> None:
        self._terms, self._rival = terms, rival

    def piece(self, piece_id: str, view: WhiteCastle) -> Words | None:
        """Describe a die, a figure or a marker; None for what is a part of its place."""
        kind, _, rest = piece_id.partition(" ")
        if kind == "die":
            die = next(die for die in lying_dice(view) if die.id == piece_id)
            name = self.tr("Die: {die}").format(die=self._terms.die(die.colour, die.pips))
            return Words(name, self.tr("Place it and pay or gain the difference."), "WC-36")
        if kind in FIGURES:
            seat = int(rest.split()[0])
            name = f"{self._terms.figure(Deed(kind))}, {self._terms.clan(seat)}"
            return Words(name, self._task(Deed(kind)), _RULES[kind])
        if kind == "marker":
            seat = int(rest)
            name = self.tr("Influence of {clan}").format(clan=self._terms.clan(seat))
            text = self.tr("Space {n}").format(n=view.domains[seat].influence)
            return Words(name, text, "WC-87")
        return None

    def solo(self, spot: Spot, view: WhiteCastle) -> Words | None:
        """Describe the rival's deck, a used card, or the notice."""
        if spot.kind == "solo_deck":
            return Words(self.tr("The rival's top card"), self._rival.top_card(view), "WC-124")
        if spot.kind == "solo_card":
            return Words(self.tr("Card the rival used"), self._rival.used_card(spot.key), "WC-127")
        if spot.kind == "notice":
            return Words(self.tr("Please note"), notice_text(), "WC-122")
        if spot.kind == "first_game":
            return Words(self.tr("Please note"), first_game_text(), "WC-27")
        return None

    def _task(self, deed: Deed) -> str:
        return {
            Deed.COURTIER: self.tr("Goes to the gate and climbs from there."),
            Deed.GARDENER: self.tr("Works in a garden below a bridge."),
            Deed.WARRIOR: self.tr("Trains in a yard."),
        }[deed]


_RULES = {"courtier": "WC-71", "gardener": "WC-69", "warrior": "WC-66"}
