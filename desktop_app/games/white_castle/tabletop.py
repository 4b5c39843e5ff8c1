"""All parts of The White Castle on the screen, put together."""

from __future__ import annotations

from desktop_app.games.white_castle.gestures import gesture_of, lights, note, shortcuts
from desktop_app.games.white_castle.motion import deeds, flourishes, moments, rolls
from desktop_app.games.white_castle.panels.rival import panels
from desktop_app.games.white_castle.panels.score import score
from desktop_app.games.white_castle.scene.picture import picture
from desktop_app.games.white_castle.words import WhiteCastleWording
from desktop_app.games.white_castle.words.hints import where
from desktop_app.kit.tabletop import Tabletop

TABLETOP = Tabletop(
    picture=picture,
    gesture_of=gesture_of,
    wording=WhiteCastleWording,
    score=score,
    note=note,
    flourishes=flourishes,
    rolls=rolls,
    moments=moments,
    deeds=deeds,
    lights=lights,
    shortcuts=shortcuts,
    where=where,
    showcase=(("pairs", "ChoosePair"), ("courtier", "CourtierAction")),
    panels=panels,
)
