"""What classes the source declares, which fields they have, and where a name comes from."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property
from pathlib import Path


class LoweringError(Exception):
    """Something in the source that the compiled engine cannot be made from; says where."""

    def __init__(self, path: Path, node: ast.AST, why: str) -> None:
        super().__init__(f"{path}:{getattr(node, 'lineno', 1)}: {why}")


class Kind(Enum):
    """What becomes of a class."""

    VALUE = auto()
    """A ``@value``: gets written methods."""
    STRUCT = auto()
    """A ``@dataclass``: gets written methods and a copy()."""
    ENUM = auto()
    """Stays a class of Python; its members are bound to names of the module."""
    OTHER = auto()


@dataclass(frozen=True)
class Field:
    """A field of a value or a struct."""

    name: str
    hint: ast.expr
    default: ast.expr | None
    home: str
    """The module that declares it; its hint means what it means there."""

    @property
    def usual(self) -> ast.expr | None:
        """What ``__init__`` takes where nothing is given; ``added_later`` says it in brackets."""
        if isinstance(self.default, ast.Call) and named(self.default.func) == "added_later":
            return self.default.args[0]
        return self.default


@dataclass
class Shape:
    """A class as the source declares it."""

    module: Module
    node: ast.ClassDef
    kind: Kind
    own: tuple[Field, ...]

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.node.name

    @property
    def members(self) -> set[str]:
        """The names of an enum's members."""
        plain = [part for part in self.node.body if isinstance(part, ast.Assign)]
        names = {target.id for part in plain for target in part.targets if is_name(target)}
        return {name for name in names if not name.startswith("_")}


@dataclass
class Module:
    """A file of the source."""

    name: str
    path: Path
    tree: ast.Module
    shapes: dict[str, Shape] = field(default_factory=dict)

    @property
    def is_package(self) -> bool:
        """Whether it stands for a folder."""
        return self.path.name == "__init__.py"

    @cached_property
    def imported(self) -> dict[str, tuple[str, str]]:
        """What each name that is imported when the module runs is called at home."""
        return dict(_imports(self.tree.body))

    @cached_property
    def known(self) -> dict[str, tuple[str, str]]:
        """What each imported name is called at home, also those that only types need."""
        blocks = [part.body for part in self.tree.body if is_for_types(part)]
        return self.imported | dict(pair for block in blocks for pair in _imports(block))


class Source:
    """All modules that are compiled together."""

    def __init__(self, paths: Mapping[str, Path]) -> None:
        self.modules = {name: _read(name, path) for name, path in paths.items()}
        for module in self.modules.values():
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef):
                    module.shapes[node.name] = self._shape(module, node)

    def find(self, module: Module, name: str, *, running: bool = False) -> Shape | None:
        """Return the class that *name* means in *module*; None if it is none of ours."""
        if name in module.shapes:
            return module.shapes[name]
        home, own = (module.imported if running else module.known).get(name, ("", ""))
        there = None if f"{home}.{own}" in self.modules else self.modules.get(home)
        return self.find(there, own, running=running) if there else None

    def bases(self, shape: Shape) -> Iterator[Shape]:
        """Yield those of the base classes that are ours."""
        for base in shape.node.bases:
            if found := self.find(shape.module, named(base)):
                yield found

    def ancestors(self, shape: Shape) -> Iterator[Shape]:
        """Yield all classes of ours above this one, the nearest first."""
        for base in self.bases(shape):
            yield base
            yield from self.ancestors(base)

    def fields(self, shape: Shape) -> tuple[Field, ...]:
        """Return all fields in order, as ``dataclass`` finds them: those of the bases first."""
        found: dict[str, Field] = {}
        for base in reversed([*self.bases(shape)]):
            if base.kind in (Kind.VALUE, Kind.STRUCT):
                found |= {field.name: field for field in self.fields(base)}
        return tuple((found | {field.name: field for field in shape.own}).values())

    def attributes(self, shape: Shape) -> set[str]:
        """Name the attributes of its objects that the class itself declares or sets."""
        parts = [part for part in shape.node.body if isinstance(part, ast.AnnAssign)]
        declared = {named(part.target) for part in parts if not is_of_class(part)}
        return declared | {
            target.attr
            for node in ast.walk(shape.node)
            for target in _targets(node)
            if isinstance(target, ast.Attribute) and named(target.value) == "self"
        }

    def inherited(self, shape: Shape) -> set[str]:
        """Name the attributes that classes above declare or set."""
        return {name for above in self.ancestors(shape) for name in self.attributes(above)}

    def given(self, shape: Shape) -> set[str]:
        """Name the attributes of its objects to which it or a class above gives a value of its own.

        Mypyc knows no such attributes; they are lowered to attributes of the class, so no object
        may change them.
        """
        found = {name for part in shape.node.body for name in _given(part)}
        return found.union(*map(self.given, self.bases(shape)))

    @cached_property
    def all_given(self) -> set[str]:
        """Name them for all classes that are neither values nor structs."""
        shapes = [s for m in self.modules.values() for s in m.shapes.values()]
        return {name for s in shapes if s.kind is Kind.OTHER for name in self.given(s)}

    def is_root(self, shape: Shape) -> bool:
        """Whether values or structs descend from it, and it from nothing of ours."""
        return not [*self.bases(shape)] and id(shape) in self._above_values

    @cached_property
    def _above_values(self) -> set[int]:
        shapes = [s for module in self.modules.values() for s in module.shapes.values()]
        made = [shape for shape in shapes if shape.kind in (Kind.VALUE, Kind.STRUCT)]
        return {id(shape) for one in made for shape in (one, *self.ancestors(one))}

    def is_struct(self, shape: Shape) -> bool:
        """Whether its objects change, so that copies must copy them too."""
        return shape.name == "Struct" or any(map(self.is_struct, self.bases(shape)))

    def _shape(self, module: Module, node: ast.ClassDef) -> Shape:
        marks = {named(mark) for mark in node.decorator_list}
        if marks - {"value", "dataclass"}:
            raise LoweringError(
                module.path, node, f"class {node.name} has a decorator nobody knows"
            )
        bases = {named(base) for base in node.bases}
        kind = Kind.VALUE if "value" in marks else Kind.STRUCT if marks else Kind.OTHER
        if bases & {"Enum", "StrEnum", "IntEnum", "Named"}:
            kind = Kind.ENUM
        return Shape(module, node, kind, tuple(_fields(module, node)) if marks else ())


def named(node: ast.expr) -> str:
    """Return the name of a class, a base such as ``Choice[S, M]``, or a decorator that is called.

    >>> named(ast.parse("Choice[State, Move]", mode="eval").body)
    'Choice'
    """
    if isinstance(node, ast.Subscript):
        return named(node.value)
    if isinstance(node, ast.Call):
        return named(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_name(node: ast.expr) -> bool:
    """Whether it is a plain name."""
    return isinstance(node, ast.Name)


def is_of_class(part: ast.AnnAssign) -> bool:
    """Whether an attribute belongs to the class and not to each object."""
    return ast.unparse(part.annotation).startswith("ClassVar")


def is_for_types(part: ast.stmt) -> bool:
    """Whether it is a block that only type checkers read."""
    return isinstance(part, ast.If) and named(part.test) == "TYPE_CHECKING"


def _given(part: ast.stmt) -> set[str]:
    if isinstance(part, ast.AnnAssign) and (part.value is None or is_of_class(part)):
        return set()
    return {named(target) for target in _targets(part)} - {"__slots__"}


def _targets(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return [t for target in node.targets for t in getattr(target, "elts", [target])]
    return [node.target] if isinstance(node, ast.AnnAssign) else []


def _read(name: str, path: Path) -> Module:
    return Module(name, path, ast.parse(path.read_text(encoding="utf-8"), str(path)))


def _imports(body: list[ast.stmt]) -> Iterator[tuple[str, tuple[str, str]]]:
    for part in body:
        if isinstance(part, ast.ImportFrom) and part.module:
            for alias in part.names:
                yield alias.asname or alias.name, (part.module, alias.name)


def _fields(module: Module, node: ast.ClassDef) -> Iterator[Field]:
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and not is_of_class(part):
            if not isinstance(part.target, ast.Name):
                raise LoweringError(module.path, part, "a field of a value needs a plain name")
            if isinstance(part.value, ast.Call) and named(part.value.func) == "field":
                raise LoweringError(module.path, part, "write a usual value, not field()")
            yield Field(part.target.id, part.annotation, part.value, module.name)
