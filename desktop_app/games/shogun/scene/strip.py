"""The round strip: actions, events, turn order, houses, and the tower's cubes."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.faces.houses import HouseFace
from desktop_app.games.shogun.faces.strip import (
    ActionFace,
    CaptionFace,
    EventFace,
    PanelFace,
    TurnFace,
    YearFace,
)
from desktop_app.games.shogun.faces.tower import TowerFace
from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.scene.layout import LAYOUT, row
from desktop_app.games.shogun.words.events import event_line
from desktop_app.games.shogun.words.names import action_title, season_name
from desktop_app.kit.picture import Box, Eye, Place
from engine.core.agenda import Together
from engine.games.shogun import content, events
from engine.games.shogun.components import COLOURS, FREE, NO_EVENT, PEASANT
from engine.games.shogun.events.fights import BattleEnded, RevoltEnded
from engine.games.shogun.state import Shogun

_CAPTIONS = (
    events.ActionVoid,
    events.Built,
    events.Collected,
    events.Deployed,
    events.Marched,
    events.Stayed,
    events.PlaceTaken,
    events.Claimed,
    BattleEnded,
    RevoltEnded,
)
"""Events worth a caption on the board; the log tells all of them."""
MAJORITIES = "majorities"
"""What the plate of the year enlarges: crowns on the map where somebody has most buildings."""


def strip(view: Shogun, eye: Eye) -> Iterator[Place]:
    """Yield everything along the top."""
    yield Place(spots.STRIP, _plank(is_short=bool(view.open_cards)), PanelFace())
    for slot, action in enumerate(view.actions):
        is_due = slot == view.slot and due_action(view) != FREE
        title = action_title(action) if action >= 0 else ""
        face = ActionFace(action, title, slot < view.slot, is_due)
        yield Place(spots.action_spot(slot), row(LAYOUT.action, slot), face)
    yield Place(spots.YEAR, LAYOUT.year, _year(view), opens=MAJORITIES)
    yield from _events(view)
    for place, seat in enumerate(() if view.open_cards else view.places):
        special = view.specials[place] if view.specials else FREE
        face_of_place = TurnFace(place, special, seat)
        yield Place(spots.turn_spot(place), row(LAYOUT.place, place), face_of_place)
    for seat in range(len(view.houses)):
        yield Place(
            spots.house_spot(seat), _house_box(seat, len(view.houses)), _house(view, seat, eye)
        )
    yield from _caption(view, eye)
    yield Place(spots.TOWER, LAYOUT.tower, _tower(view))


def _plank(*, is_short: bool) -> Box:
    """Return the room of all that lies here; in the draft there are no action cards yet."""
    whole = LAYOUT.strip
    cut = LAYOUT.year.y - LAYOUT.action.y if is_short else 0
    return Box(whole.x, whole.y + cut, whole.w, whole.h - cut)


def due_action(view: Shogun) -> int:
    """Return the action that is carried out now, or FREE."""
    acting = not view.is_planning and len(view.turn_order) == len(view.houses)
    return view.actions[view.slot] if acting and view.slot < len(view.actions) else FREE


def inside_tower(view: Shogun) -> tuple[int, ...]:
    """Count the cubes in the tower by colour: all that are nowhere else (SH-3)."""
    inside = []
    for seat, house in enumerate(view.houses):
        pairs = zip(view.armies, view.owners, strict=True)
        placed = sum(armies for armies, owner in pairs if owner == seat)
        rest = content.BOX.armies_per_player - placed - house.supply - view.tower.tray[seat]
        inside.append(rest)
    inside += [0] * (PEASANT - len(inside))
    return (*inside, content.BOX.peasants - view.peasants - view.tower.tray[PEASANT])


def _tower(view: Shogun) -> TowerFace:
    """Show the tower; whoever may look into it sees."""
    shelves = tuple(
        tuple(shelf.count(colour) for colour in range(COLOURS))
        for shelf in (view.tower.shelves if view.options.show_tower else ())
    )
    return TowerFace(inside_tower(view), view.tower.tray, shelves)


def _caption(view: Shogun, eye: Eye) -> Iterator[Place]:
    """Yield what was done last, if the last answer led to something."""
    names = tuple(name_of_seat(seat, eye) for seat in range(len(view.houses)))
    for event in reversed(view.news):
        line = event_line(event, names) if isinstance(event, _CAPTIONS) else None
        if line:
            yield Place(spots.CAPTION, LAYOUT.caption, CaptionFace(line.text, line.icon))
            return


def _year(view: Shogun) -> YearFace:
    title = QCoreApplication.translate("shogun", "Year {number}").format(number=view.year)
    return YearFace(view.season.value, title, season_name(view.season))


def _events(view: Shogun) -> Iterator[Place]:
    shift = 0
    if view.event != NO_EVENT:
        yield Place(spots.EVENT, LAYOUT.event, EventFace(view.event, is_current=True))
        shift = 1
    for number, event in enumerate(view.events):
        box = row(LAYOUT.event, number + shift)
        yield Place(spots.open_event_spot(number), box, EventFace(event, is_current=False))


def _house_box(seat: int, seats: int) -> Box:
    """Share the line among all seats."""
    whole = LAYOUT.house
    wide = (whole.w - (seats - 1) * LAYOUT.gap) / seats
    return Box(whole.x + seat * (wide + LAYOUT.gap), whole.y, wide, whole.h)


def _house(view: Shogun, seat: int, eye: Eye) -> HouseFace:
    house = view.houses[seat]
    top = view.agenda[-1] if view.agenda else None
    ready = isinstance(top, Together) and not top.lanes[seat]
    return HouseFace(
        seat,
        name_of_seat(seat, eye),
        house.points,
        house.chests,
        house.rice,
        house.supply,
        len(house.provinces),
        is_asked=seat in view.waiting,
        is_ready=ready,
    )


def name_of_seat(seat: int, eye: Eye) -> str:
    """Return what a seat is called."""
    return eye.names[seat] if seat < len(eye.names) else content.DAIMYOS[seat].name.split()[0]
