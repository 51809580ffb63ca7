"""Why the server says no, beside what a table itself refuses: each kind of refusal is one HTTP status."""

from __future__ import annotations

from typing import Any

from quayside.table.refusals import Refusal, forbidden
from quayside.table.refusals import unknown as unknown

STATUS = {
    "malformed": 422,
    "illegal": 409,
    "stale": 409,
    "refused": 409,
    "forbidden": 403,
    "unknown": 404,
    "limited": 429,
    "unavailable": 503,
}


class HttpRefusal(Refusal):
    """A refusal whose HTTP status is not that of its kind."""

    def __init__(self, status: int, kind: str, reason: str, message: str, **extra: Any) -> None:
        super().__init__(kind, reason, message, **extra)
        self.status = status


def status_of(refusal: Refusal) -> int:
    return refusal.status if isinstance(refusal, HttpRefusal) else STATUS[refusal.kind]


class Unavailable(Refusal):
    """The database did not answer, or did not store what it was given; the same may work in a while."""

    def __init__(self) -> None:
        super().__init__("unavailable", "database", "the database did not answer; try again")
        self.retry_after = 2


class Damaged(Refusal):
    """What is stored of a table is not what was written. Nobody is shown a wrong game: the table is closed.

    `what` is for the log and for `admin verify`: which version is broken would tell players of secret actions.
    """

    def __init__(self, what: str) -> None:
        message = (
            "the record of this table is damaged, so the table is closed; whoever runs this server can see the damage "
            "with `quayside admin verify` and take the games of a backup with `quayside admin restore`"
        )
        super().__init__("unavailable", "damaged", message)
        self.what = what


def limited(reason: str, message: str, retry_after: int = 20) -> Refusal:
    refusal = Refusal("limited", reason, message)
    refusal.retry_after = retry_after
    return refusal


def too_large(most: int) -> Refusal:
    return HttpRefusal(413, "limited", "too-large", f"at most {most} bytes")


def not_signed_in() -> Refusal:
    refusal = forbidden("not-signed-in", "say who you are first: POST /api/guest or /api/login")
    return with_status(401, refusal)


def with_status(status: int, refusal: Refusal) -> HttpRefusal:
    """The same refusal under another HTTP status."""
    found = HttpRefusal(status, refusal.kind, refusal.reason, refusal.message, **refusal.extra)
    found.retry_after = refusal.retry_after
    return found
