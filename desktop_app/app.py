"""The program a person starts: its arguments, its window, its exit status."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from desktop_app.display import why_no_window
from engine import catalog
from engine.core.errors import KastellanError
from engine.saving.save import Loaded

BAD_ARGUMENTS = 2
NO_WINDOW = 1


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say it in one sentence."""
        self.exit(BAD_ARGUMENTS, f"kastellan: {message}; kastellan --help says what is possible.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    wishes = _parser().parse_args(arguments)
    if wishes.demo and wishes.file:
        return _complain("--demo plays games of its own and opens no FILE.", BAD_ARGUMENTS)
    try:
        if wishes.demo:
            return _demo(wishes.demo)
        return _play(_loaded(wishes.file) if wishes.file else None)
    except KastellanError as error:
        return _complain(str(error), BAD_ARGUMENTS)
    except ImportError as error:
        # Qt's own libraries lack one of the system's.
        return _complain(f"Qt cannot be loaded: {error}.", NO_WINDOW)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser("kastellan", description="Play board games.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"Kastellan {version('kastellan')}")
    parser.add_argument(
        "--demo",
        metavar="FOLDER",
        type=_path,
        help="let machines play without a display; leave pictures and records in FOLDER",
    )
    parser.add_argument("file", metavar="FILE", nargs="?", type=_path, help="a play to go on with")
    return parser


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("a name is missing")
    return Path(text)


def _loaded(path: Path) -> Loaded:
    from engine.saving import files

    return files.load(path)


def _demo(folder: Path) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from desktop_app import demo

    return demo.run(folder, [catalog.load(game_id) for game_id in catalog.GAME_IDS])


def _play(loaded: Loaded | None) -> int:
    if why := why_no_window():
        return _complain(why, NO_WINDOW)
    from desktop_app import start

    return start.run([catalog.load(game_id) for game_id in catalog.GAME_IDS], loaded)


def _complain(sentence: str, status: int) -> int:
    print(f"kastellan: {sentence}", file=sys.stderr)
    return status
