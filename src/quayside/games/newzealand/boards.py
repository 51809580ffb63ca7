"""NZ-9, NZ-12, NZ-22, NZ-27: player boards, markers and the pathfinder track."""

from __future__ import annotations

from quayside.games.newzealand.decks import Decks
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
from quayside.games.newzealand.steps.frames import queue_flip_tile
from quayside.games.newzealand.tell import (
    tell_certificates,
    tell_gold,
    tell_paid,
    tell_pathfinder,
    tell_pounds,
    tell_spent_gold,
    tell_step_tile,
    tell_tokens,
    tell_uncovered,
)
from quayside.kernel.offers import LEGAL
from quayside.kernel.packed import i64
from quayside.kernel.sets import has, only, size, without


class Boards(Decks):
    """What a player has in front of him beside cards."""

    # -- money and markers ---------------------------------------------------------------------------------------

    def receive(self, owner: i64, amount: i64) -> None:
        if amount > 0:
            self.money[owner] += amount
            tell_pounds(self, owner, amount)

    def pay(self, owner: i64, amount: i64) -> None:
        if amount > 0:
            self.money[owner] -= amount
            tell_paid(self, owner, amount)

    def gain_gold(self, owner: i64, amount: i64) -> None:
        """NZ-12.5: what goes beyond the limit is lost."""
        more = min(amount, self.kit.gold_limit - self.gold[owner])
        if more > 0:
            self.gold[owner] += more
            tell_gold(self, owner, more)

    def spend_gold(self, owner: i64, amount: i64) -> None:
        if amount > 0:
            self.gold[owner] -= amount
            tell_spent_gold(self, owner, amount)

    def gain_tokens(self, owner: i64, amount: i64) -> None:
        if amount > 0:
            self.tokens[owner] += amount
            tell_tokens(self, owner, amount)

    def gain_certificates(self, owner: i64, amount: i64) -> None:
        """NZ-12.3, NZ-12.4: up to the limit; crossing from below 2 in one movement brings gold."""
        before = self.certificates[owner]
        more = min(amount, self.temporary_limit(owner) - before)
        if more <= 0:
            return
        self.certificates[owner] = before + more
        tell_certificates(self, owner, more)
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
                tell_step_tile(self, owner, 1)
            if self.kit.path_choice[space]:
                queue_flip_tile(self, only(owner))
        tell_pathfinder(self, owner, self.path[owner])

    # -- discs, NZ-9 ---------------------------------------------------------------------------------------------

    def on_board(self, owner: i64, disc: i64) -> bool:
        return has(self.discs[owner], disc)

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
        self.discs[owner] = without(self.discs[owner], disc)
        tell_uncovered(self, owner, disc)
        self.receive(owner, self.kit.disc_pounds[disc])

    def removal_price(self, disc: i64) -> i64:
        """NZ-9.10: what uncovering a space takes, less the pounds it gives."""
        return self.kit.disc_cost[disc] - self.kit.disc_pounds[disc]

    def uncovered(self, owner: i64, disc: i64) -> i64:
        """1 if the disc has left the board, else 0."""
        return 0 if self.on_board(owner, disc) else 1

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
        return STOREHOUSE_COUNT - size(self.storehouses[owner])

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
