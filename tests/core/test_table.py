"""A table plays, goes back as far as it may, and forward again."""

import pytest

from engine.core.chance import Chance
from engine.core.errors import OptionError, RecordError, RuleError
from engine.core.record import Record
from engine.core.table import Table
from tests.toys import lantern, tower


@pytest.fixture
def table() -> Table:
    return Table(lantern.GAME, 2, 3)


def test_moves_are_followed_in_notation(table):
    table.follow("0 take low", "0 place room 0")
    assert table.record.moves == [(0, "take low"), (0, "place room 0")]
    assert table.offers(0) == ["do 0 Peek", "decline"]


def test_a_move_that_is_not_offered_is_refused_and_changes_nothing(table):
    before = table.state
    with pytest.raises(RuleError, match="Seat 0 cannot play 'place room 0' now"):
        table.follow("0 place room 0")
    with pytest.raises(RuleError, match="Seat 0 cannot play 'plant 1' now"):
        table.play(0, lantern.Plant(1))
    with pytest.raises(RuleError):
        table.follow("1 take low")
    assert table.state is before


def test_undo_and_redo_walk_the_same_way(table):
    start = table.state
    table.follow("0 take low", "0 place room 0")
    end = table.state
    table.undo(0)
    table.undo(0)
    assert table.state == start
    assert table.can_redo
    table.redo()
    table.redo()
    assert table.state == end
    with pytest.raises(RuleError, match="nothing to redo"):
        table.redo()


def test_a_new_answer_forgets_what_was_undone(table):
    table.follow("0 take low")
    table.undo(0)
    table.follow("0 take high")
    assert not table.can_redo


def test_nobody_takes_back_what_another_acted_on(table):
    table.follow("0 take low", "0 place room 0", "0 decline", "1 take low")
    assert not table.can_undo(0)
    with pytest.raises(RuleError, match="nothing to take back"):
        table.undo(0)
    assert table.can_undo(1)


def test_undo_stops_at_a_reveal_unless_it_is_free(table):
    while table.state.dice and len(table.state.dice) > 1:  # to the roll of the second round
        seat = table.state.next_choice.seat
        table.play(seat, table.state.moves(seat)[-1])
    rolls = table.state.reveals
    while table.state.reveals == rolls:
        seat = table.state.next_choice.seat
        table.play(seat, table.state.moves(seat)[-1])
    last = table.record.moves[-1][0]
    assert not table.can_undo(last)
    length = len(table.record.moves)
    table.undo(last, freely=True)
    assert len(table.record.moves) == length - 1
    assert table.state.reveals == rolls


def test_what_was_taken_back_freely_stays_written(table):
    table.follow("0 take low", "0 place room 0", "0 decline", "1 take low")
    table.undo(1, freely=True)
    assert not table.record.learning, "nothing had been revealed"
    table.follow("1 take low")
    table.undo(0, freely=True)
    assert Record.from_text(table.sealed().to_text()).learning
    assert Table.replay(lantern.GAME, table.record).record.learning


def test_what_went_with_an_answer_taken_back_freely_is_redone_after_it(table):
    table.follow("0 take low", "0 place room 0", "0 decline", "1 take low", "1 place room 2")
    table.follow("1 decline", "0 take low")
    played, end = [*table.record.moves], table.state
    for _ in range(3):
        table.undo(0, freely=True)
    assert table.record.moves == played[:1]
    while table.can_redo:
        table.redo()
    assert table.record.moves == played
    assert table.state == end


def test_nothing_to_take_back_leaves_the_record_as_it_was(table):
    table.follow("0 take low")
    with pytest.raises(RuleError, match="Seat 1 has nothing to take back"):
        table.undo(1, freely=True)
    assert not table.record.learning


def test_two_who_decide_together_take_back_their_own():
    table = Table(tower.GAME, 2, 1)
    table.follow("0 assign attack 2", "1 assign harvest 1")
    table.undo(0)
    assert table.record.moves == [(1, "assign harvest 1")]


def test_undo_in_a_lane_keeps_what_others_decided():
    table = Table(tower.GAME, 3, 1)
    table.follow("0 assign attack 3", "1 assign harvest 1", "0 withdraw attack")
    table.undo(0)
    table.undo(0)
    assert table.record.moves == [(1, "assign harvest 1")]
    assert table.state.plans[1].cards[0] == 1


def test_a_record_that_does_not_fit_says_which_move():
    record = Record("lantern", 1, 2, 3, {}, [(0, "take low"), (0, "take low")])
    with pytest.raises(RecordError, match="Move 2 of the record does not fit: Seat 0 cannot"):
        Table.replay(lantern.GAME, record)
    with pytest.raises(RecordError, match="Lantern is played by 2 to 4, not by 7"):
        Table.replay(lantern.GAME, Record("lantern", 1, 7, 3))
    with pytest.raises(RecordError, match="no option 'wide'"):
        Table.replay(lantern.GAME, Record("lantern", 1, 2, 3, {"wide": "1"}))


def test_a_sealed_record_says_where_it_leads(table):
    table.follow("0 take low")
    sealed = table.sealed()
    assert sealed.digest == table.state.digest()
    assert sealed.points == "0 0"
    assert sealed.moves is not table.record.moves


def test_a_table_from_a_snapshot_goes_back_only_to_it(table):
    table.follow("0 take low")
    again = Table.from_snapshot(lantern.GAME, table.record, table.state)
    assert not again.can_undo(0, freely=True)
    again.follow("0 place room 0")
    again.undo(0)
    assert again.state == table.state
    assert [move for _, move in again.record.moves] == ["take low"]


def test_wrong_seats_are_refused_in_a_sentence():
    with pytest.raises(OptionError, match="Tower is played by 2 to 4, not by 1"):
        Table(tower.GAME, 1, 1)


def test_a_record_that_begins_with_a_position_replays():
    table = Table.from_position(
        lantern.GAME, lantern.GAME.position("lantern 2\nask choose_room 0 1"), 4
    )
    table.follow("0 place room 0")
    text = table.sealed().to_text()
    assert "start lantern 2 · seed 4 · ask choose_room 0 1\n" in text
    again = Table.replay(lantern.GAME, Record.from_text(text))
    assert again.state == table.state
    assert again.sealed() == table.sealed()


def test_a_view_is_completed_by_the_seed():
    view = lantern.GAME.new(2, Chance(1)).seen_by(0)
    first, same, other = (Table.from_position(lantern.GAME, view, seed) for seed in (3, 3, 4))
    assert first.state == same.state != other.state
    assert first.state.seen_by(0) == view
    assert first.state.viewer is None


@pytest.mark.parametrize(
    ("start", "why"),
    [
        ("lantern 3", "a whole position for all its seats"),
        (
            "lantern 2 · seen_by 0 · seat 1 decree ? · decrees ?*4",
            "a whole position for all its seats",
        ),
        ("lantern 2 · dice 9", "Line 2, word '9'"),
    ],
)
def test_a_record_whose_start_is_wrong_is_refused(start: str, why: str):
    with pytest.raises(RecordError, match=f"The record cannot be replayed: .*{why}"):
        Table.replay(lantern.GAME, Record("lantern", 1, 2, 3, start=start))
