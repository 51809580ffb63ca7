"""What `expect` can ask of every game: questions, legal actions, views, results and events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from quayside.kernel.errors import MalformedAction
from quayside.kernel.events import Event
from quayside.kernel.seats import SEATS
from quayside.kernel.state import State
from quayside.scenarios.compare import ABSENT, differences, dig, is_nought
from quayside.scenarios.plugins import plugin
from quayside.scenarios.reading import listed, mapping, seat_of
from quayside.scenarios.wrong import BadScenario, ListIndex, ScenarioFailure, inside, shown


class Stage:
    """The game and what the last action caused."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.events: list[Event] = []


def check(stage: Stage, expect: dict[Any, Any], when: str) -> None:
    """Everything named must be so; all that is not is told at once."""
    wrong: dict[Any, list[str]] = {}
    report: dict[str, Any] = {}
    for key, expected in expect.items():
        with inside(key):
            if expected == {} and key != "result":
                raise BadScenario("this expects nothing: name what must be so; nothing at all is written []")
            if key in _CHECKS:
                wrong[key] = _CHECKS[key](stage, expected)
                continue
            report = report or plugin(stage.g.game).report(stage.g)
            if key not in report:
                raise BadScenario(f"there is no {shown(key)} to expect; there are {', '.join((*_CHECKS, *report))}")
        with inside(key):
            wrong[key] = differences({key: expected}, report)
    found = [each for told in wrong.values() for each in told]
    if found:
        raise ScenarioFailure(f"{when}: {'; '.join(found)}", (next(key for key, told in wrong.items() if told),))


def _check_events(stage: Stage, expected: Any) -> list[str]:
    """Each expected event, a name or a mapping with some of its values, is among those of the last action."""
    if not isinstance(expected, list):
        raise BadScenario("events: write a list of names, or of mappings like {event: seized, colour: black}")
    told = [{"event": event.kind.name, **event.everything()} for event in stage.events]
    known = [kind.name for kind in stage.g.book.events]
    wrong: list[str] = []
    for number, each in enumerate(expected):
        wanted = each if isinstance(each, dict) else {"event": each}
        with inside(ListIndex(number)):
            if wanted.get("event") not in known:
                raise BadScenario(f"there is no event {shown(wanted.get('event'))}; there are {', '.join(known)}")
        if not any(not differences(wanted, one) for one in told):
            wrong.append(f"no event {shown(each)}; the last action caused {shown(told)}")
    return wrong


def _check_pending(stage: Stage, expected: Any) -> list[str]:
    actual = [SEATS[seat] for seat in stage.g.pending()]
    wanted = [expected] if isinstance(expected, str) else expected
    if not isinstance(wanted, list):
        raise BadScenario(f"pending is a list of seats, not {shown(expected)}")
    for each in wanted:
        seat_of(stage.g, each)
    return [] if actual == sorted(wanted) else [f"pending is {shown(actual)}, expected {shown(wanted)}"]


def _check_decision(stage: Stage, expected: Any) -> list[str]:
    known = [step.name for step in stage.g.book.steps]
    if expected is not None and expected not in known:
        raise BadScenario(f"there is no question {shown(expected)}; there are {', '.join(known)}, and null")
    decision = stage.g.decision
    return differences(expected, decision.step if decision else None, "decision")


def _check_context(stage: Stage, expected: Any) -> list[str]:
    decision = stage.g.decision
    return differences(mapping("context", expected), decision.context if decision else {}, "context")


def _check_over(stage: Stage, expected: Any) -> list[str]:
    return differences(expected, bool(stage.g.over), "over")


def _check_legal(stage: Stage, expected: Any) -> list[str]:
    g = stage.g
    wrong: list[str] = []
    for letter, wanted in mapping("legal", expected).items():
        seat = seat_of(g, letter)
        with inside(letter):
            if not isinstance(wanted, dict) or not wanted or not set(wanted) <= set(_LEGAL):
                raise BadScenario("legal: write include, exclude or only with a list of actions for each seat")
            legal = set(g.legal(seat))
            for how, actions in wanted.items():
                with inside(how):
                    if not listed(how, actions) and how != "only":
                        raise BadScenario(f"{how} names no action, so it says nothing")
                    wrong += _LEGAL[how](g, letter, actions, legal)
    return wrong


def _included(g: State, letter: str, actions: list[Any], legal: set[int]) -> list[str]:
    return [f"{action} is not legal for {letter}" for action in actions if not _actions(g, action) & legal]


def _excluded(g: State, letter: str, actions: list[Any], legal: set[int]) -> list[str]:
    return [f"{action} is legal for {letter}" for action in actions if _actions(g, action) & legal]


def _only(g: State, letter: str, actions: list[Any], legal: set[int]) -> list[str]:
    allowed = set().union(*(_actions(g, action) for action in actions))
    others = [f"{g.book.actions.name(action)} is legal for {letter} too" for action in sorted(legal - allowed)]
    return others + _included(g, letter, actions, legal)


_LEGAL: dict[str, Callable[[State, str, list[Any], set[int]], list[str]]] = {
    "include": _included,
    "exclude": _excluded,
    "only": _only,
}


def action_text(action: object) -> str:
    if not isinstance(action, str):
        raise BadScenario(f"an action is written as text, like produce or sail(to=island), not {shown(action)}")
    return action


def _actions(g: State, action: object) -> set[int]:
    """The action a text names, or all of a kind if it names only the kind."""
    text = action_text(action)
    kind = g.book.actions.by_name.get(text.strip())
    if kind is not None and kind.args:
        return set(range(kind.first, kind.first + kind.count))
    try:
        return {g.index(text)}
    except MalformedAction as error:
        raise BadScenario(str(error)) from None


def _check_view(stage: Stage, expected: Any) -> list[str]:
    g = stage.g
    wrong: list[str] = []
    for letter, paths in mapping("view", expected).items():
        view = g.view(None if letter == "spectator" else seat_of(g, letter))
        with inside(letter):
            if not mapping(f"view of {letter}", paths):
                raise BadScenario("this expects nothing: name what the view must show")
            for path, value in paths.items():
                wrong += _check_path(view, str(path), value, letter)
    return wrong


def _check_path(view: Mapping[str, object], path: str, value: Any, letter: str) -> list[str]:
    try:
        there = dig(view, path)
    except KeyError:
        return [] if value == ABSENT or _not_counted(view, path, value) else [f"the view of {letter} has no {path}"]
    if value == ABSENT and there != ABSENT:
        return [f"the view of {letter} has {path}"]
    return differences(value, there, f"view of {letter}: {path}")


def _not_counted(view: Mapping[str, object], path: str, value: Any) -> bool:
    above, dot, _last = path.rpartition(".")
    try:
        return bool(dot) and is_nought(value, dig(view, above))
    except KeyError:
        return False


def _check_result(stage: Stage, expected: Any) -> list[str]:
    result = stage.g.result
    if result is None:
        return ["the game is not over, so there is no result"]
    by_seat: dict[str, Any] = {"reason": result.reason}
    for part, values in (("ranks", result.ranks), ("scores", result.scores), ("sheet", result.sheet)):
        by_seat[part] = {SEATS[seat]: value for seat, value in enumerate(values)}
    return differences(mapping("result", expected), by_seat, "result")


def _check_state(stage: Stage, expected: Any) -> list[str]:
    return differences(mapping("state", expected), stage.g.position(), "state")


_CHECKS: dict[Any, Callable[[Stage, Any], list[str]]] = {
    "pending": _check_pending,
    "decision": _check_decision,
    "context": _check_context,
    "over": _check_over,
    "legal": _check_legal,
    "view": _check_view,
    "result": _check_result,
    "state": _check_state,
    "events": _check_events,
}
