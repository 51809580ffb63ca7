"""NZ-9, NZ-12, NZ-22, NZ-27: player boards, markers and the pathfinder track."""

from __future__ import annotations

from quayside.games.newzealand.decks import Decks
from quayside.games.newzealand.events import (
    E_CERTIFICATES,
    E_GOLD,
    E_PAID,
    E_PATHFINDER,
    E_POUNDS,
    E_SPENT_GOLD,
    E_STEP_TILE,
    E_TOKENS,
    E_UNCOVERED,
)
from quayside.games.newzealand.nouns import (
    B_KINDS,
    BREED_COUNT,
    CARD_COUNT,
    CERTIFICATE_DISC,
    HAND_DISC,
    LIMIT_DISC,
    MASTER_COUNT,
    PAIR_COUNT,
    PATH_END,
    ROW_SIZE,
    STEP_DISC,
    STOREHOUSE_COUNT,
    WOOL_DISC,
    WORKER_COUNT,
)
from quayside.games.newzealand.reasons import DISC_GONE, DISC_TOO_DEAR
from quayside.games.newzealand.steps.codes import FLIP_TILE
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64, vec


class Boards(Decks):
    """What a player has in front of him beside cards."""

    def __init__(self) -> None:
        super().__init__()
        self.money: vec[i64] = vec[i64]()  # per owner
        self.gold: vec[i64] = vec[i64]()  # per owner
        self.certificates: vec[i64] = vec[i64]()  # per owner: the marker of the temporary ones
        self.tokens: vec[i64] = vec[i64]()  # per owner: exchange tokens
        self.path: vec[i64] = vec[i64]()  # per owner: pathfinder space, -1 before the first turn
        self.step_tile: vec[i64] = vec[i64]()  # per owner: 0, 1 or 2 steps more
        self.fee_free: vec[i64] = vec[i64]()  # per owner: the fee tile shows crossed-out hands
        self.discs: vec[i64] = vec[i64]()  # per owner: bit mask of the discs still on the board
        self.storehouses: vec[i64] = vec[i64]()  # per owner: bit mask of those still on the board
        self.workers: vec[i64] = vec[i64]()  # per owner and type: workers in the row, the printed one included
        self.jokers: vec[i64] = vec[i64]()  # per owner and type: bit mask of the spaces that hold a joker
        self.tiles: vec[i64] = vec[i64]()  # per owner and kind: bonus tiles taken
        self.master_owner: vec[i64] = vec[i64]()  # per harbour master tile: its owner, or -1
        self.step_limit: i64 = 0  # at the start
        self.step_tile_at: i64 = 0  # pathfinder space of the step tiles

    # -- money and markers ---------------------------------------------------------------------------------------

    def receive(self, owner: i64, amount: i64) -> None:
        if amount > 0:
            self.money[owner] += amount
            self.emit(E_POUNDS, 0, owner, amount)

    def pay(self, owner: i64, amount: i64) -> None:
        if amount > 0:
            self.money[owner] -= amount
            self.emit(E_PAID, 0, owner, amount)

    def gain_gold(self, owner: i64, amount: i64) -> None:
        """NZ-12.5: what goes beyond the limit is lost."""
        more = min(amount, self.kit.gold_limit - self.gold[owner])
        if more > 0:
            self.gold[owner] += more
            self.emit(E_GOLD, 0, owner, more)

    def spend_gold(self, owner: i64, amount: i64) -> None:
        if amount > 0:
            self.gold[owner] -= amount
            self.emit(E_SPENT_GOLD, 0, owner, amount)

    def gain_tokens(self, owner: i64, amount: i64) -> None:
        if amount > 0:
            self.tokens[owner] += amount
            self.emit(E_TOKENS, 0, owner, amount)

    def gain_certificates(self, owner: i64, amount: i64) -> None:
        """NZ-12.3, NZ-12.4: up to the limit; crossing from below 2 in one movement brings gold."""
        before = self.certificates[owner]
        more = min(amount, self.temporary_limit(owner) - before)
        if more <= 0:
            return
        self.certificates[owner] = before + more
        self.emit(E_CERTIFICATES, 0, owner, more)
        if before < 2 and before + more >= 2:
            self.gain_gold(owner, 1)

    def advance(self, owner: i64, amount: i64) -> None:
        """NZ-22.1 to NZ-22.5: space by space, with what each gives the first time."""
        if amount <= 0:
            return
        for _each in range(amount):
            if self.path[owner] >= PATH_END:
                self.receive(owner, 1)
                continue
            self.path[owner] += 1
            space = self.path[owner]
            self.gain_gold(owner, self.kit.path_gold[space])
            if space == self.step_tile_at:
                self.step_tile[owner] = 1
                self.emit(E_STEP_TILE, 0, owner, 1)
            if self.kit.path_choice[space]:
                self.next(FLIP_TILE, 1 << owner)
        self.emit(E_PATHFINDER, 0, owner, self.path[owner])

    # -- discs, NZ-9 ---------------------------------------------------------------------------------------------

    def on_board(self, owner: i64, disc: i64) -> bool:
        return (self.discs[owner] >> disc & 1) == 1

    def only_dark_discs(self, owner: i64) -> bool:
        """NZ-8.9: no disc is left on a white-cornered space."""
        return self.discs[owner] & self.kit.white_discs == 0

    def fits(self, owner: i64, disc: i64, dark_space: i64) -> bool:
        """NZ-8.3: dark discs go to dark spaces only, unless no white one is left."""
        return self.kit.disc_dark[disc] == 0 or dark_space == 1 or self.only_dark_discs(owner)

    def disc_rule(self, owner: i64, disc: i64, cost: i64) -> i64:
        """NZ-9.10: is the disc there, and can its removal be paid together with `cost`?"""
        if not self.on_board(owner, disc):
            return DISC_GONE
        if self.money[owner] < self.kit.disc_cost[disc] + cost:
            return DISC_TOO_DEAR
        return LEGAL

    def uncover(self, owner: i64, disc: i64) -> None:
        """NZ-9.1 to NZ-9.9: pay or gain what the space shows; its ability counts from now on."""
        self.pay(owner, self.kit.disc_cost[disc])
        self.discs[owner] &= ~(1 << disc)
        self.emit(E_UNCOVERED, 0, owner, disc)
        self.receive(owner, self.kit.disc_pounds[disc])

    def removal_price(self, disc: i64) -> i64:
        """NZ-9.10: what uncovering a space takes, less the pounds it gives."""
        return self.kit.disc_cost[disc] - self.kit.disc_pounds[disc]

    def uncovered(self, owner: i64, disc: i64) -> i64:
        """1 if the disc has left the board, else 0."""
        return 1 - (self.discs[owner] >> disc & 1)

    def steps(self, owner: i64) -> i64:
        """NZ-5.3."""
        return self.step_limit + self.uncovered(owner, STEP_DISC) + self.step_tile[owner]

    def hand_limit(self, owner: i64) -> i64:
        """NZ-9.12: each of the two discs is one card more."""
        return self.kit.hand_limit + self.uncovered(owner, HAND_DISC) + self.uncovered(owner, HAND_DISC + 1)

    def temporary_limit(self, owner: i64) -> i64:
        if self.uncovered(owner, LIMIT_DISC) == 1:
            return self.kit.certificate_limit_open
        return self.kit.certificate_limit

    def permanent_certificates(self, owner: i64) -> i64:
        """NZ-7.2: from the own board, bonus tiles, harbour masters and storehouse pairs."""
        count = self.uncovered(owner, CERTIFICATE_DISC) + self.uncovered(owner, CERTIFICATE_DISC + 1)
        for kind in range(B_KINDS):
            count += self.tiles[owner * B_KINDS + kind] * self.kit.tile_certificates[kind]
        for master in range(MASTER_COUNT):
            if self.master_owner[master] == owner:
                count += self.kit.master_certificate[master]
        for pair in range(PAIR_COUNT):
            if self.pair_complete(owner, pair):
                count += self.kit.pair_certificate[pair]
        return count

    def bonus_wool(self, owner: i64) -> i64:
        """NZ-20.2: from the board and from bonus tiles."""
        count = self.uncovered(owner, WOOL_DISC) + self.uncovered(owner, WOOL_DISC + 1)
        for kind in range(B_KINDS):
            count += self.tiles[owner * B_KINDS + kind] * self.kit.tile_wool[kind]
        return count

    def open_spaces(self, owner: i64, action: i64) -> i64:
        """NZ-27.6: how many of the two spaces of an auxiliary action are open."""
        covered = self.discs[owner] & self.kit.aux_discs[action]
        count: i64 = 2
        while covered:
            covered &= covered - 1
            count -= 1
        return count

    # -- storehouses and workers ---------------------------------------------------------------------------------

    def pair_complete(self, owner: i64, pair: i64) -> bool:
        """NZ-18.4: both storehouses of the pair have left the board."""
        return self.storehouses[owner] & self.kit.pair_mask[pair] == 0

    def placed_storehouses(self, owner: i64) -> i64:
        left: i64 = 0
        for house in range(STOREHOUSE_COUNT):
            left += self.storehouses[owner] >> house & 1
        return STOREHOUSE_COUNT - left

    def row(self, owner: i64, kind: i64) -> i64:
        """Workers of a type, jokers in that row included (NZ-13.7)."""
        return self.workers[owner * WORKER_COUNT + kind]

    def row_open(self, owner: i64, kind: i64) -> bool:
        return self.workers[owner * WORKER_COUNT + kind] < ROW_SIZE

    # -- hands ---------------------------------------------------------------------------------------------------

    def holds(self, owner: i64, card: i64) -> bool:
        return self.hand[owner * CARD_COUNT + card] > 0

    def holds_sheep(self, owner: i64) -> bool:
        return any(self.hand[owner * CARD_COUNT + breed] > 0 for breed in range(BREED_COUNT))
