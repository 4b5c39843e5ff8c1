"""What is asked, and what is still to come."""

from __future__ import annotations

from desktop_app.games.white_castle.gestures import gesture_of
from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.refusals import WhiteCastleRefusals
from desktop_app.games.white_castle.words.speaker import Speaker
from desktop_app.kit.gestures import BUTTON
from engine.core.agenda import AnyChoice, Task
from engine.core.combinators import Decline
from engine.games.white_castle.actions import Offer, Perform
from engine.games.white_castle.climbing import ChooseHallSpace, EnterHall, RefillRoom
from engine.games.white_castle.components import Deed, Resource
from engine.games.white_castle.content import ACTIONS, DOMAIN, GARDEN, ROWS, TREE_SEALS
from engine.games.white_castle.courtiers import CourtierAction, OtherHalf
from engine.games.white_castle.dice import PlaceDie, TakeDie, UseWell
from engine.games.white_castle.domain import ChooseDomainRow, UseRow
from engine.games.white_castle.draft import ChoosePair
from engine.games.white_castle.gardeners import PlaceGardener
from engine.games.white_castle.influence import Advance, CrossTree
from engine.games.white_castle.moves import USE, Exchange
from engine.games.white_castle.rewards import OrderRewards, SplitResources
from engine.games.white_castle.rival import ChooseRivalGarden, ChooseRivalRoom
from engine.games.white_castle.seals import ExchangeSurplus, OwnChoice, TakeSeals
from engine.games.white_castle.solo import RivalAct
from engine.games.white_castle.state import WhiteCastle
from engine.games.white_castle.warriors import SendWarrior


class WhiteCastlePrompts(Speaker):
    """Questions."""

    def __init__(self, terms: WhiteCastleTerms, refusals: WhiteCastleRefusals) -> None:
        self._terms = terms
        self._refusals = refusals

    def prompt(self, choice: AnyChoice, view: WhiteCastle) -> str:
        """Say what is asked and why, and what to do where nothing can be paid yet."""
        if isinstance(choice, Perform) and _waits_for_seals(choice, view):
            return self._only_with_seals(choice, view)
        asked = self._asked(choice, view)
        if isinstance(choice, OwnChoice) and _waits_for_seals(choice, view):
            how = self.tr(
                "None of it can be paid yet: put seals on coins or a resource to trade them, or "
                "“Do without”."
            )
            return f"{asked} {how}"
        return asked

    def _only_with_seals(self, choice: Perform, view: WhiteCastle) -> str:
        """Say what is missing where no action glows."""
        source = choice.sources[0]
        against = view.why_not(choice.seat, USE[source])
        missing = self._refusals.sentence(against, view) if against else ""
        text = self.tr(
            "You may: {action}. {missing} Put seals on your coins to trade them, or “Do without”."
        )
        named = (
            self._terms.source(source)
            if len(choice.sources) == 1
            else self._several(choice.sources)
        )
        return text.format(action=named, missing=missing)

    def _asked(self, choice: AnyChoice, view: WhiteCastle) -> str:
        match choice:
            case ChoosePair():
                return self.tr(
                    "Take a starting pair: resources, their lantern bonus and an action card."
                )
            case TakeDie():
                return self.tr(
                    "Take a die from an end of a bridge and place it. The left end also gives "
                    "your lantern bonus."
                )
            case PlaceDie():
                die = self._terms.die(choice.colour, choice.pips)
                text = self.tr(
                    "Place your {die}: a higher die gains the difference in coins, a lower one "
                    "pays it."
                )
                return text.format(die=die)
            case Perform():
                return self._perform(choice, view)
            case CourtierAction():
                return self._courtier(choice)
            case _:
                return self._of_figures(choice, view)

    def _of_figures(self, choice: AnyChoice, view: WhiteCastle) -> str:
        match choice:
            case PlaceGardener():
                return self.tr(
                    "Send a gardener to a garden without one of yours: it acts now, and after "
                    "each round while its bridge holds a die."
                )
            case SendWarrior():
                return self.tr("Send a warrior to a training yard and use its tiles.")
            case ChooseDomainRow():
                return self.tr(
                    "Choose a row of your domain: its bonuses, then the action beside it."
                )
            case _:
                return self._further(choice, view)

    def _further(self, choice: AnyChoice, view: WhiteCastle) -> str:
        match choice:
            case ChooseHallSpace():
                return self.tr(
                    "Choose a space on the Daimyo card for your courtier and gain its reward."
                )
            case SplitResources():
                amount = self._terms.amount(Resource.ANY, choice.amount)
                text = self.tr(
                    "Gain {amount}: click food, iron or mother-of-pearl, once for each of them."
                )
                return text.format(amount=amount)
            case OrderRewards():
                return self.tr("You gain seals and influence. What comes first?")
            case CrossTree():
                need = self._terms.amount(
                    Resource.SEAL, TREE_SEALS[view.domains[choice.seat].influence]
                )
                text = self.tr(
                    "A tree asks for {seals}. Pay and go on, or stop here and lose {steps}?"
                )
                return text.format(seals=need, steps=self._steps(choice.steps))
            case ExchangeSurplus():
                text = self.tr(
                    "You hold five seals. Exchange {seals} at once: put your seals on coins or "
                    "a resource."
                )
                return text.format(seals=self._terms.amount(Resource.SEAL, choice.surplus))
            case _:
                return self._of_rival(choice)

    def _of_rival(self, choice: AnyChoice) -> str:
        match choice:
            case ChooseRivalGarden():
                return self.tr(
                    "The rival plants where the fewest points are. Choose between equal gardens."
                )
            case ChooseRivalRoom():
                text = self.tr(
                    "The rival's courtier climbs to level {n}. Choose its room: the card there "
                    "leaves the game."
                )
                return text.format(n=choice.level)
            case _:
                return self.tr("Decide.")

    def _perform(self, choice: Perform, view: WhiteCastle) -> str:
        """Say what may be done, and where to click for it."""
        if len(choice.sources) == 1:
            text = self._single(choice, view)
            return text.format(action=self._terms.source(choice.sources[0]))
        if _is_round_end(choice):
            return self.tr(
                "The round ends and your gardens act again: click the glowing ones in any order, "
                "or “Do without”."
            )
        if choice.each:
            return self.tr(
                "Click the glowing actions in any order, each of them once, or “Do without”."
            )
        return self.tr("Click one of the glowing actions, or “Do without”.")

    def _single(self, choice: Perform, view: WhiteCastle) -> str:
        source = choice.sources[0]
        if _is_round_end(choice):
            return self.tr(
                "The round ends and your garden acts again: {action}. Click it, or “Do without”."
            )
        if source in GARDEN:
            return self.tr("You may: {action}. Click your glowing garden, or “Do without”.")
        if gesture_of(USE[source], view).source.kind == BUTTON:
            return self.tr("You may: {action}. Click its button, or “Do without”.")
        drag = {
            Deed.COURTIER: self.tr(
                "You may: {action}. Choose a courtier or the glowing action, or “Do without”."
            ),
            Deed.GARDENER: self.tr(
                "You may: {action}. Choose a gardener or the glowing action, or “Do without”."
            ),
            Deed.WARRIOR: self.tr(
                "You may: {action}. Choose a warrior or the glowing action, or “Do without”."
            ),
        }
        click = self.tr("You may: {action}. Click the glowing action, or “Do without”.")
        deed = ACTIONS[source].then
        return drag.get(deed, click) if deed else click

    def _courtier(self, choice: CourtierAction) -> str:
        if choice.audience and choice.climb:
            text = self.tr(
                "Bring a courtier to the gate for {coins}, let one climb for mother-of-pearl "
                "({one} for one level, {two} for two), or both."
            )
        elif choice.climb:
            text = self.tr(
                "A courtier may also climb: {one} mother-of-pearl for one level, {two} for two."
            )
        else:
            text = self.tr("You may also bring a courtier to the gate for {coins}.")
        one, two = DOMAIN.climb_pearl
        coins = self._terms.amount(Resource.COIN, DOMAIN.audience_coins)
        return text.format(coins=coins, one=one, two=two)

    def _steps(self, number: int) -> str:
        return self.tr("1 step") if number == 1 else self.tr("{n} steps").format(n=number)

    # What is still to come ----------------------------------------------------

    def task(self, task: Task, view: WhiteCastle) -> str:
        """Name what waits on the agenda within this turn; later turns are no news."""
        match task:
            case Offer(_, sources) | Perform(_, sources):
                return (
                    self._terms.source(sources[0]) if len(sources) == 1 else self._several(sources)
                )
            case UseWell():
                return self.tr("reward of the well")
            case UseRow(_, row):
                return self._terms.row(ROWS[row].colour)
            case OtherHalf(audience=True):
                return self.tr("audience at the gate")
            case OtherHalf(climb=True):
                return self.tr("climb of a courtier")
            case TakeSeals() | ExchangeSurplus():
                return self.tr("seals")
            case Advance(_, steps) | CrossTree(_, steps):
                return self._terms.amount(Resource.INFLUENCE, steps)
            case _:
                return self._later(task)

    def _later(self, task: Task) -> str:
        match task:
            case RefillRoom():
                return self.tr("new card for the room")
            case EnterHall():
                return self.tr("place in the hall")
            case SplitResources():
                return self._terms.amount(Resource.ANY, task.amount)
            case CourtierAction() | PlaceGardener() | SendWarrior() | ChooseDomainRow():
                return self._deed_of(task)
            case RivalAct():
                return self.tr("the rival acts")
            case _:
                return ""

    def _several(self, sources: tuple[str, ...]) -> str:
        if len(sources) > 3:
            return self.tr("one of {n} actions").format(n=len(sources))
        return " / ".join(self._terms.source(source) for source in sources)

    def _deed_of(self, task: Task) -> str:
        if isinstance(task, CourtierAction):
            return self.tr("courtier action")
        if isinstance(task, PlaceGardener):
            return self.tr("gardener action")
        return (
            self.tr("warrior action") if isinstance(task, SendWarrior) else self.tr("domain action")
        )


def _waits_for_seals(choice: OwnChoice, view: WhiteCastle) -> bool:
    """Whether seals must be traded before anything but to decline can be answered."""
    offers = view.moves(choice.seat)
    return any(isinstance(move, Exchange) for move in offers) and all(
        isinstance(move, Exchange | Decline) for move in offers
    )


def _is_round_end(choice: Perform) -> bool:
    """Whether gardens wake: only then several of them are offered, each of them once (WC-92)."""
    return choice.each and choice.sources[0] in GARDEN
