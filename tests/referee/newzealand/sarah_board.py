"""The solo opponent: her board and how she moves. Her rules have no numbers; each function says its own."""

from __future__ import annotations

from collections import Counter
from typing import Iterator, Optional

from referee.data import tables
from referee.newzealand.movement import HAND
from referee.newzealand.table import HAZARDS, TRAIL, WORKERS, Table, require
from referee.record import Words

SEAT = 1
CARDS = {row["card"]: row for row in tables("newzealand")["sarah_card"]}
LEVELS = {row["id"]: row for row in tables("newzealand")["sarah_level"]}


class Sarah:
    """Her board: workers, buildings and discs; no money, storehouses, markers or sheep deck."""

    def __init__(self, seen: Words, level: str) -> None:
        self.seat = SEAT
        self.rows: dict[str, list[str]] = {
            kind: ["printed"] + ["worker"] * (seen["workers"][kind] - 1) for kind in WORKERS
        }
        self.speciality: str = seen["speciality"]
        self.discs: int = seen["discs"]
        self.next_delivery: str = LEVELS[level]["first_delivery"]
        self.all_cards = [card for card in CARDS if card not in LEVELS[level]["removed"]]
        self.cards = list(self.all_cards)
        self.pathfinder = 0
        self.runholder = "start"
        self.hazards: Counter[str] = Counter()
        self.posts: Counter[str] = Counter()
        self.harbours: dict[str, int] = {}
        self.buildings: dict[int, Optional[str]] = {number: None for number in range(1, 11)}
        self.pile: Counter[str] = Counter()
        require(sum(map(len, self.rows.values())) == 5 and self.discs == 15, "solo setup", f"{seen}")

    def workers(self, kind: str) -> int:
        return len(self.rows[kind])


def gain_card(t: Table, s: Sarah, card: str) -> None:
    s.pile[card] += 1
    t.events.saw("card", seat=SEAT, card=card)


def take(t: Table, s: Sarah, card: str) -> None:
    if t.supply[card]:
        t.supply[card] -= 1
        gain_card(t, s, card)


# -- moving -----------------------------------------------------------------------------------------------------------


def ways_home(start: str) -> Iterator[tuple[str, ...]]:
    if start == "wellington":
        yield ()
    for space in TRAIL[start]["to"]:
        for rest in ways_home(space):
            yield (space, *rest)


def fee(t: Table, space: str) -> tuple[int, int]:
    """What a location would ask of her, and how much of it is the player's."""
    if space in t.hazards:
        return HAND[HAZARDS[t.hazards[space]]["hand"]], 0
    if space in t.buildings and t.buildings[space][0] != SEAT:
        asked = sum(HAND[hand] for hand in t.tile(t.buildings[space][1])["hands"])
        return asked, asked
    return 0, 0


def walk(t: Table, s: Sarah, steps: int) -> None:
    """Fewest steps to Wellington, then least fees, then least to the player, who collects them from the bank."""

    def cost(way: tuple[str, ...]) -> tuple[int, int, int]:
        fees = [fee(t, space) for space in way]
        return sum(map(t.is_location, way)), sum(all_ for all_, _mine in fees), sum(mine for _all, mine in fees)

    for space in min(ways_home(s.runholder), key=cost):
        if not steps:
            break
        s.runholder = space
        if t.is_location(space):
            steps -= 1
            paid = fee(t, space)[1]
            if paid and not t.players[0].fee_free:
                t.players[0].money += paid
                t.events.saw("pounds", seat=0, amount=paid)
    t.events.saw("sarah_moves", to=s.runholder)
