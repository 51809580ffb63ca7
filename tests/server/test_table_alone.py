"""The life of a table needs nobody around it: no server, no database, no loop and nothing that is not Python's own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from quayside.bots.base import Budget
from quayside.bots.registry import make_bot
from quayside.games.registry import GAMES
from quayside.kernel.rng import Quick
from quayside.table import commands, views
from quayside.table.bots import next_turn
from quayside.table.changing import change, drafted
from quayside.table.commands import HOUSE
from quayside.table.entries import LogEntry
from quayside.table.refusals import Refusal
from server.evening import ANN, BEN, Evening, whole_evening

# Whatever a browser tab has not, and all that only servers use.
WITHOUT = """
import runpy, sys
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"asyncio", "sqlite3", "fastapi",
                                  "starlette", "sqlalchemy", "alembic", "redis", "httpx", "uvicorn", "pydantic"}:
            raise ImportError(f"{name} is not there")
sys.meta_path.insert(0, Nowhere())
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("confirm", [False, True])
def test_a_whole_evening_with_bots_and_undo(game: str, confirm: bool) -> None:
    evening = whole_evening(game, 3, confirm)
    assert evening.undone > 3
    assert {entry.kind for entry in evening.log} >= {"create", "sit", "start", "act", "undo"}
    assert any(entry.seat == 2 for entry in evening.log if entry.kind == "act")


@pytest.mark.parametrize(
    ("stored", "level"), [("greedy", "greedy"), ("grandmaster", "grandmaster"), ("of-another-package", "club")]
)
def test_a_stored_seat_is_played_whatever_its_bot_was_called(stored: str, level: str) -> None:
    """A bot may have had another name, or have come with a package that is not installed any more."""
    evening = Evening(next(iter(GAMES)), 4, bot=stored)
    while (turn := next_turn(evening.table, lambda: Quick(1))) is None:
        evening._act()
    assert evening.table.seats[2].bot == stored
    assert turn.bot == level
    assert make_bot(turn.bot, evening.table.header.game).choose(turn.situation, Budget(0.0)) in turn.situation.legal


def test_an_evening_where_there_is_no_loop_and_no_network() -> None:
    story = Path(__file__).with_name("evening.py")
    line = [sys.executable, "-c", WITHOUT, str(story), next(iter(GAMES))]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout.split()[0]) > 20


@pytest.mark.parametrize(
    ("asked", "one"),
    [
        ("reprice(black, 2, 3)", True),
        ("reprice(colour=black,old=2,new=3)", True),
        (" reprice( black, new=3, old=2 ) ", True),
        ("reprice(black, 3, 2)", False),
        ("reprice(black, old=3, new=2)", False),
        ("reprice(black, 2)", False),
        ("price(black, 2, 3)", False),
    ],
)
def test_a_repeated_move_is_told_by_each_argument(asked: str, one: bool) -> None:
    """The same numbers in another order are another action."""
    logged = LogEntry(version=1, kind="act", at=0.0, action="reprice(colour=black, old=2, new=3)")
    assert commands.Act(asked).same_as(logged) is one


def test_a_refusal_changes_nothing_and_a_repeated_move_is_made_once() -> None:
    evening = Evening(next(iter(GAMES)), 5)
    table = evening.table
    seat = next(seat for seat in range(2) if views.fresh(table, (ANN, BEN)[seat].person, None, ())["legal"])
    actor, other = (ANN, BEN)[seat], (ANN, BEN)[1 - seat]
    action = views.fresh(table, actor.person, None, ())["legal"][0]["action"]
    assert table.state is not None
    before = (vars(table.header).copy(), table.state.digest())
    for who, command, expected, reason in (
        (other, commands.Undo(1), None, "cannot-undo"),
        (actor, commands.Act(action), table.header.version + 1, "stale"),
        (actor, commands.Act("no such thing"), None, "no-such-action"),
        (actor, commands.Confirm(), None, "nothing-to-confirm"),
        (HOUSE, commands.Act(action, seat), None, "not-driven"),
    ):
        with pytest.raises(Refusal) as caught:
            change(table, who, command, 0.0, expected=expected)
        assert caught.value.reason == reason
        assert (vars(table.header), table.state.digest()) == before
    first = change(table, actor, commands.Act(action), 5.0, expected=table.version_for(seat), move="once")
    again = change(table, actor, commands.Act(action), 6.0, expected=0, move="once")
    assert again is first
    with pytest.raises(Refusal, match="used for something else"):
        change(table, actor, commands.Undo(1), 7.0, move="once")


def test_a_draft_leaves_the_table_as_it_is() -> None:
    """The server gives a draft up when its disk fails: the table must not know of it."""
    evening = Evening(next(iter(GAMES)), 5)
    table = evening.table
    seat = next(seat for seat in range(2) if views.fresh(table, (ANN, BEN)[seat].person, None, ())["legal"])
    actor = (ANN, BEN)[seat]
    shown = views.fresh(table, actor.person, None, ())
    draft, entry = drafted(table, actor, commands.Act(shown["legal"][0]["action"]), "m", 9.0, 9.0)
    assert views.fresh(table, actor.person, None, ()) == shown
    assert entry.version == draft.header.version == table.header.version + 1
