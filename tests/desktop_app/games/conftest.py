"""Each game on its real board, without motion."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.kit import catalog as boards
from engine import catalog
from tests.desktop_app.conftest import Opener
from tests.desktop_app.whole_plays import Dealer, dealer


@pytest.fixture
def deal(request: pytest.FixtureRequest, qtbot: Any, open_session: Opener) -> Dealer:
    """Open a page of the game whose folder the test lies in, with seats of these kinds."""
    game_id = request.path.parent.name
    tabletop = boards.load(game_id)
    assert tabletop
    return dealer(qtbot, open_session, catalog.load(game_id), tabletop)
