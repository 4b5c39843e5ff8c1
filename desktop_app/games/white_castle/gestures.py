"""What hands do for every move, what is written on a target, and what lights up beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from desktop_app.games.white_castle.scene import spots
from desktop_app.kit.changes import change
from desktop_app.kit.gestures import HAND, Gesture, LookAhead, Path, Spot, button
from desktop_app.kit.picture import Note
from engine.core.agenda import Move
from engine.core.state import State
from engine.games.white_castle import GAME
from engine.games.white_castle.actions import Perform
from engine.games.white_castle.components import HALL, WELL, Colour, Deed, Resource
from engine.games.white_castle.content import (
    ACTIONS,
    GARDEN,
    OUTSIDE_PARTS,
    PARTS,
    ROW_SPACES,
    ROWS,
    TILE_COLOUR,
)
from engine.games.white_castle.dice import has_room
from engine.games.white_castle.moves import (
    Audience,
    ChooseRow,
    Climb,
    Draft,
    Exchange,
    Place,
    Plant,
    RivalGarden,
    RivalRoom,
    Sit,
    Split,
    Take,
    Train,
    Use,
)
from engine.games.white_castle.rewards import SplitResources
from engine.games.white_castle.rival import RIVAL, ChooseRivalRoom
from engine.games.white_castle.state import WhiteCastle

_KINDS = (Resource.FOOD, Resource.IRON, Resource.PEARL)


def gesture_of(move: Move, view: State) -> Gesture:
    """Return the gesture of *move*; what has no place on the board is a button."""
    assert isinstance(view, WhiteCastle)
    seat = view.next_choice.seat
    match move:
        case Draft():
            return Gesture(spots.pair(move.resources))
        case Take():
            return Gesture(spots.bridge(move.bridge, move.end), HAND)
        case Place():
            return Gesture(HAND, _around_space(move.space, seat))
        case Use():
            return _use(move.source, view)
        case Exchange():
            seals = spots.stock(seat, Resource.SEAL)
            return Gesture(seals, spots.stock(seat, move.resource))
        case Split():
            # One at a time is a click on its track; all at once is asked about at the gift.
            kinds = kinds_of(move)
            is_one = sum(kinds.values()) == 1
            return Gesture(spots.stock(seat, *kinds) if is_one else spots.GIFT)
        case ChooseRow():
            return Gesture(spots.row(seat, move.colour))
        case _:
            return _figure_gesture(move, view, seat)


def kinds_of(split: Split) -> dict[Resource, int]:
    """Return how many of each resource a split has; none is left out."""
    amounts = (split.food, split.iron, split.pearl)
    return {kind: n for kind, n in zip(_KINDS, amounts, strict=True) if n}


def note(view: State, seat: int, path: Path) -> Note | None:
    """Write on a target what it costs or brings, or that nothing could be done there."""
    assert isinstance(view, WhiteCastle)
    outlook = GAME.foretell(view, seat, path)
    if not outlook:
        return None
    (amount,) = outlook.costs or outlook.gains
    said = change(outlook.gain(amount.what), amount.what)
    return _in_vain(said) if outlook.warnings else said


def shortcuts(view: State, seat: int, look_ahead: LookAhead) -> Iterator[tuple[Gesture, Path]]:
    """Let hands do more than single moves have gestures for."""
    match view.waiting.get(seat):
        case SplitResources():
            yield from _gift_dropped(view, seat)
        case Perform():
            yield from _figures_at_once(view, seat, look_ahead)
        case _:
            pass


def _figure_gesture(move: Move, view: WhiteCastle, seat: int) -> Gesture:
    match move:
        case Audience():
            return Gesture(spots.figure(seat, Deed.COURTIER), spots.GATE)
        case Climb():
            target = spots.HALL if move.target == HALL else spots.room(move.target)
            return Gesture(spots.level(move.start, seat), target)
        case Sit():
            return Gesture(spots.hall_space(move.space))
        case Plant():
            return Gesture(spots.figure(seat, Deed.GARDENER), spots.garden(move.garden))
        case Train():
            return Gesture(spots.figure(seat, Deed.WARRIOR), spots.yard(move.yard))
        case RivalGarden():
            return Gesture(spots.figure(RIVAL, Deed.GARDENER), spots.garden(move.garden))
        case RivalRoom():
            choice = view.next_choice
            start = choice.start if isinstance(choice, ChooseRivalRoom) else 0
            return Gesture(spots.level(start, RIVAL), spots.room(move.room))
        case _:
            return button(str(move))


def _around_space(name: str, seat: int) -> Spot:
    """Return what a die is dropped on: the whole room or row, not only the square for the die."""
    if name in ROW_SPACES:
        return spots.row(seat, ROWS[ROW_SPACES.index(name)].colour)
    if name == WELL:
        return spots.WELL
    return spots.before_walls(name) if name in OUTSIDE_PARTS else spots.room(name)


def _use(source: str, view: WhiteCastle) -> Gesture:
    """Click the action where it lies; a card that was turned over meanwhile needs a button."""
    choice = view.next_choice
    if source in {deed.value for deed in Deed}:
        offered = choice.sources if isinstance(choice, Perform) else ()
        place = next((name for name, parts in OUTSIDE_PARTS.items() if parts == offered), "")
        return Gesture(spots.outside(place, Deed(source)))
    card = source.partition(".")[0]
    if card in GARDEN:
        return Gesture(spots.garden(card))
    if any(source in tiles for tiles in view.yard_tiles):
        return Gesture(spots.yard_tile(source))
    if card in view.cards or card == view.domains[choice.seat].card:
        return Gesture(spots.part(source))
    assert source in ACTIONS
    return button(f"use {source}")


def _in_vain(coins: Note) -> Note:
    """Add to the coins a warning that none of the actions could be done."""
    said = QCoreApplication.translate("white_castle", "no action possible; coins: {coins}")
    text = coins.text
    return Note(text, "pay", coins.icon, said.format(coins=text), warns=True)


def _figures_at_once(
    view: State, seat: int, look_ahead: LookAhead
) -> Iterator[tuple[Gesture, Path]]:
    """Let a figure be taken before its action was clicked, where only one action leads to it."""
    found: dict[Gesture, list[Path]] = {}
    for use in view.moves(seat):
        if isinstance(use, Use) and (after := look_ahead(use)):
            for move in after.moves(seat):
                if isinstance(move, Audience | Climb | Plant | Train):
                    found.setdefault(gesture_of(move, after), []).append((use, move))
    for gesture, paths in found.items():
        if len(paths) == 1:
            yield gesture, paths[0]


def _gift_dropped(view: State, seat: int) -> Iterator[tuple[Gesture, Path]]:
    """Let a gift be dropped on a track too: one of it stays there."""
    for move in view.moves(seat):
        if isinstance(move, Split) and sum((kinds := kinds_of(move)).values()) == 1:
            yield Gesture(spots.GIFT, spots.stock(seat, *kinds)), (move,)


def lights(spot: Spot, view: State) -> Iterator[Spot]:
    """Light what a spot belongs to: where a die of its colour may go and what it does there."""
    assert isinstance(view, WhiteCastle)
    match spot.kind:
        case "bridge" | "bridge_of" | "tile" if colour := _colour(spot, view):
            for number, (tiles, card) in enumerate(zip(view.tiles, view.cards, strict=True)):
                if has_room(view, number):
                    yield from _beside(tiles, PARTS.get(card, ()), colour)
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


def _beside(tiles: Sequence[str], parts: Sequence[str], colour: Colour) -> Iterator[Spot]:
    """Return the tiles of a colour in a room, and the actions beside them."""
    for number, tile in enumerate(tiles):
        if TILE_COLOUR[tile] is colour:
            yield spots.tile(tile)
            yield from map(spots.part, parts[number : number + 1])


def _colour(spot: Spot, view: WhiteCastle) -> Colour | None:
    if spot.kind == "tile":
        return None if spot.key in view.well_tiles else TILE_COLOUR[spot.key]
    return Colour(spot.key.partition(" ")[0])
