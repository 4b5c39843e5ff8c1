"""Moments of Shogun that a demo shows: the other side of the map, the tower, winter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtWidgets import QWidget

from desktop_app.games.shogun.panels.tower_panel import TowerPanel
from desktop_app.games.shogun.panels.winter_panel import WinterPanel
from desktop_app.play.entries import News, Shown
from engine.core.agenda import Event
from engine.core.chance import Chance
from engine.core.state import State
from engine.games.shogun import GAME
from engine.games.shogun.components import Options, Side
from engine.games.shogun.events.fights import BattleEnded
from engine.games.shogun.events.winter import YearEnded
from engine.games.shogun.setup import set_up
from engine.games.shogun.state import Shogun

_SEATS, _SEED = 4, 6
_MID_FALL = 0.8
"""The part of a fall after which some cubes lie in the tray and others still fall."""
_FIGHTERS = 6


def stills(show: Callable[[State], None], panels: Sequence[QWidget]) -> Iterator[str]:
    """Bring board and panels to each moment, and name it."""
    tower, winter = panels
    assert isinstance(tower, TowerPanel)
    assert isinstance(winter, WinterPanel)
    for state, told in _play(Side.MOON):
        if _is_large_fight(told):
            show(state.seen_by(0))
            yield "moon"
            tower.speed = 1.0
            tower.show_how(_scene(state, told), _nobody_waits)
            tower.hold(_MID_FALL * (tower.shown.fall.length if tower.shown else 0))
            yield "tower"
            tower.forget()
            break
    for state, told in _play(Side.SUN):
        winter.tell_of(_scene(state, told), _nobody_waits)
        if winter.isVisible():
            show(state.seen_by(0))
            yield "winter"
            winter.hide()
            break


def _scene(state: Shogun, told: tuple[Event, ...]) -> Shown:
    """Return what seat 0 is shown of it."""
    seen = [event for event in told if event.seen_by(0)]
    return Shown(state.seen_by(0), 0, news=tuple([News(0, None, event) for event in seen]))


def _nobody_waits() -> None:
    """Let nothing come of it: it is only looked at."""


def _is_large_fight(told: tuple[Event, ...]) -> bool:
    ended = [event for event in told if isinstance(event, BattleEnded)]
    return bool(ended) and ended[0].attackers + ended[0].defenders >= _FIGHTERS


def _play(side: Side) -> Iterator[tuple[Shogun, tuple[Event, ...]]]:
    """Play by chance and yield what is shown by itself, up to the first winter."""
    state = set_up(_SEATS, Chance(_SEED), Options(side=side))
    state.start()
    chance = Chance(_SEED).branch(1)
    while True:
        seat = min(state.waiting)
        moves = GAME.brain.sensible(state, seat)
        number, chance = chance.draw(len(moves))
        told = 0
        for stage in state.stages(seat, moves[number]):
            news, told = stage.news[told:], len(stage.news)
            yield stage, news
            if any(isinstance(event, YearEnded) for event in news):
                return
        state.play(seat, moves[number])
