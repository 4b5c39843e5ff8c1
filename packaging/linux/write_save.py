"""Write a save to open: ``write_save.py FILE``."""

from __future__ import annotations

import sys
from pathlib import Path

from engine import catalog
from engine.core.table import Table
from engine.saving import files

files.save(Path(sys.argv[1]), Table(catalog.load(catalog.GAME_IDS[0]), 2, 1))
