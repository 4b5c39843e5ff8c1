"""Where dice lie on the board, and which lies on which."""

from __future__ import annotations

from itertools import permutations
from typing import Any, cast

import pytest

from desktop_app.games.white_castle import spots
from desktop_app.games.white_castle.items import DieFace
from desktop_app.games.white_castle.scene import picture
from desktop_app.tabletop import Eye
from engine import catalog
from engine.core.table import Table
from engine.games.white_castle.components import Colour
from engine.games.white_castle.content import SPACES
from engine.games.white_castle.state import Die, WhiteCastle


@pytest.mark.parametrize("stack", list(permutations(Colour, 2)))
def test_a_die_placed_on_another_lies_above_it(qtbot: Any, stack: tuple[Colour, ...]) -> None:
    view = cast(WhiteCastle, Table(catalog.load("white_castle"), 3, 5).state)
    dice = tuple(Die(colour, pips) for colour, pips in zip(stack, (5, 3), strict=True))
    view.spaces = (dice, *view.spaces[1:])
    pieces = [p for p in picture(view, Eye(0)).pieces if p.spot == spots.space(SPACES[0])]
    assert [piece.face for piece in pieces] == [DieFace(d.colour.value, d.pips) for d in dice]
