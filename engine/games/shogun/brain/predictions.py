"""What others have planned in secret, as far as everybody's map and money let it be guessed."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ai.lots import Lots
from engine.core.chance import Chance
from engine.games.shogun.brain.orders import Table, order_table
from engine.games.shogun.brain.proposals import propose
from engine.games.shogun.components import BLANK, FACE_DOWN
from engine.games.shogun.state import Shogun

NOISE = 0.8
"""How far others are expected to stray from what looks best."""
Tables = Mapping[int, Table]


def tables_of(view: Shogun, *seats: int) -> Tables:
    """Return what every order would be worth to *seats*."""
    return {seat: order_table(view, seat) for seat in seats}


def tables_of_others(view: Shogun, seat: int) -> Tables:
    """Return the tables of those whose plans *seat* cannot see, wholly or in part."""
    hidden = [
        other
        for other, house in enumerate(view.houses)
        if other != seat and (view.is_planning or FACE_DOWN in house.plan)
    ]
    return tables_of(view, *hidden)


def likely(view: Shogun, chance: Chance, tables: Tables) -> Shogun:
    """Return a guess of *view* in which those with a table have planned as they might."""
    guess = view.guess(chance)
    lots = Lots(chance.branch(1))
    for seat, table in tables.items():
        seen = view.houses[seat].plan
        start = tuple([BLANK if card == FACE_DOWN else card for card in seen])
        guess.houses[seat].plan = propose(guess, seat, table, lots, NOISE, start)
    return guess
