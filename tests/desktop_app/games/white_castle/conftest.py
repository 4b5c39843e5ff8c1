"""White Castle on its real board, without motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop_app.games.white_castle import TABLETOP
from desktop_app.settings import Settings
from desktop_app.windows.game_page import GamePage
from engine import catalog
from tests.desktop_app.conftest import Opener

Dealer = Callable[..., GamePage]


@pytest.fixture
def deal(qtbot: Any, open_session: Opener) -> Dealer:
    """Open a page with seats of these kinds."""

    def deal_one(*kinds: str, seed: int = 5) -> GamePage:
        wishes = Settings()
        wishes.change(animation="off", confirm_turn=False)
        session = open_session(catalog.load("white_castle"), *kinds, seed=seed)
        page = GamePage(session, TABLETOP, wishes)
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        session.start()
        return page

    return deal_one
