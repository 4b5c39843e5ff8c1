"""What all tests share: Qt without a screen, the games, and how golden files are renewed."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# What is tested is the source, unless make test-compiled asks for what was made of it.
os.environ.setdefault("KASTELLAN_ENGINE", "plain")

# A shared, noisy machine: no deadlines, and the blob that repeats a failure is always printed.
settings.register_profile("kastellan", deadline=None, print_blob=True)
settings.load_profile("kastellan")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-playthroughs",
        action="store_true",
        help="write golden playthroughs and perft counts anew instead of comparing",
    )


@pytest.fixture
def updating(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written."""
    return bool(request.config.getoption("--update-playthroughs"))
