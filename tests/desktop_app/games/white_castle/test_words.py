"""Everything the engine can say has words, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import engine.games.white_castle as rules
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.words import WhiteCastleWording
from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.rival import WhiteCastleRival
from desktop_app.kit.gestures import Spot
from engine.core.agenda import Event, Move
from engine.core.chance import Chance
from engine.core.combinators import DECLINE
from engine.core.refusal import Refusal
from engine.core.tuples import put
from engine.games.white_castle import GAME, events, moves
from engine.games.white_castle.actions import Offer, Perform
from engine.games.white_castle.components import Colour, Options, Resource
from engine.games.white_castle.content import (
    ACTIONS,
    BOARD,
    DOMAIN,
    PARTS,
    ROOM_NUMBER,
    ROW_PART,
    SOLO_CARDS,
)
from engine.games.white_castle.courtiers import OtherHalf
from engine.games.white_castle.events import solo as solo_events
from engine.games.white_castle.gardeners import PlaceGardener
from engine.games.white_castle.moves import USE
from engine.games.white_castle.state import Die, WhiteCastle
from engine.playing import playout
from tests.games.white_castle.tables import ask

NAMES = ("Akiko", "Bruno")
RARE = (
    events.TrackLapped(0, 40),
    events.CardStays(0, "st02", "steward_left"),
    events.HallEntered(0, 1),
    events.HallEntered(0, -1),
    events.TreeStopped(0, 5, 1, 2),
)
REASON = re.compile(r'refuse\(\s*(?:"(WC-\d+)"|self\.rule),\s*"(\w+)"((?:,\s*\w+=)?[^)]*)')


@pytest.fixture
def view() -> WhiteCastle:
    return GAME.new(2, Chance(1), Options()).seen_by(0)


@pytest.fixture
def wording(qapp: Any) -> WhiteCastleWording:
    return WhiteCastleWording()


def reasons() -> list[tuple[str, str, str]]:
    """Return rule, reason and facts of every refusal in the source of the rules."""
    folder = Path(rules.__file__).parent
    text = "\n".join(path.read_text() for path in sorted(folder.rglob("*.py")))
    return sorted(
        {(rule or "WC-43", reason, facts) for rule, reason, facts in REASON.findall(text)}
    )


def samples(facts: str) -> tuple[tuple[str, int | str], ...]:
    """Make facts of the kinds that the rules give."""
    known = {"resource": "coin", "colour": "red", "room": "steward_left", "half": "climb"}
    known |= {"garden": "sg01", "tile": "tile_red", "source": "courtier", "bridge": "red"}
    return tuple((name, known.get(name, 2)) for name in re.findall(r"(\w+)=", facts))


@pytest.mark.parametrize(("rule", "reason", "facts"), reasons())
def test_every_refusal_of_the_rules_has_a_sentence_of_its_own(
    wording: WhiteCastleWording, view: WhiteCastle, rule: str, reason: str, facts: str
) -> None:
    said = wording.refusal(Refusal(rule, reason, samples(facts)), view)
    unknown = wording.refusal(Refusal(rule, "nobody_refuses_so"), view)
    assert said != unknown
    assert "{" not in said
    assert reason not in said


def test_the_rules_refuse_in_many_ways() -> None:
    assert len(reasons()) > 30


def test_no_event_is_left_without_words(wording: WhiteCastleWording) -> None:
    """Whole plays with two and one players tell nearly every kind of event there is."""
    told: set[type[Event]] = set()
    for seats, seed in ((2, 1), (2, 2), (3, 3), (4, 4), (1, 5), (1, 6), (1, 7)):
        state = GAME.new(seats, Chance(seed), Options())
        chance = Chance(seed)
        while not state.is_over:
            choice = state.next_choice
            offered = state.moves(choice.seat)
            number, chance = chance.draw(len(offered))
            for event in state.apply(choice.seat, offered[number]):
                line = wording.event(event, NAMES[:seats] or NAMES)
                assert line, event
                assert "{" not in line.text, event
                assert "()" not in line.text, event
                told.add(type(event))
    every = {
        kind
        for module in (events, solo_events)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert every - told <= {type(event) for event in RARE}


@pytest.mark.parametrize("event", RARE, ids=str)
def test_what_happens_rarely_has_words_too(wording: WhiteCastleWording, event: Event) -> None:
    line = wording.event(event, NAMES)
    assert line
    assert "{" not in line.text


def test_every_action_and_every_solo_symbol_has_words() -> None:
    terms = WhiteCastleTerms(WhiteCastleWording().name)
    for source in ACTIONS:
        assert terms.source(source)
    rival = WhiteCastleRival(terms)
    for card in SOLO_CARDS:
        assert rival.actions(card.id)
        assert rival.used_card(card.id)


def test_every_move_has_words_of_its_own(wording: WhiteCastleWording, view: WhiteCastle) -> None:
    kinds = [kind for kind in vars(moves).values() if isinstance(kind, type)]
    kinds = [kind for kind in kinds if issubclass(kind, Move) and kind is not Move]
    made = {*moves.USE.values(), *moves.PLACE.values(), *moves.PLANT.values(), *moves.EXCHANGES}
    made |= {*moves.TRAIN, *moves.SIT, *moves.CHOOSE_ROW, *moves.CLIMB.values(), moves.AUDIENCE}
    assert len(kinds) > 15
    for move in made:
        assert wording.move(move, view) != str(move)


def test_a_play_ends_and_its_categories_are_named(wording: WhiteCastleWording) -> None:
    from desktop_app.games.white_castle.panels.score import score

    state = GAME.new(1, Chance(3), Options())
    playout(GAME, state, Chance(4))
    columns = score(state.seen_by(0), ("Akiko",))
    assert [column.title for column in columns] == ["Akiko", "Tokugawa clan"]
    assert all(wording.category(name) for name, _ in columns[0].points)
    assert len(columns[0].points) == 7


def test_places_know_people_by_name_and_the_rival_too(
    wording: WhiteCastleWording, view: WhiteCastle
) -> None:
    assert wording.spot(spots.domain(1), view).name == "Domain of Clan B"
    wording.names = NAMES
    assert wording.spot(spots.domain(1), view).name == "Domain of Bruno"
    wording.names = NAMES[:1]
    assert wording.spot(spots.domain(1), view).name == "Domain of Tokugawa clan"


def test_who_does_without_several_actions_reads_which(
    wording: WhiteCastleWording, view: WhiteCastle
) -> None:
    several, one = ("st02.top", "st02.bottom"), ("st02.top",)
    view.push(Perform(0, several, each=True))
    told = wording.move(DECLINE, view)
    for source in several:
        assert wording.move(moves.USE[source], view).casefold() in told.casefold()
    view.push(Perform(0, one, each=True))
    assert wording.move(DECLINE, view) == "Do without"


@pytest.mark.parametrize(
    ("half", "words"),
    [
        (OtherHalf(0, audience=True, climb=False), "audience at the gate"),
        (OtherHalf(0, audience=False, climb=True), "climb of a courtier"),
        (OtherHalf(0, audience=False, climb=False), ""),
    ],
)
def test_only_a_half_of_the_courtier_action_that_is_left_is_named_as_to_come(
    wording: WhiteCastleWording, view: WhiteCastle, half: OtherHalf, words: str
) -> None:
    assert wording.task(half, view) == words


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (Perform(0, ("st02.top",), each=False), "Choose a courtier or the glowing action"),
        (Perform(0, ("st07.middle",), each=False), "Choose a gardener or the glowing action"),
        (Perform(0, ("st07.top",), each=False), "1 influence. Click the glowing action"),
        (Perform(0, ("sg01",), each=False), "Click your glowing garden"),
        (Perform(0, ("sg01",), each=True), "The round ends and your garden acts again"),
        (Perform(0, ("sg01", "pg01"), each=True), "The round ends and your gardens act again"),
        (Perform(0, ("st02.top", "st02.middle"), each=True), "in any order, each of them once"),
        (Perform(0, ("courtier", "gardener"), each=False), "Click one of the glowing actions"),
    ],
)
def test_who_may_act_reads_what_to_click(
    wording: WhiteCastleWording, view: WhiteCastle, asked: Perform, words: str
) -> None:
    view.cards = ("st02", "st07", *view.cards[2:])
    view.push(asked)
    said = wording.prompt(asked, view)
    assert words in said
    assert "“Do without”" in said


def test_an_action_of_a_card_that_was_turned_over_has_a_button(
    wording: WhiteCastleWording, view: WhiteCastle
) -> None:
    asked = Perform(0, ("st07.top",), each=True)
    view.cards = tuple(card for card in view.cards if card != "st07")
    view.push(asked)
    assert "Click its button" in wording.prompt(asked, view)


def test_the_log_says_what_is_missing_for_an_action(wording: WhiteCastleWording) -> None:
    line = wording.event(events.ActionLeft(0, ("st07.middle",), ("food",)), NAMES)
    assert line
    assert line.text == ("Akiko cannot do this now: pay 1 seal: gardener action (not enough food).")
    assert wording.event(events.ActionLeft(0, ("st07.middle",)), NAMES) != line


def test_all_that_is_missing_is_said(wording: WhiteCastleWording, view: WhiteCastle) -> None:
    """WC-44, WC-71, WC-79: the price, the figure, and both ways of a courtier."""
    rules_of_three = view.guess(Chance(1))
    ask(rules_of_three, Offer(0, ("pg03", "pg04", "sg03")))
    domain = rules_of_three.domains[0]
    domain.coins, domain.seals, domain.pearl = 2, 0, 0
    domain.home, domain.levels = (4, 5, 0), (1, 0, 0, 0)
    told = {
        source: wording.refusal(rules_of_three.why_not(0, USE[source]), rules_of_three)
        for source in ("pg03", "pg04")
    }
    assert told["pg03"] == (
        "A courtier at the gate costs 5 coins in all, you have 2; a climb costs "
        "2 mother-of-pearl, you have 0."
    )
    assert told["pg04"] == "That costs 3 coins, you have 2. All your warriors are in the yards."


def test_a_garden_that_does_not_glow_is_not_to_be_clicked(
    wording: WhiteCastleWording, view: WhiteCastle
) -> None:
    """WC-83: what is missing is said, and that seals can be traded."""
    state = view.guess(Chance(1))
    domain = state.domains[0]
    state.pairs = ()
    domain.coins, domain.seals, domain.food = 2, 3, 0
    ask(state, Offer(0, ("pg03",)))
    said = wording.prompt(state.waiting[0], state)
    assert "glowing" not in said
    assert "costs 3 coins, you have 2" in said
    assert "Put seals on your coins to trade them" in said
    state.play(0, state.find(0, "exchange coin"))
    assert "Click your glowing garden" in wording.prompt(state.waiting[0], state)
    domain.seals = 2
    ask(state, PlaceGardener(0))
    assert "None of it can be paid yet" in wording.prompt(state.waiting[0], state)
    domain.food = 5
    assert "None of it" not in wording.prompt(state.waiting[0], state)


def test_a_target_says_which_actions_wait_there_and_which_dice_lie_there(
    wording: WhiteCastleWording,
) -> None:
    state = GAME.new(2, Chance(1), Options())
    room = ROOM_NUMBER["steward_left"]
    state.spaces = put(state.spaces, room, (Die(Colour.WHITE, 6),))
    said = wording.spot(spots.room(BOARD.rooms[room].id), state.seen_by(0)).text
    terms = WhiteCastleTerms(str)
    for part in PARTS[state.cards[room]]:
        assert terms.source(part) in said
    assert "white 6" in said
    assert "compared with 6" in said
    outside = wording.spot(Spot("before_walls", "outside_left"), state.seen_by(0)).text
    assert "gardener action, courtier action" in outside


def test_a_room_whose_card_was_carried_off_has_words_too(wording: WhiteCastleWording) -> None:
    state = GAME.new(2, Chance(1), Options())
    state.cards = put(state.cards, ROOM_NUMBER["steward_left"], "")
    said = wording.spot(spots.room("steward_left"), state.seen_by(0)).text
    assert said.startswith("Its card has been taken.")


def test_a_row_says_what_a_die_there_would_bring(wording: WhiteCastleWording) -> None:
    state = GAME.new(2, Chance(1), Options())
    domain = state.domains[0]
    domain.home = put(domain.home, Colour.RED.row, DOMAIN.figures - 1)
    domain.card = state.pairs[0].action
    terms = WhiteCastleTerms(str)
    row = DOMAIN.rows[Colour.RED.row]
    said = wording.spot(spots.row(0, Colour.RED), state.seen_by(0)).text
    assert f"({terms.effect(row.bonuses[0])}, {terms.effect(row.bonuses[1])})" in said
    assert terms.source(ROW_PART[domain.card][Colour.RED.row]) in said


def test_each_starting_pair_has_a_name_of_its_own(
    view: WhiteCastle, wording: WhiteCastleWording
) -> None:
    """Who only hears must be able to tell one from the other."""
    named = [wording.spot(spots.pair(pair.resources), view).name for pair in view.pairs]
    assert len(named) == 3
    assert len(set(named)) == 3


@pytest.mark.parametrize(("lost", "told"), [(1, "1 more does not"), (2, "2 more do not")])
def test_what_does_not_fit_is_told_as_one_or_as_several(
    wording: WhiteCastleWording, lost: int, told: str
) -> None:
    gained = events.Gained(0, Resource.FOOD, 0, "well", lost)
    line = wording.event(gained, NAMES)
    assert line
    assert told in line.text
