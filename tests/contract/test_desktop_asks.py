"""The desktop asks and words; no rule is run by it, neither to price a target nor to try one."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop_app.kit import catalog
from desktop_app.kit.gestures import Gesture, reach_of, why_not
from desktop_app.kit.picture import Eye
from desktop_app.kit.tabletop import Tabletop
from engine.core.agenda import Choice, Step
from engine.core.game import Game
from engine.core.table import Table
from tests.contract.cases import GAMES, moments

ROOT = Path(__file__).parents[2]
RULES = ("attempts", "why_not", "moves", "take", "run")
"""What choices and steps do; a window asks the state instead, which does not change for it."""
CHANGES = {"take", "apply", "push", "tell", "reveal", "guess", "change_plan", "after"}
"""What changes a state, or tries it out, by its name in the source."""
BOARDS = [
    pytest.param(game, tabletop, id=game.id)
    for game in GAMES
    if (tabletop := catalog.load(game.id))
]


def family(base: type) -> Iterator[type]:
    yield base
    for child in type.__subclasses__(base):
        yield from family(child)


@pytest.fixture
def callers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note which modules of the desktop call a choice or a step themselves."""
    found: list[str] = []
    for cls in {*family(Choice), *family(Step)}:
        for name in RULES:
            if name in vars(cls):
                monkeypatch.setattr(
                    cls, name, noted(vars(cls)[name], f"{cls.__name__}.{name}", found)
                )
    return found


def noted(method: Callable[..., Any], named: str, found: list[str]) -> Callable[..., Any]:
    def call(*args: Any, **named_args: Any) -> Any:
        caller = sys._getframe(1).f_globals["__name__"]
        if caller.split(".")[0] == "desktop_app":
            found.append(f"{caller} calls {named}")
        return method(*args, **named_args)

    return call


@pytest.mark.parametrize(("game", "tabletop"), BOARDS)
def test_no_window_runs_a_choice_to_draw_to_price_or_to_explain(
    qapp: object, game: Game[Any], tabletop: Tabletop, callers: list[str]
) -> None:
    asked = 0
    for table, seat, _ in moments(game, game.seats[-1], 21, 12):
        view = table.state.seen_by(seat)
        shown(tabletop, view, seat)
        for gesture, paths in reach(tabletop, table, seat):
            tabletop.note(view, seat, paths[0])
            tabletop.wording().move(paths[0][0], view)
            why_not(view, seat, Gesture(gesture.source), tabletop.gesture_of, ahead(table, seat))
            asked += 1
    assert asked > 50
    assert not callers, sorted(set(callers))


def shown(tabletop: Tabletop, view: Any, seat: int) -> None:
    wording = tabletop.wording()
    picture = tabletop.picture(view, Eye(seat))
    wording.prompt(view.waiting[seat], view)
    for place in picture.places:
        wording.spot(place.spot, view)
        tuple(tabletop.lights(place.spot, view))


def ahead(table: Table, seat: int) -> Callable[[Any], Any]:
    return lambda move: table.look_ahead(seat, move)


def reach(tabletop: Tabletop, table: Table, seat: int) -> list[tuple[Gesture, Any]]:
    found = reach_of(
        table.state.seen_by(seat), seat, tabletop.gesture_of, ahead(table, seat), tabletop.shortcuts
    )
    return [(gesture, found.paths(gesture)) for gesture, _ in found.gestures()]


@pytest.mark.parametrize(("game", "tabletop"), BOARDS)
def test_what_is_written_on_a_target_is_what_the_engine_foretells(
    qapp: object, game: Game[Any], tabletop: Tabletop
) -> None:
    noted = 0
    for table, seat, _ in moments(game, game.seats[-1], 22, 15):
        view = table.state.seen_by(seat)
        for _, paths in reach(tabletop, table, seat):
            note = tabletop.note(view, seat, paths[0])
            if note:
                noted += 1
                many = [path for path in paths if game.foretell(view, seat, path)]
                assert many, f"{note} at {paths[0]} comes from nowhere"
    assert noted > 20


def test_no_source_of_the_boards_changes_or_tries_a_state() -> None:
    files = [
        *(ROOT / "desktop_app" / "games").rglob("*.py"),
        *(ROOT / "desktop_app/kit").rglob("*.py"),
    ]
    assert len(files) > 50
    told = [
        f"{file.relative_to(ROOT)}:{node.lineno} {node.func.attr}"
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in CHANGES
    ]
    assert told == []
