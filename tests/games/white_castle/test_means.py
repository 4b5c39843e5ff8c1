"""What a clan has the means for: figures, and what they cost, after the best exchange."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.games.white_castle import GAME
from engine.games.white_castle.actions import Offer
from engine.games.white_castle.components import Action, Deed
from engine.games.white_castle.courtiers import CourtierAction
from engine.games.white_castle.events import ActionLeft, CourtierMoved
from engine.games.white_castle.gardeners import PlaceGardener
from engine.games.white_castle.means import is_possible
from engine.games.white_castle.seals import within_reach
from engine.games.white_castle.warriors import SendWarrior
from tests.contract.cases import Restless
from tests.games.white_castle.tables import ask, laid_out, play, sensible, told

RICH: dict[str, Any] = {"coins": 9, "food": 7, "iron": 7, "pearl": 7}


@pytest.mark.parametrize(
    ("deed", "owned"),
    [
        ("courtier", RICH | {"home": (0, 5, 5)}),
        ("courtier", RICH | {"home": (0, 5, 5), "levels": (0, 0, 0, 5)}),
        ("gardener", RICH | {"home": (5, 0, 5)}),
        ("warrior", RICH | {"home": (5, 5, 0)}),
        ("courtier", {"coins": 1, "food": 7, "iron": 7, "pearl": 7}),
        ("courtier", {"home": (0, 5, 5), "levels": (5, 0, 0, 0), "pearl": 1, "coins": 9}),
        ("courtier", {"home": (0, 5, 5), "levels": (5, 0, 0, 0), "seals": 3}),
        ("courtier", {"seals": 1}),
        ("gardener", {"coins": 9, "iron": 7, "pearl": 7}),
        ("warrior", {"coins": 9, "food": 7, "pearl": 7}),
        ("pg03", {"coins": 2, "seals": 2}),
        ("pg04", {"coins": 3}),
    ],
)
def test_without_figure_or_means_nothing_is_asked(deed: str, owned: dict[str, Any]):
    """WC-79: each action lacks exactly one thing."""
    assert ask(laid_out(**owned), Offer(0, (deed,))).is_over


@pytest.mark.parametrize(
    ("sources", "owned", "missing"),
    [
        (("st07.middle",), {"coins": 9, "iron": 7}, ("seal",)),
        (("st07.middle",), {"seals": 2}, ("food",)),
        (("gardener", "courtier"), {"home": (5, 0, 5), "coins": 1}, ("gardener", "coin")),
        (("courtier",), {"home": (0, 5, 5), "levels": (5, 0, 0, 0)}, ("pearl",)),
        (("warrior",), RICH | {"iron": 0}, ("iron",)),
    ],
)
def test_what_cannot_be_done_says_what_is_missing(
    sources: tuple[str, ...], owned: dict[str, Any], missing: tuple[str, ...]
):
    """WC-79: it is the food that is missing, not the seal that would have been paid."""
    state = ask(laid_out(**owned), Offer(0, sources))
    assert told(state, ActionLeft) == [ActionLeft(0, sources, missing)]


@pytest.mark.parametrize(
    ("deed", "owned"),
    [
        ("courtier", {"coins": 2}),
        ("courtier", {"coins": 1, "seals": 1}),
        ("courtier", {"home": (0, 5, 5), "levels": (5, 0, 0, 0), "pearl": 2}),
        ("courtier", {"home": (0, 5, 5), "levels": (0, 0, 5, 0), "seals": 4}),
        ("gardener", {"food": 1}),
        ("gardener", {"seals": 2}),
        ("warrior", {"iron": 1}),
        ("warrior", {"seals": 2}),
        ("pg04", {"coins": 3, "iron": 1}),
        ("pg01", {"coins": 4}),
    ],
)
def test_with_just_enough_the_action_is_offered(deed: str, owned: dict[str, Any]):
    """WC-79 and WC-83."""
    assert f"use {deed}" in sensible(ask(laid_out(**owned), Offer(0, (deed,))))


def test_the_last_seal_may_become_the_price_if_the_action_needs_none():
    """WC-83: the third coin is a seal, the climb is paid with pearl."""
    state = ask(laid_out(coins=2, seals=1, pearl=2, levels=(1, 0, 0, 0)), Offer(0, ("pg03",)))
    assert sensible(state) == ["decline", "exchange coin"]
    play(state, "exchange coin", "use pg03", "climb gate steward_left")
    assert state.domains[0].levels == (0, 1, 0, 0)


def test_search_is_offered_the_exchanges_that_open_something():
    """WC-83: a yard, a garden, the gate or a level that comes into reach, and no others."""
    assert sensible(ask(laid_out(seals=2), SendWarrior(0))) == ["decline", "exchange iron"]
    assert sensible(ask(laid_out(seals=2), PlaceGardener(0))) == ["decline", "exchange food"]
    assert "exchange iron" not in sensible(ask(laid_out(seals=2, iron=5), SendWarrior(0)))
    assert "exchange food" not in sensible(ask(laid_out(seals=2, food=5), PlaceGardener(0)))
    at_the_gate = {"levels": (1, 0, 0, 0), "home": (4, 5, 5)}
    state = ask(laid_out(seals=2, coins=1, pearl=1, **at_the_gate), CourtierAction(0))
    assert sensible(state) == ["decline", "exchange coin", "exchange pearl"]
    state = ask(laid_out(seals=2, pearl=4, **at_the_gate), CourtierAction(0))
    assert "exchange pearl" in sensible(state), "five pearl climb two levels"
    below_the_hall = {"levels": (0, 0, 1, 0), "home": (0, 5, 5)}
    state = ask(laid_out(seals=2, pearl=4, **below_the_hall), CourtierAction(0))
    assert sensible(state) == ["climb level_2 hall"], "there is only one level left"
    in_the_hall = {"levels": (0, 0, 0, 1), "home": (4, 5, 5)}
    state = ask(laid_out(seals=4, coins=2, **in_the_hall), CourtierAction(0))
    assert sensible(state) == ["audience"], "nobody can climb"


def test_an_audience_takes_the_leftmost_courtier_and_none_if_all_have_left():
    """WC-72."""
    state = play(ask(laid_out(coins=2, home=(2, 5, 5)), CourtierAction(0)), "audience")
    assert told(state, CourtierMoved) == [CourtierMoved(0, -1, 0, "gate", 3)]
    gone = {"home": (0, 5, 5), "levels": (1, 0, 0, 4)}
    assert "audience" not in sensible(ask(laid_out(**RICH, **gone), CourtierAction(0)))


def test_an_action_is_possible_just_when_something_could_be_answered_to_it() -> None:
    """WC-79: what is known beforehand agrees with what the question itself would refuse."""
    questions = {
        Deed.COURTIER: CourtierAction,
        Deed.GARDENER: PlaceGardener,
        Deed.WARRIOR: SendWarrior,
    }
    seen = set()
    for seed in range(4):
        state, hand = GAME.new(3, Chance(seed)), Restless(GAME, Chance(seed))
        while not state.is_over:
            for seat, domain in enumerate(state.domains):
                for number, (deed, question) in enumerate(questions.items()):
                    against = [refused for _, refused in question(seat).bids(state)]
                    reached = any(r is None or within_reach(domain, r) for r in against)
                    possible = is_possible(state, seat, Action(then=deed))
                    # A question does not ask whether a figure is left at home; the action does.
                    left = deed is Deed.COURTIER or domain.home[number] > 0
                    assert possible == (reached and left), (state, seat, deed)
                    seen.add((deed, possible))
            asked = min(state.waiting)
            state.apply(asked, hand.choose(state, asked))
    assert len(seen) == 6
