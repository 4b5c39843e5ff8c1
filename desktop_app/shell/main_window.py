"""The window a person plays in: its pages, and the play that is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop_app.keep.learning import Learning
from desktop_app.keep.plays import Plays
from desktop_app.keep.settings import Settings
from desktop_app.kit import catalog
from desktop_app.kit.about import About
from desktop_app.kit.parts import has_parts
from desktop_app.kit.tabletop import ScorePad
from desktop_app.lobby import clipboard, play_files, save_words
from desktop_app.lobby.open_play import OpenPlay
from desktop_app.lobby.start_page import StartPage
from desktop_app.play.session import GameSession
from desktop_app.shell.window_frame import WindowFrame
from engine.catalog import load
from engine.core.errors import KastellanError
from engine.core.table import Table
from engine.saving import files
from engine.saving.files import Autosave
from engine.saving.save import Loaded, Seat

if TYPE_CHECKING:
    from desktop_app.learn.lesson_page import LessonPage
    from desktop_app.lobby.new_game_page import NewGamePage
    from desktop_app.table.game_page import GamePage
    from desktop_app.table.words_page import WordsPage


class MainWindow(WindowFrame):
    """Shows one page: the games, a new table, kept plays, or the one play that is open.

    Pages are loaded when they are first shown, so that nobody waits for them before the first play.
    """

    def __init__(
        self,
        games: Sequence[About],
        settings: Settings | None = None,
        plays: Plays | None = None,
        learning: Learning | None = None,
    ) -> None:
        """Without *settings* all is as usual, but silent; without *plays* nothing is kept."""
        super().__init__(settings)
        self.games, self.plays = games, plays
        self.learning = learning or Learning()
        self.play: OpenPlay | None = None
        self.play_page: GamePage | WordsPage | None = None
        self.menus["plays"].setVisible(plays is not None)
        self._bind_menus()

    # Pages --------------------------------------------------------------------

    @property
    def session(self) -> GameSession | None:
        """The session of the play that is open."""
        return self.play.session if self.play else None

    @Slot()
    def show_start_page(self) -> None:
        """Leave the open play and offer the games."""
        self.end_play()
        self.start_page = StartPage(self.games, self.plays)
        self.start_page.game_chosen.connect(self.show_new_game)
        self.start_page.first_game_wanted.connect(self.begin_first_game)
        self.start_page.play_chosen.connect(self.open_file)
        self.start_page.replay_chosen.connect(self.replay_file)
        self.start_page.open_wanted.connect(self._ask_for_file)
        self.start_page.plays_wanted.connect(self.show_plays)
        self.start_page.rules_wanted.connect(self.show_rules)
        self.start_page.settings_wanted.connect(self.show_settings)
        self.start_page.score_pad_wanted.connect(self.show_score_pad)
        self.start_page.learn_wanted.connect(self.show_learn)
        self._show(self.start_page, self.show_start_page)

    @Slot(str)
    def show_new_game(self, game_id: str) -> None:
        """Leave the open play and set a table for a game; the same people sit down again."""
        from desktop_app.lobby.new_game_page import NewGamePage

        played = self.session
        seats = played.seats if played and played.game.id == game_id else None
        self.end_play()
        page = NewGamePage(load(game_id), self.settings, seats)
        page.table_set.connect(self._begin)
        page.left.connect(self.show_start_page)
        self._show(page, partial(self._show_new_game_again, page))
        page.start_button.setFocus()

    @Slot(str)
    def begin_first_game(self, game_id: str) -> None:
        """Begin a play as somebody's first: easy, step by step, with everything to take back."""
        from desktop_app.lobby.new_game_page import NewGamePage

        self.settings.play_first_games(True)
        page = NewGamePage(load(game_id), self.settings)
        page.options.make_easy(True)
        page.table_set.connect(self._begin)
        page.start()
        page.deleteLater()

    def _show_new_game_again(self, page: NewGamePage) -> None:
        page.remember()
        self.show_new_game(page.game.id)

    @Slot()
    def show_plays(self) -> None:
        """Leave the open play and offer those that were kept."""
        from desktop_app.lobby.plays_page import PlaysPage

        self.end_play()
        if self.plays:
            page = PlaysPage(self.plays)
            page.play_chosen.connect(self.open_file)
            page.replay_chosen.connect(self.replay_file)
            page.open_wanted.connect(self._ask_for_file)
            page.left.connect(self.show_start_page)
            self._show(page, self.show_plays)

    @Slot(str)
    def show_learn(self, game_id: str) -> None:
        """Leave the open play and offer what teaches a game."""
        from desktop_app.learn.learn_page import LearnPage

        self.end_play()
        page = LearnPage(game_id, self.learning)
        page.lesson_wanted.connect(partial(self.show_lesson, game_id))
        page.exercises_wanted.connect(partial(self.show_lesson, game_id, exercises=True))
        page.rules_wanted.connect(self.show_rules)
        page.parts_wanted.connect(self.show_parts)
        page.left.connect(self.show_start_page)
        self._show(page, partial(self.show_learn, game_id))

    def show_lesson(self, game_id: str, lesson_id: str, *, exercises: bool = False) -> None:
        """Leave the open play and teach a lesson, from where somebody left it."""
        from desktop_app.shell import lesson_page

        self.end_play()
        self.play, page = lesson_page.open_lesson(self, game_id, lesson_id, exercises=exercises)
        self.play_page = page.desk
        page.left.connect(partial(self.show_learn, game_id))
        page.lesson_wanted.connect(partial(self.show_lesson, game_id))
        page.rule_wanted.connect(partial(self.dialogs.show_rules, self.games, game_id))
        self._show(page, partial(self._show_lesson_again, page))
        self.play.session.start()

    def _show_lesson_again(self, page: LessonPage) -> None:
        teaching = page.teaching
        self.show_lesson(teaching.game.id, teaching.lesson.id, exercises=not teaching.is_step)

    @Slot()
    def _learn(self) -> None:
        """Offer what teaches the game that is on the table, or that was played last."""
        shown = self.session.game.id if self.session else getattr(self.page, "game_id", "")
        known = [about.id for about in self.games if about.has_lessons]
        for game_id in (shown, self.settings.values.last_game, *known):
            if game_id in known:
                self.show_learn(game_id)
                return

    @Slot(str)
    def show_score_pad(self, game_id: str) -> None:
        """Leave the open play and score what lies on a real table."""
        self.end_play()
        self._show_pad(catalog.score_pad(game_id))

    def _show_pad(self, pad: ScorePad) -> None:
        pad.left.connect(self.show_start_page)
        self._show(pad, lambda: self._show_pad(pad.made_again()))

    def _show(self, page: QWidget, again: Callable[[], object]) -> None:
        self._show_page(page, again)
        playing = self.session is not None
        title = catalog.about(self.session.game.id).title() if self.session else ""
        self.setWindowTitle(f"{title} – Kastellan" if title else "Kastellan")
        for name in ("save", "save_as", "copy_position"):
            self.menus[name].setEnabled(playing)
        if not playing:
            self._show_undo(False, False)

    # Plays --------------------------------------------------------------------

    def show_play(
        self, table: Table, seats: Sequence[Seat], path: Path | None = None
    ) -> GameSession:
        """Open *table* as the play on screen; whoever calls this starts the session.

        A play that lies among the kept ones, at *path*, is kept there from now on too.
        """
        self.end_play()
        self.play = OpenPlay(table, seats, self)
        self.play.unsaved.connect(self._say_unsaved)
        self.play.session.undo_changed.connect(self._show_undo)
        if self.plays:
            self.play.keep_among(self.plays, path)
        self._show_session()
        return self.play.session

    def show_loaded(self, loaded: Loaded, path: Path | None = None) -> None:
        """Go on with a play from a file, and say what is to be said about it."""
        self.show_play(loaded.table, loaded.seats, path).start()
        if self.play and self.play.is_copy:
            play_files.say_copied(self)
        if loaded.notice and self.play_page:
            self.play_page.tell(
                self.tr("This game follows older rules: you can play on, but not look back.")
            )

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Go on with the play in a file, or say why not."""
        try:
            kept = self.plays and path in self.plays
            loaded = Autosave(path).load() if kept else files.load(path)
        except KastellanError as error:
            play_files.warn(self, error)
        else:
            self.show_loaded(loaded, path)

    @Slot(object)
    def replay_file(self, path: Path) -> None:
        """Show the play in a file again from its beginning, or say why not."""
        from desktop_app.shell import play_page

        self.open_file(path)
        play_page.play_again(self.play_page)

    def end_play(self) -> None:
        """Leave the open play: it is kept, and what machines think about it ends."""
        if self.play:
            self.play.end(self.play_page)
        self.play = self.play_page = None

    def _show_session(self) -> None:
        from desktop_app.shell import play_page

        assert self.session
        self.play_page = play_page.page_for(self.session, self.settings, self.sounds, self._new)
        self._show(self.play_page, self._show_session_again)

    def _show_session_again(self) -> None:
        from desktop_app.shell import play_page

        if self.session:  # which may have ended while the window closes
            has_sheet = play_page.has_sheet(self.play_page)
            self._show_session()  # the new page takes over where the play stands
            if has_sheet:
                play_page.show_sheet(self.play_page)

    @Slot(object, object)
    def _begin(self, table: Table, seats: Sequence[Seat]) -> None:
        self.show_play(table, seats).start()

    @Slot(object)
    def _say_unsaved(self, error: KastellanError) -> None:
        self.statusBar().showMessage(save_words.in_words(error))

    # Files --------------------------------------------------------------------

    @Slot()
    def _ask_for_file(self) -> None:
        if path := play_files.ask_which(self):
            self.open_file(path)

    def _save(self, *, elsewhere: bool = False) -> None:
        path = play_files.save(self, self.play, elsewhere=elsewhere) if self.play else None
        if path:
            self.statusBar().showMessage(self.tr("Saved as {path}").format(path=path), 5000)

    @Slot()
    def copy_position(self) -> None:
        """Put what the watching seat may know on the clipboard, as text."""
        if self.session:
            self.statusBar().showMessage(clipboard.copy(self.session), 5000)

    @Slot()
    def paste_position(self) -> None:
        """Begin a play with the position on the clipboard."""
        if begun := clipboard.paste(self, self.session):
            self._begin(*begun)

    # Dialogs ------------------------------------------------------------------

    @Slot()
    def show_rules(self) -> None:
        """Show the rules of the game that is on the table, and the one that a bubble names."""
        game = self.session.game if self.session else getattr(self.page, "game", None)
        self.dialogs.show_rules(self.games, game.id if game else "", self._rule_named())

    @Slot()
    def show_parts(self) -> None:
        """Show every card and tile of the game that is on the table, or on the page."""
        shown = self.session.game.id if self.session else getattr(self.page, "game_id", "")
        known = [about.id for about in self.games if has_parts(about.id)]
        wanted = (shown, self.settings.values.last_game, *known)
        game_id = next((one for one in wanted if one in known), None)
        if game_id is None:
            return
        playing = self.session if self.session and not self.session.is_covered else None
        view = playing.view if playing and playing.game.id == game_id else None
        window = self.dialogs.show_parts(load(game_id), view)
        window.rule_wanted.connect(partial(self.dialogs.show_rules, self.games, game_id))

    def _rule_named(self) -> str:
        if self.session is None:
            return ""
        from desktop_app.shell import play_page

        return play_page.rule_named_on(self.page)

    @Slot()
    def show_keys(self) -> None:
        """Show what every key does."""
        of_games = [row for about in self.games for row in about.board_keys()]
        self.dialogs.show_keys(self.menus.keys_in_words(), of_games)

    # The window itself --------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Offer the games if nothing else was asked for."""
        if self.page is None:
            self.show_start_page()
        super().showEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the play and end all thinking before the window goes."""
        self.end_play()
        super().closeEvent(event)

    def _bind_menus(self) -> None:
        self.bind(
            {
                "new": self._new,
                "start": self.show_start_page,
                "open": self._ask_for_file,
                "plays": self.show_plays,
                "save": lambda: self._save(),
                "save_as": lambda: self._save(elsewhere=True),
                "copy_position": self.copy_position,
                "paste_position": self.paste_position,
                "undo": lambda: self.session and self.session.undo(),
                "redo": lambda: self.session and self.session.redo(),
                "restart": lambda: self.session and self.session.restart_turn(),
                "learn": self._learn,
                "rules": self.show_rules,
                "parts": self.show_parts,
                "shortcuts": self.show_keys,
            }
        )

    @Slot()
    def _new(self) -> None:
        """Set a table for the game that was played last."""
        played = self.session.game.id if self.session else self.settings.values.last_game
        known = [about.id for about in self.games]
        if game_id := played if self.session or played in known else next(iter(known), None):
            self.show_new_game(game_id)

    @Slot(bool, bool)
    def _show_undo(self, can_undo: bool, can_redo: bool) -> None:
        self.menus["undo"].setEnabled(can_undo)
        self.menus["restart"].setEnabled(can_undo)
        self.menus["redo"].setEnabled(can_redo)
