"""What hands do for each move, and what a target says before the hand lets go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.games.shogun.scene import spots
from desktop_app.games.shogun.scene.lights import place_of_card
from desktop_app.games.shogun.words.odds import odds_in_words
from desktop_app.games.shogun.words.refusals import sentence
from desktop_app.kit.changes import change
from desktop_app.kit.gestures import Gesture, LookAhead, Path, Spot, button
from desktop_app.kit.picture import Note
from engine.core.agenda import Move
from engine.core.outlook import Outlook
from engine.core.state import State
from engine.games.shogun import GAME
from engine.games.shogun.claims import ChooseCard, ChooseGroup
from engine.games.shogun.components import BLANK, CardId
from engine.games.shogun.marching import ChooseMarch
from engine.games.shogun.moves import (
    DECK,
    Assign,
    Claim,
    FaceRevolt,
    Leave,
    March,
    Ready,
    Renew,
    Settle,
    Stay,
    TakePlace,
    Withdraw,
)
from engine.games.shogun.planning import Commit, FillPlan
from engine.games.shogun.replanning import exchanged, replaced
from engine.games.shogun.state import Shogun

_FEW = 2
"""So many answers are better seen side by side than chosen by a slider."""


def gesture_of(move: Move, view: State) -> Gesture:
    """Return the drag, click or button that plays *move*."""
    assert isinstance(view, Shogun)
    match move:
        case Claim(province) if province == DECK:
            return Gesture(spots.DECK)
        case Claim(province) if province in view.open_cards:
            return Gesture(spots.open_spot(province), spots.province_spot(province))
        case Claim(province):
            return Gesture(spots.province_spot(province))
        case Settle(armies):
            return Gesture(spots.group_spot(armies), spots.province_spot(_taken(view)))
        case Assign(space, card):
            return Gesture(_where(view, card), spots.space_spot(space))
        case Leave(space):
            return Gesture(spots.EMPTY, spots.space_spot(space))
        case Withdraw(space):
            return Gesture(spots.space_spot(space), spots.CARDS_IN_HAND)
        case TakePlace(place):
            return Gesture(spots.turn_spot(place))
        case March(target):
            return Gesture(spots.province_spot(_home(view)), spots.province_spot(target))
        case FaceRevolt(province):
            return Gesture(spots.province_spot(province))
        case Ready() | Renew() | Stay():
            return button(str(move))
        case _:
            raise AssertionError(f"{move} is no move of Shogun")


def shortcuts(view: State, seat: int, look_ahead: LookAhead) -> Iterator[tuple[Gesture, Path]]:
    """Yield swaps of planned cards; in the draft, clicks on the provinces that are asked about."""
    assert isinstance(view, Shogun)
    match view.waiting.get(seat):
        case FillPlan() | Commit():
            yield from _swaps(view, seat)
        case ChooseCard():
            for card in view.open_cards:
                yield Gesture(spots.province_spot(card)), (Claim(card),)
        case ChooseGroup(_, province):
            for move in view.moves(seat):
                yield Gesture(spots.province_spot(province)), (move,)
        case _:
            pass


def note(view: State, seat: int, path: Path) -> Note | None:
    """Write on a target what would come of it: odds, price, yield, or a warning."""
    assert isinstance(view, Shogun)
    match path[-1]:
        case March(target):
            # All that may go; the chooser tells the odds of every number, and of a draw as well.
            most = March(target, view.armies[_home(view)] - 1)
            return _note_of_fight(GAME.foretell(view, seat, (most,)))
        case _:
            return _note_of_order(GAME.foretell(view, seat, path))


def likeliest(paths: Sequence[Path]) -> int:
    """Expect the most armies: they have the best odds."""
    armies = [m.armies if isinstance(m, March | Settle) else 0 for (*_, m) in paths]
    return armies.index(max(armies))


def counts(paths: Sequence[Path]) -> bool:
    """Say whether *paths* are marches to one province that differ by their armies only."""
    marches = [move for (*_, move) in paths if isinstance(move, March)]
    return len(marches) == len(paths) > _FEW and len({march.target for march in marches}) == 1


def _where(view: Shogun, card: CardId) -> Spot:
    """Return where a card lies for whoever looks."""
    seat = next(iter(view.waiting), 0) if view.viewer is None else view.viewer
    return place_of_card(view, seat, card)


def _taken(view: Shogun) -> int:
    """Return the province that waits for its group of armies."""
    (choice,) = view.waiting.values()
    assert isinstance(choice, ChooseGroup)
    return choice.province


def _home(view: Shogun) -> int:
    """Return the province from which armies march now."""
    (choice,) = view.waiting.values()
    assert isinstance(choice, ChooseMarch)
    return choice.home


def _note_of_fight(outlook: Outlook) -> Note | None:
    if not outlook.chances:
        return None
    tone = "gain" if outlook.chance("win") > outlook.chance("loss") else "pay"
    return Note(f"{outlook.chance('win')}%", tone, said=odds_in_words(outlook))


def _note_of_order(outlook: Outlook) -> Note | None:
    if outlook.warnings:
        return Note("!", "pay", "warning", " ".join(map(sentence, outlook.warnings)))
    amounts = outlook.gains or outlook.costs
    return change(outlook.gain(amounts[0].what), amounts[0].what) if amounts else None


# Planned cards change places in one gesture ----------------------------------


def _swaps(view: Shogun, seat: int) -> Iterator[tuple[Gesture, Path]]:
    """Yield drags from space to space, and between hand and occupied spaces."""
    plan = view.houses[seat].plan
    hand = view.hand(seat)
    for space, card in enumerate(plan):
        if card == BLANK:
            continue
        here = spots.space_spot(space)
        yield Gesture(here, spots.PLAN), (Withdraw(space),)
        for other in range(len(plan)):
            if other != space:
                path = exchanged(view, seat, space, other)
                if path:
                    yield Gesture(here, spots.space_spot(other)), path
        for new in hand:
            path = replaced(view, seat, space, new)
            if path:
                yield Gesture(spots.card_spot(new), here), path
                yield Gesture(here, spots.card_spot(new)), path
