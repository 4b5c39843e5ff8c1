"""Write the archive of this version: what the program really leaves on a player's machine.

``python -m tests.archive.make`` writes ``tests/archive/<version>``, the folder of a copy started
with ``--portable``, and refuses to touch one that is there.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop_app.keep import places
from desktop_app.keep.plays import Plays
from desktop_app.keep.settings import Settings
from desktop_app.kit.catalog import about
from desktop_app.lobby.new_game_page import NewGamePage
from desktop_app.lobby.seating import seated
from desktop_app.shell.main_window import MainWindow
from desktop_app.shell.start import application
from engine import catalog
from engine.core.game import Game
from engine.core.options import parsed
from engine.core.table import Table
from engine.core.value import value
from engine.saving.files import SUFFIX
from engine.saving.save import Seat
from tests.archive.crowd import Crowd, is_quiet

NAMES = ("Jürgen", "Zoë", "", "Niccolò", "Łukasz Żółw", "O'Brien & Söhne", "姫")
KINDS = ("human", "greedy", "human", "random", "greedy", "random", "human")
HALFWAY = (50, 20, 70, 35, 4, 90, 60)
"""After how many hundredths of its answers a play is left, one play after the other."""
PREFERRED = {
    "language": "de",
    "appearance": "dark",
    "scale": 125,
    "text_size": 110,
    "animation": "fast",
    "reduced_motion": True,
    "highlight_moves": False,
    "confirm_turn": True,
    "pace": "step",
    "learning": True,
    "sound": False,
    "volume": 35,
}


@value
class Play:
    """A play to be written: a game, how many play it, and how."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """Return what its files are called."""
        said = [name if said == "true" else said for name, said in self.options]
        return "-".join([self.game, str(self.seats), *said])


def plays() -> list[Play]:
    """Name one play for every game, number of players, side and option that matters."""
    solo = ((("difficulty", level),) for level in ("easy", "medium", "hard"))
    single = [Play("white_castle", 1, options) for options in solo]
    first = ("first_game", "true")
    castle = [
        Play("white_castle", 1, (("difficulty", "hard"), first, ("simple_seals", "true"))),
        *(Play("white_castle", seats) for seats in (2, 3, 4)),
        Play("white_castle", 2, (first,)),
        Play("white_castle", 3, (("simple_seals", "true"),)),
    ]
    sides = [
        Play("shogun", seats, (("side", side),)) for side in ("sun", "moon") for seats in (3, 4, 5)
    ]
    prescribed = ("start", "prescribed")
    ways = [
        Play("shogun", 3, (prescribed, ("show_tower", "true"))),
        Play("shogun", 4, (prescribed, ("tower", "loose"), ("allow_decline", "true"))),
        Play("shogun", 5, (prescribed, ("partial_deploy", "true"))),
        Play("shogun", 4, (("side", "moon"), ("tower", "imrihil"))),
    ]
    return [*single, *castle, *sides, *ways, *(Play("two_castles", n) for n in range(2, 8))]


def sitting(play: Play, number: int) -> tuple[Seat, ...]:
    """Return who plays: one person, or several, always in another order."""
    if number % 3 == 0:
        kinds = ("human",) + KINDS[1:2] * (play.seats - 1)
    else:
        kinds = tuple(KINDS[(seat + number % 3 - 1) % 7] for seat in range(play.seats))
    names = [NAMES[(seat + number) % 7] for seat in range(play.seats)]
    return seated(kinds, names)


class Writer:
    """Plays, and lets the program keep each play on its way and at its end."""

    def __init__(self, window: MainWindow, records: Path) -> None:
        self._window, self._records = window, records
        self._kept: Counter[str] = Counter()
        """How often a play was left while a question of that kind was open."""
        self._further: dict[str, tuple[Play, tuple[Seat, ...], Table, int]] = {}
        """A moment at which a question of that kind was open, though no play was left there."""

    def write(self, play: Play, number: int) -> None:
        """Write the saves and the records of one play."""
        seats = sitting(play, number)
        game = catalog.load(play.game)
        options = parsed(game.options, dict(play.options))
        whole = Table(game, play.seats, 1000 + number, options)
        crowd = Crowd(whole, seats, learning=number % 3 == 0)
        crowd.play_to_the_end()
        moment = self._rarest(whole, HALFWAY[number % 7])
        self._leave(play, seats, whole, moment, "left")
        self._keep(whole, seats, f"{play.name}-over")
        for other in quiet_moments(whole):
            for kind in asked(whole, other):
                self._further.setdefault(kind, (play, seats, whole, other))
        ending = " ".join(f"{standing.points}" for standing in whole.standings)
        print(
            f"{play.name}: {len(whole.record.moves)} answers, {crowd.oddities} of them odd,"
            f" {crowd.taken_back} taken back, learning {whole.record.learning},"
            f" left after {moment}, points {ending}",
            flush=True,
        )

    def write_further(self) -> None:
        """Leave a play at one moment more for every kind of question that was never open yet."""
        for kind, (play, seats, whole, moment) in self._further.items():
            if not self._kept[kind]:
                self._leave(play, seats, whole, moment, f"asks_{kind}")
                print(f"{play.name}: left after {moment} too, for {kind}", flush=True)

    def _rarest(self, whole: Table, hundredths: int) -> int:
        """Return the moment with the rarest questions, as near as can be to that part of it."""
        wanted = len(whole.record.moves) * hundredths // 100

        def how_often(moment: int) -> tuple[int, int]:
            often = min(self._kept[kind] for kind in asked(whole, moment))
            return often, abs(moment - wanted)

        return min(quiet_moments(whole), key=how_often)

    def _leave(
        self, play: Play, seats: tuple[Seat, ...], whole: Table, moment: int, name: str
    ) -> None:
        """Keep the same play as it was at a moment."""
        record = replace(whole.record, moves=whole.record.moves[:moment])
        part = Table.replay(whole.game, record)
        assert part.state == whole.states[moment]
        self._kept.update(asked(whole, moment))
        self._keep(part, seats, f"{play.name}-{name}")

    def _keep(self, table: Table, seats: tuple[Seat, ...], name: str) -> None:
        """Open a play in the window, let it be kept and leave it."""
        plays = self._window.plays
        assert plays
        before = set(plays.folder.glob(f"*{SUFFIX}"))
        session = self._window.show_play(table, seats)
        session.start()
        assert self._window.play
        self._window.play.keep_now()
        self._window.show_start_page()
        QApplication.processEvents()
        (path,) = set(plays.folder.glob(f"*{SUFFIX}")) - before
        path.rename(path.with_name(f"{name}{SUFFIX}"))
        path.with_suffix(".png").unlink(missing_ok=True)
        text = table.sealed().to_text()
        (self._records / f"{name}.txt").write_text(text, encoding="utf-8")


def quiet_moments(table: Table) -> list[int]:
    """Return the moments at which somebody is asked and nothing dubious is open."""
    return [n for n, state in enumerate(table.states[:-1]) if is_quiet(state)]


def asked(table: Table, moment: int) -> set[str]:
    """Name the kinds of questions that are open."""
    return {type(choice).__name__ for choice in table.states[moment].waiting.values()}


def set_tables(window: MainWindow, games: list[Game[Any]]) -> None:
    """Set a table of every game on its page, and leave the page again without playing."""
    for number, game in enumerate(games):
        window.show_new_game(game.id)
        page = window.page
        assert isinstance(page, NewGamePage)
        page.seats.count_buttons[3 + number].click()
        for seat, row in enumerate(page.seats.rows[: page.seats.count]):
            row.name.setText(NAMES[seat])
            row.kind.setCurrentIndex(row.kind.findData(KINDS[seat]))
        for option in page.options.options.values():
            if option.tick:
                option.tick.setChecked(True)
            else:
                option.box.setCurrentIndex(option.box.count() - 1)
        page.remember()
        page.left.emit()


def write_first_start(folder: Path, games: list[Game[Any]]) -> None:
    """Start the program for the first time, and close it."""
    window = MainWindow([about(game.id) for game in games], Settings(folder / "kastellan.ini"))
    window.show_start_page()
    window.show()
    window.resize(700, 600)
    QApplication.processEvents()
    window.close()


def write_all(folder: Path) -> None:
    """Write everything there is."""
    for part in (folder / "records", folder / "first_start"):
        part.mkdir(parents=True)
    games = [catalog.load(game_id) for game_id in catalog.GAME_IDS]
    application(Settings())
    write_first_start(folder / "first_start", games)
    places.use(folder)
    settings = Settings(places.settings_file())
    window = MainWindow([about(game.id) for game in games], settings, Plays(places.plays_folder()))
    window.show()
    window.show_start_page()
    writer = Writer(window, folder / "records")
    for number, play in enumerate(plays()):
        writer.write(play, number)
    writer.write_further()
    settings.change(**PREFERRED)
    set_tables(window, games)
    window.setWindowState(Qt.WindowState.WindowMaximized)
    QApplication.processEvents()
    window.close()
    said = settings.values.model_dump_json(indent=1)
    (folder / "expected_settings.json").write_text(said + "\n", encoding="utf-8")


def main() -> None:
    folder = Path(__file__).parent / version("kastellan")
    if folder.exists():
        sys.exit(f"{folder} is there, and what is in the archive is never changed.")
    with tempfile.TemporaryDirectory() as temporary:
        write_all(Path(temporary) / "portable")
        shutil.move(Path(temporary) / "portable", folder)
    print("Write README.md, then seal it: sha256sum of every other file into SHA256SUMS.")


if __name__ == "__main__":
    main()
