"""Every word of the engine has words of a language."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.words import ShogunWording, names
from desktop_app.games.shogun.words.events import event_line
from desktop_app.games.shogun.words.fights import fight_line
from desktop_app.games.shogun.words.refusals import sentence
from desktop_app.games.shogun.words.spots import words_of_spot
from engine.core.chance import Chance
from engine.core.refusal import refuse
from engine.games import shogun
from engine.games.shogun import content, events
from engine.games.shogun.auction import ChoosePlace
from engine.games.shogun.battle import outcome
from engine.games.shogun.components import FIRST_CHEST, NOBODY, Building, Effect
from engine.games.shogun.events.fights import (
    BattleEnded,
    CardHandedOver,
    ProvinceCleared,
    Result,
    RevoltBegan,
    RevoltEnded,
)
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import March
from tests.desktop_app.games.shogun.moments import moment

TRANSLATIONS = Path(__file__).parents[4] / "resources" / "translations"
GUARD = next(n for n, e in enumerate(content.EVENTS) if e.effect is Effect.NEUTRAL_PEASANTS)
RULES = Path(inspect.getfile(shogun)).parent
REASONS = sorted(
    set(
        re.findall(
            r'refuse\(\s*"SH-\d+",\s*"(\w+)"', "".join(p.read_text() for p in RULES.rglob("*.py"))
        )
    )
)
FACTS = {
    "card": "aki", "province": "aki", "target": "aki", "home": "bingo", "space": "bid",
    "building": "castle", "by": 1, "owner": 2, "need": 3, "have": 1, "armies": 4, "left": 2,
    "open": 5, "cards": 12, "spaces": 11, "place": 6, "sites": 2, "drawn": 2, "unrest": 1,
    "times": 1,
}  # fmt: skip


def test_the_engine_gives_reasons_at_all() -> None:
    assert len(REASONS) > 20


@pytest.mark.parametrize("reason", [*REASONS, "cannot_pay_all", "revolt"])
@pytest.mark.usefixtures("qapp")
def test_every_reason_has_its_own_sentence(reason: str) -> None:
    text = sentence(refuse("SH-1", reason, **FACTS))
    assert text != sentence(refuse("SH-1", "no such reason"))
    assert "{" not in text
    assert text.endswith(".")


@pytest.mark.usefixtures("qapp")
def test_the_words_of_a_march_say_from_where_to_where_and_the_odds_of_an_attack() -> None:
    def fights(state: object, seat: int, choice: object) -> bool:
        return isinstance(choice, ChooseMarch) and not choice.peaceful

    state = moment(fights, seats=4)
    seat = min(state.waiting)
    view = state.seen_by(seat)
    choice = view.waiting[seat]
    assert isinstance(choice, ChooseMarch)
    marches = [move for move in view.moves(seat) if isinstance(move, March)]
    assert marches
    for move in marches:
        text = ShogunWording().move(move, view)
        assert content.PROVINCES[choice.home].name in text
        assert content.PROVINCES[move.target].name in text
        assert bool(re.search(r"\d+ %", text)) == (view.owners[move.target] != seat), text


@pytest.mark.usefixtures("qapp")
def test_every_event_class_of_the_engine_is_spoken_of() -> None:
    source = "".join(path.read_text() for path in Path(inspect.getfile(names)).parent.glob("*.py"))
    for module in ("events", "events.fights", "events.winter"):
        spoken = vars(import_module(f"engine.games.shogun.{module}"))
        for name, kind in spoken.items():
            if (
                inspect.isclass(kind)
                and kind.__module__.endswith(module)
                and hasattr(kind, "seen_by")
            ):
                assert f"events.{name}(" in source, f"no words for {name}"


@pytest.mark.usefixtures("qapp")
def test_every_card_has_a_name() -> None:
    called = [names.card_name(card) for card in range(len(content.CARD_NAMES))]
    assert len(set(called)) == len(called)
    assert len({names.space_name(space) for space in range(len(content.SPACE_NAMES))}) == 11
    for card in (*content.EVENTS, *content.SPECIALS):
        assert "{" not in names.effect_text(card)


def test_refusals_and_places_know_people_by_name() -> None:
    words, view = ShogunWording(), shogun.GAME.new(3, Chance(1)).seen_by(0)
    taken = refuse("SH-39", "place_taken", by=1)
    assert words.refusal(taken, view) == "B has this place already."
    words.names = ("Ada", "Bo", "Cy")
    assert words.refusal(taken, view) == "Bo has this place already."
    assert words.spot(spots.house_spot(2), view).name == "Cy"


NAMES = ("Ada", "Bo", "Cy")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("special", range(len(content.SPECIALS)))
def test_what_others_took_is_told_of_them_and_not_of_you(special: int) -> None:
    line = event_line(events.PlaceTaken(0, 4, special), NAMES)
    assert line
    assert "Ada" in line.text
    assert "you" not in line.text.lower()


@pytest.mark.usefixtures("qapp")
def test_a_place_of_mine_speaks_to_me_and_that_of_another_does_not() -> None:
    state = moment(lambda state, *_: state.places.count(-1) < len(state.places))
    place = next(n for n, seat in enumerate(state.places) if seat >= 0)
    owner = state.places[place]
    words = ShogunWording()
    texts = [
        words.spot(spots.turn_spot(place), state.seen_by(seat)).text
        for seat in (owner, (owner + 1) % 3)
    ]
    assert texts[0] != texts[1]
    assert not re.search(r"\byou\b", texts[1].lower())


@pytest.mark.usefixtures("qapp")
def test_a_bid_is_told_in_chests() -> None:
    line = event_line(events.BidShown(0, FIRST_CHEST + 4, 4), NAMES)
    assert line
    assert line.text == "Ada bids and pays 4 chests."
    free = event_line(events.BidShown(1, 0, 0), NAMES)
    assert free
    assert content.PROVINCES[0].name in free.text


@pytest.mark.usefixtures("qapp")
def test_a_card_is_no_title_in_the_middle_of_a_sentence() -> None:
    line = event_line(events.CardShown(0, 8, FIRST_CHEST), NAMES)
    assert line
    assert "chest card" in line.text


@pytest.mark.usefixtures("qapp")
def test_of_a_province_that_becomes_neutral_only_what_was_there_is_removed() -> None:
    line = event_line(ProvinceCleared(0, (), 0), NAMES)
    assert line
    assert "Removed" not in line.text
    with_castle = event_line(ProvinceCleared(0, (Building.CASTLE,), 2), NAMES)
    assert with_castle
    assert "castle, 2 unrest markers" in with_castle.text


@pytest.mark.usefixtures("qapp")
def test_whoever_will_choose_a_place_is_called_by_name() -> None:
    words, view = ShogunWording(), shogun.GAME.new(3, Chance(1)).seen_by(0)
    words.names = NAMES
    told = {words.task(ChoosePlace(seat), view) for seat in (1, 2)}
    assert told == {"Bo chooses a place", "Cy chooses a place"}


@pytest.mark.parametrize("was_shown", [True, False])
def test_only_an_order_that_was_not_yet_shown_is_told_to_be_lost(was_shown: bool) -> None:
    line = event_line(CardHandedOver(3, 0, 1, 2, was_shown), ("Ann", "Ben", "Cid"))
    assert line
    assert ("order is lost" in line.text) != was_shown


PEOPLE = ("Anna", "Berta", "Carl")


def ended(attackers: int, defenders: int, peasants: int) -> BattleEnded:
    result = outcome(attackers, defenders, peasants, neutral=False, unrest=0)
    return BattleEnded(0, 1, 3, attackers, defenders, peasants, True, result.result, result.armies)


def test_a_draw_because_only_peasants_held_is_told_as_such() -> None:
    """SH-76: 3 peasants against 1 army are no victory of the defender."""
    line = fight_line(ended(1, 0, 3), PEOPLE)
    assert line
    assert "3 peasants help the defender" in line.text
    assert line.text.endswith("Only peasants held: a draw; Bingo becomes neutral.")
    for both_fell in (ended(2, 2, 0), ended(0, 0, 0), ended(3, 0, 3)):
        told = fight_line(both_fell, PEOPLE)
        assert told
        assert told.text.endswith("Nobody is left: Bingo becomes neutral.")


SEVERAL = {
    "en": r"\b1 (armies|peasants|chests|provinces|spaces|groups|points)\b|peasants 1\b",
    "de": r"\b1 (Armeen|Truhen|Provinzen|Felder|Gruppen|Siegpunkte)\b|\bBauern \d+ helfen",
    "it": r"\b1 (armate|contadini|forzieri|province|spazi|gruppi|punti)\b|contadini \d+ aiutano",
}
"""One of a thing called several, and the number on the wrong side of its word."""


@pytest.fixture
def spoken(qapp: QApplication, language_name: str) -> Iterator[QTranslator]:
    """A language, spoken for one test."""
    translator = QTranslator()
    is_there = translator.load(str(TRANSLATIONS / f"kastellan_{language_name}.qm"))
    assert is_there or language_name == "en"
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("language_name", SEVERAL)
def test_one_thing_is_never_told_as_several(language_name: str) -> None:
    told = [
        sentence(refuse("SH-57", "too_few_armies", need=1, have=0)),
        sentence(refuse("SH-66", "one_must_stay", want=1, have=1)),
        sentence(refuse("SH-66", "one_must_stay", have=1)),
        sentence(refuse("SH-34", "keep_a_bid", card="aki", have=1)),
        sentence(refuse("SH-35", "spaces_open", open=1)),
        sentence(refuse("SH-13", "no_such_group", armies=2, left=1)),
        sentence(refuse("SH-50", "no_free_site", sites=1)),
        *(names.effect_text(card) for card in (*content.EVENTS, *content.SPECIALS)),
        *(names.special_text(card) for card in content.SPECIALS),
    ]
    fights = (
        ended(1, 1, 1), ended(4, 1, 1), RevoltBegan(0, 3, 1, 1, 0, 1),
        RevoltEnded(0, 3, 1, 1, False, 0), RevoltEnded(0, 3, 2, 1, True, 1),
        BattleEnded(0, 1, 3, 1, 2, 1, False, Result.HELD, 1),
    )  # fmt: skip
    for event in fights:
        line = fight_line(event, PEOPLE)
        assert line
        told.append(line.text)
    for text in told:
        assert not re.search(SEVERAL[language_name], text), text
        assert "{" not in text


@pytest.mark.parametrize("language_name", ["de", "it"])
def test_one_thing_is_one_in_every_language(spoken: QTranslator) -> None:
    """The words for one and for several are different ones."""
    for write in (names.armies, names.chests, names.provinces):
        assert write(1).replace("1", "") != write(2).replace("2", ""), write
    several, one = (
        spoken.translate("Prompter", f"{{{who}}} to decide \N{HORIZONTAL ELLIPSIS}")
        for who in ("names", "name")
    )
    assert several.replace("{names}", "{name}") != one, "one decides, several decide"


def test_a_neutral_province_says_how_many_peasants_guard_it_in_this_round() -> None:
    """SH-71: one, or two under the event."""
    view = moment(lambda s, seat, c: NOBODY in s.owners and not s.open_cards, seats=4).seen_by(0)
    spot = spots.province_spot(view.owners.index(NOBODY))
    for event, words in ((-1, "meets a peasant."), (GUARD, "meets 2 peasants.")):
        view.event = event
        assert words in words_of_spot(spot, view).text
