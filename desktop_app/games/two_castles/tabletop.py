"""All parts of Between Two Castles on the screen, put together."""

from __future__ import annotations

from desktop_app.games.two_castles.gestures import (
    gesture_of,
    lights,
    note,
    shortcuts,
)
from desktop_app.games.two_castles.motion import deeds, flights, flourishes, moments
from desktop_app.games.two_castles.panels.talk import panels
from desktop_app.games.two_castles.scene.picture import picture
from desktop_app.games.two_castles.words import TwoCastlesWording
from desktop_app.games.two_castles.words.hints import where
from desktop_app.games.two_castles.words.scores import score
from desktop_app.kit.tabletop import Tabletop

TABLETOP = Tabletop(
    picture=picture,
    gesture_of=gesture_of,
    wording=TwoCastlesWording,
    score=score,
    note=note,
    flourishes=flourishes,
    flights=flights,
    moments=moments,
    deeds=deeds,
    lights=lights,
    shortcuts=shortcuts,
    where=where,
    panels=panels,
    showcase=(
        ("keep", "KeepTwo"),
        ("build", "PlaceTiles"),
        ("bonus_tiles", "BuildDrawn"),
        ("bonus_cards", "ChooseCard"),
        ("bonus_attendant", "ChooseAttendant"),
        ("bonus_special", "BuildSpecial"),
    ),
)
