"""SY-23: the countdown and the contracts that are given up."""

from __future__ import annotations

from quayside.games.shipyard.actions import GIVE_UP, KEEP
from quayside.games.shipyard.events import E_COUNTDOWN, E_GAVE_UP
from quayside.games.shipyard.nouns import CONTRACTS, GIVEN_UP, IN_HAND, PER_COLOUR
from quayside.games.shipyard.reasons import KEEP_ONE_EACH, NOT_YOUR_CONTRACT, ONE_EACH
from quayside.games.shipyard.state import Shipyard
from quayside.games.shipyard.steps.codes import GIVE_UP_CONTRACTS
from quayside.games.shipyard.view_types import GiveUpQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.steps import Rules, Step


def lap_ends(g: Shipyard) -> None:
    """SY-23.1 to SY-23.3: the marker moves; at some of its spaces everybody gives up contracts."""
    g.lap_done = 0
    g.laps_left -= 1
    g.emit(E_COUNTDOWN, 0, g.laps_left)
    ask_for_contracts(g, g.kit.discards(int(g.seats), int(g.laps_left)))


def ask_for_contracts(g: Shipyard, per_colour: i64) -> None:
    """All seats at once and in secret (SY-23.5)."""
    if per_colour > 0:
        g.next(GIVE_UP_CONTRACTS, (1 << g.seats) - 1, per_colour)


def held(g: Shipyard, seat: i64) -> i64:
    """Contracts of one colour in hand; of the other colour there are as many (SY-23.4)."""
    count: i64 = 0
    for contract in range(PER_COLOUR):
        if g.contracts[contract] == IN_HAND + seat:
            count += 1
    return count


class GiveUpContracts(Step[Shipyard]):
    """Give up contracts of each colour (argument a: how many): name what stays if that is one, else what goes."""

    name = "give_up_contracts"
    rules: Rules = ("SY-23.3", "SY-23.4", "SY-23.5", "SY-23.6", "SY-23.7", "SY-24.6", "SY-31.2")

    def legal(self, g: Shipyard, seat: i64, o: Offers) -> None:
        first = KEEP
        if held(g, seat) - g.a > 1:
            first = GIVE_UP
        for blue in range(PER_COLOUR):
            for green in range(PER_COLOUR):
                mine = g.contracts[blue] == IN_HAND + seat and g.contracts[PER_COLOUR + green] == IN_HAND + seat
                if mine:
                    o.add(first + blue * PER_COLOUR + green)
        o.refuse_all(first, PER_COLOUR * PER_COLOUR, NOT_YOUR_CONTRACT)
        if first == KEEP:
            o.refuse_all(GIVE_UP, PER_COLOUR * PER_COLOUR, KEEP_ONE_EACH, g.a)
        else:
            o.refuse_all(KEEP, PER_COLOUR * PER_COLOUR, ONE_EACH, g.a)

    def take(self, g: Shipyard, seat: i64, action: i64) -> None:
        if action < GIVE_UP:
            blue = (action - KEEP) // PER_COLOUR
            green = (action - KEEP) % PER_COLOUR
            for contract in range(2 * PER_COLOUR):
                kept = contract == blue or contract == PER_COLOUR + green
                if g.contracts[contract] == IN_HAND + seat and not kept:
                    give_up(g, seat, contract)
        else:
            give_up(g, seat, (action - GIVE_UP) // PER_COLOUR)
            give_up(g, seat, PER_COLOUR + (action - GIVE_UP) % PER_COLOUR)
        g.final()  # a secret choice stands once it is made

    def context(self, g: Shipyard, seat: i64) -> GiveUpQuestion:
        mine = [name for at, name in enumerate(CONTRACTS) if g.contracts[at] == IN_HAND + seat]
        return {"per_colour": int(g.a), "contracts": mine}


def give_up(g: Shipyard, seat: i64, contract: i64) -> None:
    """SY-23.5, SY-31.1: never shown to anybody else."""
    g.contracts[contract] = GIVEN_UP + seat
    g.emit(E_GAVE_UP, 1 << seat, seat, contract)
