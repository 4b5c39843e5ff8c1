"""The tutorial in CONTRIBUTING.md runs as it stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from engine.__main__ import main

TEXT = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTION = TEXT.partition("### Your own player")[2].partition("\n#")[0]
CODE = re.findall(r"```python\n(.*?)```", SECTION, re.DOTALL)
COMMANDS = [line for line in SECTION.splitlines() if line.startswith("python -m engine ")]


def test_a_player_of_ones_own_takes_thirty_lines_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    (code,) = CODE
    assert len(code.splitlines()) <= 30
    (tmp_path / "my_players.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert len(COMMANDS) == 2
    for command in COMMANDS:
        asked = shlex.split(re.sub(r"--games \d+", "--games 1", command))[3:]
        assert main(asked) == 0, command
        assert capsys.readouterr().out
