"""Where to look first, and what speaks for an answer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.words.names import category_name
from desktop_app.games.two_castles.words.sides import castle_words
from desktop_app.kit.gestures import Path
from desktop_app.kit.picture import Names
from desktop_app.kit.tabletop import Where
from engine.core.state import State
from engine.games.two_castles.brain.expected import STILL_TO_COME
from engine.games.two_castles.components import Category
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.moves import Build, Keep, KeepCard, TakeAttendant
from engine.games.two_castles.scoring import castle_points
from engine.games.two_castles.state import TwoCastles

translate = QCoreApplication.translate


def reason(feature: str) -> str:
    """Name what speaks for an answer: a line of the score sheet, or what may still come."""
    if feature == STILL_TO_COME:
        return translate("two_castles", "rooms and bonuses still to come")
    return category_name(Category(feature))


def where(path: Path, view: State, names: Names) -> Where | None:
    """Say which castle matters now."""
    assert isinstance(view, TwoCastles)
    if view.viewer is None:
        return None
    match path[0]:
        case Keep():
            lower = min(view.castles_of(view.viewer), key=lambda n: castle_points(view.castles[n]))
            return _look_at(lower, view, names)
        case Build(castle=castle):
            return _look_at(castle, view, names)
        case KeepCard() | TakeAttendant():
            choice = view.choice_of(view.viewer)
            assert isinstance(choice, ChooseCard | ChooseAttendant)
            return _look_at(choice.castle, view, names)
        case _:
            return None


def _look_at(castle: int, view: TwoCastles, names: Names) -> Where:
    assert view.viewer is not None
    points = {
        number: castle_points(view.castles[number]) for number in view.castles_of(view.viewer)
    }
    here = (spots.castle(castle), spots.throne(castle))
    other = next((n for number, n in points.items() if number != castle), points[castle])
    if points[castle] < other:
        text = translate("two_castles", "Look at {castle}. It is the lower one, so it counts.")
    else:
        text = translate("two_castles", "Look at {castle}.")
    built = tuple([spots.space(castle, space) for space in view.castles[castle].spaces])
    return Where(text.format(castle=castle_words(view, castle, names)), here, built)
