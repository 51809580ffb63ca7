"""Running scenarios: arrange what is given, do what is done, check what is expected."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Callable, Iterable

import quayside
from quayside.games.registry import entry
from quayside.kernel.errors import CannotUndo, IllegalAction, MalformedAction, QuaysideError
from quayside.kernel.events import Event
from quayside.kernel.log import Entry
from quayside.kernel.state import State
from quayside.scenarios.compare import differences, dig
from quayside.scenarios.files import BadScenario, Scenario, read, scenario_paths
from quayside.scenarios.plugins import plugin

SEATS = "ABCDE"
SAID = ("say", "because")  # what a lesson tells its learner beside a step


class ScenarioFailure(QuaysideError):
    """The game did not do what the scenario expects."""


def run_paths(paths: list[Path], progress: Callable[[], None] = lambda: None, seed: int = 1) -> dict[str, Any]:
    """Run all scenarios of files and folders; the report has the keys `passed`, `failed` and `failures`.

    `seed` is for scenarios that name none.
    """
    passed = 0
    failures: list[dict[str, str]] = []
    for path in scenario_paths(paths):
        name = "(file)"
        try:
            found = read(path)
            if not found:
                raise BadScenario("the file holds no scenario")
        except BadScenario as error:
            failures.append({"file": str(path), "name": name, "why": str(error)})
            continue
        for data in found:
            name = str(data.get("name", "(without a name)"))
            try:
                run(Scenario(path, data, seed))
                passed += 1
            except QuaysideError as error:
                failures.append({"file": str(path), "name": name, "why": str(error)})
            except (TypeError, ValueError, KeyError, AttributeError) as error:
                # An author wrote something of a kind nobody thought of: the other scenarios still count.
                failures.append({"file": str(path), "name": name, "why": f"cannot be understood: {error!r}"})
            progress()
    return {"passed": passed, "failed": len(failures), "failures": failures}


def run(scenario: Scenario) -> State:
    """Run one scenario and return the state it ends in."""
    stage = Stage(arrange(scenario))
    for number, step in enumerate(scenario.do, 1):
        _do(stage, step, number)
    _check(stage, scenario.expect, "at the end")
    return stage.g


class Stage:
    """The game and what the last action caused."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.events: list[Event] = []


def arrange(scenario: Scenario) -> State:
    """The table as given, ready to play."""
    if scenario.start:
        return quayside.load(scenario.start)
    edition = None if scenario.edition is None else scenario.file.parent / scenario.edition
    players = scenario.players
    if players is None:
        named = [str(key) for key in scenario.given if str(key) in SEATS]
        low, _high = entry(scenario.game).book.players
        players = max([low, *(SEATS.index(seat) + 1 for seat in named)])
    g = quayside.new(scenario.game, players, scenario.seed, scenario.options, edition)
    if scenario.given:
        plugin(scenario.game).arrange(g, scenario.given)
        g.begin()
    known = set(g.book.rules)
    for rule in scenario.rules:
        if rule not in known:
            raise BadScenario(f"rules: there is no rule {rule} in {scenario.game}")
    return g


def seat_of(g: State, text: object) -> int:
    """The seat a letter names."""
    letters = SEATS[: int(g.seats)]
    if not isinstance(text, str) or text not in letters or len(text) != 1:
        raise BadScenario(f"{text!r} is not a seat; the seats are {', '.join(letters)}")
    return letters.index(text)


def _do(stage: Stage, step: dict[Any, Any], number: int) -> None:
    g = stage.g
    rest = dict(step)
    illegal = rest.pop("illegal", None)
    outcomes = rest.pop("outcomes", ())
    for said in SAID:
        rest.pop(said, None)
    if "expect" in rest:
        if len(rest) > 1 or not isinstance(rest["expect"], dict):
            raise BadScenario(f"step {number}: expect stands alone in its step and holds a mapping")
        _check(stage, rest["expect"], f"at step {number}")
        return
    if "undo" in rest:
        _undo(g, seat_of(g, rest.pop("undo")), illegal, number)
    for letter, actions in rest.items():
        if isinstance(letter, str) and letter.endswith(")"):
            raise BadScenario(f"step {number}: inside {{ }} an action with commas stands in quotes")
        seat = seat_of(g, letter)
        for action in actions if isinstance(actions, list) else [actions]:
            if illegal is None:
                _take(stage, seat, action, number, outcomes)
            else:
                _refused(g, seat, action, illegal, number)


def _undo(g: State, seat: int, illegal: object, number: int) -> None:
    try:
        g.undo(seat=seat)
    except CannotUndo as error:
        if illegal is None:
            raise ScenarioFailure(f"step {number}: {error}") from None
    else:
        if illegal is not None:
            raise ScenarioFailure(f"step {number}: {SEATS[seat]} can undo, but should not")


def _take(stage: Stage, seat: int, action: object, number: int, outcomes: Iterable[int] = ()) -> None:
    g = stage.g
    try:
        stage.events = g.enter(Entry(seat, g.index(_text(action)), tuple(outcomes)))
    except IllegalAction as error:
        raise ScenarioFailure(f"step {number}: {SEATS[seat]}: {error}. {_now(g, seat)}") from None
    except MalformedAction as error:
        raise BadScenario(f"step {number}: {error}") from None


def _refused(g: State, seat: int, action: object, illegal: object, number: int) -> None:
    before = g.digest()
    try:
        g.apply(_text(action), seat)
    except IllegalAction as error:
        if g.digest() != before:
            raise ScenarioFailure(f"step {number}: refusing {action} changed the state") from None
        wanted = (
            [] if illegal is True else [str(rule) for rule in (illegal if isinstance(illegal, list) else [illegal])]
        )
        for rule in wanted:
            if rule not in g.book.rules:
                raise BadScenario(f"step {number}: there is no rule {rule} in {g.game}") from None
        if wanted and not set(wanted) & set(error.rules):
            raise ScenarioFailure(
                f"step {number}: {action} is refused by {', '.join(error.rules)} ({error.reason}), "
                f"not by {' or '.join(wanted)}"
            ) from None
        return
    except MalformedAction as error:
        raise BadScenario(f"step {number}: {error}") from None
    raise ScenarioFailure(f"step {number}: {action} by {SEATS[seat]} is legal, but should be refused")


def _text(action: object) -> str:
    if not isinstance(action, str):
        raise BadScenario(f"an action is written as text, like produce or sail(to=island), not {action!r}")
    return action


def _now(g: State, seat: int) -> str:
    names = g.legal_names(seat)
    shown = ", ".join(names[:12]) + (f" and {len(names) - 12} more" if len(names) > 12 else "")
    decision = g.decision
    asked = f"{decision.step} asks {', '.join(SEATS[each] for each in g.pending())}" if decision else "the game is over"
    return f"Now {asked}; {SEATS[seat]} may: {shown or 'nothing'}"


def _check(stage: Stage, expect: dict[str, Any], when: str) -> None:
    g = stage.g
    wrong: list[str] = []
    report: dict[str, Any] = {}
    for key, expected in expect.items():
        if key == "events":
            wrong += _check_events(stage.events, expected)
        elif key in _CHECKS:
            wrong += _CHECKS[key](g, expected)
        else:
            report = report or plugin(g.game).report(g)
            wrong += differences({key: expected}, report)
    if wrong:
        raise ScenarioFailure(f"{when}: {'; '.join(wrong)}")


def _check_events(events: list[Event], expected: Any) -> list[str]:
    """Each expected event, a name or a mapping with some of its values, is among those of the last action."""
    if not isinstance(expected, list):
        raise BadScenario("events: write a list of names, or of mappings like {event: seized, colour: black}")
    told = [{"event": event.kind.name, **event.everything()} for event in events]
    wrong: list[str] = []
    for each in expected:
        wanted = each if isinstance(each, dict) else {"event": each}
        if not any(not differences(wanted, one) for one in told):
            wrong.append(f"no event {each}; the last action caused {told}")
    return wrong


def _mapping(what: str, value: Any) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise BadScenario(f"{what} must be a mapping, not {value!r}")
    return value


def _check_pending(g: State, expected: Any) -> list[str]:
    actual = [SEATS[seat] for seat in g.pending()]
    wanted = [expected] if isinstance(expected, str) else expected
    if not isinstance(wanted, list):
        raise BadScenario(f"pending is a list of seats, not {expected!r}")
    return [] if actual == sorted(map(str, wanted)) else [f"pending is {actual}, expected {wanted}"]


def _check_decision(g: State, expected: Any) -> list[str]:
    decision = g.decision
    return differences(expected, decision.step if decision else None, "decision")


def _check_context(g: State, expected: Any) -> list[str]:
    decision = g.decision
    return differences(expected, decision.context if decision else {}, "context")


def _check_over(g: State, expected: Any) -> list[str]:
    return differences(expected, bool(g.over), "over")


def _check_legal(g: State, expected: dict[str, Any]) -> list[str]:
    wrong: list[str] = []
    for letter, wanted in _mapping("legal", expected).items():
        seat = seat_of(g, letter)
        listed = set(g.legal(seat))
        if not isinstance(wanted, dict) or not set(wanted) <= {"include", "exclude", "only"}:
            raise BadScenario("legal: write include, exclude or only with a list of actions for each seat")
        for action in wanted.get("include", []):
            if not _actions(g, action) & listed:
                wrong.append(f"{action} is not legal for {letter}")
        for action in wanted.get("exclude", []):
            if _actions(g, action) & listed:
                wrong.append(f"{action} is legal for {letter}")
        if "only" in wanted:
            allowed = set().union(*(_actions(g, action) for action in wanted["only"]))
            for action in sorted(listed - allowed):
                wrong.append(f"{g.book.actions.name(action)} is legal for {letter} too")
            for text in wanted["only"]:
                if not _actions(g, text) & listed:
                    wrong.append(f"{text} is not legal for {letter}")
    return wrong


def _actions(g: State, text: str) -> set[int]:
    """The action a text names, or all of a kind if it names only the kind."""
    kind = g.book.actions.by_name.get(text.strip())
    if kind is not None and kind.args:
        return set(range(kind.first, kind.first + kind.count))
    return {g.index(text)}


def _check_view(g: State, expected: dict[str, Any]) -> list[str]:
    wrong: list[str] = []
    for letter, paths in _mapping("view", expected).items():
        view = g.view(None if letter == "spectator" else seat_of(g, letter))
        for path, value in _mapping(f"view of {letter}", paths).items():
            try:
                wrong += differences(value, dig(view, str(path)), f"view of {letter}: {path}")
            except KeyError:
                if value != "absent":
                    wrong.append(f"the view of {letter} has no {path}")
            else:
                if value == "absent":
                    wrong[-1] = f"the view of {letter} has {path}"
    return wrong


def _check_result(g: State, expected: dict[str, Any]) -> list[str]:
    if g.result is None:
        return ["the game is not over, so there is no result"]
    by_seat: dict[str, Any] = {"reason": g.result.reason}
    for part, values in (("ranks", g.result.ranks), ("scores", g.result.scores), ("sheet", g.result.sheet)):
        by_seat[part] = {SEATS[seat]: value for seat, value in enumerate(values)}
    return differences(expected, by_seat, "result")


def _check_state(g: State, expected: Any) -> list[str]:
    return differences(expected, g.position(), "state")


_CHECKS: dict[str, Callable[[State, Any], list[str]]] = {
    "pending": _check_pending,
    "decision": _check_decision,
    "context": _check_context,
    "over": _check_over,
    "legal": _check_legal,
    "view": _check_view,
    "result": _check_result,
    "state": _check_state,
}
