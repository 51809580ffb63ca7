"""SY-23: the countdown and the contracts that are given up."""

from __future__ import annotations

from quayside.games.shipyard.actions import (
    GIVE_UP,
    KEEP,
    give_up_blue,
    give_up_green,
    is_keep,
    keep_blue,
    keep_green,
)
from quayside.games.shipyard.nouns import CONTRACTS, GIVEN_UP, IN_HAND, PER_COLOUR
from quayside.games.shipyard.reasons import KEEP_ONE_EACH, NOT_YOUR_CONTRACT, ONE_EACH
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.frames import give_up_contracts_per_colour, queue_give_up_contracts
from quayside.games.shipyard.tell import tell_countdown, tell_gave_up
from quayside.games.shipyard.view_types import GiveUpQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import first, only
from quayside.kernel.steps import Rules, Step


def lap_ends(g: Shipyard) -> None:
    """SY-23.1 to SY-23.3: the marker moves; at some of its spaces everybody gives up contracts."""
    g.lap_done = 0
    g.laps_left -= 1
    tell_countdown(g, g.laps_left)
    ask_for_contracts(g, g.kit.discards(int(g.seats), int(g.laps_left)))


def ask_for_contracts(g: Shipyard, per_colour: i64) -> None:
    """All seats at once and in secret (SY-23.5)."""
    if per_colour > 0:
        queue_give_up_contracts(g, first(g.seats), per_colour)


def held(g: Shipyard, seat: i64) -> i64:
    """Contracts of one colour in hand; of the other colour there are as many (SY-23.4)."""
    count: i64 = 0
    for contract in range(PER_COLOUR):
        if g.contracts[contract] == IN_HAND + seat:
            count += 1
    return count


class GiveUpContracts(Step[Shipyard]):
    """Give up contracts of each colour: name what stays if that is one, else what goes."""

    rules: Rules = ("SY-23.3", "SY-23.4", "SY-23.5", "SY-23.6", "SY-23.7", "SY-24.6", "SY-31.2")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        first = KEEP
        if held(g, seat) - give_up_contracts_per_colour(g) > 1:
            first = GIVE_UP
        for blue in range(PER_COLOUR):
            for green in range(PER_COLOUR):
                mine = g.contracts[blue] == IN_HAND + seat and g.contracts[PER_COLOUR + green] == IN_HAND + seat
                if mine:
                    o.add(first + blue * PER_COLOUR + green)
        o.refuse_all(first, PER_COLOUR * PER_COLOUR, NOT_YOUR_CONTRACT)
        if first == KEEP:
            o.refuse_all(GIVE_UP, PER_COLOUR * PER_COLOUR, KEEP_ONE_EACH, give_up_contracts_per_colour(g))
        else:
            o.refuse_all(KEEP, PER_COLOUR * PER_COLOUR, ONE_EACH, give_up_contracts_per_colour(g))

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        if is_keep(action):
            blue, green = keep_blue(action), keep_green(action)
            for contract in range(2 * PER_COLOUR):
                kept = contract == blue or contract == PER_COLOUR + green
                if g.contracts[contract] == IN_HAND + seat and not kept:
                    give_up(g, seat, contract)
        else:
            give_up(g, seat, give_up_blue(action))
            give_up(g, seat, PER_COLOUR + give_up_green(action))
        g.final()  # a secret choice stands once it is made

    def context(self, g: Shipyard, seat: i64) -> GiveUpQuestion:
        mine = [name for at, name in enumerate(CONTRACTS) if g.contracts[at] == IN_HAND + seat]
        return {"per_colour": int(give_up_contracts_per_colour(g)), "contracts": mine}


def give_up(g: Shipyard, seat: i64, contract: i64) -> None:
    """SY-23.5, SY-31.1: never shown to anybody else."""
    g.contracts[contract] = GIVEN_UP + seat
    tell_gave_up(g, only(seat), seat, contract)
