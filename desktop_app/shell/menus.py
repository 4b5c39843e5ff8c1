"""The menus: what can be done, with which key; a bar of their own, or one sheet by a button."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from desktop_app.look.furniture.bars import MenuButton

_Key = QKeySequence.StandardKey

_MENUS: dict[str, tuple[str, ...]] = {
    "game": (
        "new", "start", "", "open", "plays", "", "save", "save_as", "",
        "copy_position", "paste_position", "", "settings", "quit",
    ),
    "play": ("undo", "redo", "restart", "", "put_back", "skip", "hint", "", "play_again"),
    "view": (
        "fit_board", "larger", "smaller", "scores_and_log", "", "save_picture", "save_film", "",
        "full_screen",
    ),
    "help": ("learn", "rules", "parts", "shortcuts", "about"),
}  # fmt: skip
"""What each menu offers; nothing is a line."""

_KEYS: dict[str, QKeySequence.StandardKey | str] = {
    "new": _Key.New,
    "open": _Key.Open,
    "save": _Key.Save,
    "save_as": "Ctrl+Shift+S",
    "copy_position": "Ctrl+Shift+C",
    "paste_position": "Ctrl+Shift+V",
    "settings": "Ctrl+,",
    "quit": _Key.Quit,
    "undo": _Key.Undo,
    "redo": "Ctrl+Shift+Z",
    "hint": "H",
    "play_again": "Ctrl+R",
    "save_picture": "Ctrl+Shift+P",
    "fit_board": "Ctrl+0",
    "larger": _Key.ZoomIn,
    "smaller": _Key.ZoomOut,
    "scores_and_log": "F9",
    "full_screen": "F11",
    "learn": "Ctrl+L",
    "menu": "F10",
    "rules": "F1",
    "parts": "Ctrl+P",
}

PLAIN_KEYS: dict[Qt.Key, str] = {
    Qt.Key.Key_Escape: "put_back",
    Qt.Key.Key_Space: "skip",
}
"""Keys that mean something only where nobody else wants them, as a text field or a button does."""

_ROLES = {
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
}


class Menus(QObject):
    """All actions by name; ``menus["undo"].trigger()``."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._actions: dict[str, QAction] = {}
        self._menus: dict[str, QMenu] = {}
        for menu_name, names in _MENUS.items():
            menu = self._menus[menu_name] = window.menuBar().addMenu("")
            for name in names:
                if name:
                    menu.addAction(self._new_action(name))
                else:
                    menu.addSeparator()
        self["full_screen"].setCheckable(True)
        self._window = window
        self.sheet = self._new_sheet()
        self["menu"].triggered.connect(self._open_sheet)
        # Keys work whether the bar is seen or not.
        window.addActions(list(self._actions.values()))
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def stand_on(self, page: QWidget) -> None:
        """Open by the button of *page*; where it has none, stand above it as a bar."""
        found = page.findChildren(MenuButton)
        for made in found:
            made.offer(self.sheet)
        bar = self._window.menuBar()
        bar.setVisible(not found or bar.isNativeMenuBar())

    def retranslate(self) -> None:
        """Write everything in the language that is spoken now."""
        for name, text in self._titles().items():
            self._menus[name].setTitle(text)
        plain = _plain_keys_in_words()
        for name, text in self._texts().items():
            self._actions[name].setText(f"{text}\t{plain[name]}" if name in plain else text)

    def keys_in_words(self) -> list[tuple[str, str]]:
        """Return every key and what it does."""
        plain = _plain_keys_in_words()
        keys = {name: _key_of(self[name]) or plain.get(name, "") for name in self._actions}
        return [
            (keys[name], text.replace("&", "").removesuffix(" …"))
            for name, text in self._texts().items()
            if keys[name]
        ]

    def _new_sheet(self) -> QMenu:
        """Return one menu with all of it: what is about games, and the other menus within."""
        self._new_action("menu")
        sheet = QMenu(self._window)
        *first, leave = _MENUS["game"]
        for name in first:
            if name == "settings":
                for other in ("play", "view", "help"):
                    sheet.addMenu(self._menus[other])
                sheet.addSeparator()
            if name:
                sheet.addAction(self[name])
            else:
                sheet.addSeparator()
        sheet.addAction(self[leave])
        return sheet

    def _open_sheet(self) -> None:
        """Open the sheet below the button that stands for it."""
        for made in self._window.findChildren(MenuButton):
            if made.isVisible():
                made.showMenu()
                return

    def _new_action(self, name: str) -> QAction:
        action = QAction(self.parent())
        if name in _KEYS:  # the system knows its keys only when there is an application
            action.setShortcut(QKeySequence(_KEYS[name]))
        action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
        self._actions[name] = action
        return action

    def _titles(self) -> dict[str, str]:
        return {
            "game": self.tr("&Game"),
            "play": self.tr("&Play"),
            "view": self.tr("&View"),
            "help": self.tr("&Help"),
        }

    def _texts(self) -> dict[str, str]:
        return {
            "new": self.tr("&New game …"),
            "start": self.tr("&All games"),
            "open": self.tr("&Open …"),
            "plays": self.tr("&Recent games"),
            "save": self.tr("&Save"),
            "save_as": self.tr("Save &as …"),
            "copy_position": self.tr("&Copy position"),
            "paste_position": self.tr("&Paste position"),
            "settings": self.tr("S&ettings …"),
            "quit": self.tr("&Quit"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "restart": self.tr("Restart &turn"),
            "put_back": self.tr("&Put back"),
            "skip": self.tr("&Skip animation"),
            "hint": self.tr("&Hint"),
            "play_again": self.tr("Re&play"),
            "fit_board": self.tr("Fit the &board"),
            "larger": self.tr("&Larger"),
            "smaller": self.tr("&Smaller"),
            "scores_and_log": self.tr("S&cores and log"),
            "save_picture": self.tr("Save a &picture …"),
            "save_film": self.tr("Save as a fil&m …"),
            "full_screen": self.tr("&Full screen"),
            "learn": self.tr("&Learn"),
            "rules": self.tr("&Rules"),
            "parts": self.tr("&Parts"),
            "shortcuts": self.tr("&Keyboard"),
            "about": self.tr("&About Kastellan"),
            "menu": self.tr("&Menu"),
        }


def _key_of(action: QAction) -> str:
    """Return the key of *action* as this system writes it, or nothing."""
    written: str = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return written


def _plain_keys_in_words() -> dict[str, str]:
    native = QKeySequence.SequenceFormat.NativeText
    return {name: QKeySequence(key).toString(native) for key, name in PLAIN_KEYS.items()}
