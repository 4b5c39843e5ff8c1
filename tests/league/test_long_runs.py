"""Long leagues: on processes, on a cluster, and on another day."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main

RUN = ("league", "tests.toys.lantern", "--seats", "2", "--players", "greedy,random", "--json")


def league(capsys: pytest.CaptureFixture[str], *more: str) -> Any:
    """Run a league; return what does not depend on the machine."""
    assert main([*RUN, *more]) == 0
    told = json.loads(capsys.readouterr().out)
    for side in ("a", "b"):
        if side in told:
            del told[side]["seconds_per_decision"]
    return told


def points_in(line: str) -> list[list[int]]:
    """Return the points of every play of a deal."""
    return [result["points"] for result in json.loads(line)]


def test_two_processes_come_to_the_same_result_as_one(capsys):
    assert league(capsys, "--games", "8", "--jobs", "2") == league(capsys, "--games", "8")


def test_a_cluster_of_two_workers_comes_to_the_same_result_as_one_process(capsys):
    distributed = pytest.importorskip("distributed")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # ports that are taken, clocks that were set
        with (
            distributed.LocalCluster(
                n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
            ) as cluster,
        ):
            told = league(capsys, "--games", "8", "--cluster", cluster.scheduler_address)
    assert told == league(capsys, "--games", "8")


def test_a_league_that_was_broken_off_goes_on(capsys, tmp_path: Path):
    file = tmp_path / "kept" / "league.jsonl"
    whole = league(capsys, "--games", "8", "--keep", str(file))
    head, *deals = file.read_text().splitlines()
    assert len(deals) == 4
    changed = json.loads(deals[0])
    changed[0]["points"][0] += 100
    file.write_text("\n".join([head, json.dumps(changed), deals[1], deals[2][:20]]))
    again = league(capsys, "--games", "8", "--keep", str(file))
    assert again != whole, "what was kept is not played again"
    rest = file.read_text().splitlines()[2:]
    assert list(map(points_in, rest)) == list(map(points_in, deals[1:]))


def test_what_was_kept_of_another_league_is_refused(capsys, tmp_path: Path):
    file = tmp_path / "league.jsonl"
    league(capsys, "--games", "2", "--keep", str(file))
    assert main([*RUN, "--games", "2", "--seed", "2", "--keep", str(file)]) == 2
    assert "belongs to another run" in capsys.readouterr().err


def test_a_sequential_test_stops_as_soon_as_it_is_sure(capsys):
    told = league(capsys, "--games", "2000", "--sprt", "0,200")
    assert told["sprt"]["verdict"] == "stronger"
    assert told["games"] < 300


def test_a_rating_puts_all_levels_in_one_order(capsys):
    told = league(capsys, "--games", "60", "--mode", "rating")
    assert [rated["level"] for rated in told["ratings"]] == ["greedy", "random"]
    strong, weak = told["ratings"]
    assert strong["mu"] > weak["mu"] + weak["sigma"] / 4
