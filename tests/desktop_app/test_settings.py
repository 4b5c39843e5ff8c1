"""Settings are kept, and what is damaged spoils nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from PySide6.QtCore import QSettings

from desktop_app.keep.settings import FIRST_GAMES, SeatWish, Settings, TableWish, Values

WISH = TableWish(
    seats=(SeatWish(name="Ada; a, b = ü", kind="human"), SeatWish(kind="greedy")),
    options={"side": "moon"},
)


def test_everything_that_was_changed_is_there_again(qtbot: Any, tmp_path: Path) -> None:
    changes: dict[str, Any] = {
        "language": "it",
        "appearance": "dark",
        "scale": 175,
        "text_size": 130,
        "animation": "off",
        "reduced_motion": True,
        "highlight_moves": False,
        "confirm_turn": True,
        "pace": "fast",
        "learning": True,
        "sound": False,
        "volume": 5,
        "tables": {"shogun": WISH, "white_castle": TableWish()},
        "last_game": "shogun",
        "geometry": "01d9",
    }
    assert set(changes) == set(Values.model_fields)
    Settings(tmp_path / "k.ini").change(**changes)
    again = Settings(tmp_path / "k.ini").values
    assert {name: getattr(again, name) for name in changes} == changes


@pytest.mark.parametrize("damage", ["scale=banana", "scale=1000000", "sound=@Invalid()", "sound=7"])
def test_a_damaged_value_is_as_usual_and_the_others_stay(
    qtbot: Any, tmp_path: Path, damage: str
) -> None:
    (tmp_path / "k.ini").write_text(f"[General]\n{damage}\nlanguage=de\nvolume=33\n")
    values = Settings(tmp_path / "k.ini").values
    assert (values.scale, values.sound) == (100, True)
    assert (values.language, values.volume) == ("de", 33)


@pytest.mark.parametrize("wish", ["{", "[" * 9999, '{"seats": 3}', "null"])
def test_a_damaged_table_does_not_hide_another(qtbot: Any, tmp_path: Path, wish: str) -> None:
    settings = Settings(tmp_path / "k.ini")
    settings.remember_table("shogun", WISH)
    file = QSettings(str(tmp_path / "k.ini"), QSettings.Format.IniFormat)
    file.setValue("tables/white_castle", wish)
    file.sync()
    again = Settings(tmp_path / "k.ini")
    assert again.table_wish("shogun") == WISH
    assert again.table_wish("white_castle") == TableWish()


def test_bytes_that_are_no_ini_file_are_the_usual_settings(qtbot: Any, tmp_path: Path) -> None:
    (tmp_path / "k.ini").write_bytes(bytes(range(256)) * 40)
    assert Settings(tmp_path / "k.ini").values == Values(**FIRST_GAMES)


def test_a_change_is_told_once_and_only_if_it_is_one(qtbot: Any) -> None:
    settings, told = Settings(), list[str]()
    settings.changed.connect(told.append)
    settings.change(scale=125, volume=60)
    settings.change(scale=125)
    assert told == ["scale"]
    with pytest.raises(ValidationError):
        settings.change(scale=10)
    assert settings.values.scale == 125


def test_a_newcomer_begins_with_what_is_good_for_first_games(qtbot: Any, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "k.ini")
    values = settings.values
    assert (values.pace, values.confirm_turn, values.learning) == ("step", True, True)
    settings.remember_table("shogun", WISH)
    again = Settings(tmp_path / "k.ini")
    assert again.are_for_first_games, "it stays until somebody switches it off"
    again.play_first_games(False)
    values = Settings(tmp_path / "k.ini").values
    assert (values.pace, values.confirm_turn, values.learning) == ("normal", False, False)


def test_whoever_has_played_before_keeps_the_usual_habits(qtbot: Any, tmp_path: Path) -> None:
    (tmp_path / "k.ini").write_text("[General]\nlast_game=shogun\nlearning=true\n")
    values = Settings(tmp_path / "k.ini").values
    assert (values.pace, values.confirm_turn, values.learning) == ("normal", False, True)
