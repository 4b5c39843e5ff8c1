"""What the answers are called: short enough for a button."""

from __future__ import annotations

from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.speaker import Speaker
from engine.core.agenda import Move
from engine.core.combinators import Decline
from engine.games.white_castle.actions import Perform
from engine.games.white_castle.components import Resource
from engine.games.white_castle.content import CARD, RESOURCE_CARD, TREE_SEALS
from engine.games.white_castle.moves import (
    Audience,
    ChooseRow,
    Climb,
    Cross,
    Draft,
    Exchange,
    First,
    Place,
    Plant,
    RivalGarden,
    RivalRoom,
    Sit,
    Split,
    Stop,
    Take,
    Train,
    Use,
)
from engine.games.white_castle.seals import seals_for
from engine.games.white_castle.state import WhiteCastle


class WhiteCastleMoves(Speaker):
    """Answers."""

    def __init__(self, terms: WhiteCastleTerms) -> None:
        self._terms = terms

    def move(self, move: Move, view: WhiteCastle) -> str:
        """Say what *move* does, short enough for a button."""
        terms = self._terms
        match move:
            case Draft(resources, action):
                text = self.tr("Take {resources} and {action}")
                block = CARD[action].blocks[0].action
                gains = terms.gains(RESOURCE_CARD[resources].gains)
                return text.format(resources=gains, action=terms.effect(block))
            case Take(bridge, end):
                pips = view.bridges[bridge.row].at(end)
                text = self.tr("Take the {die} from the {end}")
                return text.format(die=terms.die(bridge, pips), end=terms.end(end))
            case Place(space):
                return self.tr("Place it: {space}").format(space=terms.space(space))
            case Use(source):
                return _capital(terms.source(source))
            case Exchange(resource):
                text = self.tr("{seals} for {gain}")
                seals = terms.amount(Resource.SEAL, seals_for(resource))
                return text.format(seals=seals, gain=terms.amount(resource, 1))
            case Split(food, iron, pearl):
                kinds = ((Resource.FOOD, food), (Resource.IRON, iron), (Resource.PEARL, pearl))
                return ", ".join(terms.amount(kind, n) for kind, n in kinds if n)
            case Decline():
                return self._declined(view)
            case _:
                return self._of_track(move, view)

    def _declined(self, view: WhiteCastle) -> str:
        """Name what is lost where it is more than one thing."""
        choice = view.next_choice
        if isinstance(choice, Perform) and choice.each and len(choice.sources) > 1:
            lost = ", ".join(self._terms.source(source) for source in choice.sources)
            return self.tr("Do without: {actions}").format(actions=lost)
        return self.tr("Do without")

    def _of_track(self, move: Move, view: WhiteCastle) -> str:
        terms = self._terms
        match move:
            case Cross():
                seals = TREE_SEALS[view.domains[view.next_choice.seat].influence]
                return self.tr("Pay {seals} and go on").format(
                    seals=terms.amount(Resource.SEAL, seals)
                )
            case Stop():
                return self.tr("Stop before the tree")
            case First(resource):
                return self.tr("{what} first").format(what=terms.resource(resource))
            case ChooseRow(colour):
                return terms.row(colour)
            case _:
                return self._of_figure(move)

    def _of_figure(self, move: Move) -> str:
        terms = self._terms
        match move:
            case Audience():
                return self.tr("Courtier to the gate")
            case Climb(start, target):
                text = self.tr("Courtier from {start}: {target}")
                return text.format(start=terms.level(start), target=terms.space(target))
            case Sit(space):
                return self.tr("Space {n} of the Daimyo card").format(n=space + 1)
            case Plant(garden):
                return self.tr("Gardener: {garden}").format(garden=terms.garden(garden))
            case Train(yard):
                return self.tr("Warrior: {yard}").format(yard=terms.yard(yard))
            case RivalGarden(garden):
                return self.tr("The rival's gardener: {garden}").format(garden=terms.garden(garden))
            case RivalRoom(room):
                return self.tr("The rival's courtier: {room}").format(room=terms.space(room))
            case _:
                return str(move)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
