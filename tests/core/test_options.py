"""Options as people write them."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar, Literal

import pytest

from engine.core.errors import OptionError
from engine.core.game import NoOptions
from engine.core.options import OptionInfo, as_text, described, parsed
from engine.core.value import added_later, value


class Side(Enum):
    SUN = "sun"
    MOON = "moon"


@value
class Options:
    side: Side = Side.SUN
    years: Literal[1, 2] = 2
    decline: bool = False


def test_options_are_described_in_their_order():
    assert described(Options) == (
        OptionInfo("side", ("sun", "moon"), "sun"),
        OptionInfo("years", ("1", "2"), "2"),
        OptionInfo("decline", ("true", "false"), "false"),
    )


def test_texts_become_options_and_back():
    options = parsed(Options, {"side": "moon", "years": "1", "decline": "true"})
    assert options == Options(Side.MOON, 1, True)
    assert parsed(Options, as_text(options)) == options
    assert parsed(Options, {}) == Options()


def test_an_unknown_option_or_value_is_refused_with_what_there_is():
    with pytest.raises(OptionError, match="There is no option 'sid'; it has side, years, decline"):
        parsed(Options, {"sid": "sun"})
    with pytest.raises(OptionError, match="Option side is one of sun, moon, not 'star'"):
        parsed(Options, {"side": "star"})
    with pytest.raises(OptionError, match="it has none"):
        parsed(NoOptions, {"side": "sun"})


@value
class Later(Options):
    rich: bool = added_later(False)


def test_an_option_that_was_added_later_is_written_only_where_it_is_chosen():
    assert as_text(Later()) == as_text(Options())
    assert as_text(Later(rich=True))["rich"] == "true"
    assert parsed(Later, as_text(Later())) == Later()


@value
class WithSecondNames(Options):
    also: ClassVar[dict[str, str]] = {"half": "side"}


def test_an_option_may_be_asked_for_by_its_second_name():
    assert parsed(WithSecondNames, {"half": "moon"}) == WithSecondNames(Side.MOON)
    assert "half" not in as_text(WithSecondNames())
