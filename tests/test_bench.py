"""What the bench makes of speeds: ratios, and the losses since they were last written down."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import bench, catalog
from engine.measuring import works_of

WAS = {"decision_ratio": 4.0, "step_ratio": 6.0, "compiled": {"decision_ratio": 12.0}}


@pytest.fixture
def baseline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "baseline.json"
    file.write_text(json.dumps({"games": {"toy": WAS}}))
    monkeypatch.setattr(bench, "BASELINE", file)


@pytest.mark.usefixtures("baseline")
def test_a_loss_above_a_tenth_is_named():
    now = {"decision_ratio": 3.5, "step_ratio": 5.5, "compiled": {"decision_ratio": 6.0}}
    assert list(bench.losses({"toy": now})) == [
        "toy, plain: decision_ratio has lost 12%: 3.5, not 4.0.",
        "toy, compiled: decision_ratio has lost 50%: 6.0, not 12.0.",
    ]


@pytest.mark.usefixtures("baseline")
def test_noise_gains_other_games_and_a_missing_compiler_are_no_losses():
    assert list(bench.losses({"toy": WAS | {"decision_ratio": 3.7, "step_ratio": 60.0}})) == []
    assert (
        list(bench.losses({"toy": {"decision_ratio": 4.0}, "new": {"decision_ratio": 1.0}})) == []
    )


def test_the_baseline_holds_ratios_of_every_game_and_nothing_else():
    said = json.loads(bench.BASELINE.read_text(encoding="utf-8"))["games"]
    assert said.keys() == set(catalog.GAME_IDS)
    for figures in said.values():
        compiled = figures.pop("compiled")
        assert figures.keys() == compiled.keys()
        assert all(name.endswith("_ratio") for name in figures)


def test_a_step_is_a_copy_and_a_move_and_leaves_the_position_as_it_was():
    """Every move of every moment is tried, so twice the same number."""
    work = works_of(catalog.load("shogun"))["steps"]
    assert work() == work() > 6
