"""What a player of New Zealand can expect in the end: exact when the game is over, a rough sum before."""

from __future__ import annotations

from typing import Final

from quayside.games.newzealand.scoring import score_sheet
from quayside.games.newzealand.state import NewZealand
from quayside.games.newzealand.words import BREED_COUNT, MARKET_BREED, TOKEN_GONE, WORKER_COUNT
from quayside.kernel.packed import i64

POUND: Final = 0.1
GOLD: Final = 1.5
CERTIFICATE: Final = 1.0
LASTING: Final = 4.0  # a permanent certificate with the whole game to come
WORKER: Final = 2.0
BREED: Final = 1.5  # per point of breeding above a starting sheep's
HAND: Final = 2.0  # a larger hand


def prospects(g: NewZealand, owner: i64) -> float:
    """The score sheet as it stands, and what the things at hand will still bring."""
    total = 0.0
    for points in score_sheet(g, int(owner)).values():
        total += float(points)
    if g.over:
        return total
    ahead = float(TOKEN_GONE - g.token_row) / float(TOKEN_GONE)
    total += POUND * float(g.money[owner])
    total += min(1.0, 3.0 * ahead) * (GOLD * float(g.gold[owner]) + CERTIFICATE * float(g.certificates[owner]))
    lasting = LASTING * float(g.permanent_certificates(owner)) + HAND * float(g.hand_limit(owner) - g.kit.hand_limit)
    for kind in range(WORKER_COUNT):
        lasting += WORKER * float(g.row(owner, kind) - 1)
    for breed in range(MARKET_BREED, BREED_COUNT):
        count = g.deck_count(owner, breed)
        if count:
            lasting += BREED * float(g.kit.breeding[breed] - 2) + 0.3 * float(count)
    return total + ahead * lasting
