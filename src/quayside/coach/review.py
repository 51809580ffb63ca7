"""The review of a finished game: in stages, so that something is there to be looked at while the rest is worked out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Callable, Generator, Iterator, Optional, Sequence, TypeVar, Union

from quayside.coach.chances import Standing, ended, sharpness_at, standing
from quayside.coach.decisions import Verdict
from quayside.coach.habits import Habit, habits_of
from quayside.coach.lines import Ending, ending
from quayside.coach.luck import Luck, luck_of
from quayside.coach.moments import SPARE, SURE_PLACES, Moment, chosen, likely, moment, strongest, worst_by_turn
from quayside.coach.phases import Phase, phases_of
from quayside.coach.sizes import sizes_of
from quayside.coach.turns import ReviewedTurn
from quayside.coach.work import Desk, Glance, Piece, Plan, Sharing
from quayside.games.registry import manifest
from quayside.kernel.state import Result, State

Progress = Callable[[int], None]  # told how many pieces more are done
Step = Union[Sequence[Piece], "Review"]
Steps = Generator[Step, list[Any], None]
Pieces = Generator[Sequence[Piece], list[Any], "T"]
T = TypeVar("T")


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
    habits: tuple[Habit, ...] = ()
    moments: tuple[Moment, ...] = ()
    stage: str = "chances"  # then "decisions", then "whole"

    @property
    def worst(self) -> Optional[Verdict]:
        """The decision that certainly lost most."""
        found = [each for each in self.verdicts if each.deals and each.certain > 0]
        return max(found, key=lambda each: each.certain, default=None)


def stages(
    desk: Desk, bot: Optional[str] = None, share: Optional[Sharing] = None, progress: Progress = lambda done: None
) -> Iterator[Review]:
    """First the chances of every turn, then all decisions, then what took longest. `share` does the pieces of work."""
    work = steps(desk, bot)
    came: Optional[list[Any]] = None
    while (step := next_step(work, came)) is not None:
        came = []
        if isinstance(step, Review):
            yield step
            continue
        for each in (share or desk.share)(step):
            came.append(each)
            progress(1)


def next_step(work: Steps, came: Optional[list[Any]]) -> Optional[Step]:
    """What is to be done after that (None at the beginning), or how far it is now; None at the end."""
    try:
        return next(work) if came is None else work.send(came)
    except StopIteration:
        return None


def steps(desk: Desk, bot: Optional[str] = None) -> Steps:
    """The same for those who do the pieces in their own time: yields either pieces, and is sent what came of them in
    their order, or a stage. Where it has done something long itself, it yields no pieces at all.
    """
    teacher = bot or strongest(desk.g.game)
    result = desk.g.result
    assert result is not None
    ends = yield from _stood(desk, [[] for _turn in range(len(desk.turns) + 1)], 0, desk.plan.first)
    first = Review(desk.g.game, desk.seats, teacher, desk.plan.first, tuple(desk.turns), _standings(desk, ends), result)
    yield first
    ends = yield from _stood(desk, ends, desk.plan.first, desk.plan.lines)
    standings = _standings(desk, ends)  # before decisions are judged, since they count for what they change of these
    verdicts = yield from _judged(desk, standings, teacher)
    about = _about(desk, verdicts, standings)
    second = replace(first, stage="decisions", lines=desk.plan.lines, standings=standings, **about)
    yield second
    worst = worst_by_turn(verdicts)
    hopeful = likely(standings, worst, desk.plan.moments)
    ends = yield from _stood_again(desk, ends, hopeful)
    standings = _standings(desk, ends)
    moments: list[Moment] = []
    for turn in chosen(standings, worst, hopeful, desk.plan.moments):
        stated = _stated(standings, turn, desk.seats)
        moments.append(moment(desk, turn, standings[turn - 1], standings[turn], worst.get(turn), teacher, stated))
        yield ()
    yield replace(
        second,
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
    plan = desk.plan
    moments = plan.moments + 2 * (plan.moments + SPARE + SURE_PLACES)
    return 3 * len(desk.turns) + 2 + plan.tried + plan.examined + 2 * plan.deepened + plan.surer + moments


def _about(desk: Desk, verdicts: Sequence[Verdict], standings: Sequence[Standing]) -> dict[str, Any]:
    game, measured = desk.g.game, manifest(desk.g.game)
    phases = phases_of(standings, verdicts, desk.seats)
    return {
        "verdicts": tuple(verdicts),
        "luck": tuple(luck_of(verdicts, standings[0], ending(desk.g), desk.seats, measured.believed, sizes_of(game))),
        "phases": tuple(phases),
        "habits": tuple(habits_of(game, verdicts, phases, desk.seats)),
    }


def _stood(desk: Desk, ends: list[list[Ending]], first: int, last: int) -> Pieces[list[list[Ending]]]:
    """More lines from every turn; the last one is the end of the game itself."""
    more = yield [("stood", (turn, first, last)) for turn in range(len(ends))]
    return [[*known, *new] for known, new in zip(ends, more, strict=True)]


def _stood_again(desk: Desk, ends: list[list[Ending]], turns: Sequence[int]) -> Pieces[list[list[Ending]]]:
    """Further lines before and after some turns."""
    places = sorted({place for turn in turns for place in (turn - 1, turn)})
    lines = desk.plan.lines
    more = yield [("stood", (place, lines, lines + desk.plan.again)) for place in places]
    found = dict(zip(places, more, strict=True))
    return [[*known, *found.get(place, [])] for place, known in enumerate(ends)]


def _standings(desk: Desk, ends: list[list[Ending]]) -> tuple[Standing, ...]:
    last, seats = len(ends) - 1, desk.seats
    measured = manifest(desk.g.game)
    found = [
        standing(each, seats, sharpness_at(measured.sharpness, turn / last), measured.alike)
        for turn, each in enumerate(ends[:-1])
    ]
    return (*found, ended(ends[-1][0], seats))


def _stated(standings: Sequence[Standing], turn: int, seats: int) -> tuple[float, ...]:
    """The chances of all seats about a turn: as they stand before and after it, and a turn before and after that."""
    about = standings[max(0, turn - 2) : min(turn + 2, len(standings) - 1)]
    return tuple(sum(each.chances[seat].mean for each in about) / len(about) for seat in range(seats))


def _judged(desk: Desk, standings: Sequence[Standing], bot: str) -> Pieces[list[Verdict]]:
    """Every decision glanced at, the promising ones again, the best of those measured, the worst at length.

    Of the worst the strongest player says what it would have answered, and what seems worst of that in which it and
    lines agree is measured longest.
    """
    plan, seats = desk.plan, desk.seats
    looked = yield [("glanced", (turn, _stated(standings, turn, seats))) for turn in range(1, len(desk.turns) + 1)]
    glances: list[Glance] = [glance for turn in looked for glance in turn]
    first = sorted((each for each in glances if each.promise > 0), key=_promise)[: plan.tried]
    tried: list[Glance] = yield [("tried", (each,)) for each in first]
    hopeful = sorted((each for each in tried if each.promise > 0), key=_promise)[: plan.examined]
    found: dict[int, Verdict] = {each.question.entry: desk.left_alone(each) for each in glances}
    examined: list[Verdict] = yield [("examined", (each,)) for each in hopeful]
    found.update({each.question.entry: each for each in examined})
    bad = _worst([each for each in examined if each.lost.likely > 0], plan.deepened)
    known = {each.question.entry: each.stated for each in hopeful}
    answers: list[int] = yield [("asked", (each.question, bot)) for each in bad]
    asked = [replace(each, would=would) for each, would in zip(bad, answers, strict=True)]
    deepened: list[Verdict] = yield [("deepened", (each, known[each.question.entry])) for each in asked]
    found.update({each.question.entry: each for each in deepened})
    faults = _worst([each for each in deepened if each.lost.likely > 0 and not each.disputed], plan.surer)
    surest: list[Verdict] = yield [("surely", (each, known[each.question.entry])) for each in faults]
    found.update({each.question.entry: each for each in surest})
    return [found[entry] for entry in sorted(found)]


def _promise(glance: Glance) -> tuple[float, int]:
    return -glance.promise, glance.question.entry


def _worst(verdicts: Sequence[Verdict], most: int) -> list[Verdict]:
    """Those that moved most, for two places of three, and of the others those that lost most."""
    moved = sorted(verdicts, key=lambda each: (-each.moved, each.question.entry))
    first = moved[: most - most // 3]
    others = sorted(moved[len(first) :], key=lambda each: (-each.lost.likely, each.question.entry))
    return [*first, *others[: most - len(first)]]
