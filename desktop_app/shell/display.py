"""Whether a window can be shown; asked before Qt is, because Qt aborts without a display."""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_NEEDED = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt aborts without, and a small system may lack: each library with its Debian package."""
_WITHOUT_DISPLAY = ("offscreen", "minimal", "vnc", "eglfs", "linuxfb")


def why_no_window(environment: Mapping[str, str] = os.environ) -> str | None:
    """Return one sentence that says why no window can be shown, or None."""
    if sys.platform in ("win32", "darwin"):
        return None
    platform = environment.get("QT_QPA_PLATFORM", "")
    if platform.startswith(_WITHOUT_DISPLAY) or _wayland_answers(environment):
        return None
    display = environment.get("DISPLAY")
    if not display:
        return "There is no display here; kastellan --demo FOLDER leaves pictures instead."
    missing = [package for library, package in _NEEDED.items() if not _can_load(library)]
    if missing:
        return f"Qt needs more system libraries; please install them (Debian: {' '.join(missing)})."
    if not _x_answers(display):
        return f"The display {display} does not answer; kastellan --demo FOLDER needs none."
    return None


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY")
    if not name:
        return False
    path = Path(environment.get("XDG_RUNTIME_DIR", "/"), name)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as wayland:
        wayland.settimeout(2)
        try:
            wayland.connect(str(path))
        except OSError:
            return False
    return True


def _can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _x_answers(display: str) -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode(), None)
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers
