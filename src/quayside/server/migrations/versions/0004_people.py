"""Bans, mutes, and what operators need to know of people and sessions."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("attempts")  # limits are counted in Redis or in memory
