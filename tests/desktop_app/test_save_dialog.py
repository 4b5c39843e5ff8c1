"""Nothing is replaced that nobody meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox, QWidget

from desktop_app.look.save_dialog import ask_where, free_name

KINDS = "Kastellan (*.kastellan)"


@pytest.fixture
def window(qtbot: Any) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_name_is_proposed_that_no_file_has(tmp_path: Path) -> None:
    first = tmp_path / "Shogun.kastellan"
    assert free_name(first) == first
    first.touch()
    (tmp_path / "Shogun 2.kastellan").touch()
    assert free_name(first) == tmp_path / "Shogun 3.kastellan"


def test_a_name_without_ending_gets_one(window: QWidget, tmp_path: Path) -> None:
    QTimer.singleShot(0, lambda: typed("mine").accept())
    assert ask_where(window, "Save", tmp_path / "x.kastellan", KINDS) == tmp_path / "mine.kastellan"


def test_the_file_that_would_be_replaced_is_asked_about(window: QWidget, tmp_path: Path) -> None:
    (tmp_path / "mine.kastellan").touch()
    asked: list[str] = []

    def try_to_replace() -> None:
        dialog = typed("mine")
        QTimer.singleShot(0, refuse)
        dialog.accept()
        dialog.reject()

    def refuse() -> None:
        question = QApplication.activeModalWidget()
        assert isinstance(question, QMessageBox)
        asked.append(question.text())
        question.reject()

    QTimer.singleShot(0, try_to_replace)
    assert ask_where(window, "Save", tmp_path / "x.kastellan", KINDS) is None
    assert "mine.kastellan" in asked[0]


def typed(name: str) -> QFileDialog:
    """Type a name into the dialog that is open."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog)
    dialog.findChild(QLineEdit).setText(name)  # type: ignore[union-attr]
    return dialog
