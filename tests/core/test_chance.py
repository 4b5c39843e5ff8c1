"""The random stream is the same everywhere, for ever: old records depend on it."""

from collections import Counter

from engine.core.chance import Chance


def drawn(chance: Chance, sides: int, count: int) -> list[int]:
    numbers = []
    for _ in range(count):
        number, chance = chance.draw(sides)
        numbers.append(number)
    return numbers


def test_the_first_numbers_are_those_of_splitmix64():
    """The published test vector of SplitMix64 for seed 1234567."""
    assert drawn(Chance(1234567), 2**64, 5) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_dice_of_known_seeds_never_change():
    assert drawn(Chance(0), 6, 12) == [5, 2, 0, 5, 0, 1, 1, 4, 1, 5, 2, 4]
    assert drawn(Chance(2**64 - 1), 6, 12) == [5, 5, 1, 2, 4, 4, 5, 1, 4, 0, 0, 4]
    assert drawn(Chance(7).branch(3), 100, 6) == [42, 4, 83, 43, 13, 37]


def test_the_nth_number_depends_on_seed_and_n_only():
    _, later = Chance(5).draw(6)
    assert later == Chance(5, 1)
    assert later.draw(6)[0] == drawn(Chance(5), 6, 2)[1]


def test_every_side_comes_up_about_as_often():
    counts = Counter(drawn(Chance(42), 6, 6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(880 < count < 1120 for count in counts.values())


def test_branches_are_streams_of_their_own():
    branches = {Chance(1).branch(n) for n in range(50)}
    assert len(branches) == 50
    assert Chance(1) not in branches


def test_the_numbers_of_a_shuffle_are_those_of_single_draws():
    chance, one_by_one = Chance(77, 5), []
    at_once, after = chance.order(9)
    for sides in range(9, 1, -1):
        number, chance = chance.draw(sides)
        one_by_one.append(number)
    assert (at_once, after) == (one_by_one, chance)
    assert chance.order(1) == ([], chance)
