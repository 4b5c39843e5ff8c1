"""Names and descriptions of the castle, the well and all die spaces."""

from __future__ import annotations

from desktop_app.games.white_castle.words.lying import compared
from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.speaker import Speaker
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Words
from engine.games.white_castle.components import Resource
from engine.games.white_castle.content import (
    BOARD,
    DAIMYO,
    DOMAIN,
    PARTS,
    ROOM_LEVEL,
    ROOM_NUMBER,
    TILE,
    TILE_COLOUR,
)
from engine.games.white_castle.state import WhiteCastle


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
        if not view.cards[number]:  # carried off, and not yet refilled
            text = self.tr("Its card has been taken.") + " "
            return Words(self._terms.space(key), text + compared(self._terms, key, view), "WC-52")
        parts = zip(view.tiles[number], PARTS[view.cards[number]], strict=True)
        actions = "; ".join(
            f"{self._terms.colour(TILE_COLOUR[tile])} – {self._terms.source(part)}"
            for tile, part in parts
        )
        text = self.tr("From the top: {actions}. A die uses the actions beside its colour.")
        text = f"{text.format(actions=actions)} {compared(self._terms, key, view)}"
        return Words(self._terms.space(key), text, "WC-52")

    def _space(self, key: str, view: WhiteCastle) -> Words:
        name = self.tr("Die space: {place}").format(place=self._terms.space(key))
        if key == "well":
            return Words(name, self.tr("Takes every die, always for a 1."), "WC-57")
        return Words(name, compared(self._terms, key, view), "WC-36")

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
