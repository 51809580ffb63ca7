"""Running scenarios: arrange what is given, do what is done, check what is expected."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import quayside
from quayside.games.registry import entry
from quayside.kernel.errors import BadComponents, BadOptions, CannotUndo, CorruptDump, IllegalAction, MalformedAction
from quayside.kernel.log import LogEntry
from quayside.kernel.seats import SEATS
from quayside.kernel.state import State
from quayside.scenarios.checks import Stage, action_text, check
from quayside.scenarios.files import Scenario, collect, scenario_paths
from quayside.scenarios.plugins import plugin
from quayside.scenarios.reading import listed, mapping, seat_of, whole
from quayside.scenarios.vocabulary import known_words
from quayside.scenarios.written import Written
from quayside.scenarios.wrong import BadScenario, ListIndex, ScenarioFailure, Wrong, inside, shown

SAID = ("say", "because")  # what a lesson tells its learner beside a step
LARGEST_OUTCOME = 1 << 31

__all__ = ["ScenarioFailure", "arrange", "run", "run_all", "run_paths", "seat_of"]


# -- many scenarios ----------------------------------------------------------------------------------------------


def run_paths(paths: list[Path], progress: Callable[[], None] = lambda: None, seed: int = 1) -> dict[str, Any]:
    """Run all scenarios of files and folders, see `run_all`; `seed` is for scenarios that name none."""
    return run_all([(path, each) for path in scenario_paths(paths) for each in collect(path)], progress, seed)


def run_all(
    found: list[tuple[Path, Written | BadScenario]], progress: Callable[[], None] = lambda: None, seed: int = 1
) -> dict[str, Any]:
    """Run scenarios one by one; the report has the keys `passed`, `failed` and `failures`.

    Whatever is wrong with one of them, the others are run.
    """
    passed = 0
    failures: list[dict[str, Any]] = []
    for path, data in found:
        failure = _failure(path, data, seed)
        passed += failure is None
        failures += [] if failure is None else [failure]
        progress()
    return {"passed": passed, "failed": len(failures), "failures": failures}


def _failure(path: Path, data: Written | BadScenario, seed: int) -> dict[str, Any] | None:
    """What a script is told of a scenario that did not pass: failed, or broken so that it could not be tried."""
    if isinstance(data, BadScenario):
        return _told(path, data.scenario or "(file)", data, "broken")
    name = str(data.get("name", "(without a name)"))
    try:
        run(Scenario(path, data, seed))
    except ScenarioFailure as error:
        return _told(path, name, error, "failed")
    except Wrong as error:
        return _told(path, name, error, "broken")
    except Exception as error:  # a fault of the program must not hide what the other scenarios found
        line = data.lines.get(())
        fault = Wrong(f"the program stumbled: {type(error).__name__}: {error}; please report this file", line=line)
        return _told(path, name, fault, "broken")
    return None


def _told(path: Path, name: str, error: Wrong, kind: str) -> dict[str, Any]:
    return {"file": str(path), "line": error.line, "name": name, "kind": kind, "why": str(error)}


# -- one scenario ------------------------------------------------------------------------------------------------


def run(scenario: Scenario) -> State:
    """Run one scenario and return the state it ends in."""
    with _located(scenario):
        stage = Stage(arrange(scenario))
        for number, step in enumerate(scenario.do):
            with inside("do", ListIndex(number)):
                _do(stage, step, number + 1)
        with inside("expect"):
            check(stage, scenario.expect, "at the end")
        return stage.g


@contextmanager
def _located(scenario: Scenario) -> Iterator[None]:
    try:
        yield
    except Wrong as error:
        error.find_line(scenario.lines)
        raise


def arrange(scenario: Scenario) -> State:
    """The table as given, ready to play."""
    with _located(scenario):
        g = _loaded(scenario) if scenario.start else _dealt(scenario)
        if scenario.given:
            with inside("given"):
                plugin(scenario.game).arrange(g, scenario.given)
                _can_go_on(g)
            g.begin()
        known = set(g.book.rules)
        for number, rule in enumerate(scenario.rules):
            if rule not in known:
                raise BadScenario(f"there is no rule {rule} in {scenario.game}", ("rules", ListIndex(number)))
        return g


def _can_go_on(g: State) -> None:
    """Whoever is asked has an answer; a table where that is not so is never reached in play."""
    for seat in g.pending():
        decision = g.decision_of(seat)
        if decision is not None and not g.legal(seat):
            raise BadScenario(f"here {decision.step} asks {SEATS[seat]}, who can do nothing: no game comes to this")


def _loaded(scenario: Scenario) -> State:
    try:
        g = quayside.load(scenario.start)
    except CorruptDump as error:
        raise BadScenario(str(error), ("start",)) from None
    if g.game != scenario.game:
        raise BadScenario(f"this is a game of {g.game}, not of {scenario.game}", ("start",))
    return g


def _dealt(scenario: Scenario) -> State:
    try:
        low, high = entry(scenario.game).book.players
    except BadOptions as error:
        raise BadScenario(str(error), ("game",)) from None
    players = scenario.players
    if players is None:
        named = [SEATS.index(key) + 1 for key in scenario.given if key in SEATS]
        players = min(max([low, *named]), high)
    with inside("players"):
        whole(players, low, high, f"the number of players of {scenario.game}")
    with inside("seed"):
        if isinstance(scenario.seed, bool) or not isinstance(scenario.seed, (int, str)):
            raise BadScenario(f"a seed is a whole number or a text, not {shown(scenario.seed)}")
    with inside("options"):
        known_words(scenario.options, [option.name for option in entry(scenario.game).book.options])
    edition = None if scenario.edition is None else scenario.file.parent / scenario.edition
    try:
        return quayside.new(scenario.game, players, scenario.seed, scenario.options, edition)
    except BadComponents as error:
        raise BadScenario(str(error), ("edition",)) from None
    except BadOptions as error:
        raise BadScenario(str(error), ("options",)) from None


# -- one step ----------------------------------------------------------------------------------------------------


def _do(stage: Stage, step: dict[Any, Any], number: int) -> None:
    rest = {key: value for key, value in step.items() if key not in SAID}
    if "expect" in rest:
        with inside("expect"):
            if len(rest) > 1 or not mapping("expect", rest["expect"]):
                raise BadScenario("expect stands alone in its step and says what must be so")
            check(stage, rest["expect"], f"at step {number}")
        return
    with inside("illegal"):
        refused_by = _refused_by(stage.g, rest)
    outcomes = _outcomes(rest)
    if "undo" in rest:
        _undo(stage.g, rest, refused_by, number)
        return
    moves = [(letter, action) for letter, actions in rest.items() for action in _listed(letter, actions)]
    if not moves:
        raise BadScenario("a step is a seat and what it does, like '- A: produce'")
    if outcomes and (len(moves) > 1 or refused_by is not None):
        raise BadScenario("outcomes belong to one action that is carried out", ("outcomes",))
    for letter, action in moves:
        seat = seat_of(stage.g, letter)
        with inside(letter):
            if refused_by is None:
                _take(stage, seat, action, number, outcomes)
            else:
                _refuse(stage.g, seat, action, refused_by, number)


def _listed(letter: object, actions: Any) -> list[Any]:
    if isinstance(letter, str) and letter.endswith(")"):
        raise BadScenario("inside { } an action with commas stands in quotes")
    return actions if isinstance(actions, list) else [actions]


def _refused_by(g: State, rest: dict[Any, Any]) -> list[str] | None:
    """The rules one of which must forbid the action; none at all if any will do; None if it must be legal."""
    if "illegal" not in rest:
        return None
    value = rest.pop("illegal")
    if value is True:
        return []
    rules = [value] if isinstance(value, str) else value
    if not isinstance(rules, list) or not rules or not all(isinstance(rule, str) for rule in rules):
        raise BadScenario(
            f"illegal is true, a rule or a list of rules, not {shown(value)}; an action that is legal stands without it"
        )
    for rule in rules:
        if rule not in g.book.rules:
            raise BadScenario(f"there is no rule {rule} in {g.game}")
    return rules


def _outcomes(rest: dict[Any, Any]) -> tuple[int, ...]:
    if "outcomes" not in rest:
        return ()
    with inside("outcomes"):
        return tuple(whole(each, 0, LARGEST_OUTCOME) for each in listed("outcomes", rest.pop("outcomes")))


def _undo(g: State, rest: dict[Any, Any], refused_by: list[str] | None, number: int) -> None:
    if len(rest) > 1 or refused_by:
        raise BadScenario("undo stands alone in its step, or with illegal: true")
    seat = seat_of(g, rest["undo"])
    try:
        g.undo(seat=seat)
    except CannotUndo as error:
        if refused_by is None:
            raise ScenarioFailure(f"step {number}: {error}") from None
    else:
        if refused_by is not None:
            raise ScenarioFailure(f"step {number}: {SEATS[seat]} can undo, but should not")


def _take(stage: Stage, seat: int, action: object, number: int, outcomes: tuple[int, ...]) -> None:
    g = stage.g
    try:
        stage.events = g.enter(LogEntry(seat, g.index(action_text(action)), outcomes))
    except IllegalAction as error:
        raise ScenarioFailure(f"step {number}: {SEATS[seat]}: {error}. {_now(g, seat)}") from None
    except (MalformedAction, CorruptDump) as error:
        raise BadScenario(f"step {number}: {error}") from None
    if len(outcomes) > len(g.log[-1].outcomes):
        raise BadScenario(f"step {number}: {shown(action)} needs only {len(g.log[-1].outcomes)} random numbers")


def _refuse(g: State, seat: int, action: object, wanted: list[str], number: int) -> None:
    before = g.digest()
    try:
        g.apply(action_text(action), seat)
    except IllegalAction as error:
        if g.digest() != before:
            raise ScenarioFailure(f"step {number}: refusing {action} changed the state") from None
        if wanted and not set(wanted) & set(error.rules):
            raise ScenarioFailure(
                f"step {number}: {action} is refused by {', '.join(error.rules)} ({error.reason}), "
                f"not by {' or '.join(wanted)}"
            ) from None
        return
    except MalformedAction as error:
        raise BadScenario(f"step {number}: {error}") from None
    raise ScenarioFailure(f"step {number}: {action} by {SEATS[seat]} is legal, but should be refused")


def _now(g: State, seat: int) -> str:
    names = g.legal_names(seat)
    listed = ", ".join(names[:12]) + (f" and {len(names) - 12} more" if len(names) > 12 else "")
    decision = g.decision
    asked = f"{decision.step} asks {', '.join(SEATS[each] for each in g.pending())}" if decision else "the game is over"
    return f"Now {asked}; {SEATS[seat]} may: {listed or 'nothing'}"
