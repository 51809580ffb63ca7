"""What the greedy Shipyard player reads from its view: the ship in progress, the room on it, what things are worth."""

from __future__ import annotations

from typing import Any, Final

from quayside.bots.base import Situation

GUILDER: Final = 0.34  # points, while there is time to spend it
SPENDING: Final = 4  # turns before the end from which on a guilder is worth less and less
LENGTH: Final = 5  # cards of a ship
SHORTEST: Final = 3  # cards that a ship needs
LATER: Final = 0.55  # what a piece without room today is worth, as a part of one with room
CAPTAIN: Final = 5.0  # the first captain
ICON_WORTH: Final = {
    "cabin": 1.1,
    "mast": 1.0,
    "propeller": 1.9,
    "crane": 1.7,
    "cannon": 1.7,
    "lifebuoy": 0.8,
    "lifeboat": 0.8,
    "lantern": 0.8,
}
ROOM: Final = {
    "businessman": "cabin",
    "soldier": "cabin",
    "sail": "mast",
    "smokestack": "mast",
    "propeller": "propeller",
    "crane": "crane",
    "cannon": "cannon",
}
USED_WORTH: Final = {"sail": 1.3, "smokestack": 1.1, "propeller": 2.5, "crane": 2.6, "cannon": 2.6}
EMPLOYEE_WORTH: Final = {
    "engineer": 3.0,
    "recruiter": 3.0,
    "builder": 2.6,
    "trader": 1.8,
    "helmsman": 3.8,
    "rigger": 1.6,
    "accountant": 2.0,
    "foreman": 1.2,
}
TRADER_POINTS: Final = {"1": 1.0, "2": 3.0}  # by level
# What a contract is likely to bring in the end, beyond what it brings now.
PROMISE: Final = {"green-04": 5.0, "green-09": 6.0, "green-05": 4.0, "blue-11": 6.0, "blue-12": 6.0, "green-10": 2.0}
OFFERS: Final = {
    "coal": ("propeller", "smokestack"),
    "steel": ("soldier", "sail", "cannon"),
    "grain": ("captain", "businessman", "crane"),
}
KIND_OF: Final = {"bows": "bow", "middles_left": "middle", "middles_right": "middle", "sterns": "stern"}


class ShipyardTable:
    """The view with a few sums taken."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.step = situation.step
        self.context: dict[str, Any] = situation.context
        self.legal = situation.legal
        self.view = situation.view
        self.me: dict[str, Any] = self.view["players"][situation.seat]
        self.stock: dict[str, int] = self.me["stock"]
        self.guilders: int = self.me["guilders"] - self.view["turn"]["reserve"]
        self.reach: int = self.me["longest_route"]
        self._kinds: dict[str, list[int]] = {}
        for action in situation.legal:
            self._kinds.setdefault(self.kind(action), []).append(action)
        self.turns_left = self._turns_left()
        self.guilder = GUILDER * min(1.0, self.turns_left / SPENDING)  # nothing once there is nothing left to buy

    def kind(self, action: int) -> str:
        return self.situation.book.actions.kind_of(action).name

    def of(self, kind: str) -> list[int]:
        """The legal actions of a kind."""
        return self._kinds.get(kind, [])

    def values(self, action: int) -> dict[str, Any]:
        return dict(self.situation.book.actions.kind_of(action).values(action))

    def _turns_left(self) -> int:
        """Own turns still to come after this one; few if a ship deck is running out."""
        turn = self.view["turn"]
        if turn["closing"] or turn["last_card"]:
            return 0
        players = len(self.view["players"])
        lead = self.view["track"][0]["position"]
        left = (23 * players - lead) // players
        decks = self.view["decks"]
        cards = min(decks["bows"], decks["sterns"], decks["middles"] // 2)
        return int(min(left, max(0, cards)))

    # -- the ship in progress ------------------------------------------------------------------------------------

    def _run(self) -> tuple[int, int]:
        """The first cell and the length of the bow and middles that stand together furthest left."""
        yard = str(self.me["yard"])
        for cell, letter in enumerate(yard):
            if letter == "B":
                end = cell + 1
                while end < len(yard) and yard[end] == "M":
                    end += 1
                if end < len(yard) and yard[end] == ".":
                    return cell, end - cell
        return -1, 0

    def ship_cards(self) -> int:
        return self._run()[1]

    def target(self) -> int:
        """How long a ship should get: shorter when time runs out, longer with a contract for it."""
        held = self.me["contracts_held"]
        length = LENGTH
        if len(held) <= 4:
            if "green-06" in held:
                length = 6
            elif "green-07" in held:
                length = 7
            elif "green-04" in held:
                length = 4
        if self.turns_left <= 3:
            length = min(length, 4)
        return max(SHORTEST, min(length, self._longest()))

    def _longest(self) -> int:
        """Cards of the ship in progress if it filled the free cells behind it."""
        start, cards = self._run()
        yard = str(self.me["yard"])[start + cards :] if cards else str(self.me["yard"])
        return cards + len(yard) - len(yard.lstrip("."))

    def could_sail(self) -> bool:
        """A captain waits and there is water enough."""
        return self.stock["captain"] > 0 and self.reach >= min(4, 1 + self.turns_left)

    def can_finish(self, cards: int) -> bool:
        """So many cards would be enough to complete a ship: the one in progress, or one from the first card on."""
        return fewest_cards(str(self.me["yard"])) <= cards

    def wants_to_finish(self) -> bool:
        return self.could_sail() and self.ship_cards() + 3 >= self.target() and self.can_finish(3)

    def next_cell(self, kind: str) -> int:
        """Where the ship in progress goes on, counted from 1; a new bow goes left."""
        start, length = self._run()
        if kind == "bow" or start < 0:
            return 1
        return start + length + 1

    def kind_worth(self, kind: str) -> float:
        """A stern only when the ship may sail, a bow only for a new ship, a middle until the ship is long enough."""
        cards = self.ship_cards()
        taken = int(self.context.get("taken", 0))
        left = int(self.context.get("limit", 3)) - taken
        if kind == "bow":
            return 3.0 if cards == 0 else -5.0
        if cards == 0:
            return -4.0
        if kind == "stern":
            enough = cards >= 2 and (cards + 1 >= self.target() or (left == 1 and self.turns_left <= 2))
            return 6.0 if enough and self.could_sail() else -5.0
        start, length = self._run()
        if start + length >= 8 or cards + 1 >= self.target() + (0 if self.could_sail() else 1):
            return -5.0
        if left == 1 and cards >= 2 and self.could_sail() and self.turns_left <= 1:
            return -5.0
        return 1.5

    def offered_card(self, action: int) -> tuple[str, dict[str, int], int]:
        """Kind, icons and price of a card on offer."""
        values = self.values(action)
        if "kind" in values:
            return str(values["kind"]), {}, 0
        shown = self.view["displays"][values["column"]][int(values["row"]) - 1]
        return KIND_OF[str(values["column"])], shown["icons"], int(shown["price"])

    def icons_worth(self, icons: dict[str, int]) -> float:
        """What a card can carry, more where a piece waits for it."""
        total = 0.0
        for icon, count in icons.items():
            waiting = sum(self.stock[piece] for piece, room in ROOM.items() if room == icon)
            total += count * ICON_WORTH[icon] * (1.5 if waiting > self.room(icon) else 1.0)
        return total

    def room(self, icon: str) -> int:
        """Places of a kind on all cards in the yard."""
        return sum(card["icons"].get(icon, 0) for card in self.me["yard_cards"] if card)

    # -- pieces --------------------------------------------------------------------------------------------------

    def piece_worth(self, piece: str, more: dict[str, int] | None = None) -> float:
        """Much if room waits for it, something for ships to come, nothing at the very end."""
        extra = (more or {}).get(piece, 0)
        have = self.stock[piece] + extra
        hope = min(1.0, self.turns_left / 8)
        if piece == "captain":
            return CAPTAIN if have == 0 else (1.8 * hope if have == 1 else 0.9 * hope)
        icon = ROOM[piece]
        used = sum(self.stock[other] + (more or {}).get(other, 0) for other, room in ROOM.items() if room == icon)
        worth = USED_WORTH.get(piece, 1.7)
        if piece == "smokestack" and self.stock["propeller"] and have == 0:
            worth = 3.0
        builder = f"builder_{'crew' if icon == 'cabin' else piece}" in self.me["employees"]
        if used < self.room(icon) + (2 if builder else 0):
            return worth * max(0.4, hope)
        return LATER * worth * hope

    def pieces_worth(self, pieces: list[str]) -> float:
        """Several pieces at once: each makes the next of its kind less needed."""
        total, got = 0.0, dict.fromkeys(self.stock, 0)
        for piece in pieces:
            total += self.piece_worth(piece, got)
            got[piece] += 1
        return total

    def employee_worth(self, name: str) -> float:
        """What one brings in the turns to come; once there are none, the points of a trader."""
        kind = name.split("_")[0]
        if self.view["turn"]["closing"]:
            return TRADER_POINTS.get(name[-1], 0.0) if kind == "trader" else 0.0
        worth = EMPLOYEE_WORTH[kind]
        if name in ("recruiter_captain", "builder_sail"):
            worth += 0.8
        if name.endswith("_2"):
            worth += 1.5
        held = self.me["contracts_held"]
        if "green-11" in held and kind not in ("engineer", "recruiter"):
            worth += 1.0
        return worth

    # -- trains --------------------------------------------------------------------------------------------------

    def train_worth(self, cars: list[str], rates: dict[str, float]) -> float:
        """Each car for the best item still free, or sold."""
        total, got = 0.0, dict.fromkeys(self.stock, 0)
        for car in cars:
            trader = sum(f"trader_{car}_{level}" in self.me["employees"] for level in (1, 2))
            sale = self.guilder * (rates[car] + trader)
            options = [(self.piece_worth(item, got), item) for item in OFFERS[car] if not got[item]]
            best, item = max(options, default=(0.0, ""))
            if best > sale:
                got[item] += 1
            total += max(best, sale)
        return total

    def rates_now(self) -> dict[str, float]:
        return dict(self.view["rings"]["exchange"][self.view["markers"]["exchange"] - 1])

    def next_rates(self) -> dict[str, float]:
        sectors = self.view["rings"]["exchange"]
        return dict(sectors[self.view["markers"]["exchange"] % len(sectors)])

    def mean_rates(self) -> dict[str, float]:
        sectors = self.view["rings"]["exchange"]
        return {name: sum(sector[name] for sector in sectors) / len(sectors) for name in sectors[0]}

    # -- canals and contracts ------------------------------------------------------------------------------------

    def canal_worth(self, canal: str) -> float:
        """Long winding cards first: seven spaces, then five, then three."""
        number = int(canal.split("-")[1])
        spaces = 7 if number <= 8 else 5 if number <= 14 else 4 if number <= 18 else 3
        return 0.3 * spaces

    def first_route(self, side: str) -> int:
        """On an arc the ends give the longest way; elsewhere it hardly matters."""
        return {"north": 2, "west": 2, "east": 1, "south": 0}[side]

    def contract_worth(self, contract: str) -> float:
        return float(self.me["contracts_held"].get(contract, 0)) + PROMISE.get(contract, 3.0)


def fewest_cards(yard: str) -> int:
    """The fewest cards that complete a ship, whatever stands in the yard."""
    missing = [
        yard[bow : stern + 1].count(".")
        for bow in range(len(yard))
        for stern in range(bow + SHORTEST - 1, len(yard))
        if yard[bow] in ".B" and yard[stern] in ".S" and not yard[bow + 1 : stern].strip(".M")
    ]
    return min(missing, default=len(yard))
