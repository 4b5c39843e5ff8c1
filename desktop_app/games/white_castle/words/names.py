"""What things are called: resources, dice, places, cards and what they do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop_app.games.white_castle.words.speaker import Speaker
from engine.games.white_castle.components import HALL, Action, Colour, Deed, End, Gain, Resource
from engine.games.white_castle.content import (
    ACTIONS,
    BACK,
    BOARD,
    CARD,
    GARDEN,
    RESOURCE_CARD,
    TILE,
    YARD_NUMBER,
)
from engine.games.white_castle.state import Pair


def rival_name() -> str:
    """Return what the clan of the rival is called, where the others have their names."""
    return QCoreApplication.translate("white_castle", "Tokugawa clan")


class WhiteCastleTerms(Speaker):
    """The words every sentence is made of."""

    def __init__(self, clan: Callable[[int], str]) -> None:
        self.clan = clan
        """Returns what the clan of a seat is called."""

    def amount(self, resource: Resource, number: int) -> str:
        """Return so much of something: ``3 coins``."""
        if number == 1:
            return self._one(resource)
        many = {
            Resource.FOOD: self.tr("{n} food"),
            Resource.IRON: self.tr("{n} iron"),
            Resource.PEARL: self.tr("{n} mother-of-pearl"),
            Resource.COIN: self.tr("{n} coins"),
            Resource.SEAL: self.tr("{n} seals"),
            Resource.POINT: self.tr("{n} points"),
            Resource.INFLUENCE: self.tr("{n} influence"),
            Resource.ANY: self.tr("{n} resources of choice"),
        }
        return many[resource].format(n=number)

    def gains(self, gains: tuple[Gain, ...]) -> str:
        """Return several gains in a row."""
        return ", ".join(self.amount(gain.resource, gain.amount) for gain in gains)

    def resource(self, resource: Resource) -> str:
        """Name a resource."""
        return {
            Resource.FOOD: self.tr("Food"),
            Resource.IRON: self.tr("Iron"),
            Resource.PEARL: self.tr("Mother-of-pearl"),
            Resource.COIN: self.tr("Coins"),
            Resource.SEAL: self.tr("Seals of the Daimyo"),
            Resource.POINT: self.tr("Points"),
            Resource.INFLUENCE: self.tr("Influence"),
            Resource.ANY: self.tr("Resources of choice"),
        }[resource]

    def colour(self, colour: Colour) -> str:
        """Name the colour of a die."""
        return {
            Colour.RED: self.tr("red"),
            Colour.BLACK: self.tr("black"),
            Colour.WHITE: self.tr("white"),
        }[colour]

    def die(self, colour: Colour, pips: int) -> str:
        """Name a die by colour and pips."""
        return {
            Colour.RED: self.tr("red {n}"),
            Colour.BLACK: self.tr("black {n}"),
            Colour.WHITE: self.tr("white {n}"),
        }[colour].format(n=pips)

    def bridge(self, colour: Colour) -> str:
        """Name a bridge."""
        return {
            Colour.RED: self.tr("Red bridge"),
            Colour.BLACK: self.tr("Black bridge"),
            Colour.WHITE: self.tr("White bridge"),
        }[colour]

    def end(self, end: End) -> str:
        """Name an end of a bridge."""
        return {
            End.LEFT: self.tr("left end"),
            End.MIDDLE: self.tr("middle"),
            End.RIGHT: self.tr("right end"),
        }[end]

    def figure(self, deed: Deed) -> str:
        """Name a figure."""
        return {
            Deed.COURTIER: self.tr("Courtier"),
            Deed.GARDENER: self.tr("Gardener"),
            Deed.WARRIOR: self.tr("Warrior"),
        }[deed]

    def deed(self, deed: Deed) -> str:
        """Name a deed."""
        return {
            Deed.COURTIER: self.tr("courtier action"),
            Deed.GARDENER: self.tr("gardener action"),
            Deed.WARRIOR: self.tr("warrior action"),
            Deed.DOMAIN: self.tr("domain action"),
            Deed.LIGHT: self.tr("a light action of the castle"),
            Deed.TILE_ANY: self.tr("an action beside any die tile"),
            Deed.TILE_RED: self.tr("an action beside a red die tile"),
            Deed.TILE_BLACK: self.tr("an action beside a black die tile"),
            Deed.TILE_WHITE: self.tr("an action beside a white die tile"),
        }[deed]

    def row(self, colour: Colour) -> str:
        """Name a row of a domain."""
        return {
            Colour.RED: self.tr("Courtiers' row"),
            Colour.BLACK: self.tr("Gardeners' row"),
            Colour.WHITE: self.tr("Warriors' row"),
        }[colour]

    def space(self, name: str) -> str:
        """Name a die space, a room, the gate or the hall."""
        return {
            "steward_left": self.tr("Left room on level 1"),
            "steward_middle": self.tr("Middle room on level 1"),
            "steward_right": self.tr("Right room on level 1"),
            "diplomat_left": self.tr("Left room on level 2"),
            "diplomat_right": self.tr("Right room on level 2"),
            "outside_left": self.tr("Outside the walls, left"),
            "outside_right": self.tr("Outside the walls, right"),
            "well": self.tr("Well"),
            "domain_red": self.row(Colour.RED),
            "domain_black": self.row(Colour.BLACK),
            "domain_white": self.row(Colour.WHITE),
            "gate": self.tr("Gate"),
            HALL: self.tr("Hall of the Daimyo"),
        }[name]

    def level(self, number: int) -> str:
        """Name the gate or a level."""
        if number == 0:
            return self.space("gate")
        return self.tr("Level {n}").format(n=number)

    def garden(self, card: str) -> str:
        """Name a garden by its kind and worth."""
        return f"{self.kind(card)} ({self.amount(Resource.POINT, GARDEN[card].points)})"

    def kind(self, card: str) -> str:
        """Name a garden by its kind alone."""
        is_stone = GARDEN[card].kind == "stone"
        return self.tr("Stone garden") if is_stone else self.tr("Plant garden")

    def yard(self, name: str) -> str:
        """Name a training yard by its price."""
        iron = BOARD.yards[YARD_NUMBER[name]].iron
        return self.tr("Training yard for {n} iron").format(n=iron)

    def effect(self, action: Action) -> str:
        """Say what an action does."""
        parts = [self.gains(action.gains)] if action.gains else []
        if action.lantern:
            parts.append(self.tr("lantern bonus"))
        if action.well:
            parts.append(self.tr("reward of the well"))
        if action.then:
            parts.append(self.deed(action.then))
        text = ", ".join(parts)
        if action.price:
            price = self.amount(action.price.resource, action.price.amount)
            return self.tr("pay {price}: {deed}").format(price=price, deed=text)
        return text

    def source(self, source: str) -> str:
        """Say what the action of a source does."""
        return self.effect(ACTIONS[source])

    def place_gain(self, card: str) -> str:
        """Say what a card in the lantern area gives."""
        return self.amount(BACK[card].resource, BACK[card].amount)

    def pair(self, pair: Pair) -> str:
        """Say what a starting pair gives at once, by the lantern, and what its card does."""
        card = RESOURCE_CARD[pair.resources]
        backs = (card.id, card.decree) if card.decree else (card.id,)
        text = self.tr("{resources}. Lantern bonus: {lantern}. Action card: {action}.")
        return text.format(
            resources=self.gains(card.gains),
            lantern=", ".join(map(self.place_gain, backs)),
            action=self.effect(CARD[pair.action].blocks[0].action),
        )

    def place_of(self, source: str) -> str:
        """Say where an action, a gain or a price belongs to; empty if it is nowhere."""
        head, _, tail = source.partition(".")
        if head in GARDEN:
            return self.kind(head)
        if head in YARD_NUMBER:
            return self.yard(head)
        if head in TILE or head == "well":
            return self.space("well")
        if head.startswith("domain_"):
            return self.space(head)
        if head.startswith("sr"):
            return self.tr("resource card")
        if head in BACK and not tail:
            return self.tr("Lantern area")
        return self._other_place(head)

    def _other_place(self, head: str) -> str:
        if head in (HALL, "gate") or head.startswith(("steward_", "diplomat_", "outside_")):
            return self.space(head)
        if head.startswith("dy"):
            return self.tr("Daimyo card")
        if head.startswith("yt"):
            return self.tr("Training yard")
        if head.startswith("so"):
            return self.tr("rival's card")
        return {
            "die": self.tr("difference of the die"),
            "tree": self.tr("tree"),
            "failed": self.tr("an action that was not possible"),
            "coins": self.tr("coins handed in"),
        }.get(head, self.tr("action card") if head[:2] in ("st", "dp", "sa") else "")

    def _one(self, resource: Resource) -> str:
        return {
            Resource.FOOD: self.tr("1 food"),
            Resource.IRON: self.tr("1 iron"),
            Resource.PEARL: self.tr("1 mother-of-pearl"),
            Resource.COIN: self.tr("1 coin"),
            Resource.SEAL: self.tr("1 seal"),
            Resource.POINT: self.tr("1 point"),
            Resource.INFLUENCE: self.tr("1 influence"),
            Resource.ANY: self.tr("1 resource of choice"),
        }[resource]
