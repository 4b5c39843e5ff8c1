"""What happened, one line of the log each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.faces.symbols import icon_of
from desktop_app.games.two_castles.words.names import (
    attendant_name,
    bonus_name,
    card_name,
    kind_name,
    ludwig_name,
    space_name,
)
from desktop_app.games.two_castles.words.room_names import room_name
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Line
from desktop_app.look import theme
from engine.core.agenda import Event
from engine.games.two_castles import events as told
from engine.games.two_castles.components import Bonus
from engine.games.two_castles.content import KIND_OF
from engine.games.two_castles.draft import HAND
from engine.games.two_castles.spaces import x_of, y_of
from engine.games.two_castles.state import FACE_DOWN

translate = QCoreApplication.translate


def line(event: Event, names: Names) -> Line | None:
    """Tell what happened; None for a deal, since the round tells it for everybody."""
    return (
        _of_the_round(event, names)
        or _of_choosing(event, names)
        or _of_building(event, names)
        or _of_bonuses(event, names)
        or _of_what_bonuses_bring(event, names)
        or _of_the_end(event, names)
    )


def _of_the_round(event: Event, names: Names) -> Line | None:
    match event:
        case told.RoundBegan(round=number):
            text = translate("two_castles", "Round {number}: everybody draws {count} tiles.")
            return Line(text.format(number=number, count=HAND), "new")
        case told.TurnBegan(turn=turn):
            text = translate("two_castles", "Turn {turn}: everybody chooses two tiles.")
            return Line(text.format(turn=turn), "eye")
        case told.StacksPassed(by=by):
            text = (
                translate("two_castles", "All stacks go on to the left.")
                if by > 0
                else translate("two_castles", "All stacks go on to the right.")
            )
            return Line(text, "forward" if by < 0 else "back")
        case told.LastTilesPutAway(tiles=tiles):
            text = translate("two_castles", "The last tiles are put away face down: {count}.")
            return Line(text.format(count=tiles), "card")
        case told.SupplyRefilled(tiles=tiles):
            text = translate(
                "two_castles", "Discarded tiles are shuffled into the supply: {count}."
            )
            return Line(text.format(count=tiles), "restart")
        case told.CardsRefilled(cards=cards):
            text = translate("two_castles", "Discarded cards are shuffled into the deck: {count}.")
            return Line(text.format(count=cards), "restart")
        case _:
            return None


def _of_choosing(event: Event, names: Names) -> Line | None:
    match event:
        case told.TileKept(room=room, back=back):
            text = (
                translate("two_castles", "You take {room} back into your hand.")
                if back
                else translate("two_castles", "You keep {room}.")
            )
            return Line(text.format(room=room_name(room)), "eye_off")
        case told.StackPutDown(seat=seat, tiles=tiles):
            text = translate("two_castles", "{name}: two tiles chosen, {count} put down.")
            return Line(text.format(name=_name(names, seat), count=tiles), "check")
        case told.TilesTurnedUp(builder=builder, rooms=rooms):
            text = translate("two_castles", "{name}: turned up {rooms}.")
            return Line(text.format(name=_name(names, builder), rooms=_rooms(rooms)), "eye")
        case told.LudwigDrew(seat=seat, rooms=rooms):
            if FACE_DOWN in rooms:
                text = translate("two_castles", "Two of Ludwig's tiles are seen by {name}.")
            else:
                text = translate("two_castles", "Two of Ludwig's tiles, for you to see: {rooms}.")
            return Line(text.format(name=_name(names, seat), rooms=_rooms(rooms)), "rival")
        case told.LudwigLaidOut(seat=seat, castle=castle, room=room):
            text = translate(
                "two_castles", "{name}: Ludwig's {room} laid out for the castle of {castle}."
            )
            facts = {"name": _name(names, seat), "room": room_name(room)}
            return Line(text.format(**facts, castle=_castle(names, castle)), "rival")
        case _:
            return None


def _of_building(event: Event, names: Names) -> Line | None:
    match event:
        case told.Waited(seat=seat, castle=castle):
            text = translate(
                "two_castles", "{name}: the partner goes first in the castle of {castle}."
            )
            return Line(text.format(name=_name(names, seat), castle=_castle(names, castle)), "time")
        case told.RoomBuilt(seat=seat, builder=builder, castle=castle, room=room, space=space):
            text = (
                translate("two_castles", "{name}: {room} built in the castle of {castle}, {space}.")
                if seat == builder
                else translate(
                    "two_castles",
                    "{name}: Ludwig's {room} built in the castle of {castle}, {space}.",
                )
            )
            facts = {
                "name": _name(names, seat),
                "room": room_name(room),
                "castle": _castle(names, castle),
                "space": space_name(x_of(space), y_of(space)),
            }
            return Line(text.format(**facts), icon_of(KIND_OF[room]))
        case told.TileTakenUp(seat=seat, castle=castle, room=room):
            text = translate("two_castles", "{name}: {room} taken up in the castle of {castle}.")
            facts = {"name": _name(names, seat), "room": room_name(room)}
            return Line(text.format(**facts, castle=_castle(names, castle)), "undo")
        case told.TilesDiscarded(rooms=rooms):
            text = translate("two_castles", "These tiles leave the game: {rooms}.")
            return Line(text.format(rooms=_rooms(rooms)), "delete") if rooms else None
        case _:
            return None


def _of_bonuses(event: Event, names: Names) -> Line | None:
    match event:
        case told.BonusGained(castle=castle, kind=kind, number=number, bonus=bonus):
            text = (
                translate("two_castles", "Castle of {castle}: the third {kind} brings: {bonus}.")
                if number == 3
                else translate(
                    "two_castles", "Castle of {castle}: the fifth {kind} brings: {bonus}."
                )
            )
            return _bonus(text.format(castle=_castle(names, castle), kind=kind_name(kind),
                                      bonus=bonus_name(bonus)), bonus)  # fmt: skip
        case told.BonusClaimed(castle=castle, bonus=bonus):
            text = translate("two_castles", "Castle of {castle}: the chosen bonus: {bonus}.")
            return _bonus(
                text.format(castle=_castle(names, castle), bonus=bonus_name(bonus)), bonus
            )
        case told.BonusLost(castle=castle, bonus=bonus):
            text = translate("two_castles", "Castle of {castle}: nothing is left for: {bonus}.")
            return Line(
                text.format(castle=_castle(names, castle), bonus=bonus_name(bonus)), "warning"
            )
        case _:
            return None


def _of_what_bonuses_bring(event: Event, names: Names) -> Line | None:
    match event:
        case told.TilesDrawn(castle=castle, rooms=rooms):
            text = translate("two_castles", "Drawn for the castle of {castle}: {rooms}.")
            facts = {"castle": _castle(names, castle), "rooms": _rooms(rooms)}
            return Line(text.format(**facts), "extra_room") if rooms else None
        case told.CardsDrawn(castle=castle, cards=cards):
            text = translate(
                "two_castles", "Bonus cards drawn for the castle of {castle}: {cards}."
            )
            drawn = ", ".join(card_name(card) for card in cards)
            made = text.format(castle=_castle(names, castle), cards=drawn)
            return Line(made, "bonus_card") if cards else None
        case told.CardKept(castle=castle, card=card):
            text = translate("two_castles", "Castle of {castle} keeps the bonus card: {card}.")
            made = text.format(castle=_castle(names, castle), card=card_name(card))
            return Line(made, "bonus_card")
        case told.AttendantTaken(castle=castle, attendant=attendant):
            text = translate(
                "two_castles", "Castle of {castle}: into the throne room: {attendant}."
            )
            made = text.format(castle=_castle(names, castle), attendant=attendant_name(attendant))
            return Line(made, "attendant")
        case _:
            return None


def _of_the_end(event: Event, names: Names) -> Line | None:
    match event:
        case told.CastleScored(castle=castle, points=points):
            text = translate("two_castles", "Castle of {castle}: {points} points.")
            return Line(text.format(castle=_castle(names, castle), points=points), "score")
        case told.FinalScore(builder=builder, points=points, place=place):
            text = translate(
                "two_castles", "{name}: {points} points, the lower castle; place {place}."
            )
            made = text.format(name=_name(names, builder), points=points, place=place)
            return Line(made, "trophy")
        case _:
            return None


def _name(names: Names, builder: int) -> str:
    if builder < len(names):
        return names[builder]
    if len(names) == 2:
        return ludwig_name()
    return theme.seat_look(builder).letter


def _castle(names: Names, castle: int) -> str:
    count = max(3, len(names))
    text = translate("two_castles", "{first} & {second}")
    return text.format(first=_name(names, castle), second=_name(names, (castle + 1) % count))


def _rooms(rooms: tuple[int, ...]) -> str:
    return ", ".join(room_name(room) for room in rooms if room != FACE_DOWN)


def _bonus(text: str, bonus: Bonus) -> Line:
    return Line(text, bonus.value)
