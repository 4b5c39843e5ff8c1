"""The first window and every dialog fit on the screens that people have."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from desktop_app.shell import first_size

SIZES = ((1366, 768), (1280, 720), (1024, 576), (853, 480), (640, 360))
"""What is left of 1280x720 with scale factors of 1.25, 1.5 and 2, too."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_pages_and_dialogs_fit_on_small_screens(language: str, tmp_path: Path) -> None:
    screens = [
        {"name": str(n), "x": 2000 * n, "y": 0, "width": w, "height": h, "dpr": 1}
        | {"logicalDpi": 96, "logicalBaseDpi": 96}
        for n, (w, h) in enumerate(SIZES)
    ]
    described = tmp_path / "screens.json"
    described.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    seen = subprocess.run(
        [sys.executable, "-m", "tests.desktop_app.small_screen", str(tmp_path), language],
        capture_output=True,
        text=True,
        timeout=300,
        env=os.environ | {"QT_QPA_PLATFORM": f"offscreen:configfile={described}"},
        check=False,
    )
    assert seen.returncode == 0, seen.stderr
    assert seen.stdout == ""


@pytest.mark.parametrize("room", [QSize(*size) for size in SIZES[1:]], ids=str)
def test_a_first_window_leaves_room_for_its_frame(qtbot: object, room: QSize) -> None:
    wanted = first_size.wanted_size(room)
    assert wanted != wanted.boundedTo(room - first_size.FRAME)  # so it takes the whole screen
