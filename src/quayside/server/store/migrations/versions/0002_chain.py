"""Each entry of a log carries a hash of the one before it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from quayside.server.store.sealing import seal_tables

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_HASHES = (("entries", "hash"), ("tables", "head"), ("tables", "seal"), ("snapshots", "seal"))


def upgrade() -> None:
    for table, column in _HASHES:
        op.add_column(table, sa.Column(column, sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "probes",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    seal_tables(op.get_bind())
    if op.get_bind().dialect.name == "postgresql":
        # A process of the release before that still runs must not add entries without a hash: it is refused instead.
        op.alter_column("entries", "hash", server_default=None)


def downgrade() -> None:
    op.drop_table("probes")
    for table, column in _HASHES:
        op.drop_column(table, column)
