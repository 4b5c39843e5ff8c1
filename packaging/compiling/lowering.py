"""Lower the source: the same rules, said in the way from which mypyc makes quick machine code.

- Values and structs become plain classes with written methods.
- Enums move to a module beside it that stays Python. Their members and all constants become final
  names of the module, read without a look-up.
- Events are not even put together where nobody listens.
- A tuple is given to an attribute as *some* tuple: mypy would else take it for one of that length.
- A value that a class has for an attribute of its objects becomes an attribute of the class.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from enums_apart import bind_members, bound_name, enums_name
from shapes import Kind, LoweringError, Module, Shape, Source, is_of_class, named
from written import methods_of

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
WORDS = "from typing import Any, ClassVar, Final, Literal, cast"
HELP = "from engine.core.described import described\nfrom engine.core.made import Made"
MARK = """\
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""


def lowered(source: Source, module: Module) -> ast.Module:
    """Return *module* as it is compiled; ``enums_of`` has what is left out."""
    pass_ = _Lowering(source, module)
    tree = pass_.visit(module.tree)
    assert isinstance(tree, ast.Module)
    enums = [shape.name for shape in module.shapes.values() if shape.kind is Kind.ENUM]
    tree.body = [part for part in tree.body if getattr(part, "name", None) not in enums]
    at = next((n for n, part in enumerate(tree.body, 1) if _is_future(part)), 0)
    if not at and isinstance(tree.body[0], ast.Expr):
        at = 1
    help_ = HELP if module.name != "engine.core.made" else ""
    found = f"from {enums_name(module)} import {', '.join(enums)}" if enums else ""
    tree.body[at:at] = [*ast.parse(f"{WORDS}\n{help_}\n{MARK}{found}").body, *pass_.functions]
    bind_members(tree, pass_.members)
    return ast.fix_missing_locations(tree)


class _Lowering(ast.NodeTransformer):
    """Goes through one module."""

    def __init__(self, source: Source, module: Module) -> None:
        self._source = source
        self._module = module
        self._depth = 0
        self._shape: Shape | None = None
        self.members: set[tuple[str, str]] = set()
        """Members of enums that were named."""
        self.functions: list[ast.stmt] = []
        """What stood as a lambda where a usual value stands."""
        names = [
            t.id
            for p in module.tree.body
            if isinstance(p, ast.Assign)
            for t in p.targets
            if isinstance(t, ast.Name)
        ]
        self._constants = {
            name for name in names if names.count(name) == 1 and CONSTANT.fullmatch(name)
        }

    # Classes --------------------------------------------------------------------

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        if self._depth:
            raise LoweringError(
                self._module.path, node, f"class {node.name} stands inside a function"
            )
        shape = self._module.shapes.get(node.name)
        if shape is None or shape.kind is Kind.ENUM:
            return node
        written = methods_of(self._source, shape) if shape.kind is not Kind.OTHER else []
        known = self._source.inherited(shape)
        self._depth += 1
        self._shape = shape
        parts = [part for part in node.body if not _is_taken_away(part, known, shape)]
        if shape.kind is Kind.OTHER:
            parts = [one for part in parts for one in self._of_the_class(shape, part)]
        body = [self.visit(_second_name(part, node.body)) for part in parts]
        self._depth, self._shape = self._depth - 1, None
        if shape.kind is not Kind.OTHER:
            for part in body:
                if isinstance(part, ast.AnnAssign) and not is_of_class(part):
                    part.value = None
        node.body = [*body, *written] or [ast.Pass()]
        if self._source.is_root(shape):
            node.bases.insert(0, ast.Name("Made", ast.Load()))
        node.decorator_list = self._marks(shape)
        return node

    def _of_the_class(self, shape: Shape, part: ast.stmt) -> Iterator[ast.stmt]:
        """Let attributes that have a value here or further down belong to the class."""
        for one in _one_by_one(part):
            match one:
                case ast.Assign([ast.Name(name) as target], value):
                    pass
                case ast.AnnAssign(ast.Name(name) as target, _, value) if not is_of_class(one):
                    pass
                case _:
                    yield one
                    continue
            if name not in self._source.all_given:
                yield one
                continue
            hint = ast.parse("ClassVar[Any]", mode="eval").body
            yield ast.copy_location(ast.AnnAssign(target, hint, value, 1), one)

    def _marks(self, shape: Shape) -> list[ast.expr]:
        """Say to mypyc what others may do with the class."""
        if _is_protocol(shape.node):
            return []
        if shape.kind is Kind.OTHER or shape.name == "State":
            return [ast.parse("mypyc_attr(allow_interpreted_subclasses=True)", mode="eval").body]
        return []

    # Names ----------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self._depth += 1
        self.generic_visit(node)
        self._depth -= 1
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        if not (
            self._depth and isinstance(node.ctx, ast.Load) and isinstance(node.value, ast.Name)
        ):
            return node
        enum = self._source.find(self._module, node.value.id, running=True)
        if enum is None or enum.kind is not Kind.ENUM or node.attr not in enum.members:
            return node
        self.members.add((node.value.id, node.attr))
        return ast.copy_location(ast.Name(bound_name(node.value.id, node.attr), ast.Load()), node)

    def visit_MatchValue(self, node: ast.MatchValue) -> ast.AST:
        return node

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        """Leave usual values as they are; of a lambda mypyc makes none, so it gets a name."""
        node.defaults = [self._named_function(usual) for usual in node.defaults]
        node.kw_defaults = [usual and self._named_function(usual) for usual in node.kw_defaults]
        return node

    def _named_function(self, usual: ast.expr) -> ast.expr:
        if not isinstance(usual, ast.Lambda):
            return usual
        name = f"_usual_{len(self.functions)}"
        told = ", ".join(f"{arg.arg}: Any" for arg in usual.args.args)
        text = f"def {name}({told}) -> Any:\n    return {ast.unparse(usual.body)}"
        self.functions += ast.parse(text).body
        return ast.copy_location(ast.Name(name, ast.Load()), usual)

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        target = node.targets[0]
        self._assert_not_given(target)
        if isinstance(target, ast.Attribute) and isinstance(node.value, ast.Tuple):
            node.value = _some(node.value)
        if not self._depth and isinstance(target, ast.Name) and target.id in self._constants:
            return ast.copy_location(ast.AnnAssign(target, _final(node.value), node.value, 1), node)
        return node

    def _assert_not_given(self, target: ast.expr) -> None:
        """Refuse to let an object change what its class has a value for."""
        shape = self._shape
        if shape is None or shape.kind is not Kind.OTHER or not isinstance(target, ast.Attribute):
            return
        if named(target.value) == "self" and target.attr in self._source.given(shape):
            why = f"{shape.name} gives {target.attr} a value: set it in __init__ alone"
            raise LoweringError(self._module.path, target, why)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        is_constant = isinstance(node.target, ast.Name) and CONSTANT.fullmatch(node.target.id)
        if not self._depth and is_constant and node.value is not None:
            hint = ast.unparse(node.annotation)
            if hint.startswith("tuple[") and not hint.endswith("...]"):
                hint = "tuple[Any, ...]"
            node.annotation = ast.parse(f"Final[{hint}]", mode="eval").body
        return node

    # Events ---------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        self.generic_visit(node)
        call = node.value
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
            return node
        if call.func.attr != "tell" or _acts(call):
            return node
        heard = ast.Attribute(call.func.value, "heard", ast.Load())
        return ast.copy_location(ast.If(heard, [node], []), node)


def _one_by_one(part: ast.stmt) -> Iterator[ast.stmt]:
    """Part ``id, title = "toy", "A Toy"``."""
    match part:
        case ast.Assign([ast.Tuple(names)], ast.Tuple(values)) if len(names) == len(values):
            for name, value in zip(names, values, strict=True):
                yield ast.copy_location(ast.Assign([name], value), part)
        case _:
            yield part


def _second_name(part: ast.stmt, body: list[ast.stmt]) -> ast.stmt:
    """Write ``__repr__ = __str__`` as a method that calls the other."""
    methods = {other.name: other for other in body if isinstance(other, ast.FunctionDef)}
    match part:
        case ast.Assign([ast.Name(name)], ast.Name(other)) if other in methods:
            taken = [arg.arg for arg in methods[other].args.args]
            call = f"{taken[0]}.{other}({', '.join(taken[1:])})"
            made = ast.parse(f"def {name}() -> Any:\n    return {call}").body[0]
            assert isinstance(made, ast.FunctionDef)
            made.args, made.returns = methods[other].args, methods[other].returns
            return ast.copy_location(made, part)
    return part


def _is_taken_away(part: ast.stmt, known: set[str], shape: Shape) -> bool:
    """Whether mypyc does better without it: slots, and what a class above declares already."""
    if isinstance(part, ast.Assign):
        return named(part.targets[0]) == "__slots__"
    if not isinstance(part, ast.AnnAssign):
        return False
    name = named(part.target)
    if name == "__dataclass_fields__":
        return True
    return (
        not is_of_class(part)
        and name in known
        and (shape.kind is not Kind.OTHER or part.value is None)
    )


def _is_protocol(node: ast.ClassDef) -> bool:
    return any(named(base) == "Protocol" for base in node.bases)


def _acts(call: ast.Call) -> bool:
    """Whether putting an event together changes something: then it must happen in any case."""
    called = [
        node.func for node in ast.walk(call) if isinstance(node, ast.Call) and node is not call
    ]
    return any(isinstance(f, ast.Attribute) and f.attr in ("draw", "shuffled") for f in called)


def _some(value: ast.expr) -> ast.expr:
    call = ast.parse("cast(Any, None)", mode="eval").body
    assert isinstance(call, ast.Call)
    call.args[1] = value
    return ast.copy_location(call, value)


def _final(value: ast.expr) -> ast.expr:
    """Return the type of a constant.

    A tuple is a tuple of any length: mypyc says of final ones that begin with a float that they
    were not set.
    """
    if not isinstance(value, ast.Tuple):
        return ast.Name("Final", ast.Load())
    kinds = {type(each.value) if isinstance(each, ast.Constant) else None for each in value.elts}
    (kind,) = kinds if len(kinds) == 1 else (None,)
    each = kind.__name__ if kind in (bool, float, int, str) else "Any"
    return ast.parse(f"Final[tuple[{each}, ...]]", mode="eval").body


def _is_future(part: ast.stmt) -> bool:
    return isinstance(part, ast.ImportFrom) and part.module == "__future__"
