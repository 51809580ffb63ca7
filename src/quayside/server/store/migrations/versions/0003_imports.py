"""Imported games say so, and each seat agrees to play one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("imported", sa.JSON(), nullable=True))
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("agreed", sa.Boolean(), nullable=False, server_default=sa.false()))
    # Games imported before were taken as they are in their file; only who laid them on the table has agreed to that.
    tables = sa.table(
        "tables", *(sa.column(name) for name in ("id", "owner", "origin")), sa.column("imported", sa.JSON())
    )
    seats = sa.table("seats", *(sa.column(name) for name in ("table_id", "person")), sa.column("agreed", sa.Boolean()))
    goes_on = sa.and_(tables.c.origin.is_not(None), sa.cast(tables.c.origin, sa.Text()) != "null")
    op.execute(tables.update().where(goes_on).values(imported={"believed": True, "facts": []}))
    owners = sa.select(tables.c.id).where(goes_on, tables.c.id == seats.c.table_id, tables.c.owner == seats.c.person)
    op.execute(seats.update().where(sa.exists(owners)).values(agreed=True))
