"""The command line: ``python -m engine`` or ``kastellan-engine``."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from math import nan
from pathlib import Path
from typing import NoReturn

from engine import catalog, running
from engine.core.errors import KastellanError, reason
from engine.reporting import Report

LARGEST = 1_000_000
LONGEST = 3600
Add = Callable[[str, object, str], argparse.ArgumentParser]
"""Adds a command: its name, the module that runs it, and what it does."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; print what it found, or one line that says what is wrong."""
    asked = _parser().parse_args(arguments)
    if running.why_not:
        print("kastellan-engine:", running.why_not, file=sys.stderr)
    try:
        report: Report = asked.command(asked)
        print(json.dumps(report.document) if asked.json else report.text)
        sys.stdout.flush()
    except KastellanError as error:
        return _complain(str(error))
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _complain(f"{error.filename or 'A file'} cannot be used: {reason(error)}.")
    except KeyboardInterrupt:
        return _complain("Stopped.")
    return 0 if report.is_good else 2


def _complain(sentence: str) -> int:
    print("kastellan-engine:", " ".join(sentence.split()), file=sys.stderr)
    return 2


class _OneLineParser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        sys.exit(_complain(f"{message}; see {self.prog} --help"))


def _parser() -> argparse.ArgumentParser:
    parser = _OneLineParser(prog="kastellan-engine", description="The rules without a window.")
    which = f"kastellan-engine {version('kastellan')}, {running.told()}"
    parser.add_argument("--version", action="version", version=which)
    kinds = parser.add_subparsers(required=True, metavar="COMMAND")
    shared = _OneLineParser(add_help=False)
    shared.add_argument("--json", action="store_true", help="print one JSON document, nothing else")

    def add(name: str, module: object, text: str) -> argparse.ArgumentParser:
        made = kinds.add_parser(name, parents=[shared], help=text, description=text)
        made.set_defaults(command=getattr(module, f"{name}_command"))
        return made

    _add_short_commands(add)
    _add_position_commands(add)
    _add_analysis(add)
    _add_long_commands(add)
    return parser


def _add_short_commands(add: Add) -> None:
    from engine import commands

    add("games", commands, "list the games, their seats and options")

    command = add("replay", commands, "replay a record or a save and verify what it says")
    command.add_argument("file")
    command.add_argument("--game", type=_game, help="the module of a game outside the catalogue")

    command = add("perft", commands, "count the decision sequences to a depth")
    _add_game(command)
    command.add_argument("--seats", type=_number, required=True)
    command.add_argument("--seed", type=_seed, default=1)
    command.add_argument("--depth", type=_number, required=True)
    _add_options(command)


def _add_position_commands(add: Add) -> None:
    from engine import positions
    from engine.lessons import command as lessons

    command = add("show", positions, "print the position that a record or a save leads to")
    command.add_argument("file", help="a dash reads what is piped in")
    command.add_argument("--at", type=_count, metavar="N", help="stop after so many answers")
    command.add_argument("--game", type=_game, help="the module of a game outside the catalogue")

    command = add("moves", positions, "list what may be answered in a position, and what may not")
    _add_position(command)
    command.add_argument("--seat", type=_count, help="only what this seat may answer")

    command = add("play", positions, "play moves from a position and print where they lead")
    _add_position(command)
    command.add_argument(
        "moves", nargs="*", metavar="MOVE", help='a seat and its move: "0 take black low"'
    )

    command = add("score", positions, "score a position in words, or in the game's own JSON")
    _add_position(command)

    command = add("lessons", lessons, "list the lessons of a game")
    _add_game(command)
    command.add_argument("--check", action="store_true", help="play each to its end")


def _add_analysis(add: Add) -> None:
    from engine.analysis import hint, review

    command = add("hint", hint, "say what a strong player would do, and why")
    command.add_argument("file", help="a position, a record or a save; a dash reads what is piped")
    command.add_argument("--seat", type=_count, help="whom to advise, where several are asked")

    command = add("review", review, "judge every decision of a play, and what chance did")
    command.add_argument("file", help="a record or a save; a dash reads what is piped in")
    command.add_argument("--level", help="who judges; strong, where the game has it")


def _add_position(command: argparse.ArgumentParser) -> None:
    _add_game(command)
    command.add_argument("file", help="the position; a dash reads what is piped in")


def _add_long_commands(add: Add) -> None:
    from engine import bench, simulate

    command = add("simulate", simulate, "let machines play whole games")
    _add_game(command)
    _add_runs(command)
    command.add_argument("--players", default="random", help="levels, one per seat: greedy,random")
    command.add_argument(
        "--save", type=_path, metavar="DIR", help="leave every play in this folder"
    )

    _add_league(add)
    _add_training(add)

    command = add("bench", bench, "measure the speed of each game beside a yardstick")
    command.add_argument("--repeats", type=_number, default=5, help="runs to take the median of")
    command.add_argument("--seconds", type=_seconds, default=0.4, help="length of a measurement")
    command.add_argument("--write", type=_path, metavar="FILE", help="write the JSON here too")
    command.add_argument("games", nargs="*", type=_game, help="only these; all if none is named")


def _add_league(add: Add) -> None:
    from engine.league import command as league

    command = add("league", league, "compare players on the same deals, seats rotated")
    _add_game(command)
    modes = ("one", "tables", "block", "solo", "rating", "characters")
    command.add_argument("--mode", choices=modes, default="one", help="who sits where")
    command.add_argument("--players", required=True, help="A,B; levels or module:Class")
    command.add_argument("--seats", type=_number)
    command.add_argument("--games", type=_number, default=100)
    command.add_argument("--seed", type=_seed, default=1)
    command.add_argument("--sprt", metavar="ELO,ELO", help="stop when sure: 0,40")
    _add_options(command)
    _add_workers(command)


def _add_training(add: Add) -> None:
    from engine.training import command as training

    command = add("train", training, "learn by playing what positions are worth")
    _add_game(command)
    command.add_argument("--seats", type=_number, help="learn with this number of players alone")
    command.add_argument("--start", type=_path, metavar="FILE", help="values to begin with")
    command.add_argument("--rounds", type=_number, default=6)
    command.add_argument("--games", type=_number, default=500, help="plays in every round")
    command.add_argument("--steps", type=_number, default=400, help="positions for every turn")
    command.add_argument("--judged", type=_number, default=200, help="most games to judge a round")
    command.add_argument("--seed", type=_seed, default=1)
    command.add_argument("--write", type=_path, metavar="DIR", help="leave the values there")
    _add_workers(command)


def _add_workers(command: argparse.ArgumentParser) -> None:
    command.add_argument("--jobs", type=_number, default=1, help="processes on this machine")
    command.add_argument("--cluster", metavar="ADDRESS", help="a dask.distributed scheduler")
    command.add_argument("--keep", type=_path, metavar="FILE", help="keep results, to go on later")


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", type=_game, help="id of the game, or the module of one elsewhere")


def _add_runs(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", type=_number, required=True)
    command.add_argument("--games", type=_number, default=1)
    command.add_argument("--seed", type=_seed, default=1)
    _add_options(command)


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option", action="append", default=[], type=_option, metavar="NAME=VALUE", dest="options"
    )


def _game(text: str) -> object:
    try:
        return catalog.add(text) if "." in text else catalog.load(text)
    except KastellanError as error:
        raise argparse.ArgumentTypeError(str(error).rstrip(".")) from error


def _count(text: str) -> int:
    if not (_is_whole(text) and int(text) <= LARGEST):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number from 0 to {LARGEST}")
    return int(text)


def _number(text: str) -> int:
    if not (_is_whole(text) and 1 <= int(text) <= LARGEST):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number from 1 to {LARGEST}")
    return int(text)


def _seed(text: str) -> int:
    if not (_is_whole(text) and int(text) < 1 << 64):
        wanted = "take a number from 0 to 2^64 - 1"
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no seed; {wanted}")
    return int(text)


def _is_whole(text: str) -> bool:
    """Whether *text* is a whole number in plain digits, of a length that int() reads at once."""
    return text.isascii() and text.isdigit() and len(text) <= 20


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = nan
    if not 0 <= seconds <= LONGEST:  # false for NaN too
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no time from 0 to {LONGEST} seconds")
    return seconds


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("a name is missing")
    return Path(text)


def _option(text: str) -> tuple[str, str]:
    name, equals, choice = text.partition("=")
    if not (name and equals and choice):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no option; write name=value")
    return name, choice


if __name__ == "__main__":
    sys.exit(main())
