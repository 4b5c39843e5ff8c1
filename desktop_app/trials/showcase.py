"""Pictures of the program at work: pages and boards in every size, light and dark, by language."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, product
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from desktop_app.keep.settings import Settings
from desktop_app.kit import catalog, gestures
from desktop_app.kit.gestures import Gesture, Spot
from desktop_app.kit.tabletop import ScorePad, Tabletop
from desktop_app.look import appearance
from desktop_app.shell.main_window import MainWindow
from desktop_app.table.game_page import GamePage
from engine.ai.greedy import GreedyPlayer
from engine.ai.random_player import RandomPlayer
from engine.core.brain.thought import Player
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.table import Table
from engine.core.value import value
from engine.saving.save import Seat

SEED = 11
TELLING_SECONDS = 8.0
"""How long machines think about the play that is shown; then they play at random."""
_LARGE = 2000
_TRIES = 80
_COUNTED = 0.6
"""How much of the points is counted on the picture of a panorama."""
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta")


@value
class Frame:
    """How large a picture is, how large things are in it, its light and its language."""

    width: int = 1280
    height: int = 720
    scale: int = 100
    appearance: str = "light"
    language: str = "en"
    shots: str = "all"
    """``all`` there is to see, ``pages`` and the moments of a play, or its ``moments`` alone."""
    seats: str = ""
    """``fewest`` or ``most`` sit down; otherwise four, where so many can."""

    def __str__(self) -> str:
        said = f"{self.width}x{self.height}_{self.appearance}_{self.language}"
        return said if self.scale == 100 else f"{said}_{self.scale}"

    def count(self, game: Game[Any]) -> int:
        """Return how many sit down."""
        least, most = game.seats[0], game.seats[-1]
        return {"fewest": max(2, least), "most": most}.get(self.seats, max(least, min(4, most)))


EVERY_FRAME = (
    Frame(),
    Frame(1920, 1080, 100, "dark", "de", "pages"),
    Frame(1280, 720, 150, "light", "de", "pages"),
    Frame(3840, 2160, 200, "light", "it", "pages"),
    Frame(3840, 2160, 200, "dark", "en", "moments"),
    Frame(1280, 720, 100, "dark", "it", "moments", "fewest"),
    Frame(1920, 1080, 100, "light", "de", "moments", "most"),
)
"""Chosen so that every size, light, language and number of seats occurs, and not all of each."""


def take_all(
    folder: Path, games: Sequence[Game[Any]], frames: Sequence[Frame], say: Callable[[str], None]
) -> None:
    """Leave a picture of every page and of every board in *folder*."""
    with_board = [(game, tabletop) for game in games if (tabletop := catalog.load(game.id))]
    plays: dict[tuple[str, int], Story] = {}
    for frame in frames:
        say(f"Pictures of {frame.width}x{frame.height}, {frame.appearance}, {frame.language}")
        photographer = Photographer(folder, frame, games)
        if frame.shots != "moments":
            photographer.take_pages(games)
        for game, tabletop in with_board:
            told = game.id, frame.count(game)
            story = plays[told] = plays.get(told) or Story(game, tabletop, frame.count(game))
            if frame.shots == "all":
                photographer.take_board(story)
            photographer.take_moments(story)
        photographer.close()
    appearance.apply_all(Settings().values)


class Story:
    """A play of machines, and the moments of it that are worth a picture."""

    def __init__(self, game: Game[Any], tabletop: Tabletop, seats: int) -> None:
        self.game, self.tabletop = game, tabletop
        self.table = Table(game, seats, SEED)
        self._choices: list[tuple[int, str, int]] = []
        """Every decision of seat 0: moves before it, its class, how much can be dragged then."""
        wise, quick = GreedyPlayer(game.brain, Chance(SEED)), RandomPlayer(game.brain, Chance(SEED))
        latest = time.monotonic() + TELLING_SECONDS
        while not self.table.state.is_over:
            player: Player = wise if time.monotonic() < latest else quick
            seat = min(self.table.state.waiting)
            view = self.table.state.seen_by(seat)
            if seat == 0:
                self._note(view)
            self.table.play(seat, player.choose(view, seat))

    def at(self, moment: int) -> Table:
        """Return the table as it was after so many moves."""
        record = self.table.record
        return Table.replay(self.game, replace(record, moves=record.moves[:moment]))

    @property
    def best(self) -> int:
        """The moment in the second half of the play with the most to drag."""
        half = len(self.table.record.moves) * 2 // 5
        later = [choice for choice in self._choices if choice[0] >= half] or self._choices
        return max(later, key=lambda choice: choice[2])[0]

    def asked(self, part: float) -> int:
        """Return the moment, after that *part* of the play, at which seat 0 was asked something."""
        wanted = part * len(self.table.record.moves)
        return min(self._choices, key=lambda choice: abs(choice[0] - wanted))[0]

    def showcase(self) -> Iterator[tuple[str, int]]:
        """Yield the names and moments of the pictures that only this game has."""
        for name, choice in self.tabletop.showcase:
            found = [moment for moment, kind, _ in self._choices if kind == choice]
            if found:
                yield name, found[len(found) // 2]

    def _note(self, view: Any) -> None:
        """Remember what was asked; a piece that is only picked up counts like many targets."""
        drags = [self.tabletop.gesture_of(move, view).target for move in view.moves(0)]
        worth = sum(5 if target == gestures.HAND else 1 for target in drags if target)
        self._choices.append((len(self.table.record.moves), type(view.waiting[0]).__name__, worth))


class Photographer:
    """Takes pictures of one window in one frame."""

    def __init__(self, folder: Path, frame: Frame, games: Sequence[Game[Any]]) -> None:
        self._folder, self._frame = folder, frame
        settings = Settings()
        settings.change(
            scale=frame.scale, appearance=frame.appearance, language=frame.language,
            animation="off", sound=False,
        )  # fmt: skip
        appearance.apply_all(settings.values)
        self._window = MainWindow([catalog.about(game.id) for game in games], settings)
        self._window.resize(frame.width, frame.height)
        self._window.show()

    def close(self) -> None:
        """Put the camera away."""
        self._window.end_play()
        self._window.close()
        self._window.deleteLater()

    def take_pages(self, games: Sequence[Game[Any]]) -> None:
        """Take the start page and the page of a new game."""
        self._window.show_start_page()
        self._take("start_page")
        for game in games:
            self._window.show_new_game(game.id)
            self._take(f"{game.id}_new_game")
            if catalog.about(game.id).has_score_pad:
                self._window.show_score_pad(game.id)
                page = self._window.page
                assert isinstance(page, ScorePad)
                page.show_example()
                self._take(f"{game.id}_score_pad")

    def take_board(self, story: Story) -> None:
        """Take the board: at rest, something in the hand, a refusal, a look back, the end."""
        name = story.game.id
        page = self._open(story, story.best)
        self._take(f"{name}_board")
        self._pick_up(page)
        self._take(f"{name}_in_hand")
        page.put_back()
        if self._refuse(page):
            self._take(f"{name}_refusal")
        page.put_back()
        page.look_at(story.best // 2)
        self._take(f"{name}_past")
        for shot, moment in story.showcase():
            self._pick_up(self._open(story, moment))
            self._take(f"{name}_{shot}")
        page = self._open(story, story.best)
        page.session.close()  # no machine goes on while the camera looks at something else
        for shot in story.tabletop.stills(page.hands.show_view, page.panels):
            self._take(f"{name}_{shot}")
        page = self._open(story, story.best)
        page.scores_and_log()
        self._take(f"{name}_folded")
        page.scoring.show_sheet()
        self._take(f"{name}_score_sheet")
        self._window.show_start_page()

    def take_moments(self, story: Story) -> None:
        """Take a play early, in its middle and late, its panorama, and the table of its end."""
        name = story.game.id
        if self._frame.seats:
            name = f"{name}_{story.table.record.seats}_seats"
        for shot, part in (("early", 0.06), ("middle", 0.5), ("late", 0.94)):
            self._open(story, story.asked(part))
            self._take(f"{name}_{shot}")
        page = self._open(story, len(story.table.record.moves))
        self._take(f"{name}_end")
        page.sheet.put_away()
        page.scene.motion.speed = 1.0
        page.scoring.celebrate()
        page.panorama.show_at(_COUNTED * len(page.panorama.result.sources))
        self._take(f"{name}_panorama")
        page.scene.motion.speed = 0.0
        self._window.show_start_page()

    def _open(self, story: Story, moment: int) -> GamePage:
        table = story.at(moment)
        kinds = ["human", *["greedy"] * (table.record.seats - 1)]
        seats = [Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
        self._window.show_play(table, seats).start()
        page = self._window.play_page
        assert isinstance(page, GamePage)
        if self._frame.width > _LARGE:  # on such screens everything is larger, and all of it seen
            page.fit_board()
        return page

    def _pick_up(self, page: GamePage) -> None:
        """Take into the hand what can go to the most places, and hold it over the board."""
        reach = page.scene.reach
        source = max(reach.sources, key=lambda spot: len(reach.targets(spot)), default=None)
        if source is None or not reach.targets(source):
            return
        page.scene.pick_up(source)
        for piece in page.scene.pieces_on(source)[-1:]:
            target = page.scene.place(reach.targets(source)[0]).place.box.centre
            piece.setPos((piece.home + target) / 2)

    def _refuse(self, page: GamePage) -> bool:
        """Try something that the rules forbid; return whether a sentence says so."""
        reach = page.scene.reach
        # A plan has a thousand pairs, and each is tried with all it could mean.
        for source, spot in islice(product(reach.sources, page.scene.spots), _TRIES):
            if spot not in (source, *reach.targets(source)) and self._is_refused(
                page, source, spot
            ):
                page.scene.gesture_made.emit(Gesture(source, spot))
                return True
        return False

    def _is_refused(self, page: GamePage, source: Spot, target: Spot) -> bool:
        return page.hands.refusal_of(Gesture(source, target)) is not None

    def _take(self, name: str) -> None:
        QApplication.processEvents()
        picture = self._window.grab()
        picture.save(str(self._folder / f"{name}_{self._frame}.png"))
