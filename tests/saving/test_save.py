"""A save comes back, or one sentence says why not."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core.errors import SaveError
from engine.core.table import Table
from engine.games import two_castles
from engine.saving.save import BIGGEST, Seat, from_bytes, to_bytes
from tests.toys import lantern, tower

SEATS = (Seat("Ada", "human"), Seat("Machine", "greedy"))


def played_table() -> Table:
    table = Table(lantern.GAME, 2, 3, lantern.Options(long=True))
    table.follow("0 take low", "0 place room 0")
    return table


GOOD = to_bytes(played_table(), SEATS)


def forged(change: Any) -> bytes:
    """Return the good save with *change* applied and the digest made right again."""
    content = json.loads(GOOD)
    change(content)
    content.pop("digest", None)
    text = json.dumps(content, separators=(",", ":"), sort_keys=True)
    return json.dumps(content | {"digest": hashlib.sha256(text.encode()).hexdigest()}).encode()


def refused(raw: bytes) -> SaveError:
    with pytest.raises(SaveError) as caught:
        from_bytes(raw)
    assert str(caught.value).isprintable(), "one sentence on one line"
    assert len(str(caught.value)) < 400
    return caught.value


def test_a_save_brings_back_table_names_and_the_way_back():
    loaded = from_bytes(GOOD)
    assert loaded.table.state == played_table().state
    assert loaded.seats == SEATS
    assert loaded.notice is None
    assert loaded.table.can_undo(0)
    assert loaded.table.record.options == {"long": "true"}


def test_a_save_says_what_it_is():
    content = json.loads(GOOD)
    assert content["format"] == 1
    assert content["program"]
    assert content["game"] == "lantern"
    assert content["edition"] == 1


@given(st.integers(0, len(GOOD) - 1))
def test_a_save_that_was_cut_off_is_refused(length: int):
    refused(GOOD[:length])


@given(st.integers(0, len(GOOD) - 1), st.integers(0, 7))
def test_a_flipped_bit_is_found(place: int, bit: int):
    flipped = bytearray(GOOD)
    flipped[place] ^= 1 << bit
    if not only_blanks_differ(bytes(flipped)):
        refused(bytes(flipped))


def only_blanks_differ(raw: bytes) -> bool:
    try:
        return bool(json.loads(raw) == json.loads(GOOD))
    except ValueError:
        return False


@given(st.binary(max_size=200))
def test_any_other_bytes_are_refused(raw: bytes):
    refused(raw)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
        max_leaves=8,
    ),
    st.sampled_from(sorted(json.loads(GOOD).keys() - {"program", "digest"})),
)
@example({"\n": None}, "options")
@example({"x" * 5000: None}, "options")
def test_any_other_value_in_any_field_is_refused(value: object, field: str):
    if value != json.loads(GOOD)[field]:
        refused(forged(lambda content: content.update({field: value})))


OTHER_GAME = json.loads(to_bytes(Table(tower.GAME, 2, 3)))["snapshot"]
DEAD_END = {"is": "core.agenda:Deciding", "seat": 0}
NO_CHOICE = {"is": "tests.toys.lantern:Peek", "seat": 0}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda c: c.update(format=2), "newer_format"),
        (lambda c: c.update(format=10**30), "newer_format"),
        (lambda c: c.update(format="1"), "damaged"),
        (lambda c: c.pop("format"), "no_save"),
        (lambda c: c.update(game="chess"), "unknown_game"),
        (lambda c: c.update(game="os.path"), "damaged"),
        (lambda c: c.update(edition=2), "damaged"),
        (lambda c: c.update(surprise=1), "damaged"),
        (lambda c: c["seats"].pop(), "damaged"),
        (lambda c: c["snapshot"].update(dice=[10**30]), "damaged"),
        (lambda c: c["snapshot"].update(viewer=0), "damaged"),
        (lambda c: c["snapshot"]["domains"][0].update(coins=99), "damaged"),
        (
            lambda c: c.update(record=c["record"].replace("place room 0", "place room 7")),
            "against_the_rules",
        ),
        (lambda c: c.update(record=c["record"].replace("seed 3", "seed 4")), "damaged"),
        (lambda c: c.update(record="hello"), "damaged"),
        (lambda c: c.update(snapshot=OTHER_GAME), "damaged"),
    ],
)
def test_damage_behind_a_right_digest_is_found_too(change: Any, reason: str):
    assert refused(forged(change)).reason == reason


def test_a_position_that_does_not_follow_says_where_it_differs():
    error = refused(forged(lambda c: c["snapshot"]["domains"][0].update(coins=99)))
    assert ".domains[0].coins: 99, not" in str(error)


def test_a_wrong_field_is_named():
    assert "Its field edition is wrong" in str(refused(forged(lambda c: c.update(edition="x"))))
    assert "Its field seats.1.kind is wrong" in str(
        refused(forged(lambda c: c["seats"][1].pop("kind")))
    )


ODD = "\n\x1b[2J\u202e\u2028" + "x" * 5000
"""A line break, an order to a terminal, writing turned round, another break, and no end."""


@pytest.mark.parametrize(
    "change",
    [
        lambda c: c.update({ODD: 1}),
        lambda c: c["options"].update({ODD: 1}),
        lambda c: c["seats"][0].update({ODD: 1}),
        lambda c: c["snapshot"].update({ODD: 1}),
        lambda c: c["snapshot"].update({"is": ODD}),
        lambda c: c["snapshot"].update(agenda=[{"is": ODD}]),
        lambda c: c["snapshot"].update(dice=ODD),
        lambda c: c["snapshot"].update(phase=ODD),
        lambda c: c.update(record=c["record"].replace("place room 0", ODD[1:3] + "x" * 5000)),
        lambda c: c.update(record=c["record"].replace("0 place room 0", "x" + ODD[1:3])),
        lambda c: c.update(record=c["record"].replace("seed 3", f"seed {ODD[1:4]}")),
    ],
)
def test_no_message_repeats_what_a_file_says_raw_or_at_length(change: Any):
    refused(forged(change))


def test_size_and_depth_are_bounded_before_parsing():
    assert refused(b" " * (BIGGEST + 1)).reason == "too_large"
    assert refused(b"[" * 100_000).reason == "too_deep"
    assert refused(b'{"a":' * 5000 + b"1" + b"}" * 5000).reason == "too_deep"
    assert refused(b'{"format": ' + b"9" * 10_000 + b"}").reason == "not_json"
    assert refused(b'{"format": NaN}').reason == "not_json"


def test_brackets_in_names_are_no_depth():
    table = played_table()
    raw = to_bytes(table, (Seat("[" * 150, "human"), Seat('"\\[{', "human")))
    assert from_bytes(raw).seats[0].name == "[" * 150


def test_an_older_edition_loads_its_position_with_a_notice(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lantern.GAME, "edition", 2, raising=False)
    loaded = from_bytes(GOOD)
    assert loaded.notice == "older_edition"
    assert loaded.table.state == played_table().state
    assert not loaded.table.can_undo(0)
    loaded.table.follow("0 decline")


def test_an_older_edition_that_cannot_be_played_on_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lantern.GAME, "edition", 2, raising=False)
    for task in (DEAD_END, NO_CHOICE):
        error = refused(forged(lambda c, task=task: c["snapshot"].update(agenda=[task])))
        assert "cannot be played on" in str(error)


@pytest.mark.parametrize(
    "change",
    [
        lambda c: c["snapshot"]["castles"][0].update(throne=99),
        lambda c: c["snapshot"]["castles"][0].update(rooms=[1, 2, 3]),
        lambda c: c["snapshot"]["castles"][0].update(rooms=[1], spaces=[-5]),
        lambda c: c["snapshot"]["castles"][0].update(rooms=[1], spaces=[10**10]),
        lambda c: c["snapshot"].update(builders=[]),
    ],
)
def test_an_older_edition_with_pieces_that_do_not_exist_is_refused(change: Any):
    """Nothing replays a save of the first edition."""
    game = two_castles.GAME
    content = json.loads(to_bytes(Table(game, 3, 1)))
    content["edition"] = 1
    content["record"] = content["record"].replace(f"edition {game.edition}", "edition 1")
    assert from_bytes(forged(lambda c: c.update(content))).notice == "older_edition"

    def old_and_changed(c: Any) -> None:
        c.update(json.loads(json.dumps(content)))
        change(c)

    assert refused(forged(old_and_changed)).reason == "damaged"


def test_a_newer_edition_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lantern.GAME, "edition", 5, raising=False)
    newer = to_bytes(Table(lantern.GAME, 2, 3))
    monkeypatch.setattr(lantern.GAME, "edition", 1, raising=False)
    assert refused(newer).reason == "newer_edition"
