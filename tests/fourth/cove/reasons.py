"""Why an action can be refused in Cove, with the rules that say so."""

from __future__ import annotations

from typing import Final

from quayside.kernel.offers import FIRST_REASON
from quayside.kernel.packed import i64
from quayside.kernel.rulebook import Rulebook

TOO_POOR: Final[i64] = FIRST_REASON
NOT_ON_BEACH: Final[i64] = TOO_POOR + 1
TOO_FEW: Final[i64] = NOT_ON_BEACH + 1


def list_reasons(book: Rulebook) -> None:
    book.reason(TOO_POOR, "too-poor", ["CV-3.1"], ["need", "have"])
    book.reason(NOT_ON_BEACH, "not-on-beach", ["CV-4.2"])
    book.reason(TOO_FEW, "too-few", ["CV-5.1"], ["need", "have"])
