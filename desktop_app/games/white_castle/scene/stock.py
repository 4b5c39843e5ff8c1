"""What a clan holds: resources as bars from 0 to 7, seals, coins, points, and the lantern area."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.white_castle.faces.domains import (
    BarFace,
    ClanFace,
    CoinsFace,
    LanternFace,
    SealsFace,
)
from desktop_app.games.white_castle.faces.effects import Effect, sign_of
from desktop_app.games.white_castle.faces.sizes import measure
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.scene.layout import below, inset, right_of, rows, top
from desktop_app.kit.picture import Box, Place
from engine.games.white_castle.components import Resource
from engine.games.white_castle.content import BACK
from engine.games.white_castle.state import Domain, WhiteCastle

BARS = (Resource.FOOD, Resource.IRON, Resource.PEARL)


def stock(view: WhiteCastle, seat: int, box: Box, name: str) -> Iterator[Place]:
    """Lay out name and points, three bars, seals and coins."""
    domain = view.domains[seat]
    high = measure("clan_head")
    head = top(box, high)
    yield Place(spots.clan(seat), head, ClanFace(seat, name, domain.points, domain.influence))
    bars = top(below(box, high + 4), 3 * measure("bar_height"))
    for resource, line in zip(BARS, rows(bars, 3, 3), strict=True):
        face = BarFace(resource.value, domain.stock(resource))
        yield Place(spots.stock(seat, resource), line, face)
    last = below(box, high + bars.h + 8)
    seals = Box(last.x, last.y, measure("seals_width"), last.h)
    coins = Box(last.x + seals.w + 4, last.y, last.w - seals.w - 4, last.h)
    yield Place(spots.stock(seat, Resource.SEAL), seals, SealsFace(domain.seals))
    yield Place(spots.stock(seat, Resource.COIN), coins, CoinsFace(domain.coins))


def lantern_area(view: WhiteCastle, seat: int, box: Box) -> Iterator[Place]:
    """Lay the cards side by side, closer if there are many."""
    yield Place(spots.lantern(seat), box, LanternFace())
    width = measure("lantern_card")
    cards = view.domains[seat].lantern
    inner = inset(right_of(box, box.h - 6), 3)
    step = min(width + 4, (inner.w - width) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        place = Box(inner.x + number * step, inner.y, width, inner.h)
        face = Effect((sign_of(BACK[card]),), "card", "ink_soft", measure("icon") + 2)
        yield Place(spots.lantern_card(seat, number), place, face)


def held(domain: Domain) -> Iterator[tuple[Resource, int]]:
    """Return all that a small domain shows in figures."""
    for resource in (*BARS, Resource.COIN, Resource.SEAL):
        yield resource, domain.stock(resource)
