"""The rival on the board: its cards, its turn in sentences, and that the cards are ours."""

from __future__ import annotations

from typing import Any

from desktop_app.games.white_castle.faces.rival import ActionSide
from desktop_app.games.white_castle.panels.rival import RivalPanel
from desktop_app.games.white_castle.scene import spots
from desktop_app.games.white_castle.tabletop import TABLETOP
from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.kit.picture import Eye
from desktop_app.table.game_page import GamePage
from engine.core.chance import Chance
from engine.games.white_castle import GAME
from engine.games.white_castle.components import Colour, Options
from engine.games.white_castle.dice import TakeDie
from engine.games.white_castle.events.solo import RivalActs, SoloChose
from engine.games.white_castle.rival import RIVAL, ChooseRivalGarden, ChooseRivalRoom
from engine.games.white_castle.state import WhiteCastle
from tests.desktop_app.games.white_castle.test_play import gestures
from tests.desktop_app.hands import click, do
from tests.desktop_app.whole_plays import Dealer


def solo_table() -> WhiteCastle:
    """Return a solo play in its first turn."""
    state = GAME.new(1, Chance(1), Options())
    while not isinstance(state.next_choice, TakeDie):
        state.play(0, state.moves(0)[0])
    return state


def after_the_rival(state: WhiteCastle) -> SoloChose:
    """Play until the rival has ended a turn; return how its die was chosen."""
    chosen = None
    while not chosen or not isinstance(state.next_choice, TakeDie):
        state.play(0, state.moves(0)[0])
        chosen = next((e for e in state.news if isinstance(e, SoloChose)), chosen)
    return chosen


def used_cards(state: WhiteCastle) -> dict[str, bool]:
    """Return the used cards that are shown, and whether they are pale."""
    places = TABLETOP.picture(state.seen_by(0), Eye(0)).places
    faces = [place.face for place in places if place.spot.kind == "solo_card"]
    return {face.card: face.is_put_away for face in faces if isinstance(face, ActionSide)}


def rival_panel(page: GamePage) -> RivalPanel:
    (panel,) = page.panels
    assert isinstance(panel, RivalPanel)
    return panel


def until_the_rival_moved(page: GamePage) -> RivalPanel:
    panel = rival_panel(page)
    while not panel.lines.count():
        do(page, gestures(page)[0])
    return panel


def test_the_rivals_turn_is_told_sentence_by_sentence(deal: Dealer) -> None:
    panel = until_the_rival_moved(deal("human"))
    said = [panel.lines.item(number).text() for number in range(panel.lines.count())]
    assert said[0].startswith("The rival turns its top card")
    assert any(text.startswith("The new top card names the die") for text in said)
    assert any(text.startswith("The rival's card says") for text in said)
    assert panel.isVisible()


def test_the_panel_closes_when_the_player_goes_on(deal: Dealer) -> None:
    page = deal("human")
    panel = until_the_rival_moved(page)
    click(page, spots.ROUND)
    assert not panel.isVisible()


def test_the_panel_stays_in_sight_for_whoever_has_come_closer(deal: Dealer) -> None:
    page = deal("human")
    panel = until_the_rival_moved(page)
    for _ in range(8):
        page.board.zoom_in()
    page.board.resize(page.board.width() - 1, page.board.height())
    assert panel.isVisible()
    assert page.board.rect().contains(panel.geometry())


def test_the_panel_hides_nothing_that_the_player_decides_with(deal: Dealer) -> None:
    page = deal("human")
    panel = until_the_rival_moved(page)
    for spot in (spots.domain(0), spots.WELL, *(spots.row(RIVAL, colour) for colour in Colour)):
        seen = page.board.mapFromScene(page.scene.place(spot).place.box.rect).boundingRect()
        assert not panel.geometry().intersects(seen.adjusted(1, 1, -1, -1)), spot


def test_the_sentences_wrap_instead_of_being_scrolled_sideways(deal: Dealer) -> None:
    panel = until_the_rival_moved(deal("human"))
    assert not panel.lines.horizontalScrollBar().isVisible()
    assert panel.lines.wordWrap()


def test_the_top_card_says_that_it_will_act_and_that_it_named_the_last_die(qapp: Any) -> None:
    """WC-124, WC-127: it names no further die, so it must not say so."""
    state = solo_table()
    said = TABLETOP.wording().spot(spots.DECK, state.seen_by(0)).text
    assert "turns this card" in said
    assert "named the last die" not in said, "nothing was taken yet"
    chosen = after_the_rival(state)
    said = TABLETOP.wording().spot(spots.DECK, state.seen_by(0)).text
    terms = WhiteCastleTerms(str)
    last = f"{terms.bridge(chosen.bridge)}, {terms.end(chosen.end)}"
    assert f"It named the last die: {last}" in said
    assert "turns this card" in said


def test_only_the_cards_of_the_rivals_last_turn_are_shown_and_pale(qapp: Any) -> None:
    """WC-127: all turned cards go under the deck; those of earlier turns are gone."""
    state = solo_table()
    for _ in range(2):
        after_the_rival(state)
        acted = {event.card for event in state.news if isinstance(event, RivalActs)}
        shown = used_cards(state)
        assert set(shown) == acted
        assert all(shown.values()), "they lie under the deck again"
    state.play(0, state.moves(0)[0])
    assert not used_cards(state)


def test_a_card_the_rival_still_acts_with_is_not_pale(qapp: Any) -> None:
    state = solo_table()
    while not isinstance(state.next_choice, ChooseRivalGarden | ChooseRivalRoom):
        state.play(0, state.moves(0)[0])
    shown = used_cards(state)
    assert shown
    assert not any(shown.values())


def test_step_by_step_the_rival_does_one_deed_after_the_other(deal: Dealer) -> None:
    page = deal("human", pace="step")
    panel = rival_panel(page)
    while page.session.decider is not None:
        do(page, gestures(page)[0])
    assert not panel.lines.count()
    told = [panel.lines.count()]
    boards = [page.hands.shown]
    while page.session.decider is None:
        page.skip()
        told.append(panel.lines.count())
        boards.append(page.hands.shown)
    assert told == sorted(told)
    assert len(set(told)) > 3
    assert len({str(board.snapshot()) for board in boards}) > 1, "the board goes along"
    assert panel.isVisible()
    page.skip()
    assert not panel.isVisible()


def test_nobody_else_has_a_rival(deal: Dealer) -> None:
    assert deal("human", "human").panels == []


def test_the_board_says_that_the_rivals_cards_are_our_reconstruction(qapp: Any) -> None:
    state = GAME.new(1, Chance(1), Options())
    while not state.solo_deck:  # resources of choice come first
        state.play(0, state.moves(0)[0])
    view = state.seen_by(0)
    shown = {place.spot for place in TABLETOP.picture(view, Eye(0)).places}
    assert {spots.NOTICE, spots.DECK} <= shown
    assert "reconstruction" in TABLETOP.wording().spot(spots.NOTICE, view).text


def test_the_board_says_that_the_first_castle_is_our_reconstruction(qapp: Any) -> None:
    view = GAME.new(2, Chance(1), Options(first_game=True)).seen_by(0)
    shown = {place.spot for place in TABLETOP.picture(view, Eye(0)).places}
    assert spots.FIRST_GAME in shown
    assert "reconstruction" in TABLETOP.wording().spot(spots.FIRST_GAME, view).text
    other = GAME.new(2, Chance(1), Options()).seen_by(0)
    assert spots.FIRST_GAME not in {p.spot for p in TABLETOP.picture(other, Eye(0)).places}


def test_the_rivals_clan_has_its_name_wherever_seats_are_named(deal: Dealer) -> None:
    page = deal("human")
    page.scoring.show_sheet()
    assert page.scores._rows[1][0].text() == "Tokugawa clan"
    assert page.sheet.table.horizontalHeaderItem(1).text() == "Tokugawa clan"
    assert page.wording.name(1) == "Tokugawa clan"
