"""Nobody receives a byte that their seat may not know: what goes over the wire, spectators and replays included."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any, Optional

import pytest

import quayside
from quayside.conformance.cases import random_move
from quayside.deals import possible, turn_begins
from quayside.games.registry import GAMES
from quayside.kernel.log import LoggedAction
from quayside.kernel.rng import Quick
from quayside.kernel.state import State
from quayside.server.people.identity import Person
from quayside.server.protocol import CreateRequest, SeatRequest, ServerMessage
from quayside.server.service import Service
from quayside.server.settings import Settings
from quayside.server.store import rows
from quayside.server.store.database import Database
from quayside.server.tables.hub import Listener
from quayside.server.tables.lobby import actor_of
from quayside.table import exports, replays
from quayside.table.commands import Act, Start
from quayside.table.entries import EVERYBODY, stored_events, told
from quayside.table.refusals import Refusal
from quayside.table.secrecy import audience
from quayside.table.table import Table
from quayside.table.views import offer
from server.machines import Stage
from server.play import at_random, fewest, people, seated, short, sockets

KEY = "a key that stamps deals"
PAIRS = 8
STEPS = 16  # actions compared at each pair of tables at most
TRIES = 60  # actions tried to find one that keeps the secrets


def _allowed(g: State, seat: Optional[int], decides: bool) -> dict[str, Any]:
    """What the kernel lets a viewer know of a position: computed here, apart from the server."""
    found: dict[str, Any] = {"view": g.view(seat), "decision": None, "legal": []}
    if seat is not None and decides:
        decision = g.decision_of(seat)
        if decision is not None:
            found["decision"] = {
                "seat": seat,
                "step": decision.step,
                "prompt": decision.prompt,
                "rules": next(list(step.rules) for step in g.book.steps if step.name == decision.step),
                "context": decision.context,
            }
        found["legal"] = [offer(g.game, action) for action in g.legal(seat)]
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_byte_on_the_wire_is_accounted_for(stage: Stage, game: str) -> None:
    """Record all frames of a whole game, then hold each against an independent replay with the secrets known."""

    async def story() -> None:
        count = fewest(game)
        async with people(stage, count + 1) as clients:
            players, watcher = clients[:count], clients[count]
            fresh = await seated(players, game, options=short(game))
            table = fresh.table.id
            links = [str(client.token) for client in clients]
            async with sockets(stage, clients, table) as lives:
                for live in lives:
                    live.keep_heard = True
                rng = random.Random(21)
                await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives[:count]))
                await lives[count].until(lambda: lives[count].tables[table].table.status == "finished")
            entries = await _log(stage, table)
            dump = await watcher.export(table)
            persons = [(await client.me()).id for client in clients]
            for number, live in enumerate(lives):
                seat = number if number < count else None
                _check_frames(live.heard, seat, entries, dump, fresh.version)
                running = [text for text in live.heard if '"finished"' not in text]
                assert len(running) > 10
                text = "".join(running)
                for secret in (dump["seed"], *links, "outcomes", *(p for at, p in enumerate(persons) if at != number)):
                    assert str(secret) not in text, f"{secret} leaked"

    asyncio.run(asyncio.wait_for(story(), 120))


async def _log(stage: Stage, table: str) -> list[Any]:
    database = Database(stage.settings.database_url)
    try:
        async with database.read() as connection:
            return await rows.read_entries(connection, table, 0)
    finally:
        await database.close()


def _check_frames(heard: list[str], seat: Optional[int], entries: list[Any], dump: dict[str, Any], start: int) -> None:
    from pydantic import TypeAdapter

    adapter: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    g = quayside.load(dump).replayed(0)
    positions: dict[int, dict[str, Any]] = {}
    events: dict[int, list[dict[str, Any]]] = {}
    number = start
    for entry in entries[start:]:
        assert entry.kind == "act", "this test plays without undo"
        happened = stored_events(
            g.enter(LoggedAction(entry.seat, g.book.actions.parse(entry.action), tuple(entry.outcomes or ())))
        )
        if entry.known_to(seat):
            number += 1
            events[number] = json.loads(json.dumps(told(g.game, happened, seat)))
        positions[number] = _allowed(g, seat, not g.over)
    updates = 0
    for text in heard:
        message = json.loads(text)
        adapter.validate_python(message)  # no field that the protocol does not name
        if message["type"] != "update":
            assert message["type"] in ("done", "error", "presence"), message["type"]
            if message["type"] == "error":
                assert message["error"]["kind"] == "stale"
            continue
        updates += 1
        fresh = message["fresh"]
        assert {key: fresh[key] for key in ("view", "decision", "legal")} == positions[fresh["version"]]
        for entry in fresh["entries"]:
            assert entry["events"] == events[entry["version"]]
    assert updates > 0
    assert sorted(events) == list(range(start + 1, number + 1))


class Ears:
    """A listener that writes down what it hears, without what differs between two tables anyway."""

    def __init__(self, person: str) -> None:
        self.heard: list[str] = []
        self.listener = Listener(person, self.heard.append)


@pytest.mark.parametrize("game", list(GAMES))
def test_two_tables_that_differ_in_secrets_look_the_same(game: str, tmp_path: Path) -> None:
    """T7 at the server: the same actions at two tables whose hidden parts differ send one viewer the same bytes."""
    settings = Settings(data=tmp_path, bot_pause=0.0, sign_ups=10**6, tables_per_person=10**6)
    compared = 0

    async def story() -> None:
        nonlocal compared
        service = Service(settings)
        await service.database.migrate()
        try:
            count = fewest(game)
            crew = [(await service.identity.guest(f"P{n}", "en", "x"))[0] for n in range(count + 1)]
            for pair in range(PAIRS):
                rng = Quick(pair)
                g = quayside.new(game, count, pair, {})
                for _ in range(40 + 60 * pair):
                    seat, action = random_move(g, rng)
                    after = g.clone()
                    after.apply(action, seat)
                    if after.over:
                        break  # the game is short: stay before its end
                    g = after
                for viewer in range(count):
                    compared += await _compare(service, g, viewer, crew, rng)
        finally:
            await service.database.close()

    asyncio.run(story())
    assert compared >= 10 * PAIRS


async def _compare(service: Service, g: State, viewer: int, crew: list[Person], rng: Quick) -> int:
    states = [g.clone(), g.determinize(viewer, rng)]
    pair: list[tuple[str, Table]] = []
    ears: list[list[Ears]] = []
    for state in states:
        state.recording = True
        state.begin()
        table = await _table_with(service, state, crew)
        pair.append((table.id, table))
        mine = [Ears(crew[viewer].id), Ears(crew[-1].id)]
        for each in mine:
            service.hub.subscribe(table, each.listener, None, [])
        ears.append(mine)
    compared = 0
    for _ in range(STEPS):
        left, right = (table.state for _id, table in pair)
        assert left is not None
        assert right is not None
        found = _keeps_secrets(left, right, rng)
        if found is None:
            break
        seat, action = found
        refused = int(rng.below(left.book.actions.size))
        errors = []
        for table_id, _table in pair:
            name = left.book.actions.name(refused)
            try:
                await service.change(crew[viewer], table_id, Act(name), expected=0)
            except Refusal as refusal:
                errors.append(_neutral(json.dumps(refusal.problem()), pair))
        assert errors[0] == errors[1]
        for table_id, _table in pair:
            await service.change(crew[seat], table_id, Act(left.book.actions.name(action)))
        for mine, theirs in zip(*ears, strict=True):
            ours = [_neutral(text, pair) for text in mine.heard]
            other = [_neutral(text, pair) for text in theirs.heard]
            assert ours == other, "the wire tells a secret"
        for person in (crew[viewer], crew[-1]):
            looks = [_neutral(json.dumps(await service.fresh(person, table_id, 0)), pair) for table_id, _ in pair]
            assert looks[0] == looks[1]
            shown = []
            for _table_id, table in pair:
                eyes = replays.may_see_with(table, person.id, None)
                shown.append(_neutral(json.dumps(replays.replay(table, eyes, 0, 200)), pair))
            assert shown[0] == shown[1]
            dealt = int(rng.below(1 << 30))
            files = [exports.export(table, person.id, KEY, Quick(dealt)) for _table_id, table in pair]
            assert _neutral(json.dumps(files[0]), pair) == _neutral(json.dumps(files[1]), pair)
            assert bool(files[0]["deals"]) == (person is crew[viewer])
        compared += 1
    return compared


def _keeps_secrets(left: State, right: State, rng: Quick) -> Optional[tuple[int, int]]:
    """A seat and an action that is legal at both tables and after which both still hide the same.

    Once something hidden has been revealed or drawn, the tables may differ in what everybody sees.
    """
    seats = left.pending()
    first = int(rng.below(len(seats))) if seats else 0
    for seat in (*seats[first:], *seats[:first]):
        both = [each for each in left.legal(seat) if right.why_not(each, seat) is None]
        for _ in range(min(TRIES, len(both))):
            action = both.pop(int(rng.below(len(both))))
            after = [left.clone(), right.clone()]
            for g in after:
                g.apply(action, seat)
            if not any(g.showed or g.over for g in after):
                return seat, action
    return None


async def _table_with(service: Service, state: State, crew: list[Person]) -> Table:
    """A running table whose game is put there by hand."""
    seats = [SeatRequest() for _ in range(int(state.seats))]
    written = await service.lobby.create(crew[0], CreateRequest(game=state.game, seats=seats))
    table_id = written.table.id
    from quayside.table.commands import Sit
    from quayside.table.commands.base import stands

    for person in crew[1 : int(state.seats)]:
        await service.change(person, table_id, Sit())
    table = (await service.writer.write(table_id, actor_of(crew[0]), Start())).table
    table.state = state
    stands(table.header, state)
    return table


def _neutral(text: str, pair: list[tuple[str, Table]]) -> str:
    for table_id, _table in pair:
        text = text.replace(table_id, "TABLE")
    text = re.sub(r'"(commitment|check)": ?"[0-9a-f]+"', r'"\1": ""', text)
    return re.sub(r'"(at|created_at|started_at)": ?[0-9.]+', r'"\1": 0', text)


def _with_a_secret_action(game: str) -> Optional[tuple[State, int, int]]:
    """A position of the game, a seat and an action of which not everybody may know."""
    for seed in range(40):
        rng = Quick(seed)
        g = quayside.new(game, fewest(game), seed, {})
        while not g.over and len(g.log) < 700:
            for seat in g.pending() if len(g.pending()) > 1 else []:
                for action in g.legal(seat)[-12:]:
                    after = g.clone()
                    events = stored_events(after.apply(action, seat))
                    if audience(g, after, seat, events) != EVERYBODY:
                        return g, seat, action
            seat, action = random_move(g, rng)
            g.apply(action, seat)
    return None


@pytest.mark.parametrize("game", list(GAMES))
def test_an_action_in_secret_is_no_news_for_others(game: str, tmp_path: Path) -> None:
    """Where the very existence of an action is secret, others see no frame, no new version and no other answer."""
    if not any(kind.secret for kind in GAMES[game].book.events):
        pytest.skip(f"{game} has no secret events")
    found = _with_a_secret_action(game)
    assert found is not None
    state, seat, action = found
    others = [each for each in range(int(state.seats)) if each != seat]

    async def story() -> None:
        service = Service(Settings(data=tmp_path, sign_ups=10**6))
        await service.database.migrate()
        try:
            crew = [(await service.identity.guest(f"P{n}", "en", "x"))[0] for n in range(int(state.seats) + 1)]
            state.begin()
            table = await _table_with(service, state, crew)
            ears = [Ears(crew[each].id) for each in (*others, -1)]
            mine = Ears(crew[seat].id)
            for each in (*ears, mine):
                service.hub.subscribe(table, each.listener, None, [])
            for each in (*ears, mine):
                each.heard.clear()
            watchers = [crew[each] for each in (*others, -1)]
            before = [json.dumps(await service.fresh(person, table.id, 0)) for person in watchers]
            name = state.book.actions.name(action)
            version = table.version_for(seat)
            await service.change(crew[seat], table.id, Act(name), expected=version, move="secret-1")
            assert [json.dumps(await service.fresh(person, table.id, 0)) for person in watchers] == before
            assert all(not each.heard for each in ears)
            assert len(mine.heard) == 1
            assert table.version_for(seat) == version + 1
            assert table.version_for(None) == version
            again = await service.change(crew[seat], table.id, Act(name), expected=version, move="secret-1")
            assert again.repeated
        finally:
            await service.database.close()

    asyncio.run(story())


def _auction(seed: int) -> Optional[State]:
    """Container: an auction on the island in which two have still to bid; nobody has ever changed a card."""
    g = quayside.new("container", 3, seed, {})
    rng = Quick(seed)
    while not g.over:
        decision = g.decision
        assert decision is not None
        if decision.step == "sealed_bid" and "break_card(card=10)" in g.legal_names():
            return g
        seat, action = random_move(g, rng)
        if "_card" not in g.book.actions.name(action):
            g.apply(action, seat)
    return None


def test_an_export_does_not_tell_who_changed_cards_in_secret(tmp_path: Path) -> None:
    """What is exported later is the same bytes, though one purse has been changed and the other has not."""

    async def story() -> None:
        service = Service(Settings(data=tmp_path, sign_ups=10**6))
        await service.database.migrate()
        try:
            crew = [(await service.identity.guest(f"P{n}", "en", "x"))[0] for n in range(4)]
            begun = next(found for seed in range(60) if (found := _auction(seed)) is not None)
            bidder = begun.pending()[0]
            tables = []
            for secretly in ([], ["break_card(card=10)", "combine_cards(card=10)"]):
                state = begun.clone()
                state.begin()
                table = await _table_with(service, state, crew)
                for action in secretly:
                    await service.change(crew[bidder], table.id, Act(action))
                tables.append(table)
            assert tables[0].state is not None
            assert tables[1].state is not None
            assert tables[0].state.position()["mixed"] == [0, 0, 0]
            assert tables[0].state.digest() != tables[1].state.digest()
            pair = [(table.id, table) for table in tables]
            rng = Quick(4)
            turns = 0
            for _ in range(60):
                seat, index = random_move(tables[0].state, rng)
                name = tables[0].state.book.actions.name(index)
                if "_card" in name:
                    continue
                for table in tables:
                    await service.change(crew[seat], table.id, Act(name))
                watcher = crew[(bidder + 1) % 3]
                files = [exports.export(table, watcher.id, KEY, Quick(8)) for table in tables]
                assert _neutral(json.dumps(files[0]), pair) == _neutral(json.dumps(files[1]), pair)
                turns = len(files[0]["deals"])
                if turns == 2:
                    break
            assert turns == 2, "no turn began after the auction"
            assert files[0]["deals"][1]["state"]["mixed"] == [1, 1, 1]
        finally:
            await service.database.close()

    asyncio.run(story())


def _with_other_leavings(g: State) -> State:
    """The same table, had other hidden things happened before that no longer matter."""
    twin: Any = g.clone()
    if g.game == "container":
        for field in (twin.before, twin.settled):
            for at in range(len(field)):
                field[at] += 1
        for seat in range(int(g.seats)):
            twin.mixed[seat] = 1 - twin.mixed[seat]
    elif g.game == "shipyard":
        start, left = twin.kit.deck_start[0], twin.deck_left[0]
        twin.decks[start + left], twin.decks[start + left + 1] = twin.decks[start + left + 1], twin.decks[start + left]
    other: State = twin
    return other


@pytest.mark.parametrize("game", list(GAMES))
def test_deals_are_random_and_tell_nothing_of_the_real_one(game: str) -> None:
    """A deal from the real state and one from any other that looks the same are equal if the same chance deals them."""
    different = 0
    for seed in range(4):
        rng = Quick(seed)
        g = quayside.new(game, fewest(game), seed, {})
        while not g.over:
            seat, action = random_move(g, rng)
            events = g.apply(action, seat)
            if g.over or not turn_begins(g.game, events):
                continue
            for viewer in range(fewest(game)):
                dealt = possible(g, viewer, Quick(7))
                assert json.dumps(dealt.view(viewer)) == json.dumps(g.view(viewer))
                assert dealt.census() == g.census()
                other = possible(g, viewer, Quick(11))
                different += other.position() != dealt.position()
                for twin in (other, _with_other_leavings(g)):
                    assert json.dumps(twin.view(viewer)) == json.dumps(g.view(viewer))
                    assert possible(twin, viewer, Quick(7)).position() == dealt.position()
                assert dealt.position()["dice"] != g.position()["dice"]
    assert different > 20
