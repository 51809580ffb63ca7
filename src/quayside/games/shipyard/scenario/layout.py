"""A table of Shipyard that is being laid out: who claims which card."""

from __future__ import annotations

from typing import Any

from quayside.games.shipyard.declared import DECLARED
from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.nouns import BLANK, CANALS, SEATS, TRAINS, WITH_SEAT
from quayside.games.shipyard.scenario.reading import train_like
from quayside.scenarios.fields import Fields
from quayside.scenarios.wrong import BadScenario

FIELDS = Fields(DECLARED)


class Layout:
    """A fresh game, what is given, and every card that has found its place so far."""

    def __init__(self, g: ShipyardGame, given: dict[Any, Any]) -> None:
        self.g = g
        self.given = given
        self.total = g.census()
        self.place = ""  # what is being laid out now, such as A.yard
        self.claimed: dict[str, str] = {}  # cards by name, and where each lies
        self.ids = set(_texts(given))  # everything that is named by its own name anywhere
        self.displays: dict[int, list[int]] = {}
        self.decks: dict[int, Any] = {}

    def names(self, seat: int, word: str) -> bool:
        """Is that word of a seat given?"""
        return word in (self.given.get(SEATS[seat]) or {})

    def claim(self, name: str) -> None:
        """A card lies here, and so nowhere else."""
        if name in self.claimed:
            raise BadScenario(f"{name} is at two places: {self.claimed[name]} and {self.place}")
        self.claimed[name] = self.place

    def claim_ship_card(self, card: int) -> None:
        """Cards without icons do not run out."""
        if card <= BLANK:
            self.claim(self.g.kit.card_names[card])

    def claim_train(self, value: Any) -> int:
        """A train by its id or its cars. Who holds it by the setup only gets one of those that have become free."""
        g = self.g
        train = train_like(g, value, [each for each in range(len(TRAINS)) if self._is_free(each)])
        self.claim(TRAINS[train])
        holder = int(g.trains[train])
        if holder >= WITH_SEAT:
            starting = [each for each in g.kit.starting_trains if self._is_free(each) and each != train]
            for each in starting[:1]:
                g.trains[each] = holder
        return train

    def _is_free(self, train: int) -> bool:
        return self.g.trains[train] == 0 and TRAINS[train] not in self.claimed and TRAINS[train] not in self.ids

    def free_canals(self) -> list[int]:
        """Canals that are named nowhere, the last first."""
        return [at for at in range(len(CANALS) - 1, -1, -1) if self.g.canals[at] == 0 and CANALS[at] not in self.ids]


def _texts(given: Any) -> list[str]:
    if isinstance(given, dict):
        return [text for value in given.values() for text in _texts(value)]
    if isinstance(given, list):
        return [text for value in given for text in _texts(value)]
    return [given] if isinstance(given, str) else []
