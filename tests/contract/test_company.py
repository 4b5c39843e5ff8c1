"""What is decided in the open is decided before everybody, and shows what nobody hides."""

from __future__ import annotations

import re

import pytest

from engine.core.codec import text_of
from tests.contract.cases import EACH_COUNT, moments


@pytest.mark.parametrize(("game", "seats"), EACH_COUNT)
class TestBeforeEverybody:
    def test_whoever_decides_in_the_open_is_offered_the_same(self, game, seats):
        for table, _, _ in moments(game, seats, 18, 40):
            for seat, choice in table.state.waiting.items():
                if choice.in_the_open:
                    company = [other for other in range(seats) if other != seat]
                    view = table.state.seen_by(seat, *company)
                    assert view.waiting[seat] == choice
                    assert view.moves(seat) == table.state.moves(seat)

    def test_no_secret_of_anybody_stands_in_what_all_look_at(self, game, seats):
        for table, _, _ in moments(game, seats, 19, 20):
            view = table.state.seen_by(0, *range(1, seats))
            words = set(re.findall(r'"([^"]*)"', text_of(view)))
            for seat in range(seats):
                for secret in table.state.secrets_of(seat):
                    assert secret not in words, f"all read {secret} of {seat}"
