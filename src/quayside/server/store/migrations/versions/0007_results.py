"""What lists say of a game: its round and its result."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("round", sa.Integer()))
    op.add_column("tables", sa.Column("result", sa.JSON()))
