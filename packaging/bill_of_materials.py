"""The bill of materials: everything of others that is delivered, as CycloneDX."""

from __future__ import annotations

import json
import platform
import re
import sys
import uuid
from datetime import UTC, datetime
from importlib.metadata import distribution, version
from pathlib import Path

import archive
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL
from PySide6.QtCore import qVersion

from desktop_app.keep import licence_texts as licences


def write(bundle: Path, target: Path) -> Path:
    """Write the bill for the frozen program in *bundle*; return where it is."""
    program = _component("kastellan", version("kastellan"), "MIT", "pypi")
    program.type = ComponentType.APPLICATION
    bom = Bom(components=[*_named(bundle), *_compiled_in()])
    bom.metadata.component = program
    bom.register_dependency(program, bom.components)
    # The same program has the same bill: its number and its moment follow from what is in it.
    bom.metadata.timestamp = datetime.fromtimestamp(archive.moment(), UTC)
    names = " ".join(sorted(f"{part.name} {part.version}" for part in bom.components))
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, f"kastellan {program.version} {names}")
    text = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6).output_as_string(indent=1)
    if wrong := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise SystemExit(f"The bill of materials is not as CycloneDX wants it: {wrong}")
    path = target / f"kastellan-{program.version}.cdx.json"
    path.write_text(text + "\n", encoding="utf-8")
    return path


def _named(bundle: Path) -> list[Component]:
    """Return the works that the program itself names on its page of licences."""
    known = {"Python": platform.python_version(), "Qt": qVersion(), "ICU": _icu(bundle)}
    return [
        _component(
            work.distribution or work.name,
            work.version or known.get(work.name, ""),
            work.licence,
            "pypi" if work.distribution else "generic",
        )
        for work in licences.components()
        if _is_there(work.name, bundle)
    ]


def _is_there(name: str, bundle: Path) -> bool:
    """Leave out libraries that only Linux needs."""
    pattern = {"libffi": "libffi*", "xcb-util and its siblings": "libxcb-*", "ICU": "libicu*"}
    return name not in pattern or any(bundle.rglob(pattern[name]))


def _icu(bundle: Path) -> str:
    found = next(bundle.rglob("libicudata.so.*"), None)
    return found.name.rpartition(".")[2] if found else ""


def _compiled_in() -> list[Component]:
    """Return the crates inside pydantic-core, from the bill it brings along."""
    for file in distribution("pydantic_core").files or ():
        if re.search(r"sboms/.*\.cyclonedx\.json$", str(file)):
            bill = json.loads(Path(str(file.locate())).read_text(encoding="utf-8"))
            return [
                _component(part["name"], part["version"], _expression(part), "cargo")
                for part in bill.get("components", ())
            ]
    return []


def _expression(part: dict[str, list[dict[str, str]]]) -> str:
    said = (choice.get("expression", "") for choice in part.get("licenses", ()))
    return next(said, "")


def _component(name: str, number: str, licence: str, kind: str) -> Component:
    purl = PackageURL(kind, name=name.replace(" ", "-").replace(",", ""), version=number or None)
    return Component(
        name=name,
        version=number or None,
        type=ComponentType.LIBRARY,
        bom_ref=str(purl),
        purl=purl,
        licenses=[LicenseFactory().make_from_string(licence)] if licence else [],
    )


if __name__ == "__main__":
    print(write(Path(sys.argv[1]), Path(sys.argv[2])))
