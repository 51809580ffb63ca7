"""How much things are wanted in New Zealand, relative to each other."""

from __future__ import annotations

from typing import Final

POUND: Final = 0.31
GOLD: Final = 9.16
CERTIFICATE: Final = 6.97
PATH: Final = 3.5
TOKEN: Final = 0.44
BREEDING: Final = 3.0  # per point above a starting sheep's
SHEEP: Final = 1.97  # another breed in the deck
SHEPHERD_USED: Final = 0.064  # in a purchase
WORKER: Final = 4.1
WAGE: Final = 0.48  # per pound of a worker's price
CROWD: Final = 0.02  # per worker already in the row
INCOME: Final = 0.1
POST: Final = 0.74
DUPLICATE: Final = 3.0  # in hand when going to Wellington
NEW_BUILDING: Final = 0.23
UPGRADE: Final = 8.0
SMALL_HARBOUR: Final = 10.28
MEDIUM_HARBOUR: Final = 3.83
LARGE_HARBOUR: Final = 0.79
VOYAGE: Final = 0.066
OBJECTIVE: Final = 0.43
HAZARD: Final = 1.3
CYCLE: Final = 1.88
FIFTH: Final = 4.0  # the last worker of a row

# In the order of nouns.DISCS.
DISC: Final[list[float]] = [1.0, 1.0, 3.5, 1.0, 2.0, 1.0, 2.0, 1.0, 4.0, 6.0, 6.0, 1.5, 5.0, 5.0, 1.5, 1.2]
# In the order of nouns.WORKERS.
OF_WORKER: Final[list[float]] = [1.36, 3.33, 2.94, 3.75]
# In the order of nouns.BONUS_TILES.
TILE: Final[list[float]] = [2.6, 5.0, 1.5, 4.0, 2.5, 4.5, 3.0, 1.0, -3.0, 2.5, 4.5]
# Cards of the supplies (nouns.SUPPLIES), then of the bonus stacks.
TAKEN: Final[list[float]] = [3.5, 1.5, 1.5, 2.0, 2.0, 2.0, 2.0, 2.0]
# What is taken first from the board, by storehouse.
STOREHOUSE: Final[list[float]] = [1.0, 1.0, 3.0, 3.0, 4.0, 4.0, 2.0, 2.0, 5.0, 5.0]
# In the order of nouns.AUXILIARIES; cards count as a cycle of the hand.
AUXILIARY: Final[list[float]] = [0.31, 0.0, 1.0, 0.6, 0.7]
