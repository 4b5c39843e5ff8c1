"""The source is lowered to something that means the same; what cannot be lowered is named.

Lowered files are Python still, so they are tried here without a compiler.
"""

from __future__ import annotations

import ast
import copy
import dataclasses
import hashlib
import importlib
import pickle
import sys
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Literal

import pytest

from engine.core import content
from engine.core.errors import ContentError
from engine.core.value import value

ROOT = Path(__file__).parents[2]

SAMPLE = '''
from __future__ import annotations
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar
from engine.core.struct import Struct
from engine.core.value import added_later, value

FREE = -1
NAMES = ("a", "b")

class Colour(Enum):
    RED = "red"
    BLACK = "black"

class Bearer:
    title: str
    def __init__(self) -> None:
        self.title = "x"

class Game:
    id, seats = "sample", range(2, 4)

@value
class Card:
    """One card."""
    colour: Colour
    pips: int = FREE
    rich: bool = added_later(False)

@dataclass(slots=True)
class Purse(Struct):
    cards: tuple[Card, ...] = ()
    inner: Inner | None = None

@dataclass(slots=True)
class Inner(Struct):
    coins: int = 0

class State:
    heard = False

def is_red(card: Card) -> bool:
    return card.colour is Colour.RED

def empty(purse: Purse) -> None:
    purse.cards = ()

def ranked(points: int, key=lambda seat: seat * 2) -> int:
    return key(points)

def report(state) -> None:
    state.tell(Card, Colour.RED, 1)
'''


@pytest.fixture
def compiling(scripts: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(scripts / "compiling"))
    monkeypatch.syspath_prepend(str(scripts / "compiling" / "native"))
    for name in ("described", "made"):
        whole = f"engine.core.{name}"
        monkeypatch.setitem(sys.modules, whole, importlib.import_module(name))
    return scripts / "compiling"


def lowered(tmp_path: Path, text: str) -> tuple[str, str]:
    """Return a lowered file, and the module of its enums."""
    shapes, lowering = map(importlib.import_module, ("shapes", "lowering"))
    apart = importlib.import_module("enums_apart")
    path = tmp_path / "sample.py"
    path.write_text(text)
    source = shapes.Source({"sample": path, "engine.core.struct": ROOT / "engine/core/struct.py"})
    module = source.modules["sample"]
    enums = apart.enums_of(module)
    return ast.unparse(lowering.lowered(source, module)), ast.unparse(enums) if enums else ""


@pytest.fixture
def sample(compiling: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    text, enums = lowered(tmp_path, SAMPLE)
    for name, code in (("sample_enums", enums), ("sample", text)):
        module = ModuleType(name)
        vars(module)["mypyc_attr"] = lambda **_: lambda cls: cls  # only mypyc knows it
        monkeypatch.setitem(sys.modules, name, module)
        exec(compile(code, f"{name}.py", "exec"), vars(module))
    return sys.modules["sample"]


def test_values_stay_what_they_were(sample: Any):
    card = sample.Card(sample.Colour.RED, 3)
    assert card == sample.Card(sample.Colour.RED, 3) != sample.Card(sample.Colour.BLACK, 3)
    assert hash(card) == hash(sample.Card(sample.Colour.RED, 3))
    assert repr(card) == "Card(colour=<Colour.RED: 'red'>, pips=3, rich=False)"
    assert sample.Card(sample.Colour.RED).pips == -1
    assert [field.name for field in dataclasses.fields(card)] == ["colour", "pips", "rich"]
    assert dataclasses.fields(card)[2].metadata == {"later": True}
    assert dataclasses.replace(card, pips=4).pips == 4
    assert copy.copy(card) == pickle.loads(pickle.dumps(card)) == card
    match card:
        case sample.Card(colour, pips):
            assert (colour, pips) == (sample.Colour.RED, 3)


def test_a_copy_of_a_struct_is_whole(sample: Any):
    purse = sample.Purse((sample.Card(sample.Colour.RED),), sample.Inner(5))
    other = purse.copy()
    other.inner.coins = 6
    assert purse.inner.coins == 5
    assert other.cards == purse.cards


def test_events_are_made_only_where_somebody_listens(sample: Any):
    class Table:
        heard = False
        told: ClassVar[list[object]] = []

        def tell(self, *event: object) -> None:
            self.told.append(event)

    table = Table()
    sample.report(table)
    assert table.told == []
    table.heard = True
    sample.report(table)
    assert table.told == [(sample.Card, sample.Colour.RED, 1)]


def test_the_rest_means_the_same(sample: Any):
    assert sample.is_red(sample.Card(sample.Colour.RED))
    assert sample.ranked(4) == 8
    assert (sample.Game.id, sample.Game().seats) == ("sample", range(2, 4))
    purse = sample.Purse((sample.Card(sample.Colour.RED),))
    sample.empty(purse)
    assert purse.cards == ()


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("def f():\n    class Inside:\n        pass\n", 2, "stands inside a function"),
        ("@odd\nclass A:\n    pass\n", 2, "has a decorator nobody knows"),
        ("@value\nclass A:\n    x: int = field(default=1)\n", 3, "write a usual value"),
        (
            "from enum import Enum\nA = 1\nclass E(Enum):\n    X = A\n",
            4,
            "may name what its module imports, not A",
        ),
        ("class A:\n    x = 1\n    def f(self):\n        self.x = 2\n", 4, "gives x a value"),
        (
            "from engine.core.struct import Struct\n@dataclass\nclass A(Struct):\n    x: list[A]\n",
            4,
            "a struct may stand alone",
        ),
    ],
)
def test_what_cannot_be_lowered_is_named_with_file_and_line(
    compiling: Path, tmp_path: Path, text: str, line: int, words: str
):
    shapes = importlib.import_module("shapes")
    with pytest.raises(shapes.LoweringError, match=words) as refused:
        lowered(tmp_path, text)
    assert str(refused.value).startswith(f"{tmp_path / 'sample.py'}:{line}: ")


def test_the_whole_engine_can_be_lowered(compiling: Path):
    shapes, lowering, parts = map(importlib.import_module, ("shapes", "lowering", "parts"))
    source = shapes.Source(parts.compiled())
    assert {"engine.core.state", "engine.games.shogun", "tests.toys.tower"} <= set(source.modules)
    for module in source.modules.values():
        compile(ast.unparse(lowering.lowered(source, module)), module.name, "exec")


def test_what_is_said_about_single_files_is_said_about_files_there_are(compiling: Path):
    parts = importlib.import_module("parts")
    for path in (*parts.AS_IT_IS, *parts.INSTEAD, *parts.ALONE, *parts.TOYS):
        assert (parts.ROOT / path).exists(), path


class Shade(Enum):
    LIGHT = "light"
    DARK = "dark"


@value
class Tile:
    id: str
    shade: Shade
    weight: float = 1.0
    spots: tuple[tuple[int, ...], ...] = ()
    side: Literal["sun", "moon"] | None = None
    prices: dict[str, int] | None = None


FILE = """[
    {"id": "a", "shade": "dark", "weight": 2, "spots": [[1, 2], []], "side": "moon"},
    {"id": "b", "shade": "light", "prices": {"rice": 3}}
]"""


@pytest.fixture
def native(compiling: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the reader of the compiled engine, with a file that was passed."""
    file = tmp_path / "games" / "toy" / "tiles.json"
    file.parent.mkdir(parents=True)
    file.write_text(FILE)
    passed = ModuleType("engine.core.passed")
    passed.PASSED = {"toy/tiles.json": hashlib.sha256(FILE.encode()).hexdigest()}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "engine.core.passed", passed)
    monkeypatch.setattr("engine.core.content_as_it_is", content, raising=False)
    return importlib.import_module("content")


def test_the_compiled_reader_makes_what_pydantic_makes(native: Any, tmp_path: Path):
    made = native.read("toy", "tiles.json", tuple[Tile, ...], root=tmp_path)
    assert made == content.read("toy", "tiles.json", tuple[Tile, ...], root=tmp_path)
    assert type(made[0].weight) is float


def test_the_compiled_reader_refuses_what_pydantic_has_not_passed(native: Any, tmp_path: Path):
    (tmp_path / "games/toy/tiles.json").write_text(FILE.replace("dark", "light"))
    with pytest.raises(ContentError, match=r"toy/tiles\.json was changed since the engine"):
        native.read("toy", "tiles.json", tuple[Tile, ...], root=tmp_path)
    (tmp_path / "games/toy/tiles.json").unlink()
    with pytest.raises(ContentError, match="cannot be read"):
        native.read("toy", "tiles.json", tuple[Tile, ...], root=tmp_path)


def test_the_compiled_reader_leaves_to_pydantic_what_the_windows_read(native: Any, tmp_path: Path):
    (tmp_path / "games/toy/layout.json").write_text(FILE)
    assert len(native.read("toy", "layout.json", tuple[Tile, ...], root=tmp_path)) == 2
    (tmp_path / "games/toy/layout.json").write_text(FILE.replace("dark", "blue"))
    with pytest.raises(ContentError, match="record 'a', field shade"):
        native.read("toy", "layout.json", tuple[Tile, ...], root=tmp_path)
