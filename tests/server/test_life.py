"""T18: the whole life of a table as a Hypothesis rule machine, against a simple model of what must be true."""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any, Awaitable, Optional

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from quayside.server.people.identity import Person, hashed, new_token
from quayside.server.protocol import CreateRequest, SeatRequest
from quayside.server.service import Service
from quayside.server.settings import Settings
from quayside.server.store import rows
from quayside.server.store.verifying import problems_of
from quayside.server.tables.hub import Listener
from quayside.server.tables.lobby import actor_of
from quayside.table import commands
from quayside.table.commands import Command
from quayside.table.refusals import Refusal
from quayside.table.table import OVER, Table
from quayside.table.undoing import undoable
from quayside.table.views import fresh
from server.machines import Databases
from server.play import GAME, fewest, short

RUNS = int(os.environ.get("QUAYSIDE_LIVES", "5"))
PEOPLE = 5
WHO = st.integers(0, PEOPLE - 1)


class World:
    """Two services with one database, as two processes would be, and one event loop to run them."""

    def __init__(self, options: Settings) -> None:
        self.loop = asyncio.new_event_loop()
        self.services: list[Service] = []
        self.run(self._open(options))

    async def _open(self, options: Settings) -> None:
        self.services = [Service(options) for _ in range(2)]
        await self.services[0].database.migrate()
        self.people: list[Person] = []
        for number in range(PEOPLE):
            self.people.append((await self.services[0].identity.guest(f"P{number}", "en", "x"))[0])

    def run(self, work: Awaitable[Any]) -> Any:
        return self.loop.run_until_complete(work)

    def close(self) -> None:
        for service in self.services:
            self.run(service.database.close())
        self.loop.close()


class Life(RuleBasedStateMachine):
    """Anybody tries anything at any time; what is accepted must be what the model says may be accepted."""

    world: World

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.table = ""
        self.heard: list[str] = []
        self.tokens: dict[int, str] = {}
        self.versions = 0
        self.moves: list[tuple[int, int, str, str]] = []

    def service(self) -> Service:
        self.turn += 1
        return self.world.services[self.turn % 2]

    def standing(self) -> Table:
        """How the table stands: a copy, because the table itself will change."""
        found: Table = self.world.run(self.service().cache.current(self.table))
        return found.draft()

    def attempt(self, who: int, command: Command, **more: Any) -> Optional[Refusal]:
        """Try a command; None if it was accepted. The version goes up by one or not at all."""
        before = self.standing().header.version
        person = self.world.people[who]
        try:
            self.world.run(self.service().writer.write(self.table, actor_of(person), command, **more))
        except Refusal as refusal:
            assert self.standing().header.version == before
            if refusal.kind not in ("illegal", "stale", "refused", "forbidden", "malformed"):
                raise
            return refusal
        assert self.standing().header.version == before + 1
        return None

    @initialize(confirm=st.booleans(), public=st.booleans())
    def create(self, confirm: bool, public: bool) -> None:
        seats = [SeatRequest() for _ in range(fewest())]
        wanted = CreateRequest(game=GAME, seats=seats, options=short(), confirm=confirm, public=public, absence=10)
        person = self.world.people[0]
        self.table = self.world.run(self.service().lobby.create(person, wanted)).table.id
        listener = Listener(self.world.people[-1].id, self.heard.append)
        table = self.world.run(self.world.services[0].cache.current(self.table))
        self.world.services[0].hub.subscribe(table, listener, None, [])

    @rule(who=WHO)
    def sit(self, who: int) -> None:
        table = self.standing()
        free = [seat for seat in table.seats if seat.person is None]
        ok = self.attempt(who, commands.Sit()) is None
        may = table.header.public or who == 0
        is_open = table.header.status == "open"
        seated = table.seat_of(self.world.people[who].id) is not None
        assert ok == bool(is_open and free and may and not seated)

    @rule(who=WHO, seat=st.integers(0, 3))
    def invite(self, who: int, seat: int) -> None:
        token = new_token()
        if self.attempt(who, commands.Invite(seat, hashed(token))) is None:
            assert who == 0
            self.tokens[seat] = token

    @rule(who=WHO, seat=st.integers(0, 2))
    def use_link(self, who: int, seat: int) -> None:
        if seat in self.tokens:
            table = self.standing()
            ok = self.attempt(who, commands.Sit(link=hashed(self.tokens[seat]))) is None
            if ok:
                assert table.seats[seat].person is None
                assert self.standing().seats[seat].person == self.world.people[who].id

    @rule(who=WHO)
    def leave(self, who: int) -> None:
        if self.attempt(who, commands.Leave()) is None:
            assert self.standing().seat_of(self.world.people[who].id) is None

    @rule(who=WHO)
    def start(self, who: int) -> None:
        table = self.standing()
        ok = self.attempt(who, commands.Start()) is None
        full = all(seat.person is not None for seat in table.seats)
        assert ok == (who == 0 and full and table.header.status == "open")

    @rule(pick=st.integers(0, 10**6), stale=st.booleans())
    @precondition(lambda self: self.table and self.standing().header.status == "playing")
    def act(self, pick: int, stale: bool) -> None:
        table = self.standing()
        g = table.state
        assert g is not None
        seat = g.pending()[pick % len(g.pending())]
        person = next(at for at, each in enumerate(self.world.people) if each.id == table.seats[seat].person)
        legal = g.legal_names(seat)
        action = legal[pick % len(legal)]
        version = table.version_for(seat)
        move = f"move-{len(self.moves)}"
        refusal = self.attempt(person, commands.Act(action), expected=version - stale, move=move)
        if table.seats[seat].driven or table.header.unconfirmed is not None:
            assert refusal is not None
        else:
            assert (refusal is None) == (not stale), refusal
        if refusal is None:
            self.moves.append((person, version, action, move))

    @rule(pick=st.integers(0, 10**6))
    @precondition(lambda self: bool(self.moves))
    def repeat(self, pick: int) -> None:
        person, version, action, move = self.moves[pick % len(self.moves)]
        before = self.standing().header.version
        actor = actor_of(self.world.people[person])
        written = self.world.run(
            self.service().writer.write(self.table, actor, commands.Act(action), expected=version, move=move)
        )
        assert written.repeated
        assert self.standing().header.version == before

    @rule(who=WHO, steps=st.one_of(st.none(), st.integers(1, 3)))
    def undo(self, who: int, steps: Optional[int]) -> None:
        table = self.standing()
        seat = table.seat_of(self.world.people[who].id)
        most = 0 if seat is None else undoable(table, seat).steps
        ok = self.attempt(who, commands.Undo(steps)) is None
        assert ok == (most >= (steps or 1))

    @rule(who=WHO)
    def confirm(self, who: int) -> None:
        table = self.standing()
        waits = table.header.unconfirmed is not None and table.header.status == "playing"
        mine = table.seat_of(self.world.people[who].id) == table.header.unconfirmed
        assert (self.attempt(who, commands.Confirm()) is None) == (waits and mine)

    def bit(self, who: int) -> int:
        seat = self.standing().seat_of(self.world.people[who].id)
        return 0 if seat is None else 1 << seat

    @rule(who=WHO, pause=st.booleans())
    def pause(self, who: int, pause: bool) -> None:
        table = self.standing()
        missing = table.deciding() & ~(table.header.pause_asked | self.bit(who))
        refused = self.attempt(who, commands.Pause() if pause else commands.Resume())
        if pause and refused is None:
            assert (self.standing().header.status == "paused") == (not missing)  # everybody who plays has to ask

    @rule(who=WHO)
    @precondition(lambda self: self.turn % 5 == 0)
    def resign(self, who: int) -> None:
        self.attempt(who, commands.Resign())

    @rule(who=WHO, seat=st.integers(0, 3))
    def hand(self, who: int, seat: int) -> None:
        self.attempt(who, commands.Hand(seat, None, 5.0))

    @rule(who=WHO)
    def take_back(self, who: int) -> None:
        self.attempt(who, commands.TakeBack())

    @rule()
    @precondition(lambda self: self.table and self.standing().header.bots_pending)
    def bot(self) -> None:
        table = self.standing()
        g = table.state
        assert g is not None
        seat = next(each for each in g.pending() if table.seats[each].driven)
        writer = self.service().writer
        action = g.legal_names(seat)[0]
        self.world.run(writer.write(self.table, commands.HOUSE, commands.Act(action, seat)))

    @rule(who=WHO)
    @precondition(lambda self: self.turn % 11 == 0)
    def abandon(self, who: int) -> None:
        table = self.standing()
        begun = table.header.status != "open"
        missing = begun and table.deciding() & ~(table.header.end_asked | self.bit(who))
        if self.attempt(who, commands.Abandon()) is None:
            assert (self.standing().header.status in OVER) == (not missing)  # likewise: it opens all hands
        else:
            assert who != 0 or begun

    @rule(who=WHO)
    def chat(self, who: int) -> None:
        table = self.standing()
        person = self.world.people[who]
        service = self.service()
        try:
            self.world.run(service.chat.say(table, person, "hello"))
        except Refusal:
            assert table.seat_of(person.id) is None
            assert who != 0

    @rule(who=WHO)
    def rematch(self, who: int) -> None:
        table = self.standing()
        try:
            again = self.world.run(self.service().lobby.rematch(self.world.people[who], table))
        except Refusal as refusal:
            if refusal.kind not in ("refused", "forbidden"):
                raise
            return
        assert table.header.status in OVER
        assert again.table.id != self.table
        assert again.table.seat_of(self.world.people[who].id) == table.seat_of(self.world.people[who].id)

    @invariant()
    def everything_agrees(self) -> None:
        """The log has no gap, the services agree, the views agree with the log, nobody sees the seed."""
        if not self.table:
            return
        both = [self.world.run(service.cache.current(self.table)) for service in self.world.services]
        assert both[0].header == both[1].header
        left, right = both[0].state, both[1].state
        assert (left is None) == (right is None)
        if left is not None and right is not None:
            assert left.digest() == right.digest()
        header = both[0].header
        assert header.version >= self.versions
        self.versions = header.version
        entries = self.world.run(self.world.services[0].cache.entries_since(both[0], 0))
        for person in (*self.world.people, None):
            seen = fresh(both[0], None if person is None else person.id, 0, entries)
            assert seen["complete"]
            assert (seen["table"]["seed"] is None) == (header.status not in OVER)
            assert [entry["version"] for entry in seen["entries"]] == list(range(1, seen["version"] + 1))

    def teardown(self) -> None:
        if self.table:
            self.world.run(self._check_log())

    async def _check_log(self) -> None:
        async with self.world.services[0].database.read() as connection:
            entries = await rows.read_entries(connection, self.table, 0)
            assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
            assert (await problems_of(connection, self.table))[1] == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_life_of_a_table(kind: str, request: pytest.FixtureRequest) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = ""
        if kind == "postgres":
            databases: Databases = request.getfixturevalue("databases")
            database = databases.fresh(f"life{os.getpid()}")
        options = Settings(
            data=Path(folder), database=database, sign_ups=10**6, chat=10**6, tables_per_person=10**6, snapshot_every=7
        )
        world = World(options)
        try:
            machine: type[Life] = type("LifeHere", (Life,), {"world": world})
            run_state_machine_as_test(
                machine,
                settings=settings(
                    max_examples=RUNS,
                    stateful_step_count=40,
                    deadline=None,
                    phases=[Phase.generate],
                    database=None,
                    suppress_health_check=list(HealthCheck),
                ),
            )
        finally:
            world.close()
