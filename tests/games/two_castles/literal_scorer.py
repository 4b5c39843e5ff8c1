"""A second scorer, written from the specification sentence by sentence and slow on purpose.

It shares nothing with the product: it reads the content files itself, keeps a castle as a
dictionary from (x, y) to a record, and walks over it. Each function names the rule behind it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[3] / "resources" / "games" / "two_castles"
SEVEN = ["food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs"]
THRONE_CELLS = [(0, 0), (1, 0)]


def records(name: str) -> dict[str, Any]:
    return {r["id"]: r for r in json.loads((FOLDER / name).read_text(encoding="utf-8"))}


TILES = records("regular_rooms.json") | records("special_rooms.json")
THRONES = records("throne_rooms.json")
SERVANTS = records("attendants.json")
CARDS = records("bonus_cards.json")
Cell = tuple[int, int]


class LiteralCastle:
    """A castle by cells. The throne room is one record that lies on two of them."""

    def __init__(
        self, throne: str, rooms: dict[Cell, str], attendants: list[str], cards: list[str]
    ) -> None:
        self.throne = dict(THRONES[throne], kind="throne")
        self.tiles: dict[Cell, Any] = {cell: dict(TILES[room]) for cell, room in rooms.items()}
        self.everything = self.tiles | dict.fromkeys(THRONE_CELLS, self.throne)
        self.attendants = [SERVANTS[name] for name in attendants]
        self.cards = [CARDS[name] for name in cards]

    # One room after the other ---------------------------------------------------

    def points_of(self, cell: Cell) -> int:
        tile = self.tiles[cell]
        return int(getattr(self, f"score_{tile['kind']}")(cell, tile["scoring"]))

    def score_food(self, cell: Cell, says: Any) -> int:  # BC-46
        x, y = cell
        marked = {
            "left_right": [(x - 1, y), (x + 1, y)],
            "above_below": [(x, y + 1), (x, y - 1)],
            "two_below": [(x, y - 1), (x, y - 2)],
        }[says["pattern"]]
        return 2 * len([c for c in marked if self.is_wanted(c, says["wanted"])])

    def score_living(self, cell: Cell, says: Any) -> int:  # BC-47, BC-28
        each = 2 if says["wanted"] in ("outdoor", "downstairs") else 1
        return each * len(self.different(self.around(cell), says["wanted"]))

    def score_utility(self, cell: Cell, says: Any) -> int:  # BC-48, A-6
        seen: list[Cell] = []
        front = [cell]
        while front:
            x, y = front.pop()
            for c in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]:
                if c not in seen and c != cell and self.is_wanted(c, says["wanted"]):
                    seen.append(c)
                    front.append(c)
        return len(self.different(seen, says["wanted"]))

    def score_outdoor(self, cell: Cell, says: Any) -> int:  # BC-49
        return len(self.different(list(self.everything), says["wanted"]))

    def score_sleeping(self, cell: Cell, says: Any) -> int:  # BC-50
        others = [kind for kind in SEVEN if kind != "sleeping"]
        there = [tile["kind"] for tile in self.tiles.values()]
        return 4 if all(kind in there for kind in others) else 1

    def score_corridor(self, cell: Cell, says: Any) -> int:  # BC-51
        own = self.tiles[cell]["hanging"]
        found = {id(t) for t in self.around_tiles(cell) if t["hanging"] == own}
        return len(found)

    def score_downstairs(self, cell: Cell, says: Any) -> int:  # BC-52
        column = [c for c in self.everything if c[0] == cell[0] and c != cell]
        each = 2 if says["wanted"] == "special" else 1
        return each * len(self.different(column, says["wanted"]))

    def score_fountain(self, cell: Cell, says: Any) -> int:  # BC-54
        return 5

    def score_tower(self, cell: Cell, says: Any) -> int:  # BC-55
        return len([c for c in self.everything if c[0] == cell[0] and c[1] < cell[1]])

    def score_grand_foyer(self, cell: Cell, says: Any) -> int:  # BC-56
        return len({id(tile) for tile in self.around_tiles(cell)})

    # What belongs to the whole castle ----------------------------------------------

    def throne_points(self) -> int:  # BC-53
        points = 0
        for x, y in self.throne["spaces"]:
            tile = self.tiles.get((x, y))
            if tile is not None and tile["kind"] in self.throne["wanted"]:
                points += 2
        return points

    def attendant_points(self) -> int:  # BC-57
        shown = [tile["hanging"] for tile in self.tiles.values()] + [self.throne["hanging"]]
        return sum(shown.count(servant["hanging"]) for servant in self.attendants)

    def card_points(self) -> int:
        return sum(card["points"] * self.counted(card) for card in self.cards)

    def counted(self, card: Any) -> int:  # BC-58
        kinds = [tile["kind"] for tile in self.tiles.values()]
        what = card["count"]
        if what == "rooms_of_type":
            if card["wanted"] == "special":
                return 1 + len([kind for kind in kinds if kind not in SEVEN])
            return kinds.count(card["wanted"])
        if what == "distinct_room_types":
            return len(set(kinds))
        if what == "attendants":
            return len(self.attendants)
        if what == "rooms_underground":
            return len([cell for cell in self.tiles if cell[1] < 0])
        if what == "rooms_two_or_more_above_ground":
            return len([cell for cell in self.tiles if cell[1] >= 2])
        if what == "rows":
            return len({cell[1] for cell in self.everything})
        if what == "columns":
            return len({cell[0] for cell in self.everything})
        if what == "rooms_fully_surrounded":
            return self.enclosed(diagonals=True)
        if what == "rooms_orthogonally_surrounded":
            return self.enclosed(diagonals=False)
        if what == "distinct_regular_types_orthogonal_to_throne":
            six = [(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)]
            near = [self.tiles[c]["kind"] for c in six if c in self.tiles]
            return len({kind for kind in near if kind in SEVEN})
        if what == "occupied_spaces_around_throne":
            ten = [(x, y) for x in (-1, 0, 1, 2) for y in (-1, 0, 1)]
            return len([c for c in ten if c in self.tiles])
        assert what == "regular_types_with_at_least"
        return len([kind for kind in SEVEN if kinds.count(kind) >= card["threshold"]])

    def enclosed(self, *, diagonals: bool) -> int:
        rooms = [[cell] for cell in self.tiles] + [THRONE_CELLS]
        count = 0
        for cells in rooms:
            near = {
                (x + dx, y + dy)
                for x, y in cells
                for dx in (-1, 0, 1)
                for dy in (-1, 0, 1)
                if diagonals or dx == 0 or dy == 0
            }
            count += all(c in self.everything for c in near - set(cells))
        return count

    # Looking around ------------------------------------------------------------------

    def around(self, cell: Cell) -> list[Cell]:  # BC-27
        x, y = cell
        near = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        return [c for c in near if c != cell and c in self.everything]

    def around_tiles(self, cell: Cell) -> list[Any]:
        return [self.everything[c] for c in self.around(cell)]

    def is_wanted(self, cell: Cell, wanted: str) -> bool:  # BC-29
        tile = self.everything.get(cell)
        if tile is None:
            return False
        return tile["kind"] not in SEVEN if wanted == "special" else tile["kind"] == wanted

    def different(self, cells: list[Cell], wanted: str) -> list[Cell]:  # BC-28
        found = [c for c in cells if self.is_wanted(c, wanted)]
        return [c for c in found if not (c == (1, 0) and (0, 0) in found)]


LINES = {"tower": "towers", "fountain": "fountains", "grand_foyer": "foyers"}


def literal_score(
    throne: str, rooms: dict[Cell, str], attendants: list[str], cards: list[str]
) -> tuple[dict[str, int], dict[Cell, int]]:
    """Return the points by category and by cell (BC-45)."""
    castle = LiteralCastle(throne, rooms, attendants, cards)
    by_cell = {cell: castle.points_of(cell) for cell in rooms}
    sheet = dict.fromkeys([*SEVEN, *LINES.values()], 0)
    for cell, points in by_cell.items():
        kind = castle.tiles[cell]["kind"]
        sheet[LINES.get(kind, kind)] += points
    sheet["bonus_cards"] = castle.card_points()
    sheet["attendants"] = castle.attendant_points()
    sheet["throne"] = castle.throne_points()
    return sheet, by_cell
