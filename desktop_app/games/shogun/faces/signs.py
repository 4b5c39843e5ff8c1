"""What events and special cards change, as a picture and a few signs."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop_app.look import art
from engine.games.shogun import content
from engine.games.shogun.components import BID, Effect, EventCard, SpecialCard

_SIGNS = {
    Effect.THEATRE_CALMS: ("theatre", "\N{MINUS SIGN}{}"),
    Effect.NEUTRAL_PEASANTS: ("peasant", "{}"),
    Effect.CASTLE_DEFENCE: ("castle", "+{}"),
    Effect.TEMPLE_PEACE: ("temple", ""),
    Effect.TAX_MAX: ("chest", "\N{LESS-THAN OR EQUAL TO}{}"),
    Effect.TAX_MIN: ("chest", "\N{GREATER-THAN OR EQUAL TO}{}"),
    Effect.RICE_MIN: ("rice", "\N{GREATER-THAN OR EQUAL TO}{}"),
    Effect.RICE_MAX: ("rice", "\N{LESS-THAN OR EQUAL TO}{}"),
    Effect.TAX_BONUS: ("chest", "+{}"),
    Effect.RICE_BONUS: ("rice", "+{}"),
    Effect.DEPLOY_TOTAL: ("six_armies", "{}"),
    Effect.ATTACK_BONUS: ("attack_plus_1", "+{}"),
    Effect.DEFENCE_BONUS: ("defence_plus_1", "+{}"),
}
_SIGNS_OF_DEEDS = {
    "build_castle": "castle",
    "build_temple": "temple",
    "build_theatre": "theatre",
    "collect_rice": "rice",
    "collect_tax": "chest",
    "move_attack_a": "attack_plus_1",
    "move_attack_b": "attack_plus_1",
}
"""What stands for an action where there is no room for its picture; armies for all others."""
_MODELS = {
    "castle": "building_castle",
    "temple": "building_temple",
    "theatre": "building_theatre",
    "chest": "mark_chest",
    "rice": "mark_rice",
    "six_armies": "special_six_armies",
    "attack_plus_1": "special_attack_plus_1",
    "defence_plus_1": "special_defence_plus_1",
}


def sign_of(card: EventCard | SpecialCard) -> tuple[str, str]:
    """Return picture and figure of what a card changes."""
    if card.effect is Effect.DEPLOY_LESS:
        assert isinstance(card, EventCard)
        return "six_armies", "/".join(str(armies) for _, armies in card.deploys)
    icon, text = _SIGNS[card.effect]
    return icon, text.format(card.amount)


def paint_sign(painter: QPainter, name: str, rect: QRectF) -> None:
    """Paint what stands for a building, for goods or for armies."""
    if name in _MODELS:
        art.paint_part(painter, f"shogun/{_MODELS[name]}", rect)
    else:
        art.paint_icon(painter, name, rect)


def paint_small_deed(painter: QPainter, space: int, rect: QRectF) -> None:
    """Paint the plainest sign of an action, to be told apart in a corner of the map."""
    paint_sign(painter, _SIGNS_OF_DEEDS.get(content.ACTIONS[space].id, "army"), rect)


def paint_deed(painter: QPainter, space: int, rect: QRectF) -> None:
    """Paint the sign of an action space, or of the bid."""
    if space == BID:
        art.paint_icon(painter, "turn_order", rect)
    else:
        art.paint_part(painter, f"shogun/action_{content.ACTIONS[space].id}", rect)
