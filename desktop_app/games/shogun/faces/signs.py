"""What events and special cards change, as an icon and a few signs."""

from __future__ import annotations

from engine.games.shogun.components import Effect, EventCard, SpecialCard

_SIGNS = {
    Effect.THEATRE_CALMS: ("theatre", "\N{MINUS SIGN}{}"),
    Effect.NEUTRAL_PEASANTS: ("peasant", "{}"),
    Effect.CASTLE_DEFENCE: ("castle", "+{}"),
    Effect.TEMPLE_PEACE: ("temple", ""),
    Effect.TAX_MAX: ("chest", "\N{LESS-THAN OR EQUAL TO}{}"),
    Effect.TAX_MIN: ("chest", "\N{GREATER-THAN OR EQUAL TO}{}"),
    Effect.RICE_MIN: ("rice", "\N{GREATER-THAN OR EQUAL TO}{}"),
    Effect.RICE_MAX: ("rice", "\N{LESS-THAN OR EQUAL TO}{}"),
    Effect.TAX_BONUS: ("collect_tax", "+{}"),
    Effect.RICE_BONUS: ("collect_rice", "+{}"),
    Effect.DEPLOY_TOTAL: ("deploy_5", "{}"),
    Effect.ATTACK_BONUS: ("swords", "+{}"),
    Effect.DEFENCE_BONUS: ("shield", "+{}"),
}


def sign_of(card: EventCard | SpecialCard) -> tuple[str, str]:
    """Return icon and figure of what a card changes."""
    if card.effect is Effect.DEPLOY_LESS:
        assert isinstance(card, EventCard)
        return "army", "/".join(str(armies) for _, armies in card.deploys)
    icon, text = _SIGNS[card.effect]
    return icon, text.format(card.amount)
