"""A player for the terminal that takes random legal actions: two of these, in two terminals, play a whole game.

python -m quayside.client http://localhost:8000 --game GAME     # lays a table and says its id
python -m quayside.client http://localhost:8000 --table ID           # sits down there
"""

from __future__ import annotations

import argparse
import asyncio
import random

from quayside.client import Client, connect
from quayside.server.protocol import Fresh

PEOPLE = 2


async def lay(me: Client, game: str) -> str:
    """A table for two people; bots fill it where the game needs more."""
    fewest = next(each.players[0] for each in await me.games() if each.id == game)
    seats = ["person"] * PEOPLE + ["bot"] * max(0, fewest - PEOPLE)
    table = (await me.create(game, seats, name="Two terminals")).table.id
    print(f"table {table}", flush=True)
    while any(seat.kind == "person" and seat.name is None for seat in (await me.look(table)).table.seats):
        await asyncio.sleep(0.5)
    await me.do(table, "start")
    return table


async def sit(me: Client, table: str) -> str:
    """A seat at a table that is there already."""
    await me.do(table, "sit")
    while (await me.look(table)).table.status == "open":
        await asyncio.sleep(0.5)
    return table


def at_random(fresh: Fresh) -> str:
    return random.choice(fresh.legal).action


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url", help="the server, such as http://localhost:8000")
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--game", help="lay a table of this game and wait for somebody")
    wanted.add_argument("--table", help="sit down at this table")
    parser.add_argument("--name", default="Terminal")
    args = parser.parse_args()
    async with Client(args.url) as me:
        await me.guest(args.name)
        table = await lay(me, args.game) if args.game else await sit(me, args.table)
        assert me.token is not None
        async with connect(args.url, me.token) as live:
            await live.subscribe(table)
            end = await live.play(table, at_random)
            print(f"{end.table.status}: {end.view and end.view.get('result')}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
