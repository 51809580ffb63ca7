"""The clock of the house, and pauses and endings that the others agree to."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    house = op.create_table("house", sa.Column("now", sa.Float(), nullable=False))
    # The time of day, because clocks that run already were started by it.
    op.bulk_insert(house, [{"now": time.time()}])
    for name in ("pause_asked", "end_asked"):
        op.add_column("tables", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
