"""The bill of materials names everything that is delivered."""

from __future__ import annotations

import importlib
import json
from importlib.metadata import version
from pathlib import Path

import pytest

from desktop_app.keep.licence_texts import components


def test_the_bill_names_what_is_in_the_program_and_is_the_same_twice(tmp_path: Path) -> None:
    pytest.importorskip("cyclonedx", reason="it comes with the extra package")
    bill = importlib.import_module("bill_of_materials")
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    (bundle / "libicudata.so.73").touch()
    path = bill.write(bundle, tmp_path)
    first = path.read_bytes()
    said = json.loads(first)
    assert said["metadata"]["component"]["version"] == version("kastellan")
    named = {part["name"] for part in said["components"]}
    assert {c.distribution for c in components() if c.distribution} <= named
    assert {"Python", "Qt", "ICU"} <= named
    assert "libffi" not in named, "it is not in this bundle"
    assert bill.write(bundle, tmp_path).read_bytes() == first
