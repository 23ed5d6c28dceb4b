"""Several processes: who serves, who looks where, who lets a bot think; tables that wait are found at once"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None
WAITING = sa.text("started IS NULL")


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_claim", sa.String(length=32), nullable=True))
    op.create_table(
        "processes",
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("beat", sa.Integer(), nullable=False),
        sa.Column("key_name", sa.String(length=32), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("process"),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("lookers", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["process"], ["processes.process"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("process", "table_id", "seat"),
    )
    op.create_index("presence_table", "presence", ["table_id"], unique=False)
    op.drop_index("tables_open", table_name="tables")
    op.create_index("tables_waiting", "tables", ["open", "made"], postgresql_where=WAITING, sqlite_where=WAITING)
    op.create_index("seat_keys_table", "seat_keys", ["table_id"])


def downgrade() -> None:
    op.drop_index("seat_keys_table", table_name="seat_keys")
    op.drop_index("tables_waiting", table_name="tables")
    op.create_index("tables_open", "tables", ["open"])
    op.drop_index("presence_table", table_name="presence")
    op.drop_table("presence")
    op.drop_table("processes")
    op.drop_column("tables", "bot_claim")
