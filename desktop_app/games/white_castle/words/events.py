"""The log: what happened, and why, one sentence for each event."""

from __future__ import annotations

from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.scores import WhiteCastleScores
from desktop_app.games.white_castle.words.speaker import Speaker
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Line
from engine.core.agenda import Event
from engine.games.white_castle.components import FREE, GATE, HALL, ROUNDS, Deed, Resource
from engine.games.white_castle.content import CARD, RESOURCE_CARD, ROWS
from engine.games.white_castle.events import (
    ActionLeft,
    ActionUsed,
    CardStays,
    CardTaken,
    CardTurned,
    CourtierMoved,
    DiceCollected,
    DiceRolled,
    DiePlaced,
    DieSlid,
    DieTaken,
    Exchanged,
    Gained,
    GardenerPlaced,
    GardensWake,
    HallEntered,
    InfluenceMoved,
    LanternLit,
    OrderSet,
    Paid,
    PairPutAway,
    PairTaken,
    RoomRefilled,
    RoundBegan,
    RoundEnded,
    RowUsed,
    TrackLapped,
    TreeStopped,
    WarriorPlaced,
)


class WhiteCastleNews(Speaker):
    """Sentences about every clan."""

    def __init__(self, terms: WhiteCastleTerms) -> None:
        self._terms = terms
        self._scores = WhiteCastleScores(terms)

    def name(self, seat: int, names: Names) -> str:
        """Return who that is; the rival comes after the players."""
        return names[seat] if seat < len(names) else self.tr("The Tokugawa clan")

    def line(self, event: Event, names: Names) -> Line | None:
        """Tell *event*; None if the board alone tells it."""
        match event:
            case RoundBegan(number):
                text = self.tr("Round {n} of {rounds} begins.")
                return Line(text.format(n=number, rounds=ROUNDS), "time")
            case RoundEnded(number):
                return Line(self.tr("Round {n} ends.").format(n=number), "time")
            case DiceRolled():
                return Line(self.tr("All dice are rolled and laid on their bridges."), "die")
            case DiceCollected():
                return Line(self.tr("All dice are collected."), "die")
            case _:
                return self._of_table(event, names) or self._of_seat(event, names)

    def _of_table(self, event: Event, names: Names) -> Line | None:
        match event:
            case OrderSet(order):
                who = ", ".join(self.name(seat, names) for seat in order)
                return Line(
                    self.tr("New turn order by influence: {names}.").format(names=who), "turn_order"
                )
            case PairPutAway():
                return Line(self.tr("The pair nobody took leaves the game."), "card")
            case RoomRefilled(room, card):
                text = self.tr("{room}: a new card with {actions}.")
                return Line(
                    text.format(room=self._terms.space(room), actions=self._card(card)), "card"
                )
            case DieSlid(bridge, end, pips):
                text = self.tr("The {die} moves to the {end}.")
                return Line(
                    text.format(die=self._terms.die(bridge, pips), end=self._terms.end(end)),
                    "bridge",
                )
            case _:
                return None

    def _of_seat(self, event: Event, names: Names) -> Line | None:
        seat = getattr(event, "seat", None)
        if not isinstance(seat, int):
            return None
        who = self.name(seat, names)
        for tell in (
            self._dice,
            self._goods,
            self._seals,
            self._influence,
            self._actions,
            self._cards,
            self._figures,
            self._scores.line,
        ):
            if line := tell(event, who):
                return line
        return None

    def _dice(self, event: Event, who: str) -> Line | None:
        terms = self._terms
        match event:
            case PairTaken(_, resources, action, _):
                text = self.tr("{name} takes a pair: {resources}; {action}.")
                gains = terms.gains(RESOURCE_CARD[resources].gains)
                return Line(
                    text.format(name=who, resources=gains, action=self._card(action)), "card"
                )
            case DieTaken(_, bridge, end, pips):
                text = self.tr("{name} takes the {die} from the {end}.")
                return Line(
                    text.format(name=who, die=terms.die(bridge, pips), end=terms.end(end)), "bridge"
                )
            case DiePlaced(_, colour, pips, space, covers):
                text = self.tr("{name} places the {die} on a {value}: {space}.")
                die = terms.die(colour, pips)
                return Line(
                    text.format(name=who, die=die, value=covers, space=terms.space(space)), "die"
                )
            case _:
                return None

    def _goods(self, event: Event, who: str) -> Line | None:
        terms = self._terms
        match event:
            case Gained(_, resource, amount, why, lost):
                gain = terms.amount(resource, amount)
                text = self.tr("{name} gains {gain} ({why}).")
                if lost:
                    text = self.tr("{name} gains {gain} ({why}); {lost} more do not fit.")
                if lost == 1:
                    text = self.tr("{name} gains {gain} ({why}); 1 more does not fit.")
                said = text.format(name=who, gain=gain, why=terms.place_of(why), lost=lost)
                return Line(said, resource.value)
            case Paid(_, resource, amount, why):
                text = self.tr("{name} pays {price} ({why}).")
                price = terms.amount(resource, amount)
                return Line(
                    text.format(name=who, price=price, why=terms.place_of(why)), resource.value
                )
            case _:
                return None

    def _seals(self, event: Event, who: str) -> Line | None:
        terms = self._terms
        match event:
            case Exchanged(_, seals, resource):
                text = self.tr("{name} exchanges {seals} for {gain}.")
                given = terms.amount(Resource.SEAL, seals)
                return Line(
                    text.format(name=who, seals=given, gain=terms.amount(resource, 1)), "seal"
                )
            case TrackLapped(_, tile):
                return Line(
                    self.tr("{name} passes {n} points.").format(name=who, n=tile), "clan_point"
                )
            case LanternLit(_, cards, _):
                if not cards:
                    return Line(
                        self.tr("{name} has no lantern bonus yet.").format(name=who), "lantern"
                    )
                return Line(self.tr("{name} gets the lantern bonus.").format(name=who), "lantern")
            case _:
                return None

    def _influence(self, event: Event, who: str) -> Line | None:
        match event:
            case InfluenceMoved(_, start, end, why):
                text = self.tr(
                    "{name} moves {n} on in the passage of time, to space {space} ({why})."
                )
                said = text.format(
                    name=who, n=end - start, space=end, why=self._terms.place_of(why)
                )
                return Line(said, "influence")
            case TreeStopped(_, space, need, lost):
                text = self.tr(
                    "{name} stops at space {space}: the tree asks for {seals}, {n} influence is "
                    "lost."
                )
                seals = self._terms.amount(Resource.SEAL, need)
                return Line(text.format(name=who, space=space, seals=seals, n=lost), "tree")
            case _:
                return None

    def _actions(self, event: Event, who: str) -> Line | None:
        terms = self._terms
        match event:
            case ActionUsed(_, source):
                text = self.tr("{name} uses an action: {action}.")
                return Line(text.format(name=who, action=terms.source(source)), _icon(source))
            case ActionLeft(_, sources, missing):
                left = [self._left(source) for source in sources]
                text = self.tr("{name} does without: {actions}.")
                if missing:
                    text = self.tr("{name} cannot do this now: {actions}.")
                    left = [f"{a} ({self._lack(b)})" for a, b in zip(left, missing, strict=True)]
                return Line(text.format(name=who, actions="; ".join(left)), "skip")
            case RowUsed(_, row):
                text = self.tr("{name} uses a row of the domain: {row}.")
                return Line(text.format(name=who, row=terms.row(ROWS[row].colour)), "domain")
            case GardensWake(_, gardens):
                text = self.tr("{name} may use {n} gardens again.")
                if len(gardens) == 1:
                    text = self.tr("{name} may use 1 garden again.")
                return Line(text.format(name=who, n=len(gardens)), "plant")
            case _:
                return None

    def _cards(self, event: Event, who: str) -> Line | None:
        terms = self._terms
        match event:
            case CardTurned(_, card):
                text = self.tr("{name} turns a card into the lantern area: {gain}.")
                back = CARD[card].back
                return Line(
                    text.format(name=who, gain=terms.amount(back.resource, back.amount)), "lantern"
                )
            case CardTaken(_, card, room):
                text = self.tr("{name} takes the card of the room as action card: {actions}.")
                return Line(
                    text.format(name=who, room=terms.space(room), actions=self._card(card)), "card"
                )
            case CardStays(_, _, room):
                text = self.tr("{room}: the deck is empty, so its card stays.")
                return Line(text.format(room=terms.space(room)), "card")
            case _:
                return None

    def _figures(self, event: Event, who: str) -> Line | None:
        terms = self._terms
        match event:
            case CourtierMoved(_, _, _, target):
                text = self.tr("{name} moves a courtier: {place}.")
                icon = {GATE: "gate", HALL: "hall"}.get(target, "courtier")
                return Line(text.format(name=who, place=terms.space(target)), icon)
            case HallEntered(_, space):
                text = self.tr("{name} takes space {n} of the Daimyo card.")
                if space == FREE:
                    text = self.tr("{name} stands beside the Daimyo card: all spaces are taken.")
                return Line(text.format(name=who, n=space + 1), "hall")
            case GardenerPlaced(_, garden):
                text = self.tr("{name} sends a gardener: {garden}.")
                return Line(text.format(name=who, garden=terms.garden(garden)), "gardener")
            case WarriorPlaced(_, yard):
                text = self.tr("{name} sends a warrior: {yard}.")
                return Line(text.format(name=who, yard=terms.yard(yard)), "warrior")
            case _:
                return None

    def _card(self, card: str) -> str:
        return " / ".join(self._terms.effect(block.action) for block in CARD[card].blocks)

    def _lack(self, missing: str) -> str:
        return {
            "food": self.tr("not enough food"),
            "iron": self.tr("not enough iron"),
            "pearl": self.tr("not enough mother-of-pearl"),
            "coin": self.tr("not enough coins"),
            "seal": self.tr("not enough seals"),
            "courtier": self.tr("no courtier left"),
            "gardener": self.tr("no gardener left"),
            "warrior": self.tr("no warrior left"),
            "action": self.tr("no such action is possible"),
        }[missing]

    def _left(self, source: str) -> str:
        if source in {deed.value for deed in Deed}:
            return self._terms.deed(Deed(source))
        return self._terms.source(source)


def _icon(source: str) -> str:
    head = source.partition(".")[0]
    return {"sg": "stone", "pg": "plant", "yt": "yard", "dy": "hall"}.get(head[:2], "card")
