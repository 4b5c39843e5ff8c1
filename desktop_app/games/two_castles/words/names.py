"""What things are called, short enough for the board itself."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.kit.picture import Eye, Names
from desktop_app.look import theme
from engine.games.two_castles.components import Bonus, Category, Hanging, Kind, Wanted
from engine.games.two_castles.content import ATTENDANTS, BONUS_CARDS
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def ludwig_name() -> str:
    """Return what the third builder of a game for two is called that nobody plays."""
    return translate("two_castles", "Ludwig")


def builder_name(view: TwoCastles, names: Names, builder: int) -> str:
    """Return what a builder is called; whoever has no name, by the letter of the seat."""
    if builder < len(names):
        return names[builder]
    if builder >= view.seats:
        return ludwig_name()
    return theme.seat_look(builder).letter


def name_of(eye: Eye, view: TwoCastles, builder: int) -> str:
    """Return what a builder is called by whoever looks."""
    return builder_name(view, eye.names, builder)


def castle_name(view: TwoCastles, names: Names, castle: int) -> str:
    """Return a castle's name: both builders."""
    first = builder_name(view, names, castle)
    second = builder_name(view, names, (castle + 1) % len(view.castles))
    return translate("two_castles", "{first} & {second}").format(first=first, second=second)


def kind_name(kind: Kind) -> str:
    """Return the name of a type of rooms, for one room."""
    return {
        Kind.FOOD: translate("two_castles", "food room"),
        Kind.LIVING: translate("two_castles", "living room"),
        Kind.UTILITY: translate("two_castles", "utility room"),
        Kind.OUTDOOR: translate("two_castles", "outdoor room"),
        Kind.SLEEPING: translate("two_castles", "sleeping room"),
        Kind.CORRIDOR: translate("two_castles", "corridor"),
        Kind.DOWNSTAIRS: translate("two_castles", "downstairs room"),
        Kind.FOUNTAIN: translate("two_castles", "fountain"),
        Kind.TOWER: translate("two_castles", "tower"),
        Kind.GRAND_FOYER: translate("two_castles", "grand foyer"),
    }[kind]


def hanging_name(hanging: Hanging) -> str:
    """Return what hangs on a wall."""
    return {
        Hanging.TORCH: translate("two_castles", "torch"),
        Hanging.SWORDS: translate("two_castles", "swords"),
        Hanging.PAINTING: translate("two_castles", "painting"),
        Hanging.MIRROR: translate("two_castles", "mirror"),
    }[hanging]


def wanted_name(wanted: Wanted) -> str:
    """Return what is counted, as it follows *for each*."""
    if wanted is Wanted.ANY:
        return translate("two_castles", "room")
    if wanted is Wanted.SPECIAL:
        return translate("two_castles", "special room")
    if wanted.value in set(Hanging):
        hanging = hanging_name(Hanging(wanted.value))
        return translate("two_castles", "room with {hanging}").format(hanging=hanging)
    return kind_name(Kind(wanted.value))


def attendant_name(attendant: int) -> str:
    """Return what an attendant is called."""
    return {
        "painter": translate("two_castles", "Painter"),
        "knight": translate("two_castles", "Knight"),
        "fire_eater": translate("two_castles", "Fire eater"),
        "cosmetician": translate("two_castles", "Cosmetician"),
    }[ATTENDANTS[attendant].id]


def bonus_name(bonus: Bonus) -> str:
    """Return what a bonus brings."""
    return {
        Bonus.EXTRA_ROOM: translate("two_castles", "one of five tiles"),
        Bonus.BONUS_CARD: translate("two_castles", "bonus card"),
        Bonus.ATTENDANT: translate("two_castles", "royal attendant"),
        Bonus.FOUNTAIN: translate("two_castles", "fountain"),
        Bonus.TOWER: translate("two_castles", "tower"),
        Bonus.GRAND_FOYER: translate("two_castles", "grand foyer"),
        Bonus.ANY_OTHER: translate("two_castles", "any other bonus"),
        Bonus.SPECIAL_ROOM: translate("two_castles", "special room"),
    }[bonus]


def card_name(card: int) -> str:
    """Return what a bonus card counts."""
    return {
        "bc_food": translate("two_castles", "food rooms"),
        "bc_living": translate("two_castles", "living rooms"),
        "bc_utility": translate("two_castles", "utility rooms"),
        "bc_outdoor": translate("two_castles", "outdoor rooms"),
        "bc_sleeping": translate("two_castles", "sleeping rooms"),
        "bc_corridor": translate("two_castles", "corridors"),
        "bc_downstairs": translate("two_castles", "downstairs rooms"),
        "bc_special": translate("two_castles", "special rooms"),
        "bc_distinct_types": translate("two_castles", "different room types"),
        "bc_attendants": translate("two_castles", "royal attendants"),
        "bc_underground": translate("two_castles", "rooms underground"),
        "bc_high_rooms": translate("two_castles", "rooms on the second floor or higher"),
        "bc_height": translate("two_castles", "levels of the castle"),
        "bc_width": translate("two_castles", "columns of the castle"),
        "bc_surrounded_8": translate("two_castles", "rooms surrounded on all eight spaces"),
        "bc_surrounded_4": translate("two_castles", "rooms with neighbours on all four sides"),
        "bc_throne_distinct_6": translate("two_castles", "different types next to the throne room"),
        "bc_throne_occupied_10": translate("two_castles", "spaces taken around the throne room"),
        "bc_types_with_5": translate("two_castles", "types with five rooms or more"),
        "bc_types_with_3": translate("two_castles", "types with three rooms or more"),
    }[BONUS_CARDS[card].id]


def category_name(category: Category) -> str:
    """Return the name of a line of the score sheet."""
    return {
        Category.FOOD: translate("two_castles", "Food rooms"),
        Category.LIVING: translate("two_castles", "Living rooms"),
        Category.UTILITY: translate("two_castles", "Utility rooms"),
        Category.OUTDOOR: translate("two_castles", "Outdoor rooms"),
        Category.SLEEPING: translate("two_castles", "Sleeping rooms"),
        Category.CORRIDOR: translate("two_castles", "Corridors"),
        Category.DOWNSTAIRS: translate("two_castles", "Downstairs rooms"),
        Category.TOWERS: translate("two_castles", "Towers"),
        Category.FOUNTAINS: translate("two_castles", "Fountains"),
        Category.FOYERS: translate("two_castles", "Grand foyers"),
        Category.BONUS_CARDS: translate("two_castles", "Bonus cards"),
        Category.ATTENDANTS: translate("two_castles", "Royal attendants"),
        Category.THRONE: translate("two_castles", "Throne room"),
    }[category]


def space_name(x: int, y: int) -> str:
    """Say which space it is: level, and how far left or right of the throne room."""
    if y == 0:
        level = translate("two_castles", "ground floor")
    elif y > 0:
        level = translate("two_castles", "floor {number}").format(number=y)
    else:
        level = translate("two_castles", "underground {number}").format(number=-y)
    if x == 0:
        return translate("two_castles", "{level}, middle left").format(level=level)
    if x == 1:
        return translate("two_castles", "{level}, middle right").format(level=level)
    if x < 0:
        return translate("two_castles", "{level}, {steps} left").format(level=level, steps=-x)
    return translate("two_castles", "{level}, {steps} right").format(level=level, steps=x - 1)
