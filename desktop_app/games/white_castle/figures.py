"""The figures of the clans, each with a name that stays the same on its way."""

from __future__ import annotations

from desktop_app.board.picture import Box, Piece
from desktop_app.games.white_castle.items import FigureFace
from desktop_app.gestures import Spot
from engine.games.white_castle.components import Deed


def courtier(seat: int, number: int, spot: Spot, box: Box) -> Piece:
    """Return courtier *number* of *seat*, counted from the left of its row."""
    return figure(seat, Deed.COURTIER, number, spot, box)


def gardener(seat: int, number: int, spot: Spot, box: Box) -> Piece:
    """Return a gardener."""
    return figure(seat, Deed.GARDENER, number, spot, box)


def warrior(seat: int, number: int, spot: Spot, box: Box) -> Piece:
    """Return a warrior."""
    return figure(seat, Deed.WARRIOR, number, spot, box)


def figure(seat: int, deed: Deed, number: int, spot: Spot, box: Box) -> Piece:
    """Return a figure."""
    name = f"{deed.value} {seat} {number}"
    return Piece(name, spot, box, FigureFace(seat, deed.value), alike="figure")
