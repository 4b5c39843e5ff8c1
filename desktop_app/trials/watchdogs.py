"""Ends a process that machines play in and nobody watches, if it never comes back."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable


def end_after(seconds: float, what: str, say: Callable[[str], None]) -> threading.Timer:
    """End the process after *seconds*, unless cancelled; its workers end with it."""

    def stop() -> None:
        say(f"{what} took more than {seconds:.0f} s and was stopped.")
        os._exit(1)

    timer = threading.Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    return timer
