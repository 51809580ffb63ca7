"""The review of a finished game: in stages, so that something is there to be looked at while the rest is worked out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Callable, Iterator, Optional, Sequence

from quayside.coach.chances import Standing, sharpness_at, standing
from quayside.coach.decisions import Verdict
from quayside.coach.lines import Ending, ending
from quayside.coach.luck import Luck, luck_of
from quayside.coach.moments import Moment, chosen, moment, strongest, worst_by_turn
from quayside.coach.phases import Phase, phases_of
from quayside.coach.turns import ReviewedTurn
from quayside.coach.work import Desk, Glance, Piece, Plan, Sharing
from quayside.games.registry import manifest
from quayside.kernel.state import Result, State

Progress = Callable[[int], None]  # told how many pieces more are done


@dataclass(frozen=True)
class Review:
    """What is known of a game so far. Standings begin with the start of the game, so there is one more than turns."""

    game: str
    seats: int
    bot: str
    lines: int
    turns: tuple[ReviewedTurn, ...]
    standings: tuple[Standing, ...]
    result: Result
    verdicts: tuple[Verdict, ...] = ()
    luck: tuple[Luck, ...] = ()
    phases: tuple[Phase, ...] = ()
    moments: tuple[Moment, ...] = ()
    stage: str = "chances"  # then "decisions", then "whole"

    @property
    def worst(self) -> Optional[Verdict]:
        """The decision that certainly lost most."""
        found = [each for each in self.verdicts if each.deals and each.loss.low > 0]
        return max(found, key=lambda each: each.loss.low, default=None)


def stages(
    desk: Desk, bot: Optional[str] = None, share: Optional[Sharing] = None, progress: Progress = lambda done: None
) -> Iterator[Review]:
    """First the chances of every turn, then all decisions, then what took longest. `share` does the pieces of work."""
    teacher = bot or strongest(desk.g.game)
    do = _counted(share or desk.share, progress)
    result = desk.g.result
    assert result is not None
    ends = _stood(do, desk, [[] for _turn in range(len(desk.turns) + 1)], 0, desk.plan.first)
    first = Review(desk.g.game, desk.seats, teacher, desk.plan.first, tuple(desk.turns), _standings(desk, ends), result)
    yield first
    verdicts = _judged(do, desk)
    second = replace(first, stage="decisions", **_about(desk, verdicts, first.standings))
    yield second
    ends = _stood(do, desk, ends, desk.plan.first, desk.plan.lines)
    standings = _standings(desk, ends)
    worst = worst_by_turn(verdicts)
    moments = [
        moment(desk, turn, standings[turn - 1], standings[turn], worst.get(turn), teacher)
        for turn in chosen(standings, worst, desk.plan.moments)
    ]
    progress(len(moments))
    yield replace(
        second,
        lines=desk.plan.lines,
        standings=standings,
        moments=tuple(moments),
        stage="whole",
        **_about(desk, verdicts, standings),
    )


def review(g: State, plan: Optional[Plan] = None, seed: int = 0, bot: Optional[str] = None) -> Review:
    """The whole at once."""
    *_before, whole = stages(Desk(g, plan or Plan(), seed), bot)
    return whole


def pieces_of(desk: Desk) -> int:
    """How many pieces of work there are at most, for those who show how far it is."""
    return 3 * len(desk.turns) + 2 + desk.plan.tried + desk.plan.examined + desk.plan.deepened + desk.plan.moments


def _about(desk: Desk, verdicts: Sequence[Verdict], standings: Sequence[Standing]) -> dict[str, Any]:
    return {
        "verdicts": tuple(verdicts),
        "luck": tuple(luck_of(verdicts, standings[0], ending(desk.g), desk.seats)),
        "phases": tuple(phases_of(standings, verdicts, desk.seats)),
    }


def _counted(share: Sharing, progress: Progress) -> Callable[[Sequence[Piece]], list[Any]]:
    def do(pieces: Sequence[Piece]) -> list[Any]:
        found = []
        for each in share(pieces):
            found.append(each)
            progress(1)
        return found

    return do


def _stood(
    do: Callable[[Sequence[Piece]], list[Any]], desk: Desk, ends: list[list[Ending]], first: int, last: int
) -> list[list[Ending]]:
    """More lines from every turn; the last one is the end of the game itself."""
    more = do([("stood", (turn, first, last)) for turn in range(len(ends))])
    return [[*known, *new] for known, new in zip(ends, more, strict=True)]


def _standings(desk: Desk, ends: list[list[Ending]]) -> tuple[Standing, ...]:
    last = len(ends) - 1
    sharpness = manifest(desk.g.game).sharpness
    return tuple(
        standing(each, desk.seats, sharpness_at(sharpness, turn / last), turn == last) for turn, each in enumerate(ends)
    )


def _judged(do: Callable[[Sequence[Piece]], list[Any]], desk: Desk) -> list[Verdict]:
    """Every decision glanced at, the promising ones again, the best of those measured, the worst at length."""
    plan = desk.plan
    glances: list[Glance] = [
        glance for turn in do([("glanced", (turn + 1,)) for turn in range(len(desk.turns))]) for glance in turn
    ]
    first = sorted((each for each in glances if each.hope > 0), key=_hope)[: plan.tried]
    tried: list[Glance] = do([("tried", (each,)) for each in first])
    hopeful = sorted((each for each in tried if each.hope > 0), key=_hope)[: plan.examined]
    found: dict[int, Verdict] = {each.question.entry: desk.left_alone(each) for each in glances}
    examined: list[Verdict] = do([("examined", (each,)) for each in hopeful])
    found.update({each.question.entry: each for each in examined})
    bad = sorted((each for each in examined if each.loss.mean > 0), key=_lost)[: plan.deepened]
    found.update({each.question.entry: each for each in do([("deepened", (each,)) for each in bad])})
    return [found[entry] for entry in sorted(found)]


def _hope(glance: Glance) -> tuple[float, int]:
    return -glance.hope, glance.question.entry


def _lost(verdict: Verdict) -> tuple[float, int]:
    return -verdict.loss.mean, verdict.question.entry
