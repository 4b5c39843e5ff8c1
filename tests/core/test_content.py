"""Content files are checked; an error names file, record and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.content import read
from engine.core.errors import ContentError
from engine.core.value import value


@value
class Cost:
    coins: int


@value
class Card:
    id: str
    cost: Cost
    tags: tuple[str, ...] = ()


@pytest.fixture
def write(tmp_path: Path):
    folder = tmp_path / "games" / "toy"
    folder.mkdir(parents=True)

    def written(text: str) -> tuple[Card, ...]:
        (folder / "cards.json").write_text(text)
        return read("toy", "cards.json", tuple[Card, ...], root=tmp_path)

    return written


def test_cards_come_out_as_frozen_values(write):
    cards = write('[{"id": "crane", "cost": {"coins": 2}, "tags": ["a"]}]')
    assert cards == (Card("crane", Cost(2), ("a",)),)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[{"id": "crane", "cost": {"coins": "2"}}]', "record 'crane', field cost.coins: "),
        ('[{"id": "crane", "cost": {}}]', "record 'crane', field cost.coins: Field required"),
        ('[{"cost": {"coins": 2}}]', "record number 1, field id: Field required"),
        ('{"id": "crane"}', "record of the whole file, field itself: "),
        ('[{"id": "crane", "cost": {"coins": 2}', "is not JSON"),
    ],
)
def test_an_error_names_file_record_and_field(write, text: str, complaint: str):
    with pytest.raises(ContentError, match=r"resources/games/toy/cards\.json") as caught:
        write(text)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named():
    with pytest.raises(ContentError, match=r"resources/games/nowhere/cards\.json cannot be read"):
        read("nowhere", "cards.json", tuple[Card, ...])
