"""The loop that drives a play, and what it refuses."""

import pytest

from engine.core.agenda import Task, Together
from engine.core.chance import Chance
from engine.core.combinators import DECLINE, AnyOrder, Do, OneOf, Sequence, any_order
from engine.core.errors import PositionError, RuleError
from engine.core.game import ranked
from engine.core.refusal import Refusal, refuse
from engine.core.state import State
from tests.toys import lantern, tower
from tests.toys.lantern import Peeked


def test_a_view_cannot_be_played():
    view = lantern.GAME.new(2, Chance(1)).seen_by(0)
    with pytest.raises(RuleError, match="A view cannot be played"):
        view.play(0, view.moves(0)[0])


def test_a_lane_may_not_draw():
    state = lantern.GAME.new(2, Chance(1))
    rolling = (lantern.RollDice(), OneOf(0, (lantern.RollDice(),)))
    state.agenda = (Together((rolling, ())),)
    with pytest.raises(AssertionError, match="a lane is private"):
        state.apply(0, state.moves(0)[0])


def test_a_closed_together_is_passed_over():
    state = lantern.GAME.new(2, Chance(1))
    state.push(Together(((), ())))
    state.start()
    assert list(state.waiting) == [0]


def test_an_event_is_made_only_when_somebody_listens():
    state = lantern.GAME.new(2, Chance(1))
    made = []

    def event(*facts: int) -> Peeked:
        made.append(facts)
        return Peeked(*facts)

    state.tell(event, 0, 7)
    state.heard = False
    state.tell(event, 1, 8)
    assert made == [(0, 7)]
    assert state.news[-1] == Peeked(0, 7)


def test_the_next_choice_is_that_of_the_lowest_seat():
    state = tower.GAME.new(3, Chance(1))
    assert state.next_choice == state.waiting[0]
    assert lantern.GAME.new(2, Chance(1)).next_choice == lantern.ChooseDie(0)


def test_events_hide_what_a_seat_may_not_know():
    state = lantern.GAME.new(2, Chance(1))
    state.play(0, lantern.TakeDie("low"))
    state.play(0, lantern.PlaceDie(0))
    state.play(0, Do(0, "Peek"))
    own, other = (state.seen_by(seat).news for seat in (0, 1))
    assert lantern.Peeked(0, state.domains[0].decree) in own
    assert lantern.Peeked(0, lantern.FACE_DOWN) in other
    planning = tower.GAME.new(2, Chance(1))
    planning.play(0, planning.moves(0)[0])
    assert len(planning.seen_by(0).news) == 1
    assert planning.seen_by(1).news == ()


def test_states_are_equal_by_position_not_by_news():
    state = lantern.GAME.new(2, Chance(1))
    same = state.copy()
    same.news = (lantern.Gained(0),)
    assert state == same
    assert hash(state) == hash(same)
    assert state.digest() == same.digest()
    assert state != tower.GAME.new(2, Chance(1))


def test_whoever_does_not_listen_is_told_nothing():
    state = lantern.GAME.new(2, Chance(1))
    state.heard = False
    assert state.apply(0, lantern.TakeDie("low")) == ()
    assert state.play(0, lantern.PlaceDie(0)) != ()
    guess = lantern.GAME.new(2, Chance(1)).seen_by(0).guess(Chance(2))
    assert guess.apply(0, lantern.TakeDie("low")) == ()


def test_only_a_seat_that_is_asked_has_a_choice():
    state = lantern.GAME.new(2, Chance(1))
    assert state.choice_of(0) == lantern.ChooseDie(0)
    assert state.choice_of(1) is None
    planning = tower.GAME.new(3, Chance(1))
    assert [planning.choice_of(seat) for seat in range(3)] == list(planning.waiting.values())
    assert planning.choice_of(3) is None
    planning.agenda = ()
    assert planning.choice_of(0) is None


def test_an_order_of_equal_tasks_is_no_choice():
    gain = lantern.Gain(0, rice=1)
    assert any_order(0, (gain, gain)) == Sequence((gain, gain))
    assert isinstance(any_order(0, (gain, lantern.Gain(0, coins=1))), AnyOrder)
    assert any_order(0, ()) == Sequence(())


def test_an_order_is_chosen_until_all_is_done():
    state = lantern.GAME.new(2, Chance(1))
    rice, coins = state.domains[0].rice, state.domains[0].coins
    state.push(AnyOrder(0, (lantern.Gain(0, rice=1), lantern.Gain(0, coins=1))))
    state.play(0, state.find(0, "do 1 Gain"))
    assert (state.domains[0].rice, state.domains[0].coins) == (rice + 1, coins + 1)
    assert state.waiting[0] == lantern.ChooseDie(0)


def test_equal_tasks_are_offered_once():
    gain, peek = lantern.Gain(0, rice=1), lantern.Peek(0)
    offers = AnyOrder(0, (gain, peek, gain)).moves(State(Chance(0)))
    assert list(map(str, offers)) == ["do 0 Gain", "do 1 Peek"]


def test_a_shuffle_keeps_everything():
    state = State(Chance(9))
    assert sorted(state.shuffled(range(20))) == list(range(20))
    assert state.shuffled(()) == ()
    assert state.reveals == 19


def test_why_not_speaks_in_rules_and_figures():
    state = lantern.GAME.new(2, Chance(1))
    state.domains[0].rice = 0
    state.push(lantern.ChooseGarden(0))
    assert state.why_not(0, lantern.Plant(1)) == refuse("LA-4", "cannot_pay", need=1, have=0)
    assert str(state.why_not(0, lantern.Plant(1))) == "LA-4 cannot_pay need=1 have=0"
    assert state.why_not(0, DECLINE) is None
    assert state.why_not(1, DECLINE) == Refusal("table", "not_your_decision", (("seat", 1),))
    assert state.why_not(1, DECLINE).fact("seat") == 1


def test_a_choice_without_finer_words_names_its_own_rule():
    state = lantern.GAME.new(2, Chance(1))
    assert state.why_not(0, lantern.TakeDie("middle")) == refuse("LA-1", "not_offered")
    assert state.why_not(0, lantern.TakeDie("low")) is None


def test_places_are_shared_by_equals():
    standings = ranked([5, 9, 5, 9], lambda seat: (seat // 2,))
    assert [standing.place for standing in standings] == [4, 2, 3, 1]
    assert [standing.place for standing in ranked([1, 1, 0])] == [1, 1, 3]


def test_a_game_without_a_pad_says_so():
    with pytest.raises(PositionError, match="Tower cannot score a position"):
        tower.GAME.score({})


def test_tasks_are_named_and_seen_as_they_are():
    assert Task().label == "Task"
    assert lantern.Peek(0).seen_by(1) == lantern.Peek(0)


def test_a_game_that_names_no_further_work_is_measured_as_all_others():
    assert dict(tower.GAME.measured()) == {}
