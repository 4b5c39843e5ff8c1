"""What a clan holds: resources in a tray, seals, coins, points, and the lantern area."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.cards import LanternCard, LanternFace
from desktop_app.games.white_castle.faces.domains import BarFace, ClanFace, CoinsFace, SealsFace
from desktop_app.games.white_castle.faces.sizes import measure, within
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.layout import inset, panel, rows
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Box, Face, Place
from engine.games.white_castle.components import Resource
from engine.games.white_castle.state import Domain, WhiteCastle

BARS = (Resource.FOOD, Resource.IRON, Resource.PEARL)


def stock(view: WhiteCastle, seat: int, name: str) -> Iterator[Place]:
    """Lay out name and points, the tray, and, once the pairs are dealt out, seals and coins."""
    domain = view.domains[seat]
    tray = inset(panel("tray"), 2 * measure("pad"))
    for resource, line in zip(BARS, rows(tray, 3, measure("gap")), strict=True):
        face = BarFace(resource.value, domain.stock(resource))
        yield _priced(spots.stock(seat, resource), line, face, "tray_note")
    who = ClanFace(seat, name, domain.points, domain.influence)
    yield Place(spots.clan(seat), panel("who"), who)
    if view.pairs:
        return
    yield Place(spots.stock(seat, Resource.SEAL), panel("seals"), SealsFace(domain.seals))
    coins = CoinsFace(domain.coins)
    yield _priced(spots.stock(seat, Resource.COIN), panel("coins"), coins, "coin_note")


def _priced(spot: Spot, box: Box, face: Face, note: str) -> Place:
    """Write what it would cost below the figure, so that both can be read."""
    return Place(spot, box, face, notes=within(box, note), bounds_notes=True)


def lantern_area(view: WhiteCastle, seat: int, box: Box) -> Iterator[Place]:
    """Let the cards hang side by side: narrower if there are many, then closer."""
    yield Place(spots.lantern(seat), box, LanternFace())
    cards, gap = view.domains[seat].lantern, measure("gap")
    line = within(box, "lantern_cards")
    line = Box(line.x, line.y, box.x + box.w - line.x - gap, box.h - 11)
    share = line.w / max(1, len(cards)) - gap / 2
    width = min(measure("lantern_card"), max(measure("lantern_tight"), share))
    step = min(width + gap, (line.w - width) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        place = Box(line.x + number * step, line.y, width, line.h)
        yield Place(spots.lantern_card(seat, number), place, LanternCard(card))


def held(domain: Domain) -> Iterator[tuple[Resource, int]]:
    """Return all that a small domain shows in figures."""
    for resource in (*BARS, Resource.COIN, Resource.SEAL):
        yield resource, domain.stock(resource)
