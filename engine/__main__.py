"""The command line: ``python -m engine`` or ``kastellan-engine``."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from engine import catalog
from engine.core.errors import KastellanError
from engine.reporting import Report

LARGEST = 1_000_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; print what it found, or one line that says what is wrong."""
    asked = _parser().parse_args(arguments)
    try:
        report: Report = asked.command(asked)
        print(json.dumps(report.document) if asked.json else report.text)
        sys.stdout.flush()
    except (KastellanError, OSError) as error:
        if isinstance(error, BrokenPipeError):  # whoever reads has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        return _complain(str(error))
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
    from engine import bench, commands, league, simulate

    shared = _OneLineParser(add_help=False)
    shared.add_argument("--json", action="store_true", help="print one JSON document, nothing else")
    parser = _OneLineParser(prog="kastellan-engine", description="The rules without a window.")
    kinds = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, module: object, text: str) -> argparse.ArgumentParser:
        made = kinds.add_parser(name, parents=[shared], help=text, description=text)
        made.set_defaults(command=getattr(module, f"{name}_command"))
        return made

    add("games", commands, "list the games, their seats and options")

    command = add("simulate", simulate, "let machines play whole games")
    _add_game(command)
    _add_runs(command)
    command.add_argument("--players", default="random", help="levels, one per seat: greedy,random")
    _add_options(command)
    command.add_argument("--save", metavar="DIR", help="leave a save of every play in this folder")

    command = add("replay", commands, "replay a record or a save and verify what it says")
    command.add_argument("file")
    command.add_argument("--game", type=_game, help="the module of a game outside the catalogue")

    command = add("score", commands, "score a final position given as JSON")
    _add_game(command)
    command.add_argument("file")

    command = add("perft", commands, "count the decision sequences to a depth")
    _add_game(command)
    command.add_argument("--seats", type=_number, required=True)
    command.add_argument("--seed", type=_seed, default=1)
    command.add_argument("--depth", type=_number, required=True)
    _add_options(command)

    command = add("league", league, "let levels play against each other, seats rotated")
    _add_game(command)
    _add_runs(command)
    command.add_argument("--players", required=True, help="levels to compare: greedy,random")
    _add_options(command)

    command = add("bench", bench, "measure the speed of each game beside a yardstick")
    command.add_argument("--repeats", type=_number, default=5, help="runs to take the median of")
    command.add_argument("--seconds", type=float, default=0.4, help="length of one measurement")
    command.add_argument("--write", metavar="FILE", help="write the JSON document here too")
    command.add_argument("games", nargs="*", type=_game, help="only these; all if none is named")
    return parser


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", type=_game, help="id of the game, or the module of one elsewhere")


def _add_runs(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", type=_number, required=True)
    command.add_argument("--games", type=_number, default=1)
    command.add_argument("--seed", type=_seed, default=1)


def _add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option", action="append", default=[], type=_option, metavar="NAME=VALUE", dest="options"
    )


def _game(text: str) -> object:
    try:
        return catalog.add(text) if "." in text else catalog.load(text)
    except KastellanError as error:
        raise argparse.ArgumentTypeError(str(error).rstrip(".")) from error


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:20]) <= LARGEST):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to {LARGEST}")
    return int(text)


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text[:30]) < 1 << 64):
        raise argparse.ArgumentTypeError(f"{text!r} is no seed; take a number from 0 to 2^64 - 1")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    name, equals, choice = text.partition("=")
    if not (name and equals and choice):
        raise argparse.ArgumentTypeError(f"{text!r} is no option; write name=value")
    return name, choice


if __name__ == "__main__":
    sys.exit(main())
