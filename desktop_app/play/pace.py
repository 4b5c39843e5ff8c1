"""How quickly the answers of machines are shown."""

from __future__ import annotations

from engine.core.value import value


@value
class Pace:
    """A speed a person can follow, or not."""

    name: str
    milliseconds: int | None
    """Before each answer of a machine is shown; None waits for the player's step."""


AT_ONCE = Pace("at_once", 0)
FAST = Pace("fast", 150)
NORMAL = Pace("normal", 500)
SLOW = Pace("slow", 1200)
STEP = Pace("step", None)
PACES = {pace.name: pace for pace in (STEP, SLOW, NORMAL, FAST, AT_ONCE)}
