"""How the scores of a finished game grew, what they are made of, and which turns decided it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from quayside.deals import turn_begins
from quayside.games.registry import ACCOUNTS
from quayside.kernel.account import Part
from quayside.kernel.state import Result, State
from quayside.table.refusals import refused
from quayside.table.secrecy import Eyes
from quayside.table.shapes import ItemGap, ScorePart, Scores, Swing
from quayside.table.table import FINISHED, Table

SWINGS = 3  # turns that are told of


@dataclass
class Stretch:
    """A turn: the steps of a viewer's replay before and after it, and what everybody would have scored then."""

    seat: int
    since: int
    step: int
    scores: list[int]


def must_be_over(table: Table) -> None:
    """What is worked out of a whole game tells secrets, so it comes when the game is over."""
    if table.header.status != FINISHED or table.state is None or table.state.result is None:
        raise refused("not-over", "scores over time tell secrets, so they come when the game is over")


def scores(table: Table, seat: Optional[int]) -> Scores:
    """The score whenever a turn ended, with the step of that viewer's replay at which it did."""
    g = table.state
    assert g is not None
    result = g.score()
    stretches = list(_stretches(g, seat))
    first, second = _ahead(result)
    return {
        "game": g.game,
        "points": [{"step": each.step, "scores": each.scores} for each in stretches],
        "parts": _parts(g, len(result.scores)),
        "first": first,
        "second": second,
        "swings": [] if second is None else swings(stretches, first, second),
        "gaps": [] if second is None else _gaps(result, first, second),
    }


def _stretches(g: State, viewer: Optional[int]) -> list[Stretch]:
    """The beginning, then every turn."""
    again = g.replayed(0)
    eyes = Eyes(again, viewer)
    found = [Stretch(0, 0, 0, again.score().scores)]
    step, acting = 0, -1
    for number, logged in enumerate(g.log, 1):
        events, known = eyes.follow(logged)
        step += known
        acting = logged.seat if acting < 0 else acting
        if turn_begins(g.game, events) or number == len(g.log):
            found.append(Stretch(acting, found[-1].step, step, again.score().scores))
            acting = -1
    return found


def _ahead(result: Result) -> tuple[int, Optional[int]]:
    """Who won, and who came next."""
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return order[0], order[1] if len(order) > 1 else None


def _parts(g: State, owners: int) -> list[ScorePart]:
    if g.game not in ACCOUNTS:
        return []
    return [_part_info(owner, part) for owner in range(owners) for part in ACCOUNTS[g.game](g, owner)]


def _part_info(owner: int, part: Part) -> ScorePart:
    return {
        "seat": owner,
        "item": part.item,
        "thing": part.thing,
        "count": part.count,
        "points": part.points,
        "how": part.how,
    }


def swings(stretches: list[Stretch], first: int, second: int) -> list[Swing]:
    """The turns that moved the distance between the two most, as far as it lasted.

    What was paid in one turn and earned with it in the next decided nothing: only what no turn of the round before had
    reached, and no turn of the round after gave back, counts. Where all went to and fro, it was the turn that took the
    lead for good.
    """
    ahead = [each.scores[first] - each.scores[second] for each in stretches]
    around = len(stretches[0].scores)
    found: list[Swing] = []
    for turn in range(1, len(stretches)):
        before, after = ahead[max(0, turn - 1 - around) : turn], ahead[turn : turn + 1 + around]
        gap = max(0, min(after) - max(before)) or min(0, max(after) - min(before))
        if gap:
            found.append(_swing(stretches, turn, gap))
    behind = [turn for turn, lead in enumerate(ahead) if lead <= 0]
    if not found and behind and behind[-1] + 1 < len(ahead):
        found.append(_swing(stretches, behind[-1] + 1, min(ahead[behind[-1] + 1 :]) - ahead[behind[-1]]))
    return sorted(found, key=lambda swing: -abs(swing["gap"]))[:SWINGS]


def _swing(stretches: list[Stretch], turn: int, gap: int) -> Swing:
    now = stretches[turn]
    return {"turn": turn, "seat": now.seat, "since": now.since, "step": now.step, "gap": gap}


def _gaps(result: Result, first: int, second: int) -> list[ItemGap]:
    gaps: list[ItemGap] = [
        {"item": item, "gap": value - result.sheet[second].get(item, 0)} for item, value in result.sheet[first].items()
    ]
    return sorted((each for each in gaps if each["gap"]), key=lambda each: -abs(each["gap"]))
