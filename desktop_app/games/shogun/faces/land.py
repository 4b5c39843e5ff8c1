"""How a province looks: its land and owner, then what is known of it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop_app.games.shogun.faces.marks import (
    paint_building,
    paint_crown,
    paint_free_site,
    paint_order,
    paint_unrest,
    paint_yields,
)
from desktop_app.games.shogun.faces.sea import tinted
from desktop_app.games.shogun.scene import geography
from desktop_app.games.shogun.scene.layout import LAYOUT, at
from desktop_app.games.shogun.scene.relief import RELIEFS, Growth, box_of, picture_of
from desktop_app.kit.picture import Face
from desktop_app.look import art, theme
from desktop_app.look.drawing import mixed, paint_layer
from desktop_app.look.seats import pattern_brush
from engine.core.value import value
from engine.games.shogun.components import OUT_OF_PLAY, Season, Side
from engine.games.shogun.content import PROVINCES

NO_ORDER = -1
_REGION_SHARE, _AWAY = 0.16, 0.55
_EDGES = ((24, 0.13), (16, 0.18), (10, 0.34), (5.2, 0.9))
"""Widths of the bands of the owner's colour along a border, and how opaque each is."""
_BARE_EDGES = ((14, 0.5), (6, 0.8))
_BORDER, _REGION_BAND, _REGION_LINE = 2.0, 8.0, 4.4
"""Of lines that are cut in half by the border they run along."""
_PATTERN = 0.5
_FAINT, _CLEAR = 0.75, 0.85
_SNOW, _SNOW_SHARE, _UNDER_SNOW = (1.5, 5.5), 0.85, 0.6
"""In winter: how far snow lies down from northern borders, how white, and what it leaves to see."""


@value
class ProvinceFace(Face):
    """A province: region, owner, season, yield, buildings and unrest."""

    number: int
    side: Side
    owner: int
    season: Season = Season.SPRING
    order: int = NO_ORDER
    """The space on which whoever looks has planned this province."""
    buildings: tuple[str, ...] = ()
    unrest: int = 0
    crowned: tuple[tuple[str, bool], ...] = ()
    """Buildings that count towards a majority, and whether it is shared; where that is shown."""

    def shape(self, rect: QRectF) -> QPainterPath:
        """Touch the land, not the rectangle around it."""
        moved = self._offset(rect)
        return geography.outline(self.number).translated(moved.x(), moved.y())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the land, then what is known of it."""
        painter.translate(self._offset(rect))
        key = f"land/{self.number}/{self.side.value}/{self.season.value}/{self.owner}"
        land = geography.outline(self.number).boundingRect().adjusted(-1, -1, 1, 1)
        paint_layer(painter, land, key, self._paint_land)
        if self.owner == OUT_OF_PLAY:
            return
        printed = PROVINCES[self.number]
        box = geography.box_of_yields(self.number).rect
        paint_yields(painter, box, printed.rice, printed.tax)
        self._paint_sites(painter)
        if self.order != NO_ORDER:
            box = at(geography.LANDS[self.number].order, LAYOUT.order).rect
            paint_order(painter, box, self.order)
        if self.unrest:
            paint_unrest(painter, geography.box_of_unrest(self.number).rect, self.unrest)

    def _offset(self, rect: QRectF) -> QPointF:
        box = geography.box_of(self.number)
        return QPointF(rect.x() - box.x, rect.y() - box.y)

    def _band(self) -> QColor:
        return theme.colour(f"band_{PROVINCES[self.number].on(self.side).region}")

    def _ground(self) -> QColor:
        """Return the colour of the land, with its owner's wash on it."""
        ground = mixed(tinted(self.season), self._band(), _REGION_SHARE)
        if self.owner == OUT_OF_PLAY:
            return mixed(ground, theme.colour("open_sea"), _AWAY)
        if self.owner < 0:
            return ground
        share = (LAYOUT.dark_wash if theme.is_dark() else LAYOUT.wash)[self.owner]
        if self.season is Season.WINTER:
            share *= _UNDER_SNOW
        return mixed(ground, QColor(theme.seat_look(self.owner).colour), share)

    def _paint_land(self, painter: QPainter) -> None:
        area, ground = geography.outline(self.number), self._ground()
        painter.save()
        painter.setClipPath(area)
        painter.fillPath(area, ground)
        relief = RELIEFS[self.number]
        self._paint_growth(painter, relief.faint, _FAINT)
        if self.owner >= 0:
            ratio = painter.deviceTransform().m11()
            painter.setOpacity(_PATTERN)
            painter.fillPath(area, pattern_brush(self.owner, ratio=ratio))
            painter.setOpacity(1)
        self._paint_edges(painter, area)
        if self.season is Season.WINTER:
            snow = area.subtracted(area.translated(*_SNOW))
            painter.fillPath(snow, theme.faded("art_snow", _SNOW_SHARE))
        self._paint_growth(painter, relief.clear, _CLEAR)
        if PROVINCES[self.number].id == geography.LAKE_IN:
            _paint_lake(painter)
        self._paint_borders(painter, area)
        painter.restore()

    def _paint_growth(self, painter: QPainter, growth: tuple[Growth, ...], opacity: float) -> None:
        if self.owner == OUT_OF_PLAY:
            opacity /= 2
        painter.setOpacity(opacity)
        for one in growth:
            art.paint_part(painter, picture_of(one, self.season), box_of(one))
        painter.setOpacity(1)

    def _paint_edges(self, painter: QPainter, area: QPainterPath) -> None:
        """Let the colour of whoever holds the land run out from its border, as water colour."""
        if self.owner == OUT_OF_PLAY:
            return
        held = self.owner >= 0
        colour = QColor(theme.seat_look(self.owner).colour) if held else QColor()
        for width, opacity in _EDGES if held else _BARE_EDGES:
            shade = QColor(colour) if held else theme.colour("parchment_edge")
            shade.setAlphaF(opacity)
            painter.strokePath(area, QPen(shade, width, j=Qt.PenJoinStyle.RoundJoin))

    def _paint_borders(self, painter: QPainter, area: QPainterPath) -> None:
        sepia = theme.colour("sepia")
        regions = geography.region_borders(self.number, self.side)
        painter.strokePath(regions, QPen(self._band(), _REGION_BAND))
        painter.strokePath(area, QPen(sepia, _BORDER))
        painter.strokePath(regions, QPen(sepia, _REGION_LINE))

    def _paint_sites(self, painter: QPainter) -> None:
        crowned = dict(self.crowned)
        for number, box in enumerate(geography.boxes_of_sites(self.number)):
            built = self.buildings[number] if number < len(self.buildings) else ""
            if not built:
                paint_free_site(painter, box.rect)
                continue
            paint_building(painter, box.rect, built)
            if built in crowned:
                paint_crown(painter, box.rect, shared=crowned[built])


def _paint_lake(painter: QPainter) -> None:
    lake = geography.closed(geography.MAP.lake)
    painter.strokePath(lake, QPen(theme.faded("sea_foam", 0.7), 4))
    painter.fillPath(lake, theme.colour("deep_sea"))
    painter.strokePath(lake, QPen(theme.colour("sepia"), 0.9))
