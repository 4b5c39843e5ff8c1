"""Enums stay classes of Python, in a module beside; their members get names that are final."""

from __future__ import annotations

import ast
import builtins

from shapes import Kind, LoweringError, Module


def enums_of(module: Module) -> ast.Module | None:
    """Return the module of Python that holds the enums of *module*; None if it has none."""
    enums = [shape for shape in module.shapes.values() if shape.kind is Kind.ENUM]
    if not enums:
        return None
    imports = [part for part in module.tree.body if isinstance(part, ast.Import | ast.ImportFrom)]
    known = {*module.known, *dir(builtins), *(enum.name for enum in enums)}
    for enum in enums:
        nodes = [*ast.walk(enum.node)]
        own = {node.arg for node in nodes if isinstance(node, ast.arg)}
        names = [node for node in nodes if isinstance(node, ast.Name)]
        own |= {node.id for node in names if isinstance(node.ctx, ast.Store)}
        for node in names:
            if node.id not in known | own:
                why = f"the enum {enum.name} may name what its module imports, not {node.id}"
                raise LoweringError(module.path, node, why)
    return ast.Module([*imports, *(enum.node for enum in enums)], [])


def enums_name(module: Module) -> str:
    """Return what that module is imported as."""
    return f"{module.name}.enums" if module.is_package else f"{module.name}_enums"


def bind_members(tree: ast.Module, members: set[tuple[str, str]]) -> None:
    """Give each member that is named a name of its own, below the class or the imports."""
    for enum in sorted({enum for enum, _ in members}):
        names = sorted(member for of, member in members if of == enum)
        lines = "\n".join(f"{bound_name(enum, name)}: Final = {enum}.{name}" for name in names)
        at = 1 + max(n for n, part in enumerate(tree.body) if _brings(part, enum))
        tree.body[at:at] = ast.parse(lines).body


def _brings(part: ast.stmt, name: str) -> bool:
    if not isinstance(part, ast.ImportFrom):
        return False
    return any((alias.asname or alias.name) == name for alias in part.names)


def bound_name(enum: str, name: str) -> str:
    """Return the name that is read instead of ``Colour.RED``."""
    return f"_{enum}_{name}"
