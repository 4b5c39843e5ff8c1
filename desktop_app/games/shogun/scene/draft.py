"""The draft at the start: two open cards, the deck, and the groups of armies."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.shogun.faces.armies import ArmyFace
from desktop_app.games.shogun.faces.cards import BackFace, CardFace, GroupFace
from desktop_app.games.shogun.faces.strip import PanelFace
from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.scene.layout import LAYOUT
from desktop_app.kit.picture import Box, Eye, Piece, Place
from engine.games.shogun import content
from engine.games.shogun.state import Shogun

_WIDE, _HIGH, _GROUP = 112.0, 56.0, 58.0
_ARMIES = (46.0, 24.0)


def draft(view: Shogun, eye: Eye) -> tuple[list[Place], list[Piece]]:
    """Return cards above and the seat's groups below."""
    area = LAYOUT.draft
    places = [Place(spots.PLAN, LAYOUT.plan, PanelFace())]
    pieces = []
    deck = Box(area.x, area.y + 4, _WIDE, _HIGH)
    places.append(Place(spots.DECK, deck, BackFace(str(len(view.unseen) + len(view.buried)))))
    for number, card in enumerate(view.open_cards):
        box = Box(area.x + (number + 1) * (_WIDE + 12), area.y + 4, _WIDE, _HIGH)
        spot = spots.open_spot(card)
        places.append(Place(spot, box))
        name = f"card {content.CARD_NAMES[card]}"
        pieces.append(Piece(name, spot, box, CardFace(card, view.options.side)))
    for place, armies in _groups(view, eye.seat):
        places.append(place)
        pieces += armies
    return places, pieces


def _groups(view: Shogun, seat: int) -> Iterator[tuple[Place, list[Piece]]]:
    """Yield every size there is, also those that are used up, with armies to pick up."""
    area = LAYOUT.draft
    sizes = sorted({*content.seats_row(len(view.houses)).groups}, reverse=True)
    for number, size in enumerate(sizes):
        box = Box(area.x + number * (_GROUP + 6), area.y + _HIGH + 18, _GROUP, _GROUP - 10)
        left, spot = view.houses[seat].groups.count(size), spots.group_spot(size)
        armies = Box(box.x + (box.w - _ARMIES[0]) / 2, box.y + 4, *_ARMIES)
        pieces = [Piece(f"group {size}", spot, armies, ArmyFace(seat, size))] if left else []
        yield Place(spot, box, GroupFace(size, left)), pieces
