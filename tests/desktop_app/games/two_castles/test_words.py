"""Everything the engine can say has words, in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from desktop_app.games.two_castles.scene import spots
from desktop_app.games.two_castles.words import TwoCastlesWording, refusals
from desktop_app.games.two_castles.words.events import line
from desktop_app.games.two_castles.words.names import (
    attendant_name,
    bonus_name,
    card_name,
    category_name,
    space_name,
    wanted_name,
)
from desktop_app.games.two_castles.words.room_names import room_name
from desktop_app.games.two_castles.words.rules import card_text, tile_text
from desktop_app.games.two_castles.words.spots import tile_words
from desktop_app.hands.chooser import Bubble, Chooser
from desktop_app.look import language
from engine.core.agenda import Event
from engine.core.chance import Chance
from engine.core.refusal import Refusal
from engine.games.two_castles import GAME, events
from engine.games.two_castles.bonuses import BuildDrawn, BuildSpecial, ClaimBonus
from engine.games.two_castles.components import Bonus, BonusCard, Category, Kind, Wanted
from engine.games.two_castles.content import ATTENDANTS, BONUS_CARDS, ROOMS
from engine.games.two_castles.court import ChooseAttendant, ChooseCard
from engine.games.two_castles.draft import PutDown
from engine.games.two_castles.ludwig import LayOutTiles
from engine.games.two_castles.moves import Wait
from engine.games.two_castles.placing import PlaceTiles
from engine.games.two_castles.spaces import space_at
from engine.games.two_castles.state import TwoCastles
from tests.desktop_app.hands import drag
from tests.desktop_app.whole_plays import Dealer

ENGINE = Path(__file__).parents[4] / "engine" / "games" / "two_castles"
FACTS: dict[str, int | str] = {
    "room": "bakery",
    "below": "terrace",
    "above": "salon",
    "kind": "tower",
    "attendant": "painter",
    "bonus": "tower",
    "card": "bc_food",
    "space": "-1,2",
    "castle": 2,
    "gained_by": 0,
    "partner": 1,
    "have": 2,
    "there_are": 1,
    "level": 1,
}


@pytest.fixture
def view() -> TwoCastles:
    return GAME.new(4, Chance(1)).seen_by(0)


def refused() -> Iterator[Refusal]:
    """Yield every refusal of the engine, read from its source, with facts of ours."""
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refuse":
                names = [word.arg for word in node.keywords if word.arg]
                if any(word.arg is None for word in node.keywords):
                    names += ["have", "there_are"]
                facts = tuple((name, FACTS[name]) for name in names)
                for rule in _texts(node.args[0], "BC-31"):
                    for reason in _texts(node.args[1], "chosen_already", "not_in_hand"):
                        yield Refusal(rule, reason, facts)


def _texts(node: ast.expr, *otherwise: str) -> tuple[str, ...]:
    """Return what is written there; a variable can hold what is said in *otherwise*."""
    return (str(node.value),) if isinstance(node, ast.Constant) else otherwise


@pytest.mark.parametrize("spoken", ["en", "de", "it"])
def test_every_refusal_of_the_engine_has_a_sentence(
    qapp: Any, view: TwoCastles, spoken: str
) -> None:
    language.speak(qapp, None if spoken == "en" else spoken)
    try:
        vague = refusals.sentence(Refusal("BC-14", "not_offered"), view)
        told = [(refusal, refusals.sentence(refusal, view)) for refusal in refused()]
    finally:
        language.speak(qapp, None)
    assert len(told) > 20
    for refusal, said in told:
        assert said
        assert "{" not in said
        assert refusal.reason == "not_offered" or said != vague, f"no words for {refusal}"


def test_a_refusal_names_rooms_and_castles_as_the_player_sees_them(view: TwoCastles) -> None:
    refusal = Refusal("BC-25", "open_to_sky", (("below", "terrace"), ("space", "0,2")))
    assert refusals.sentence(refusal, view).startswith("Terrace has a blue border")
    there = Refusal("BC-14", "not_your_castle", (("castle", 1),))
    assert "the castle of B & C" in refusals.sentence(there, view)


def test_every_component_has_a_name_and_a_rule(qapp: Any) -> None:
    texts = [room_name(room) for room in range(len(ROOMS))]
    assert len(set(texts)) == len(ROOMS)
    texts += [tile_text(room) for room in range(len(ROOMS))]
    texts += [card_name(card) for card in range(len(BONUS_CARDS))]
    texts += [attendant_name(attendant) for attendant in range(len(ATTENDANTS))]
    texts += [bonus_name(bonus) for bonus in Bonus]
    texts += [wanted_name(wanted) for wanted in Wanted]
    texts += [category_name(category) for category in Category]
    assert all(texts)
    assert not [text for text in texts if "{" in text]


def test_every_kind_of_event_has_a_line_but_the_single_deals() -> None:
    examples = {"rooms": (1, 2), "cards": (1,), "kind": Kind.FOOD, "bonus": Bonus.TOWER}
    names = ("Ann", "Ben", "Cid")
    kinds = [
        kind
        for kind in vars(events).values()
        if isinstance(kind, type)
        and issubclass(kind, Event)
        and kind not in (Event, events.HandDealt)
    ]
    assert len(kinds) > 20
    for kind in kinds:
        fields: dict[str, Any] = {name: examples.get(name, 1) for name in kind.__dataclass_fields__}
        told = line(kind(**fields), names)
        assert told
        assert "{" not in told.text


def test_a_bonus_is_told_in_good_english() -> None:
    """*Brings royal attendant* lacks an article; after a colon it is a name."""
    told = line(events.BonusGained(0, Kind.LIVING, 3, Bonus.ATTENDANT), ("Ann", "Ben", "Cid"))
    assert told
    assert told.text == "Castle of Ann & Ben: the third living room brings: royal attendant."


def test_a_bonus_that_is_our_reconstruction_says_so() -> None:
    downstairs = next(n for n, room in enumerate(ROOMS) if room.kind is Kind.DOWNSTAIRS)
    food = next(n for n, room in enumerate(ROOMS) if room.kind is Kind.FOOD)
    assert "our reconstruction" in tile_text(downstairs)
    assert "our reconstruction" not in tile_text(food)


def test_spaces_are_told_by_level_and_side() -> None:
    assert space_name(0, 1) == "floor 1, middle left"
    assert space_name(1, 0) == "ground floor, middle right"
    assert space_name(-2, 3) == "floor 3, 2 left"
    assert space_name(4, -1) == "underground 1, 3 right"


def test_the_reason_of_a_bonus_is_in_the_prompt() -> None:
    state = GAME.new(3, Chance(1))
    living = [n for n, room in enumerate(ROOMS) if room.kind is Kind.LIVING][:3]
    for x, room in enumerate(living, 2):
        state.castles[0].build(room, space_at(x, 0))
    state.push(ChooseAttendant(0, 0))
    said = TwoCastlesWording().prompt(state.next_choice, state.seen_by(0))
    assert said == "Third living room: take an attendant in your left castle."


def test_prompts_moves_and_refusals_know_people_by_name(view: TwoCastles) -> None:
    words = TwoCastlesWording()
    waiting = Refusal("BC-15", "partner_has_built", (("partner", 1),))
    elsewhere = Refusal("BC-14", "not_your_castle", (("castle", 1),))
    assert words.move(Wait(0), view) == "Let B build first in your left castle"
    assert words.refusal(waiting, view).startswith("B has built")
    words.names = ("Ada", "Bo", "Cy", "Di")
    assert words.move(Wait(0), view) == "Let Bo build first in your left castle"
    assert words.refusal(waiting, view).startswith("Bo has built")
    assert words.refusal(elsewhere, view).endswith("not in the castle of Bo & Cy.")
    assert words.spot(spots.builder(2), view).name == "Cy"
    assert words.task(PlaceTiles(3), view) == "Di builds"


def test_names_are_said_as_they_were_written(qtbot: Any) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    bubble, chooser = Bubble(board), Chooser(board)
    bubble.say("<b>Bo</b> has built", QPoint())
    assert bubble.textFormat() is Qt.TextFormat.PlainText
    bubble.say("<b>Throne room</b>", QPoint(), rich=True)
    assert bubble.textFormat() is Qt.TextFormat.RichText
    chooser.ask([("Let Ada & Bo build first", (Wait(0),))], QPoint())
    assert chooser.buttons[0].text() == "Let Ada && Bo build first"


@pytest.mark.parametrize("spoken", ["en", "de", "it"])
def test_the_third_builder_is_ludwig_in_the_panel_and_on_the_sheet(
    qapp: Any, deal: Dealer, spoken: str
) -> None:
    language.speak(qapp, None if spoken == "en" else spoken)
    try:
        page = deal("human", "random")
        page.scoring.show_sheet()
    finally:
        language.speak(qapp, None)
    assert page.scores._rows[2][0].text() == "Ludwig"
    assert page.wording.name(2) == "Ludwig"
    assert page.sheet.table.item(0, 4).text() == "Ludwig"


def test_ludwigs_tile_dropped_on_a_castle_is_refused_with_what_to_do(
    deal: Dealer, qtbot: Any
) -> None:
    page = deal("human", "human")
    view = page.session.view
    assert isinstance(view.waiting[0], LayOutTiles)
    space = next(iter(view.castles[0].open_above))
    with qtbot.waitSignal(page.hands.refused) as refused:
        drag(page, spots.tile(view.builders[-1].chosen[0]), spots.space(0, space))
    assert "laid out now and built later" in refused.args[0]
    assert refused.args[0].endswith("BC-63")


def test_every_question_says_what_can_be_done_instead(view: TwoCastles) -> None:
    """No refusal is without a reason, whatever was tried and whatever is asked."""
    asked = (
        PutDown(0),
        LayOutTiles(0),
        PlaceTiles(0),
        BuildDrawn(0, 0),
        BuildSpecial(0, 0, (Kind.TOWER,)),
        ClaimBonus(0, 0),
        ChooseCard(0, 0),
        ChooseAttendant(0, 0),
    )
    words, said = TwoCastlesWording(), set()
    for choice in asked:
        state = view.copy()
        state.push(choice)
        for reason in ("not_here", "not_offered"):
            said.add(words.refusal(Refusal(choice.rule, reason), state))
    state = view.copy()
    for owes in ((0, 3), (0,)):
        state.builders[0].owes = owes
        state.push(PlaceTiles(0))
        said.add(words.refusal(Refusal("BC-14", "not_here"), state))
    assert len(said) == len(asked) + 2
    assert not [text for text in said if "{" in text or "belong" in text]


DECIDES = {
    "bc_special": "the throne room count",
    "bc_distinct_types": "the throne room does not",
    "bc_underground": "Special rooms count too",
    "bc_high_rooms": "Special rooms count too",
    "bc_height": "underground too",
    "bc_width": "two columns",
    "bc_surrounded_8": "all ten spaces",
    "bc_surrounded_4": "all six spaces",
    "bc_throne_distinct_6": "regular room types count, on the six spaces",
    "bc_throne_occupied_10": "corners too",
    "bc_types_with_5": "Only regular room types",
    "bc_types_with_3": "Only regular room types",
}


@pytest.mark.parametrize("card", BONUS_CARDS, ids=lambda card: card.id)
def test_a_bonus_card_says_what_decides_its_score(qapp: Any, card: BonusCard) -> None:
    said = card_text(BONUS_CARDS.index(card))
    named = card_name(BONUS_CARDS.index(card))
    assert DECIDES.get(card.id, f"{named}.") in said


@pytest.mark.parametrize(
    ("language_name", "words"),
    [
        ("en", ("castle worth more", "on his left", "waits", "shuffled in", "until you are done")),
        ("de", ("mehr wert", "links von ihm", "wartet", "eingemischt", "bis du fertig bist")),
        ("it", ("vale di più", "alla sua sinistra", "aspetta", "rimescolano", "non hai finito")),
    ],
)
def test_the_rules_page_tells_order_refills_and_who_lays_out_for_ludwig(
    language_name: str, words: tuple[str, ...]
) -> None:
    page = files("resources").joinpath("games", "two_castles", "help", f"{language_name}.md")
    told = page.read_text("utf-8")
    for word in words:
        assert word in told


def test_a_tile_that_is_kept_says_so_until_it_is_turned_up(view: TwoCastles) -> None:
    """BC-12: nobody who only hears could tell it from those of the hand."""
    tile = view.builders[0].hand[0]
    assert tile_words(tile, view).name == room_name(tile)
    state = GAME.new(4, Chance(1))
    state.play(0, state.moves(0)[0])
    (kept,) = state.builders[0].chosen
    assert tile_words(kept, state.seen_by(0)).name == f"{room_name(kept)}, kept"
