"""Starting pairs."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.games.white_castle import GAME
from engine.games.white_castle.components import Options, Resource
from engine.games.white_castle.content import RESOURCE_CARD, STARTING_RESOURCES
from engine.games.white_castle.draft import ChoosePair, DealPair, take_pair
from engine.games.white_castle.events import PairPutAway, PairTaken
from engine.games.white_castle.state import Domain, Pair
from tests.games.white_castle.tables import fresh, laid_out, play, sensible, told

PLAIN = (Resource.FOOD, Resource.IRON, Resource.PEARL, Resource.COIN, Resource.SEAL)


@pytest.mark.parametrize("card", STARTING_RESOURCES, ids=lambda card: card.id)
def test_a_pair_gives_all_its_resources_and_its_decree(card):
    """WC-26 and K9."""
    state = laid_out()
    state.domains = (Domain(), Domain())
    state.agenda = ()
    take_pair(state, 0, Pair(card.id, "sa01"))
    mine = state.domains[0]
    wanted = {gain.resource: gain.amount for gain in card.gains}
    for resource in PLAIN:
        assert mine.stock(resource) == wanted.get(resource, 0)
    assert mine.lantern == ((card.id, card.decree) if card.decree else (card.id,))
    assert told(state, PairTaken) == [PairTaken(0, card.id, "sa01", card.decree or "")]
    waits = [task.amount for task in state.agenda]
    assert waits == ([wanted[Resource.ANY]] if Resource.ANY in wanted else [])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_in_order_takes_first_and_one_pair_is_left(players: int):
    """WC-25 and WC-26."""
    state = GAME.new(players, Chance(4), Options())
    takers = []
    while state.pairs:
        seat, choice = next(iter(state.waiting.items()))
        if isinstance(choice, ChoosePair):
            takers.append(seat)
        left = state.pairs
        state.apply(seat, state.moves(seat)[0])
    assert takers == list(state.order[::-1])
    assert told(state, PairPutAway) == [PairPutAway(left[-1].resources, left[-1].action)]
    assert RESOURCE_CARD[left[-1].resources]


def test_a_taken_pair_is_gone():
    """WC-26."""
    state = GAME.new(2, Chance(2), Options())
    taken = sensible(state)[0]
    play(state, taken)
    while sensible(state)[0].startswith("gain"):
        play(state, sensible(state)[0])
    assert taken not in sensible(state)


def test_the_single_player_gets_what_was_dealt():
    """WC-120: the rival needs no cards."""
    state = GAME.new(1, Chance(6), Options())
    assert not [task for task in state.agenda if isinstance(task, DealPair | ChoosePair)]
    state = fresh(1, 6)
    assert state.domains[0].card
    assert state.domains[1].card == ""
    assert not told(state, PairPutAway), "nothing is left over"
