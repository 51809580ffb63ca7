"""Finished games for tests of the coach, some with one planted blunder."""

from __future__ import annotations

from typing import Callable, NamedTuple, Optional

import quayside
from quayside.bots.base import bot_turn
from quayside.bots.ismcts import JUDGES
from quayside.bots.registry import make_bot
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

Plant = Callable[[State, int], Optional[str]]  # what a seat does instead of playing well, where that is possible


def club_game(game: str, seats: int, seed: int, plant: Optional[Plant] = None, **options: object) -> tuple[State, int]:
    """A game between club players; the entry at which something was planted, or -1."""
    g = quayside.new(game, seats, seed, options)
    judge = JUDGES[game]()
    rng = Quick(seed)
    planted = -1
    while not g.over:
        seat = int(g.first_waiting())
        bad = plant(g, seat) if plant is not None and planted < 0 else None
        if bad is not None:
            planted = len(g.log)
            g.apply(bad, seat)
        else:
            g.apply(int(judge.best(g, seat, g.walk(seat, -1), rng)), seat)
    return g, planted


def bot_game(game: str, bots: list[str], seed: int) -> State:
    """A game between bots by name."""
    g = quayside.new(game, len(bots), seed)
    players = {seat: make_bot(name, game, seat) for seat, name in enumerate(bots)}
    while not g.over:
        seat, action = bot_turn(g, players)
        g.apply(action, seat)
    return g


def step_of(g: State, seat: int) -> str:
    decision = g.decision_of(seat)
    assert decision is not None
    return decision.step


def all_the_money(g: State, seat: int) -> Optional[str]:
    """Container: everything it has for one load of containers."""
    if step_of(g, seat) != "sealed_bid" or len(g.log) < 60:
        return None
    bids = [name for name in g.legal_names(seat) if name.startswith("bid(") and name.endswith("bluff=0)")]
    highest = max(bids, key=_amount)
    return highest if _amount(highest) >= 30 else None


def contracts_given_up(g: State, seat: int) -> Optional[str]:
    """Shipyard: of its contracts a seat gives up those that it was best prepared for."""
    if step_of(g, seat) != "give_up_contracts":
        return None
    judge = JUDGES[g.game]()
    judge.prepare(g, seat)
    worst = min(g.legal(seat), key=lambda action: int(judge.weight(g, seat, action)))
    return g.book.actions.name(worst)


def high_bid_paid_oneself(g: State, seat: int) -> Optional[str]:
    """Container: a seller pays to the bank what others bid so much for."""
    if step_of(g, seat) != "decide" or "reject" not in g.legal_names(seat):
        return None
    judge = JUDGES[g.game]()
    judge.prepare(g, seat)
    return "reject" if max(int(judge.weight(g, seat, action)) for action in g.legal(seat)) > 1100 else None


def ship_left_to_fail(g: State, seat: int) -> Optional[str]:
    """Shipyard: a ship goes to its trial without the captain that stands on the quay."""
    return _instead(g, seat, "loading", 60, "let_fail")


def hand_not_shown(g: State, seat: int) -> Optional[str]:
    """New Zealand: home with five breeds in hand, and nothing is shown for them."""
    breeds = sum(name.startswith("reveal(") for name in g.legal_names(seat))
    return _instead(g, seat, "income", 200, "done") if breeds >= 5 else None


def nothing_bid(g: State, seat: int) -> Optional[str]:
    """Container: next to nothing is bid for a load that the club player would pay much for."""
    if step_of(g, seat) != "sealed_bid" or len(g.log) < 100:
        return None
    return "bid(amount=1, bluff=0)" if _amount(_liked(g, seat)) >= 12 else None


def island_left_aside(g: State, seat: int) -> Optional[str]:
    """Container: a laden ship sails back to a harbour when it could sell at the island."""
    away = [name for name in g.legal_names(seat) if name.startswith("sail(to=") and "island" not in name]
    fits = step_of(g, seat) == "main" and len(g.log) >= 80 and _liked(g, seat) == "sail(to=island)"
    return away[0] if fits and away else None


def last_action_given_up(g: State, seat: int) -> Optional[str]:
    """Shipyard: the action after the last turn is not taken."""
    return _instead(g, seat, "pick_final_action", 0, "pass")


def building_declined(g: State, seat: int) -> Optional[str]:
    """New Zealand: craftspeople and money are there, and nothing is built."""
    return _instead(g, seat, "building", 100, "decline")


def master_not_appointed(g: State, seat: int) -> Optional[str]:
    """New Zealand: a harbour would have a master, and gets none."""
    return _instead(g, seat, "master", 100, "decline")


def _liked(g: State, seat: int) -> str:
    """What a club player would do."""
    judge = JUDGES[g.game]()
    judge.prepare(g, seat)
    return g.book.actions.name(max(g.legal(seat), key=lambda action: int(judge.weight(g, seat, action))))


def _amount(bid: str) -> int:
    return int(bid.split("amount=")[1].split(",")[0]) if bid.startswith("bid(") else 0


def _instead(g: State, seat: int, step: str, after: int, action: str) -> Optional[str]:
    fits = step_of(g, seat) == step and len(g.log) >= after and action in g.legal_names(seat)
    return action if fits else None


class Planted(NamedTuple):
    """A blunder and the seed of a game in which it decides more than anything that club players do themselves."""

    seed: int
    plant: Plant


PLANTED: dict[str, Planted] = {
    "container": Planted(3, all_the_money),
    "shipyard": Planted(13, contracts_given_up),
    "newzealand": Planted(1, hand_not_shown),
}
# Others, some of them in games that were as good as decided, and some where club players do worse elsewhere.
FURTHER: dict[str, list[Planted]] = {
    "container": [
        Planted(1, all_the_money),
        Planted(2, all_the_money),
        Planted(3, high_bid_paid_oneself),
        Planted(1, nothing_bid),
        Planted(2, nothing_bid),
        Planted(1, island_left_aside),
        Planted(3, island_left_aside),
    ],
    "shipyard": [Planted(2, contracts_given_up), Planted(3, ship_left_to_fail), Planted(2, last_action_given_up)],
    "newzealand": [
        Planted(2, hand_not_shown),
        Planted(3, hand_not_shown),
        Planted(1, master_not_appointed),
        Planted(2, master_not_appointed),
        Planted(2, building_declined),
    ],
}
