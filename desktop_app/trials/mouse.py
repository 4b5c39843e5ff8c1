"""Real work of a mouse on a board, for tests and for trials."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from desktop_app.kit.gestures import BUTTON, Gesture, Spot
from desktop_app.table.game_page import GamePage

LEFT = Qt.MouseButton.LeftButton


def point_of(page: GamePage, spot: Spot) -> QPoint:
    """Return a pixel of the board's viewport where *spot* can be touched."""
    place = page.scene.place(spot)
    box = place.seen
    steps = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9)
    corner, wide, high = box.topLeft(), box.width(), box.height()
    points = [corner + QPointF(wide * x, high * y) for y in steps for x in steps]
    # A place need not fill its box, and something else may lie in the middle.
    free = (point for point in points if page.scene.place_at(point) is place)
    return page.board.mapFromScene(next(free, box.center()))


def click(page: GamePage, spot: Spot) -> None:
    """Press and release on a spot."""
    QTest.mouseClick(page.board.viewport(), LEFT, pos=point_of(page, spot))


def drag(page: GamePage, source: Spot, target: Spot) -> None:
    """Press on one spot, move in three steps, release on another."""
    viewport, start, end = page.board.viewport(), point_of(page, source), point_of(page, target)
    QTest.mousePress(viewport, LEFT, pos=start)
    for part in (1, 2, 3):
        QTest.mouseMove(viewport, start + (end - start) * part / 3)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def do(page: GamePage, gesture: Gesture) -> None:
    """Make a gesture with the mouse; where it means several moves, take the first."""
    if gesture.source.kind == BUTTON:
        index = [str(path[0]) for path in page.scene.reach.buttons].index(gesture.source.key)
        QTest.mouseClick(page.prompt_bar.move_buttons[index], LEFT)
    elif gesture.target:
        drag(page, gesture.source, gesture.target)
    else:
        click(page, gesture.source)
        if page.scene.held == gesture.source:
            click(page, gesture.source)  # it could also be dragged, so the first click picks it up
    if page.hands.chooser.isVisible():
        page.hands.chooser.show_answer(0)
        QTest.mouseClick(page.hands.chooser.buttons[0], LEFT)
