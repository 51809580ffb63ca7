"""What one process tells the others, and how it is read: a message of the wrong kind or shape changes nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal, Union

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from quayside.server.protocol import ChatLine
from quayside.server.store.rows import CHANGING, row_of
from quayside.table.entries import LogEntry
from quayside.table.log import follow
from quayside.table.table import Header, Seat, Table


class News(BaseModel):
    sender: str = Field(alias="from")


class SignedOut(News):
    """A session has ended, and its sockets with it."""

    what: Literal["signed-out"]
    session: str


class Present(News):
    """Who is at which table there: the seats, and how many others."""

    what: Literal["presence"]
    tables: dict[str, tuple[list[Annotated[int, Field(ge=0, le=63)]], Annotated[int, Field(ge=0)]]]


class Said(News):
    what: Literal["chat"]
    table: str
    line: ChatLine


class Changed(News):
    """A change of a table, with the header and the seats after it, so that nobody need read it from the database.

    It holds secrets: it goes from process to process only.
    """

    model_config = ConfigDict(extra="forbid")

    what: Literal["table"]
    table: str
    entry: LogEntry
    header: dict[str, Any]
    seats: list[Seat]


_NEWS: TypeAdapter[Union[SignedOut, Present, Said, Changed]] = TypeAdapter(
    Annotated[Union[SignedOut, Present, Said, Changed], Field(discriminator="what")]
)
_HEADER = TypeAdapter(Header)


def read(message: dict[str, Any]) -> Union[SignedOut, Present, Said, Changed]:
    """A message of another process; ValueError if it is none."""
    return _NEWS.validate_python(message)


def told_to_others(table: Table, entry: LogEntry) -> dict[str, Any]:
    return {
        "what": "table",
        "table": table.id,
        "entry": row_of(entry),
        "header": {name: getattr(table.header, name) for name in CHANGING},
        "seats": [row_of(seat) for seat in table.seats],
    }


def follows(table: Table, news: Changed) -> bool:
    """Whether the news is of the change that comes next; after a gap it is not, and the database has to be asked."""
    return bool(news.header.get("version") == table.header.version + 1)


def take(table: Table, news: Changed) -> None:
    """Bring a table to where the news says it is; ValueError if that cannot be."""
    if news.header.keys() != set(CHANGING) or [seat.seat for seat in news.seats] != [seat.seat for seat in table.seats]:
        raise ValueError("these are not the header and the seats of a table")
    header: Header = _HEADER.validate_python(vars(replace(table.header, **news.header)))
    follow(table, header, news.seats, [news.entry])
