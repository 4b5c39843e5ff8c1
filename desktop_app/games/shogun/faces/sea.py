"""The ground under the map: sea, shallows, waves, foreign land, and bare parchment."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPolygonF

from desktop_app.games.shogun.scene import geography, relief
from desktop_app.kit.picture import Face
from desktop_app.look import art, theme
from desktop_app.look.drawing import mixed
from desktop_app.look.lettering import write
from engine.core.value import value
from engine.games.shogun.components import Season, Side
from engine.games.shogun.content import PROVINCES

_SHALLOWS = (0.16, 0.24, 0.32, 0.42, 0.55)
_CHARTED = (0.12, 0.2, 0.3, 0.42, 0.6)
"""How light each band of water is, and how dark its line, from the open sea to the coast."""
_RING, _SHADOW = 8.5, QPointF(2, 3)
_WAVE = (23.0, 11.0)
_ROSE, _POINT = 20.0, 0.17
"""The radius of the compass rose, and how thick its rays are."""
_TINT, _SNOW = 0.35, 0.85
"""How much of a season's colour lies on the land."""


@value
class Sea(Face):
    """The sea and what lies in it, with the land as it is without owners."""

    side: Side
    season: Season

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint water from deep to shallow, then land from its shadow to its parchment."""
        painter.setClipRect(rect)
        self._paint_water(painter, rect)
        for x, y in relief.LANDSCAPE.waves:
            art.paint_part(painter, "shogun/sea_wave", QRectF(x, y, *_WAVE))
        _paint_rose(painter, QPointF(*relief.LANDSCAPE.rose))
        self._paint_land(painter)

    def _paint_water(self, painter: QPainter, rect: QRectF) -> None:
        water = QLinearGradient(rect.topLeft(), rect.bottomRight())
        water.setColorAt(0, theme.colour("open_sea"))
        water.setColorAt(1, theme.colour("deep_sea"))
        painter.fillRect(rect, QBrush(water))
        sea, foam, ink = (theme.colour(name) for name in ("open_sea", "sea_foam", "sea_chart"))
        for path, light, dark in zip(relief.shallows(), _SHALLOWS, _CHARTED, strict=True):
            painter.fillPath(path, mixed(sea, foam, light))
            painter.strokePath(path, QPen(mixed(sea, ink, dark), 0.7))

    def _paint_land(self, painter: QPainter) -> None:
        painter.fillPath(relief.coast().translated(_SHADOW), theme.faded("shade", 0.3))
        painter.fillPath(relief.abroad().translated(_SHADOW), theme.faded("shade", 0.2))
        for number, printed in enumerate(PROVINCES):
            colour = theme.colour(f"band_{printed.on(self.side).region}")
            pen = QPen(colour, _RING, j=Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(geography.outline(number), pen)
        foreign = mixed(theme.colour("parchment"), theme.colour("deep_sea"), 0.35)
        painter.fillPath(relief.abroad(), foreign)
        painter.strokePath(relief.abroad(), QPen(theme.colour("sepia"), 1))
        painter.fillPath(relief.coast(), tinted(self.season))


def tinted(season: Season) -> QColor:
    """Return the colour of bare land in a *season*."""
    share = _SNOW if season is Season.WINTER else _TINT
    return mixed(theme.colour("parchment"), theme.colour(f"tint_{season.value}"), share)


def _paint_rose(painter: QPainter, middle: QPointF) -> None:
    """Paint a compass rose: four long rays over four short ones."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.faded("sea_chart", 0.7), 0.8))
    for share in (0.62, 0.72):
        painter.drawEllipse(middle, _ROSE * share, _ROSE * share)
    painter.setPen(QPen(theme.colour("sepia"), 0.7))
    for turn, length in ((45, 0.66), (0, 1.0)):
        for quarter in range(4):
            painter.save()
            painter.translate(middle)
            painter.rotate(turn + 90 * quarter)
            _paint_ray(painter, _ROSE * length)
            painter.restore()
    north = QRectF(middle.x() - 10, middle.y() - _ROSE - 14, 20, 13)
    write(painter, north, "N", 11, ink="sea_chart", bold=True)


def _paint_ray(painter: QPainter, length: float) -> None:
    """Paint one ray upwards, half in shadow."""
    thick = _ROSE * _POINT
    for aside, fill in ((thick, "art_indigo"), (-thick, "label_rim")):
        painter.setBrush(theme.colour(fill))
        points = (QPointF(0, 0), QPointF(aside, -thick * 1.2), QPointF(0, -length))
        painter.drawPolygon(QPolygonF(list(points)))
