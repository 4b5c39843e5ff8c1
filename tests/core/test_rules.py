"""Rules in words are read into one index; an error names the file and the rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.errors import ContentError
from engine.core.rules import Rule, read_rules, rules_of

WHOLE = """# A turn

## WC-1 Take a die

From an end.

- Or not.

Ruling: From either end.

Reason: No end is named.

Rests on: Rules, page 2.

## WC-2 Place it

Anywhere.

Rests on: Rules, page 3.
"""


def test_a_rule_has_its_chapter_its_text_and_why(tmp_path: Path):
    (tmp_path / "02_turn.md").write_text(WHOLE)
    (tmp_path / "01_setup.md").write_text("# Set-up\n\n## K3 Dice\n\nRoll.\n\nRests on: Rules.\n")
    rules = read_rules(tmp_path, "here")
    assert list(rules) == ["K3", "WC-1", "WC-2"]
    assert rules["WC-1"] == Rule(
        "WC-1",
        "Take a die",
        "A turn",
        "From an end.\n\n- Or not.",
        "From either end.",
        "No end is named.",
        "Rules, page 2.",
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("## WC-1 Take a die\n", "01.md does not begin with the title"),
        ("", "01.md does not begin with the title"),
        ("# A turn\n\n## Take a die\n", "'## Take a die' is no number and title"),
        ("# A turn\n\n## WC-1 Take a die\n\nRests on: Page 2.\n", "WC-1 says nothing"),
        ("# A turn\n\n## WC-1 Take a die\n\nSo.\n", "WC-1 does not say what it rests on"),
        ("# A turn\n\n## WC-1 Take\n\nSo.\n\nRuling: So.\n\nRests on: X.\n", "without a reason"),
        ("# A turn\n\n## WC-1 Take\n\nSo.\n\nReason: So.\n\nRests on: X.\n", "without a reason"),
        ("# A turn\n\n## WC-1 Take\n\nSo.\n\nRests on: X.\n\nMore.\n", "'More.' is not where"),
        ("# A\n\n## WC-1 T\n\nSo.\n\nRests on: X.\n\nRests on: Y.\n", "'Rests on: Y.' is not"),
        (WHOLE + "\n## WC-1 Again\n\nSo.\n\nRests on: X.\n", "WC-1 is there twice"),
    ],
)
def test_a_damaged_chapter_is_refused(tmp_path: Path, text: str, told: str):
    (tmp_path / "01.md").write_text(text)
    with pytest.raises(ContentError, match=r"^here/01\.md") as caught:
        read_rules(tmp_path, "here")
    assert told in str(caught.value)


def test_a_game_or_language_without_rules_has_none():
    assert not rules_of("white_castle", "tlh")
    assert not rules_of("chess")
