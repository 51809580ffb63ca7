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
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token in the cookie
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
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
    Column("pending", Integer, nullable=False),  # bit mask of the seats that have to decide
    Column("unconfirmed", Integer),  # the seat that has still to confirm its turn
    Column("bots_pending", Boolean, nullable=False, index=True),
    Column("times", JSON, nullable=False),  # per seat: seconds left, and since when its clock runs
    Column("due_at", Float, index=True),  # when the first clock runs out
    Column("rematch", String(32)),
    Column("created_at", Float, nullable=False, index=True),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("touched_at", Float, nullable=False),  # last write; internal, never shown
    Column("head", String(32), nullable=False, server_default=""),  # the hash of the last entry
    Column("seal", String(32), nullable=False, server_default=""),  # a hash of what decides on the game: see `chain.py`
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
    Column("held_for", String(32)),  # only this person may sit here
    Column("link", String(64), unique=True),  # hash of the invitation
    Column("seen_at", Float),
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

attempts = Table(
    "attempts",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("key", String(120), nullable=False, index=True),
    Column("at", Float, nullable=False),
)

probes = Table(  # one row, written to see whether writing works; not kept in backups
    "probes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
