"""Further help for hands: what belongs together lights up, and some things go a shorter way."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle import spots
from desktop_app.games.white_castle.gestures import gesture_of, kinds_of
from desktop_app.kit.gestures import Gesture, LookAhead, Path, Spot
from engine.core.state import State
from engine.games.white_castle.actions import Perform
from engine.games.white_castle.components import Colour
from engine.games.white_castle.content import ROWS, TILE_COLOUR
from engine.games.white_castle.moves import Audience, Climb, Plant, Split, Train, Use
from engine.games.white_castle.rewards import SplitResources
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


def shortcuts(view: State, seat: int, look_ahead: LookAhead) -> Iterator[tuple[Gesture, Path]]:
    """Let hands do more than single moves have gestures for."""
    match view.waiting.get(seat):
        case SplitResources():
            yield from _gift_dropped(view, seat)
        case Perform():
            yield from _figures_at_once(view, seat, look_ahead)
        case _:
            pass


def _figures_at_once(
    view: State, seat: int, look_ahead: LookAhead
) -> Iterator[tuple[Gesture, Path]]:
    """Let a figure be taken before its action was clicked, where only one action leads to it."""
    found: dict[Gesture, list[Path]] = {}
    for use in view.offers(seat):
        if isinstance(use, Use) and (after := look_ahead(use)):
            for move in after.offers(seat):
                if isinstance(move, Audience | Climb | Plant | Train):
                    found.setdefault(gesture_of(move, after), []).append((use, move))
    for gesture, paths in found.items():
        if len(paths) == 1:
            yield gesture, paths[0]


def _gift_dropped(view: State, seat: int) -> Iterator[tuple[Gesture, Path]]:
    """Let a gift be dropped on a track too: one of it stays there."""
    for move in view.offers(seat):
        if isinstance(move, Split) and sum((kinds := kinds_of(move)).values()) == 1:
            yield Gesture(spots.GIFT, spots.stock(seat, *kinds)), (move,)


def _colour(spot: Spot, view: WhiteCastle) -> Colour | None:
    if spot.kind == "tile":
        return None if spot.key in view.well_tiles else TILE_COLOUR[spot.key]
    return Colour(spot.key.partition(" ")[0])
