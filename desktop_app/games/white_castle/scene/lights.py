"""What lights up beside a spot under the mouse, because it belongs to it."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.scene import spots
from desktop_app.kit.gestures import Spot
from engine.core.state import State
from engine.games.white_castle.components import Colour
from engine.games.white_castle.content import ROWS, TILE_COLOUR
from engine.games.white_castle.state import WhiteCastle


def lights(spot: Spot, view: State) -> Iterator[Spot]:
    """Light what a spot belongs to: where a die of its colour may go, whose heron it is."""
    assert isinstance(view, WhiteCastle)
    match spot.kind:
        case "bridge" | "bridge_of" | "tile" if colour := _colour(spot, view):
            for tiles in view.tiles:
                yield from (spots.tile(tile) for tile in tiles if TILE_COLOUR[tile] is colour)
            if view.viewer is not None:
                yield spots.row_space(view.viewer, colour)
        case "garden":
            number = view.gardens.index(spot.key)
            yield spots.bridge_of(ROWS[number // 2].colour)
        case "heron":
            yield spots.domain(int(spot.key))
            yield spots.step(view.domains[int(spot.key)].influence)
        case _:
            return


def _colour(spot: Spot, view: WhiteCastle) -> Colour | None:
    if spot.kind == "tile":
        return None if spot.key in view.well_tiles else TILE_COLOUR[spot.key]
    return Colour(spot.key.partition(" ")[0])
