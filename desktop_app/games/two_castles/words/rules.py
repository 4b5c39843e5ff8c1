"""The rules of rooms, attendants and cards in words, with what they are worth now."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.words.cards import what_counts
from desktop_app.games.two_castles.words.names import (
    attendant_name,
    bonus_name,
    builder_name,
    card_name,
    castle_name,
    category_name,
    hanging_name,
    kind_name,
    wanted_name,
)
from desktop_app.kit.picture import Eye, Names
from engine.core.agenda import Together
from engine.games.two_castles.cards import card_points
from engine.games.two_castles.components import (
    Category,
    Directions,
    Kind,
    Level,
    Rule,
    Scoring,
    Wanted,
)
from engine.games.two_castles.content import (
    ATTENDANTS,
    BONUS_CARDS,
    KINDS,
    ROOMS,
    THRONE_ROOMS,
)
from engine.games.two_castles.draft import KeepTwo, PutDown
from engine.games.two_castles.scoring import castle_points, masks_of, score_sheet
from engine.games.two_castles.state import FACE_DOWN, TwoCastles

translate = QCoreApplication.translate


def tile_text(room: int) -> str:
    """Say all about a tile: type, wall hanging, where it may stand, what it scores and brings."""
    tile = ROOMS[room]
    kind = KINDS[tile.kind]
    first = kind_name(tile.kind)
    if tile.hanging is not None:
        first = translate("two_castles", "{kind} with {hanging}").format(
            kind=first, hanging=hanging_name(tile.hanging)
        )
    parts = [_capital(first) + ".", scoring_text(tile.scoring), level_text(kind.level)]
    if kind.open_to_sky:
        parts.append(translate("two_castles", "Nothing may ever stand above it."))
    if kind.third is not None:
        text = translate("two_castles", "The third of its type brings: {bonus}.")
        parts.append(text.format(bonus=bonus_name(kind.third)))
    if not kind.verified:
        parts.append(reconstruction())
    return "\n".join(parts)


def reconstruction() -> str:
    """Say that a rule was not found in print."""
    return translate("two_castles", "(That bonus is our reconstruction: we found no printed rule.)")


def scoring_text(scoring: Scoring) -> str:
    """Say what a room scores."""
    facts = {"points": scoring.points, "wanted": wanted_name(scoring.wanted)}
    match scoring.rule:
        case Rule.FIXED:
            text = translate("two_castles", "Points: {points}.")
        case Rule.ALL_OTHER_TYPES:
            facts["otherwise"] = scoring.otherwise
            text = translate(
                "two_castles",
                "Points: {points} if the castle has all seven regular types, else {otherwise}.",
            )
        case Rule.ANYWHERE:
            text = translate("two_castles", "Points: {points} for each {wanted} in the castle.")
        case Rule.CONNECTED:
            text = translate(
                "two_castles",
                "Points: {points} for each {wanted} joined to it by a path of such rooms.",
            )
        case Rule.COLUMN:
            text = _column_text(scoring.directions)
        case Rule.POSITIONS:
            text = _pattern_text(scoring.pattern or "")
    return text.format(**facts)


def level_text(level: Level) -> str:
    """Say on which levels it may stand."""
    return {
        Level.GROUND_OR_ABOVE: translate("two_castles", "Stands on the ground floor or above."),
        Level.UNDERGROUND: translate("two_castles", "Stands underground only."),
        Level.ANYWHERE: translate("two_castles", "Stands on any level, also underground."),
    }[level]


def room_text(view: TwoCastles, castle: int, room: int, space: int) -> str:
    """Say all about a room that stands, and what it is worth now."""
    sheet = score_sheet(view.castles[castle])
    points = sheet.rooms[view.castles[castle].spaces.index(space)]
    return f"{tile_text(room)}\n{points_now(points)}"


def throne_text(view: TwoCastles, castle: int) -> str:
    """Say what a throne room scores and is worth now."""
    now = score_sheet(view.castles[castle]).of(Category.THRONE)
    return f"{throne_rule(view.castles[castle].throne)}\n{points_now(now)}"


def throne_rule(number: int) -> str:
    """Say what a throne room scores."""
    throne = THRONE_ROOMS[number]
    first, second = (kind_name(kind) for kind in throne.wanted)
    text = translate(
        "two_castles",
        "Throne room with {hanging}. Points: {points} for each of its two marked spaces that holds"
        " one of these: {first}, {second}.",
    )
    hanging = hanging_name(throne.hanging)
    return text.format(hanging=hanging, points=throne.points, first=first, second=second)


def attendant_text(attendant: int) -> str:
    """Say what an attendant scores."""
    one = ATTENDANTS[attendant]
    text = translate("two_castles", "{name}: {points} for each {wanted} in the castle.")
    return text.format(
        name=attendant_name(attendant),
        points=one.points,
        wanted=wanted_name(Wanted(one.hanging.value)),
    )


def card_text(card: int) -> str:
    """Say what a bonus card scores."""
    text = translate("two_castles", "Bonus card: {points} each: {counted}.")
    text = text.format(points=BONUS_CARDS[card].points, counted=card_name(card))
    return f"{text} {what_counts(BONUS_CARDS[card])}".strip()


def card_points_now(view: TwoCastles, castle: int, card: int) -> int:
    """Return what a bonus card is worth under a castle as it stands."""
    where = view.castles[castle]
    return card_points(BONUS_CARDS[card], where, masks_of(where))


def points_now(points: int) -> str:
    """Say what something is worth now."""
    return translate("two_castles", "Worth now: {points}.").format(points=points)


def castle_title(view: TwoCastles, eye: Eye, castle: int) -> str:
    """Return the heading of a castle that is shown large."""
    text = translate("two_castles", "Castle of {name}: worth {points} now")
    points = castle_points(view.castles[castle])
    return text.format(name=castle_name(view, eye.names, castle), points=points)


def line_title(view: TwoCastles, eye: Eye, castle: int, category: Category, points: int) -> str:
    """Return the heading of a castle whose points in one line of the sheet are shown."""
    text = translate("two_castles", "Castle of {name}: {category}, {points}")
    return text.format(
        name=castle_name(view, eye.names, castle), category=category_name(category), points=points
    )


def reason(view: TwoCastles, castle: int) -> str:
    """Say which room brought the bonus that is being taken: the last one that was built."""
    rooms = view.castles[castle].rooms
    kind = ROOMS[rooms[-1]].kind if rooms else Kind.FOOD
    return nth_of_a_kind(kind, view.castles[castle].number_of(kind))


def nth_of_a_kind(kind: Kind, number: int) -> str:
    """Say the how many-th room of its type brings a bonus."""
    text = (
        translate("two_castles", "Fifth {kind}")
        if number >= 5
        else translate("two_castles", "Third {kind}")
    )
    return text.format(kind=kind_name(kind))


def kept_caption(view: TwoCastles, seat: int) -> str:
    """Say what the two places are for at this moment."""
    me = view.builders[seat]
    if len(me.owes) == 2:
        return translate("two_castles", "To build: one in each castle")
    if me.owes:
        return translate("two_castles", "To build: your other tile")
    left = 2 - len(me.chosen)
    if left and is_choosing(view, seat):
        return translate("two_castles", "Keep in secret: {left} to go").format(left=left)
    if me.chosen or any(isinstance(task, Together | KeepTwo) for task in view.agenda):
        return translate("two_castles", "Your two tiles")
    return translate("two_castles", "Your two tiles are built")


def is_choosing(view: TwoCastles, seat: int) -> bool:
    """Whether it is tiles of the hand that are asked for."""
    return isinstance(view.waiting.get(seat), KeepTwo | PutDown)


def lower_remark() -> str:
    """Say which of two castles counts."""
    return translate("two_castles", "counts")


def higher_remark() -> str:
    """Say which of two castles does not count."""
    return translate("two_castles", "higher")


def hand_caption(view: TwoCastles, names: Names, seat: int) -> str:
    """Say what the hand is and who gets the rest of it."""
    count = len(view.builders)
    if view.is_over:
        return ""
    to = (seat + 1 if view.round == 1 else seat - 1) % count
    name = builder_name(view, names, to)
    if FACE_DOWN in view.builders[seat].hand:
        return translate("two_castles", "All look on: the hands stay face down")
    if len(view.builders[seat].hand) <= 1:
        return translate("two_castles", "Your hand: the last tile is put away")
    if view.round == 1:
        text = translate("two_castles", "Your hand: what you do not keep goes left, to {name}")
    else:
        text = translate("two_castles", "Your hand: what you do not keep goes right, to {name}")
    return text.format(name=name)


def _column_text(directions: Directions) -> str:
    return {
        Directions.UP: translate(
            "two_castles", "Points: {points} for each {wanted} above it in its column."
        ),
        Directions.DOWN: translate(
            "two_castles", "Points: {points} for each {wanted} below it in its column."
        ),
        Directions.BOTH: translate(
            "two_castles", "Points: {points} for each {wanted} in its column."
        ),
    }[directions]


def _pattern_text(pattern: str) -> str:
    return {
        "left_right": translate(
            "two_castles", "Points: {points} for each {wanted} directly left and right of it."
        ),
        "above_below": translate(
            "two_castles", "Points: {points} for each {wanted} directly above and below it."
        ),
        "two_below": translate(
            "two_castles", "Points: {points} for each {wanted} on the two spaces below it."
        ),
        "three_below": translate(
            "two_castles", "Points: {points} for each {wanted} on the three spaces below it."
        ),
        "surrounding_8": translate(
            "two_castles", "Points: {points} for each {wanted} on the eight spaces around it."
        ),
        "surrounding_except_below": translate(
            "two_castles", "Points: {points} for each {wanted} around it, but not below."
        ),
    }[pattern]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
