"""Why the server says no. Each refusal is one kind of `Problem` and one HTTP status."""

from __future__ import annotations

from typing import Any, Optional

from quayside.kernel.errors import IllegalAction, QuaysideError

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


class Refusal(QuaysideError):
    """Nothing was changed, and this is why."""

    def __init__(self, kind: str, reason: str, message: str, **extra: Any) -> None:
        super().__init__(message)
        self.kind = kind
        self.reason = reason
        self.message = message
        self.extra = extra
        self.status = STATUS[kind]
        self.retry_after: Optional[int] = None

    def problem(self) -> dict[str, Any]:
        """As it goes over the wire."""
        return {"kind": self.kind, "reason": self.reason, "message": self.message, **self.extra}


class Stale(Refusal):
    """The table has moved on since the version the client saw; it is sent how the table stands."""

    def __init__(self, fresh: dict[str, Any]) -> None:
        super().__init__("stale", "stale", "the table has changed since the version you saw", fresh=fresh)


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


def malformed(reason: str, message: str) -> Refusal:
    return Refusal("malformed", reason, message)


def refused(reason: str, message: str) -> Refusal:
    return Refusal("refused", reason, message)


def not_agreed(seats: list[int]) -> Refusal:
    named = ", ".join(str(seat) for seat in seats)
    message = f"this game was imported, and not everybody has agreed to play it: seats {named}"
    return Refusal("refused", "not-agreed", message, params={"seats": seats})


def forbidden(reason: str, message: str) -> Refusal:
    return Refusal("forbidden", reason, message)


def unknown(what: str) -> Refusal:
    return Refusal("unknown", f"no-{what}", f"there is no such {what}")


def limited(reason: str, message: str, retry_after: int = 20) -> Refusal:
    refusal = Refusal("limited", reason, message)
    refusal.retry_after = retry_after
    return refusal


def too_large(most: int) -> Refusal:
    refusal = Refusal("limited", "too-large", f"at most {most} bytes")
    refusal.status = 413
    return refusal


def not_signed_in() -> Refusal:
    refusal = forbidden("not-signed-in", "say who you are first: POST /api/guest or /api/login")
    refusal.status = 401
    return refusal


def illegal(error: IllegalAction) -> Refusal:
    return Refusal(
        "illegal", error.reason, str(error), rule=error.rule, rules=list(error.rules), params=dict(error.params)
    )
