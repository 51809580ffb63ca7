"""CT-3: the turn, its main actions and the closing window."""

from __future__ import annotations

from typing import Final

from quayside.games.container.actions import ACTIONS, DONE, END_TURN, PASS
from quayside.games.container.loans import OPEN
from quayside.games.container.state import Container
from quayside.games.container.steps.broker import CallBroker
from quayside.games.container.steps.build import BuyMachine, BuyWarehouse
from quayside.games.container.steps.frames import (
    queue_after_action,
    queue_broker_win,
    queue_closing,
    queue_end_of_turn,
    queue_final_broker,
    queue_interest,
    queue_main,
    queue_prepared,
    queue_start_turn,
)
from quayside.games.container.steps.harbour import BuyForHarbour
from quayside.games.container.steps.main_action import MainAction
from quayside.games.container.steps.produce import Produce
from quayside.games.container.steps.sail import BuyDocked, Sail
from quayside.games.container.tell import tell_passed, tell_turn
from quayside.games.container.view_types import MainQuestion
from quayside.kernel.offers import Offers
from quayside.kernel.packed import i64
from quayside.kernel.sets import only
from quayside.kernel.steps import Rules, Step

MAIN_ACTIONS: Final[list[MainAction]] = [
    BuyMachine(),
    BuyWarehouse(),
    BuyForHarbour(),
    Produce(),
    Sail(),
    BuyDocked(),
    CallBroker(),
]
# Which main action a catalogue index below DONE belongs to.
_HANDLER: Final[list[MainAction]] = [
    next((kind for kind in MAIN_ACTIONS if kind.first <= index < kind.first + kind.count), MAIN_ACTIONS[0])
    for index in range(DONE)
]


class StartTurn(Step[Container]):
    """The preparatory step comes first and is mandatory; with the bank a broker win comes before interest (CT-R1)."""

    rules: Rules = ("CT-3.1", "CT-3.2", "CT-14.1")

    def run(self, g: Container) -> None:
        g.hand_over()
        g.actions_left = g.kit.actions_per_turn
        g.prepared = 0
        g.produced = 0
        g.called = 0
        g.won = 0
        tell_turn(g, g.active, g.round)
        loans_now = g.loans[g.active]  # CT-4.1: later loans are not charged this turn
        if g.interest_first:
            queue_interest(g, loans_now)
            queue_broker_win(g)
        else:
            queue_broker_win(g)
            queue_interest(g, loans_now)
        queue_prepared(g)


class Prepared(Step[Container]):
    """From here on the active player may repay and exchange (CT-5.3, CT-2.4)."""

    rules: Rules = ("CT-3.6",)

    def run(self, g: Container) -> None:
        g.prepared = 1
        queue_main(g, only(g.active))


class Main(Step[Container]):
    """Choose a main action, or pass and give up those that are left."""

    window: i64 = OPEN
    rules: Rules = ("CT-3.3", "CT-3.4", "CT-3.5")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        o.add(PASS)
        for kind in MAIN_ACTIONS:
            kind.offer(g, seat, o)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        if action == PASS:
            tell_passed(g, seat)
            g.actions_left = 0
        else:
            g.actions_left -= 1
            kind = _HANDLER[action]
            kind.carry_out(g, seat, action - kind.first)
        queue_after_action(g)

    def context(self, g: Container, seat: i64) -> MainQuestion:
        prices: dict[int, int] = {}
        for kind in MAIN_ACTIONS:
            prices.update(kind.prices(g, seat))
        return {"actions_left": int(g.actions_left), **ACTIONS.prices(prices)}


class AfterAction(Step[Container]):
    """An action is finished, with everything it caused, before the next is chosen."""

    rules: Rules = ("CT-3.5",)

    def run(self, g: Container) -> None:
        if g.actions_left > 0:
            queue_main(g, only(g.active))
        else:
            queue_closing(g, only(g.active))


class Closing(Step[Container]):
    """After the last action the active player may still repay and exchange, then ends the turn."""

    window: i64 = OPEN
    rules: Rules = ("CT-3.7", "CT-10.15")

    def legal(self, g: Container, seat: i64, o: Offers) -> None:
        o.add(END_TURN)

    def take(self, g: Container, seat: i64, action: i64) -> None:
        queue_end_of_turn(g)


class EndOfTurn(Step[Container]):
    """The next player clockwise; or the end, once it was triggered (CT-11.2) or the round limit is reached (CT-R29)."""

    rules: Rules = ("CT-3.1", "CT-11.2")

    def run(self, g: Container) -> None:
        if not g.ending and g.rounds_are_up():
            g.ending = 1
            g.end_reason = 1
        if g.ending:
            queue_final_broker(g)
            return
        g.active = (g.active + 1) % g.seats
        if g.active == g.first:
            g.round += 1
        queue_start_turn(g)
