"""Which sound belongs to what happens at the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from desktop_app.kit import catalog
from desktop_app.look.sound import Sounds
from desktop_app.play.entries import End, Entry, Recalled, Shown
from desktop_app.play.session import GameSession

_MOMENT = 40  # ms; what happens in it makes one sound


class TableSounds(QObject):
    """Listens to a session; of all that one move brings, the most telling is heard."""

    def __init__(self, session: GameSession, sounds: Sounds, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._sounds = session, sounds
        self._sound_of = sounds_of_news(session.game.id)
        self._waiting: str | None = None
        self._others_moved = False
        self._timer = QTimer(self, singleShot=True, interval=_MOMENT)
        self._timer.timeout.connect(self._play)
        session.move_played.connect(self._note_who)
        session.playhead.began.connect(self._hear)
        session.playhead.performed.connect(self._hear_question)

    @Slot()
    def pick_up(self) -> None:
        """Be heard taking something into the hand."""
        self._sounds.play("pick_up")

    @Slot()
    def refuse(self) -> None:
        """Be heard refusing."""
        self._sounds.play("refuse")

    @Slot(object)
    def _hear(self, entry: Entry) -> None:
        """Hear what is shown from now on, and the end of a play that was played here."""
        if isinstance(entry, Shown | Recalled):
            for event in entry.events:
                if sound := self._sound_of.get(type(event).__name__):
                    self._wish(sound)
        elif isinstance(entry, End) and entry.is_news and self._session.moves_played:
            self._wish("win")

    @Slot(int, str)
    def _note_who(self, seat: int, _: str) -> None:
        self._others_moved = self._others_moved or seat not in self._session.humans

    @Slot(object)
    def _hear_question(self, entry: Entry) -> None:
        """Call a person back to the table after machines have moved."""
        if self._others_moved and isinstance(entry, Shown) and entry.question is not None:
            self._others_moved = False
            self._wish("turn")

    def _wish(self, sound: str) -> None:
        order = _MOST_TELLING_FIRST
        if self._waiting is None or order.index(sound) < order.index(self._waiting):
            self._waiting = sound
        self._timer.start()

    @Slot()
    def _play(self) -> None:
        sound, self._waiting = self._waiting, None
        if sound:
            self._sounds.play(sound)


_MOST_TELLING_FIRST = ("win", "turn", "dice", "card", "coin", "place")


def sounds_of_news(game_id: str) -> dict[str, str]:
    """Return the sounds of a game's events, each by the name of its class."""
    heard = catalog.about(game_id).sounds()
    return {event: sound for sound, events in heard.items() for event in events}
