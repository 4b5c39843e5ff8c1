"""The one bar above every page: menu or way back, what the page is, and what is done from there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from desktop_app.look import theme
from desktop_app.look.parts import ElidedLabel, tell, tool


class MenuButton(QToolButton):
    """Opens the menu of the window; the window says which that is when the page is shown."""

    def __init__(self) -> None:
        super().__init__()
        made = tool("menu", self.tr("Menu (F10)"))
        self.setIcon(made.icon())
        self.setIconSize(made.iconSize())
        tell(self, made.accessibleName())
        self.setAccessibleName(made.accessibleName())
        self.setAutoRaise(True)
        self.setObjectName("menu_button")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def offer(self, menu: QMenu) -> None:
        """Open *menu* from now on."""
        self.setMenu(menu)


class PageBar(QFrame):
    """Menu, title, and at the right what else one can do from this page."""

    def __init__(self, title: str, subtitle: str = "", *extras: QWidget) -> None:
        super().__init__()
        self.setObjectName("page_bar")
        self.menu_button = MenuButton()
        self.title = ElidedLabel("title")
        self.title.setText(title)
        self.subtitle = ElidedLabel("soft")
        self.subtitle.setText(subtitle)
        self.subtitle.setVisible(bool(subtitle))
        step = theme.size("step")
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(2 * step, step, 4 * step, step)
        self.line.setSpacing(2 * step)
        self.line.addWidget(self.menu_button)
        self.line.addWidget(self.title)
        self.line.addSpacing(2 * step)
        self.line.addWidget(self.subtitle, 1)
        self.line.addStretch(0 if subtitle else 1)
        for extra in extras:
            self.line.addWidget(extra)
