"""The throw of an entry with its words: why it was thrown, what lay before, what came of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.panels.tower_fall import Fall, inside_before, shelves_before
from desktop_app.games.shogun.scene.strip import inside_tower
from desktop_app.games.shogun.words.fights import (
    battle_began,
    counted,
    result_text,
    revolt_began,
    revolt_ended,
)
from desktop_app.kit.picture import Names
from desktop_app.play.entries import Scene
from engine.games.shogun.components import ProvinceId
from engine.games.shogun.events import fights as events
from engine.games.shogun.state import Shogun


@dataclass(frozen=True)
class Throw:
    """One throw with its words; *inside* is what a closed tower held before."""

    title: str
    thrown: events.Thrown
    fall: Fall
    seat: int | None = None
    """Who acts."""
    province: ProvinceId | None = None
    """What is fought for, if anything is."""
    inside: tuple[int, ...] = ()
    count: str = ""
    result: str = ""


def throw_in(entry: Scene, names: Names) -> Throw | None:
    """Return the throw that *entry* tells, None if nothing was thrown; no entry tells two."""
    throw: Throw | None = None
    title = QCoreApplication.translate("shogun", "The tower is filled.")
    seat, province = None, None
    for event in entry.events:
        match event:
            case events.BattleBegan():
                title = battle_began(event, names)
                seat, province = event.attacker, event.province
            case events.RevoltBegan():
                title = revolt_began(event, names)
                seat, province = event.seat, event.province
            case events.Thrown():
                throw = _laid_out(event, entry, Throw(title, event, Fall(event), seat, province))
            case events.BattleEnded() if throw:
                result = result_text(event, names)
                throw = replace(throw, count=counted(event, names), result=result)
            case events.RevoltEnded() if throw:
                throw = replace(throw, result=revolt_ended(event, names))
            case _:
                pass
    return throw


def _laid_out(thrown: events.Thrown, entry: Scene, throw: Throw) -> Throw:
    """Find out what was in the tower before, from what is in it when all is over."""
    view = entry.view
    assert isinstance(view, Shogun)
    lay = shelves_before(thrown, view.tower.shelves) if thrown.open_tower else ()
    inside = inside_before(thrown, inside_tower(view))
    return replace(throw, fall=Fall(thrown, lay), inside=inside)
