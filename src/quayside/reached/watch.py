"""A process of its own that plays games, or runs scenarios, with every rule of a game watched.

It is started as a file by report.py: what it watches has to be loaded from source, before anything else loads it.
A question comes in on standard input and the answer goes out on standard output, both JSON.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable

if TYPE_CHECKING:
    from quayside.kernel.rng import Quick
    from quayside.kernel.state import State
    from quayside.reached.instrument import Marks

HERE = Path(__file__).resolve().parent
PROBES = 4  # one decision in so many is also asked why some other action is refused
VIEWS = 60  # and one in so many is looked at by some seat


def _instrument() -> Any:
    """The module beside this one, without importing its package."""
    spec = spec_from_file_location("quayside_instrument", HERE / "instrument.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def play_games(question: dict[str, Any], marks: Marks) -> dict[str, Any]:
    """In how many games each rule was reached. The games go round all cases of the conformance kit."""
    from quayside.conformance.cases import Case, cases
    from quayside.kernel.rng import Quick

    cases_there = list(cases([question["game"]]))
    found: Counter[str] = Counter()
    at_import = marks.reached()  # tables that are made once, such as all legal yards
    for seed in range(question["seed"], question["seed"] + question["games"]):
        case = cases_there[seed % len(cases_there)]
        _play(Case(case.game, case.players, case.options, question["bot"]), seed, Quick(seed))
        found.update(marks.reached() | at_import)
        marks.clear()
    return {"rules": found, "known": sorted(marks.known())}


def _play(case: Any, seed: int, rng: Quick) -> None:
    g = case.new(seed)
    move = case.mover(seed)
    while not g.over:
        _look_round(g, rng)
        seat, action = move(g, rng)
        g.apply(action, seat)
    assert g.result is not None
    g.view(None)


def _look_round(g: State, rng: Quick) -> None:
    """Now and then somebody tries what is not allowed, or looks at the table."""
    if rng.below(PROBES) == 0:
        kind = g.book.actions.kinds[rng.below(len(g.book.actions.kinds))]
        g.refusal(kind.first + int(rng.below(kind.count)), int(rng.below(g.seats)))
    if rng.below(VIEWS) == 0:
        g.view(int(rng.below(g.seats)))


def run_scenarios(question: dict[str, Any], marks: Marks) -> dict[str, Any]:
    """The rules that scenario files reach."""
    from quayside.scenarios.runner import run_paths

    report = run_paths([Path(path) for path in question["paths"]])
    return {"rules": dict.fromkeys(marks.reached(), report["passed"]), "known": sorted(marks.known())}


def watch_book(game: str, marks: Marks, near: int, wide: int, refused: int) -> None:
    """Marks for what carries rule numbers as data: actions taken, refusals given, questions answered."""
    from quayside.games.registry import entry
    from quayside.kernel.state import State

    book = entry(game).book
    kinds = {kind.name: marks.new([kind.rule], near) for kind in book.actions.kinds}
    reasons = {reason.name: marks.new(list(reason.rules), refused) for reason in book.reasons}
    play, refusal = State.play, State.refusal

    def watched_play(g: State, seat: int, action: int) -> None:
        marks.set[kinds[book.actions.kind_of(int(action)).name]] = 1
        play(g, seat, action)

    def watched_refusal(g: State, action: int, seat: int) -> Any:
        found = refusal(g, action, seat)
        if found is not None:
            marks.set[reasons[found.reason]] = 1
        return found

    setattr(State, "play", watched_play)  # noqa: B010 (a method may not be assigned to)
    setattr(State, "refusal", watched_refusal)  # noqa: B010
    for step in book.steps:
        mark = marks.new(list(step.rules), wide)
        for name in ("take", "run"):
            setattr(step, name, _marking(getattr(step, name), mark, marks))


def _marking(method: Callable[..., Any], mark: int, marks: Marks) -> Callable[..., Any]:
    def watched(*args: Any) -> Any:
        marks.set[mark] = 1
        return method(*args)

    return watched


TASKS: dict[str, Callable[[dict[str, Any], Any], dict[str, Any]]] = {"games": play_games, "scenarios": run_scenarios}


def main() -> None:
    question = json.load(sys.stdin)
    sys.path[0] = str(HERE.parent.parent)  # where the package quayside lies, instead of this folder
    instrument = _instrument()
    marks: Marks = instrument.watch_game(HERE.parent, question["package"])
    watch_book(question["game"], marks, instrument.NEAR, instrument.WIDE, instrument.REFUSED)
    json.dump(TASKS[question["task"]](question, marks), sys.stdout)


if __name__ == "__main__":
    main()
