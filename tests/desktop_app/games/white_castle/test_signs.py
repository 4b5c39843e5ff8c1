"""What is painted means what the rules page says it means."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop_app.games.white_castle.faces import effects
from desktop_app.games.white_castle.tabletop import TABLETOP
from desktop_app.kit.picture import Eye
from desktop_app.look import art
from engine.core.chance import Chance
from engine.games.white_castle import GAME
from engine.games.white_castle.components import Options
from tests.games.white_castle.tables import fresh

AT_THE_END = {
    "GardenFace",
    "YardFace",
    "FloorFace",
    "GateFace",
    "WorthFace",
    "SeasonFace",
    "StepFace",
    "BarFace",
}
AT_ONCE = {"ClanFace", "PairFace", "Effect", "HallSpace", "WellTile", "LanternCard"}


def fans_of(view: Any, monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """Return the fans that each kind of face paints."""
    found: dict[str, set[str]] = {}
    painted: list[str] = []
    monkeypatch.setattr(effects, "paint_icon", lambda _, name, __: painted.append(name))
    paper = QImage(400, 300, QImage.Format.Format_ARGB32)
    painter = QPainter(paper)
    for thing in (
        *(shown := TABLETOP.picture(view, Eye(0, names=("A", "B")))).places,
        *shown.pieces,
    ):
        if thing.face is not None:
            painted.clear()
            thing.face.paint(painter, QRectF(0, 0, 200, 100))
            fans = {name for name in painted if name.endswith("_point")}
            if fans:
                found.setdefault(type(thing.face).__name__, set()).update(fans)
    painter.end()
    return found


@pytest.mark.parametrize("asks_for_a_pair", [True, False])
def test_points_at_the_end_are_golden_everywhere_and_points_at_once_never(
    qapp: Any, monkeypatch: pytest.MonkeyPatch, asks_for_a_pair: bool
) -> None:
    """WC-46 and WC-101 to WC-106: red fans at once, golden ones at the end."""
    state = GAME.new(2, Chance(1), Options()) if asks_for_a_pair else fresh()
    fans = fans_of(state.seen_by(0), monkeypatch)
    for face, used in fans.items():
        assert used == {"final_point" if face in AT_THE_END else "clan_point"}, face
        assert face in AT_THE_END | AT_ONCE, f"{face}: at the end or at once?"
    assert fans.keys() >= AT_THE_END
    assert "ClanFace" in fans


def test_a_golden_fan_is_golden() -> None:
    colours = [art.art_text("icons", f"{name}.svg") for name in ("clan_point", "final_point")]
    assert "#E3B341" in colours[1]
    assert "#C8453A" not in colours[1]
    assert "#E3B341" not in colours[0]
