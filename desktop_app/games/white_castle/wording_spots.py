"""Names and descriptions of all places: for the mouse that rests, and for screen readers."""

from __future__ import annotations

from desktop_app.board.picture import Words
from desktop_app.games.white_castle.dice import lying_dice
from desktop_app.games.white_castle.grounds import outside_words
from desktop_app.games.white_castle.speaker import Speaker
from desktop_app.games.white_castle.terms import WhiteCastleTerms
from desktop_app.gestures import Spot
from engine.games.white_castle.components import (
    MOST_OF_A_RESOURCE,
    MOST_SEALS,
    ROUNDS,
    Colour,
    Deed,
    End,
    Resource,
)
from engine.games.white_castle.content import (
    BOARD,
    DAIMYO,
    DOMAIN,
    GARDEN,
    PRINTED,
    ROOM_LEVEL,
    ROOM_NUMBER,
    SPACE_NUMBER,
    TILE,
    TILE_COLOUR,
    TREE_SEALS,
    YARD_NUMBER,
)
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
            "Influence moves the markers. Who is ahead begins the next round; "
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
        text = self.tr("A die of any colour; then one of the two actions.")
        return Words(self._terms.space(name), text, "WC-55")

    def _outside_walls(self, key: str, view: WhiteCastle) -> Words:
        text = self.tr("A die of any colour; then one of the two actions.")
        return Words(outside_words(), text, "WC-55")

    def _outside(self, key: str, view: WhiteCastle) -> Words:
        name, deed = key.split()
        return Words(self._terms.deed(Deed(deed)).capitalize(), self._terms.space(name), "WC-55")


class WhiteCastleCastleWords(Speaker):
    """Words for the castle, the well and all die spaces."""

    def __init__(self, terms: WhiteCastleTerms) -> None:
        self._terms = terms

    def words(self, spot: Spot, view: WhiteCastle) -> Words | None:
        """Describe *spot*; None if it is elsewhere."""
        described = {
            "castle": self._castle,
            "gate": self._gate,
            "hall": self._hall,
            "hall_space": self._hall_space,
            "level": self._level,
            "floor": self._floor,
            "room": self._room,
            "space": self._space,
            "tile": self._tile,
            "part": self._part,
            "deck": self._deck,
            "well": self._well,
            "well_value": self._well,
            "well_seal": self._well,
        }.get(spot.kind)
        return described(spot.key, view) if described else None

    def _castle(self, key: str, view: WhiteCastle) -> Words:
        text = self.tr("Gate, three rooms on level 1, two on level 2, and the hall above.")
        return Words(self.tr("Castle"), text, "WC-50")

    def _gate(self, key: str, view: WhiteCastle) -> Words:
        text = self.tr("An audience costs {coins}. At the end 1 point for each courtier here.")
        coins = self._terms.amount(Resource.COIN, DOMAIN.audience_coins)
        return Words(self._terms.space("gate"), text.format(coins=coins), "WC-72")

    def _hall(self, key: str, view: WhiteCastle) -> Words:
        text = self.tr(
            "A courtier who gets here brings the lantern bonus, then takes a free space. "
            "At the end 10 points for each."
        )
        return Words(self._terms.space("hall"), text, "WC-78")

    def _hall_space(self, key: str, view: WhiteCastle) -> Words:
        number = int(key)
        name = self.tr("Space {n} of the Daimyo card").format(n=number + 1)
        text = self._terms.effect(DAIMYO[view.daimyo].spaces[number])
        owner = view.hall[number]
        if owner >= 0:
            text += f" \N{MIDDLE DOT} {self._terms.clan(owner)}"
        return Words(name, text, "WC-78")

    def _level(self, key: str, view: WhiteCastle) -> Words:
        seat, level = map(int, key.split())
        count = view.domains[seat].levels[level]
        name = f"{self._terms.level(level)}, {self._terms.clan(seat)}"
        worth = self._terms.amount(Resource.POINT, BOARD.courtier_points[level])
        text = self.tr("Courtiers: {n}. At the end {points} for each.")
        return Words(name, text.format(n=count, points=worth), "WC-104")

    def _floor(self, key: str, view: WhiteCastle) -> Words:
        worth = self._terms.amount(Resource.POINT, BOARD.courtier_points[int(key)])
        text = self.tr("At the end {points} for each courtier on this level.")
        return Words(self._terms.level(int(key)), text.format(points=worth), "WC-104")

    def _room(self, key: str, view: WhiteCastle) -> Words:
        number = ROOM_NUMBER[key]
        colours = ", ".join(self._terms.colour(TILE_COLOUR[tile]) for tile in view.tiles[number])
        text = self.tr(
            "Die tiles from the top: {colours}. A die uses the actions beside its colour."
        )
        return Words(self._terms.space(key), text.format(colours=colours), "WC-52")

    def _space(self, key: str, view: WhiteCastle) -> Words:
        name = self.tr("Die space: {place}").format(place=self._terms.space(key))
        if key == "well":
            return Words(name, self.tr("Takes every die, always for a 1."), "WC-57")
        number = SPACE_NUMBER[key]
        dice = view.spaces[number]
        value = dice[-1].pips if dice else PRINTED[number]
        text = self.tr("A die here is compared with {n}.").format(n=value)
        if dice:
            lying = ", ".join(self._terms.die(die.colour, die.pips) for die in dice)
            text += " " + self.tr("There lie: {dice}.").format(dice=lying)
        return Words(name, text, "WC-36")

    def _tile(self, key: str, view: WhiteCastle) -> Words:
        tile = TILE[key]
        if key in view.well_tiles:
            gain = self._terms.amount(tile.back.resource, tile.back.amount)
            return Words(self.tr("Tile at the well"), gain, "WC-58")
        name = self.tr("Die tile: {colour}").format(colour=self._terms.colour(tile.colour))
        text = self.tr("Dice of this colour use the action beside it.")
        return Words(name, text, "WC-52")

    def _part(self, source: str, view: WhiteCastle) -> Words:
        card = source.partition(".")[0]
        name = self._terms.source(source)
        name = name[:1].upper() + name[1:]
        if card in view.cards:
            number = view.cards.index(card)
            room = self._terms.space(BOARD.rooms[number].id)
            text = self.tr("Action of the card here: {room}").format(room=room)
            return Words(name, text, "WC-52" if ROOM_LEVEL[number] == 1 else "WC-53")
        owner = next((s for s, domain in enumerate(view.domains) if domain.card == card), 0)
        text = self.tr("Action card of {clan}").format(clan=self._terms.clan(owner))
        return Words(name, text, "WC-63")

    def _deck(self, key: str, view: WhiteCastle) -> Words:
        cards = view.stewards if key == "1" else view.diplomats
        name = self.tr("Deck of level {n}").format(n=key)
        return Words(name, self.tr("Cards left: {n}").format(n=len(cards)), "WC-75")

    def _well(self, key: str, view: WhiteCastle) -> Words:
        gains = (*BOARD.well.reward, *(TILE[tile].back for tile in view.well_tiles))
        text = self.tr("Takes every die, always for a 1. Reward: {gains}.")
        return Words(
            self._terms.space("well"), text.format(gains=self._terms.gains(gains)), "WC-58"
        )


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
        colour = Colour(key.split()[1])
        text = self.tr("Gives its visible bonuses, then the action of the own card beside it.")
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
            text = self.tr("{most} at most. Drag: 1 seal for a coin, 2 for a resource.")
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
        text = self.tr("Drag it to food, iron or mother-of-pearl.")
        return Words(self._terms.resource(Resource.ANY), text, "WC-82")

    def _pair(self, key: str, view: WhiteCastle) -> Words:
        pair = next(pair for pair in view.pairs if pair.resources == key)
        return Words(self.tr("Starting pair"), self._terms.pair(pair), "WC-26")
