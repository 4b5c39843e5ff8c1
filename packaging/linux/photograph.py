"""Take a picture of the screen as soon as a window is on it: ``photograph.py PICTURE``."""

from __future__ import annotations

import sys
import time

from PySide6.QtGui import QGuiApplication, QImage

PATIENCE_SECONDS = 30.0
QUIET_SECONDS = 2.0
"""A window is finished when nothing has changed for so long."""


def main(path: str) -> int:
    """Write the picture; return 1 if the screen stays empty."""
    application = QGuiApplication([])
    latest = time.monotonic() + PATIENCE_SECONDS
    before, changed = _screen(application), time.monotonic()
    while time.monotonic() < latest:
        time.sleep(0.2)
        now = _screen(application)
        if now != before:
            before, changed = now, time.monotonic()
        elif not _is_empty(now) and time.monotonic() - changed > QUIET_SECONDS:
            break
    before.save(path)
    return 1 if _is_empty(before) else 0


def _screen(application: QGuiApplication) -> QImage:
    return application.primaryScreen().grabWindow(0).toImage()


def _is_empty(picture: QImage) -> bool:
    """Whether there is only one colour on the screen, give or take the mouse pointer."""
    small = picture.scaled(64, 40)
    colours = {small.pixel(x, y) for x in range(64) for y in range(40)}
    return len(colours) < 10


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
