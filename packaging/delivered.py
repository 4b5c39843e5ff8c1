"""Print what of others is delivered, as pip writes it, for ``pip-audit``."""

from __future__ import annotations

from importlib.metadata import version

import contents

for name in contents.DISTRIBUTIONS:
    if name != "kastellan":
        print(f"{name}=={version(name)}")
