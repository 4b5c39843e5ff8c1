"""What every board promises: a gesture for every move, a place for every spot, words for all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop_app.kit import catalog
from desktop_app.kit.gestures import BUTTON, HAND, Gesture, Spot
from desktop_app.kit.picture import Eye, Picture
from desktop_app.kit.tabletop import Tabletop
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.state import State
from engine.playing import playout
from tests.contract.cases import GAMES, moments
from tests.toys.boards.lantern import tabletop as lantern
from tests.toys.boards.tower import tabletop as tower

OF_TOYS = {"lantern": lantern.TABLETOP, "tower": tower.TABLETOP}
"""Other tests play the toys in words, so the catalogue does not know their boards."""
BOARDS = [
    pytest.param(game, tabletop, seats, id=f"{game.id}-{seats}")
    for game in GAMES
    if (tabletop := OF_TOYS.get(game.id) or catalog.load(game.id))
    for seats in game.seats
]
MOMENTS = 25
"""How many moments of one play are looked at; the sum over all counts of seats is what matters."""
pytestmark = [
    pytest.mark.parametrize(("game", "tabletop", "seats"), BOARDS),
    pytest.mark.usefixtures("qapp"),
]


def asked(game: Game[Any], seats: int, seed: int = 1) -> Iterator[tuple[State, int]]:
    """Yield views of seats that have to decide."""
    for table, seat, _ in moments(game, seats, seed, MOMENTS):
        yield table.state.seen_by(seat), seat


def shown(tabletop: Tabletop, view: State, seat: int) -> Picture:
    names = tuple(f"Name {number}" for number in range(8))
    return tabletop.picture(view, Eye(seat, names=names))


def test_every_offered_move_has_a_gesture_on_the_board(
    game: Game[Any], tabletop: Tabletop, seats: int
) -> None:
    for view, seat in asked(game, seats):
        spots = {place.spot for place in shown(tabletop, view, seat).places}
        for move in view.moves(seat):
            gesture = tabletop.gesture_of(move, view)
            missing = _off_the_board(gesture, spots)
            assert not missing, f"{move} needs {missing}"


def test_every_attempt_has_a_gesture_and_every_refusal_a_sentence(
    game: Game[Any], tabletop: Tabletop, seats: int
) -> None:
    wording = tabletop.wording()
    for view, seat in asked(game, seats, seed=2):
        for move in view.waiting[seat].attempts(view):
            tabletop.gesture_of(move, view)
            refusal = view.why_not(seat, move)
            if refusal:
                sentence = wording.refusal(refusal, view)
                assert sentence, f"no words for {refusal}"
                assert refusal.reason not in sentence, f"ids in words: {sentence}"


def test_moves_of_one_gesture_are_told_apart_by_their_words(
    game: Game[Any], tabletop: Tabletop, seats: int
) -> None:
    wording = tabletop.wording()
    for view, seat in asked(game, seats, seed=3):
        texts: dict[Gesture, list[str]] = {}
        for move in view.moves(seat):
            gesture = tabletop.gesture_of(move, view)
            texts.setdefault(gesture, []).append(wording.move(move, view))
        for gesture, said in texts.items():
            assert all(said), f"no words at {gesture}"
            assert len(set(said)) == len(said), f"{said} at {gesture}"


def test_every_question_is_asked_in_words(game: Game[Any], tabletop: Tabletop, seats: int) -> None:
    wording = tabletop.wording()
    for view, seat in asked(game, seats, seed=4):
        choice = view.waiting[seat]
        prompt = wording.prompt(choice, view)
        assert prompt
        assert type(choice).__name__ not in prompt


def test_every_piece_lies_on_a_place_and_nothing_is_there_twice(
    game: Game[Any], tabletop: Tabletop, seats: int
) -> None:
    for view, seat in asked(game, seats, seed=5):
        picture = shown(tabletop, view, seat)
        spots = [place.spot for place in picture.places]
        ids = [piece.id for piece in picture.pieces]
        assert len(set(spots)) == len(spots)
        assert len(set(ids)) == len(ids)
        assert {piece.spot for piece in picture.pieces} <= set(spots)


def test_everything_lies_inside_the_board(game: Game[Any], tabletop: Tabletop, seats: int) -> None:
    for view, seat in asked(game, seats, seed=6):
        picture = shown(tabletop, view, seat)
        width, height = picture.size
        for thing in (*picture.places, *picture.pieces):
            box = thing.box
            assert box.w > 0
            assert box.h > 0
            assert box.x >= 0, thing
            assert box.y >= 0, thing
            assert box.x + box.w <= width + 0.5, thing
            assert box.y + box.h <= height + 0.5, thing


def test_every_spot_and_piece_has_a_name_and_a_description(
    game: Game[Any], tabletop: Tabletop, seats: int
) -> None:
    wording = tabletop.wording()
    for view, seat in asked(game, seats, seed=7):
        picture = shown(tabletop, view, seat)
        for place in picture.places:
            words = wording.spot(place.spot, view)
            assert words.name, place.spot
            assert words.text, place.spot
        for piece in picture.pieces:
            assert wording.piece(piece.id, view).name, piece.id


def test_every_event_has_words_or_is_left_out_on_purpose(
    game: Game[Any], tabletop: Tabletop, seats: int
) -> None:
    wording = tabletop.wording()
    names = tuple(f"Name {number}" for number in range(seats + 1))
    told = 0
    for table, seat, move in moments(game, seats, 8, 10 * MOMENTS):
        after = table.state.after(seat, move)
        view = after.seen_by(seat)
        for event in view.news:
            line = wording.event(event, names)
            if line:
                told += 1
                assert line.text
                assert type(event).__name__ not in line.text
            for flourish in tabletop.flourishes(event, view):
                assert flourish.text
    assert told


def test_a_picture_follows_from_the_view_alone(
    game: Game[Any], tabletop: Tabletop, seats: int
) -> None:
    for view, seat in asked(game, seats, seed=9):
        assert shown(tabletop, view, seat) == shown(tabletop, view.copy(), seat)


def test_the_score_sheet_agrees_with_the_standings(
    game: Game[Any], tabletop: Tabletop, seats: int
) -> None:
    wording = tabletop.wording()
    names = tuple(f"Name {number}" for number in range(seats))
    for view, _ in asked(game, seats, seed=10):
        columns = tabletop.score(view, names)
        for column in columns:
            assert sum(points for _, points in column.points) == column.total
            assert all(wording.category(name) for name, _ in column.points)
    # Before the end standings may be what lies open on a track, not what the sheet foretells.
    final = game.new(seats, Chance(10), game.options())
    playout(game, final, Chance(11))
    columns = tabletop.score(final.seen_by(0), names)
    for standing in game.standings(final):
        own = [column.total for column in columns if column.seat == standing.seat]
        assert standing.points in own


def _off_the_board(gesture: Gesture, spots: set[Spot]) -> list[Spot]:
    used = [gesture.source, *([gesture.target] if gesture.target else [])]
    return [s for s in used if s.kind != BUTTON and s != HAND and s not in spots]
