"""Tables line up, and progress shows only to people."""

import io
import sys

import pytest

from engine.reporting import progress, table


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_columns_line_up_with_figures_to_the_right():
    text = table(["what", "speed"], [["chess", 31000.0], ["a", 5]])
    assert text == "what       speed\nchess  31,000.00\na              5"


def test_a_pipe_gets_no_bar(monkeypatch: pytest.MonkeyPatch):
    pipe = io.StringIO()
    monkeypatch.setattr(sys, "stderr", pipe)
    assert list(progress([1, 2])) == [1, 2]
    assert pipe.getvalue() == ""


def test_a_terminal_gets_one_where_tqdm_is_installed(monkeypatch: pytest.MonkeyPatch):
    bars: list[object] = []

    def bar(items, **_: object):
        bars.append(items)
        return items

    monkeypatch.setattr(sys, "stderr", Terminal())
    monkeypatch.setattr("tqdm.tqdm", bar)
    assert list(progress([1, 2])) == [1, 2]
    assert bars == [[1, 2]]
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert list(progress([3])) == [3]
    assert len(bars) == 1
