"""Why a table says no. Nothing was changed, and whoever asked is told the reason."""

from __future__ import annotations

from typing import Any, Optional

from quayside.kernel.errors import IllegalAction, QuaysideError
from quayside.table.shapes import Fresh


class Refusal(QuaysideError):
    """Nothing was changed, and this is why. `kind` is one of `ErrorKind` in the protocol."""

    retry_after: Optional[int] = None  # seconds after which the same may be asked again

    def __init__(self, kind: str, reason: str, message: str, **extra: Any) -> None:
        super().__init__(message)
        self.kind = kind
        self.reason = reason
        self.message = message
        self.extra = extra

    def problem(self) -> dict[str, Any]:
        """As it goes over the wire."""
        return {"kind": self.kind, "reason": self.reason, "message": self.message, **self.extra}


class Stale(Refusal):
    """The table has moved on since the version the client saw; it is sent how the table stands."""

    def __init__(self, fresh: Fresh) -> None:
        super().__init__("stale", "stale", "the table has changed since the version you saw", fresh=fresh)


def malformed(reason: str, message: str) -> Refusal:
    return Refusal("malformed", reason, message)


def refused(reason: str, message: str) -> Refusal:
    return Refusal("refused", reason, message)


def not_agreed(seats: list[int]) -> Refusal:
    named = ", ".join(str(seat) for seat in seats)
    message = f"this game was imported, and not everybody has agreed to play it: seats {named}"
    return Refusal("refused", "not-agreed", message, params={"seats": seats})


def cannot_undo(most: int, wanted: int, because: str) -> Refusal:
    message = f"you can take back {most} of your actions, not {wanted}: {because}"
    return Refusal("refused", "cannot-undo", message, params={"most": most, "because": because})


def ends_turn(passes: str) -> Refusal:
    what = "this would end your turn" if passes == "turn" else "after this others decide"
    message = f"{what}; send it without `hold` if you mean it"
    return Refusal("refused", "ends-turn", message, params={"passes": passes})


def forbidden(reason: str, message: str) -> Refusal:
    return Refusal("forbidden", reason, message)


def unknown(what: str) -> Refusal:
    return Refusal("unknown", f"no-{what}", f"there is no such {what}")


def illegal(error: IllegalAction) -> Refusal:
    return Refusal(
        "illegal", error.reason, str(error), rule=error.rule, rules=list(error.rules), params=dict(error.params)
    )
