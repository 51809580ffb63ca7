"""The analysis of a finished game, as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Final, Optional

from quayside.analysis.chances import chances
from quayside.bots.base import NO_LIMIT, Budget, answer
from quayside.bots.registry import bot_names, make_bot
from quayside.deals import turn_begins
from quayside.kernel.errors import QuaysideError
from quayside.kernel.rng import Quick
from quayside.kernel.state import State

SAMPLES: Final = 48
SWINGS: Final = 5
DECISIONS: Final = 8  # of a turn that the strong player is asked about


class NotOver(QuaysideError):
    """Only a finished game is analysed: it tells secrets."""


@dataclass(frozen=True)
class Turn:
    """A stretch of the log between two beginnings of turns."""

    seat: int
    first: int  # entry of the log
    last: int


def turns_of(g: State) -> list[Turn]:
    """The turns of a finished game; what happens before the first one belongs to it."""
    again = g.replayed(0)
    found: list[Turn] = []
    start, seat = 0, _active(again)
    for number, entry in enumerate(g.log):
        events = again.enter(entry)
        if turn_begins(g.game, events) and number + 1 < len(g.log):
            found.append(Turn(seat, start, number))
            start, seat = number + 1, _active(again)
    if start < len(g.log):
        found.append(Turn(seat, start, len(g.log) - 1))
    return found


def _active(g: State) -> int:
    """Whose turn it is; of a turn that belongs to nobody, such as one in which all decide at once, the first asked."""
    turn = g.view(None).get("turn")
    if isinstance(turn, dict) and "active" in turn:
        return int(turn["active"])
    return max(0, int(g.first_waiting()))


def analyse(
    g: State,
    samples: int = SAMPLES,
    swings: int = SWINGS,
    bot: Optional[str] = None,
    seed: int = 0,
    progress: Callable[[], None] = lambda: None,
    budget: Budget = NO_LIMIT,
) -> dict[str, Any]:
    """Chances after every turn, the turns that moved them most, and what the bot would have done in those.

    `progress` is called once for each turn and once for each of the big ones; `budget` is the bot's for a decision.
    """
    if not g.over or g.result is None:
        raise NotOver("only a finished game can be analysed")
    teacher = bot or strongest(g.game)
    rng = Quick(seed)
    turns = turns_of(g)
    again = g.replayed(0)
    told = [{"turn": 0, "seat": None, "entry": 0, "chances": _rounded(chances(again, samples, rng))}]
    done = 0
    for number, turn in enumerate(turns, 1):
        for entry in g.log[done : turn.last + 1]:
            again.enter(entry)
        done = turn.last + 1
        told.append(
            {"turn": number, "seat": turn.seat, "entry": done, "chances": _rounded(chances(again, samples, rng))}
        )
        progress()
    moved = sorted(range(1, len(told)), key=lambda at: -_moved(told[at - 1]["chances"], told[at]["chances"]))
    big = sorted(moved[:swings])
    found = []
    for at in big:
        found.append(_swing(g, turns[at - 1], at, told[at - 1]["chances"], told[at]["chances"], teacher, seed, budget))
        progress()
    return {
        "game": g.game,
        "players": int(g.seats),
        "bot": teacher,
        "samples": samples,
        "turns": told,
        "swings": found,
        "result": g.result.to_dict(),
    }


def strongest(game: str) -> str:
    """The master where there is one, else the club player."""
    return next(name for name in ("master", "random") if name in bot_names(game))


def _moved(before: Any, after: Any) -> float:
    return max(float(abs(b - a)) for a, b in zip(before, after, strict=True))


def _rounded(parts: list[float]) -> Any:
    return [round(part, 4) for part in parts]


def _swing(
    g: State, turn: Turn, number: int, before: Any, after: Any, teacher: str, seed: int, budget: Budget
) -> dict[str, Any]:
    """A turn that mattered: what its seat did, and what the bot would have done with the same knowledge."""
    changes = [round(b - a, 4) for a, b in zip(before, after, strict=True)]
    again = g.replayed(turn.first)
    name = g.book.actions.name
    decisions: list[dict[str, Any]] = []
    for at in range(turn.first, turn.last + 1):
        entry = g.log[at]
        pending = entry.seat in again.pending()
        if entry.seat == turn.seat and pending and len(again.legal(entry.seat)) > 1 and len(decisions) < DECISIONS:
            would = answer(again, entry.seat, make_bot(teacher, g.game, seed + at), budget)
            decisions.append({"entry": at, "played": name(entry.action), "would": name(would)})
        again.enter(entry)
    return {
        "turn": number,
        "seat": turn.seat,
        "entries": [turn.first, turn.last],
        "before": before,
        "after": after,
        "changes": changes,
        "decisions": decisions,
    }
