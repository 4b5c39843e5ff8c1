"""How answers are written in records and read aloud."""

from __future__ import annotations

import pytest

from engine.games.shogun.moves import (
    ASSIGN,
    DECK,
    LEAVE,
    MARCH,
    READY,
    RENEW,
    STAY,
    TAKE_PLACE,
    WITHDRAW,
    Claim,
    FaceRevolt,
    Settle,
)
from tests.games.shogun.scenes import ACTION, P, chest


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Claim(P["kai"]), "take kai"),
        (Claim(DECK), "take deck"),
        (RENEW, "renew"),
        (Settle(4), "settle 4"),
        (ASSIGN[ACTION["collect_tax"]][P["settsu"]], "plan collect_tax settsu"),
        (ASSIGN[10][chest(3)], "plan bid chest-3"),
        (LEAVE[0], "leave build_castle"),
        (WITHDRAW[10], "withdraw bid"),
        (READY, "ready"),
        (TAKE_PLACE[0], "place 1"),
        (MARCH[P["izu"]][3], "march 3 izu"),
        (STAY, "stay"),
        (FaceRevolt(P["awa_boso"]), "face awa_boso"),
    ],
)
def test_a_move_is_written_in_the_words_of_the_table(move, text):
    assert str(move) == text
