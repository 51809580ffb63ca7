"""Events: what an action caused, each with a public part and a part for some seats only."""

from __future__ import annotations

from typing import Optional, Sequence

from quayside.kernel.declared import Label
from quayside.kernel.packed import i64
from quayside.kernel.sets import has


class EventKind:
    """The names and value domains of an event's arguments; a domain of None means a plain number.

    A `secret` event is not even mentioned to seats outside its mask.
    """

    def __init__(
        self,
        code: int,
        name: str,
        public: dict[str, Optional[Sequence[Label]]],
        private: Optional[dict[str, Optional[Sequence[Label]]]] = None,
        secret: bool = False,
    ) -> None:
        self.code = code
        self.name = name
        self.public = public
        self.private = private or {}
        self.secret = secret


class Event:
    """One thing that happened. `seats` is the the set of the seats that see the private part."""

    def __init__(self, kind: EventKind, seats: i64, args: list[int]) -> None:
        self.kind = kind
        self.seats = seats
        self.args = args

    def view(self, seat: Optional[int]) -> Optional[dict[str, object]]:
        """What that seat (None: a spectator) is told, or None if it is told nothing."""
        insider = seat is not None and has(self.seats, seat)
        if self.kind.secret and not insider:
            return None
        told: dict[str, object] = {"event": self.kind.name}
        for at, (arg, domain) in enumerate(self.kind.public.items()):
            told[arg] = _labelled(domain, self.args[at])
        if insider:
            for at, (arg, domain) in enumerate(self.kind.private.items(), len(self.kind.public)):
                told[arg] = _labelled(domain, self.args[at])
        return told

    def everything(self) -> dict[str, object]:
        """All of it, for those who may know everything: the keepers of logs, never a seat."""
        names = [*self.kind.public.items(), *self.kind.private.items()]
        return {arg: _labelled(domain, self.args[at]) for at, (arg, domain) in enumerate(names)}

    def __repr__(self) -> str:
        return f"<Event {self.kind.name} {self.args}>"


def _labelled(domain: Optional[Sequence[Label]], value: int) -> object:
    if domain is None:
        return value
    return domain[value] if value >= 0 else None
