"""The White Castle in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.white_castle.words.castle import WhiteCastleCastleWords
from desktop_app.games.white_castle.words.domains import WhiteCastleDomainWords
from desktop_app.games.white_castle.words.events import WhiteCastleNews
from desktop_app.games.white_castle.words.hints import WhiteCastleHints
from desktop_app.games.white_castle.words.moves import WhiteCastleMoves
from desktop_app.games.white_castle.words.names import WhiteCastleTerms, rival_name
from desktop_app.games.white_castle.words.pieces import WhiteCastlePieces
from desktop_app.games.white_castle.words.prompts import WhiteCastlePrompts
from desktop_app.games.white_castle.words.refusals import WhiteCastleRefusals
from desktop_app.games.white_castle.words.rival import WhiteCastleRival
from desktop_app.games.white_castle.words.scores import WhiteCastleScores
from desktop_app.games.white_castle.words.speaker import Speaker
from desktop_app.games.white_castle.words.spots import WhiteCastleBoardWords
from desktop_app.kit.gestures import Spot
from desktop_app.kit.picture import Names, Words
from desktop_app.kit.tabletop import Line, Wording
from engine.core.agenda import AnyChoice, Event, Move, Task
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.games.white_castle.components import ROUNDS
from engine.games.white_castle.state import WhiteCastle


class WhiteCastleWording(Speaker, Wording):
    """Binds the chapters together."""

    details = frozenset(
        {
            "Paid", "Gained", "Exchanged", "CardTurned", "RoomRefilled", "CardStays", "LanternLit",
            "ActionUsed", "RowUsed", "TrackLapped",
        }
    )  # fmt: skip

    def __init__(self) -> None:
        terms = WhiteCastleTerms(self.name)
        self._refusals = WhiteCastleRefusals(terms)
        self._prompts = WhiteCastlePrompts(terms, self._refusals)
        self._moves = WhiteCastleMoves(terms)
        self._news = WhiteCastleNews(terms)
        self._rival = WhiteCastleRival(terms)
        self._scores = WhiteCastleScores(terms)
        self._pieces = WhiteCastlePieces(terms, self._rival)
        self._board = WhiteCastleBoardWords(terms)
        self._castle = WhiteCastleCastleWords(terms)
        self._domain = WhiteCastleDomainWords(terms)
        self._hints = WhiteCastleHints(terms)

    def name(self, seat: int) -> str:
        """Return who leads a clan; where nobody has a name, by the letter."""
        if self.names:
            return super().name(seat)
        return self.tr("Clan {letter}").format(letter=super().name(seat))

    def prompt(self, choice: AnyChoice, view: State) -> str:
        """Say what is asked and why."""
        return self._prompts.prompt(choice, _table(view))

    def move(self, move: Move, view: State) -> str:
        """Say what *move* does."""
        return self._moves.move(move, _table(view))

    def task(self, task: Task, view: State) -> str:
        """Name what is still to come in this turn."""
        return self._prompts.task(task, _table(view))

    def event(self, event: Event, names: Names) -> Line | None:
        """Tell what happened and why."""
        return self._rival.line(event) or self._news.line(event, names)

    def refusal(self, refusal: Refusal, view: State) -> str:
        """Say what stands against it."""
        return self._refusals.sentence(refusal, _table(view))

    def spot(self, spot: Spot, view: State) -> Words:
        """Name and describe a place."""
        table = _table(view)
        for chapter in (self._board, self._castle, self._domain):
            if words := chapter.words(spot, table):
                return words
        return self._pieces.solo(spot, table) or Words(str(spot))

    def piece(self, piece_id: str, view: State) -> Words:
        """Name and describe a piece; an action of a card is described as its place."""
        words = self._pieces.piece(piece_id, _table(view))
        if words:
            return words
        kind, _, source = piece_id.partition(" ")
        return self.spot(Spot("part", source) if kind == "block" else Spot(piece_id), view)

    def rival(self) -> str:
        """Return what the clan is called that nobody leads."""
        return rival_name()

    def category(self, category: str) -> str:
        """Name a row of the score sheet."""
        return self._scores.category(category)

    def change(self, icon: str) -> str:
        """Say a change of what *icon* stands for."""
        said = {
            "coin": self.tr("coins: {change}"),
            "food": self.tr("food: {change}"),
            "iron": self.tr("iron: {change}"),
            "pearl": self.tr("mother-of-pearl: {change}"),
            "seal": self.tr("seals: {change}"),
        }
        return said.get(icon) or super().change(icon)

    def reason(self, feature: str, after: State | None = None) -> str:
        """Name what speaks for an answer."""
        return self._hints.reason(feature, None if after is None else _table(after))

    def tie_breaks(self) -> tuple[str, ...]:
        """Name what is compared among equals (WC-108)."""
        return (self.tr("Turn order"),)

    def tie_break(self, number: int, figures: Sequence[tuple[str, int]]) -> str:
        """Say who is earlier in the turn order; alone, that equal is not enough (WC-135)."""
        if len(self.names) == 1:
            return self.tr("Alone you win only with more points than the rival.")
        return super().tie_break(number, [(name, 1 - figure) for name, figure in figures])

    def turn(self, view: State) -> str:
        """Say where the play stands."""
        table = _table(view)
        if table.pairs and table.players > 1:
            return self.tr("Choosing the starting pairs")
        return self.tr("Round {n} of {rounds}").format(n=table.round, rounds=ROUNDS)


def _table(view: State) -> WhiteCastle:
    assert isinstance(view, WhiteCastle)
    return view
