"""What a player of New Zealand can expect in the end: exact when the game is over, a rough sum before."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.nouns import BREED_COUNT, MARKET_BREED, TOKEN_GONE, WORKER_COUNT
from quayside.games.newzealand.scoring import score_sheet
from quayside.games.newzealand.state import NewZealand
from quayside.kernel.packed import i64

# What a thing adds to the final score when the whole game is still to come; it fades as the token row empties. From a
# least squares fit over games between club players (bench/prospects.py); workers count less than it says, for they are
# as much the mark of a good position as its reason.
POUND: Final = 0.9
GOLD: Final = 1.7
LASTING: Final = 9.0  # a permanent certificate
WORKER: Final[list[float]] = [12.0, 4.0, 9.0, 2.0]  # in the order of nouns.WORKERS
BREED: Final = 3.0  # per point of breeding above a starting sheep's
HAND: Final = 2.0  # a larger hand
CERTIFICATE: Final = 1.0  # one that can still be used brings this to the end, and more early on
EARLY_CERTIFICATE: Final = 1.3


def prospects(g: NewZealand, owner: i64) -> float:
    """The score sheet as it stands, and what the things at hand will still bring."""
    total = 0.0
    for points in score_sheet(g, int(owner)).values():
        total += float(points)
    if g.over:
        return total
    ahead = float(TOKEN_GONE - g.token_row) / float(TOKEN_GONE)
    total += min(1.0, 3.0 * ahead) * CERTIFICATE * float(g.certificates[owner])
    lasting = POUND * float(g.money[owner]) + GOLD * float(g.gold[owner])
    lasting += EARLY_CERTIFICATE * float(g.certificates[owner]) + LASTING * float(g.permanent_certificates(owner))
    lasting += HAND * float(g.hand_limit(owner) - g.kit.hand_limit)
    for kind in range(WORKER_COUNT):
        lasting += WORKER[kind] * float(g.row(owner, kind) - 1)
    for breed in range(MARKET_BREED, BREED_COUNT):
        count = g.deck_count(owner, breed)
        if count:
            lasting += BREED * float(g.kit.breeding[breed] - 2)
    return total + ahead * lasting
