"""What the docstrings of the engine show a reader can be tried, and goes as they say."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import walk_packages

import engine


def test_every_example_in_a_docstring_goes_as_it_says() -> None:
    names = [module.name for module in walk_packages(engine.__path__, "engine.")]
    tried = 0
    for name in names:
        if not name.endswith("__main__"):
            result = doctest.testmod(import_module(name))
            assert result.failed == 0, f"{name}: {result.failed} examples go otherwise"
            tried += result.attempted
    assert tried >= 12
