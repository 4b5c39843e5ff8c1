"""The name plates of your castles, with their bonus cards."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.two_castles.faces.court import CardFace
from desktop_app.games.two_castles.faces.plates import PlateFace, tracker_of
from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.scene.castles import builders_of, order_of
from desktop_app.games.two_castles.scene.layout import LAYOUT
from desktop_app.games.two_castles.scene.part import Part
from desktop_app.games.two_castles.words.names import card_name, name_of
from desktop_app.games.two_castles.words.rules import card_points_now, higher_remark, lower_remark
from desktop_app.kit.picture import Box, Eye, Piece, Place
from engine.games.two_castles.components import REGULAR
from engine.games.two_castles.content import BONUS_CARDS
from engine.games.two_castles.scoring import castle_points
from engine.games.two_castles.state import TwoCastles

_CARD = (48.0, 26.0)
_HANGING_ROOM = 2.0


def plates(view: TwoCastles, eye: Eye) -> Part:
    """Show a plate for each of your castles; of the lower one it says that it counts."""
    places: list[Place] = []
    pieces: list[Piece] = []
    own = view.castles_of(eye.seat)
    points = {number: castle_points(view.castles[number]) for number in own}
    lower = min(own, key=lambda number: points[number])
    banner = (LAYOUT.end if view.is_over else LAYOUT.play).banner
    width = (banner.w - LAYOUT.gap) / 2
    for order, number in enumerate(own):
        box = Box(banner.x + order * (width + LAYOUT.gap), banner.y, width, banner.h)
        face = _plate(view, eye, number, counts=number == lower)
        places.append(Place(spots.castle(number), box, face, f"castle {number}"))
        cards = _room_for_cards(box, len(view.castles[number].cards))
        places.append(Place(spots.cards(number), cards))
        pieces += _cards(view, number, cards)
    return Part(tuple(places), tuple(pieces))


def _plate(view: TwoCastles, eye: Eye, number: int, *, counts: bool) -> PlateFace:
    castle = view.castles[number]
    pair = [(builder, name_of(eye, view, builder)) for builder in builders_of(view, number)]
    order = order_of(view, eye, number)
    pair.sort(key=lambda one: one[0] == eye.seat, reverse=order == 1)
    return PlateFace(
        (pair[0], pair[1]),
        castle_points(castle),
        lower_remark() if counts else higher_remark(),
        counts,
        tuple(castle.number_of(kind) for kind in REGULAR),
        order,
        len(view.builders) - 1 if view.has_ludwig else -1,
    )


def _room_for_cards(plate: Box, count: int) -> Box:
    """Return where bonus cards lie: above the right end of the plate, on the earth."""
    wide = max(1, count) * (_CARD[0] + _HANGING_ROOM)
    right = tracker_of(plate.rect).right()
    return Box(right - wide, plate.y - _CARD[1] - _HANGING_ROOM, wide, _CARD[1])


def _cards(view: TwoCastles, number: int, room: Box) -> Iterator[Piece]:
    for order, card in enumerate(view.castles[number].cards):
        face = CardFace(card, card_name(card), card_points_now(view, number, card))
        box = Box(room.x + order * (_CARD[0] + _HANGING_ROOM), room.y, *_CARD)
        yield Piece(f"card {BONUS_CARDS[card].id}", spots.cards(number), box, face)
