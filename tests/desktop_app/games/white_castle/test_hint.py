"""A hint can always be followed by hand."""

from __future__ import annotations

from engine.games.white_castle.moves import Exchange, Take
from tests.desktop_app.whole_plays import Dealer


def test_a_hint_that_needs_a_seal_in_between_points_at_the_seal_first(deal: Dealer) -> None:
    page = deal("human", "human")
    take = exchange = None
    while not (take and exchange):
        seat = page.session.decider
        assert seat is not None
        page.session.play(seat, page.session.view.moves(seat)[0])
        if page.curtain.isVisible():
            page.curtain.button.click()
        offers = page.session.offers(page.session.watcher)
        take = next((move for move in offers if isinstance(move, Take)), None)
        exchange = next((move for move in offers if isinstance(move, Exchange)), None)
    page.hands.show_hint((take, exchange))
    assert page.hands.bubble.text() == page.wording.move(exchange, page.hands.shown)
