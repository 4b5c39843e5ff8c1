"""What lights up softly beside the place under the mouse."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop_app.games.shogun.scene import spots
from desktop_app.kit.gestures import Spot
from engine.core.state import State
from engine.games.shogun.components import BID, FREE, CardId, ProvinceId, is_province
from engine.games.shogun.content import PROVINCE_IDS
from engine.games.shogun.state import Shogun


def lights(spot: Spot, view: State) -> Iterable[Spot]:
    """Light provinces and their cards, actions and their spaces, and what belongs to a player."""
    assert isinstance(view, Shogun)
    match spot.kind:
        case "province":
            return _of_province(PROVINCE_IDS[spots.number_of(spot)], view)
        case "card" | "open":
            return _provinces((CardId(spots.number_of(spot)),))
        case "space":
            return _of_space(spots.number_of(spot), view)
        case "action":
            action = view.actions[spots.number_of(spot)]
            return (spots.space_spot(action),) if action >= 0 else ()
        case "house" | "tableau":
            seat = spots.number_of(spot)
            cards = view.houses[seat].provinces if spot.kind == "house" else view.houses[seat].plan
            return _provinces(cards)
        case "place":
            seat = view.places[spots.number_of(spot)]
            return () if seat == FREE else (spots.house_spot(seat),)
        case _:
            return ()


def place_of_card(view: Shogun, seat: int, card: CardId) -> Spot:
    """Return where a card lies: on the seat's tableau, in its hand, or else on the map."""
    house = view.houses[seat]
    if card in house.plan:
        return spots.space_spot(house.plan.index(card))
    if is_province(card) and card not in house.provinces:
        return spots.province_spot(card)
    return spots.card_spot(card)


def _of_province(province: ProvinceId, view: Shogun) -> Iterator[Spot]:
    yield from _provinces(view.board.neighbours[province])
    if view.viewer is not None and province in view.houses[view.viewer].provinces:
        yield place_of_card(view, view.viewer, province)


def _of_space(space: int, view: Shogun) -> Iterator[Spot]:
    if space != BID and space in view.actions:
        yield spots.action_spot(view.actions.index(space))
    if view.viewer is not None:
        yield from _provinces((view.houses[view.viewer].plan[space],))


def _provinces(cards: Iterable[CardId]) -> list[Spot]:
    return [spots.province_spot(card) for card in cards if is_province(card)]
