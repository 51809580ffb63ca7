"""How much things are wanted in New Zealand, in rough points.

The numbers were found together: by small changes of all of them at once, kept as far as they raised the lead over the
judge of before on new deals for two, three and four players; what is different for one, against Sarah.
"""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.nouns import SAILOR


class Valuations:
    """As they are at tables of two and more."""

    def __init__(self) -> None:
        # -- money, gold and certificates ------------------------------------------------------------------------------

        self.pound: float = 0.36  # midway through the game
        self.gold: float = 5.01
        self.certificate: float = 6.74
        self.certificate_kept: float = 0.79  # one that is not spent in Wellington
        self.token: float = 0.41
        self.path: float = 2.8  # a space of the pathfinder track

        # -- how much more of it at the beginning, and less at the end -------------------------------------------------

        self.pound_fade: float = 0.86
        self.breeding_fade: float = -0.2
        self.disc_fade: float = 0.64
        self.tile_fade: float = 0.59
        self.path_fade: float = -0.33  # the last spaces score most (NZ-22.6)
        self.gold_fade: float = 0.0
        self.worker_fade: float = 0.0

        # -- sheep and other cards -------------------------------------------------------------------------------------

        self.breeding: float = 1.46  # per point above a starting sheep's
        self.wool: float = -0.15
        self.sheep: float = 0.93  # another card for the deck
        self.new_breed: float = 0.99  # of a breed that the deck has none of
        self.shepherd_used: float = 0.33  # in a purchase
        self.repeated: float = 0.47  # of a purchase that shepherds and money allow again
        self.sheared: float = 0.32  # a pound for wool, which costs the cards shown
        self.card_kept: float = 2.98  # a card to be played, in hand
        self.keep_wool: float = -0.21
        self.keep_spare: float = 0.3  # of a card's worth in hand if there is another like it
        self.kept_with: float = 0.38  # of the worth in hand of a card that pays for an action
        self.discard_spare: float = 0.73  # discarding with a card too many in hand
        self.discard_needed: float = -0.39  # discarding what would show something in Wellington
        self.cycle: float = 2.6  # a card too many for another one
        self.objective: float = -0.07
        self.unmet: float = 0.0  # of an objective's VP if it is not met yet

        # -- Wellington and its posts ----------------------------------------------------------------------------------

        self.income: float = 0.34  # a pound of it
        self.duplicate: float = 0.97  # in hand when going there
        self.post: float = 0.9  # of what the best post in reach is worth
        self.post_card: float = 3.02  # its delivery action
        self.arrow_ahead: float = 0.58  # of an arrow's VP if its other post is still to come
        self.visit: float = 0.0  # another step to the end
        self.hazard_placed: float = -1.0  # on the trail

        # -- workers, buildings, hazards -------------------------------------------------------------------------------

        self.fifth: float = 2.15  # the last worker of a row
        self.slot: float = 0.46  # of what the worker's space brings at once
        self.new_building: float = 0.65
        self.upgrade: float = 2.87
        self.hazard: float = 1.22

        # -- the sea ---------------------------------------------------------------------------------------------------

        self.small_harbour: float = 7.33
        self.medium_harbour: float = 8.0
        self.large_post: float = 0.66  # of the VP of the post that a large harbour opens
        self.voyage: float = 0.29  # of what a harbour is worth that the ship comes closer to
        self.pair_begun: float = 8.04  # a storehouse that completes a pair (NZ-18.4)
        self.master: float = 4.19
        self.master_certificate: float = 4.37

        # -- the trail -------------------------------------------------------------------------------------------------

        self.move_on: float = 1.4  # a second location in the same turn
        self.auxiliary_open: float = 0.41  # an auxiliary action, per space that is open
        self.foreign: float = -0.12  # a location that is of no use

        # In the order of nouns.DISCS.
        self.disc: list[float] = [
            0.59,
            2.24,
            3.53,
            0.4,
            0.95,
            1.07,
            0.68,
            1.05,
            1.98,
            12.01,
            8.67,
            1.57,
            5.44,
            5.07,
            1.95,
            0.1,
        ]
        # In the order of nouns.WORKERS.
        self.of_worker: list[float] = [4.03, 3.03, 4.56, 3.37]
        # In the order of nouns.BONUS_TILES.
        self.tile: list[float] = [3.38, 3.92, 1.67, 4.79, 3.49, 2.93, 2.87, 0.81, -1.79, 2.09, 4.56]
        # Cards of the supplies (nouns.SUPPLIES), then of the bonus stacks.
        self.taken: list[float] = [4.61, 1.77, 0.42, 1.95, 2.86, 2.82, 1.33, 2.4]
        # What is taken first from the board, by storehouse.
        self.storehouse: list[float] = [1.0, 1.0, 3.0, 3.0, 4.0, 4.0, 2.0, 2.0, 5.0, 5.0]
        # In the order of nouns.AUXILIARIES; cards count as a cycle of the hand.
        self.auxiliary: list[float] = [0.96, 0.0, 0.29, 0.15, 1.09]

        # -- Sarah, who is only met alone ------------------------------------------------------------------------------

        # What worker she takes, if she leaves that to the player: in the order of nouns.WORKERS, and for each of hers.
        self.hers: list[float] = [0.0, 0.0, 0.0, 0.0]
        self.hers_more: float = 0.0


def against_sarah(found: Valuations) -> None:
    """What else things are worth against Sarah, to whom every visit to Wellington is worth a delivery that only grows:
    she does without pounds and never waits. So visits count by themselves, gold is for the end, hazards are in nobody's
    way but the player's, and harbours pay, where she hardly goes. `bench/alone.py` found the numbers."""
    found.gold, found.gold_fade = 2.07, -0.9
    found.certificate, found.certificate_kept = 7.82, 1.38
    found.token = 0.02
    found.disc_fade, found.path_fade, found.worker_fade = 1.2, 0.01, 0.72
    found.new_breed, found.repeated, found.sheared, found.kept_with = 1.36, 0.29, 0.6, 0.16
    found.unmet = -0.15
    found.post_card, found.arrow_ahead = 3.84, 0.33
    found.visit, found.hazard_placed = 0.65, -1.63
    found.slot, found.new_building, found.upgrade = 0.56, 0.93, 2.2
    found.medium_harbour = 10.37
    found.disc[1], found.disc[11] = 2.65, 1.88
    found.tile[0], found.tile[2], found.tile[5], found.tile[6] = 5.89, 1.26, 3.72, 3.45
    found.taken[3], found.taken[6] = 1.37, 0.6
    found.storehouse[5], found.storehouse[8], found.storehouse[9] = 6.55, 4.16, 2.87
    found.auxiliary[4] = 0.66
    found.hers[SAILOR], found.hers_more = 0.71, -0.55


def alone() -> Valuations:
    found = Valuations()
    against_sarah(found)
    return found


USUAL: Final = Valuations()
ALONE: Final = alone()
