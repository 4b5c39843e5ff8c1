"""What an answer would cost and bring, before it is given."""

from __future__ import annotations

from engine.core.agenda import Move
from engine.core.outlook import NOTHING, Outlook, changed
from engine.core.refusal import refuse
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.climbing import LEVEL_OF
from engine.games.white_castle.components import End, Resource
from engine.games.white_castle.content import DOMAIN, GARDEN, YARD_IRON, YARD_NUMBER
from engine.games.white_castle.dice import PlaceDie, value_of
from engine.games.white_castle.moves import Audience, Climb, Exchange, Place, Plant, Take, Train
from engine.games.white_castle.seals import seals_for
from engine.games.white_castle.state import WhiteCastle


def foretell(view: WhiteCastle, seat: int, path: tuple[Move, ...]) -> Outlook:
    """Say what the last answer of *path* costs or brings, and what it would waste."""
    match path[-1]:
        case Place(space):
            return _of_die(view, seat, path, space)
        case Plant(garden):
            return _costs(Resource.FOOD, GARDEN[garden].food)
        case Train(yard):
            return _costs(Resource.IRON, YARD_IRON[YARD_NUMBER[yard]])
        case Audience():
            return _costs(Resource.COIN, DOMAIN.audience_coins)
        case Climb(start, target):
            return _costs(Resource.PEARL, DOMAIN.climb_pearl[LEVEL_OF[target] - start - 1])
        case Exchange(resource):
            return _costs(Resource.SEAL, seals_for(resource))
        case _:
            return NOTHING


def _costs(resource: Resource, price: int) -> Outlook:
    return changed(resource.value, -price)


def _of_die(view: WhiteCastle, seat: int, path: tuple[Move, ...], space: str) -> Outlook:
    """Count the coins, and warn where none of the actions could be done (WC-79)."""
    hand = _hand(view, seat, path)
    coins = changed(Resource.COIN.value, hand.pips - value_of(view, seat, space))
    wasted = (refuse("WC-79", "no_action", space=space),) if _is_idle(view, hand, space) else ()
    then = (hand.actions_at(view, space),)
    return Outlook(coins.costs, coins.gains, warnings=wasted, then=then)


def _hand(view: WhiteCastle, seat: int, path: tuple[Move, ...]) -> PlaceDie:
    """Return the question about the die in the hand, or about the one just picked up."""
    match path[0]:
        case Take(bridge, end):
            return PlaceDie(seat, bridge, view.bridges[bridge.row].at(end), end is End.LEFT)
        case _:
            choice = view.choice_of(seat)
            assert isinstance(choice, PlaceDie)
            return choice


def _is_idle(view: WhiteCastle, hand: PlaceDie, space: str) -> bool:
    """Whether a die there could do no action; a gain still to be chosen may yet help."""
    after = view.copy()
    after.heard = False
    hand.take(after, Place(space))
    offer = after.agenda[-1]
    return isinstance(offer, Offer) and not offer.is_possible(after)
