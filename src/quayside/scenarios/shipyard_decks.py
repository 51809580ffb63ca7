"""Displays and decks of a Shipyard scenario: what is named is laid out, everything else is found a place around it."""

from __future__ import annotations

from typing import Any

from quayside.games.shipyard.game import ShipyardGame
from quayside.games.shipyard.words import BLANK, CANALS, COLUMNS, DECKS, IN_DISCARD, TRAIN_USED, TRAINS
from quayside.scenarios.files import BadScenario
from quayside.scenarios.shipyard_words import card_code, count, items, one_of, train_like

OUT_TRAIN = int(TRAIN_USED) + 1  # in the box: neither in the deck nor anywhere else
OUT_CANAL = int(IN_DISCARD) + 1


class Cards:
    """Collects what is claimed for yards, fleets and displays, then fills displays and decks with the rest."""

    KEYS = ("displays", "decks")

    def __init__(self, g: ShipyardGame) -> None:
        self.g = g
        self.claimed: set[int] = set()
        self.displays: dict[int, list[int]] = {}
        self.decks: dict[int, Any] = {}

    def claim(self, card: int) -> None:
        """A ship card lies somewhere else than in a display or deck. Blanks do not run out."""
        if card > BLANK:
            return
        if card in self.claimed:
            raise BadScenario(f"{self.g.kit.card_names[card]} is named twice")
        self.claimed.add(card)

    def table(self, key: str, value: Any) -> None:
        for name, content in items(key, value):
            if key == "decks":
                self.decks[one_of("a deck", name, DECKS)] = content
            else:
                self._display(one_of("a display", name, COLUMNS), content)

    def _display(self, column: int, rows: Any) -> None:
        """From the bottom row up; null or nothing is an empty row."""
        if not isinstance(rows, list) or len(rows) > 5:
            raise BadScenario(f"{COLUMNS[column]}: write up to five rows from the bottom, not {rows!r}")
        codes = [0 if name is None else self._code(column, name) for name in rows]
        self.displays[column] = [*codes, *[0] * (5 - len(codes))]

    def _code(self, column: int, name: Any) -> int:
        g = self.g
        if column == 4:
            shown = {code - 1 for code in self.displays.get(4, [])}
            free = [train for train in range(len(TRAINS)) if g.trains[train] == 0 and train not in shown]
            return train_like(g, name, free) + 1
        if column == 5:
            return one_of("a canal", name, CANALS) + 1
        card = card_code(g, name)
        if card > BLANK or g.kit.kind_of[card] != (1, 2, 2, 3)[column]:
            raise BadScenario(f"{name} cannot lie in {COLUMNS[column]}")
        self.claim(card)
        return card

    def lay_out(self) -> None:
        for deck, columns in enumerate(((0,), (1, 2), (3,), (4,), (5,))):
            self._lay_deck(deck, columns)

    def _lay_deck(self, deck: int, columns: tuple[int, ...]) -> None:
        """The order of the setup is kept: displays keep what is not needed elsewhere, the deck gets the rest."""
        g = self.g
        start, left = int(g.kit.deck_start[deck]), int(g.deck_left[deck])
        old_deck = [int(g.decks[start + at]) for at in range(left - 1, -1, -1)]  # from the top
        used = self._elsewhere(deck)
        shown = {code for column in columns for code in self.displays.get(column, []) if code}
        old_shown = [int(g.shown(column, row)) for column in columns for row in range(5)]
        named = self.decks.get(deck)
        listed = [self._code_in_deck(deck, name) for name in named] if isinstance(named, list) else []
        free = [code for code in old_shown + old_deck if code and code not in used | shown | set(listed)]
        for seat_card in self._missing(deck, old_shown + old_deck, used):
            if seat_card not in shown | set(listed):
                free.append(seat_card)
        for column in columns:
            rows = self.displays.get(column)
            if rows is None:
                rows = [free.pop(0) if free else 0 for _row in range(5)]
            for row, code in enumerate(rows):
                g.display[column * 5 + row] = code
        if isinstance(named, list):
            self._put_away(deck, free)
            free = listed
        elif named is not None:
            self._put_away(deck, free[count(named) :])
            free = free[: count(named)]
        for at, code in enumerate(reversed(free)):
            g.decks[start + at] = code
        g.deck_left[deck] = len(free)

    def _elsewhere(self, deck: int) -> set[int]:
        g = self.g
        if deck == 3:
            return {train + 1 for train in range(len(TRAINS)) if g.trains[train]}
        if deck == 4:
            return {canal + 1 for canal in range(len(CANALS)) if g.canals[canal]}
        return {card for card in self.claimed if g.kit.kind_of[card] == deck + 1}

    def _missing(self, deck: int, known: list[int], used: set[int]) -> list[int]:
        """Trains that a seat had from the setup and has no more."""
        if deck != 3:
            return []
        return [code for code in range(1, len(TRAINS) + 1) if code not in known and code not in used]

    def _code_in_deck(self, deck: int, name: Any) -> int:
        return self._code((0, 1, 3, 4, 5)[deck], name)

    def _put_away(self, deck: int, codes: list[int]) -> None:
        """Out of the game, so that a deck can be short."""
        for code in codes:
            if deck == 3:
                self.g.trains[code - 1] = OUT_TRAIN
            elif deck == 4:
                self.g.canals[code - 1] = OUT_CANAL
            else:
                self.g.lost[deck] += 1
