"""What every compiled value and struct can do besides its own methods."""

from __future__ import annotations

from typing import Any

from engine.core.described import reduced, shown


class Made:
    """Shows itself, and lets workers be sent it, as ``@value`` and ``@dataclass`` do."""

    def __repr__(self) -> str:
        return shown(self)

    def __reduce__(self) -> Any:
        return reduced(self)
