"""The methods that ``@value``, ``@dataclass`` and ``Struct`` give a class, written out.

What needs not be quick, all classes have from ``native/made.py``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from shapes import Field, Kind, LoweringError, Shape, Source, named


def methods_of(source: Source, shape: Shape) -> list[ast.stmt]:
    """Return what the class gets besides what it says itself."""
    fields = source.fields(shape)
    own = {part.name for part in shape.node.body if isinstance(part, ast.FunctionDef)}
    texts = [_described(fields, shape.own), _init(fields)]
    if not _says(shape, "eq=False"):
        texts.append(_eq(source, shape, fields))
    if shape.kind is Kind.VALUE:
        texts += [_hash(fields), _match_args(fields)]
    elif shape.name != "State":
        texts.append(_copy(source, shape, fields))
    parts = [part for text in texts for part in ast.parse(text).body]
    for node in (node for part in parts for node in ast.walk(part)):
        ast.copy_location(node, shape.node)  # complaints name the line of the class
    return [p for p in parts if not (isinstance(p, ast.FunctionDef) and p.name in own)]


def _says(shape: Shape, word: str) -> bool:
    """Whether the decorator is called with this."""
    return any(word in ast.unparse(mark) for mark in shape.node.decorator_list)


def _described(fields: tuple[Field, ...], own: tuple[Field, ...]) -> str:
    """Let ``dataclasses.fields``, ``replace`` and type hints work as ever.

    Each class tells its own hints, which mean what they mean in its module.
    """
    told = [
        f"({f.name!r}, {ast.unparse(f.hint)!r}{f', {ast.unparse(f.default)}' if f.default else ''})"
        for f in fields
    ]
    hints = {f.name: ast.unparse(f.hint) for f in own}
    return (
        f"__dataclass_fields__: ClassVar[Any] = described({', '.join(told)})\n"
        f"__annotations__: ClassVar[Any] = {hints}"
    )


def _init(fields: tuple[Field, ...]) -> str:
    taken = [
        f"{f.name}: {ast.unparse(f.hint)}{f' = {ast.unparse(f.usual)}' if f.usual else ''}"
        for f in fields
    ]
    body = [f"    self.{f.name} = {f.name}" for f in fields] or ["    pass"]
    return "\n".join([f"def __init__({', '.join(['self', *taken])}) -> None:", *body])


def _eq(source: Source, shape: Shape, fields: tuple[Field, ...]) -> str:
    same = [f"isinstance(other, {shape.name})"]
    if any(shape in source.bases(s) for m in source.modules.values() for s in m.shapes.values()):
        same.append("type(other) is type(self)")
    same += [f"self.{f.name} == other.{f.name}" for f in fields]
    return f"def __eq__(self, other: object) -> bool:\n    return {' and '.join(same)}"


def _hash(fields: tuple[Field, ...]) -> str:
    return f"def __hash__(self) -> int:\n    return hash(({_listed(fields)}))"


def _match_args(fields: tuple[Field, ...]) -> str:
    names = tuple(f.name for f in fields)
    hint = f"tuple[{', '.join(f'Literal[{name!r}]' for name in names) or '()'}]"
    return f"__match_args__: ClassVar[{hint}] = {names!r}"


def _copy(source: Source, shape: Shape, fields: tuple[Field, ...]) -> str:
    copied = ", ".join(_copied(source, shape, f) for f in fields)
    return f"def copy(self) -> {shape.name!r}:\n    return {shape.name}({copied})"


def _copied(source: Source, shape: Shape, field: Field) -> str:
    """Say how a field is copied: as it is, unless it holds structs."""
    where = f"self.{field.name}"
    home = source.modules[field.home]
    structs = [
        name
        for name in _names(field.hint)
        if (s := source.find(home, name)) and source.is_struct(s)
    ]
    if not structs:
        return where
    match field.hint:
        case ast.Name():
            return f"{where}.copy()"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([ast.Name(), ast.Constant(value)])) if (
            value is ...
        ):
            return f"tuple([item.copy() for item in {where}])"
        case ast.BinOp(ast.Name(), ast.BitOr(), ast.Constant(None)):
            return f"None if {where} is None else {where}.copy()"
    why = f"a struct may stand alone, in tuple[X, ...] or in X | None, not in {named(field.hint)}"
    raise LoweringError(home.path, field.hint, why)


def _names(hint: ast.expr) -> Iterator[str]:
    return (node.id for node in ast.walk(hint) if isinstance(node, ast.Name))


def _listed(fields: tuple[Field, ...]) -> str:
    return "".join(f"self.{f.name}, " for f in fields)
