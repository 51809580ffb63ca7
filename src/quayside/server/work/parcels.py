"""What goes to a worker process and comes back: plain data as bytes, packed in as little of the loop's time as can be.

Both ends are the same Python, so `marshal` serves: it is several times as fast as JSON and nobody else reads it.
"""

from __future__ import annotations

import json
import marshal
import zlib
from dataclasses import dataclass
from typing import Any, Iterator

import quayside
from quayside.games.registry import entry as game_entry
from quayside.kernel.state import FORMAT, State, checksum
from quayside.server.refusals import HttpRefusal, status_of
from quayside.table.refusals import Refusal
from quayside.table.table import Header, Seat, Table

SIZE = 8  # bytes that say how long the rest is
NEWS, ANSWER = "news", "answer"  # what a worker says: how far it is, and what came of it
WORTH_ZIPPING = 2048
ZIPPED = 1  # zlib's level: views repeat each other so much that the fastest makes them a fiftieth
GZIP = 16 + zlib.MAX_WBITS
PIECE = 64 * 1024


def framed(data: Any) -> bytes:
    """Data with its length before it."""
    body = marshal.dumps(data)
    return len(body).to_bytes(SIZE, "big") + body


def opened(body: bytes) -> Any:
    return marshal.loads(body)


def packed(table: Table) -> bytes:
    """A table with its whole game: the position it began with, the one it has, and what was done between."""
    g = table.state
    game = None
    if g is not None:
        log = [(entry.seat, entry.action, entry.outcomes) for entry in g.log]
        game = (g.replayed(0).position(), g.position(), log)
    return marshal.dumps((vars(table.header), [vars(seat) for seat in table.seats], game))


def unpacked(data: bytes) -> Table:
    header, seats, game = marshal.loads(data)
    table = Table(Header(**header), [Seat(**seat) for seat in seats])
    if game is not None:
        table.state = _game(table.header, *game)
    return table


def _game(header: Header, origin: dict[str, Any], position: dict[str, Any], log: list[tuple[Any, ...]]) -> State:
    book = game_entry(header.game).book
    dump = {
        "format": FORMAT,
        "game": header.game,
        "rules": book.version,
        "seed": header.seed,
        "options": header.options,
        "components": None,
        "log": [[seat, book.actions.name(action), list(outcomes)] for seat, action, outcomes in log],
        "origin": origin,
        "state": position,
    }
    return quayside.load({**dump, "check": checksum(dump)})


@dataclass(frozen=True)
class PackedAnswer:
    """An answer as JSON text, zipped if that is worth it."""

    body: bytes
    zipped: bool

    def pieces(self) -> Iterator[bytes]:
        """The text, unzipped bit by bit: it may be a hundred times as long."""
        if not self.zipped:
            yield self.body
            return
        reader = zlib.decompressobj(GZIP)
        piece = reader.decompress(self.body, PIECE)
        while piece:
            yield piece
            piece = reader.decompress(reader.unconsumed_tail, PIECE)


def as_answer(data: object) -> PackedAnswer:
    text = json.dumps(data).encode()
    if len(text) < WORTH_ZIPPING:
        return PackedAnswer(text, False)
    writer = zlib.compressobj(ZIPPED, wbits=GZIP)
    return PackedAnswer(writer.compress(text) + writer.flush(), True)


def as_plain(refusal: Refusal) -> tuple[Any, ...]:
    """A refusal as plain data; `as_refusal` makes it again."""
    return (refusal.kind, refusal.reason, refusal.message, refusal.extra, status_of(refusal), refusal.retry_after)


def as_refusal(data: tuple[Any, ...]) -> Refusal:
    kind, reason, message, extra, status, retry_after = data
    refusal = HttpRefusal(status, kind, reason, message, **extra)
    refusal.retry_after = retry_after
    return refusal
