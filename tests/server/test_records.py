"""Replays, exports, imports, backups and upgrades: a game is its log, wherever it goes."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

import quayside
from quayside import seen
from quayside.cli.main import app
from quayside.client import Client
from quayside.games.registry import GAMES
from quayside.kernel.errors import CorruptDump
from quayside.scenarios.runner import run_paths
from quayside.server import admin
from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.store.database import Database
from quayside.server.store.sealing import seal_tables
from quayside.table.entries import LogEntry, read_entry, stored_events
from quayside.table.log import dealt, played_again, under_new_rules
from quayside.table.refusals import Refusal
from quayside.table.table import Header
from server.machines import Databases, Stage
from server.play import GAME, abandoned, all_sit, at_random, fewest, mover, people, refused, seated, short, sockets

SEEN = ("game", "rules", "players", "options", "seat", "commitment", "steps", "deals")
OLD = Path(__file__).parent / "old"


async def finished(stage: Stage, clients: list[Client], game: str = GAME, seed: int = 2) -> str:
    table = (await seated(clients, game)).table.id
    async with sockets(stage, clients, table) as lives:
        rng = random.Random(seed)
        await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives))
    return table


@pytest.mark.parametrize("game", list(GAMES))
def test_export_is_understood_by_replay_and_scenario(stage: Stage, game: str, tmp_path: Path) -> None:
    async def story() -> dict[str, Any]:
        async with people(stage, fewest(game)) as clients:
            table = await finished(stage, clients, game)
            dump = await clients[1].export(table)
            look = await clients[1].look(table)
            assert dump["seed"] == look.table.seed
            assert look.view is not None
            assert quayside.load(dump).view(1) == look.view
            return dump

    dump = asyncio.run(asyncio.wait_for(story(), 60))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(dump))
    result = CliRunner().invoke(app, ["replay", str(file), "--json"])
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["same"]
    assert len(told["actions"]) == len(dump["log"])
    assert run_paths([file]) == {"passed": 1, "failed": 0, "failures": []}
    broken = json.loads(json.dumps(dump))
    broken["state"]["dice"][1] += 1
    file.write_text(json.dumps(broken))
    assert run_paths([file])["failed"] == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_a_running_game_is_exported_as_its_viewer_saw_it(stage: Stage, game: str, tmp_path: Path) -> None:
    async def story() -> dict[str, Any]:
        count = fewest(game)
        async with people(stage, count + 1) as clients:
            table = (await seated(clients[:count], game)).table.id
            rng = random.Random(5)
            for _ in range(12):
                client, fresh = await mover(clients[:count], table)
                await client.act(table, fresh.version, at_random(rng)(fresh))
            files = [await client.export(table) for client in clients]
            for seat, (client, file) in enumerate(zip(clients, files, strict=True)):
                assert file["seat"] == (seat if seat < count else None)
                whole = await client.replay(table, limit=200)
                assert file["steps"] == [step.model_dump() for step in whole.steps]
                assert file["steps"][-1]["view"] == (await client.look(table)).view
                for secret in ("seed", "outcomes", "log", "state", "dice", "origin"):
                    assert secret not in file, f"{secret} is in the file"
                steps = [step["number"] for step in file["steps"] if any(e["event"] == "turn" for e in step["events"])]
                assert [deal["step"] for deal in file["deals"]] == ([0, *steps] if seat < count else [])
            await refused("refused", "seen-only", clients[0].create_from(files[-1], ["person"] * count))
            await abandoned(clients, table)
            assert "log" in await clients[0].export(table)
            return files[0]

    data = asyncio.run(asyncio.wait_for(story(), 60))
    file = tmp_path / "running.json"
    file.write_text(json.dumps(data))
    result = CliRunner().invoke(app, ["replay", str(file), "--json", "--seat", "A"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["steps"] == data["steps"]
    lines = CliRunner().invoke(app, ["replay", str(file), "--details"])
    assert lines.exit_code == 0
    assert len(lines.stdout.splitlines()) >= len(data["steps"])
    assert CliRunner().invoke(app, ["replay", str(file), "--seat", "B"]).exit_code != 0
    assert "cannot" not in lines.stdout
    assert run_paths([file]) == {"passed": len(data["deals"]), "failed": 0, "failures": []}
    assert CliRunner().invoke(app, ["scenario", "run", str(file)]).exit_code == 0
    other = json.loads(json.dumps(data))
    other["deals"][-1]["state"]["active"] = (other["deals"][-1]["state"]["active"] + 1) % 2
    file.write_text(json.dumps(seen.record(*(other[part] for part in SEEN))))
    assert run_paths([file])["failed"] == 1
    spectator = seen.record(*([] if part == "deals" else data[part] for part in SEEN))
    file.write_text(json.dumps(spectator))
    assert "not played on" in run_paths([file])["failures"][0]["why"]
    data["steps"][1]["seat"] = 7
    file.write_text(json.dumps(data))
    assert CliRunner().invoke(app, ["replay", str(file)]).exit_code != 0
    assert run_paths([file])["failed"] == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_play_on_from_a_running_game(stage: Stage, game: str, tmp_path: Path) -> None:
    """From any turn, with everything that is not public dealt anew."""

    async def story() -> dict[str, Any]:
        count = fewest(game)
        seats = ["person"] * count
        async with people(stage, count + 1) as everybody:
            clients, watcher = everybody[:count], everybody[count]
            table = (await seated(clients, game)).table.id
            rng = random.Random(7)
            while len((file := await clients[1].export(table))["deals"]) < 4:
                for _ in range(8):
                    client, fresh = await mover(clients, table)
                    await client.act(table, fresh.version, at_random(rng)(fresh))
            deals = file["deals"]
            views = {step["number"]: step["view"] for step in (await watcher.export(table))["steps"]}
            unseen = len(file["steps"]) - len(views)  # a watcher's record has no step for what is done in secret
            for at, deal in ((None, deals[-1]), (deals[2]["step"], deals[2]), (deals[2]["step"] - 1, deals[1])):
                fresh = await clients[1].create_from(file, seats, at=at)
                again = fresh.table.id
                assert fresh.table.imported
                await all_sit([clients[1], clients[0], *clients[2:]], again)
                then = [views[step] for step in range(deal["step"] - unseen, deal["step"] + 1) if step in views]
                assert (await watcher.look(again)).view in then  # what everybody saw then
            other = json.loads(json.dumps(file))
            other["deals"][-1]["state"]["active"] = 0 if other["deals"][-1]["state"]["active"] else 1
            await refused("refused", "foreign-deal", clients[1].create_from(other, seats))
            other["deals"][-1]["stamp"] = None
            await refused("refused", "foreign-deal", clients[1].create_from(other, seats))
            async with sockets(stage, [clients[1], clients[0], *clients[2:]], again) as lives:
                await asyncio.gather(*(live.play(again, at_random(rng)) for live in lives))
            dump = await clients[1].export(again)
            assert dump["log"]
            third = await clients[0].create_from(dump, seats, at=len(dump["log"]) // 2)
            assert third.table.status == "open"
            forged = {**dump, "origin": {**dump["origin"], "active": dump["origin"]["active"] ^ 1}}
            await refused("refused", "foreign-deal", clients[0].create_from(forged, seats, at=3))
            return dump

    dump = asyncio.run(asyncio.wait_for(story(), 90))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(dump))
    assert CliRunner().invoke(app, ["replay", str(file)]).exit_code == 0
    assert run_paths([file]) == {"passed": 1, "failed": 0, "failures": []}


def test_replay_step_by_step(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 4) as clients:
            table = await finished(stage, clients[:3])
            for seat in (None, 0, 2):
                query = {} if seat is None else {"seat": seat}
                first = await clients[3].replay(table, limit=20, **query)
                assert first.total > 20
                rest = await clients[3].replay(table, start=20, limit=200, **query)
                steps = first.steps + rest.steps
                assert [step.number for step in steps] == list(range(first.total))
                dump = await clients[0].export(table)
                assert steps[-1].view == json.loads(json.dumps(quayside.load(dump).view(seat)))
            running = (await seated(clients[:3])).table.id
            client, fresh = await mover(clients[:3], running)
            await client.act(running, fresh.version, fresh.legal[0].action)
            for seat, each in enumerate(clients[:3]):
                own = await each.replay(running)
                assert own.seat == seat
                assert own.steps[-1].view == (await each.look(running)).view
                await refused("forbidden", "not-yours", each.replay(running, seat=(seat + 1) % 3))
            assert (await clients[3].replay(running)).seat is None
            await refused("forbidden", "not-yours", clients[3].replay(running, seat=0))

    asyncio.run(asyncio.wait_for(story(), 60))


def test_play_on_from_here(stage: Stage, tmp_path: Path) -> None:
    async def story() -> None:
        async with people(stage, 4) as everybody:
            clients, watcher = everybody[:3], everybody[3]
            dump = await clients[0].export(await finished(stage, clients))
            seats = ["person"] * 3
            await refused("refused", "is-over", clients[0].create_from(dump, seats))
            await refused("malformed", "bad-seats", clients[0].create_from(dump, ["person"] * 4, at=5))
            at = len(dump["log"]) // 2
            fresh = await clients[0].create_from(dump, seats, at=at)
            table = fresh.table.id
            assert fresh.table.imported
            assert fresh.table.commitment != quayside.commitment(dump["seed"])
            await all_sit(clients, table)
            then = quayside.load(dump).replayed(at)
            assert (await watcher.look(table)).view == json.loads(json.dumps(then.view(None)))
            async with sockets(stage, clients, table) as lives:
                rng = random.Random(9)
                await asyncio.gather(*(live.play(table, at_random(rng)) for live in lives))
            second = await clients[0].export(table)
            assert second["imported"]
            assert second["seed"] != dump["seed"]
            assert second["origin"]["dice"] != dump["origin"]["dice"]
            again = quayside.load(second)
            assert again.replayed(len(again.log)).digest() == again.digest()
            third = await clients[0].create_from(second, seats, at=1)
            assert third.table.status == "open"
            file = tmp_path / "second.json"
            file.write_text(json.dumps(second))
            assert run_paths([file]) == {"passed": 1, "failed": 0, "failures": []}

    asyncio.run(asyncio.wait_for(story(), 60))


def test_files_that_are_no_games_are_refused(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 3) as clients:
            dump = await clients[0].export(await finished(sqlite_stage, clients))
            odd: list[Any] = [None, True, -1, 10**40, "x", [], {}, [[]]]
            rng = random.Random(3)
            for _ in range(150):
                bad = json.loads(json.dumps(dump))
                key = rng.choice(list(bad))
                part = bad[key]
                if isinstance(part, list) and part and rng.random() < 0.7:
                    part[rng.randrange(min(4, len(part)))] = rng.choice(
                        [*odd, [0, "pass", [5]], [9, "pass", []], [0, 3, []]]
                    )
                elif isinstance(part, dict) and part and rng.random() < 0.7:
                    part[rng.choice(list(part))] = rng.choice(odd)
                else:
                    bad[key] = rng.choice(odd)
                try:
                    await clients[0].create_from(bad, ["person"] * 3, at=4)
                except Exception as error:
                    kind = "refused" if isinstance(bad["components"], dict) else "malformed"  # a house edition
                    assert getattr(error, "kind", None) == kind, (key, error)  # noqa: PT017
            house = {**dump, "components": {"cards": []}}
            await refused("refused", "house-edition", clients[0].create_from(house, ["person"] * 3))
            await refused("malformed", "bad-dump", clients[0].create_from({}, ["person"] * 3))
            await refused("malformed", "bad-dump", clients[0].create_from(dump, ["person"] * 3, at=10**6))

    asyncio.run(asyncio.wait_for(story(), 60))


def test_backup_and_restore_drill(stage: Stage, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """T17: a backup goes into a fresh database of the other kind too, and every game in it replays."""

    async def story() -> str:
        async with people(stage, 3) as clients:
            await clients[0].account(f"keeper-{stage.kind}", "correct horse")
            await finished(stage, clients)
            return (await seated(clients)).table.id

    running = asyncio.run(asyncio.wait_for(story(), 60))
    file = tmp_path / "backup.jsonl"
    rows = asyncio.run(admin.backup(stage.settings, file))
    fresh = [Settings(data=tmp_path / "copy")]
    if stage.kind == "postgres":
        databases: Databases = request.getfixturevalue("databases")
        fresh.append(Settings(data=tmp_path / "copy2", database=databases.fresh("restored")))
    for settings in fresh:
        assert asyncio.run(admin.restore(settings, file)) == rows
        found = asyncio.run(admin.verify(settings))
        assert found["problems"] == []
        assert found["tables"] > 1
        dump = asyncio.run(admin.export(settings, running))
        assert dump == asyncio.run(admin.export(stage.settings, running))
        with pytest.raises(CorruptDump, match="not empty"):
            asyncio.run(admin.restore(settings, file))
    cut = tmp_path / "cut.jsonl"
    cut.write_text("".join(file.read_text().splitlines(keepends=True)[:-4]))
    with pytest.raises(CorruptDump, match="cut off"):
        asyncio.run(admin.restore(Settings(data=tmp_path / "cut"), cut))
    assert asyncio.run(admin.verify(Settings(data=tmp_path / "cut")))["tables"] == 0


def test_admin_commands(sqlite_stage: Stage, tmp_path: Path) -> None:
    async def story() -> tuple[str, dict[str, Any]]:
        async with people(sqlite_stage, 3) as clients:
            running = (await seated(clients)).table.id
            return await finished(sqlite_stage, clients), await clients[0].export(running)

    table, running = asyncio.run(asyncio.wait_for(story(), 60))
    (tmp_path / "r.json").write_text(json.dumps(running))
    data = ["--data", str(sqlite_stage.servers[0].data)]
    copy = ["--data", str(tmp_path / "copy")]
    run = CliRunner()
    backup, game = str(tmp_path / "b.jsonl"), str(tmp_path / "g.json")
    for command in (
        ["admin", "backup", backup, *data],
        ["admin", "restore", backup, *copy],
        ["admin", "verify", "--json", *copy],
        ["admin", "export", table, game, *copy],
        ["replay", game],
        ["admin", "import", str(tmp_path / "r.json"), *copy],  # dealt by a server with another key
        ["admin", "import", game, "--at", "10", "--believe", *copy],
        ["admin", "import", game, "--at", "10", *copy],
    ):
        result = run.invoke(app, command)
        assert result.exit_code == 0, (command, result.output, result.exception)
    assert "seat 2: " in result.output
    with Path(backup).open("a") as file:
        file.write("\n")
    assert asyncio.run(admin.verify(Settings(data=tmp_path / "copy")))["problems"] == []


def test_verify_finds_a_changed_log(tmp_path: Path, sqlite_stage: Stage) -> None:
    """Also where somebody has made the hashes anew: what happened then does not come out of what was done."""
    file = tmp_path / "b.backup"
    asyncio.run(admin.backup(sqlite_stage.settings, file))
    settings = Settings(data=tmp_path / "copy")
    asyncio.run(admin.restore(settings, file))

    async def tamper(sealed: bool) -> None:
        database = Database(settings.database_url)
        e = schema.entries.c
        async with database.write() as connection:
            query = select(e.table_id, e.version, e.events).where(e.kind == "act").order_by(e.table_id, e.version)
            found = (await connection.execute(query)).all()
            table, version, events = next(row for row in found if row.events and row.events[0][2])
            events[0][2][0] += 1
            where = (e.table_id == table, e.version == version)
            await connection.execute(schema.entries.update().where(*where).values(events=events))
            if sealed:
                await connection.run_sync(seal_tables, [table])
        await database.close()

    for sealed, words in ((True, "other events than were told then"), (False, "does not follow")):
        asyncio.run(tamper(sealed))
        (problem,) = asyncio.run(admin.verify(settings))["problems"]
        assert words in problem


# -- upgrades ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_old_logs_replay(file: Path) -> None:
    """T12: logs written by released versions come out the same, event by event."""
    data = json.loads(file.read_text())
    header = Header(**data["header"])
    entries = [read_entry(entry) for entry in data["entries"]]
    g = played_again(header, data["players"], entries, check=True)
    assert g.digest() == data["digest"]
    assert still_told(data["view"], json.loads(json.dumps(g.view(None))))


def still_told(old: Any, new: Any) -> bool:
    """All that the old view told is told as it was; a later one may tell more beside it."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(key in new and still_told(value, new[key]) for key, value in old.items())
    if isinstance(old, list):
        same = isinstance(new, list) and len(old) == len(new)
        return same and all(still_told(one, other) for one, other in zip(old, new, strict=True))
    return type(old) is type(new) and bool(old == new)


def test_a_game_goes_on_under_new_rules_unless_it_did_what_they_forbid() -> None:
    """Container's rules 2: no broker is called in the last turn, also when the round limit makes it the last."""
    old = Header(**json.loads((OLD / "container-1.json").read_text())["header"])
    header = dataclasses.replace(old, options={**old.options, "first": "A", "round_limit": 1})
    assert header.rules != GAMES["container"].book.version
    g = dealt(header, 3)
    entries: list[LogEntry] = []
    for seat in range(3):
        for action in ("pass", "end_turn") if seat < 2 else ("sail(to=A)",):
            events = stored_events(g.apply(action, seat))
            entries.append(LogEntry(len(entries) + 3, "act", 0.0, seat, action=action, outcomes=(), events=events))
    assert under_new_rules(header, 3, entries).digest() == g.digest()
    call = "call_broker(broker=I, square=money)"
    entries.append(LogEntry(len(entries) + 3, "act", 0.0, 2, action=call, outcomes=(), events=()))
    with pytest.raises(Refusal) as caught:
        under_new_rules(header, 3, entries)
    assert caught.value.reason == "rules-changed"


def test_there_is_an_old_log_of_every_game() -> None:
    assert {json.loads(file.read_text())["header"]["game"] for file in OLD.glob("*.json")} >= set(GAMES)


def test_a_running_game_survives_an_upgrade_that_changes_nothing_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from quayside.server.protocol import CreateRequest, SeatRequest
    from quayside.server.service import Service
    from quayside.server.tables.lobby import actor_of
    from quayside.table.commands import Act, Start

    settings = Settings(data=tmp_path, snapshot_every=3)
    book = GAMES[GAME].book

    async def begin() -> str:
        service = Service(settings)
        await service.database.migrate()
        person, _token = await service.identity.guest("Ann", "en", "x")
        seats = [SeatRequest()] + [SeatRequest(kind="bot") for _ in range(fewest() - 1)]
        wanted = CreateRequest(game=GAME, seats=seats, options=short())
        table = (await service.lobby.create(person, wanted)).table.id
        await service.writer.write(table, actor_of(person), Start())
        from quayside.table.commands import HOUSE, Hand

        await service.writer.write(table, actor_of(person), Hand(0, "random"))
        for _ in range(10):
            g = (await service.cache.current(table)).state
            assert g is not None
            seat = g.pending()[0]
            await service.writer.write(table, HOUSE, Act(g.legal_names(seat)[0], seat))
        await service.bots.close()
        await service.database.close()
        return table

    async def go_on(table: str) -> str:
        from quayside.table.commands import HOUSE

        service = Service(settings)
        try:
            g = (await service.cache.current(table)).state
            assert g is not None
            seat = g.pending()[0]
            await service.writer.write(table, HOUSE, Act(g.legal_names(seat)[0], seat))
            await service.bots.close()
            return (await service.cache.current(table)).header.rules
        finally:
            await service.database.close()

    async def tamper() -> None:
        database = Database(settings.database_url)
        async with database.write() as connection:
            change = schema.entries.update().where(schema.entries.c.kind == "act").values(events=[["turn", 0, [9, 9]]])
            await connection.execute(change)
            await connection.run_sync(seal_tables)  # as if these events had been told then
        await database.close()

    table = asyncio.run(begin())
    before = book.version
    monkeypatch.setattr(book, "version", "next")
    assert asyncio.run(go_on(table)) == before  # the version it began with stays with it
    asyncio.run(tamper())
    with pytest.raises(Refusal) as caught:
        asyncio.run(go_on(table))
    assert caught.value.reason == "rules-changed"
