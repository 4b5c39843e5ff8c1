"""Where mishaps are written: a log file, never the player's terminal."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

_log = logging.getLogger("kastellan")

LARGEST = 200_000
"""Bytes of a log; then it steps back and a new one begins."""
OLDER = 2
"""How many logs that stepped back are kept."""


class Logbook:
    """A log file that comes into being with the first mishap."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.broken = False
        """Whether something of ours went wrong that nobody expected."""

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Write warnings, exceptions and Qt's messages to the file until the block ends."""
        handler, hook = self._handler(), sys.excepthook
        logging.getLogger().addHandler(handler)
        sys.excepthook = self._write_exception
        qt_handler = qInstallMessageHandler(_write_message)
        try:
            yield
        finally:
            qInstallMessageHandler(qt_handler)
            sys.excepthook = hook
            logging.getLogger().removeHandler(handler)
            handler.close()

    def _handler(self) -> logging.Handler:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handler = _QuietHandler(
                self.path, maxBytes=LARGEST, backupCount=OLDER, encoding="utf-8", delay=True
            )
        except OSError:
            return logging.NullHandler()  # no log must not mean no play
        handler.setLevel(logging.WARNING)
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        return handler

    def _write_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.broken = True
        _log.error("Nobody expected this", exc_info=(kind, error, trace))
        print(f"Something went wrong ({kind.__name__}); {self.path} says more.", file=sys.stderr)


class _QuietHandler(RotatingFileHandler):
    """Gives up in silence where nothing can be written: no log must not mean no play."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing; there is nowhere to say it."""


def _write_message(kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
    serious = kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)
    _log.log(logging.ERROR if serious else logging.INFO, "Qt: %s", text)
