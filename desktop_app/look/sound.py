"""Small sounds, played by whatever the system has for it; without anything there is silence."""

from __future__ import annotations

import array
import io
import shutil
import sys
import wave
from functools import partial
from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTemporaryDir, Slot

from desktop_app.keep.settings import Settings

SOUNDS = ("pick_up", "place", "refuse", "dice", "coin", "card", "turn", "win")
_PLAYERS = (("afplay",), ("pw-play",), ("paplay",), ("aplay", "-q"))
"""Programs that play a wave file, of macOS and of Linux."""
_AT_ONCE = 4


class Sounds(QObject):
    """Plays the sounds as loud as the settings say.

    Not all players know a volume, so the files they get are made that loud before.
    """

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._folder: QTemporaryDir | None = None
        self._player = next((p for p in _PLAYERS if shutil.which(p[0])), None)
        self._running: list[QProcess] = []

    @Slot(str)
    def play(self, name: str) -> None:
        """Play a sound and return at once."""
        assert name in SOUNDS
        values = self._settings.values
        if not values.sound or not values.volume or not self._can_play():
            return
        path = self._as_loud(name, values.volume)
        if path:
            self._start(path)

    def _can_play(self) -> bool:
        return sys.platform == "win32" or self._player is not None

    def _as_loud(self, name: str, volume: int) -> Path | None:
        """Return a file with the sound at this volume, or None where nothing can be written."""
        self._folder = self._folder or QTemporaryDir()
        path = Path(self._folder.path(), f"{name}-{volume}.wav")
        try:
            if not path.exists():
                path.write_bytes(at_volume(sound(name), volume))
        except OSError:
            return None
        return path

    def _start(self, path: Path) -> None:
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC)
            return
        if self._player is None or len(self._running) >= _AT_ONCE:
            return
        process = QProcess(self)
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.stateChanged.connect(partial(self._forget, process))
        self._running.append(process)
        process.start(self._player[0], [*self._player[1:], str(path)])

    def _forget(self, process: QProcess, state: QProcess.ProcessState) -> None:
        """Let go of a player that has ended, or that could not even begin."""
        if state == QProcess.ProcessState.NotRunning and process in self._running:
            self._running.remove(process)
            process.deleteLater()


def sound(name: str) -> bytes:
    """Return the wave file of a sound."""
    return files("resources").joinpath("art", "sounds", f"{name}.wav").read_bytes()


def at_volume(raw: bytes, volume: int) -> bytes:
    """Return a wave file of 16 bits as loud as *volume*, in per cent."""
    with wave.open(io.BytesIO(raw)) as file:
        parameters, frames = file.getparams(), file.readframes(file.getnframes())
    samples = array.array("h", frames)
    # Ears hear differences of loudness in ratios, so the lower half of the scale is finer.
    quieter = array.array("h", (round(sample * (volume / 100) ** 2) for sample in samples))
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setparams(parameters)
        file.writeframes(quieter.tobytes())
    return made.getvalue()
