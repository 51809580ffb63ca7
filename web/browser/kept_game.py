"""A finished game as a browser tab keeps it: `python kept_game.py GAME` prints a file that a tab can bring in. With a
number of rounds behind it, the game ends after so many where it has such an option."""

from __future__ import annotations

import asyncio
import json
import sys

from quayside.bots.base import answer
from quayside.bots.registry import make_bot
from quayside.games.registry import GAMES
from quayside.tab.house import House
from quayside.tab.store import Memory
from quayside.table.commands import HOUSE, Act, Start

SEATS = 3
SEED = 11


async def kept(game: str, rounds: int | None = None) -> str:
    limited = rounds is not None and any(option.name == "round_limit" for option in GAMES[game].book.options)
    house = House(Memory())
    await house.open()
    await house.enter("Ann", "en")
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": "club"} for _ in range(SEATS - 1))]
    made = await house.create({"game": game, "seats": seats, "options": {"round_limit": rounds} if limited else {}})
    assert made["fresh"] is not None
    table = made["fresh"]["table"]["id"]
    await house.change(table, Start())
    at = await house.tables.current(table)
    assert at.state is not None
    bots = [make_bot("club", game, SEED + seat) for seat in range(SEATS)]
    while not at.state.over:
        seat = at.state.pending()[0]
        action = at.state.book.actions.name(answer(at.state, seat, bots[seat]))
        actor, command = (HOUSE, Act(action, seat)) if at.seats[seat].driven else (house.eyes.actor(at), Act(action))
        await house.tables.write(table, actor, command)
    return json.dumps(await house.packed())


if __name__ == "__main__":
    print(asyncio.run(kept(sys.argv[1], *map(int, sys.argv[2:]))))
