"""Two toy games that exercise everything the core can do."""

from engine import catalog, running

if running.is_compiled:
    __path__ = [str(running.FOLDER / "tests" / "toys"), *__path__]

TOYS = (catalog.add("tests.toys.lantern"), catalog.add("tests.toys.tower"))
