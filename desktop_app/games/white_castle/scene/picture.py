"""The whole board as a picture: a pure function of what a seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.scenery import SceneFace
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene.cards import pairs
from desktop_app.games.white_castle.scene.castle import castle
from desktop_app.games.white_castle.scene.dice import LyingDie, lying_dice
from desktop_app.games.white_castle.scene.domains import in_hand, large_domain
from desktop_app.games.white_castle.scene.grounds import grounds
from desktop_app.games.white_castle.scene.layout import SIZE, panel, rows
from desktop_app.games.white_castle.scene.passage import passage
from desktop_app.games.white_castle.scene.rival import rival
from desktop_app.games.white_castle.scene.river import river
from desktop_app.games.white_castle.scene.small_domains import small_domain
from desktop_app.kit.picture import Eye, Picture, Piece, Place
from engine.core.state import State
from engine.games.white_castle.state import WhiteCastle

_OPEN = "domain "


def picture(view: State, eye: Eye) -> Picture:
    """Return the board as *eye* sees it."""
    assert isinstance(view, WhiteCastle)
    dice = lying_dice(view)
    parts = [*passage(view), *river(view, dice), *castle(view, dice), *grounds(view, dice)]
    parts += _domains(view, eye, dice)
    return Picture(
        SIZE,
        SceneFace(view.round),
        tuple(part for part in parts if isinstance(part, Place)),
        tuple(part for part in parts if isinstance(part, Piece)),
    )


def _domains(view: WhiteCastle, eye: Eye, dice: tuple[LyingDie, ...]) -> Iterator[Place | Piece]:
    """Show one domain large; the others small, or the pairs while they are chosen."""
    large = _large(view, eye)
    names = dict(enumerate(eye.names))
    yield from large_domain(view, large, dice, names.get(large, ""))
    yield from in_hand(view, large, dice)
    if view.pairs:
        yield from pairs(view, panel("pairs"))
    elif view.players == 1:
        yield from rival(view, panel("others"))
    else:
        seats = [seat for seat in range(len(view.domains)) if seat != large]
        boxes = rows(panel("others"), len(seats), measure("gap"))
        for seat, box in zip(seats, boxes, strict=False):
            yield from small_domain(view, seat, box, dice, names.get(seat, ""))


def _large(view: WhiteCastle, eye: Eye) -> int:
    """Return whose domain is shown large; the rival has none."""
    if eye.open.startswith(_OPEN):
        return int(eye.open.removeprefix(_OPEN))
    return eye.seat
