"""Bans, mutes, and what operators need to know of people and sessions."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("attempts")  # limits are counted in Redis or in memory
    _seen("people")
    for name in ("banned_until", "muted_until", "reset_until", "deleted_at"):
        op.add_column("people", sa.Column(name, sa.Float()))
    op.add_column("people", sa.Column("banned_why", sa.Text()))
    op.add_column("people", sa.Column("reset", sa.String(64)))
    op.create_index(op.f("ix_people_reset"), "people", ["reset"], unique=True)
    _seen("sessions")
    op.add_column("sessions", sa.Column("address", sa.String(64)))
    op.add_column("sessions", sa.Column("agent", sa.String(200)))
    op.create_table(
        "places",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("place", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "place"),
    )
    op.create_table(
        "bans",
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("address"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("closed_at", sa.Float()),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "notes",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )


def _seen(table: str) -> None:
    """When somebody was last seen. Of those from before it was noted: now, so that nobody is long gone."""
    op.add_column(table, sa.Column("seen_at", sa.Float(), nullable=False, server_default="0"))
    op.execute(sa.text(f"UPDATE {table} SET seen_at = :now").bindparams(now=time.time()))
    op.create_index(op.f(f"ix_{table}_seen_at"), table, ["seen_at"])
