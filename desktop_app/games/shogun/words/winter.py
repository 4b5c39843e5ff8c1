"""Winter, in sentences for the log."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.shogun.words.names import (
    buildings_name,
    card_name,
    peasants,
    points,
    provinces,
    region_name,
)
from desktop_app.games.shogun.words.telling import told
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Line
from engine.core.agenda import Event
from engine.games.shogun.content import majority_points
from engine.games.shogun.events import winter as events


def winter_line(event: Event, names: Names) -> Line | None:
    """Tell who was hungry and who scored what."""
    match event:
        case events.WinterBegan(year, _, loss):
            text = QCoreApplication.translate(
                "shogun", "Winter of year {year}: everybody loses {loss} rice."
            )
            return told("winter", text, year=year, loss=loss)
        case events.RiceLost(seat, lost, left):
            text = QCoreApplication.translate(
                "shogun", "{name} loses {lost} rice and keeps {left}."
            )
            return told("rice", text, name=names[seat], lost=lost, left=left)
        case events.Supplied():
            return Line(_supplied(event, names), "rice")
        case events.Majority():
            return Line(majority_text(event, names), "crown")
        case events.Scored():
            return _scored(event, names)
        case events.YearEnded(year):
            text = QCoreApplication.translate(
                "shogun", "Year {year} is over: rice and unrest are cleared away."
            )
            return told("winter", text, year=year)
        case _:
            return None


def _scored(event: events.Scored, names: Names) -> Line:
    text = QCoreApplication.translate(
        "shogun",
        "{name} scores {points}: provinces {provinces}, buildings {buildings}, majorities"
        " {majorities}. Total {total}.",
    )
    return told(
        "crown",
        text,
        name=names[event.seat],
        points=points(event.provinces + event.buildings + event.majorities),
        provinces=event.provinces,
        buildings=event.buildings,
        majorities=event.majorities,
        total=event.total,
    )


def _supplied(event: events.Supplied, names: Names) -> str:
    if not event.short:
        text = QCoreApplication.translate(
            "shogun", "{name} feeds {provinces} with {rice} rice: all stay calm."
        )
        return text.format(
            name=names[event.seat], provinces=provinces(event.provinces), rice=event.rice
        )
    text = QCoreApplication.translate(
        "shogun",
        "{name} has {rice} rice for {provinces}, {short} too little. Revolts: {risings}, each"
        " with {peasants} more.",
    )
    return text.format(
        name=names[event.seat],
        provinces=provinces(event.provinces),
        rice=event.rice,
        short=event.short,
        risings=", ".join(card_name(province) for province in event.risings),
        peasants=peasants(event.extra),
    )


def majority_text(event: events.Majority, names: Names) -> str:
    """Say who has most of a building where, and whether others have as many."""
    shared = event.points < majority_points(event.building)
    text = (
        QCoreApplication.translate(
            "shogun", "{region}: {name} shares the most {buildings}: {points}."
        )
        if shared
        else QCoreApplication.translate(
            "shogun", "{region}: {name} has the most {buildings}: {points}."
        )
    )
    return text.format(
        region=region_name(event.region),
        name=names[event.seat],
        buildings=buildings_name(event.building),
        points=points(event.points),
    )
