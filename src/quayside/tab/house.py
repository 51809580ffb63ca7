"""The house itself: who is here, their tables, what they do at them, and the page that is told of it."""

from __future__ import annotations

import json
import secrets
import string
import time
from typing import Any, Callable, Mapping, Optional

import quayside
from quayside.counsel.answers import play_on, practice
from quayside.counsel.asking import against_bots, must_be_finished, one_person
from quayside.kernel.rng import Quick
from quayside.tab.bots import Bots
from quayside.tab.coaching import Coach, Desk
from quayside.tab.eyes import Eyes, is_shared, sharers
from quayside.tab.keeping import NOT_KEPT, Kept, Tables
from quayside.tab.store import Store
from quayside.table import commands, exports, laying
from quayside.table.commands import Actor, Command
from quayside.table.refusals import Refusal, malformed, refused
from quayside.table.shapes import Done, Fresh, Me, SignedIn, TableList, Update, Welcome
from quayside.table.sheets import packed, unpacked
from quayside.table.table import OVER, Table
from quayside.table.views import fresh, table_info

ME, KEY = "me", "key"  # notes
LETTERS = string.ascii_letters + string.digits


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(16))


def new_seed() -> str:
    return secrets.token_urlsafe(32)


class House:
    """`send` gets texts for the page, as a socket would bring them; `passed` is told at which shared table the device
    goes to the next one, who sees it anew. `changed` is for other tabs, `helper` for the coach's worker.
    """

    def __init__(
        self,
        store: Store,
        send: Callable[[str], None] = lambda text: None,
        passed: Callable[[str], None] = lambda table: None,
        changed: Callable[[str], None] = lambda table: None,
        helper: Callable[[str], None] = lambda text: None,
        pause: float = 0.3,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.now = now
        self.eyes = Eyes()
        self.tables = Tables(store, now)
        self.tables.changed = self._changed
        self.bots = Bots(self.tables, pause, lambda table: table in self._listening or table in self._covered)
        self.desk = Desk(helper)
        self.coach = Coach(self.tables, self.desk)
        self.me: Optional[Me] = None
        self._send = send
        self._passed = passed
        self._tell_others = changed
        self._key = ""
        self._listening: dict[str, int] = {}  # tables that the page looks at, and the version it has had
        self._covered: set[str] = set()  # tables that it shows covered, until somebody has the device in hand

    async def open(self) -> None:
        """Remember who is here."""
        known = await self.store.note(ME)
        self.me = None if known is None else json.loads(known)
        self._key = await self.store.note(KEY) or ""
        if not self._key:
            self._key = secrets.token_hex(32)
            await self.store.keep_note(KEY, self._key)

    # -- people ----------------------------------------------------------------------------------------------------

    def somebody(self) -> Me:
        if self.me is None:
            raise Refusal("forbidden", "not-signed-in", "say who you are first: POST /api/guest")
        return self.me

    async def enter(self, name: str, language: Any) -> SignedIn:
        """Somebody is here for the first time."""
        me: Me = {"id": new_id(), "name": name, "guest": True, "language": language, "settings": {}}
        await self._remember(me)
        return {**me, "token": ""}

    async def change_me(self, change: Mapping[str, Any]) -> Me:
        me: Me = {**self.somebody(), **{key: change[key] for key in ("name", "language") if key in change}}  # type: ignore[typeddict-item]
        await self._remember(me)
        return me

    async def _remember(self, me: Me) -> None:
        await self.store.keep_note(ME, json.dumps(me))
        self.me = me

    def welcome(self) -> Welcome:
        """What the page is told first."""
        return {
            "type": "welcome",
            "me": self.somebody(),
            "house": self.now(),
            "maintenance": None,
            "compiled": quayside.compiled(),
        }

    # -- tables ----------------------------------------------------------------------------------------------------

    async def create(self, wanted: Mapping[str, Any]) -> Done:
        wish = _wish(wanted)
        dealing = laying.new_game(str(wanted["game"]), wanted.get("options", {}), new_seed())
        return await self._lay(wish, dealing)

    async def create_from(self, wanted: Mapping[str, Any]) -> Done:
        """Go on from an exported game. Whoever could be kept busy by a made-up one has brought it along."""
        seed, wish = new_seed(), _wish(wanted)
        found = exports.imported(wanted["dump"], wanted.get("at"), seed, self._key, trusted=True)
        return await self._lay(wish, _going_on(wish, seed, found))

    async def go_on(self, wanted: Mapping[str, Any]) -> Done:
        """A game at a server goes on here from where its player had last something to decide.

        The server has dealt anew what that seat may not know, so there is nothing to hide from whoever holds the file.
        """
        seed, wish, data = new_seed(), _wish(wanted), wanted["dump"]
        one_person([kind for kind, _bot in wish.seats])
        if wish.seats[int(data["seat"])][0] != "person":
            raise malformed("bad-seats", "that is another seat's game")
        found = exports.imported(data, None, seed, self._key, trusted=True, believed=True)
        return await self._begun(wish, seed, found)

    async def practise(self, wanted: Mapping[str, Any]) -> Done:
        """A new game in which hints may be asked for; it is begun at once."""
        seed, wish = new_seed(), _wish(wanted)
        one_person([kind for kind, _bot in wish.seats])
        found = practice(str(wanted["game"]), len(wish.seats), wanted.get("options", {}), seed, self._key)
        return await self._begun(wish, seed, found)

    async def play_on(self, table_id: str, entry: int, seat: int) -> Done:
        """A new table against bots from before an action. What the seat could not know is dealt anew."""
        table, seed = await self.tables.current(table_id), new_seed()
        must_be_finished(table)
        found = play_on(table, entry, seat, seed, self._key)
        return await self._begun(laying.Wish(against_bots(table, seat)), seed, found)

    async def _begun(self, wish: laying.Wish, seed: str, found: exports.Imported) -> Done:
        laid = await self._lay(wish, _going_on(wish, seed, found))
        assert laid["fresh"] is not None
        kept = await self.change(laid["fresh"]["table"]["id"], commands.Start())
        return kept.done(self.somebody()["id"])

    async def _lay(self, wish: laying.Wish, dealing: laying.Dealing) -> Done:
        me = self.somebody()
        command = laying.laid_out(wish, dealing, new_id(), me["id"], self.now())
        kept = await self.tables.write(command.header.id, self._myself(), command)
        return kept.done(me["id"])

    async def rematch(self, table_id: str) -> Done:
        """The same people at a new table."""
        me, before = self.somebody(), await self.tables.current(table_id)
        if before.header.rematch is None:
            await self.tables.write(table_id, self._myself(), commands.Rematch(new_id()))
        new = before.header.rematch
        assert new is not None
        try:
            await self.tables.current(new)
        except Refusal:
            again = laying.laid_again(before, new, me["id"], new_seed(), self.now())
            await self.tables.write(new, self._myself(), again)
        table = await self.tables.current(new)
        for seat in sharers(before):
            person, name = before.seats[seat].person, before.seats[seat].name
            if table.seat_of(person) is None:
                await self.tables.write(new, Actor(person, name or ""), commands.Sit(seat))
        return Kept(table, table.header.version, True).done(me["id"])

    async def sit(self, table_id: str, seat: Optional[int], name: Optional[str]) -> Done:
        """Take a seat oneself, or give it to somebody else at this device, who has a name."""
        actor = self._myself() if not name else Actor(new_id(), name)
        kept = await self.tables.write(table_id, actor, commands.Sit(seat))
        return kept.done(self.somebody()["id"])

    async def change(
        self,
        table_id: str,
        command: Command,
        expected: Optional[int] = None,
        move: Optional[str] = None,
    ) -> Kept:
        """What whoever has the device does at a table."""
        table = await self.tables.current(table_id)
        return await self.tables.write(table_id, self.eyes.actor(table), command, expected, move)

    async def wish_for_all(self, table_id: str, command: Command) -> Kept:
        """A wish that all who play have to share: those at one device have spoken about it."""
        table = await self.tables.current(table_id)
        people = [table.seats[seat] for seat in sharers(table)] if is_shared(table) else []
        actors = [Actor(seat.person, seat.name or "") for seat in people] or [self._myself()]
        for actor in actors:
            kept = await self.tables.write(table_id, actor, command)
        return kept

    async def listed(self, status: Optional[str]) -> TableList:
        found = [table for table in await self.tables.all() if status in (None, table.header.status)]
        return {"tables": [table_info(table, self._looker(table)) for table in found], "next": None}

    def _looker(self, table: Table) -> Optional[str]:
        """As whom a list shows a table: at a shared one as the first of those who are asked."""
        running = table.running() & set(sharers(table)) if is_shared(table) else set()
        return table.seats[min(running)].person if running else table.header.owner

    async def export(self, table_id: str) -> dict[str, Any]:
        table = await self.tables.current(table_id)
        return exports.export(table, self.eyes.person(table), self._key, Quick(secrets.randbits(60)))

    # -- tables as files, to take to another browser ---------------------------------------------------------------

    async def packed(self) -> dict[str, Any]:
        """All tables with all that is kept of them. It tells everything, to those at this device."""
        sheets = json.loads(await self.store.sheets())
        found = [packed(sheet, await self.store.entries(sheet["header"]["id"], 0)) for sheet in sheets]
        return {"quayside": "house", "me": self.somebody(), "tables": found}

    async def bring(self, data: Any) -> dict[str, int]:
        """Tables of such a file become ours; what is here already stays as it is."""
        brought = 0
        for each in _tables_in(data, self.somebody()["id"]):
            table, sheet, entries = unpacked(each)
            written = await self.store.bring(table.id, sheet, entries)
            if written not in ("kept", "taken"):
                raise Refusal("unavailable", *NOT_KEPT[written])
            brought += written == "kept"
        return {"brought": brought}

    async def remove(self, table_id: str) -> None:
        """Delete a game that is over, for good."""
        table = await self.tables.current(table_id)
        if table.header.status not in OVER:
            raise refused("not-over", "end the game first")
        await self.coach.forget(table_id)
        await self.tables.forget(table_id)

    # -- the page --------------------------------------------------------------------------------------------------

    async def fresh(self, table_id: str, since: Optional[int]) -> Fresh:
        table = await self.tables.current(table_id)
        person = self.eyes.person(table)
        if person is None:
            self._covered.add(table_id)
            self.bots.wake(table)
        return fresh(table, person, since, self.tables.log(table, since))

    async def listen(self, table_id: str, since: Optional[int]) -> Fresh:
        """The page looks at a table from now on."""
        found = await self.fresh(table_id, since)
        table = await self.tables.current(table_id)
        self._listening[table_id] = table.header.version
        self._covered.discard(table_id)
        self.bots.wake(table)
        return found

    def unlisten(self, table_id: str) -> None:
        self._listening.pop(table_id, None)

    def listens(self, table_id: str) -> bool:
        return table_id in self._listening

    async def take_device(self, table_id: str, seat: int) -> Fresh:
        """Whose turn it is has the device in hand."""
        table = await self.tables.current(table_id)
        self.eyes.take(table, seat)
        return fresh(table, self.eyes.person(table), None, ())

    def _changed(self, table: Table, ours: bool) -> None:
        if self.eyes.pass_on(table) and (self.listens(table.id) or table.id in self._covered):
            self.unlisten(table.id)
            self._covered.add(table.id)
            self._passed(table.id)
        had = self._listening.get(table.id)
        if had is not None and had < table.header.version:
            person = self.eyes.person(table)
            shown = table.shown(had, table.seat_of(person))
            update: Update = {"type": "update", "fresh": fresh(table, person, shown, self.tables.log(table, shown))}
            self._listening[table.id] = table.header.version
            self._send(json.dumps(update))
        if ours:
            self._tell_others(table.id)
        self.bots.wake(table)

    def _myself(self) -> Actor:
        me = self.somebody()
        return Actor(me["id"], me["name"])


def _going_on(wish: laying.Wish, seed: str, found: exports.Imported) -> laying.Dealing:
    return laying.imported_game(wish, seed, found.dump, {"believed": False, "facts": found.facts})


def _tables_in(data: Any, me: str) -> list[Any]:
    """The tables of a file, with me in the place of whoever has saved it; one alone is a table itself."""
    try:
        if data.get("quayside") != "house":
            return [data]
        theirs, mine = json.dumps(str(data["me"]["id"])), json.dumps(me)
        return [json.loads(json.dumps(each).replace(theirs, mine)) for each in data["tables"]]
    except (AttributeError, KeyError, TypeError):
        raise malformed("bad-file", "this is not a file of games kept by Quayside") from None


def _wish(wanted: Mapping[str, Any]) -> laying.Wish:
    """A request as the table understands it. All at this device may sit down, and no clock runs while nobody looks."""
    return laying.Wish(
        seats=[(str(seat.get("kind", "person")), seat.get("bot")) for seat in wanted["seats"]],
        name=str(wanted.get("name", "")).strip()[:60],
        confirm=bool(wanted.get("confirm", False)),
    )
