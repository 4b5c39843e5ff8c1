"""A record is text that reads back, or says which line is wrong."""

import pytest

from engine.core.errors import RecordError
from engine.core.record import Record

RECORD = Record("lantern", 1, 3, 7, {"long": "false"}, [(0, "take low"), (2, "place room 1")])


def test_a_record_reads_like_a_play():
    assert RECORD.to_text() == (
        "kastellan record 1\ngame lantern\nedition 1\nseats 3\nseed 7\noption long=false\n\n"
        "0 take low\n2 place room 1\n"
    )


def test_a_record_reads_back():
    assert Record.from_text(RECORD.to_text()) == RECORD
    sealed = Record("lantern", 1, 3, 7, digest="abc", points="1 2 3")
    assert Record.from_text(sealed.to_text()) == sealed


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("kastellan record 1", "hello", "its first line"),
        ("kastellan record 1", "", "its first line"),
        ("game lantern\n", "", "does not say its game"),
        ("seed 7", "seed seven", "seed is no number: 'seven'"),
        ("seed 7", "seed -7", "seed is no number"),
        ("seats 3", "seats 3" + "0" * 40, "seats is no number"),
        ("0 take low", "take low", "Line 8 is no move: 'take low'"),
        ("0 take low", "0", "Line 8 is no move"),
        ("0 take low", "0 take low\n" + "x" * 1_000_001, "longer than any play"),
    ],
)
def test_a_broken_record_says_what_is_wrong(old: str, new: str, complaint: str):
    with pytest.raises(RecordError, match=complaint):
        Record.from_text(RECORD.to_text().replace(old, new))
