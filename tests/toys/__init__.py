"""Two toy games that exercise everything the core can do."""

from engine import catalog

TOYS = (catalog.add("tests.toys.lantern"), catalog.add("tests.toys.tower"))
