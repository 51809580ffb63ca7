"""A page before a house in a tab: it asks as the browser client does."""

from __future__ import annotations

import json
import random
from typing import Any, Optional

from quayside.tab.doors import answered
from quayside.tab.helping import Helper
from quayside.tab.house import House
from quayside.tab.socket import heard
from quayside.tab.store import Memory


class Page:
    """With a helper of its own, as a browser has a second worker."""

    def __init__(self, store: Memory, chance: int = 1, pause: float = 0.0) -> None:
        self.told: list[dict[str, Any]] = []
        self.others: list[str] = []
        self.passed: list[str] = []
        self.helper = Helper(lambda text: self.house.desk.hear(text))
        self.house = House(store, self._tell, self.passed.append, self.others.append, self.helper.hear, pause)
        self.random = random.Random(chance)
        self.said = 0

    def _tell(self, text: str) -> None:
        self.told.append(json.loads(text))

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = json.loads(await answered(self.house, method, path, None if body is None else json.dumps(body)))
        assert answer["status"] == status, answer
        return answer["body"]

    async def say(self, **message: Any) -> Any:
        self.said += 1
        return json.loads(await heard(self.house, json.dumps({"id": str(self.said), **message})))

    async def enter(self, name: str = "Ann") -> None:
        await self.house.open()
        await self.ask("POST", "/guest", {"name": name, "language": "en"})

    async def table(self, game: str, seats: list[str], **more: Any) -> str:
        seats_asked = [{"kind": "person"} if seat == "person" else {"kind": "bot", "bot": seat} for seat in seats]
        made = await self.ask("POST", "/tables", {"game": game, "seats": seats_asked, **more})
        table: str = made["fresh"]["table"]["id"]
        return table

    async def look(self, table: str) -> Any:
        return await self.ask("GET", f"/tables/{table}")

    async def act(self, table: str, fresh: Any) -> Any:
        action = fresh["forced"] or self.random.choice(fresh["legal"])["action"]
        move = f"move-{self.random.randrange(10**12)}"
        return await self.say(type="act", table=table, version=fresh["version"], move=move, action=action)

    async def play(self, table: str, most: int = 10_000) -> Any:
        """Answer at random until the game is over, or so many times."""
        await self.say(type="subscribe", table=table, since=0)
        for _ in range(most):
            await self.house.bots.rest()
            fresh = await self.look(table)
            if fresh["table"]["status"] == "finished":
                break
            if fresh["seat"] is None:
                seat = fresh["table"]["pending"][0]
                fresh = await self.ask("POST", f"/tables/{table}/device", {"seat": seat})
            answer = await self.act(table, fresh)
            assert answer["type"] == "done", answer
        return await self.look(table)


async def begun(game: str, seats: list[str], store: Optional[Memory] = None) -> tuple[Page, str]:
    page = Page(store or Memory())
    await page.enter()
    table = await page.table(game, seats)
    await page.ask("POST", f"/tables/{table}/start")
    return page, table
