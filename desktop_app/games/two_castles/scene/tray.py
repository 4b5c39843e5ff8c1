"""The tray over the hand: what a bonus lays open, why, and what is still to come."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.faces.court import AttendantFace, BonusFace, CardFace
from desktop_app.games.two_castles.faces.furniture import TrayFace
from desktop_app.games.two_castles.faces.rooms import BackFace, RoomFace
from desktop_app.games.two_castles.faces.symbols import icon_of
from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.scene.layout import LAYOUT, in_a_row
from desktop_app.games.two_castles.scene.part import Part
from desktop_app.games.two_castles.words.names import (
    attendant_name,
    bonus_name,
    builder_name,
    card_name,
    castle_name,
)
from desktop_app.games.two_castles.words.room_names import printed_name
from desktop_app.games.two_castles.words.rules import card_points_now, reason, reconstruction
from desktop_app.games.two_castles.words.tasks import still_to_come
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Box, Eye, Face, Piece, Place
from engine.core.value import value
from engine.games.two_castles.bonuses import BuildDrawn, BuildSpecial, ClaimBonus
from engine.games.two_castles.components import THIRD_ROOM_BONUSES
from engine.games.two_castles.content import (
    ATTENDANTS,
    BONUS_CARDS,
    FIRST_SPECIAL,
    ROOMS,
    SPECIAL_NUMBERS,
)
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.foretelling import served
from engine.games.two_castles.ludwig import LayOutTiles
from engine.games.two_castles.state import FACE_DOWN, TwoCastles

translate = QCoreApplication.translate

Asking = BuildDrawn | BuildSpecial | ClaimBonus | ChooseCard | ChooseAttendant | LayOutTiles
_WORDS, _MANY_WORDS = 230.0, 330.0
"""How wide the words of the tray are if there is room for them; one bonus has more to say."""


@value
class Offer:
    """One thing that lies in the tray."""

    id: str
    spot: Spot
    face: Face


def of(view: TwoCastles) -> Asking | None:
    """Return the question for which something lies open; None if none does."""
    top = view.agenda[-1] if view.agenda else None
    asks = (BuildDrawn, BuildSpecial, ClaimBonus, ChooseCard, ChooseAttendant, LayOutTiles)
    return top if isinstance(top, asks) else None


def tray(view: TwoCastles, eye: Eye, box: Box) -> Part:
    """Show what is offered, to everybody; only one seat answers."""
    asking = of(view)
    if asking is None:
        return Part()
    offers = list(_offers(view, asking))
    wider, taller = _shape(asking)
    wanted = _MANY_WORDS if isinstance(asking, ClaimBonus) else _WORDS
    words = _words_width(box.w, len(offers), wider, wanted)
    region = Box(box.x + words, box.y + 4, box.w - words - LAYOUT.gap, box.h - 8)
    size = min(region.h - taller, LAYOUT.tile + LAYOUT.caption)
    boxes = in_a_row(region, len(offers), size, LAYOUT.gap / 2, wider=wider, taller=taller)
    face = TrayFace(_icon(asking), title(view, asking), _text(view, eye, asking), words)
    places = [Place(spots.TRAY, box, face)]
    places += [
        Place(offer.spot, offer_box)
        for offer, offer_box in zip(offers, boxes, strict=True)
        if offer.spot != spots.TRAY
    ]
    pieces = [
        Piece(offer.id, offer.spot, offer_box, offer.face)
        for offer, offer_box in zip(offers, boxes, strict=True)
    ]
    return Part(tuple(places), tuple(pieces))


def title(view: TwoCastles, asking: Asking) -> str:
    """Say why something is offered."""
    if isinstance(asking, LayOutTiles):
        return translate("two_castles", "Ludwig's two tiles")
    return reason(view, asking.castle)


def _words_width(width: float, offers: int, wider: float, wanted: float) -> float:
    """Return the room that is left for words: what is offered shrinks a little for them."""
    left = width - LAYOUT.gap - offers * (LAYOUT.tile * wider + LAYOUT.gap)
    most = width - LAYOUT.gap - offers * (LAYOUT.smallest_tile * wider + 1)
    return max(left, min(wanted, most))


def _shape(asking: Asking) -> tuple[float, float]:
    """Return how many times wider than high an offer is, and by how much a tile is taller."""
    match asking:
        case ChooseCard():
            return 1.9, 0.0
        case ChooseAttendant():
            return 1.45, 0.0
        case ClaimBonus():
            return 0.8, 0.0
        case _:
            return 1.0, LAYOUT.tab


def _text(view: TwoCastles, eye: Eye, asking: Asking) -> str:
    if isinstance(asking, LayOutTiles):
        where = translate(
            "two_castles", "One goes to the castle shared with Ludwig, the other to the other."
        )
    else:
        text = translate("two_castles", "Castle of {castle}.")
        where = text.format(castle=castle_name(view, eye.names, asking.castle))
    if asking.seat != eye.seat:  # who decides is told so by the prompt
        text = translate("two_castles", "To decide: {name}.")
        where += " " + text.format(name=builder_name(view, eye.names, asking.seat))
    lines = [where]
    if isinstance(asking, ClaimBonus):
        lines.append(reconstruction())
    later = still_to_come(view, eye.names)
    if later:
        text = translate("two_castles", "Still to come: {later}.")
        lines.append(text.format(later="; ".join(later)).replace("….", "…"))
    return "\n".join(lines)


def _offers(view: TwoCastles, asking: Asking) -> Iterator[Offer]:
    match asking:
        case BuildDrawn():
            for room in view.drawn:
                yield _tile(room, f"room {ROOMS[room].id}")
        case BuildSpecial():
            for kind, room in SPECIAL_NUMBERS.items():
                left = view.specials[room - FIRST_SPECIAL]
                is_offered = kind in asking.kinds and left > 0
                yield _tile(room, f"offer {ROOMS[room].id}", dim=not is_offered)
        case ChooseCard():
            for card in view.drawn_cards:
                now = card_points_now(view, asking.castle, card)
                card_face = CardFace(card, card_name(card), now)
                yield Offer(f"card {BONUS_CARDS[card].id}", spots.card(card), card_face)
        case ChooseAttendant():
            for number, left in enumerate(view.attendants):
                brings = served(view.castles[asking.castle], number)
                face = AttendantFace(number, attendant_name(number), left, brings)
                yield Offer(f"offer {ATTENDANTS[number].id}", spots.attendant(number), face)
        case ClaimBonus():
            for bonus in THIRD_ROOM_BONUSES:
                bonus_face = BonusFace(bonus.value, bonus_name(bonus))
                yield Offer(f"bonus {bonus.value}", spots.bonus(bonus), bonus_face)
        case LayOutTiles():
            for order, room in enumerate(view.builders[-1].chosen):
                if room == FACE_DOWN:
                    yield Offer(f"secret {len(view.builders) - 1} {order}", spots.TRAY, BackFace())
                else:
                    yield _tile(room, f"room {ROOMS[room].id}")


def _tile(room: int, piece_id: str, *, dim: bool = False) -> Offer:
    return Offer(piece_id, spots.tile(room), RoomFace(room, printed_name(room), dim=dim))


def _icon(asking: Asking) -> str:
    match asking:
        case BuildDrawn():
            return "extra_room"
        case BuildSpecial():
            kinds = asking.kinds
            return icon_of(kinds[0]) if len(kinds) == 1 else "special_room"
        case ChooseCard():
            return "bonus_card"
        case ChooseAttendant():
            return "attendant"
        case ClaimBonus():
            return "any_other"
        case LayOutTiles():
            return "rival"
