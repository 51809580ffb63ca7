"""A table from the first chair to the last export, in memory: what a browser tab does, and what needs no server."""

from __future__ import annotations

import json
import random
from typing import Optional

from quayside.bots.base import Bot, Budget
from quayside.bots.registry import make_bot
from quayside.games.registry import entry as game_entry
from quayside.kernel.rng import Quick
from quayside.table import bots, commands, exports, replays, views
from quayside.table.changing import change, laid
from quayside.table.commands import HOUSE, Actor, Command
from quayside.table.entries import LogEntry
from quayside.table.log import played_again
from quayside.table.table import FINISHED, OVER, Header, Seat, Table
from quayside.table.undoing import undoable

ANN, BEN = Actor("ann", "Ann"), Actor("ben", "Ben")
PEOPLE = (ANN, BEN)
KEY = "a key"
LONGEST = 4000  # changes


class Evening:
    """Two people and a bot play one game; everything that was logged is kept."""

    def __init__(self, game: str, seed: int, confirm: bool = False, bot: str = "random") -> None:
        self.rng = random.Random(seed)
        self.now = 1_000_000.0
        self.log: list[LogEntry] = []
        self.undone = 0
        players = max(3, game_entry(game).book.players[0])
        header = Header(
            id="evening",
            owner="ann",
            name="",
            game=game,
            options={},
            rules=game_entry(game).book.version,
            seed=f"evening {seed}",
            origin=None,
            public=True,
            mode="live",
            spectators=True,
            confirm=confirm,
            clock={"seconds": 10_000, "increment": 5},
            absence=60.0,
            created_at=self.now,
        )
        self.table = laid(header)
        seats = [Seat(seat, bot=None if seat < len(PEOPLE) else bot) for seat in range(players)]
        self.do(ANN, commands.Create(header, seats, 0))
        self.do(BEN, commands.Sit())
        self.do(ANN, commands.Start())
        self.bots: dict[str, Bot] = {}

    def do(self, actor: Actor, command: Command, expected: Optional[int] = None) -> None:
        self.now += 1.0
        move = f"move-{len(self.log)}"
        entry = change(self.table, actor, command, self.now, expected=expected, move=move)
        assert entry.version == self.table.header.version == len(self.log) + 1
        self.log.append(entry)

    def play(self) -> Table:
        """Until the game is over."""
        while self.table.header.status not in OVER:
            assert len(self.log) < LONGEST
            if not self._bot() and not self._confirmed() and not self._took_back():
                self._act()
        return self.table

    def _bot(self) -> bool:
        turn = bots.next_turn(self.table, lambda: Quick(self.rng.getrandbits(40)))
        if turn is None:
            return False
        bot = self.bots.setdefault(turn.bot, make_bot(turn.bot, self.table.header.game, 1))
        self.do(HOUSE, turn.command(bot.choose(turn.situation, Budget(0.1))), turn.version)
        return True

    def _confirmed(self) -> bool:
        seat = self.table.header.unconfirmed
        if seat is None or self.rng.random() < 0.2:
            return False
        self.do(PEOPLE[seat], commands.Confirm(), self.table.version_for(seat))
        return True

    def _took_back(self) -> bool:
        for seat, actor in enumerate(PEOPLE):
            most = undoable(self.table, seat).steps
            if most and self.rng.random() < 0.15:
                self.do(actor, commands.Undo(self.rng.choice((None, 1, most))), self.table.version_for(seat))
                self.undone += 1
                return True
        return False

    def _act(self) -> None:
        for actor in PEOPLE:
            fresh = json.loads(json.dumps(views.fresh(self.table, actor.person, None, ())))
            if fresh["legal"]:
                action = self.rng.choice(fresh["legal"])["action"]
                assert views.why_not(self.table, str(actor.person), action) == {"legal": True}
                self.do(actor, commands.Act(action), fresh["version"])
                return


def whole_evening(game: str, seed: int, confirm: bool = False) -> Evening:
    """Play, and see that what was logged tells the same game again."""
    evening = Evening(game, seed, confirm)
    table = evening.play()
    g = table.state
    assert g is not None
    assert table.header.status == FINISHED
    again = played_again(table.header, len(table.seats), evening.log, check=True)
    assert again.digest() == g.digest()
    replay = replays.replay(table, 0, 0, replays.PAGE)
    assert g.result is not None
    assert replay["result"] == g.result.to_dict()
    file = json.loads(json.dumps(exports.export(table, "ann", KEY, Quick(1))))
    gone_on = exports.imported(file, len(file["log"]) // 2, "another seed", KEY)
    assert gone_on.dump["game"] == game
    return evening


if __name__ == "__main__":
    import sys

    found = whole_evening(sys.argv[1], 1)
    print(len(found.log), found.undone)
