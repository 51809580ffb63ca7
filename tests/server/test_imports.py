"""An imported game holds no knowledge for anybody: what is not public at its point is dealt anew, and all are told.

The attack: a guest makes a game at home with a seed of its own, so that every secret of it is known, and lays it on a
public table for others to sit down at.
"""

from __future__ import annotations

import asyncio
import json
import math
from functools import cache
from pathlib import Path
from typing import Any, Iterator, Optional

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, null, select
from sqlalchemy import Table as SqlTable

import quayside
from quayside.bots.base import answer
from quayside.bots.registry import make_bot
from quayside.client import Client
from quayside.deals import asks_several, possible
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick, Secret
from quayside.kernel.state import State
from quayside.server import admin
from quayside.server.store import schema
from quayside.table import exports
from scrambles import changed, hidden_fields, scrambled
from server.machines import Stage
from server.play import GAME, abandoned, all_sit, fewest, people, refused, seated

KEY = "a key that stamps deals"
SAMPLES = 40  # tables that could be, to see what chance would guess
SURE = 5.5  # standard deviations above chance that no honest deal reaches
POINTS = (0.0, 0.3, 0.6, 0.9)  # of a game, at which it is imported
HOMES = 3  # games made at home


@cache
def at_home(game: str, seed: int) -> State:
    """A game whose maker knows everything about it, up to its last action but one."""
    g = quayside.new(game, fewest(game), f"home {seed}", {"round_limit": 12} if game == "container" else {})
    bots = [make_bot("beginner", game, seed * 10 + seat) for seat in range(fewest(game))]
    while not g.over:
        seat = g.pending()[-1]
        g.apply(answer(g, seat, bots[seat]), seat)
    return g.replayed(len(g.log) - 1)


def quiet(g: State, at: int) -> State:
    """The state an import at that action begins with, but for what is dealt anew."""
    then = g.replayed(at)
    while asks_several(then) and at > 0 and asks_several(g.replayed(at - 1)):
        at -= 1
        then = g.replayed(at)
    return then


def leaves(data: Any, path: str = "") -> Iterator[str]:
    """Every single thing that a view tells."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, f"{path}/{key}")
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from leaves(value, f"{path}/{at}")
    else:
        yield f"{path}={data!r}"


def private(view: dict[str, Any], g: State) -> set[str]:
    """What a seat sees and a spectator does not."""
    known = json.loads(json.dumps(g.view(None)))
    facts = {f"/players/{seat}/{key}={value!r}" for seat in range(int(g.seats)) for key, value in _facts(g, seat)}
    return set(leaves(view)) - set(leaves({**known, "seat": view["seat"]})) - facts


def _facts(g: State, seat: int) -> list[tuple[str, int]]:
    """What everybody at an imported table is told, because whoever has followed the game knows it."""
    return list(g.told_by_past(seat).items())


class Guesses:
    """How much of what the others see was known beforehand, beside what chance would have guessed."""

    def __init__(self) -> None:
        self.hits = 0.0
        self.chance = 0.0
        self.variance = 0.0

    def add(self, then: State, seat: int, actual: dict[str, Any], rng: Quick) -> None:
        guess = private(json.loads(json.dumps(then.view(seat))), then)
        if not guess:
            return
        others = []
        for _each in range(SAMPLES):
            twin = scrambled(then, None, rng, sums=False)
            others.append(len(guess & set(leaves(json.loads(json.dumps(twin.view(seat)))))) / len(guess))
        mean = sum(others) / SAMPLES
        self.hits += len(guess & set(leaves(actual))) / len(guess)
        self.chance += mean
        self.variance += sum((each - mean) ** 2 for each in others) / (SAMPLES - 1)

    @property
    def deviation(self) -> float:
        """By how many standard deviations the guesses are better than chance."""
        return (self.hits - self.chance) / math.sqrt(self.variance)


@pytest.mark.parametrize("game", list(GAMES))
def test_whoever_made_the_file_cannot_tell_what_others_see(sqlite_stage: Stage, game: str) -> None:
    guesses = Guesses()
    rng = Quick(1)

    async def story() -> None:
        count = fewest(game)
        async with people(sqlite_stage, count + 1) as everybody:
            clients, watcher = everybody[:count], everybody[count]
            for seed in range(HOMES):
                home = at_home(game, seed)
                for at in (int(point * len(home.log)) for point in POINTS):
                    fresh = await clients[0].create_from(home.dump(), ["person"] * count, at=at)
                    await all_sit(clients, fresh.table.id)
                    then = quiet(home, at)
                    public = json.loads(json.dumps(then.view(None)))
                    assert (await watcher.look(fresh.table.id)).view == public
                    for seat, client in enumerate(clients):
                        actual = (await client.look(fresh.table.id)).view
                        assert actual is not None
                        guesses.add(then, seat, actual, rng)
                    await abandoned(clients, fresh.table.id)

    asyncio.run(asyncio.wait_for(story(), 240))
    assert guesses.variance > 0
    assert guesses.deviation < SURE, f"{guesses.hits:.1f} known beforehand, {guesses.chance:.1f} by chance"


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_dealt_does_not_depend_on_what_was_hidden(game: str) -> None:
    """The same public past with other secrets gives the same table, byte for byte, if the same chance deals."""
    rng = Quick(2)
    touched: set[str] = set()
    different = 0
    home = at_home(game, 7)
    for at in range(0, len(home.log), 1 + len(home.log) // 40):
        then = quiet(home, at)
        for viewer in (None, *range(int(then.seats))):
            dealt = possible(then, viewer, Secret("one"))
            twin = scrambled(then, viewer, rng, sums=False)
            touched |= changed(then, twin)
            assert json.dumps(twin.view(viewer)) == json.dumps(then.view(viewer))
            assert possible(twin, viewer, Secret("one")).position() == dealt.position()
            assert json.dumps(dealt.view(viewer)) == json.dumps(then.view(viewer))
            different += possible(then, viewer, Secret("two")).position() != dealt.position()
    assert touched == hidden_fields(game) - {"laid", "laid_bluffs"}  # nobody is bidding where a game is cut off
    assert different > 40


@pytest.mark.parametrize("game", list(GAMES))
def test_every_point_of_a_game_can_be_played_on(game: str) -> None:
    rng = Quick(3)
    home = at_home(game, 5)
    file = home.dump()
    for at in range(0, len(home.log), 1 + len(home.log) // 20):
        found = exports.imported(file, at, f"seed {at}", KEY)
        g = quayside.load(found.dump)
        assert g.log == []
        assert json.dumps(g.view(None)) == json.dumps(quiet(home, at).view(None))
        for _each in range(60):
            if g.over:
                break
            seat = g.pending()[0]
            legal = g.legal(seat)
            g.apply(legal[rng.below(len(legal))], seat)


def _bidding(seed: int) -> Optional[tuple[State, int]]:
    """A game of Container at home in which one has laid a bid and others have not, and when they were asked."""
    g = at_home("container", seed)
    again = g.replayed(0)
    for number, entry in enumerate(g.log):
        if asks_several(again) and again.waiting() != again.asked():
            asked = number
            while asks_several(g.replayed(asked - 1)):
                asked -= 1
            return again, asked
        again.enter(entry)
    return None


def test_a_game_cut_off_while_people_bid_goes_on_before_the_first_bid() -> None:
    again, asked = next(found for seed in range(40) if (found := _bidding(seed)) is not None)
    g = quayside.load(exports.imported(again.dump(), None, "a seed", KEY).dump)
    then = again.replayed(asked)
    assert g.waiting() == g.asked() == then.asked()
    assert json.dumps(g.view(None)) == json.dumps(then.view(None))
    position: dict[str, Any] = g.position()
    assert position["laid"] == [0] * len(position["purse"])
    bidders = [bool(position["frozen"] >> at // 5 & 1) for at in range(len(position["purse"]))]
    assert position["before"] == [cards * bids for cards, bids in zip(position["purse"], bidders, strict=True)]


def test_an_import_begins_with_nothing_behind_it(sqlite_stage: Stage) -> None:
    async def story() -> None:
        home = at_home(GAME, 1)
        at = len(home.log) // 2
        async with people(sqlite_stage, fewest()) as clients:
            fresh = await clients[0].create_from(home.dump(), ["person"] * fewest(), at=at)
            table = fresh.table.id
            begun = await all_sit(clients, table)
            assert begun.undo == 0
            for client in clients:
                look = await client.look(table)
                await refused("refused", "cannot-undo", client.undo(table, look.version))
                replay = await client.replay(table)
                assert replay.imported
                assert [step.number for step in replay.steps] == [0]
                file = await client.export(table)
                assert file["imported"]
                assert [deal["step"] for deal in file["deals"]] == [0]
            assert begun.table.commitment != quayside.commitment(str(home.dump()["seed"]))
            await abandoned(clients, table)
            whole = await clients[0].export(table)
            assert whole["log"] == []
            assert whole["imported"]
            text = json.dumps(whole)
            assert str(home.dump()["seed"]) not in text
            again = possible(quiet(home, at), None, Secret(whole["seed"]))  # anybody can deal it again afterwards
            again.begin()
            assert {**again.position(), "dice": None} == {**whole["origin"], "dice": None}

    asyncio.run(asyncio.wait_for(story(), 60))


# -- everybody is told ---------------------------------------------------------------------------------------------


async def _laid_out(clients: list[Client], seats: list[str], **settings: Any) -> str:
    home = at_home(GAME, 1)
    fresh = await clients[0].create_from(home.dump(), seats, at=len(home.log) // 2, **settings)
    return fresh.table.id


def test_an_imported_table_says_so_everywhere(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 2) as clients:
            table = await _laid_out(clients, ["person"] * fewest())
            link = await clients[0].link(table, 1)
            (listed,) = [each for each in (await clients[1].lobby(status="open")).tables if each.id == table]
            (mine,) = [each for each in (await clients[0].my_tables()).tables if each.id == table]
            invited = await clients[1].look_at_link(link.token)
            for info in (listed, mine, invited, (await clients[1].look(table)).table):
                assert info.id == table
                assert info.imported
                assert not info.rated
                assert info.origin is not None
                assert not info.origin.believed
                assert [sorted(facts) for facts in info.origin.facts] == [["cash"]] * fewest()
            own = await clients[0].create(GAME, ["person"] * fewest())
            assert not own.table.imported
            assert own.table.rated
            assert own.table.origin is None
            await clients[0].revoke(table, 1)
            await refused("forbidden", "bad-link", clients[1].look_at_link(link.token))

    asyncio.run(asyncio.wait_for(story(), 60))


def test_each_person_agrees_before_an_imported_game_begins(stage: Stage) -> None:
    async def story() -> None:
        async with people(stage, 3) as (owner, friend, other):
            table = await _laid_out([owner], ["person", "person", "person"])
            link = await owner.link(table, 1)
            await friend.use_link(link.token)
            fresh = await other.do(table, "sit")
            assert [seat.agreed for seat in fresh.table.seats] == [True, False, False]
            error = await refused("refused", "not-agreed", owner.do(table, "start"))
            assert error.problem.params == {"seats": [1, 2]}
            fresh = await friend.do(table, "agree")
            assert [seat.agreed for seat in fresh.table.seats] == [True, True, False]
            await refused("refused", "agreed", friend.do(table, "agree"))
            await refused("refused", "agreed", owner.do(table, "agree"))
            await friend.do(table, "leave")
            await friend.do(table, "sit")  # who sits down again agrees again
            error = await refused("refused", "not-agreed", owner.do(table, "start"))
            assert error.problem.params == {"seats": [1, 2]}
            for client in (friend, other):
                await client.do(table, "agree")
            assert (await owner.do(table, "start")).table.status == "playing"
            await refused("refused", "is-playing", other.do(table, "agree"))

    asyncio.run(asyncio.wait_for(story(), 60))


def test_bots_and_other_tables_need_no_agreement(sqlite_stage: Stage) -> None:
    async def story() -> None:
        async with people(sqlite_stage, 3) as clients:
            table = await _laid_out(clients, ["person", "bot:random", "bot:random"])
            assert (await clients[0].do(table, "start")).table.status == "playing"
            await abandoned(clients, table)
            fresh = await clients[0].do(table, "rematch")
            assert not fresh.table.imported
            fresh = await seated(clients)
            assert all(seat.agreed for seat in fresh.table.seats)
            open_table = (await clients[0].create(GAME, ["person"] * 3)).table.id
            await clients[1].do(open_table, "sit")
            await refused("refused", "agreed", clients[1].do(open_table, "agree"))
            await refused("forbidden", "no-seat", clients[2].do(open_table, "agree"))

    asyncio.run(asyncio.wait_for(story(), 60))


def test_the_host_may_believe_a_file_and_the_table_says_so(sqlite_stage: Stage) -> None:
    home = at_home(GAME, 1)
    at = len(home.log) // 2

    async def story(believed: bool) -> None:
        _table, links = await admin.import_game(sqlite_stage.settings, home.dump(), at, believed)
        async with people(sqlite_stage, fewest()) as clients:
            for client, token in zip(clients, links, strict=True):
                assert (await client.look_at_link(token)).origin is not None
                fresh = await client.use_link(token)
                assert fresh.table.imported
                assert fresh.table.origin is not None
                assert fresh.table.origin.believed is believed
                assert not fresh.table.rated

    for believed in (True, False):
        asyncio.run(asyncio.wait_for(story(believed), 60))
    kept = quayside.load(exports.imported(home.dump(), at, "a seed", KEY, trusted=True, believed=True).dump)
    for seat in (None, *range(fewest())):
        assert json.dumps(kept.view(seat)) == json.dumps(quiet(home, at).view(seat))
    assert kept.position()["dice"] != quiet(home, at).position()["dice"]


def test_games_imported_before_say_so_after_an_upgrade(tmp_path: Path) -> None:
    """They were taken as they are in their file; of those who sit there only the owner has agreed to that."""
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    config.set_main_option("script_location", "quayside.server.store:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
        old = MetaData()
        old.reflect(connection)
        usual: dict[type, object] = {str: "", int: 0, bool: False, float: 0.0}
        for person in ("ann", "ben"):
            _insert(connection, old.tables["people"], usual, id=person, settings={}, login=None)
        for table, origin in (("old", {"seed": 1}), ("own", None), ("bare", null())):
            more: dict[str, object] = {"options": {}, "times": [], "origin": origin}
            _insert(connection, old.tables["tables"], usual, id=table, owner="ann", **more)
            for seat, person in enumerate(("ann", "ben")):
                _insert(connection, old.tables["seats"], usual, table_id=table, seat=seat, person=person, link=None)
        command.upgrade(config, "head")
    with engine.connect() as connection:
        c, s = schema.tables.c, schema.seats.c
        found = {row.id: row.imported for row in connection.execute(select(c.id, c.imported))}
        agreed = [tuple(row) for row in connection.execute(select(s.table_id, s.person).where(s.agreed))]
    engine.dispose()
    assert found == {"old": {"believed": True, "facts": []}, "own": None, "bare": None}
    assert agreed == [("old", "ann")]


def _insert(connection: Connection, table: SqlTable, usual: dict[type, object], **values: object) -> None:
    """A row of an older table: what has to be there and does not matter here is empty."""
    for column in table.columns:
        if column.name not in values and not column.nullable:
            values[column.name] = usual[column.type.python_type]
    connection.execute(table.insert().values(**values))
