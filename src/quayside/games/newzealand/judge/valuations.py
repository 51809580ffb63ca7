"""How much things are wanted in New Zealand, in rough points.

The numbers were found together: by small changes of all of them at once, kept as far as they raised the lead over the
judge of before on new deals for two, three and four players.
"""

from __future__ import annotations

from typing import Final

# -- money, gold and certificates ------------------------------------------------------------------------------------

POUND: Final = 0.36  # midway through the game
GOLD: Final = 5.01
CERTIFICATE: Final = 6.74
CERTIFICATE_KEPT: Final = 0.79  # one that is not spent in Wellington
TOKEN: Final = 0.41
PATH: Final = 2.8  # a space of the pathfinder track

# -- how much more of it at the beginning, and less at the end -------------------------------------------------------

POUND_FADE: Final = 0.86
BREEDING_FADE: Final = -0.2
DISC_FADE: Final = 0.64
TILE_FADE: Final = 0.59
PATH_FADE: Final = -0.33  # the last spaces score most (NZ-22.6)

# -- sheep and other cards -------------------------------------------------------------------------------------------

BREEDING: Final = 1.46  # per point above a starting sheep's
WOOL: Final = -0.15
SHEEP: Final = 0.93  # another card for the deck
NEW_BREED: Final = 0.99  # of a breed that the deck has none of
SHEPHERD_USED: Final = 0.33  # in a purchase
REPEATED: Final = 0.47  # of a purchase that shepherds and money allow again
SHEARED: Final = 0.32  # a pound for wool, which costs the cards shown
CARD_KEPT: Final = 2.98  # a card to be played, in hand
KEEP_WOOL: Final = -0.21
KEEP_SPARE: Final = 0.3  # of a card's worth in hand if there is another like it
KEPT_WITH: Final = 0.38  # of the worth in hand of a card that pays for an action
DISCARD_SPARE: Final = 0.73  # discarding with a card too many in hand
DISCARD_NEEDED: Final = -0.39  # discarding what would show something in Wellington
CYCLE: Final = 2.6  # a card too many for another one
OBJECTIVE: Final = -0.07
UNMET: Final = 0.0  # of an objective's VP if it is not met yet

# -- Wellington and its posts ----------------------------------------------------------------------------------------

INCOME: Final = 0.34  # a pound of it
DUPLICATE: Final = 0.97  # in hand when going there
POST: Final = 0.9  # of what the best post in reach is worth
POST_CARD: Final = 3.02  # its delivery action
ARROW_AHEAD: Final = 0.58  # of an arrow's VP if its other post is still to come

# -- workers, buildings, hazards -------------------------------------------------------------------------------------

FIFTH: Final = 2.15  # the last worker of a row
SLOT: Final = 0.46  # of what the worker's space brings at once
NEW_BUILDING: Final = 0.65
UPGRADE: Final = 2.87
HAZARD: Final = 1.22

# -- the sea ---------------------------------------------------------------------------------------------------------

SMALL_HARBOUR: Final = 7.33
MEDIUM_HARBOUR: Final = 8.0
LARGE_POST: Final = 0.66  # of the VP of the post that a large harbour opens
VOYAGE: Final = 0.29  # of what a harbour is worth that the ship comes closer to
PAIR_BEGUN: Final = 8.04  # a storehouse that completes a pair (NZ-18.4)
MASTER: Final = 4.19
MASTER_CERTIFICATE: Final = 4.37

# -- the trail -------------------------------------------------------------------------------------------------------

MOVE_ON: Final = 1.4  # a second location in the same turn
AUXILIARY_OPEN: Final = 0.41  # an auxiliary action, per space that is open
FOREIGN: Final = -0.12  # a location that is of no use

# In the order of nouns.DISCS.
DISC: Final[list[float]] = [
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
OF_WORKER: Final[list[float]] = [4.03, 3.03, 4.56, 3.37]
# In the order of nouns.BONUS_TILES.
TILE: Final[list[float]] = [3.38, 3.92, 1.67, 4.79, 3.49, 2.93, 2.87, 0.81, -1.79, 2.09, 4.56]
# Cards of the supplies (nouns.SUPPLIES), then of the bonus stacks.
TAKEN: Final[list[float]] = [4.61, 1.77, 0.42, 1.95, 2.86, 2.82, 1.33, 2.4]
# What is taken first from the board, by storehouse.
STOREHOUSE: Final[list[float]] = [1.0, 1.0, 3.0, 3.0, 4.0, 4.0, 2.0, 2.0, 5.0, 5.0]
# In the order of nouns.AUXILIARIES; cards count as a cycle of the hand.
AUXILIARY: Final[list[float]] = [0.96, 0.0, 0.29, 0.15, 1.09]
