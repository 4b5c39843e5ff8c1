"""Whose work the program contains, and on what terms."""

from __future__ import annotations

import json
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files

from engine.core.value import value


@value
class Component:
    """Something others made that is delivered with the program."""

    name: str
    distribution: str
    """Its name on PyPI, if it comes from there."""
    licence: str
    """As SPDX calls it."""
    texts: tuple[str, ...]
    """Files below ``resources`` that hold its terms."""
    copyright: str

    @property
    def version(self) -> str:
        """The version that is used now; nothing where nobody can tell."""
        try:
            return version(self.distribution) if self.distribution else ""
        except PackageNotFoundError:
            return ""


def components() -> tuple[Component, ...]:
    """Return all of them, the largest first."""
    text = files("resources").joinpath("licences", "components.json").read_text(encoding="utf-8")
    return tuple(
        Component(**entry | {"texts": tuple(entry["texts"])}) for entry in json.loads(text)
    )


def terms(component: Component) -> str:
    """Return the text of its licence."""
    root = files("resources")
    pages = [
        root.joinpath(*name.split("/")).read_text(encoding="utf-8") for name in component.texts
    ]
    return f"Copyright {component.copyright}\n\n" + "\n\n".join(pages)
