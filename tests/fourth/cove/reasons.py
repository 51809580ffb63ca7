"""Why an action can be refused, as numbers.

Made by `quayside.declaring` from the reasons that the game declares. Do not edit.
"""

from __future__ import annotations

from typing import Final

from quayside.kernel.packed import i64

TOO_POOR: Final[i64] = 4
NOT_ON_BEACH: Final[i64] = 5
TOO_FEW: Final[i64] = 6
