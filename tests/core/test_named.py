"""Named things as keys."""

import copy
import pickle
from enum import Enum

from engine.core.named import Named


class Wind(Named):
    NORTH = "north"
    SOUTH = "south"


def test_a_member_is_the_same_key_wherever_it_comes_from():
    speeds = {Wind.NORTH: 3, (Wind.SOUTH, 1): 4}
    assert speeds[Wind("north")] == 3
    assert speeds[pickle.loads(pickle.dumps(Wind.SOUTH)), 1] == 4
    assert speeds[copy.deepcopy(Wind.NORTH)] == 3


def test_its_hash_is_not_worked_out_in_python():
    assert Wind.__hash__ is object.__hash__
    assert issubclass(Wind, Enum)
