"""Names and descriptions of the main board: for the mouse that rests, and for screen readers."""

from __future__ import annotations

from desktop_app.games.white_castle.scene.grounds import outside_words
from desktop_app.games.white_castle.words.lying import compared
from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.speaker import Speaker
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Words
from engine.games.white_castle.components import ROUNDS, Colour, Deed, End, Resource
from engine.games.white_castle.content import BOARD, GARDEN, OUTSIDE_PARTS, TREE_SEALS, YARD_NUMBER
from engine.games.white_castle.state import WhiteCastle


class WhiteCastleBoardWords(Speaker):
    """Words for the places of the main board; domains have their own chapter."""

    def __init__(self, terms: WhiteCastleTerms) -> None:
        self._terms = terms

    def words(self, spot: Spot, view: WhiteCastle) -> Words | None:
        """Describe *spot*; None if it is not on the main board."""
        described = {
            "round": self._round,
            "heron": self._heron,
            "passage": self._passage,
            "season": self._season,
            "time": self._step,
            "tree": self._tree,
            "river": self._river,
            "bridge_of": self._bridge_of,
            "bridge": self._bridge,
            "garden": self._garden,
            "yard": self._yard,
            "yard_tile": self._yard_tile,
            "before_walls": self._before_walls,
            "outside_walls": self._outside_walls,
            "outside": self._outside,
        }.get(spot.kind)
        return described(spot.key, view) if described else None

    def _round(self, key: str, view: WhiteCastle) -> Words:
        name = self.tr("Round {n} of {rounds}").format(n=view.round, rounds=ROUNDS)
        return Words(name, self.tr("Every clan has three turns in each round."), "WC-30")

    def _heron(self, key: str, view: WhiteCastle) -> Words:
        seat = int(key)
        place = view.order.index(seat) + 1
        name = self.tr("Heron of {clan}").format(clan=self._terms.clan(seat))
        text = self.tr("Place {place} in turn order, {points}.")
        points = self._terms.amount(Resource.POINT, view.domains[seat].points)
        return Words(name, text.format(place=place, points=points), "WC-91")

    def _passage(self, key: str, view: WhiteCastle) -> Words:
        text = self.tr(
            "Influence moves the markers. Whoever is ahead begins the next round; "
            "on the same space the upper marker is ahead."
        )
        return Words(self.tr("Passage of time"), text, "WC-87")

    def _season(self, key: str, view: WhiteCastle) -> Words:
        names = {
            "1": self.tr("Spring"),
            "2": self.tr("Summer"),
            "3": self.tr("Autumn"),
            "4": self.tr("Winter"),
        }
        text = self.tr("Points at the end of the game: 0, 3, 6, and 10 to 15 by season.")
        return Words(names[key], text, "WC-103")

    def _step(self, key: str, view: WhiteCastle) -> Words:
        number = int(key)
        here = [seat for seat in view.arrivals if view.domains[seat].influence == number]
        name = self.tr("Passage of time, space {n}").format(n=number)
        text = self.tr("Worth {points} at the end of the game.")
        text = text.format(points=self._terms.amount(Resource.POINT, BOARD.season_points[number]))
        if here:
            clans = ", ".join(self._terms.clan(seat) for seat in reversed(here))
            text += " " + self.tr("From the top: {clans}.").format(clans=clans)
        return Words(name, text, "WC-89")

    def _tree(self, key: str, view: WhiteCastle) -> Words:
        seals = self._terms.amount(Resource.SEAL, TREE_SEALS[int(key)])
        text = self.tr("Who passes it pays {seals}; else the marker stops before it.")
        return Words(self.tr("Tree"), text.format(seals=seals), "WC-88")

    def _river(self, key: str, view: WhiteCastle) -> Words:
        text = self.tr("Three bridges with dice; gardens lie below them.")
        return Words(self.tr("River"), text, "WC-20")

    def _bridge_of(self, key: str, view: WhiteCastle) -> Words:
        text = self.tr("Dice from low to high. Only those at the ends can be taken.")
        return Words(self._terms.bridge(Colour(key)), text, "WC-33")

    def _bridge(self, key: str, view: WhiteCastle) -> Words:
        colour, end = key.split()
        bridge, side = Colour(colour), End(end)
        name = f"{self._terms.bridge(bridge)}, {self._terms.end(side)}"
        pips = view.bridges[bridge.row].at(side)
        text = self._terms.die(bridge, pips) if pips else self.tr("No die lies there.")
        if side is End.LEFT:
            text += " \N{MIDDLE DOT} " + self.tr("A die from here also gives your lantern bonus.")
            return Words(name, text, "WC-42")
        return Words(name, text, "WC-33")

    def _garden(self, card: str, view: WhiteCastle) -> Words:
        garden = GARDEN[card]
        text = self.tr("Costs {food}. Action: {action}.").format(
            food=self._terms.amount(Resource.FOOD, garden.food),
            action=self._terms.effect(garden.action),
        )
        clans = [s for s, domain in enumerate(view.domains) if card in domain.gardens]
        if clans:
            who = ", ".join(map(self._terms.clan, clans))
            text += " " + self.tr("Gardeners: {clans}.").format(clans=who)
        return Words(self._terms.garden(card), text, "WC-69")

    def _yard(self, name: str, view: WhiteCastle) -> Words:
        number = YARD_NUMBER[name]
        text = self.tr(
            "At the end a warrior here is worth {points} for each of your courtiers in the castle."
        )
        points = self._terms.amount(Resource.POINT, BOARD.yards[number].points)
        text = text.format(points=points)
        for seat, domain in enumerate(view.domains):
            if domain.yards[number]:
                text += f" {self._terms.clan(seat)}: {domain.yards[number]}."
        return Words(self._terms.yard(name), text, "WC-66")

    def _yard_tile(self, source: str, view: WhiteCastle) -> Words:
        text = self.tr("For whoever sends a warrior here: {action}.")
        action = self._terms.source(source)
        return Words(self.tr("Tile of a training yard"), text.format(action=action), "WC-67")

    def _before_walls(self, name: str, view: WhiteCastle) -> Words:
        deeds = ", ".join(self._terms.source(part) for part in OUTSIDE_PARTS[name])
        text = self.tr("A die of any colour; then one of the two: {actions}.")
        text = f"{text.format(actions=deeds)} {compared(self._terms, name, view)}"
        return Words(self._terms.space(name), text, "WC-55")

    def _outside_walls(self, key: str, view: WhiteCastle) -> Words:
        text = self.tr("A die of any colour; then one of the two actions.")
        return Words(outside_words(), text, "WC-55")

    def _outside(self, key: str, view: WhiteCastle) -> Words:
        name, deed = key.split()
        return Words(self._terms.deed(Deed(deed)).capitalize(), self._terms.space(name), "WC-55")
