"""Files are written whole or not at all, and a good one is never lost."""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.errors import SaveError
from engine.core.table import Table
from engine.saving import files
from engine.saving.files import Autosave, load, save
from engine.saving.save import Seat
from tests.toys import lantern


@pytest.fixture
def table() -> Table:
    return Table(lantern.GAME, 2, 3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "play.kastellan"


def refused(path: Path) -> SaveError:
    with pytest.raises(SaveError) as caught:
        load(path)
    assert "\n" not in str(caught.value)
    return caught.value


def test_a_file_comes_back_and_nothing_lies_beside_it(table: Table, path: Path):
    save(path, table)
    table.follow("0 take low")
    save(path, table)
    assert load(path).table.state == table.state
    assert list(path.parent.iterdir()) == [path]


def test_odd_things_are_refused_without_waiting(table: Table, path: Path, tmp_path: Path):
    assert refused(path).reason == "unreadable"
    assert refused(tmp_path).reason == "no_file"
    save(path, table)
    link = tmp_path / "link.kastellan"
    link.symlink_to(path)
    assert refused(link).reason == "link"
    pipe = tmp_path / "pipe.kastellan"
    os.mkfifo(pipe)
    assert refused(pipe).reason == "no_file"
    for target, reason in ((link, "link"), (tmp_path, "no_file")):
        with pytest.raises(SaveError) as caught:
            save(target, table)
        assert caught.value.reason == reason
    assert load(path).table.state == table.state


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EIO, errno.EROFS])
@pytest.mark.parametrize("step", ["mkstemp", "fsync", "replace"])
def test_a_failing_disk_keeps_the_good_file(
    monkeypatch: pytest.MonkeyPatch, table: Table, path: Path, number: int, step: str
):
    save(path, table)
    good = path.read_bytes()

    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as broken:
        target = {"mkstemp": files.tempfile, "fsync": files.os, "replace": Path}[step]
        broken.setattr(target, step, fail)
        table.follow("0 take low")
        with pytest.raises(SaveError, match="Choose another folder; the play goes on") as caught:
            save(path, table)
        assert caught.value.reason == "unwritten"
    assert path.read_bytes() == good
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_that_is_gone_is_named(table: Table, tmp_path: Path):
    with pytest.raises(SaveError, match=r"play\.kastellan cannot be saved: no such file"):
        save(tmp_path / "gone" / "play.kastellan", table)


def test_an_autosave_keeps_two_generations(table: Table, path: Path):
    autosave = Autosave(path)
    autosave.write(table)
    first = table.state
    table.follow("0 take low")
    autosave.write(table)
    assert autosave.load().table.state == table.state
    assert load(autosave.before).table.state == first


def test_an_autosave_that_fails_leaves_nothing_beside_the_good_one(
    monkeypatch: pytest.MonkeyPatch, table: Table, path: Path
):
    autosave = Autosave(path)
    autosave.write(table)

    def fail(*_: object) -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", fail)
        with pytest.raises(SaveError, match="cannot be saved: permission denied"):
            autosave.write(table)
    assert list(path.parent.iterdir()) == [path]
    assert autosave.load().table.state == table.state


def test_a_folder_that_cannot_be_written_down_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, table: Table, path: Path
):
    """Some network drives refuse it; the save is there."""
    fsync = os.fsync

    def only_files(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        fsync(handle)

    monkeypatch.setattr(files.os, "fsync", only_files)
    save(path, table)
    assert load(path).table.state == table.state


def test_a_damaged_autosave_falls_back_to_the_one_before(table: Table, path: Path):
    autosave = Autosave(path)
    autosave.write(table)
    autosave.write(table)
    path.write_bytes(path.read_bytes()[:100])
    assert autosave.load().table.state == table.state
    autosave.before.unlink()
    with pytest.raises(SaveError) as caught:
        autosave.load()
    assert caught.value.reason == "not_json"


AUTOSAVING = """
import sys
from pathlib import Path
from engine.core.table import Table
from engine.saving.files import Autosave
from tests.toys import lantern
autosave = Autosave(Path(sys.argv[1]))
print("ready", flush=True)
for seed in range(1000):
    table = Table(lantern.GAME, 2, seed)
    while not table.state.is_over:
        seat = table.state.next_choice.seat
        table.play(seat, table.state.moves(seat)[0])
        autosave.write(table)
    print(seed, flush=True)
"""


@pytest.mark.parametrize("plays", [1, 2, 3, 4, 5])
def test_a_process_killed_while_autosaving_leaves_a_readable_save(path: Path, plays: int):
    process = subprocess.Popen(
        [sys.executable, "-c", AUTOSAVING, str(path)], stdout=subprocess.PIPE, env=os.environ
    )
    assert process.stdout is not None
    for _ in range(1 + plays):
        process.stdout.readline()
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    loaded = Autosave(path).load().table
    assert loaded.record.moves
    # At most the decision being made is lost: the newest whole save is the last or the one before.
    assert loaded.record.seed >= plays - 1


def test_a_glance_sees_who_plays_what_and_refuses_what_loading_refuses(table: Table, path: Path):
    seats = (Seat("Ada", "human"), Seat("Botho", "random"))
    save(path, table, seats)
    seen = files.glance(path)
    assert (seen.game, seen.seats, seen.state) == (table.game, seats, table.state)
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(SaveError):
        files.glance(path)


def test_every_generation_names_the_play_it_belongs_to(path: Path):
    before = Autosave(path).before
    assert before != path
    for part in (path, before, Autosave(before).before):
        assert files.play_of(part) == path
    odd = path.with_name(".before.kastellan")
    assert files.play_of(odd) == odd
