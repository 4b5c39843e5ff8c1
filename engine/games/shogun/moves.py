"""What players can answer, and how it is written."""

from __future__ import annotations

from engine.core.agenda import Move
from engine.core.value import value
from engine.games.shogun import content
from engine.games.shogun.components import CARDS, SPACES, CardId, ProvinceId

DECK = ProvinceId(CardId(-1))
"""Instead of a province: the top card of the deck."""


@value
class Claim(Move):
    """Take an open province card, or the top card of the deck."""

    province: ProvinceId

    def __str__(self) -> str:
        return f"take {'deck' if self.province == DECK else content.CARD_NAMES[self.province]}"


@value
class Renew(Move):
    """Put both open cards under the deck and turn up two new ones."""

    def __str__(self) -> str:
        return "renew"


@value
class Settle(Move):
    """Put a group of armies into the province just taken."""

    armies: int

    def __str__(self) -> str:
        return f"settle {self.armies}"


@value
class Assign(Move):
    """Put a card on a space of the tableau."""

    space: int
    card: CardId

    def __str__(self) -> str:
        return f"plan {content.SPACE_NAMES[self.space]} {content.CARD_NAMES[self.card]}"


@value
class Leave(Move):
    """Leave a space empty."""

    space: int

    def __str__(self) -> str:
        return f"leave {content.SPACE_NAMES[self.space]}"


@value
class Withdraw(Move):
    """Take back what was decided for a space."""

    space: int

    def __str__(self) -> str:
        return f"withdraw {content.SPACE_NAMES[self.space]}"


@value
class Ready(Move):
    """Say that the plan is final."""

    def __str__(self) -> str:
        return "ready"


@value
class TakePlace(Move):
    """Put the daimyo on a place of the turn order and take its special card."""

    place: int

    def __str__(self) -> str:
        return f"place {self.place + 1}"


@value
class March(Move):
    """Move armies into a neighbouring province."""

    target: ProvinceId
    armies: int

    def __str__(self) -> str:
        return f"march {self.armies} {content.CARD_NAMES[self.target]}"


@value
class Stay(Move):
    """Move nobody."""

    def __str__(self) -> str:
        return "stay"


@value
class FaceRevolt(Move):
    """Let the peasants of a province rise next."""

    province: ProvinceId

    def __str__(self) -> str:
        return f"face {content.CARD_NAMES[self.province]}"


# Made once: the same moves are offered thousands of times in a play.
ASSIGN = tuple(
    [tuple([Assign(space, CardId(card)) for card in range(CARDS)]) for space in range(SPACES)]
)
LEAVE = tuple([Leave(space) for space in range(SPACES)])
WITHDRAW = tuple([Withdraw(space) for space in range(SPACES)])
TAKE_PLACE = tuple([TakePlace(place) for place in range(len(content.SPECIALS))])
MARCH = tuple(
    [
        tuple([March(target, armies) for armies in range(content.BOX.armies_per_player + 1)])
        for target in content.PROVINCE_IDS
    ]
)
READY, STAY, RENEW = Ready(), Stay(), Renew()
