"""Why not: one sentence with the figures for every rule that can stand against a move."""

from __future__ import annotations

from desktop_app.games.white_castle.words.names import WhiteCastleTerms
from desktop_app.games.white_castle.words.speaker import Speaker
from engine.core.refusal import Fact, Refusal
from engine.games.white_castle.components import Colour, Resource
from engine.games.white_castle.content import ROOM_NUMBER, TILE_COLOUR
from engine.games.white_castle.state import WhiteCastle


class WhiteCastleRefusals(Speaker):
    """Refusals."""

    def __init__(self, terms: WhiteCastleTerms) -> None:
        self._terms = terms

    def sentence(self, refusal: Refusal, view: WhiteCastle) -> str:
        """Say all that stands against it, without the rule numbers."""
        return " ".join(self._single(one, view) for one in (refusal, *refusal.besides))

    def _single(self, refusal: Refusal, view: WhiteCastle) -> str:
        if refusal.reason == "neither_half":
            return self._neither_half(refusal)
        if refusal.reason == "cannot_pay":
            return self._cannot_pay(refusal)
        if refusal.reason == "no_tile":
            return self._no_tile(refusal, view)
        facts = {name: self._fact(name, fact) for name, fact in refusal.facts}
        for texts in (self._of_dice(), self._of_figures(), self._of_goods(), self._of_table()):
            if refusal.reason in texts:
                return texts[refusal.reason].format(**facts)
        return self.tr("That is not possible now.")

    def _fact(self, name: str, fact: Fact) -> str:
        """Return a figure as it stands in a sentence; colours and levels are named."""
        if name in ("start", "target") and isinstance(fact, int):
            return self._terms.level(fact)
        colours = {colour.value: colour for colour in Colour}
        return self._terms.colour(colours[str(fact)]) if fact in colours else str(fact)

    def _cannot_pay(self, refusal: Refusal) -> str:
        resource = Resource(str(refusal.fact("resource")))
        text = self.tr("That costs {need}, you have {have}.")
        if refusal.rule == "WC-37":
            text = self.tr("The die is too low: you would pay {need}, you have {have}.")
        need = self._terms.amount(resource, int(refusal.fact("need")))
        return text.format(need=need, have=refusal.fact("have"))

    def _neither_half(self, refusal: Refusal) -> str:
        """Name both ways in which a courtier could move."""
        text = self.tr(
            "A courtier at the gate costs {coins} in all, you have {coins_have}; a climb costs "
            "{pearl}, you have {pearl_have}."
        )
        facts = dict(refusal.facts)
        return text.format(
            coins=self._terms.amount(Resource.COIN, int(facts["coins"])),
            coins_have=facts["coins_have"],
            pearl=self._terms.amount(Resource.PEARL, int(facts["pearl"])),
            pearl_have=facts["pearl_have"],
        )

    def _no_tile(self, refusal: Refusal, view: WhiteCastle) -> str:
        """Name the colours that would be welcome in the room."""
        tiles = view.tiles[ROOM_NUMBER[str(refusal.fact("room"))]]
        colours = [colour for colour in Colour if colour in map(TILE_COLOUR.get, tiles)]
        text = self.tr(
            "A room needs a tile of the die's colour: here are {tiles}, your die is {die}."
        )
        return text.format(
            tiles=", ".join(map(self._terms.colour, colours)),
            die=self._terms.colour(Colour(str(refusal.fact("colour")))),
        )

    def _of_dice(self) -> dict[str, str]:
        return {
            "no_die": self.tr("No die lies there."),
            "not_from_the_middle": self.tr("Only dice at the ends of a bridge can be taken."),
            "take_a_die_first": self.tr("First take a die from a bridge."),
            "no_such_space": self.tr("There is no such space."),
            "space_full": self.tr("Dice on this space: {have}; more than {most} are not allowed."),
            "row_occupied": self.tr("A row of your domain holds one die; a {pips} lies there."),
            "wrong_colour": self.tr("This row takes only dice of its own colour: {need}."),
        }

    def _of_figures(self) -> dict[str, str]:
        return {
            "already_done": self.tr(
                "This half of the courtier action is done; each half counts once."
            ),
            "no_courtier": self.tr("No courtier is left for that."),
            "no_gardener": self.tr("All your gardeners are in the gardens."),
            "no_warrior": self.tr("All your warriors are in the yards."),
            "no_courtier_there": self.tr("None of your courtiers stands there."),
            "one_or_two_levels": self.tr(
                "A courtier climbs one or two levels: {start} to {target} is not possible."
            ),
            "already_on_top": self.tr("A courtier on level 3 cannot climb any further."),
            "own_gardener_there": self.tr("One of your gardeners is in this garden already."),
            "no_such_garden": self.tr("There is no such garden."),
            "no_such_yard": self.tr("There is no such training yard."),
            "no_such_room": self.tr("There is no such room."),
            "rival_gardener_there": self.tr("The rival has a gardener in this garden already."),
            "wrong_kind": self.tr("The rival's card names another kind of garden."),
            "not_the_fewest_points": self.tr(
                "The rival plants where the fewest points are: {fewest}, this garden has {points}."
            ),
            "wrong_level": self.tr(
                "The rival's courtier goes to level {need}, this room is on level {have}."
            ),
            "occupied": self.tr("Another courtier has this space of the Daimyo card."),
        }

    def _of_goods(self) -> dict[str, str]:
        return {
            "resource_full": self.tr(
                "You hold {most} of that already, and there is no room for more."
            ),
            "no_action": self.tr("A die there could do none of the actions now."),
            "no_action_possible": self.tr(
                "None of the actions beside such a die tile is possible now."
            ),
            "wrong_amount": self.tr("Choose {need} resources, no more and no fewer."),
            "not_exchangeable": self.tr(
                "Seals can become coins, food, iron or mother-of-pearl only."
            ),
            "not_your_turn": self.tr("Seals can be exchanged in your own turns only."),
            "must_exchange": self.tr(
                "More than five seals cannot be held: exchange {surplus} first."
            ),
        }

    def _of_table(self) -> dict[str, str]:
        return {
            "not_offered": self.tr("That is not what is asked now."),
            "not_this_action": self.tr("This action does not belong to what you may do now."),
            "no_such_pair": self.tr("These cards are no pair; {pairs} pairs lie there."),
            "not_your_decision": self.tr("It is not your decision."),
            "not_now": self.tr("That is not possible now."),
            "not_here": self.tr("That cannot be put here."),
        }
