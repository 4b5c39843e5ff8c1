"""The words of this game: what is asked, what a move does, what a place is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles import event_words, refusals, spot_words
from desktop_app.games.two_castles.coming import task_words
from desktop_app.games.two_castles.misplaced import misplaced
from desktop_app.games.two_castles.names import (
    attendant_name,
    bonus_name,
    builder_name,
    card_name,
    category_name,
    kind_name,
    ludwig_name,
    space_name,
)
from desktop_app.games.two_castles.room_names import room_name
from desktop_app.games.two_castles.rule_words import reason
from desktop_app.games.two_castles.sides import castle_words, in_castle
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Line, Wording, Words
from engine.core.agenda import AnyChoice, Event, Move, Task
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.games.two_castles import moves
from engine.games.two_castles.bonuses import BuildDrawn, BuildSpecial, ClaimBonus
from engine.games.two_castles.components import Category
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.draft import KeepTwo, PutDown
from engine.games.two_castles.ludwig import LayOutTiles
from engine.games.two_castles.placing import LeaveTiles, PlaceTiles
from engine.games.two_castles.spaces import x_of, y_of
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


class TwoCastlesWording(Wording):
    """Between Two Castles in the player's language."""

    def prompt(self, choice: AnyChoice, view: State) -> str:
        """Say what is asked and why."""
        assert isinstance(view, TwoCastles)
        match choice:
            case KeepTwo(seat=seat) | PutDown(seat=seat):
                return _prompt_keep(view, seat)
            case PlaceTiles():
                return _prompt_place(choice, view, self.names)
            case LeaveTiles():
                return translate(
                    "two_castles",
                    "Move the tiles that you have just built, or leave them for good with “Done”.",
                )
            case LayOutTiles():
                return translate(
                    "two_castles",
                    "Put one of Ludwig's tiles on his place: it goes to the castle you build with"
                    " him, the other one to his other castle.",
                )
            case _:
                return _prompt_bonus(choice, view, self.names)

    def move(self, move: Move, view: State) -> str:
        """Say what a move does."""
        assert isinstance(view, TwoCastles)
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
                    room=room_name(room), castle=in_castle(view, castle, self.names), space=where
                )
            case moves.Wait(castle=castle):
                return _wait(castle, view, self.names)
            case _:
                return _bonus_move(move)

    def task(self, task: Task, view: State) -> str:
        """Name what is still to come."""
        assert isinstance(view, TwoCastles)
        return task_words(task, view, self.names)

    def event(self, event: Event, names: Names) -> Line | None:
        """Tell what happened."""
        return event_words.line(event, names)

    def refusal(self, refusal: Refusal, view: State) -> str:
        """Say in figures what stands against it."""
        assert isinstance(view, TwoCastles)
        asked = None if view.viewer is None else view.waiting.get(view.viewer)
        if asked and refusal.reason in ("not_here", "not_offered"):
            return misplaced(asked, view, self.names)
        return refusals.sentence(refusal, view, self.names)

    def spot(self, spot: Spot, view: State) -> Words:
        """Name and describe a place."""
        assert isinstance(view, TwoCastles)
        return spot_words.spot_words(spot, view, self.names)

    def piece(self, piece_id: str, view: State) -> Words:
        """Name and describe a piece."""
        assert isinstance(view, TwoCastles)
        return spot_words.piece_words(piece_id, view, self.names)

    def category(self, category: str) -> str:
        """Name a row of the score sheet."""
        return category_name(Category(category))

    def tie_breaks(self) -> tuple[str, ...]:
        """Name what is compared among equals (BC-60)."""
        return (
            translate("two_castles", "Higher castle"),
            translate("two_castles", "Special rooms in both castles"),
        )

    def rival(self) -> str:
        """Return what the builder is called whom nobody plays (BC-61)."""
        return ludwig_name()

    def turn(self, view: State) -> str:
        """Say where the play stands."""
        assert isinstance(view, TwoCastles)
        text = translate("two_castles", "Round {round} of 2, turn {turn} of 4")
        return text.format(round=view.round, turn=view.turn)


def _prompt_keep(view: TwoCastles, seat: int) -> str:
    match len(view.builders[seat].chosen):
        case 0:
            return translate(
                "two_castles", "Keep two tiles in secret: put them on the places on the right."
            )
        case 1:
            return translate("two_castles", "Keep a second tile, or take the first one back.")
        case _:
            return translate(
                "two_castles",
                "Change the two tiles as you like; with “Done” you put the rest down.",
            )


def _prompt_place(choice: PlaceTiles, view: TwoCastles, names: Names) -> str:
    owes = [c for c in view.builders[choice.seat].owes if c not in choice.waited]
    if len(owes) == 2:
        return translate("two_castles", "Build one tile in each of your two castles.")
    if len(owes) == 1:
        text = translate("two_castles", "Build your other tile {castle}.")
        return text.format(castle=in_castle(view, owes[0], names))
    return translate("two_castles", "Build Ludwig's tile in the castle you share with him.")


def _wait(castle: int, view: TwoCastles, names: Names) -> str:
    seat = view.viewer if view.viewer is not None else view.next_choice.seat
    partner = view.partner(seat, castle)
    where = in_castle(view, castle, names)
    has_built = bool(view.builders[seat].owes) and castle not in view.builders[partner].owes
    if has_built or partner >= view.seats:
        return translate("two_castles", "Build later {castle}").format(castle=where)
    text = translate("two_castles", "Let {partner} build first {castle}")
    return text.format(partner=builder_name(view, names, partner), castle=where)


def _prompt_bonus(choice: AnyChoice, view: TwoCastles, names: Names) -> str:
    match choice:
        case BuildDrawn():
            text = translate("two_castles", "{reason}: build one of these tiles {castle}.")
        case BuildSpecial(kinds=kinds) if len(kinds) == 1:
            text = translate("two_castles", "{reason}: build a {kind} {castle}.")
        case BuildSpecial():
            text = translate("two_castles", "{reason}: build a special room {castle}.")
        case ChooseCard():
            text = translate("two_castles", "{reason}: keep one of these bonus cards {castle}.")
        case ChooseAttendant():
            text = translate("two_castles", "{reason}: take an attendant {castle}.")
        case ClaimBonus():
            text = translate("two_castles", "{reason}: choose any other bonus for {whose}.")
        case _:
            return translate("two_castles", "Somebody else decides now.")
    castle = choice.castle
    kind = kind_name(choice.kinds[0]) if isinstance(choice, BuildSpecial) else ""
    where, whose = in_castle(view, castle, names), castle_words(view, castle, names)
    return text.format(reason=reason(view, castle), castle=where, whose=whose, kind=kind)


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
