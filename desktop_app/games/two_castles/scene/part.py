"""What a picture is put together from."""

from __future__ import annotations

from desktop_app.kit.picture import Piece, Place
from engine.core.value import value


@value
class Part:
    """A part of the picture."""

    places: tuple[Place, ...] = ()
    pieces: tuple[Piece, ...] = ()
