"""Views and what comes with questions are what their types say, and TypeScript is made of these types."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Iterator,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import pytest

import quayside
from quayside.bots.base import answer
from quayside.bots.registry import make_bot
from quayside.games.registry import entry, manifest, manifests
from quayside.games.typescript import story_typescript, typescript
from quayside.kernel.state import State
from quayside.kernel.view_types import EVERY_KEY

CLIENT = Path(__file__).parents[1] / "web" / "src" / "games"
TYPED = [game for game, found in manifests().items() if found.view is not None]
EVERY = 20  # decisions between two looks at the whole table


def types_of(game: str) -> Any:
    where = manifest(game).view
    assert where is not None
    return manifest(game).load(where)


@cache
def entries(kind: Any) -> dict[str, Any]:
    """The entries of a typed dictionary."""
    return get_type_hints(kind, include_extras=True)


def wrong(value: Any, kind: Any, at: str = "") -> Iterator[str]:
    """Where a value is not of a type, with what is there instead."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from _wrong_entries(value, kind, at)
    elif origin is Annotated:
        yield from wrong(value, inner[0], at)
        wanted = get_args(get_args(inner[0])[0]) if inner[1] == EVERY_KEY else range(inner[1])
        if len(value) != len(wanted):
            yield f"{at}: {len(wanted)} there should be, not {len(value)}"
    elif origin is dict:
        for key, each in value.items():
            yield from wrong(key, inner[0], f"{at} key")
            yield from wrong(each, inner[1], f"{at}.{key}")
    elif origin is list:
        for place, each in enumerate(value):
            yield from wrong(each, inner[0], f"{at}[{place}]")
    elif origin is Union:
        if all(list(wrong(value, part)) for part in inner):
            yield f"{at}: {value!r} is not {kind}"
    elif origin is Literal:
        if value not in inner:
            yield f"{at}: {value!r} is not {kind}"
    elif type(value) is not kind:
        yield f"{at}: {value!r} is not {kind}"


def _wrong_entries(value: Any, kind: Any, at: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{at}: {value!r} is not a {kind.__name__}"
        return
    hints = entries(kind)
    for name in sorted(set(value) - set(hints)):
        yield f"{at}.{name}: not described"
    for name, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        if name in value:
            yield from wrong(value[name], get_args(hint)[0] if optional else hint, f"{at}.{name}")
        elif not optional:
            yield f"{at}.{name}: missing"


def played(game: str, players: int, seed: int, options: dict[str, Any]) -> Iterator[State]:
    """A game of lively players, before every decision and at its end."""
    g = quayside.new(game, players, seed, options)
    bots = [make_bot("lively", game, seed + seat) for seat in range(players)]
    while not g.over:
        yield g
        seat = g.pending()[-1]
        g.apply(answer(g, seat, bots[seat]), seat)
    yield g


def tables() -> Iterator[tuple[str, int, bool]]:
    """Every size of every game, as it comes and with all its switches the other way."""
    for game in TYPED:
        low, high = entry(game).book.players
        yield from ((game, players, turned) for players in range(low, high + 1) for turned in (False, True))


def switches(game: str) -> dict[str, Any]:
    return {each.name: not each.default for each in entry(game).book.options if isinstance(each.default, bool)}


@pytest.mark.parametrize(("game", "players", "turned"), list(tables()))
def test_what_a_seat_sees_is_what_the_types_say(game: str, players: int, turned: bool) -> None:
    described = types_of(game)
    questions = entries(described.Questions)
    assert set(questions) <= {step.name for step in entry(game).book.steps}
    for g in played(game, players, seed=players, options=switches(game) if turned else {}):
        if len(g.log) % EVERY == 0 or g.over:
            for seat in (None, *range(players)):
                assert list(wrong(g.view(seat), described.View)) == []
        for seat in g.pending():
            decision = g.decision_of(seat)
            assert decision is not None
            if decision.step in questions:
                assert list(wrong(decision.context, questions[decision.step], decision.step)) == []
            else:
                assert decision.context == {}, f"what comes with {decision.step} is not described"


@pytest.mark.parametrize("game", TYPED)
def test_a_view_that_is_not_as_described_is_noticed(game: str) -> None:
    view = quayside.new(game, seed=1).view(0)
    for spoiled in (
        {name: value for name, value in view.items() if name != "players"},
        {**view, "weather": "fair"},
        {**view, "seat": "A"},
        {**view, "over": 0},
        {**view, "players": [{}]},
    ):
        assert list(wrong(spoiled, types_of(game).View)), spoiled


@pytest.mark.parametrize("game", [game for game in TYPED if manifest(game).package.startswith("quayside.")])
def test_typescript_is_up_to_date(game: str) -> None:
    assert (CLIENT / game / "view.ts").read_text("utf-8") == typescript(manifest(game)), "run `make types`"
    assert (CLIENT / game / "story.ts").read_text("utf-8") == story_typescript(manifest(game)), "run `make types`"
