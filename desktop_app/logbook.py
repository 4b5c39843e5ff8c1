"""Where mishaps are written: a log file, never the player's terminal."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger("kastellan")


class Logbook:
    """A log file that comes into being with the first mishap."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.broken = False
        """Whether something of ours went wrong that nobody expected."""

    def keep(self) -> None:
        """From now on write warnings, exceptions and Qt's messages to the file."""
        form = "%(asctime)s %(levelname)s %(name)s: %(message)s"
        handler: logging.Handler = logging.NullHandler()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handler = logging.FileHandler(self.path, mode="w", encoding="utf-8", delay=True)
        except OSError:
            pass  # a log that cannot be kept must not keep anybody from playing
        logging.basicConfig(level=logging.WARNING, format=form, handlers=[handler], force=True)
        sys.excepthook = self._write_exception
        qInstallMessageHandler(_write_message)

    def _write_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.broken = True
        _log.error("Nobody expected this", exc_info=(kind, error, trace))
        print(f"Something went wrong ({kind.__name__}); {self.path} says more.", file=sys.stderr)


def _write_message(kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
    serious = kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
    _log.log(logging.ERROR if serious else logging.INFO, "Qt: %s", text)
