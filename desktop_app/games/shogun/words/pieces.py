"""What pieces are called, and what is to be said about them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.words.names import NameOf, letter_of
from desktop_app.games.shogun.words.spots import (
    words_of_card,
    words_of_province,
    words_of_space,
    words_of_spot,
)
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Words
from engine.games.shogun import content
from engine.games.shogun.state import Shogun


def words_of_piece(piece_id: str, view: Shogun, name_of: NameOf = letter_of) -> Words:
    """Name and describe a piece."""
    kind, _, key = piece_id.partition(" ")
    match kind:
        case "army" | "name":
            province = content.PROVINCE_NUMBER[key]
            return words_of_province(province, view, name_of)
        case "card":
            card, seat = content.CARD_NUMBER[key], view.viewer
            words = words_of_card(card, view, name_of)
            if seat is not None and card in view.houses[seat].plan:
                order = words_of_space(view.houses[seat].plan.index(card), view)
                return replace(order, name=f"{words.name}: {order.name}")
            return words
        case "group" | "march":
            return words_of_spot(Spot(kind, key), view, name_of)
        case "hidden" | "empty" if key in content.SPACE_NAMES:
            return words_of_space(content.SPACE_NAMES.index(key), view)
        case _:
            return Words(
                QCoreApplication.translate("shogun", "All tableaus"),
                QCoreApplication.translate(
                    "shogun", "What is known of everybody's plan; a click closes it."
                ),
            )
