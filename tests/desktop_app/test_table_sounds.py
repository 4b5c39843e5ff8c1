"""What happens at the table is heard."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

from desktop_app.kit.catalog import about
from desktop_app.lobby.seating import seated
from desktop_app.look.sound import SOUNDS, Sounds
from desktop_app.play.entries import End, News, Shown
from desktop_app.shell.main_window import MainWindow
from desktop_app.table.game_page import GamePage
from desktop_app.table.table_sounds import TableSounds, sounds_of_news
from engine import catalog
from engine.core.agenda import Event
from engine.core.game import Game
from engine.core.table import Table
from tests.desktop_app.conftest import Opener


class Ear(Sounds):
    """Hears instead of playing."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, name: str) -> None:
        self.heard.append(name)


def events_of(game_id: str) -> set[str]:
    package = import_module(f"engine.games.{game_id}")
    inside = walk_packages(package.__path__, f"{package.__name__}.")
    modules = [import_module(module.name) for module in inside]
    return {
        name
        for module in modules
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Event)
    }


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_sound_belongs_to_events_that_exist(game_id: str) -> None:
    heard = about(game_id).sounds()
    assert set(heard) <= set(SOUNDS)
    for events in heard.values():
        assert set(events) <= events_of(game_id)


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_every_game_can_be_heard(game_id: str) -> None:
    assert set(sounds_of_news(game_id).values()) >= {"place", "card"}


def test_a_person_is_called_back_and_the_end_is_heard(
    qtbot: Any, open_session: Opener, lantern: Game[Any]
) -> None:
    session = open_session(lantern, "human", "random")
    ear = Ear()
    TableSounds(session, ear, session)
    session.move_played.emit(1, "")
    session.start()
    qtbot.waitUntil(lambda: ear.heard == ["turn"])
    session.play(0, session.offers(0)[0])
    session.playhead.append(End(()))
    qtbot.waitUntil(lambda: ear.heard == ["turn", "win"])


def test_of_many_events_the_most_telling_is_heard(qtbot: Any, open_session: Opener) -> None:
    session = open_session(catalog.load("white_castle"), "human", "human")
    news = about("white_castle").sounds()
    ear = Ear()
    sounds = TableSounds(session, ear, session)
    for sound in ("place", "dice", "coin"):
        event = type(news[sound][0], (Event,), {})
        session.playhead.append(Shown(session.view, 0, news=(News(0, None, event()),)))
    qtbot.waitUntil(lambda: bool(ear.heard))
    assert ear.heard == ["dice"]
    sounds.pick_up()
    sounds.refuse()
    assert ear.heard[1:] == ["pick_up", "refuse"]


def test_what_is_taken_into_the_hand_is_heard(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(Sounds, "play", lambda _, name: heard.append(name))
    game = catalog.load("white_castle")
    window = MainWindow([about(game.id)])
    qtbot.addWidget(window)
    window.show_play(Table(game, 2, 5), seated(("human", "human"))).start()
    page = window.play_page
    assert isinstance(page, GamePage)
    page.scene.pick_up(page.scene.reach.sources[0])
    assert heard == ["pick_up"]
