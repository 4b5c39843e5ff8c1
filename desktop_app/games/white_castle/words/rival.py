"""The rival in words: which card, which die, what it does, and why."""

from __future__ import annotations

from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.speaker import Speaker
from desktop_app.kit.tabletop import Line
from engine.core.agenda import Event
from engine.games.white_castle.components import Resource, SoloAction
from engine.games.white_castle.content import SOLO_CARD
from engine.games.white_castle.events.solo import (
    CardRemoved,
    RivalActs,
    RivalDiverted,
    RivalFailed,
    RivalSoldCoins,
    SoloChose,
    SoloShuffled,
    SoloTurned,
)
from engine.games.white_castle.state import WhiteCastle


class WhiteCastleRival(Speaker):
    """Sentences about the rival and its cards."""

    def __init__(self, terms: WhiteCastleTerms) -> None:
        self._terms = terms

    def line(self, event: Event) -> Line | None:
        """Tell what the rival does; None if the event is not about it."""
        terms = self._terms
        match event:
            case SoloShuffled():
                return Line(self.tr("The rival's cards are shuffled."), "rival")
            case SoloTurned(card, missing):
                text = self.tr("The rival turns its top card: {actions}.")
                if missing:
                    text = self.tr(
                        "The die of the next card is not there, so it is turned too: {actions}."
                    )
                return Line(text.format(actions=self.actions(card)), "rival")
            case SoloChose(_, bridge, end, space):
                text = self.tr(
                    "The new top card names the die: {bridge}, {end}; and where it goes: {space}."
                )
                said = text.format(
                    bridge=terms.bridge(bridge), end=terms.end(end), space=terms.space(space)
                )
                return Line(said, "rival")
            case RivalDiverted(space):
                text = self.tr("{space} is occupied, so the rival's die goes to the well.")
                return Line(text.format(space=terms.space(space)), "well")
            case _:
                return self._outcome(event)

    def _outcome(self, event: Event) -> Line | None:
        terms = self._terms
        match event:
            case RivalActs(card, number):
                text = self.tr("The rival's card says: {action}.")
                return Line(
                    text.format(action=self.action(SOLO_CARD[card].actions[number])), "rival"
                )
            case RivalFailed(_, _, points):
                text = self.tr("That is not possible, so the rival gains {points}.")
                return Line(text.format(points=terms.amount(Resource.POINT, points)), "rival")
            case RivalSoldCoins(coins, price, points):
                text = self.tr("The rival hands in {coins}, {price} at a time, and gains {points}.")
                said = text.format(
                    coins=terms.amount(Resource.COIN, coins),
                    price=price,
                    points=terms.amount(Resource.POINT, points),
                )
                return Line(said, "coin")
            case CardRemoved(_, room):
                text = self.tr("{room}: the rival removes the card from the game.")
                return Line(text.format(room=terms.space(room)), "card")
            case _:
                return None

    def actions(self, card: str) -> str:
        """Say what the action side of a card shows."""
        return "; ".join(self.action(action) for action in SOLO_CARD[card].actions)

    def top_card(self, view: WhiteCastle) -> str:
        """Say what the top card did and will do: it names no further die (WC-124, WC-127)."""
        to_come = self.tr(
            "On its next turn the rival turns this card and does its actions; the card below "
            "names the die."
        )
        if not view.solo_known:
            return to_come
        return f"{self._named_last(view.solo_deck[0])} {to_come}"

    def used_card(self, card: str) -> str:
        """Say what a turned card lets the rival do, and where it goes then."""
        text = self.tr("{actions}. After the rival's turn it lies under the deck again.")
        return text.format(actions=self.actions(card))

    def _named_last(self, card: str) -> str:
        named = SOLO_CARD[card]
        text = self.tr("It named the last die: {bridge}, {end}; for this space: {space}.")
        return text.format(
            bridge=self._terms.bridge(named.bridge),
            end=self._terms.end(named.end),
            space=self._terms.space(named.space),
        )

    def action(self, action: SoloAction) -> str:
        """Say what one symbol means."""
        match action.kind:
            case "gate":
                return self.tr("courtier to the gate")
            case "climb":
                if action.amount == 1:
                    return self.tr("lowest courtier up 1 level")
                return self.tr("lowest courtier up {n} levels").format(n=action.amount)
            case "warrior":
                yard = self._terms.yard(action.target)
                return self.tr("warrior: {yard}").format(yard=yard)
            case "gardener":
                return self._gardener(action.target)
            case "influence" | "clan_point" | "coin":
                return self._terms.amount(Resource(action.kind), action.amount)

    def _gardener(self, kind: str) -> str:
        return {
            "stone": self.tr("gardener to the stone garden with the fewest points"),
            "plant": self.tr("gardener to the plant garden with the fewest points"),
            "any": self.tr("gardener to the garden with the fewest points"),
        }[kind]
