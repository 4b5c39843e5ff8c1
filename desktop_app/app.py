"""The program a person starts: its arguments, its window, its exit status."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from desktop_app.shell.display import why_no_window
from engine import catalog, running
from engine.core.errors import KastellanError, OptionError, SaveError
from engine.core.table import Table

if TYPE_CHECKING:
    from desktop_app.shell.start import Wishes

BAD_ARGUMENTS = 2
NO_WINDOW = 1


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Say it in one sentence."""
        self.exit(BAD_ARGUMENTS, f"kastellan: {message}; kastellan --help says what is possible.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    asked = _parser().parse_args(arguments)
    try:
        _refuse_contradictions(asked)
        if asked.demo:
            return _demo(asked.demo, everything=asked.all)
        if asked.self_test:
            return _self_test(asked)
        if asked.time_start:
            return _time_start(asked)
        return _play(asked)
    except KastellanError as error:
        return _complain(str(error), BAD_ARGUMENTS)
    except ImportError as error:
        # Qt's own libraries lack one of the system's.
        return _complain(f"Qt cannot be loaded: {error}.", NO_WINDOW)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser("kastellan", description="Play board games.", allow_abbrev=False)
    parser.add_argument("file", metavar="FILE", nargs="?", type=_path, help="a play to go on with")
    which = f"Kastellan {version('kastellan')}, {running.told()}"
    parser.add_argument("--version", action="version", version=which)
    _offer_new_play(parser)
    parser.add_argument("--language", choices=("en", "de", "it"), help="for this time")
    parser.add_argument(
        "--portable", metavar="DIR", type=_path, help="keep settings and plays in DIR"
    )
    _offer_trials(parser)
    return parser


def _offer_new_play(parser: argparse.ArgumentParser) -> None:
    new = parser.add_argument_group("begin a play at once")
    new.add_argument("--game", metavar="ID", help=", ".join(catalog.GAME_IDS))
    new.add_argument(
        "--seats",
        metavar="KINDS",
        type=_words,
        help="who sits down, as in human,greedy,random; without it you and two machines",
    )
    new.add_argument("--seed", metavar="N", type=_seed, help="what chance follows from")
    new.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        type=_option,
        default=[],
        help="how to play: an option of the game and its value; may be repeated",
    )


def _offer_trials(parser: argparse.ArgumentParser) -> None:
    """Offer what the program does without anybody who plays."""
    parser.add_argument(
        "--demo",
        metavar="FOLDER",
        type=_path,
        help="let machines play without a display; leave pictures and records in FOLDER",
    )
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="let machines play every game once, say what came of it, and end",
    )
    parser.add_argument(
        "--time-start",
        action="store_true",
        help="show the window, print the moment it was ready, and end",
    )
    parser.add_argument(
        "--all", action="store_true", help="with --demo: pictures in every size, light and language"
    )


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("a name is missing")
    return Path(text)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(","))


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number of up to 18 digits")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    name, equals, chosen = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not of the form NAME=VALUE")
    return name, chosen


def _refuse_contradictions(asked: argparse.Namespace) -> None:
    if asked.demo and (asked.file or asked.game):
        raise OptionError("--demo plays games of its own and opens no other.")
    if asked.self_test and (asked.demo or asked.file or asked.game):
        raise OptionError("--self-test plays games of its own and opens no other.")
    if asked.all and not asked.demo:
        raise OptionError("--all belongs to --demo.")
    if asked.file and asked.game:
        raise OptionError("Either open a FILE or begin a play with --game.")
    if not asked.game and (asked.seats or asked.seed is not None or asked.option):
        raise OptionError("--seats, --seed and --option belong to --game.")


def _demo(folder: Path, *, everything: bool) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from desktop_app.trials import demo

    games = [catalog.load(game_id) for game_id in catalog.GAME_IDS]
    return demo.run(folder, games, everything=everything)


def _self_test(asked: argparse.Namespace) -> int:
    _do_without_display()
    from desktop_app.trials import self_test

    if asked.portable:
        _carry(asked.portable)
    print(running.told(), flush=True)
    return self_test.run([catalog.load(game_id) for game_id in catalog.GAME_IDS])


def _time_start(asked: argparse.Namespace) -> int:
    _do_without_display()
    from desktop_app.kit.catalog import all_games
    from desktop_app.shell import start

    return start.time_start(all_games(), _wishes(asked))


def _do_without_display() -> None:
    """Try things out in a window that nobody sees if there is no display."""
    if why_no_window():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _play(asked: argparse.Namespace) -> int:
    why = why_no_window()
    try:
        wishes = _wishes(asked)
    except SaveError as error:
        if why:
            raise
        # Who clicked on a file twice sees no terminal: the window says what is wrong with it.
        wishes = _no_wish(asked, error)
    if why:
        return _complain(why, NO_WINDOW)
    from desktop_app.kit.catalog import all_games
    from desktop_app.shell import start

    return start.run(all_games(), wishes)


def _no_wish(asked: argparse.Namespace, error: SaveError) -> Wishes:
    from desktop_app.shell.start import Wishes

    return Wishes(language=asked.language, trouble=error)


def _wishes(asked: argparse.Namespace) -> Wishes:
    """Check everything that can be checked before there is a window."""
    from desktop_app.shell.start import Wishes

    if asked.portable:
        _carry(asked.portable)
    if asked.file:
        from engine.saving import files

        return Wishes(files.load(asked.file), asked.file.absolute(), language=asked.language)
    if asked.game:
        table, kinds = _new_table(asked)
        return Wishes(table=table, kinds=kinds, language=asked.language)
    return Wishes(language=asked.language)


def _new_table(asked: argparse.Namespace) -> tuple[Table, tuple[str, ...]]:
    import secrets

    from desktop_app.lobby.seating import check, usual_kinds

    game = catalog.load(asked.game)
    kinds = asked.seats or usual_kinds(game)
    check(kinds)
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    return Table(game, len(kinds), seed, game.options_from(dict(asked.option))), kinds


def _carry(folder: Path) -> None:
    """Keep everything in *folder*."""
    from desktop_app.keep import places

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise OptionError(f"Nothing can be kept in {folder}: {reason}.") from error
    places.use(folder.absolute())


def _complain(sentence: str, status: int) -> int:
    print(f"kastellan: {sentence}", file=sys.stderr)
    return status
