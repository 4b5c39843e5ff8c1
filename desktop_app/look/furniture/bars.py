"""The one bar above every page: menu or way back, what the page is, and what is done from there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
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
    """Menu, title, and at the right what else one can do from this page.

    Extras that stand in the menu too give way where the bar has no room for all of them.
    """

    def __init__(
        self, title: str, subtitle: str = "", *extras: QWidget, are_in_the_menu: bool = False
    ) -> None:
        super().__init__()
        self._foldable = extras if are_in_the_menu else ()
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

    def minimumSizeHint(self) -> QSize:
        """Ask for no room for what can give way."""
        return QSize(self._least_width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the extras where all of them have room."""
        extras = sum(extra.sizeHint().width() + self.line.spacing() for extra in self._foldable)
        for extra in self._foldable:
            extra.setVisible(self._least_width() + extras <= self.width())
        super().resizeEvent(event)

    def _least_width(self) -> int:
        shown = [extra for extra in self._foldable if not extra.isHidden()]
        taken = sum(extra.minimumSizeHint().width() + self.line.spacing() for extra in shown)
        return self.line.totalMinimumSize().width() - taken
