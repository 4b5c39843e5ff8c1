"""All parts of Shogun on the screen, put together."""

from desktop_app.games.shogun.gestures import counts, gesture_of, likeliest, note, shortcuts
from desktop_app.games.shogun.motion import deeds, flourishes, journeys, moments
from desktop_app.games.shogun.panels import panels
from desktop_app.games.shogun.panels.stills import stills
from desktop_app.games.shogun.scene.lights import lights
from desktop_app.games.shogun.scene.picture import picture
from desktop_app.games.shogun.words import ShogunWording
from desktop_app.games.shogun.words.hints import where
from desktop_app.games.shogun.words.scores import score
from desktop_app.kit.tabletop import Tabletop

TABLETOP = Tabletop(
    picture=picture,
    gesture_of=gesture_of,
    wording=ShogunWording,
    score=score,
    note=note,
    flourishes=flourishes,
    journeys=journeys,
    moments=moments,
    deeds=deeds,
    lights=lights,
    shortcuts=shortcuts,
    likeliest=likeliest,
    counts=counts,
    panels=panels,
    showcase=(("planning", "FillPlan"), ("attack", "ChooseMarch"), ("draft", "ChooseCard")),
    stills=stills,
    where=where,
)
