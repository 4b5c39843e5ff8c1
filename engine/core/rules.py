"""The rules of a game in words: one index of numbered rules, for everybody who cites them.

They stand in ``resources/games/<id>/rules/<language>/*.md``, one file for each chapter::

    # A turn

    ## WC-34 The next die moves up

    If dice lie in the middle of that bridge, the one beside the empty end moves there.

    Ruling: What we decided where the rulebook is silent.

    Reason: Why.

    Rests on: The sections of the rulebooks that it follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType

from engine.core.errors import ContentError, shown
from engine.core.value import value

NUMBER = r"(?:(?:WC|BC|SH|AMB|A)-|K)\d+"
"""How rules are numbered: by game, and by what each rulebook leaves open."""
_HEADING = re.compile(rf"## ({NUMBER}) (\S.*)")
_PARTS = {"Ruling: ": "ruling", "Reason: ": "reason", "Rests on: ": "passage"}
"""How a paragraph begins that is not part of the text."""


@value
class Rule:
    """One rule: what it says in our words, and why it says so."""

    number: str
    title: str
    chapter: str
    text: str
    """In Markdown, as are the others."""
    ruling: str = ""
    """What we decided, where the rulebook leaves it open."""
    reason: str = ""
    passage: str = ""
    """The sections of the rulebooks on which it rests."""


def rules_of(game_id: str, language: str = "en") -> Mapping[str, Rule]:
    """Return the rules of a game by their numbers, in reading order; none if nobody wrote them.

    >>> from engine.catalog import GAME_IDS
    >>> rules_of(GAME_IDS[-1])["SH-2"].title
    'Who wins'
    """
    return _rules(game_id, language)


@cache
def _rules(game_id: str, language: str) -> Mapping[str, Rule]:
    folder = files("resources") / "games" / game_id / "rules" / language
    return MappingProxyType(read_rules(folder, f"resources/games/{game_id}/rules/{language}"))


def read_rules(folder: Traversable, named: str) -> dict[str, Rule]:
    """Read the chapters in *folder*, or raise ContentError naming file and rule."""
    rules: dict[str, Rule] = {}
    chapters = folder.iterdir() if folder.is_dir() else ()
    for chapter in sorted(chapters, key=lambda file: file.name):
        for rule in _chapter(chapter.read_text(encoding="utf-8"), f"{named}/{chapter.name}"):
            if rule.number in rules:
                raise ContentError(f"{named}/{chapter.name}: {rule.number} is there twice.")
            rules[rule.number] = rule
    return rules


def _chapter(text: str, named: str) -> Iterator[Rule]:
    head, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title = head.strip()
    if not re.fullmatch(r"# \S.*", title):
        raise ContentError(f"{named} does not begin with the title of the chapter and a rule.")
    for part in parts:
        yield _rule(part, title.removeprefix("# "), named)


def _rule(part: str, chapter: str, named: str) -> Rule:
    heading, _, body = part.partition("\n")
    found = _HEADING.fullmatch(heading)
    if found is None:
        raise ContentError(f"{named}: '{shown(heading)}' is no number and title of a rule.")
    rule = Rule(found[1], found[2], chapter, **_said(body, f"{named}: {found[1]}"))
    _assert_whole(rule, named)
    return rule


def _said(body: str, named: str) -> dict[str, str]:
    """Sort the paragraphs of a rule: the text first, then each other part once."""
    said: dict[str, str] = {}
    for paragraph in body.strip().split("\n\n"):
        start = next((start for start in _PARTS if paragraph.startswith(start)), "")
        name = _PARTS.get(start, "text")
        if name == "text" and said.keys() <= {"text"}:
            said["text"] = f"{said.get('text', '')}\n\n{paragraph}".strip()
        elif name == "text" or name in said:
            raise ContentError(f"{named}: '{shown(paragraph)}' is not where it belongs.")
        else:
            said[name] = paragraph.removeprefix(start)
    return {"text": ""} | said


def _assert_whole(rule: Rule, named: str) -> None:
    """Refuse a rule that says nothing, or does not say why."""
    if not rule.text:
        raise ContentError(f"{named}: {rule.number} says nothing.")
    if bool(rule.ruling) != bool(rule.reason):
        raise ContentError(f"{named}: {rule.number} has a ruling without a reason, or the reverse.")
    if not (rule.passage or rule.ruling):
        raise ContentError(f"{named}: {rule.number} does not say what it rests on.")
