"""White Castle on its real board, without motion."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.white_castle import TABLETOP
from engine.games.white_castle import GAME
from tests.desktop_app.conftest import Opener
from tests.desktop_app.whole_plays import Dealer, dealer


@pytest.fixture
def deal(qtbot: Any, open_session: Opener) -> Dealer:
    """Open a page with seats of these kinds."""
    return dealer(qtbot, open_session, GAME, TABLETOP)
