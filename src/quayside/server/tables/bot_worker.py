"""A worker process for bots: reads situations as JSON lines, answers with actions. It never sees a game, only views.

A bot that looks ahead also gets a deal that its seat holds possible, made from that seat's view with dice of its own.
"""

from __future__ import annotations

import json
import os
import sys

import quayside
from quayside.bots.base import Bot, Budget, Situation
from quayside.bots.registry import make_bot
from quayside.games.registry import load_games
from quayside.server.priority import stand_back


def answer(line: str, bots: dict[tuple[str, str], Bot]) -> str:
    """One decision. Bots are kept, because making one may be slow; nothing of a game is kept with them."""
    asked = json.loads(line)
    key = (asked["bot"], asked["game"])
    deal = None if asked["deal"] is None else quayside.load(asked["deal"])
    if key not in bots:
        bots[key] = make_bot(asked["bot"], asked["game"], int.from_bytes(os.urandom(6), "big"))
    situation = Situation(
        asked["game"], asked["seat"], asked["view"], asked["step"], asked["context"], asked["legal"], deal
    )
    bots[key].forget()
    return json.dumps({"id": asked["id"], "action": int(bots[key].choose(situation, Budget(asked["seconds"])))})


def main() -> None:
    stand_back(int(sys.argv[1]))
    load_games()
    bots: dict[tuple[str, str], Bot] = {}
    for line in sys.stdin:
        print(answer(line, bots), flush=True)


if __name__ == "__main__":
    main()
