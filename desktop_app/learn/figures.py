"""Small figures of lessons: who teaches, the stars, and how far one has come."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.keep.learning import MOST_STARS
from desktop_app.look import art, theme
from desktop_app.look.drawing import smooth
from engine.core.value import value

SAYS, GLAD, THINKS = "say", "glad", "think"
"""The moods of who teaches; each is a picture of the game."""


class Companion(QWidget):
    """Who teaches a game, in one of three moods; nobody where the game brings no pictures."""

    def __init__(self, game_id: str, steps_wide: int = 34) -> None:
        super().__init__()
        self._game_id, self._mood = game_id, SAYS
        wide = steps_wide * theme.size("step")
        self._size = QSize(wide, round(wide * 1.075))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.is_anybody = art.has_part(self._picture)
        self.setVisible(self.is_anybody)

    def feel(self, mood: str) -> None:
        """Show this mood."""
        self._mood = mood
        self.update()

    def sizeHint(self) -> QSize:
        """Want to be seen well."""
        return self._size

    def minimumSizeHint(self) -> QSize:
        """Step back where words need the room."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture of the mood, standing on the lower edge."""
        if min(self.width(), self.height()) < 6 * theme.size("step"):
            return  # too small to be anybody
        painter = QPainter(self)
        smooth(painter)
        art.paint_part(painter, self._picture, QRectF(self.rect()))
        painter.end()

    @property
    def _picture(self) -> str:
        return f"{self._game_id}/companion_{self._mood}"


class Stars(QWidget):
    """One to three stars, or the places where they could be."""

    def __init__(self, stars: int, side: int = 0) -> None:
        super().__init__()
        self._stars = stars
        self._side = side or theme.size("text_large")
        self.setFixedSize(MOST_STARS * self._side, self._side)
        text = QCoreApplication.translate("Lessons", "{stars} of {most} stars")
        self.setAccessibleName(text.format(stars=stars, most=MOST_STARS))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint them in a row."""
        painter = QPainter(self)
        for number in range(MOST_STARS):
            at = QRectF(number * self._side, 0, self._side, self._side)
            art.paint_icon(painter, "star" if number < self._stars else "star_empty", at)
        painter.end()


@value
class Way:
    """How far one is: so many steps, and which one is open now."""

    steps: int
    now: int


class Dots(QWidget):
    """A dot for each step: done ones are filled, the one of now has a ring."""

    def __init__(self) -> None:
        super().__init__()
        self._way = Way(0, 0)
        self.setFixedHeight(theme.size("text_large"))

    def show_way(self, way: Way) -> None:
        """Show how far one is."""
        self._way = way
        text = QCoreApplication.translate("Lessons", "Step {now} of {steps}")
        self.setAccessibleName(text.format(now=min(way.now + 1, way.steps), steps=way.steps))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint them on a line."""
        painter = QPainter(self)
        smooth(painter)
        small, apart = theme.size("step") * 1.2, theme.size("step") * 5.0
        middle = self.height() / 2
        if self._way.steps > 1:
            painter.setPen(QPen(theme.colour("line"), 2))
            end = 2 * small + (self._way.steps - 1) * apart
            painter.drawLine(int(2 * small), int(middle), int(end), int(middle))
        for number in range(self._way.steps):
            self._paint_dot(painter, number, QRectF(2 * small + number * apart, middle, 0, 0))
        painter.end()

    def _paint_dot(self, painter: QPainter, number: int, at: QRectF) -> None:
        radius = theme.size("step") * (1.6 if number == self._way.now else 1.2)
        done = number < self._way.now
        painter.setPen(QPen(theme.colour("accent"), 3 if number == self._way.now else 1.5))
        painter.setBrush(theme.colour("accent" if done else "card"))
        painter.drawEllipse(at.adjusted(-radius, -radius, radius, radius))
