"""What a seat may know in words, for players that read: the question, the table and the actions to choose from."""

from __future__ import annotations

import json
from typing import Any, Mapping

from quayside.kernel.seats import SEATS
from quayside.kernel.state import State
from quayside.words import Words

MOST_CHARACTERS = 60_000


def describe(g: State, seat: int, language: str = "en") -> str:
    """Everything a language model needs to answer with one of the numbers at the end."""
    words = Words(language)
    book = g.book
    decision = g.decision_of(seat)
    lines = [f"Game: {g.game}. You are seat {SEATS[seat]} of {int(g.seats)}."]
    if decision is None:
        lines.append("Nothing is asked of you now.")
    else:
        lines.append(f"Question: {words.ask(g.game, decision.step, decision.context)}")
        if decision.context:
            lines.append(f"About it: {_compact(decision.context)}")
    seen: Mapping[str, Any] = g.view(seat)
    lines += [f"{name}: {_compact(seen[name])}" for name in seen if name not in ("game", "seat", "options", "players")]
    lines += [f"player {SEATS[each['seat']]}: {_compact(each)}" for each in seen["players"]]
    lines.append("You may answer with one of these numbers:" if decision is not None else "")
    lines += [f"{action}: {book.actions.name(action)}" for action in g.legal(seat)]
    return "\n".join(lines)


def _compact(value: object) -> str:
    """JSON without the marks that only cost tokens."""
    return json.dumps(value, separators=(", ", ": "), ensure_ascii=False).replace('"', "")
