"""Whatever a version of the program has written, every later one reads, plays on and looks back at.

Nothing under ``tests/archive/<version>`` is ever changed; README.md there says how it was made.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.keep import places
from desktop_app.keep.plays import Plays
from desktop_app.keep.settings import Settings
from desktop_app.play.past import Past
from desktop_app.shell.main_window import MainWindow
from engine import catalog
from engine.core.chance import Chance
from engine.core.record import Record
from engine.core.table import Table
from engine.saving import files, save

HERE = Path(__file__).parent
VERSIONS = sorted(path for path in HERE.iterdir() if (path / "plays").is_dir())
EACH_VERSION = pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.name)
SAVES = [path for version in VERSIONS for path in sorted((version / "plays").iterdir())]
RECORDS = [path for version in VERSIONS for path in sorted((version / "records").iterdir())]
COUNTS = {"white_castle": range(1, 5), "two_castles": range(2, 8), "shogun": range(3, 6)}
"""Since the first version; games that come later are not in the archives before them."""
ANSWERS = 25
"""So many answers are given to a play that was left."""


def name_of(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.stem}"


def test_there_are_saves_and_records_of_every_game_and_number_of_players():
    assert VERSIONS
    for version in VERSIONS:
        saves = [path.stem for path in SAVES if path.parent.parent == version]
        assert saves == [path.stem for path in RECORDS if path.parent.parent == version]
        for game, numbers in COUNTS.items():
            for seats in numbers:
                assert any(name.startswith(f"{game}-{seats}") and "left" in name for name in saves)
                assert any(name.startswith(f"{game}-{seats}") and "over" in name for name in saves)
        for seats in COUNTS["shogun"]:
            for side in ("sun", "moon"):
                for end in ("left", "over"):
                    assert f"shogun-{seats}-{side}-{end}" in saves


@EACH_VERSION
def test_nothing_was_changed_after_it_was_written(version: Path):
    lines = (version / "SHA256SUMS").read_text("utf-8").splitlines()
    sums = dict(reversed(line.split("  ", 1)) for line in lines)
    there = [path for path in version.rglob("*") if path.is_file() and path.name != "SHA256SUMS"]
    found = {path.relative_to(version).as_posix(): path.read_bytes() for path in there}
    assert sums == {name: hashlib.sha256(said).hexdigest() for name, said in found.items()}


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_a_kept_play_is_read_looked_back_at_and_played_on(path: Path):
    loaded = files.load(path)
    table = loaded.table
    assert table.state == files.glance(path).state
    same_edition = edition_of(path) == table.game.edition
    assert loaded.notice == (None if same_edition else "older_edition")
    if same_edition:
        assert len(table.states) == len(table.record.moves) + 1
    assert table.state.is_over == path.stem.endswith("-over")
    assert all(seat.name for seat in loaded.seats)
    look_back(table)
    left, reached = table.state, played_on(table)
    assert save.from_bytes(save.to_bytes(table, loaded.seats)).table.state == reached
    take_back(table, left)


def edition_of(path: Path) -> int:
    return int(json.loads(path.read_text("utf-8"))["edition"])


def look_back(table: Table) -> None:
    """See every moment as somebody saw it, with its news and whose answer it was."""
    watcher = len(table.record.moves) % table.record.seats
    past = Past(table, watcher)
    for moment in range(len(past)):
        assert past.view(moment).viewer == watcher
        assert all(past.news(moment))
        assert past.mover(moment) in (range(table.record.seats) if moment else (None,))


def played_on(table: Table) -> object:
    """Give some answers, rearrangements too, by chance that is always the same."""
    chance = Chance(table.record.seed).branch(5)
    for _ in range(ANSWERS):
        if table.state.is_over:
            break
        waiting = sorted(table.state.waiting)
        number, chance = chance.draw(len(waiting))
        offers = table.state.moves(waiting[number])
        index, chance = chance.draw(len(offers))
        table.play(waiting[number], offers[index])
    return table.state


def take_back(table: Table, left: object) -> None:
    """Take back all that was answered since the play was read, as somebody who learns may."""
    while table.state != left:
        seat = table.record.moves[-1][0]
        assert table.can_undo(seat, freely=True)
        table.undo(seat, freely=True)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_of_the_same_edition_leads_to_the_same_position_and_points(path: Path):
    record = Record.from_text(path.read_text("utf-8"))
    game = catalog.load(record.game)
    assert record.edition <= game.edition
    if record.edition == game.edition:
        table = Table.replay(game, record)
        assert table.sealed() == record
        for state in table.states:
            assert all(domain.seals >= 0 for domain in getattr(state, "domains", ()))


@EACH_VERSION
def test_the_list_of_plays_hides_none(version: Path):
    kept = Plays(version / "plays").all()
    assert len(kept) == len([path for path in SAVES if path.parent.parent == version])
    assert [play.path.stem for play in kept if not play.seen] == []
    assert all(play.is_open == (not play.path.stem.endswith("-over")) for play in kept)
    assert any("Jürgen" in play.score() for play in kept)


@pytest.fixture
def carried(tmp_path: Path, version: Path) -> Iterator[Path]:
    """A portable copy as that version left it, which the program may write to."""
    folder = tmp_path / "portable"
    shutil.copytree(version, folder)
    places.use(folder)
    yield folder
    places.use(None)


@EACH_VERSION
def test_no_setting_falls_back_to_the_usual(version: Path, carried: Path):
    read = Settings(places.settings_file()).values.model_dump(mode="json")
    wished = json.loads((version / "expected_settings.json").read_text("utf-8"))
    assert {name: read[name] for name in wished} == wished


@EACH_VERSION
def test_the_window_stands_where_it_stood(version: Path, carried: Path, qtbot: QtBot):
    for settings, is_maximized in (("kastellan.ini", True), ("first_start/kastellan.ini", False)):
        kept = Settings(carried / settings)
        kept.override(language="en", appearance="system", scale=100, text_size=100)
        window = MainWindow((), kept, Plays(places.plays_folder()))
        qtbot.addWidget(window)
        assert window.is_placed
        assert window.isMaximized() == is_maximized
