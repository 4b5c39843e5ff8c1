"""The window as such: menus, keys, dialogs, and following the settings, whatever it shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QByteArray, QEvent, Qt, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget

from desktop_app.keep.settings import Settings
from desktop_app.look import appearance, theme
from desktop_app.look.sound import Sounds
from desktop_app.shell.dialogs import Dialogs
from desktop_app.shell.menus import PLAIN_KEYS, Menus
from desktop_app.shell.pages import Pages

_OF_THE_PAGE = (
    "hint", "skip", "put_back", "play_again", "save_picture", "save_film",
    "fit_board", "larger", "smaller", "scores_and_log",
)  # fmt: skip
"""Actions that the page of a play carries out, if it has a method of that name."""


class WindowFrame(QMainWindow):
    """Holds the pages and everything that is the same around each of them."""

    def __init__(self, settings: Settings | None) -> None:
        super().__init__()
        self.settings = settings or Settings(parent=self)
        if settings is None:
            self.settings.override(sound=False)
        self.sounds = Sounds(self.settings, self)
        self.dialogs = Dialogs(self)
        self.menus = Menus(self)
        self._light = _light_now()
        self._pages = Pages()
        self.setCentralWidget(self._pages)
        self._connect()
        self.statusBar().hide()
        geometry = QByteArray.fromHex(self.settings.values.geometry.encode())
        self.is_placed = self.restoreGeometry(geometry)
        """Whether it is where it was; on a screen of another width Qt refuses that."""

    @property
    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._pages.currentWidget()

    @Slot()
    def show_settings(self) -> None:
        """Let the player change settings."""
        self.dialogs.show_settings(self.settings, self.sounds)

    def bind(self, slots: Mapping[str, Callable[..., object]]) -> None:
        """Let entries of the menus do something."""
        for name, slot in slots.items():
            self.menus[name].triggered.connect(slot)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the place of the window."""
        self.settings.change(geometry=bytes(self.saveGeometry().toHex().data()).decode())
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Tick "Full screen" whoever asked for it: a key, the system, or the settings."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.menus["full_screen"].setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a plain key that nobody else wanted."""
        focus = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focus, QAbstractButton
        ):
            focus.click()  # as in dialogs
            return
        name = PLAIN_KEYS.get(Qt.Key(event.key()))
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if name and plain and self.menus[name].isEnabled():
            self.menus[name].trigger()
        elif name == "put_back" and (leave := getattr(self.page, "leave", None)):
            leave()
        else:
            super().keyPressEvent(event)

    def _show_page(self, page: QWidget, again: Callable[[], object]) -> None:
        self._pages.show_only(page, again)
        self.menus.stand_on(page)
        for name in _OF_THE_PAGE:
            self.menus[name].setEnabled(hasattr(page, name))

    def _connect(self) -> None:
        self.bind(
            {
                "settings": self.show_settings,
                "quit": self.close,
                "full_screen": self._show_full_screen,
                "about": self.dialogs.show_about,
            }
        )
        for name in _OF_THE_PAGE:
            self.menus[name].triggered.connect(lambda _, n=name: getattr(self.page, n)())
        bar = self.statusBar()
        bar.messageChanged.connect(lambda text: bar.setVisible(bool(text)))
        self.settings.changed.connect(self._on_setting)
        QApplication.styleHints().colorSchemeChanged.connect(self._turn)
        theme.when_contrast_changes(self._turn)

    @Slot(bool)
    def _show_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()

    @Slot(str)
    def _on_setting(self, name: str) -> None:
        """Let a changed setting hold at once."""
        appearance.apply(self.settings.values, name)
        if name in appearance.LAID_OUT_AGAIN:
            self._lay_out_again()
        else:
            self._turn()

    @Slot()
    def _turn(self) -> None:
        """Follow a turn to light or dark: boards and icons do not repaint themselves for it."""
        if _light_now() != self._light:
            self._lay_out_again()

    def _lay_out_again(self) -> None:
        self._light = _light_now()
        self.menus.retranslate()
        self._pages.show_again()


def _light_now() -> tuple[bool, bool]:
    """Return what everything is painted for: dark or not, in high contrast or not."""
    return theme.is_dark(), theme.has_high_contrast()
