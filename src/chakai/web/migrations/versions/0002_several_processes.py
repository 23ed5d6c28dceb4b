"""Several processes: who serves, who looks where, whose turn it is to let a bot think; tables that wait"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_claim", sa.String(length=32), nullable=True))
    op.create_index("tables_waiting", "tables", ["started", "changed"], unique=False)
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


def downgrade() -> None:
    op.drop_index("presence_table", table_name="presence")
    op.drop_table("presence")
    op.drop_table("processes")
    op.drop_index("tables_waiting", table_name="tables")
    op.drop_column("tables", "bot_claim")
