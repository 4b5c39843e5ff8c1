"""Sounds are ours, small, as loud as asked, and never an error."""

from __future__ import annotations

import io
import sys
import wave
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess

from desktop_app.keep.settings import Settings
from desktop_app.look import sound
from desktop_app.look.sound import SOUNDS, Sounds, at_volume


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Be a program that plays sounds: it writes down what it gets."""
    program = tmp_path / "aplay"
    program.write_text(f'#!/bin/sh\necho "$2" >> {tmp_path}/played\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path / "played"


def loudest(raw: bytes) -> int:
    with wave.open(io.BytesIO(raw)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        frames = file.readframes(file.getnframes())
    return max(abs(s) for s in memoryview(frames).cast("h"))


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_is_there_small_and_can_be_made_quieter(name: str) -> None:
    raw = sound.sound(name)
    assert len(raw) < 40_000
    assert loudest(raw) > 20_000
    assert loudest(at_volume(raw, 50)) == pytest.approx(loudest(raw) / 4, abs=1)
    assert loudest(at_volume(raw, 0)) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays by itself")
def test_a_sound_is_handed_to_the_systems_player(qtbot: Any, player: Path) -> None:
    sounds = Sounds(Settings())
    sounds.play("coin")
    qtbot.waitUntil(lambda: player.exists() and "coin-60.wav" in player.read_text())
    qtbot.waitUntil(lambda: not sounds.findChildren(QProcess))


@pytest.mark.parametrize("silence", [{"sound": False}, {"volume": 0}], ids=str)
def test_off_is_silence(qtbot: Any, player: Path, silence: dict[str, Any]) -> None:
    settings = Settings()
    settings.change(**silence)
    sounds = Sounds(settings)
    sounds.play("win")
    assert not sounds.findChildren(QProcess)


def test_without_a_player_or_with_one_that_fails_there_is_no_error(
    qtbot: Any, player: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (player.parent / "aplay").write_text("#!/no/such/program\n")
    sounds = Sounds(Settings())
    sounds.play("win")
    qtbot.waitUntil(lambda: not sounds.findChildren(QProcess))
    monkeypatch.setenv("PATH", "")
    Sounds(Settings()).play("win")
