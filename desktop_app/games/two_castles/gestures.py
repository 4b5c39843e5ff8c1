"""What hands do for each move, and what is written on a target before a tile is let go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop_app.games.two_castles.scene import spots
from desktop_app.kit.changes import change
from desktop_app.kit.gestures import Gesture, LookAhead, Path, Spot, button
from desktop_app.kit.picture import Note
from engine.core.agenda import Move
from engine.core.state import State
from engine.games.two_castles import GAME
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.draft import KeepTwo, PutDown
from engine.games.two_castles.foretelling import counted_by
from engine.games.two_castles.moves import (
    Build,
    Claim,
    Keep,
    KeepCard,
    LayOut,
    PutBack,
    TakeAttendant,
    TakeUp,
)
from engine.games.two_castles.placing import LeaveTiles, PlaceTiles
from engine.games.two_castles.state import TwoCastles

BONUS = "special"
"""The star on a note: the third or fifth room of its type brings a bonus."""


def gesture_of(move: Move, view: State) -> Gesture:
    """Return the drag or click that means *move*."""
    assert isinstance(view, TwoCastles)
    match move:
        case Keep(room=room):
            return Gesture(spots.tile(room), spots.KEPT)
        case PutBack(room=room):
            return Gesture(spots.tile(room), spots.FAN)
        case LayOut(room=room):
            return Gesture(spots.tile(room), spots.LUDWIG)
        case Build(room=room, castle=castle, space=space):
            return Gesture(spots.tile(room), in_castle(view, castle, spots.space(castle, space)))
        case TakeUp(room=room):
            return Gesture(_stands_on(view, room), _home(view, room))
        case KeepCard(card=card):
            return Gesture(spots.card(card), spots.cards(_castle_of_question(view)))
        case TakeAttendant(attendant=attendant):
            return Gesture(spots.attendant(attendant), spots.throne(_castle_of_question(view)))
        case Claim(bonus=bonus):
            return Gesture(spots.bonus(bonus))
        case _:  # being done, holding on, or letting a partner build first
            return button(str(move))


def shortcuts(view: State, seat: int, look_ahead: LookAhead) -> Iterator[tuple[Gesture, Path]]:
    """Let a tile be dropped on another one of the hand, and on another space of its castle."""
    assert isinstance(view, TwoCastles)
    if isinstance(view.waiting.get(seat), PlaceTiles | LeaveTiles):
        yield from _moving(view, seat, look_ahead)
    if not isinstance(view.waiting.get(seat), KeepTwo | PutDown):
        return
    me = view.builders[seat]
    for kept in me.chosen:
        for room in me.hand:
            yield Gesture(spots.tile(kept), spots.tile(room)), (PutBack(kept),)
            yield Gesture(spots.tile(room), spots.tile(kept)), (PutBack(kept), Keep(room))


def _moving(view: TwoCastles, seat: int, look_ahead: LookAhead) -> Iterator[tuple[Gesture, Path]]:
    """Take a tile up and build it elsewhere in the same castle, in one go."""
    for up in view.moves(seat):
        if not isinstance(up, TakeUp):
            continue
        number = next(n for n in view.castles_of(seat) if up.room in view.castles[n].rooms)
        source = _stands_on(view, up.room)
        after = look_ahead(up)
        for move in after.moves(seat) if after else ():
            if isinstance(move, Build) and (move.room, move.castle) == (up.room, number):
                target = spots.space(number, move.space)
                if target != source:
                    yield Gesture(source, target), (up, move)


def _stands_on(view: TwoCastles, room: int) -> Spot:
    """Return the space of a regular room that is built."""
    for number, castle in enumerate(view.castles):
        if room in castle.rooms:
            return spots.space(number, castle.spaces[castle.rooms.index(room)])
    return spots.tile(room)


def _home(view: TwoCastles, room: int) -> Spot:
    """Return where a tile lies that is taken up."""
    ludwigs = [p.room for b in view.builders for p in b.placed if p.builder >= view.seats]
    return spots.LUDWIG if room in ludwigs else spots.KEPT


def note(view: State, seat: int, path: Path) -> Note | None:
    """Write the change in points on each space where the tile in the hand may go."""
    assert isinstance(view, TwoCastles)
    outlook = GAME.foretell(view, seat, path)
    if not outlook:
        return None
    return change(outlook.gain("points"), BONUS if outlook.gain("bonus") else "")


def lights(spot: Spot, view: State) -> Iterable[Spot]:
    """Light the rooms that a room under the mouse scores for, as it stands now."""
    assert isinstance(view, TwoCastles)
    if spot.kind != "space":
        return ()
    number, space = spots.castle_and_space(spot)
    castle = view.castles[number]
    if space not in castle.spaces:
        return ()
    return [spots.space(number, other) for other in counted_by(castle, space)]


def in_castle(view: TwoCastles, castle: int, spot: Spot) -> Spot:
    """Return *spot*; a castle of others is one place as a whole."""
    seat = view.viewer if view.viewer is not None else view.next_choice.seat
    return spot if castle in view.castles_of(seat) else spots.castle(castle)


def _castle_of_question(view: TwoCastles) -> int:
    top = view.agenda[-1] if view.agenda else None
    return top.castle if isinstance(top, ChooseCard | ChooseAttendant) else 0
