"""The components, read from resources, and the look-ups the rules need."""

from __future__ import annotations

from engine.core.content import read
from engine.core.errors import ContentError
from engine.games.shogun.components import (
    BID,
    CARDS,
    FIRST_CHEST,
    ActionCard,
    Board,
    Box,
    Building,
    CardId,
    Daimyo,
    EventCard,
    Province,
    ProvinceCard,
    ProvinceId,
    Region,
    SeaRoute,
    SeatsRow,
    Side,
    SpecialCard,
    StartPosition,
    TowerPreset,
)

PROVINCES = read("shogun", "provinces.json", tuple[Province, ...])
REGIONS = read("shogun", "regions.json", tuple[Region, ...])
PROVINCE_CARDS = read("shogun", "province_cards.json", tuple[ProvinceCard, ...])
SEA_ROUTES = read("shogun", "sea_routes.json", tuple[SeaRoute, ...])
ACTIONS = read("shogun", "action_cards.json", tuple[ActionCard, ...])
EVENTS = read("shogun", "events.json", tuple[EventCard, ...])
SPECIALS = read("shogun", "special_cards.json", tuple[SpecialCard, ...])
START_POSITIONS = read("shogun", "start_positions.json", tuple[StartPosition, ...])
DAIMYOS = read("shogun", "daimyos.json", tuple[Daimyo, ...])
TOWERS = {tower.id: tower for tower in read("shogun", "towers.json", tuple[TowerPreset, ...])}
BOX = read("shogun", "box.json", Box)

PROVINCE_IDS = tuple(ProvinceId(CardId(number)) for number in range(FIRST_CHEST))
PROVINCE_NUMBER = {PROVINCES[province].id: province for province in PROVINCE_IDS}
BUILDINGS = tuple(row.kind for row in BOX.buildings)
STOCK = {row.kind: row.stock for row in BOX.buildings}
CHEST_CARDS = tuple(CardId(FIRST_CHEST + worth) for worth in BOX.chest_cards)
CARD_NAMES = tuple(p.id for p in PROVINCES) + tuple(f"chest-{v}" for v in BOX.chest_cards)
CARD_NUMBER = {name: CardId(number) for number, name in enumerate(CARD_NAMES)}
SPACE_NAMES = (*(action.id for action in ACTIONS), "bid")
GROUPS_WITH = {row.seats: row for row in BOX.tables}

if len(PROVINCES) != FIRST_CHEST or len(CARD_NAMES) != CARDS or len(ACTIONS) != BID:
    raise ContentError("Shogun needs 45 provinces, 5 chest cards and 10 actions.")


def name_of_card(card: CardId) -> str:
    """Return the word for a province card or chest card in notation and refusals."""
    return CARD_NAMES[card] if card >= 0 else "nothing"


def chests_on(card: CardId) -> int:
    """Return what a chest card is worth as a bid; other cards cost nothing (SH-38)."""
    return BOX.chest_cards[card - FIRST_CHEST] if card >= FIRST_CHEST else 0


def seats_row(seats: int) -> SeatsRow:
    """Return what everybody begins with (SH-12, SH-13)."""
    return GROUPS_WITH[seats]


def majority_points(building: Building) -> int:
    """Return what having most of this building in a region is worth (SH-95)."""
    return next(row.majority for row in BOX.buildings if row.kind is building)


def board(side: Side, seats: int) -> Board:
    """Return the map of *side* as *seats* players use it (SH-10, SH-11)."""
    return BOARDS[side, seats]


def _board(side: Side, seats: int) -> Board:
    played = [n for n in PROVINCE_IDS if seats > 3 or not PROVINCES[n].on(side).out_with_three]
    links = [(p.id, other) for p in PROVINCES for other in p.land]
    for route in SEA_ROUTES:
        if route.side is side:
            links += [(route.a, route.b), (route.b, route.a)]
    numbered = sorted({(PROVINCE_NUMBER[a], PROVINCE_NUMBER[b]) for a, b in links})
    neighbours = tuple(
        tuple(b for a, b in numbered if a == n and b in played) if n in played else ()
        for n in PROVINCE_IDS
    )
    names = [region.id for region in REGIONS]
    regions = tuple(names.index(province.on(side).region) for province in PROVINCES)
    return Board(side, tuple(played), neighbours, regions)


BOARDS = {(side, seats): _board(side, seats) for side in Side for seats in GROUPS_WITH}
