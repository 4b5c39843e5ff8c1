"""Every numbered rule of Shogun is named by the test that shows it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from engine.core.rules import rules_of

RULES = set(rules_of("shogun"))
NOT_TESTED: dict[str, str] = {}
"""Rules no test can be written for, each with the reason; none at present."""


def test_every_rule_is_named_in_the_docstring_of_a_test():
    named = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for docstring in docstrings_of_tests(file.read_text(encoding="utf-8")):
            named |= set(re.findall(r"\b(?:SH|AMB)-\d+\b", docstring))
    assert sorted(RULES - named - set(NOT_TESTED)) == []
    assert sorted(named - RULES) == []
    assert sorted(set(NOT_TESTED) & named) == []


def docstrings_of_tests(source: str) -> Iterator[str]:
    """Yield what the tests of a file say; the head of the file does not count."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield ast.get_docstring(node) or ""
