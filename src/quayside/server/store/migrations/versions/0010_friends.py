"""Friends, and blocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _two_people() -> list[sa.Column[str]]:
    return [
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("other", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
    ]


def upgrade() -> None:
    op.create_table(
        "friends",
        *_two_people(),
        sa.Column("asked_at", sa.Float(), nullable=False),
        sa.Column("declined", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Float()),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("person", "other"),
    )
    op.create_index("ix_friends_other", "friends", ["other"])
    op.create_table(
        "blocks",
        *_two_people(),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("person", "other"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_index("ix_seats_held_for", "seats", ["held_for"])
