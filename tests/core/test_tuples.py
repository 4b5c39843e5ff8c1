"""Edits of tuples give new tuples."""

from engine.core.tuples import added, put, without, without_at


def test_each_edit_changes_one_place():
    assert put((1, 2, 3), 1, 9) == (1, 9, 3)
    assert added((1, 2, 3), 2, -1) == (1, 2, 2)
    assert without((1, 2, 2), 2) == (1, 2)
    assert without_at((1, 2, 3), 0) == (2, 3)
