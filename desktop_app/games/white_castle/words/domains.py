"""Names and descriptions of domains, starting pairs and what is in the hand."""

from __future__ import annotations

from desktop_app.games.white_castle.scene.dice import lying_dice
from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.speaker import Speaker
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Words
from engine.games.white_castle.components import (
    MOST_OF_A_RESOURCE,
    MOST_SEALS,
    Colour,
    Deed,
    Resource,
)
from engine.games.white_castle.content import DOMAIN, ROW_PART
from engine.games.white_castle.state import WhiteCastle


class WhiteCastleDomainWords(Speaker):
    """Words for domains, starting pairs, and what is in the hand."""

    def __init__(self, terms: WhiteCastleTerms) -> None:
        self._terms = terms

    def words(self, spot: Spot, view: WhiteCastle) -> Words | None:
        """Describe *spot*; None if it is on the main board."""
        described = {
            "domain": self._domain,
            "clan": self._domain,
            "row": self._row,
            "row_space": self._row_space,
            "bonus": self._bonus,
            "figure": self._figure,
            "stock": self._stock,
            "lantern": self._lantern,
            "lantern_card": self._lantern_card,
            "hand": self._hand,
            "gift": self._gift,
            "pair": self._pair,
        }.get(spot.kind)
        return described(spot.key, view) if described else None

    def _domain(self, key: str, view: WhiteCastle) -> Words:
        seat = int(key)
        name = self.tr("Domain of {clan}").format(clan=self._terms.clan(seat))
        domain = view.domains[seat]
        kinds = (Resource.FOOD, Resource.IRON, Resource.PEARL, Resource.COIN, Resource.SEAL)
        goods = ", ".join(self._terms.amount(kind, domain.stock(kind)) for kind in kinds)
        points = self._terms.amount(Resource.POINT, domain.points)
        return Words(name, f"{points}. {goods}.", "WC-61")

    def _row(self, key: str, view: WhiteCastle) -> Words:
        seat, word = key.split()
        colour, domain = Colour(word), view.domains[int(seat)]
        gone = DOMAIN.figures - domain.home[colour.row]
        visible = DOMAIN.rows[colour.row].bonuses[: 1 + gone]
        text = self.tr("Gives its visible bonuses ({bonuses}), then the action of the own card.")
        text = text.format(bonuses=", ".join(map(self._terms.effect, visible)))
        if domain.card:
            action = self._terms.source(ROW_PART[domain.card][colour.row])
            text += " " + self.tr("The card beside it: {action}.").format(action=action)
        pips = domain.dice[colour.row]
        if pips:
            text += f" \N{MIDDLE DOT} {self._terms.die(colour, pips)}"
        return Words(self._terms.row(colour), text, "WC-62")

    def _row_space(self, key: str, view: WhiteCastle) -> Words:
        seat, word = key.split()
        colour = Colour(word)
        name = self.tr("Die space: {place}").format(place=self._terms.row(colour))
        text = self.tr("Only for a die of this colour: {colour}. It is compared with 6.")
        text = text.format(colour=self._terms.colour(colour))
        pips = view.domains[int(seat)].dice[colour.row]
        if pips:
            text += f" \N{MIDDLE DOT} {self._terms.die(colour, pips)}"
        return Words(name, text, "WC-61")

    def _bonus(self, key: str, view: WhiteCastle) -> Words:
        seat, word, number = key.split()
        row = DOMAIN.rows[Colour(word).row]
        gone = DOMAIN.figures - view.domains[int(seat)].home[row.colour.row]
        text = self.tr("Visible.") if int(number) <= gone else self.tr("Covered by a figure.")
        bonus = self._terms.effect(row.bonuses[int(number)])
        return Words(self.tr("Bonus: {bonus}").format(bonus=bonus), text, "WC-62")

    def _figure(self, key: str, view: WhiteCastle) -> Words:
        seat, word = key.split()
        deed = Deed(word)
        row = next(row for row in DOMAIN.rows if row.figures is deed)
        home = view.domains[int(seat)].home[row.colour.row]
        rules = {Deed.COURTIER: "WC-72", Deed.GARDENER: "WC-69", Deed.WARRIOR: "WC-66"}
        text = self.tr("Still at home: {n}. The leftmost leaves first.").format(n=home)
        return Words(self._terms.figure(deed), text, rules[deed])

    def _stock(self, key: str, view: WhiteCastle) -> Words:
        seat, word = key.split()
        resource = Resource(word)
        held = view.domains[int(seat)].stock(resource)
        name = f"{self._terms.resource(resource)}: {held}"
        if resource is Resource.SEAL:
            text = self.tr(
                "{most} at most. Put it on coins (1 seal for 1) or on a resource (2 seals for 1)."
            )
            return Words(name, text.format(most=MOST_SEALS), "WC-83")
        if resource is Resource.COIN:
            return Words(name, self.tr("1 point for every 5 at the end of the game."), "WC-101")
        text = self.tr("{most} at most. 1 point for 3 to 6 left at the end, 2 for 7.")
        return Words(name, text.format(most=MOST_OF_A_RESOURCE), "WC-102")

    def _lantern(self, key: str, view: WhiteCastle) -> Words:
        text = self.tr("A die from a left end, or a lantern, gives what all these cards show.")
        return Words(self.tr("Lantern area"), text, "WC-85")

    def _lantern_card(self, key: str, view: WhiteCastle) -> Words:
        seat, number = map(int, key.split())
        gain = self._terms.place_gain(view.domains[seat].lantern[number])
        return Words(self.tr("Lantern bonus: {gain}").format(gain=gain), self._every(seat), "WC-85")

    def _every(self, seat: int) -> str:
        return self.tr("A card in the lantern area of {clan}.").format(clan=self._terms.clan(seat))

    def _hand(self, key: str, view: WhiteCastle) -> Words:
        dice = [die for die in lying_dice(view) if die.spot.kind == "hand"]
        text = self._terms.die(dice[0].colour, dice[0].pips) if dice else self.tr("Empty.")
        return Words(self.tr("In the hand"), text, "WC-36")

    def _gift(self, key: str, view: WhiteCastle) -> Words:
        text = self.tr("Put it on food, iron or mother-of-pearl.")
        return Words(self._terms.resource(Resource.ANY), text, "WC-82")

    def _pair(self, key: str, view: WhiteCastle) -> Words:
        pair = next(pair for pair in view.pairs if pair.resources == key)
        name = self.tr("Starting pair {number}").format(number=view.pairs.index(pair) + 1)
        return Words(name, self._terms.pair(pair), "WC-26")
