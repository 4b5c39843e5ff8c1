"""Pages of rules: the short ones in the language of the player, then every rule by its number."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from engine.core.rules import Rule, rules_of

BY_NUMBER = 3
"""How deep the headings of numbered rules are; no other headings are so deep."""


def overview(game_id: str, spoken: str) -> str:
    """Return the short rules in this language, or else in English; empty if there are none."""
    folder = files("resources").joinpath("games", game_id, "help")
    for name in (spoken, "en"):
        path = folder.joinpath(f"{name}.md")
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


def page(game_id: str, spoken: str) -> str:
    """Return the short rules, then every rule with its ruling, reason and source, in Markdown."""
    own = rules_of(game_id, spoken)
    rules = own or rules_of(game_id)
    parts = [overview(game_id, spoken)]
    if rules:
        translate = QCoreApplication.translate
        parts.append("# " + translate("RulePages", "Every rule by its number"))
        if not own:
            parts.append(translate("RulePages", "These are in English so far."))
        for chapter, within in groupby(rules.values(), lambda rule: rule.chapter):
            parts += [f"## {chapter}", *(part for rule in within for part in _told(rule))]
    return "\n\n".join(part for part in parts if part)


def _told(rule: Rule) -> Iterator[str]:
    translate = QCoreApplication.translate
    yield f"{'#' * BY_NUMBER} {rule.number} {rule.title}"
    yield rule.text
    for said, part in (
        (translate("RulePages", "How we decided: {text}"), rule.ruling),
        (translate("RulePages", "Why: {text}"), rule.reason),
        (translate("RulePages", "Rests on: {text}"), rule.passage),
    ):
        if part:
            yield said.format(text=part)
