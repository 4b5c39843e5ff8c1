"""What is kept of a play to be shown: pictures, pages for a printer, short films."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from desktop_app.board.film import Film
from desktop_app.board.render import render
from desktop_app.table import board_picture
from desktop_app.table.board_picture import Filming, chosen, write_pdf
from desktop_app.table.game_page import GamePage
from engine.core.game import Game
from tests.desktop_app.conftest import Opener
from tests.desktop_app.hands import drag
from tests.desktop_app.lantern_table import DIE, TABLETOP
from tests.desktop_app.test_game_page import ROOM
from tests.desktop_app.whole_plays import dealer


@pytest.fixture
def page(qtbot: Any, open_session: Opener, lantern: Game[Any]) -> GamePage:
    made = dealer(qtbot, open_session, lantern, TABLETOP)("human", "human")
    drag(made, DIE["high"], ROOM[1])
    return made


def painted(*spots: tuple[int, int, str]) -> QImage:
    image = QImage(64, 40, QImage.Format.Format_ARGB32)
    image.fill(QColor("#F5F0E6"))
    painter = QPainter(image)
    for x, y, colour in spots:
        painter.fillRect(x, y, 5, 5, QColor(colour))
    painter.end()
    return image


def chunks(path: Path) -> list[tuple[bytes, bytes]]:
    raw, found, at = path.read_bytes(), [], 8
    while at < len(raw):
        (size,) = struct.unpack(">I", raw[at : at + 4])
        kind, data = raw[at + 4 : at + 8], raw[at + 8 : at + 8 + size]
        (check,) = struct.unpack(">I", raw[at + 8 + size : at + 12 + size])
        assert check == zlib.crc32(kind + data)
        found.append((kind, data))
        at += 12 + size
    return found


def played(path: Path) -> list[QImage]:
    """Show a film as a browser does: each frame is laid over the one before."""
    shown: list[QImage] = []
    canvas = QImage(64, 40, QImage.Format.Format_RGB888)
    box = (0, 0, 0, 0)
    for kind, data in chunks(path):
        if kind == b"fcTL":
            _, wide, high, x, y = struct.unpack(">IIIII", data[:20])
            box = (x, y, wide, high)
        elif kind in (b"IDAT", b"fdAT"):
            x, y, wide, high = box
            raw = zlib.decompress(data if kind == b"IDAT" else data[4:])
            for line in range(high):
                row = raw[line * (3 * wide + 1) + 1 :]
                for column in range(wide):
                    canvas.setPixelColor(x + column, y + line, QColor(*row[3 * column :][:3]))
            shown.append(canvas.copy())
    return shown


def test_a_film_shows_every_picture_and_keeps_only_what_changed(tmp_path: Path) -> None:
    pictures = [
        painted(),
        painted((20, 8, "#D55E00")),
        painted((20, 8, "#D55E00"), (50, 30, "#000")),
    ]
    film = Film()
    for picture in pictures:
        film.add(picture)
    path = tmp_path / "film.png"
    film.write(path)
    wanted = [one.convertToFormat(QImage.Format.Format_RGB888) for one in pictures]
    assert played(path) == wanted
    sizes = [struct.unpack(">II", data[4:12]) for kind, data in chunks(path) if kind == b"fcTL"]
    assert sizes[0] == (64, 40)
    assert all(wide <= 32 and high == 5 for wide, high in sizes[1:])
    assert QImage(str(path)).convertToFormat(QImage.Format.Format_RGB888) == wanted[0]


def test_a_picture_that_changes_nothing_is_shown_longer() -> None:
    film = Film(milliseconds=100)
    for _ in range(3):
        film.add(painted())
    assert len(film) == 1


def test_a_long_play_makes_a_film_of_bounded_length() -> None:
    assert chosen(range(5)) == [0, 1, 2, 3, 4]
    many = chosen(range(1000))
    assert len(many) == board_picture.MOST_FRAMES
    assert (many[0], many[-1]) == (0, 999)


def test_a_page_for_a_printer_has_the_shape_of_the_board(page: GamePage, tmp_path: Path) -> None:
    path = tmp_path / "board.pdf"
    assert write_pdf(page.hands.picture, path)
    assert path.read_bytes().startswith(b"%PDF")
    assert not write_pdf(page.hands.picture, tmp_path / "nowhere" / "board.pdf")


def test_the_film_of_a_play_ends_with_what_is_on_the_board(
    qtbot: Any, page: GamePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "film.png"
    monkeypatch.setattr(board_picture, "ask_where", lambda *_: path)
    monkeypatch.setattr(board_picture, "FILM_WIDTH", 120)
    page.save_film()
    filming = page.findChild(Filming)
    assert filming
    qtbot.waitUntil(path.exists)
    assert len(filming.film) >= 2
    last = render(page.hands.picture, 120).convertToFormat(QImage.Format.Format_RGB888)
    assert filming.film._before == last


def test_a_film_can_be_broken_off(
    qtbot: Any, page: GamePage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "film.png"
    monkeypatch.setattr(board_picture, "ask_where", lambda *_: path)
    page.save_film()
    filming = page.findChild(Filming)
    assert filming
    filming.progress.cancel()
    qtbot.waitUntil(lambda: not filming._timer.isActive())
    assert not path.exists()
