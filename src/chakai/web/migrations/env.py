"""Alembic runs this; the connection is handed over by the store."""

from alembic import context

from chakai.web.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
