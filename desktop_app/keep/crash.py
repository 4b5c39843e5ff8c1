"""When something of ours breaks: it is written down, the play is kept, and the player goes on."""

from __future__ import annotations

import contextlib
import faulthandler
import platform
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal, qVersion

LONGEST = 20_000
"""Characters of a report that a person is asked to pass on."""


class Mishaps(QObject):
    """Tells of exceptions that nobody expected, each kind once, on the GUI thread."""

    happened = Signal(str)  # the report
    _caught = Signal(str, str)  # where it happened, the report; from any thread

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: set[str] = set()
        # Queued: it may have happened while something was painted, or on another thread.
        self._caught.connect(self._on_caught, Qt.ConnectionType.QueuedConnection)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Take every exception that reaches the top until the block ends; others hear it too."""
        hook, thread_hook = sys.excepthook, threading.excepthook

        def catch(
            kind: type[BaseException], error: BaseException, trace: TracebackType | None
        ) -> None:
            hook(kind, error, trace)
            self._catch(kind, error, trace)

        def catch_in_thread(found: threading.ExceptHookArgs) -> None:
            if found.exc_value is not None:
                catch(found.exc_type, found.exc_value, found.exc_traceback)

        sys.excepthook, threading.excepthook = catch, catch_in_thread
        try:
            yield
        finally:
            sys.excepthook, threading.excepthook = hook, thread_hook

    def _catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, Exception):
            steps = traceback.extract_tb(trace)
            where = (
                f"{kind.__name__} {steps[-1].filename}:{steps[-1].lineno}" if steps else str(kind)
            )
            told = "".join(traceback.format_exception(kind, error, trace))
            self._caught.emit(where, report(told))

    def _on_caught(self, where: str, text: str) -> None:
        if where not in self._known:  # what breaks with every frame is told once
            self._known.add(where)
            self.happened.emit(text)


def report(told: str) -> str:
    """Return what somebody needs to find the mistake; nothing in it says who plays."""
    head = (
        f"Kastellan {version('kastellan')}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.system()} {platform.release()} {platform.machine()}"
    )
    home = str(Path.home())
    return f"{head}\n\n{told[-LONGEST:].replace(home, '~')}"


@contextmanager
def written_down(path: Path) -> Iterator[None]:
    """Let Python write to *path* where it is when it dies; afterwards there is no such file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a", encoding="utf-8")
    except OSError:
        yield  # no report must not mean no play
        return
    with file:
        faulthandler.enable(file)
        try:
            yield
        finally:
            faulthandler.disable()
    with contextlib.suppress(OSError):
        if path.stat().st_size == 0:
            path.unlink()


def last_words(path: Path) -> str:
    """Return the report of a program that died, and forget it; nothing if the last one did not."""
    try:
        told = path.read_text(encoding="utf-8", errors="replace")
        path.unlink()
    except OSError:
        return ""
    return report(told) if told.strip() else ""
