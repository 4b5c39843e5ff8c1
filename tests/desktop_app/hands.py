"""Real mouse and keyboard work on a board, for tests."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop_app.gestures import BUTTON, Gesture, Spot
from desktop_app.windows.game_page import GamePage

LEFT = Qt.MouseButton.LeftButton


def point_of(page: GamePage, spot: Spot) -> QPoint:
    """Return a pixel of the board's viewport where *spot* can be touched."""
    place = page.scene.place(spot)
    middle = place.place.box.centre
    inside = [middle]
    shape = place.mapToScene(place.shape())
    if not shape.contains(middle):
        inside = [shape.pointAtPercent(0.0)]
    return page.board.mapFromScene(inside[0])


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
    if page.hands.chooser.isVisible():
        QTest.mouseClick(page.hands.chooser.buttons[0], LEFT)


def press(page: GamePage, *keys: Any) -> None:
    """Press keys on the board."""
    for key in keys:
        QTest.keyClick(page.board, key)
