"""One lesson on the page that offers them: what its board looks like, and how far one came."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.board.render import render
from desktop_app.keep.learning import Progress
from desktop_app.kit import catalog
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Eye, Picture
from desktop_app.learn.figures import Stars
from desktop_app.look import theme
from desktop_app.look.drawing import smooth
from desktop_app.look.lettering import plate, write
from desktop_app.look.parts import button, label, row
from engine import catalog as games
from engine.lessons.lesson import Lesson

_SHAPE = 0.36
"""How high the picture is, for its width."""
_AROUND = 2.6
"""How much more than the spot itself is seen around it."""
_LEAST = 0.3
"""How much of the board's width is seen at least."""


class LessonCard(QFrame):
    """Offers one lesson, and the exercises to it."""

    wanted = Signal(str)
    exercises_wanted = Signal(str)

    def __init__(
        self, game_id: str, number: int, lesson: Lesson, title: str, progress: Progress
    ) -> None:
        super().__init__()
        self.setObjectName("game_card")
        self.lesson = lesson
        self.start_button = button(self._start_text(progress))
        self.start_button.setAccessibleName(f"{number}. {title}: {self.start_button.text()}")
        self.start_button.clicked.connect(lambda: self.wanted.emit(lesson.id))
        done = self.tr("{solved} of {count} exercises")
        text = done.format(solved=len(progress.solved), count=len(lesson.exercises))
        self.exercises_button = button(text, "link")
        self.exercises_button.setAccessibleName(f"{title}: {text}")
        self.exercises_button.clicked.connect(lambda: self.exercises_wanted.emit(lesson.id))
        self.exercises_button.setVisible(bool(lesson.exercises))
        step = theme.size("step")
        heading = label(title, "option")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2 * step, 2 * step, 2 * step, 2 * step)
        layout.setSpacing(2 * step)
        layout.addWidget(BoardDetail(game_id, lesson, number))
        layout.addWidget(heading)
        layout.addStretch(1)
        layout.addLayout(row(Stars(progress.stars), None, self.exercises_button))
        layout.addWidget(self.start_button)

    def _start_text(self, progress: Progress) -> str:
        if progress.is_begun:
            return self.tr("Continue")
        return self.tr("Again") if progress.stars else self.tr("Start")


class BoardDetail(QWidget):
    """The part of the board on which a lesson begins; it is drawn after the page is shown."""

    def __init__(self, game_id: str, lesson: Lesson, number: int) -> None:
        super().__init__()
        self._game_id, self._lesson, self._number = game_id, lesson, number
        self._image = QImage()
        shape = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        shape.setHeightForWidth(True)
        self.setSizePolicy(shape)
        QTimer.singleShot(0, self, self._draw)

    def heightForWidth(self, width: int) -> int:
        """Keep the shape."""
        return round(width * _SHAPE)

    def sizeHint(self) -> QSize:
        """Want as much as the letters of a title need."""
        width = 50 * theme.size("step")
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Be content with less."""
        return self.sizeHint() * 0.8

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the detail, and the number of the lesson on it."""
        painter = QPainter(self)
        smooth(painter)
        outline, radius = QPainterPath(), theme.size("radius")
        outline.addRoundedRect(QRectF(self.rect()), radius, radius)
        painter.setClipPath(outline)
        painter.fillRect(self.rect(), theme.colour("table"))
        if not self._image.isNull():
            painter.drawPixmap(self.rect(), QPixmap.fromImage(self._image))
        side = theme.size("badge") * 1.2
        at = QRectF(theme.size("step"), theme.size("step"), side, side)
        plate(painter, at, fill="card", line="ink", width=1.5, radius=side / 2)
        write(painter, at, str(self._number), theme.size("text"), ink="ink", bold=True)
        painter.end()

    def _draw(self) -> None:
        width = max(self.width(), self.sizeHint().width()) * self.devicePixelRatioF()
        self._image = detail(self._game_id, self._lesson, round(width))
        self.update()


def detail(game_id: str, lesson: Lesson, width: int) -> QImage:
    """Return the part of the board around the first answer of *lesson*, so many pixels wide."""
    tabletop = catalog.load(game_id)
    if tabletop is None:
        return QImage()
    state = lesson.position(games.load(game_id), 0)
    picture = tabletop.picture(state.seen_by(lesson.seat), Eye(lesson.seat))
    spots: set[Spot | None] = set()
    for pattern in lesson.steps[0].answers[0]:
        move = lesson.move(state, pattern)
        gesture = tabletop.gesture_of(move, state.seen_by(lesson.seat))
        spots = {gesture.target or gesture.source}
        state = state.after(lesson.seat, move)
    room = _room(picture, spots)
    scale = width / room.width()
    whole = render(picture, round(picture.size[0] * scale))
    return whole.copy(QRectF(room.topLeft() * scale, room.size() * scale).toRect())


def _room(picture: Picture, spots: set[Spot | None]) -> QRectF:
    """Return what of *picture* is seen around the last of *spots* that lies on it."""
    boxes = [place.box.rect for place in picture.places if place.spot in spots]
    whole = QRectF(0, 0, *picture.size)
    middle = boxes[-1] if boxes else whole
    wide = min(whole.width(), max(_LEAST * whole.width(), _AROUND * middle.width()))
    room = QRectF(0, 0, wide, wide * _SHAPE)
    room.moveCenter(middle.center())
    room.moveLeft(min(max(room.left(), 0), whole.right() - room.width()))
    room.moveTop(min(max(room.top(), 0), whole.bottom() - room.height()))
    return room
