"""Webhooks and browsers prove that they want messages, as mail addresses always had to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Those that were never asked have to be added again."""
    channels = sa.table("channels", sa.column("kind", sa.String), sa.column("verified", sa.Boolean))
    op.execute(channels.update().where(channels.c.kind != "email").values(verified=False))
