"""Finding what measures are worth: linear values that change smoothly over the stages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.ai.learned import Table
from engine.training.self_play import Row

Numbers = NDArray[np.float64]
CAUTIONS = (3.0, 10.0, 30.0, 100.0, 300.0)
"""How much a weight must explain before it is believed (ridge); what predicts best is taken."""
_OF_NOISE = 50.0
_HELD_BACK = 6
"""Every so many-th play is kept to look how wrong the values are: rows of a play are alike."""


class Rows:
    """What was counted of one sort of seat, by play."""

    def __init__(self, sort: str, plays: Sequence[Sequence[Row]]) -> None:
        about_it = [[row for row in play if row[0] == sort] for play in plays]
        played = [play for play in about_it if play]
        own = [row for play in played for row in play]
        self.stage = np.array([row[1] for row in own])
        self.to_come = np.array([row[4] - row[2] for row in own], dtype=float)
        self.counted = np.array([row[3] for row in own], dtype=float)
        number = np.repeat(np.arange(len(played)), [len(play) for play in played])
        # Too few plays cannot be parted: then all are learned from, and looked at.
        self.held_back = (number % _HELD_BACK == _HELD_BACK - 1) | (len(played) < _HELD_BACK)


def fitted(sort: str, plays: Sequence[Sequence[Row]], stages: int) -> tuple[Table, float]:
    """Return values for one sort of seat, and by how much they are wrong on plays held back."""
    rows = Rows(sort, plays)
    scatter = _scatter(rows.stage, rows.to_come, stages)
    known = ~rows.held_back | rows.held_back.all()
    tried = [(*_wrong(rows, known, scatter, caution), caution) for caution in CAUTIONS]
    size, wrong, caution = min(tried, key=lambda one: one[0])
    stage = rows.stage[rows.held_back]
    spread = tuple(round(_size(wrong[stage == n]), 3) for n in range(stages))
    weights = _weights(rows.counted, rows.stage, rows.to_come, scatter, caution)
    rounded = tuple(tuple(round(float(w), 5) for w in row) for row in weights)
    return Table(sort, rounded, spread), size


def _wrong(
    rows: Rows, known: NDArray[np.bool_], scatter: Numbers, caution: float
) -> tuple[float, Numbers]:
    """Return by how much values found on *known* rows are wrong on the others, and each error."""
    found = _weights(rows.counted[known], rows.stage[known], rows.to_come[known], scatter, caution)
    counted, stage = rows.counted[rows.held_back], rows.stage[rows.held_back]
    wrong = rows.to_come[rows.held_back] - np.einsum("ij,ij->i", counted, found[stage])
    return _size(wrong / scatter[stage] * scatter.mean()), wrong


def _scatter(stage: NDArray[Any], still_to_come: Numbers, stages: int) -> Numbers:
    """Return how much results differ at each stage: where they do, a row tells less."""
    found = [still_to_come[stage == n] for n in range(stages)]
    return np.array([max(1.0, float(part.std())) if len(part) > 1 else 10.0 for part in found])


def _weights(
    counted: Numbers, stage: NDArray[Any], wanted: Numbers, scatter: Numbers, caution: float
) -> Numbers:
    """Solve for weights that are a parabola over the stages, by weighted ridge regression."""
    stages = len(scatter)
    mean, size = counted.mean(0), counted.std(0) + 1e-6
    constant = counted.std(0) == 0
    mean[constant], size[constant] = 0.0, np.maximum(np.abs(counted).max(0)[constant], 1e-6)
    normal = (counted - mean) / size
    curve = _curve(np.arange(stages), stages)
    rows = (normal[:, :, None] * curve[stage][:, None, :]).reshape(len(normal), -1)
    weighed = rows * (_OF_NOISE / scatter[stage] ** 2)[:, None]
    # Nothing is held against the measure that is always 1; it gets what is taken off the others.
    always = int(np.argmax(constant & (counted[0] == 1)))
    doubt = np.full(curve.shape[1] * counted.shape[1], caution)
    doubt[always * curve.shape[1] : (always + 1) * curve.shape[1]] = 1e-6
    square = weighed.T @ rows + np.diag(doubt)
    solved = np.linalg.solve(square, weighed.T @ wanted).reshape(counted.shape[1], -1)
    by_stage: Numbers = (solved @ curve.T).T / size
    by_stage[:, always] -= (by_stage * mean).sum(1)
    return by_stage


def _curve(stage: NDArray[Any], stages: int) -> Numbers:
    along = stage / max(1, stages - 1)
    return np.stack([np.ones_like(along), along, along * along], 1)


def _size(wrong: Numbers) -> float:
    return float(np.sqrt((wrong**2).mean())) if len(wrong) else 0.0
