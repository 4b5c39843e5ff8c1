"""What an answer does, in a few words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.words.names import (
    attendant_name,
    bonus_name,
    builder_name,
    card_name,
    space_name,
)
from desktop_app.games.two_castles.words.room_names import room_name
from desktop_app.games.two_castles.words.sides import in_castle
from desktop_app.kit.picture import Names
from engine.core.agenda import Move
from engine.games.two_castles import moves
from engine.games.two_castles.spaces import x_of, y_of
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def move_words(move: Move, view: TwoCastles, names: Names) -> str:
    """Say what a move does."""
    match move:
        case moves.Keep(room=room):
            return translate("two_castles", "Keep {room}").format(room=room_name(room))
        case moves.PutBack(room=room):
            return translate("two_castles", "Take {room} back").format(room=room_name(room))
        case moves.Done():
            return translate("two_castles", "Done")
        case moves.Hold():
            return translate("two_castles", "Wait until the others have built")
        case moves.TakeUp(room=room):
            return translate("two_castles", "Take up {room}").format(room=room_name(room))
        case moves.Build(castle=castle, room=room, space=space):
            text = translate("two_castles", "Build {room} {castle}: {space}")
            where = space_name(x_of(space), y_of(space))
            return text.format(
                room=room_name(room), castle=in_castle(view, castle, names), space=where
            )
        case moves.Wait(castle=castle):
            return _wait(castle, view, names)
        case _:
            return _bonus_move(move)


def _wait(castle: int, view: TwoCastles, names: Names) -> str:
    seat = view.viewer if view.viewer is not None else view.next_choice.seat
    partner = view.partner(seat, castle)
    where = in_castle(view, castle, names)
    has_built = bool(view.builders[seat].owes) and castle not in view.builders[partner].owes
    if has_built or partner >= view.seats:
        return translate("two_castles", "Build later {castle}").format(castle=where)
    text = translate("two_castles", "Let {partner} build first {castle}")
    return text.format(partner=builder_name(view, names, partner), castle=where)


def _bonus_move(move: Move) -> str:
    match move:
        case moves.LayOut(room=room):
            text = translate("two_castles", "{room} for the castle you share with Ludwig")
            return text.format(room=room_name(room))
        case moves.KeepCard(card=card):
            return translate("two_castles", "Keep: {card}").format(card=card_name(card))
        case moves.TakeAttendant(attendant=attendant):
            name = attendant_name(attendant)
            return translate("two_castles", "Take: {attendant}").format(attendant=name)
        case moves.Claim(bonus=bonus):
            return translate("two_castles", "Choose: {bonus}").format(bonus=bonus_name(bonus))
        case _:
            return str(move)
