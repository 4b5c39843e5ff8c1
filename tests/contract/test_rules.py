"""Every rule that is cited anywhere can be read, and says why it says so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import catalog
from engine.core.rules import NUMBER, Rule, rules_of

ROOT = Path(__file__).parents[2]
CITED = re.compile(rf"(?<![\w-])({NUMBER})(?![\w-])")
FOLDERS = ("engine", "desktop_app", "resources", "tests")
KINDS = {".py", ".md", ".json", ".ts"}
MADE_UP = {
    "tests/core/test_rules.py",
    "tests/contract/test_rules.py",
    "tests/desktop_app/test_rules_window.py",  # it looks for SH-999
}
"""Where numbers are cited that need not exist."""
RULES = {game_id: rules_of(game_id) for game_id in catalog.GAME_IDS}
EACH_RULE = [rule for rules in RULES.values() for rule in rules.values()]


def cited() -> Iterator[tuple[str, str]]:
    """Yield every number that stands in our texts, and the file in which it does."""
    top = (path for path in ROOT.glob("*.md"))
    below = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*"))
    for path in (*top, *below):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in KINDS and name not in MADE_UP:
            for number in set(CITED.findall(path.read_text(encoding="utf-8"))):
                yield number, name


def test_every_number_that_is_cited_is_that_of_a_rule():
    known = {number for rules in RULES.values() for number in rules}
    found = list(cited())
    assert len({number for number, _ in found}) > 250
    assert sorted((number, name) for number, name in found if number not in known) == []


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_the_rules_are_the_same_in_every_language(game_id: str, language: str):
    """Whoever reads a rule in another language finds its number, its ruling and its tables."""
    other = rules_of(game_id, language)
    assert [*other] == [*RULES[game_id]]
    for number, rule in RULES[game_id].items():
        said = other[number]
        assert said.text != rule.text
        assert bool(said.ruling) == bool(rule.ruling), number
        assert said.text.count("\n|") == rule.text.count("\n|"), number
        for part in (said.text, said.ruling, said.reason, said.passage):
            assert not part or part.rstrip()[-1] in ".?|:)", f"{number}: {part}"


def test_no_two_games_number_a_rule_alike():
    assert len(EACH_RULE) == len({rule.number for rule in EACH_RULE})


@pytest.mark.parametrize("game_id", catalog.GAME_IDS)
def test_the_folder_of_a_game_cites_no_rule_of_another(game_id: str):
    homes = (f"engine/games/{game_id}/", f"resources/games/{game_id}/", f"tests/games/{game_id}/")
    own = {number for number, name in cited() if name.startswith(homes)}
    assert own <= RULES[game_id].keys()


@pytest.mark.parametrize("rule", EACH_RULE, ids=lambda rule: rule.number)
def test_a_rule_is_said_in_whole_sentences(rule: Rule):
    assert 2 < len(rule.title) <= 60
    assert rule.title[-1] not in ".:,"
    for part in (rule.text, rule.ruling, rule.reason, rule.passage):
        assert not re.search(r"`|\.json|  |\bspec\b|TODO", part)
        assert not part or part.rstrip()[-1] in ".?|:)", part
