"""What a clan holds: gaining with its limits, paying, and whether it has the means for an action.

Seals can become coins or resources in the middle of an action (WC-83), so a deed counts as
possible if it is after the best exchange; the price of the action itself must be at hand.
"""

from __future__ import annotations

from engine.core.refusal import Refusal, refuse
from engine.games.white_castle.components import MOST_OF_A_RESOURCE, Action, Colour, Deed, Resource
from engine.games.white_castle.content import (
    ACTIONS,
    DOMAIN,
    GARDEN,
    LIGHT_PARTS,
    PARTS,
    TILE_COLOUR,
    YARD_IRON,
)
from engine.games.white_castle.events import Gained, Paid, TrackLapped
from engine.games.white_castle.state import STOCK, Domain, WhiteCastle

_TILE_COLOUR = {
    Deed.TILE_RED: Colour.RED,
    Deed.TILE_BLACK: Colour.BLACK,
    Deed.TILE_WHITE: Colour.WHITE,
}

_COIN_FIGURES = {"cannot_pay": ("need", "have"), "neither_half": ("coins", "coins_have")}
"""The facts of a refusal that count coins, asked for and held."""


def earn(state: WhiteCastle, seat: int, resource: Resource, amount: int, why: str) -> None:
    """Add coins, points or one of the three resources; above seven it is lost (WC-5)."""
    domain = state.domains[seat]
    if resource is Resource.COIN:
        domain.coins += amount
        state.tell(Gained, seat, resource, amount, why)
    elif resource is Resource.POINT:
        before = domain.points
        domain.points += amount
        state.tell(Gained, seat, resource, amount, why)
        for tile in (40, 80):
            if before < tile <= domain.points:
                state.tell(TrackLapped, seat, tile)
    else:
        name = STOCK[resource]
        held: int = getattr(domain, name)
        kept = min(amount, MOST_OF_A_RESOURCE - held)
        setattr(domain, name, held + kept)
        state.tell(Gained, seat, resource, kept, why, amount - kept)


def pay(state: WhiteCastle, seat: int, resource: Resource, amount: int, why: str) -> None:
    """Take a price that was checked before."""
    domain, name = state.domains[seat], STOCK[resource]
    held: int = getattr(domain, name)
    assert held >= amount, f"seat {seat} pays {amount} {name} and has {held}"
    setattr(domain, name, held - amount)
    state.tell(Paid, seat, resource, amount, why)


def obstacle(state: WhiteCastle, seat: int, action: Action) -> Refusal | None:
    """Say all that keeps *seat* from *action* now, in figures of what it holds.

    The coins an action costs and those its deed costs are asked for in one sum.
    """
    price, domain = action.price, state.domains[seat]
    if action.then is None or is_possible(state, seat, action):
        return None
    if price is None:
        return _deed_obstacle(state, domain, action.then, domain.coins, domain.seals)
    held = domain.stock(price.resource)
    in_coins = price.resource is Resource.COIN
    coins = domain.coins - price.amount * in_coins
    seals = domain.seals if in_coins else max(held - price.amount, 0)
    against = _deed_obstacle(state, domain, action.then, coins, seals)
    if against and in_coins and (in_one_sum := _raised(against, price.amount)):
        return in_one_sum
    if held >= price.amount:
        return against
    named = price.resource.value
    dear = refuse("WC-44", "cannot_pay", resource=named, need=price.amount, have=held)
    return dear.and_also(against) if against else dear


def is_possible(state: WhiteCastle, seat: int, action: Action) -> bool:
    """Whether nothing keeps *seat* from *action* now."""
    domain = state.domains[seat]
    return _obstacle(state, domain, action, domain.coins, domain.seals) is None


def missing(state: WhiteCastle, seat: int, action: Action) -> str:
    """Name what keeps *seat* from an impossible *action*: a resource, a figure, any action."""
    against = obstacle(state, seat, action)
    assert against, f"{action} is possible"
    if against.reason == "neither_half":
        return Resource.COIN.value
    if against.reason == "cannot_pay":
        return str(against.fact("resource"))
    return against.reason.removeprefix("no_").removesuffix("_possible")


def wished(state: WhiteCastle, seat: int, action: Action) -> bool:
    """Whether seals exchanged for coins would pay the price of an action too dear now."""
    price, domain = action.price, state.domains[seat]
    if price is None or price.resource is not Resource.COIN or domain.coins >= price.amount:
        return False
    seals = domain.seals - (price.amount - domain.coins)
    assert action.then is not None
    return seals >= 0 and _deed_obstacle(state, domain, action.then, 0, seals) is None


def castle_sources(state: WhiteCastle, deed: Deed) -> tuple[str, ...]:
    """Return the actions in the five rooms that a light or die-tile symbol allows (WC-80, 81)."""
    if deed is Deed.LIGHT:
        return tuple([part for card in state.cards if card for part in LIGHT_PARTS[card]])
    if deed is Deed.TILE_ANY:
        return tuple([part for card in state.cards if card for part in PARTS[card]])
    colour = _TILE_COLOUR[deed]
    return tuple(
        [
            part
            for card, tiles in zip(state.cards, state.tiles, strict=True)
            if card
            for part, tile in zip(PARTS[card], tiles, strict=True)
            if TILE_COLOUR[tile] is colour
        ]
    )


def _obstacle(
    state: WhiteCastle, domain: Domain, action: Action, coins: int, seals: int
) -> Refusal | None:
    if action.then is None:
        return None
    price = action.price
    if price:
        have = seals if price.resource is Resource.SEAL else coins
        if have < price.amount:
            named = price.resource.value
            return refuse("WC-44", "cannot_pay", resource=named, need=price.amount, have=have)
        if price.resource is Resource.SEAL:
            seals -= price.amount
        else:
            coins -= price.amount
    return _deed_obstacle(state, domain, action.then, coins, seals)


def _deed_obstacle(
    state: WhiteCastle, domain: Domain, deed: Deed, coins: int, seals: int
) -> Refusal | None:
    match deed:
        case Deed.COURTIER:
            return _courtier_obstacle(domain, coins, seals)
        case Deed.GARDENER:
            return _gardener_obstacle(state, domain, seals)
        case Deed.WARRIOR:
            return _warrior_obstacle(domain, seals)
        case Deed.DOMAIN | Deed.LIGHT:
            return None
        case _:
            return _tile_obstacle(state, domain, deed, coins, seals)


def _tile_obstacle(
    state: WhiteCastle, domain: Domain, deed: Deed, coins: int, seals: int
) -> Refusal | None:
    for source in castle_sources(state, deed):
        if _obstacle(state, domain, ACTIONS[source], coins, seals) is None:
            return None
    return refuse("WC-81", "no_action_possible", tile=deed.value)


def _courtier_obstacle(domain: Domain, coins: int, seals: int) -> Refusal | None:
    waiting, standing = domain.home[0], any(domain.levels[:3])
    if not waiting and not standing:
        return refuse("WC-79", "no_courtier", home=0)
    if waiting and coins + seals >= DOMAIN.audience_coins:
        return None
    if standing and domain.pearl + seals // 2 >= DOMAIN.climb_pearl[0]:
        return None
    fee, pearl = DOMAIN.audience_coins, DOMAIN.climb_pearl[0]
    if waiting and standing:
        have = domain.pearl
        return refuse(
            "WC-71", "neither_half", coins=fee, coins_have=coins, pearl=pearl, pearl_have=have
        )
    if waiting:
        return refuse("WC-72", "cannot_pay", resource="coin", need=fee, have=coins)
    return refuse("WC-73", "cannot_pay", resource="pearl", need=pearl, have=domain.pearl)


def _raised(against: Refusal, price: int) -> Refusal | None:
    """Add the price of an action to coins that its deed asks for; None if it asks for none."""
    names = _COIN_FIGURES.get(against.reason, ())
    if not names or dict(against.facts).get("resource", "coin") != "coin":
        return None
    facts = {name: int(fact) + price if name in names else fact for name, fact in against.facts}
    return refuse(against.rule, against.reason, **facts)


def _gardener_obstacle(state: WhiteCastle, domain: Domain, seals: int) -> Refusal | None:
    if not domain.home[1]:
        return refuse("WC-79", "no_gardener", home=0)
    free = [GARDEN[garden].food for garden in state.gardens if garden not in domain.gardens]
    need = min(free)  # six gardens and five gardeners: one is always free
    if domain.food + seals // 2 < need:
        return refuse("WC-69", "cannot_pay", resource="food", need=need, have=domain.food)
    return None


def _warrior_obstacle(domain: Domain, seals: int) -> Refusal | None:
    if not domain.home[2]:
        return refuse("WC-79", "no_warrior", home=0)
    need = min(YARD_IRON)
    if domain.iron + seals // 2 < need:
        return refuse("WC-66", "cannot_pay", resource="iron", need=need, have=domain.iron)
    return None
