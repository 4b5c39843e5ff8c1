"""The rules page says what events and special cards do; figures are those of the cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.shogun import content

HELP = Path(__file__).parents[4] / "resources" / "games" / "shogun" / "help"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in HELP.glob("*.md")}
LOSSES = re.compile(r"^\| [^|]+ \| ([\d, ]+) \| [^|]+ \|$", re.MULTILINE)


@pytest.mark.parametrize("name", ["de", "en", "it"])
def test_every_event_stands_in_the_rules_with_its_loss_of_rice(name: str) -> None:
    """SH-37, SH-91."""
    season = chapter(name, 2)
    losses = [int(loss) for row in LOSSES.findall(season) for loss in row.split(", ")]
    assert sorted(losses) == sorted(event.rice_loss for event in content.EVENTS)


@pytest.mark.parametrize("name", ["de", "en", "it"])
def test_every_special_card_stands_in_the_rules(name: str) -> None:
    """SH-39."""
    *_, cards = chapter(name, 2).strip().split("| --- | --- |\n")
    assert len(cards.strip().splitlines()) == len(content.SPECIALS)


@pytest.mark.parametrize(
    ("name", "event_first", "peasants_first"),
    [
        ("en", "the event comes first, then the special card", "peasants are lost first"),
        ("de", "zuerst das Ereignis, dann die Sonderkarte", "gehen zuerst Bauern verloren"),
        ("it", "prima l’evento, poi la carta speciale", "si perdono prima i contadini"),
    ],
)
def test_what_comes_first_is_said(name: str, event_first: str, peasants_first: str) -> None:
    """SH-43, SH-75."""
    assert event_first in chapter(name, 2)
    assert peasants_first in chapter(name, 4)


def chapter(name: str, number: int) -> str:
    """Return a chapter of the rules in a language."""
    return TEXTS[name].split("\n## ")[number]
