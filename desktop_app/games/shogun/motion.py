"""What moves over the map when something happens: armies march, yields and points rise."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.faces.armies import ColumnFace
from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.scene.geography import LANDS
from desktop_app.games.shogun.scene.layout import LAYOUT, at
from desktop_app.games.shogun.words.names import season_name
from desktop_app.kit.changes import rise, signed
from desktop_app.kit.picture import Deed, Flourish, Journey, Moment, Names
from engine.core.agenda import Event
from engine.core.state import State
from engine.games.shogun import events
from engine.games.shogun.events.fights import BattleEnded, Result
from engine.games.shogun.events.winter import Scored


def flourishes(event: Event, view: State) -> Iterator[Flourish]:
    """Let rise what an event gave or took."""
    match event:
        case events.Collected(_, province, rice, chests):
            icon, amount = ("rice", rice) if rice else ("chest", chests)
            yield rise(spots.province_spot(province), amount, icon)
        case events.Built(_, province, building, cost):
            yield rise(spots.province_spot(province), -cost, building.value)
        case events.Deployed(_, province, armies):
            yield rise(spots.province_spot(province), armies, "army")
        case events.UnrestChanged(province, by):
            yield Flourish(spots.province_spot(province), signed(by), "pay", "unrest")
        case events.BidShown(seat, _, chests) if chests:
            yield rise(spots.house_spot(seat), -chests, "chest")
        case Scored(seat, provinces, buildings, majorities):
            yield rise(spots.house_spot(seat), provinces + buildings + majorities, "crown")
        case _:
            return


def journeys(event: Event) -> Iterator[Journey]:
    """Let armies march from province to province, into a fight as well."""
    if isinstance(event, events.Marched):
        start, end = (at(LANDS[p].army, LAYOUT.column) for p in (event.home, event.target))
        yield Journey(ColumnFace(event.seat, event.armies), start, end)


def moments(event: Event, view: State, names: Names) -> Iterator[Moment]:
    """Celebrate a new season, and a province that was taken."""
    match event:
        case events.SeasonBegan(year, season):
            text = QCoreApplication.translate("shogun", "{season}, year {year}")
            yield Moment(text.format(season=season_name(season), year=year), season.value)
        case BattleEnded(province=province, result=Result.TAKEN):
            yield Moment(spot=spots.province_spot(province))
        case _:
            return


def deeds(event: Event, view: State) -> Iterator[Deed]:
    """Mark where others marched, built and brought armies."""
    match event:
        case events.Marched(seat, target=province):
            yield Deed(spots.province_spot(province), seat)
        case events.Built(seat, province) | events.Deployed(seat, province):
            yield Deed(spots.province_spot(province), seat)
        case _:
            return
