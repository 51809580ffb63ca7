"""The tables of the database. Migrations in `migrations/` bring an older database here."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

Serial = BigInteger().with_variant(Integer, "sqlite")

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),  # null: a guest
    Column("password", Text),
    Column("email", String(254)),
    Column("language", String(8), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False, index=True),  # to the hour
    Column("banned_until", Float),
    Column("banned_why", Text),
    Column("muted_until", Float),
    Column("reset", String(64), unique=True, index=True),  # hash of what sets a new password, once
    Column("reset_until", Float),
    Column("deleted_at", Float),  # what is left of an account is its seats
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token in the cookie
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False, index=True),  # to the hour
    Column("address", String(64)),  # where it began, for its owner to recognise
    Column("agent", String(200)),
)

places = Table(  # where an account has signed in before
    "places",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("place", String(64), primary_key=True),  # an address, under a secret of the server
    Column("at", Float, nullable=False),
)

bans = Table(  # of addresses; a person's own is in `people`
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),  # or a network
    Column("until", Float, nullable=False),
    Column("why", Text, nullable=False),
    Column("created_at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("reporter", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer),  # null: about the table
    Column("person", String(32)),  # who sat there then
    Column("name", String(60), nullable=False),  # of the person or the table, as it was then
    Column("reason", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("closed_at", Float),
)

notes = Table(  # what the host has switched, and when the house was tidied
    "notes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", JSON, nullable=False),
    Column("at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", String(40), nullable=False),  # the rules version the game began with
    Column("seed", String(64), nullable=False),  # secret until the end
    Column("origin", JSON),  # the dump an imported game goes on from; null: dealt from the seed
    Column("public", Boolean, nullable=False),
    Column("mode", String(8), nullable=False),  # live or turns
    Column("spectators", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("clock", JSON),  # seconds and increment, or null
    Column("absence", Float, nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("version", Integer, nullable=False),  # entries in the log
    Column("pending", Integer, nullable=False),  # the set of the seats that have to decide
    Column("unconfirmed", Integer),  # the seat that has still to confirm its turn
    Column("bots_pending", Boolean, nullable=False, index=True),
    Column("times", JSON, nullable=False),  # per seat: seconds left, and since when its clock runs (of the house)
    Column("due_at", Float, index=True),  # when the first clock runs out, by the clock of the house
    Column("rematch", String(32)),
    Column("created_at", Float, nullable=False, index=True),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("touched_at", Float, nullable=False),  # last write; internal, never shown
    Column("pause_asked", Integer, nullable=False, server_default="0"),  # mask of the seats that want a pause
    Column("end_asked", Integer, nullable=False, server_default="0"),  # mask of the seats that want to end the game
    Column("head", String(32), nullable=False, server_default=""),  # the hash of the last entry
    Column("seal", String(32), nullable=False, server_default=""),  # a hash of what decides on the game: see `chain.py`
    Column("round", Integer),  # where the game has rounds
    Column("result", JSON),  # ranks and scores, when it is over; none of games that ended before they were kept
    Column("imported", JSON),  # of an imported game: whether its file was believed, and what of its past is told to all
    Column("rated", Boolean, nullable=False, server_default=false()),  # as it was laid; see `rated` in `table.py`
)

house = Table(
    "house",
    metadata,
    Column("now", Float, nullable=False),  # the clock of the house: one row
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bit", Integer, nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("name", String(40)),
    Column("bot", String(40)),  # who plays when no person does
    Column("driven", Boolean, nullable=False),  # the bot decides now
    Column("resigned", Boolean, nullable=False),
    Column("held_for", String(32), index=True),  # only this person may sit here
    Column("link", String(64), unique=True),  # hash of the invitation
    Column("seen_at", Float),
    Column("agreed", Boolean, nullable=False, server_default=false()),  # to play an imported game
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("person", String(32)),
    Column("move", String(64)),  # the client's own id of this change
    Column("action", Text),
    Column("outcomes", JSON),
    Column("data", JSON),
    Column("events", JSON),  # [kind, mask of insiders, arguments]
    Column("audience", Integer, nullable=False),  # -1: everybody; else the mask of seats that may know of it
    Column("at", Float, nullable=False),
    Column("hash", String(32), nullable=False),  # of this entry and all before it
    UniqueConstraint("table_id", "person", "move"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("dump", JSON, nullable=False),
    Column("seal", String(32), nullable=False, server_default=""),
)

reviews = Table(  # of finished games, as `coach/kept.py` writes them: a cache that survives restarts
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("coach", String(32), nullable=False),  # the version of the coach that made it
    Column("found", Text, nullable=False),  # JSON, never taken apart on the loop
    Column("made_at", Float, nullable=False),
)

ratings = Table(  # what a finished game has said about somebody; it outlives the table
    "ratings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("number", Integer, nullable=False),  # the how manieth of this person and game
    Column("place", Integer, nullable=False),  # among those whom it counts for
    Column("mu", Float, nullable=False),  # afterwards, as the model has it
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("person", "game", "number"),
)

friends = Table(  # a row for each two, from whoever asked
    "friends",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("other", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),  # of the other, as it was at the table
    Column("asked_at", Float, nullable=False),
    Column("declined", Boolean, nullable=False),  # of which the asker is not told
    Column("since", Float),  # null: not agreed to
    UniqueConstraint("person", "other"),
)

blocks = Table(  # whom somebody wants to hear nothing of
    "blocks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("other", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),  # as it was then
    Column("at", Float, nullable=False),
    UniqueConstraint("person", "other"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(12), nullable=False),  # email, push or webhook
    Column("target", JSON, nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("code", String(64)),  # hash of what proves that a mail address is one's own
    Column("created_at", Float, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("person", String(32), nullable=False, index=True),
    Column("channel", String(32)),
    Column("about", String(80), nullable=False),  # table and version, or what else it is about
    Column("message", JSON, nullable=False),
    Column("status", String(12), nullable=False),  # waiting, sent, failed, skipped
    Column("attempts", Integer, nullable=False),
    Column("next_at", Float, nullable=False),
    Column("error", Text),
    Column("created_at", Float, nullable=False),
    UniqueConstraint("channel", "about"),
    Index("outbox_due", "status", "next_at"),
)

probes = Table(  # one row, written to see whether writing works; not kept in backups
    "probes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
